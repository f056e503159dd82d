internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Terminal
internal import Tracing
internal import Views

/// The line on which a container has aligned the guides of its views.
struct GuideLine: Hashable {
  var owner: NodeID
  /// Horizontal: x is known, the line goes down.
  var axis: Axis
  /// From the root's corner, in points.
  var position: Double
  var name: String
}

extension Preview {
  /// In tree order, each once. Ask for the events when the preview is made.
  var guideLines: [GuideLine] {
    guard let host, let trace else { return [] }
    let frames = host.tree.frames()
    var lines: [GuideLine] = []
    var seen = Set<GuideLine>()
    var isPlacing = false
    struct Reader: Hashable {
      var owner: NodeID
      var axis: Axis
    }
    var read: [Reader: String] = [:]
    for event in trace.events {
      if event.kind == .place { isPlacing = true }
      if event.kind == .guide, let axis = event.axis { read[Reader(owner: event.subject, axis: axis)] = trace.guideName(event) }
      guard isPlacing, let rule = event.rule, [.stackLine, .stackLineDefault, .zStackLine].contains(rule), let axis = event.axis, frames.indices.contains(Int(event.node)) else {
        continue
      }
      let frame = frames[Int(event.node)]
      let name = read[Reader(owner: event.node, axis: axis)] ?? "center"
      let line = GuideLine(owner: event.node, axis: axis, position: Double(axis == .horizontal ? frame.minX : frame.minY) + event.result, name: name)
      if seen.insert(line).inserted { lines.append(line) }
    }
    return lines
  }

  /// The picture with the guide lines of its containers in the cells that are blank; empty where nothing is aligned.
  func guidesPicture(_ charset: Charset) -> String {
    let lines = guideLines
    guard let host, !lines.isEmpty, let picture = try? picture(isScreen: false, colors: .none, charset: charset) else { return "" }
    var grid = picture.grid
    let cell = request.device.cell
    let frames = host.tree.frames()
    for line in lines where line.position.isFinite {
      let frame = frames[Int(line.owner)]
      guard frame.width.isFinite, frame.height.isFinite else { continue }
      func cells(_ start: CGFloat, _ end: CGFloat, _ unit: CGFloat) -> Range<Int> {
        let first = Int(bounded: (start / unit).rounded(.down))
        return first..<max(first + 1, Int(bounded: (end / unit).rounded(.up)))
      }
      if line.axis == .horizontal {
        let column = Int(bounded: (CGFloat(line.position) / cell.width).rounded(.down))
        for row in cells(frame.minY, frame.maxY, cell.height).clamped(to: grid.frame.rows) { grid.mark(column: column, row: row, charset == .ascii ? ":" : "┊") }
      } else {
        let row = Int(bounded: (CGFloat(line.position) / cell.height).rounded(.down))
        for column in cells(frame.minX, frame.maxX, cell.width).clamped(to: grid.frame.columns) { grid.mark(column: column, row: row, charset == .ascii ? "." : "┈") }
      }
    }
    return TextPainter(colors: .none, charset: charset).text(grid) + "\n\n"
  }
}

extension CellGrid {
  /// Puts a character where nothing is drawn; of a line at the far edge in the last cell.
  fileprivate mutating func mark(column: Int, row: Int, _ text: String) {
    let (column, row) = (column == frame.right ? column - 1 : column, row == frame.bottom ? row - 1 : row)
    guard frame.contains(column: column, row: row), self[column, row].cluster.allSatisfy({ $0 == " " }) else { return }
    put(Cell(text, attributes: .dim), column: column, row: row)
  }
}
