internal import Drawing
internal import Foundation
internal import LayoutCore
internal import MeasuredViews
internal import Views

/// The three trees: built from compiled views, laid out, and laid out again after a change.
@MainActor
enum LayoutBenchmark {
  static func run() -> [BenchmarkResult] {
    [
      wide(1_000), wide(10_000), still("deep", 50, deep(50), 500, 100), still("deep", 200, deep(200), 500, 100, goal: .microseconds(100)),
      still("mix", 6, mix(6), 400, 100, goal: .microseconds(700)),
    ]
  }

  /// Laid out anew: answers and placements forgotten, the tree and its memory kept.
  private static func layout(_ host: ViewHost, _ proposal: ProposedViewSize) -> Samples {
    var samples = Samples()
    for round in 0..<(host.tree.count > 10_000 ? 33 : 110) {
      host.tree.forget()
      var time = Samples()
      _ = time.time { host.layOut(proposal) }
      if round >= 10 { samples.add(time) }
    }
    return samples
  }
  private static func still(_ name: String, _ n: Int, _ view: AnyView, _ width: CGFloat, _ height: CGFloat, goal: Duration? = nil) -> BenchmarkResult {
    let host = ViewHost(view, device: .cells)
    let build = builds(21) { ViewHost(view, device: .cells) }
    return BenchmarkResult(
      name: name, n: n, nodes: host.tree.count,
      figures: [
        Figure(name: "build", samples: build),
        Figure(name: "layout", samples: layout(host, ProposedViewSize(width: width, height: height)), goal: goal.map { Goal(median: $0) }),
      ])
  }

  /// Each build is released before the next, outside of the time.
  private static func builds(_ runs: Int, _ make: () -> ViewHost) -> Samples {
    var samples = Samples()
    for round in -2..<runs {
      var time = Samples()
      _ = time.time(make)
      if round >= 0 { samples.add(time) }
    }
    return samples
  }

  private static func wide(_ n: Int) -> BenchmarkResult {
    let view = Wide(n: n)
    let build = builds(n > 1_000 ? 21 : 51) { ViewHost(view, device: .cells) }
    let host = ViewHost(view, device: .cells)
    let nodes = host.tree.count
    // A line more than the rows need: without it, the second line of a row is cut off and nothing moves.
    let (proposal, roomy) = (ProposedViewSize(width: 120, height: CGFloat(n)), ProposedViewSize(width: 120, height: CGFloat(n + 1)))
    let whole = layout(host, proposal)
    let changed = changes(host, n, proposal, ["name-5678"], rounds: 2_000)
    let moved = changes(host, n, roomy, ["name\nlong"], rounds: n > 1_000 ? 66 : 220)
    let isLarge = n > 1_000
    return BenchmarkResult(
      name: "wide", n: n, nodes: nodes,
      figures: [
        Figure(name: "build", samples: build, goal: isLarge ? Goal(median: .milliseconds(10)) : nil),
        Figure(name: "layout", samples: whole, goal: Goal(median: .nanoseconds(60 * nodes))),
        Figure(name: "changed_leaf", samples: changed, goal: isLarge ? Goal(median: .microseconds(2)) : nil),
        Figure(name: "moved_rows", samples: moved, goal: isLarge ? Goal(median: .milliseconds(1)) : nil),
      ])
  }
  /// The name of the row in the middle: 5 characters, then another text, and back.
  private static func changes(_ host: ViewHost, _ n: Int, _ proposal: ProposedViewSize, _ others: [String], rounds: Int) -> Samples {
    let leaf = NodeID(1 + n / 2 * 5 + 2)
    let texts = (["12345"] + others).map { TextLayout($0, font: ResolvedFont(), cell: host.device.cell) }
    func set(_ text: TextLayout) { host.tree.setText(leaf, ideal: text.ideal, least: text.least, lineHeight: text.character.height) }
    set(texts[0])
    host.layOut(proposal)
    var samples = Samples()
    for round in 1...rounds {
      let text = texts[round % texts.count]
      var time = Samples()
      time.time {
        set(text)
        host.layOut(proposal)
      }
      if round > rounds / 10 { samples.add(time) }
    }
    set(texts[0])
    host.layOut(proposal)
    return samples
  }
}
