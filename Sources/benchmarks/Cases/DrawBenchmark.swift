internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Terminal
internal import Views

/// A full screen of gradients and shapes: from the display list to cells, and from cells to what is sent.
@MainActor
enum DrawBenchmark {
  static func run() -> [BenchmarkResult] {
    guard let old = cells(list("before")), let new = cells(list("after")) else { return [] }
    let before = list("before")
    let draw = Samples.of(50) { _ = cells(before) }
    let send = Samples.of(50) { _ = painter.diff(from: nil, to: old).text.utf8.count }
    let change = Samples.of(50) { _ = painter.diff(from: old, to: new).text.utf8.count }
    var results = sent()
    results[0].figures = [
      Figure(name: "cells", samples: draw, showsTail: true, goal: Goal(median: .milliseconds(10))), Figure(name: "whole screen", samples: send),
      Figure(name: "changed word", samples: change),
    ]
    return results
  }
  /// What is sent of a screen, and of the same one with another word.
  static func sent() -> [BenchmarkResult] {
    let (old, new) = (cells(list("before")), cells(list("after")))
    func bytes(from: CellGrid?, to: CellGrid?) -> Int { to.map { painter.diff(from: from, to: $0).text.utf8.count } ?? 0 }
    return [
      BenchmarkResult(
        name: "draw", n: columns * rows,
        bytes: [
          (name: "whole screen", count: bytes(from: nil, to: old), goal: nil), (name: "changed word", count: bytes(from: old, to: new), goal: 2_048),
        ])
    ]
  }

  private static let (columns, rows) = (200, 60)
  private static let painter = TextPainter(colors: .trueColor)

  private static func list(_ word: String) -> DisplayList {
    let host = ViewHost(Mural(word: word), device: .terminal)
    host.layOut(ProposedViewSize(width: CGFloat(columns) * 8, height: CGFloat(rows) * 16))
    return host.displayList
  }
  private static func cells(_ list: DisplayList) -> CellGrid? {
    try? Rasteriser(cell: Device.terminal.cell).screen(of: list, columns: columns, rows: rows, origin: .zero)
  }
}

/// Gradients behind rows of shapes, and a word.
private struct Mural: View {
  let word: String

  var body: some View {
    VStack(spacing: 0) {
      Text(word).font(.title)
      ForEach(0..<4) { row in
        HStack(spacing: 8) {
          Circle().fill(.red)
          Ellipse().fill(RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 60))
          RoundedRectangle(cornerRadius: 24).fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
          Capsule().strokeBorder(.green, lineWidth: 8)
          Circle().fill(AngularGradient(colors: [.red, .green, .blue, .red], center: .center))
          Rectangle().fill(.teal).rotationEffect(.degrees(Double(row) * 10))
        }
      }
    }
    .background(LinearGradient(colors: [.white, .gray], startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}
