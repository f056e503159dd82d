public import Drawing
public import Foundation

/// Paints display lists into cells.
///
/// The root's origin is rounded to a whole cell once; every edge inside is rounded relative to it, to the nearest cell boundary, halves up, and a size is the difference
/// of rounded edges: neighbours neither gap nor overlap. Fills, borders and texts use exactly those bounds; only what curves or slants is finer inside. What is thinner than a cell
/// is drawn as a line in the cell that holds its centre, beside text rather than over it.
public struct Rasteriser: Hashable, Sendable {
  /// One cell, in points; finite and positive.
  public let cell: CGSize
  /// Which characters may be used for lines and fills.
  public var charset: Charset
  /// What translucent colours are mixed with where nothing was painted: the terminal's own paper is not known.
  public var backdrop: RGBA

  /// A cell that is not finite and positive counts as one point.
  public init(cell: CGSize, charset: Charset = .unicode, backdrop: RGBA = .black) {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite && value > 0 ? value : 1 }
    self.cell = CGSize(width: length(cell.width), height: length(cell.height))
    self.charset = charset
    self.backdrop = backdrop
  }

  /// The smallest rectangle of cells that holds the root's bounds and everything painted outside them; 0,0 is the root's first cell.
  public func picture(of list: DisplayList) throws(CellGridError) -> CellGrid {
    let bounds = rect(list.bounds) ?? CellRect(columns: 0, rows: 0)
    let steps = PaintSteps(list, self)
    var frame = steps.steps.reduce(bounds.union(PaintSteps.extent(of: list, self))) { $0.union($1.text?.extent ?? CellRect(columns: 0, rows: 0)) }
    if frame.columns.count.multipliedReportingOverflow(by: frame.rows.count).overflow || frame.columns.count * frame.rows.count > CellGrid.limit {
      // What is painted far outside of the root's bounds is cut off, as a window does (our choice): 80 × 24 cells on each side are left.
      frame = frame.intersection(CellRect(left: bounds.left - 80, top: bounds.top - 24, right: bounds.right + 80, bottom: bounds.bottom + 24))
    }
    var grid = try CellGrid(frame: frame)
    paint(steps, into: &grid, column: 0, row: 0)
    return try grid.cropped(to: bounds.union(grid.painted))
  }

  /// The canvas: what lies outside `columns` × `rows` is not shown.
  /// - Parameter origin: where the root's top-left corner stands on the canvas, in points; rounded once.
  public func screen(of list: DisplayList, columns: Int, rows: Int, origin: CGPoint) throws(CellGridError) -> CellGrid {
    var grid = try CellGrid(columns: columns, rows: rows)
    paint(list, into: &grid, column: column(origin.x), row: row(origin.y))
    return grid
  }

  /// Paints over what the grid shows. Painting the same list again changes nothing unless it holds translucent colours.
  /// - Parameters:
  ///   - column: where the root's first column stands in the grid
  ///   - row: where the root's first row stands in the grid
  public func paint(_ list: DisplayList, into grid: inout CellGrid, column: Int = 0, row: Int = 0) {
    paint(PaintSteps(list, self), into: &grid, column: column, row: row)
  }
  private func paint(_ steps: PaintSteps, into grid: inout CellGrid, column: Int, row: Int) {
    var painting = Painting(rasteriser: self, grid: grid, steps: steps, column: column, row: row)
    painting.paint()
    grid = painting.grid
  }

  /// The cell boundary nearest to `x` points, halves up.
  public func column(_ x: CGFloat) -> Int { Self.edge(x / cell.width) }
  /// The cell boundary nearest to `y` points, halves up.
  public func row(_ y: CGFloat) -> Int { Self.edge(y / cell.height) }

  /// The whole cells of a rectangle in points; nil if it has no place (NaN).
  public func rect(_ rect: CGRect) -> CellRect? {
    let (x, y) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (x + max(0, rect.size.width), y + max(0, rect.size.height))
    guard !x.isNaN, !y.isNaN, !right.isNaN, !bottom.isNaN else { return nil }
    return CellRect(left: column(x), top: row(y), right: column(right), bottom: row(bottom))
  }

  /// A millionth below a half counts as a half. Places farther than any grid are clamped.
  private static func edge(_ cells: CGFloat) -> Int { Int(bounded: (cells + 0.5 + 1e-6).rounded(.down)) }
  static let farthest = CGFloat(Int.farthest)
}
