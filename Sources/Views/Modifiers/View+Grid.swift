public import LayoutCore

extension View {
  /// How many columns of its `Grid` the cell spans, gaps included; less than 1 counts as 1.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    Modified(self, "gridCellColumns") { _ in .gridCell(.columns(count)) }
  }
  /// Along these axes the cell does not make its column or row larger; it may still fill its room.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    Modified(self, "gridCellUnsizedAxes") { _ in .gridCell(.unsizedAxes(axes)) }
  }
  /// Where the cells of the cell's column lie.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    Modified(self, "gridColumnAlignment") { _ in .gridCell(.columnAlignment(guide)) }
  }
  /// Which point of the cell lies on the same point of its room, whatever grid, row and column say.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    Modified(self, "gridCellAnchor") { _ in .gridCell(.anchor(anchor)) }
  }
}

/// What a modifier says about a cell.
enum GridCellTrait {
  case columns(Int)
  case unsizedAxes(Axis.Set)
  case columnAlignment(HorizontalAlignment)
  case anchor(UnitPoint)
  /// A line by itself in a lazy grid.
  case line
}
