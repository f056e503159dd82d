public import LayoutCore

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide's key in the layout engine.
  public let key: AlignmentKey
  /// The leading edge: the left one where text runs from left to right.
  public static let leading = Self(key: .leading)
  /// The middle.
  public static let center = Self(key: .horizontalCenter)
  /// The trailing edge.
  public static let trailing = Self(key: .trailing)

  init(key: AlignmentKey) { self.key = key }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  /// The guide's key in the layout engine.
  public let key: AlignmentKey
  /// The top edge.
  public static let top = Self(key: .top)
  /// The middle.
  public static let center = Self(key: .verticalCenter)
  /// The bottom edge.
  public static let bottom = Self(key: .bottom)
  /// The baseline of the topmost text; the bottom edge of what has none.
  public static let firstTextBaseline = Self(key: .firstTextBaseline)
  /// The baseline of the bottommost text; the bottom edge of what has none.
  public static let lastTextBaseline = Self(key: .lastTextBaseline)

  init(key: AlignmentKey) { self.key = key }
}

/// A guide along each axis.
public struct Alignment: Hashable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment
  /// The pair of two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// The centre.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// The corner at the top and the leading edge.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// The corner at the top and the trailing edge.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// The corner at the bottom and the leading edge.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// The corner at the bottom and the trailing edge.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
  /// The middle of the topmost text's baseline.
  public static let centerFirstTextBaseline = Self(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the bottommost text's baseline.
  public static let centerLastTextBaseline = Self(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge at the topmost text's baseline.
  public static let leadingFirstTextBaseline = Self(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge at the bottommost text's baseline.
  public static let leadingLastTextBaseline = Self(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge at the topmost text's baseline.
  public static let trailingFirstTextBaseline = Self(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge at the bottommost text's baseline.
  public static let trailingLastTextBaseline = Self(horizontal: .trailing, vertical: .lastTextBaseline)
}
