internal import SwiftSource
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
      _ = Array(screen.paint(painter.block(typed, cursor: typed.count, window: window)).text.utf8)
    }
    let colours = Samples.of(2_000) {
      round += 1
      _ = PromptEntry.classifications(of: lines[round % lines.count])
    }
    // What Tab and the pause before Enter cost, in a session that has something to look at.
    var session = Session()
    _ = session.handle(.entry(line))
    let places = [".", "Text(\"a\").", line + ".", "VStack(alignment: .", "Te", ":", ":select "]
    let completion = Samples.of(210) {
      round += 1
      let text = places[round % places.count]
      _ = session.completion(of: text, cursor: text.count)
    }
    let mistake = Samples.of(200) {
      round += 1
      let typed = lines[round % lines.count]
      _ = session.mistake(in: typed, cursor: typed.count)
    }
    let entries = (0..<1_000).map { "Text(\"entry \($0)\")" + line }
    let search = Samples.of(50) {
      var search = HistorySearch(entries)
      search.type("entry 9")
    }
    return starts + [
      BenchmarkResult(
        name: "prompt", n: line.count,
        figures: [
          Figure(name: "completion", samples: completion, showsTail: true, goal: Goal(median: .milliseconds(20), p99: .milliseconds(20))),
          Figure(name: "mistake", samples: mistake, showsTail: true, goal: Goal(median: .milliseconds(20))), Figure(name: "search", samples: search, showsTail: true),
          Figure(name: "colours", samples: colours, showsTail: true),
          Figure(name: "echo", samples: key, showsTail: true, goal: Goal(median: .microseconds(200), p99: .milliseconds(1))),
        ])
    ]
  }
}
