internal import Foundation
internal import Tracing

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == BuildBenchmark.firstArgument, let n = Int(CommandLine.arguments[2]) {
  BuildBenchmark.first(n)
  exit(0)
}
let options: BenchmarkOptions
do {
  options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()), names: BenchmarkCase.all.map(\.name))
} catch {
  FileHandle.standardError.write(Data("benchmarks: \(error.message)\n".utf8))
  exit(2)
}
let chosen = BenchmarkCase.all.filter { options.only.isEmpty || options.only.contains($0.name) }
if options.isJSON {
  print(JSON.object([("version", .integer(1)), ("cases", .array(chosen.flatMap { $0.run() }.map(\.document)))]).text, terminator: "")
} else {
  for one in chosen {
    for result in one.run() { print(result.table) }
  }
}
