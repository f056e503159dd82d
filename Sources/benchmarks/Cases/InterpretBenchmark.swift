internal import Interpreter
internal import Views

/// From a text to a program, and from a program to nodes.
@MainActor
enum InterpretBenchmark {
  static func run() -> [BenchmarkResult] { [lowering(), wide(1_000)] }

  private static func lowering() -> BenchmarkResult {
    let texts = [8, 9].map { SourceFile(name: "a.swift", text: MeasuredSource.file(gap: $0)) }
    var first = Samples()
    _ = first.time { Program.lower(texts[0]) }
    let cold = Samples.of(50) { _ = Program.lower(texts[0]) }
    var program = Program.lower(texts[0])
    var round = 0
    let warm = Samples.of(200) {
      round += 1
      program = Program.lower(texts[round % 2], after: program)
    }
    return BenchmarkResult(
      name: "lower", n: texts[0].text.utf8.count,
      figures: [
        Figure(name: "first", samples: first), Figure(name: "cold", samples: cold, showsTail: true), Figure(name: "changed_literal", samples: warm, showsTail: true),
      ])
  }

  private static func wide(_ n: Int) -> BenchmarkResult {
    let program = Program.lower(SourceFile(name: "wide.swift", text: MeasuredSource.wide(n)))
    var result = BenchmarkResult(name: "interpret wide", n: n)
    guard let root = try? program.root() else { return result }
    var host = ViewHost(root.view, device: .cells)
    result.nodes = host.infos.count
    result.figures = [Figure(name: "nodes", samples: Samples.of(50) { host = ViewHost(root.view, device: .cells) }, showsTail: true, goal: Goal(median: .milliseconds(5)))]
    return result
  }
}
