/// Which views of a section stay in sight while a scroll view scrolls. Devices of pixels draw them so.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit a kind of view.
  public let rawValue: UInt32
  /// The kinds of the bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
