internal import Drawing
internal import Foundation

/// What a list draws behind and between its rows: cards, and lines from the first text of a row to the end of its card.
struct ListDrawing {
  let measures: ListMeasures
  private let card: Paint?
  private let line: Paint
  /// As thin as a line can be, in points.
  private let hairline: CGFloat

  init(_ measures: ListMeasures, _ environment: EnvironmentValues, scale: CGFloat) {
    self.measures = measures
    card = measures.card?.paint(in: environment)
    line = SystemColor.separator.paint(in: environment)
    hairline = 1 / scale
  }

  /// A part of a list once frames are known.
  struct Part {
    var part: ListPart?
    var frame: CGRect
    /// Where its first text begins.
    var textEdge: CGFloat?
    var hidesLine = false
    var items: [DisplayList.Item] = []
  }

  /// All parts with what lies behind and between them, back to front.
  func items(_ parts: [Part]) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    var rest = parts[...]
    while let first = rest.first {
      guard let part = first.part, part.kind == .row else {
        items += first.items
        rest = rest.dropFirst()
        continue
      }
      let run = measures.rowSpacing > 0 ? rest.prefix(1) : rest.prefix { $0.part == part }
      rest = rest.dropFirst(run.count)
      items += card(Array(run))
    }
    return items
  }

  private func card(_ rows: [Part]) -> [DisplayList.Item] {
    guard let first = rows.first, let last = rows.last, first.frame.isFinite, last.frame.isFinite else { return rows.flatMap(\.items) }
    let frame = first.frame.union(last.frame)
    let lines = lines(rows, frame).map { DisplayList.Item($0) }
    let inside = rows.flatMap(\.items)
    guard let card else { return inside + lines }
    guard measures.form == .insetGrouped else {
      let edges = [frame.minY, frame.maxY].map { DisplayList.Item(.fill(.rectangle(CGRect(x: frame.minX, y: $0 - hairline / 2, width: frame.width, height: hairline)), line)) }
      return [DisplayList.Item(.fill(.rectangle(frame), card))] + inside + lines + edges
    }
    let outline = DisplayList.Outline.rounded(frame, ListMeasures.radius)
    return [DisplayList.Item(.fill(outline, card)), DisplayList.Item(.layer(.clip(outline), inside + lines))]
  }

  private func lines(_ rows: [Part], _ frame: CGRect) -> [DisplayList.Content] {
    func line(_ y: CGFloat, from x: CGFloat) -> DisplayList.Content {
      .fill(.rectangle(CGRect(x: x, y: y - hairline, width: frame.maxX - x, height: hairline)), self.line)
    }
    func line(below row: Part) -> DisplayList.Content {
      line(row.frame.maxY, from: min(max(row.textEdge ?? row.frame.minX + ListMeasures.inset, frame.minX), frame.maxX))
    }
    if measures.form == .sidebar { return [] }
    var lines = zip(rows, rows.dropFirst()).filter { !$0.hidesLine && !$1.hidesLine && $0.frame.isFinite }.map { row, _ in line(below: row) }
    if measures.form == .plain {
      // The line above the first row begins at the edge.
      if let first = rows.first, !first.hidesLine { lines.append(line(first.frame.minY + hairline, from: frame.minX)) }
      if let last = rows.last, !last.hidesLine { lines.append(line(below: last)) }
    }
    return lines
  }
}
