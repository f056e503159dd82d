/// What some kinds of nodes keep outside their record.
enum NodeRecords {
  struct Text {
    var leastHeight: Double
    var lineHeight: Double
    /// From the top of a line to the letters' foot.
    var ascent: Double
    /// Lines of one height one below the other, as many as there are.
    var isPlain = true
  }
  /// NaN: no such limit.
  struct Limits {
    var least: Double
    var ideal: Double
    var most: Double
    var isNone: Bool { least.isNaN && ideal.isNaN && most.isNaN }
  }
  struct FlexibleFrame {
    var width: Limits
    var height: Limits
    var alignment: Alignment
    @inline(__always) subscript(axis: Axis) -> Limits { axis == .horizontal ? width : height }
  }
  struct Insets {
    var top: Double
    var leading: Double
    var bottom: Double
    var trailing: Double
    @inline(__always) func before(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
    @inline(__always) func after(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }
  }
  struct Alignment: Hashable {
    var horizontal: AlignmentKey
    var vertical: AlignmentKey
    @inline(__always) subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }
  }
  struct Guide {
    var key: AlignmentKey
    var value: (ViewDimensions) -> Double
  }
}
