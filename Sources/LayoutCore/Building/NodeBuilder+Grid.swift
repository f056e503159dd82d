public import Foundation

/// A table whose columns are as wide as their widest cells need.
extension NodeBuilder {
  /// Cells span no columns beyond this number (our choice).
  static let mostColumns = 1000

  /// Its children are rows; another child is a row of one cell that spans all columns. Spacings in points; nil: the device's, between rows of text the lines' own.
  @discardableResult public mutating func beginGrid(
    horizontal: AlignmentKey, vertical: AlignmentKey, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
  ) -> NodeID {
    var n = Node(.grid)
    n.flags = Node.bringsNil
    n.payload = tree.grids.count
    tree.grids.append(
      NodeRecords.Grid(
        alignment: NodeRecords.Alignment(horizontal: horizontal, vertical: vertical), horizontalSpacing: Length.spacing(horizontalSpacing),
        verticalSpacing: Length.spacing(verticalSpacing)))
    return begin(n, axis: nil)
  }
  /// A row of the grid around it; elsewhere a row of its own, an `HStack` (documented). nil leaves the alignment to the grid.
  @discardableResult public mutating func beginGridRow(alignment: AlignmentKey?) -> NodeID {
    guard parent >= 0, tree.nodes[parent].kind == .grid else { return beginHStack(alignment: alignment ?? .verticalCenter, spacing: nil) }
    var n = Node(.gridRow)
    n.payload = alignment?.code ?? -1
    return begin(n, axis: nil)
  }
  /// How many columns the cell spans; less than 1 counts as 1.
  @discardableResult public mutating func beginGridCell(columns: Int) -> NodeID {
    cell(NodeRecords.GridCell(columns: min(max(columns, 1), NodeBuilder.mostColumns)))
  }
  /// Along these axes the cell does not make its column or row larger.
  @discardableResult public mutating func beginGridCell(unsizedAxes: Axis.Set) -> NodeID { cell(NodeRecords.GridCell(unsizedAxes: unsizedAxes)) }
  /// Where the cells of the cell's column lie.
  @discardableResult public mutating func beginGridCell(columnAlignment: AlignmentKey) -> NodeID {
    cell(NodeRecords.GridCell(columnAlignment: columnAlignment))
  }
  /// The part of the cell's room before it: 0,0 is the top leading corner; what is not finite counts as a half.
  @discardableResult public mutating func beginGridCell(anchorX x: CGFloat, y: CGFloat) -> NodeID {
    cell(NodeRecords.GridCell(anchor: (x.isFinite ? Double(x) : 0.5, y.isFinite ? Double(y) : 0.5)))
  }
  /// In a lazy grid the cell is a line by itself, as long as all tracks together; elsewhere it is as any other.
  @discardableResult public mutating func beginGridLine() -> NodeID { cell(NodeRecords.GridCell(isLine: true)) }
  private mutating func cell(_ record: NodeRecords.GridCell) -> NodeID {
    var n = Node(.gridCell)
    n.payload = tree.gridCells.count
    tree.gridCells.append(record)
    return begin(n, axis: axis)
  }
}
