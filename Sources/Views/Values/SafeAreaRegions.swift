/// What keeps edges free.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit a region.
  public let rawValue: UInt
  /// The regions of the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device and bars inside the window.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard on the screen: there is none here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, Hashable, CaseIterable, Sendable {
  case leading, trailing
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, Hashable, CaseIterable, Sendable {
  case top, bottom
}
