/// The horizontal or the vertical dimension.
public enum Axis: Int8, Hashable, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }
    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)
  }
  /// The axis across this one.
  @inline(__always) var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
