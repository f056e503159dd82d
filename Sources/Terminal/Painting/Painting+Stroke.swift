internal import Drawing
internal import Foundation

extension Painting {
  /// A stroke of at least this part of a cell's width is painted as an area; a thinner one is a line of box characters or of dots (our choice).
  private static let area: CGFloat = 0.6

  mutating func stroke(_ outline: DisplayList.Outline, _ style: StrokeStyle, _ paint: Paint) {
    guard paint.isVisible, style.lineWidth > 0, style.lineWidth.isFinite else { return }
    let brush = Brush(paint, area: outline.bounds.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2), transform: state.transform, cell: rasteriser.cell)
    let isThin = style.lineWidth * state.transform.meanScale < rasteriser.cell.width * Self.area
    if isThin, style.usableDash.isEmpty, state.transform.b == 0, state.transform.c == 0, let isRounded = isBox(outline, style),
      let cells = rasteriser.rect(outline.bounds.applying(state.transform))
    {
      return box(cells, brush, isRounded: isRounded)
    }
    if isThin { return thin(outline, style, brush) }
    let snapped = outline.path.applying(snapping(outline.bounds))
    let map = state.transform.concatenating(parts)
    var wide = style
    // nothing is drawn farther away than this, and a line this wide covers all of it
    wide.lineWidth = min(style.lineWidth, 1e6)
    let polygons = snapped.strokedPath(wide).applying(map).flattened().map(\.points)
    let isMirrored = state.transform.a * state.transform.d - state.transform.b * state.transform.c < 0
    fill(coverage(of: isMirrored ? polygons.map { $0.reversed() } : polygons, isEvenOdd: false), brush)
  }

  /// Whether a thin line along an outline is a box with round corners or with plain ones; nil for other outlines. A box that is drawn along the inside of its
  /// bounds counts as one of these bounds.
  private func isBox(_ outline: DisplayList.Outline, _ style: StrokeStyle) -> Bool? {
    let figure = outline.path.figure
    switch figure {
    case .rectangle(let rect) where rect.insetBy(dx: -style.lineWidth, dy: -style.lineWidth).contains(outline.bounds): return false
    case .roundedRectangle(let rect, let corner, _) where rect.insetBy(dx: -style.lineWidth, dy: -style.lineWidth).contains(outline.bounds):
      return corner.height * abs(state.transform.d) <= 1.3 * rasteriser.cell.height ? true : nil
    default: return nil
    }
  }

  /// A thin line: box characters where it only runs along the axes, else the dots of braille characters.
  private mutating func thin(_ outline: DisplayList.Outline, _ style: StrokeStyle, _ brush: Brush) {
    let lines = outline.path.applying(inset(outline.bounds)).applying(state.transform).flattened().flatMap { $0.dashed(style) }
    let scale = CGAffineTransform(scaleX: CGFloat(BrailleDots.columns) / rasteriser.cell.width, y: CGFloat(BrailleDots.rows) / rasteriser.cell.height)
    var dots: [DotCell: UInt8] = [:]
    for line in lines {
      let points = line.points.map { $0.applying(scale) }
      let ends = line.isClosed ? points + points.prefix(1) : points
      for (a, b) in zip(ends, ends.dropFirst()) { add(a, b, to: &dots) }
      if points.count == 1, style.lineCap != .butt { add(points[0], points[0], to: &dots) }
    }
    for (cell, bits) in dots { draw(dots: bits, column: cell.column, row: cell.row, brush.paint(column: cell.column, row: cell.row)) }
  }
  private struct DotCell: Hashable {
    var column: Int
    var row: Int
  }

  /// Adds the dots that a line passes. Only what can be seen is walked.
  private func add(_ a: CGPoint, _ b: CGPoint, to dots: inout [DotCell: UInt8]) {
    let (low, high) = (CGFloat(visible.top * BrailleDots.rows) - 1, CGFloat(visible.bottom * BrailleDots.rows) + 1)
    let (left, right) = (CGFloat(visible.left * BrailleDots.columns) - 1, CGFloat(visible.right * BrailleDots.columns) + 1)
    var (first, last): (CGFloat, CGFloat) = (0, 1)
    for (start, length, from, to) in [(a.x, b.x - a.x, left, right), (a.y, b.y - a.y, low, high)] {
      if length == 0 {
        if start < from || start > to { return }
        continue
      }
      let (one, two) = ((from - start) / length, (to - start) / length)
      first = max(first, min(one, two))
      last = min(last, max(one, two))
    }
    guard first <= last else { return }
    let (dx, dy) = ((b.x - a.x) * (last - first), (b.y - a.y) * (last - first))
    let count = max(1, Int(bounded: max(abs(dx), abs(dy)).rounded(.up)))
    for step in 0...count {
      let t = first + (last - first) * CGFloat(step) / CGFloat(count)
      let (x, y) = (Int(bounded: (a.x + (b.x - a.x) * t).rounded(.down)), Int(bounded: (a.y + (b.y - a.y) * t).rounded(.down)))
      let cell = DotCell(column: x >> 1, row: y >> 2)
      guard visible.contains(column: cell.column, row: cell.row) else { continue }
      dots[cell, default: 0] |= BrailleDots.bit(column: x & 1, row: y & 3)
    }
  }

  /// The map that moves the edges of bounds to the middles of the outermost dots of their cells.
  private func inset(_ bounds: CGRect) -> CGAffineTransform {
    guard let cells = rasteriser.rect(bounds), !cells.isEmpty, bounds.width > 0, bounds.height > 0 else { return .identity }
    let dot = CGSize(width: rasteriser.cell.width / CGFloat(BrailleDots.columns), height: rasteriser.cell.height / CGFloat(BrailleDots.rows))
    let (width, height) = (CGFloat(cells.columns.count) * rasteriser.cell.width - dot.width, CGFloat(cells.rows.count) * rasteriser.cell.height - dot.height)
    let (x, y) = (width / bounds.width, height / bounds.height)
    let (left, top) = (CGFloat(cells.left) * rasteriser.cell.width + dot.width / 2, CGFloat(cells.top) * rasteriser.cell.height + dot.height / 2)
    return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: left - bounds.minX * x, ty: top - bounds.minY * y)
  }
}
