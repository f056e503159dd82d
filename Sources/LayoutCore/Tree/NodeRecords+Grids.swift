extension NodeRecords {
  /// Lengths in points; NaN: the device's default distance.
  struct LazyGrid {
    var tracks: [LazyTrack]
    /// Between its lines: rows of a `LazyVGrid`.
    var spacing: Double
    /// Where cells lie in their track that says nothing itself.
    var alignment: Alignment
  }
  struct Grid {
    var alignment: Alignment
    var horizontalSpacing: Double
    var verticalSpacing: Double
    @inline(__always) func spacing(_ axis: Axis) -> Double { axis == .horizontal ? horizontalSpacing : verticalSpacing }
  }
  /// What a modifier says about a cell; nil where it says nothing.
  struct GridCell {
    var columns: Int?
    var unsizedAxes: Axis.Set?
    var columnAlignment: AlignmentKey?
    /// Parts of the cell's room, from the leading and the top edge.
    var anchor: (x: Double, y: Double)?
    /// In a lazy grid the cell is a line by itself.
    var isLine = false
  }
}
