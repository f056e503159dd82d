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
if let work = options.work {
  CountedBenchmark.perform(work.name, rounds: work.rounds)
  exit(0)
}
let chosen = options.isCounted ? [BenchmarkCase.counted] : BenchmarkCase.all.filter { options.only.isEmpty || options.only.contains($0.name) }
var results: [BenchmarkResult] = []
if options.isJSON {
  results = chosen.flatMap { $0.run() }
  print(JSON.object([("version", .integer(1)), ("cases", .array(results.map(\.document)))]).text, terminator: "")
} else {
  for one in chosen {
    for result in one.run() {
      print(result.table)
      results.append(result)
    }
  }
}
// For those who run it without reading it.
exit(results.contains(where: \.isMissed) ? 1 : 0)
