/// A rectangle of whole cells: columns × rows, from `left`, `top`.
public struct CellRect: Hashable, Sendable {
  /// The first column.
  public var left: Int
  /// The first row.
  public var top: Int
  /// The first column behind the rectangle; never less than `left`.
  public var right: Int
  /// The first row behind the rectangle; never less than `top`.
  public var bottom: Int

  /// A rectangle of four edges; edges in the wrong order give an empty one.
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = max(left, right)
    self.bottom = max(top, bottom)
  }
  /// A rectangle from 0,0.
  public init(columns: Int, rows: Int) { self.init(left: 0, top: 0, right: columns, bottom: rows) }

  /// Its columns.
  public var columns: Range<Int> { left..<right }
  /// Its rows.
  public var rows: Range<Int> { top..<bottom }
  /// Whether it holds no cell.
  public var isEmpty: Bool { left == right || top == bottom }
  /// Whether it holds a cell.
  public func contains(column: Int, row: Int) -> Bool { columns.contains(column) && rows.contains(row) }

  /// The smallest rectangle around both; an empty one counts for nothing.
  public func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return CellRect(left: min(left, other.left), top: min(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom))
  }
  /// What both hold.
  public func intersection(_ other: CellRect) -> CellRect {
    CellRect(left: max(left, other.left), top: max(top, other.top), right: min(right, other.right), bottom: min(bottom, other.bottom))
  }
  /// One cell more (or `cells` more) on each side.
  public func grown(by cells: Int = 1) -> CellRect { CellRect(left: left - cells, top: top - cells, right: right + cells, bottom: bottom + cells) }
  /// The rectangle elsewhere.
  public func moved(columns: Int, rows: Int) -> CellRect { CellRect(left: left + columns, top: top + rows, right: right + columns, bottom: bottom + rows) }
}
