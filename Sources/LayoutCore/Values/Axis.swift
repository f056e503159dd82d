/// The horizontal or the vertical dimension.
public enum Axis: Int8, Hashable, CaseIterable, Sendable {
  case horizontal, vertical

  /// One axis, both or none.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an axis.
    public let rawValue: Int8
    /// The axes of the bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one axis.
    public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }
    /// The horizontal axis.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis.
    public static let vertical = Set(.vertical)
  }
  /// The axis across this one.
  @inline(__always) var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
