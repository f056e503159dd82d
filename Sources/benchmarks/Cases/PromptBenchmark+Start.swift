internal import Foundation

extension PromptBenchmark {
  /// From the start of a process to its end, with one view drawn; nothing where the playground was not built beside the benchmarks.
  static var starts: [BenchmarkResult] {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "playground")
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return [] }
    let start = Samples.of(21) {
      let process = Process()
      process.executableURL = program
      process.arguments = ["-e", "Text(\"a\")"]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      do {
        try process.run()
        process.waitUntilExit()
      } catch {
        return
      }
    }
    return [BenchmarkResult(name: "start", n: 1, figures: [Figure(name: "start", samples: start, showsTail: true, goal: Goal(median: .milliseconds(50)))])]
  }
}
