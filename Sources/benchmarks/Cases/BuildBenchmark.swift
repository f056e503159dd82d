internal import Foundation

/// What the first build and the first layout of a process cost, and the memory it holds: in a process of its own that is linked to the views alone.
@MainActor
enum BuildBenchmark {
  /// Runs a process for each repetition.
  static func run() -> [BenchmarkResult] { [1_000, 10_000].map(wide) }

  private static func wide(_ n: Int) -> BenchmarkResult {
    var (build, layout) = (Samples(), Samples())
    var memory: [Int] = []
    var nodes = 0
    for _ in 0..<11 {
      guard let words = child(n), words.count == 4 else { continue }
      build.add(.nanoseconds(words[0]))
      layout.add(.nanoseconds(words[1]))
      memory.append(words[2])
      nodes = words[3]
    }
    return BenchmarkResult(
      name: "wide first", n: n, nodes: nodes,
      figures: [Figure(name: "build", samples: build), Figure(name: "layout", samples: layout, goal: Goal(median: .nanoseconds(130 * nodes)))],
      memory: memory.sorted().dropFirst(memory.count / 2).first)
  }
  private static func child(_ n: Int) -> [Int]? {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "EngineBenchmark")
    process.arguments = ["\(n)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output.split { $0.isWhitespace }.compactMap { Int($0) }
  }
}
