internal import Interpreter
internal import Terminal
internal import Workbench

/// A key at the prompt: the line with its colours, and what is sent of it.
@MainActor
enum PromptBenchmark {
  static func run() -> [BenchmarkResult] {
    let line = MeasuredSource.line
    let painter = PromptPainter(colors: .trueColor)
    let window = CellCount.standard
    var screen = InlineScreen(window: window)
    // The line grows key by key, then the last word is taken away.
    let words = Array(".padding(12).background(.red)")
    let lines = words.indices.map { line + String(words[...$0]) }
    var round = 0
    let key = Samples.of(2_000) {
      let typed = lines[round % lines.count]
      round += 1
      _ = Array(screen.paint(painter.block(typed, cursor: typed.count, window: window)).utf8)
    }
    let colours = Samples.of(2_000) {
      round += 1
      _ = PromptEntry.classifications(of: lines[round % lines.count])
    }
    return [
      BenchmarkResult(
        name: "prompt", n: line.count,
        figures: [
          Figure(name: "colours", samples: colours, showsTail: true),
          Figure(name: "echo", samples: key, showsTail: true, goal: Goal(median: .microseconds(200), p99: .milliseconds(1))),
        ])
    ]
  }
}
