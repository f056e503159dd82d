extension NodeRecords {
  /// A frame whose lengths come from the nearest container.
  struct RelativeFrame {
    enum Length {
      /// So many of so many columns, with `spacing` points between them.
      case columns(count: Double, span: Double, spacing: Double)
      /// From the container's length.
      case function((Double, Axis) -> Double)
    }
    var axes: Axis.Set
    var length: Length
    var alignment: Alignment
  }
}
