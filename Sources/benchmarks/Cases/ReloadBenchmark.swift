internal import Drawing
internal import SwiftSource
internal import LayoutCore
internal import Terminal
internal import Running
internal import Views

/// A saved file: text → program → nodes → frames → cells → bytes, a literal changed back and forth.
@MainActor
enum ReloadBenchmark {
  static func run() -> [BenchmarkResult] {
    let texts = [8, 16].map { MeasuredSource.file(gap: $0) }
    var state = State(texts[0])
    for round in 1...50 { state.reload(texts[round % 2]) }
    state.times = Times()
    for round in 1...1_000 { state.reload(texts[round % 2]) }
    let times = state.times
    return [
      BenchmarkResult(
        name: "reload", n: texts[0].utf8.count, nodes: state.nodes,
        figures: [
          Figure(name: "program", samples: times.program, showsTail: true), Figure(name: "nodes", samples: times.nodes, showsTail: true),
          Figure(name: "frames", samples: times.frames, showsTail: true), Figure(name: "cells", samples: times.cells, showsTail: true),
          Figure(name: "bytes", samples: times.bytes, showsTail: true),
          Figure(name: "reload", samples: times.total, showsTail: true, goal: Goal(median: .milliseconds(4), p99: .milliseconds(10))),
        ])
    ]
  }

  private struct Times {
    var program = Samples()
    var nodes = Samples()
    var frames = Samples()
    var cells = Samples()
    var bytes = Samples()
    var total = Samples()
  }

  /// What is kept from one save to the next.
  @MainActor
  private struct State {
    var program: CheckedProgram?
    var grid: CellGrid?
    var nodes = 0
    var times = Times()
    private let device = Device.terminal
    private let painter = TextPainter(colors: .trueColor, charset: .unicode)
    private let window = (columns: 80, rows: 48)

    init(_ text: String) { program = try? CheckedProgram.read(SourceFile(name: "a.swift", text: text)) }

    mutating func reload(_ text: String) {
      let clock = ContinuousClock()
      let start = clock.now
      let previous = program
      program = times.program.time { try? CheckedProgram.read(SourceFile(name: "a.swift", text: text), after: previous) }
      let (checked, device, window, painter) = (program, device, window, painter)
      let host = times.nodes.time { () -> ViewHost? in
        guard let root = checked?.root(budget: Budget()) else { return nil }
        return ViewHost(root.view, device: device)
      }
      guard let host else { return }
      let size = CGSize(width: CGFloat(window.columns) * device.cell.width, height: CGFloat(window.rows) * device.cell.height)
      _ = times.frames.time { host.layOut(ProposedViewSize(size)) }
      let rasteriser = Rasteriser(cell: device.cell)
      let new = times.cells.time { try? rasteriser.screen(of: host.displayList, columns: window.columns, rows: window.rows, origin: .zero) }
      let old = grid
      if let new { _ = times.bytes.time { Array(painter.diff(from: old, to: new).text.utf8) } }
      grid = new
      nodes = host.infos.count
      times.total.add(clock.now - start)
    }
  }
}
