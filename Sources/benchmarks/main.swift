internal import Foundation
internal import Tracing
internal import Views

let options: BenchmarkOptions
do {
  options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()), names: BenchmarkCase.all.map(\.name))
} catch {
  FileHandle.standardError.write(Data("benchmarks: \(error.message)\n".utf8))
  exit(2)
}
// As `playground` does.
ReleasedMemory.keep()
let chosen = BenchmarkCase.all.filter { options.only.isEmpty || options.only.contains($0.name) }
if options.isJSON {
  print(JSON.object([("version", .integer(1)), ("cases", .array(chosen.flatMap { $0.run() }.map(\.document)))]).text, terminator: "")
} else {
  for one in chosen {
    for result in one.run() { print(result.table) }
  }
}
