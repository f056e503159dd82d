internal import SwiftSource
internal import Workbench

/// A file that is edited, checked by Swift's rules and shown by them.
@MainActor
enum RecheckBenchmark {
  static func run() -> [BenchmarkResult] { [edit()] }

  /// A literal is changed back and forth: from the text to the placed tree, with the verdict.
  private static func edit() -> BenchmarkResult {
    let texts = [8, 16].map { SourceFile(name: "a.swift", text: MeasuredSource.file(gap: $0)) }
    let request = Request()
    var first = Samples()
    var preview = first.time { Preview(texts[0], request) }
    let cold = Samples.of(11) { _ = Preview(texts[0], request) }
    var round = 0
    let edits = Samples.of(200) {
      round += 1
      preview = Preview(texts[round % 2], request, after: preview.program, state: preview)
    }
    return BenchmarkResult(
      name: "recheck", n: texts[0].text.utf8.count, nodes: preview.host?.infos.count,
      figures: [
        Figure(name: "first", samples: first), Figure(name: "whole", samples: cold),
        Figure(name: "changed_literal", samples: edits, showsTail: true, goal: Goal(median: .milliseconds(2))),
      ])
  }
}
