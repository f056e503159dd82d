internal import Drawing
internal import Foundation
internal import LayoutCore
public import Terminal
internal import Tracing
internal import Views

extension Stepper {
  /// What is known of the picture: views that have their place are drawn, the rest is hatched; the present offer is dashed, the answer solid.
  ///
  /// Where the view is larger than the room, it is drawn smaller, as boxes. The last step is the plain picture.
  public func canvas(_ columns: Int, _ rows: Int, _ charset: Charset) throws(CellGridError) -> CellGrid {
    var grid = try CellGrid(columns: columns, rows: rows)
    guard let host = preview.host, columns > 0, rows > 0 else { return grid }
    let cell = preview.request.device.cell
    let region = region
    let (wide, tall) = (max(region.width / cell.width, 1), max(region.height / cell.height, 1))
    let scale = min(1, CGFloat(columns) / wide, CGFloat(rows) / tall)
    let unit = CGSize(width: cell.width / scale, height: cell.height / scale)
    let rasteriser = Rasteriser(cell: unit, charset: charset)
    let state = state
    let isWhole = position == count
    if !isWhole { hatch(rasteriser.rect(CGRect(origin: .zero, size: region)), charset, &grid) }
    let placed = Set(state.frames.indices.filter { state.frames[$0] != nil }.map { NodeID($0) })
    if !isWhole {
      for node in placed where host.tree.isLeaf(node) { if let frame = state.frames[Int(node)], let rect = rasteriser.rect(frame) { clear(rect, &grid) } }
    }
    if scale == 1 {
      var list = host.displayList
      if !isWhole { list.items = list.items.filter { placed.contains($0.node) } }
      rasteriser.paint(list, into: &grid)
    } else {
      for node in placed.sorted() where host.tree.isLeaf(node) {
        guard let frame = state.frames[Int(node)], let rect = rasteriser.rect(frame) else { continue }
        let isFlat = rect.rows.count < 3 && host.label(of: node) != "spacer"
        if !isFlat { box(rect, Stroke(charset, isDashed: false), .standard, &grid) }
        let name = host.label(of: node) ?? trace.nodes[Int(node)].title
        let column = rect.left + (isFlat ? 0 : 1)
        grid.write(String(name.prefix(max(rect.columns.count - (isFlat ? 0 : 2), 1))), column: column, row: max((rect.top + rect.bottom - 1) / 2, rect.top))
      }
    }
    if !isWhole, let event { outline(event, state, region, rasteriser, charset, &grid) }
    return grid
  }

  /// What the canvas holds: the root's offer, or its size where that is larger or the offer is not a finite one.
  private var region: CGSize {
    func side(_ offer: CGFloat?, _ own: CGFloat) -> CGFloat {
      let own = own.isFinite ? own : 0
      return if let offer, offer.isFinite { max(offer, own) } else { own }
    }
    return CGSize(width: side(preview.proposal.width, preview.size.width), height: side(preview.proposal.height, preview.size.height))
  }

  /// The offer dashed, the answer or place solid.
  private func outline(_ event: LayoutEvent, _ state: StepState, _ region: CGSize, _ rasteriser: Rasteriser, _ charset: Charset, _ grid: inout CellGrid) {
    guard event.kind == .measure || event.kind == .answer || event.kind == .place else { return }
    let origin = state.frames[Int(event.node)]?.origin ?? anchor(of: event.node, state)
    func rect(_ width: CGFloat, _ height: CGFloat) -> CellRect? {
      rasteriser.rect(CGRect(origin: origin, size: CGSize(width: width.isFinite ? width : region.width, height: height.isFinite ? height : region.height)))
    }
    let offer = event.proposal
    if event.kind != .place, let rect = rect(offer.width ?? region.width, offer.height ?? region.height) { box(rect, Stroke(charset, isDashed: true), .rgb(90, 160, 255), &grid) }
    if event.kind != .measure, let rect = rect(event.size.width, event.size.height) { box(rect, Stroke(charset, isDashed: false), .rgb(255, 170, 60), &grid) }
  }
  /// A view without a place is drawn where the nearest one around it lies.
  private func anchor(of node: NodeID, _ state: StepState) -> CGPoint {
    var k = trace.node(node)?.parent ?? -1
    while let traced = trace.node(k) {
      if let frame = state.frames[Int(k)] { return frame.origin }
      k = traced.parent
    }
    return .zero
  }

  // MARK: Cells

  private func hatch(_ rect: CellRect?, _ charset: Charset, _ grid: inout CellGrid) {
    guard let rect = rect?.intersection(grid.frame) else { return }
    for row in rect.rows { for column in rect.columns { grid.put(Cell(charset == .ascii ? "." : "╱", attributes: .dim), column: column, row: row) } }
  }
  private func clear(_ rect: CellRect, _ grid: inout CellGrid) {
    let rect = rect.intersection(grid.frame)
    for row in rect.rows { for column in rect.columns { grid[column, row] = Cell() } }
  }
  /// The characters of a box.
  private struct Stroke {
    var across, down: String
    var corners: [String]
    init(_ charset: Charset, isDashed: Bool) {
      switch (charset, isDashed) {
      case (.ascii, true): (across, down, corners) = ("-", ":", ["+", "+", "+", "+"])
      case (.ascii, false): (across, down, corners) = ("=", "|", ["+", "+", "+", "+"])
      case (_, true): (across, down, corners) = ("┄", "┆", ["┌", "┐", "└", "┘"])
      case (_, false): (across, down, corners) = ("─", "│", ["┌", "┐", "└", "┘"])
      }
    }
  }
  /// A box along the inside of a rectangle; what has no extent is a line in the nearest cell.
  private func box(_ rect: CellRect, _ stroke: Stroke, _ color: CellColor, _ grid: inout CellGrid) {
    let (left, top) = (rect.left, rect.top)
    let (right, bottom) = (max(rect.right, left + 1) - 1, max(rect.bottom, top + 1) - 1)
    func put(_ text: String, _ column: Int, _ row: Int) {
      if grid.frame.contains(column: column, row: row) { grid.put(Cell(text, foreground: color), column: column, row: row) }
    }
    let seen = CellRect(left: left, top: top, right: right + 1, bottom: bottom + 1).intersection(grid.frame)
    for column in seen.columns {
      put(stroke.across, column, top)
      put(stroke.across, column, bottom)
    }
    if bottom > top {
      for row in seen.rows {
        put(stroke.down, left, row)
        put(stroke.down, right, row)
      }
      if right > left { for (corner, place) in zip(stroke.corners, [(left, top), (right, top), (left, bottom), (right, bottom)]) { put(corner, place.0, place.1) } }
    }
  }
}
