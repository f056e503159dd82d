/// A rectangle of whole cells: columns × rows, from `left`, `top`.
public struct CellRect: Hashable, Sendable {
  public var left: Int, top: Int
  /// The first column and row behind the rectangle; never less than `left` and `top`.
  public var right: Int, bottom: Int

  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = max(left, right)
    self.bottom = max(top, bottom)
  }
  public init(columns: Int, rows: Int) { self.init(left: 0, top: 0, right: columns, bottom: rows) }

  public var columns: Range<Int> { left..<right }
  public var rows: Range<Int> { top..<bottom }
  public var isEmpty: Bool { left == right || top == bottom }
  public func contains(column: Int, row: Int) -> Bool { columns.contains(column) && rows.contains(row) }

  public func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return CellRect(left: min(left, other.left), top: min(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom))
  }
  public func intersection(_ other: CellRect) -> CellRect {
    CellRect(left: max(left, other.left), top: max(top, other.top), right: min(right, other.right), bottom: min(bottom, other.bottom))
  }
  /// One cell more (or `cells` more) on each side.
  public func grown(by cells: Int = 1) -> CellRect { CellRect(left: left - cells, top: top - cells, right: right + cells, bottom: bottom + cells) }
  public func moved(columns: Int, rows: Int) -> CellRect { CellRect(left: left + columns, top: top + rows, right: right + columns, bottom: bottom + rows) }
}
