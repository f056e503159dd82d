internal import Drawing
internal import Foundation

/// What a list draws behind and between its rows: cards, and lines from the first text of a row to the end of its card.
struct ListDrawing {
  let measures: ListMeasures
  /// Where views inside say that the lines below them lie.
  private let edges: SeparatorEdges
  private let card: Paint?
  private let line: Paint
  /// As thin as a line can be, in points.
  private let hairline: CGFloat
  /// Behind the header that stays in sight.
  private let headerGround: (CGRect) -> [DisplayList.Content]

  init(_ measures: ListMeasures, _ environment: EnvironmentValues, edges: SeparatorEdges, scale: CGFloat) {
    self.measures = measures
    self.edges = edges
    card = measures.card?.paint(in: environment)
    line = SystemColor.separator.paint(in: environment)
    hairline = 1 / scale
    headerGround = { AnyShapeStyle(Material.bar).fill(.rectangle($0), frame: $0, in: environment) }
  }

  /// A part of a list once frames are known.
  struct Part {
    var part: ListPart?
    var frame: CGRect
    /// Where its first text begins.
    var textEdge: CGFloat?
    /// Where the line below it ends; nil is the end of its card.
    var lineEnd: CGFloat?
    var hidesLine = false
    var line = RowLine()
    var items: [DisplayList.Item] = []
  }

  /// All parts with what lies behind and between them, back to front.
  /// - Parameter top: where the list begins on the screen, in points: the header of a plain list that was scrolled
  /// stays there.
  func items(_ parts: [Part], top: CGFloat? = nil) -> [DisplayList.Item] {
    let parts = edges.applied(to: parts)
    var items: [DisplayList.Item] = []
    var rest = parts[...]
    while let first = rest.first {
      guard let part = first.part, part.kind == .row else {
        if !stays(first, top) { items += first.items }
        rest = rest.dropFirst()
        continue
      }
      let run = measures.rowSpacing > 0 ? rest.prefix(1) : rest.prefix { $0.part == part }
      rest = rest.dropFirst(run.count)
      items += card(Array(run))
    }
    return items + (top.map { pinnedHeader(parts, at: $0) } ?? [])
  }

  /// Whether a part is a header that has left the list upwards: it stays in sight, or is away with its section.
  func stays(_ part: Part, _ top: CGFloat?) -> Bool {
    guard let top, measures.form == .plain, part.part?.kind == .header, part.frame.isFinite else { return false }
    return part.frame.minY < top
  }
  /// The header of the section that lies at the upper edge of a plain list: it stands there on the bars' material,
  /// until the next
  /// section pushes it away (phone.md, 5.1).
  private func pinnedHeader(_ parts: [Part], at top: CGFloat) -> [DisplayList.Item] {
    guard let header = parts.last(where: { stays($0, top) }) else { return [] }
    let section = header.part?.section
    guard let last = parts.last(where: { $0.part?.section == section }), last.frame.isFinite, last.frame.maxY > top else { return [] }
    let shift = min(top - header.frame.minY, last.frame.maxY - header.frame.maxY)
    let row = parts.first { $0.part?.kind == .row && $0.frame.isFinite }?.frame ?? header.frame
    let ground = CGRect(x: row.minX, y: header.frame.minY + shift, width: row.width, height: header.frame.height)
    let moved = DisplayList.Item(.layer(.transform(CGAffineTransform(translationX: 0, y: shift)), header.items))
    return headerGround(ground).map { DisplayList.Item($0) } + [moved]
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
    func line(_ y: CGFloat, from x: CGFloat, to end: CGFloat? = nil, _ paint: Paint?) -> DisplayList.Content {
      let end = min(end ?? frame.maxX, frame.maxX)
      return .fill(
        .rectangle(CGRect(x: x, y: y - hairline, width: max(end - x, 0), height: hairline)), paint ?? self.line)
    }
    func line(below row: Part, above next: Part? = nil) -> DisplayList.Content {
      let start = min(max(row.textEdge ?? row.frame.minX + ListMeasures.inset, frame.minX), frame.maxX)
      return line(row.frame.maxY, from: start, to: row.lineEnd, row.line.below ?? next?.line.above)
    }
    if measures.form == .sidebar { return [] }
    var lines = zip(rows, rows.dropFirst()).filter { !$0.hidesLine && !$1.hidesLine && $0.frame.isFinite }.map {
      line(below: $0, above: $1)
    }
    if measures.form == .plain {
      // The line above the first row begins at the edge.
      if let first = rows.first, !first.hidesLine {
        lines.append(line(first.frame.minY + hairline, from: frame.minX, first.line.above))
      }
      if let last = rows.last, !last.hidesLine { lines.append(line(below: last)) }
    }
    return lines
  }
}
