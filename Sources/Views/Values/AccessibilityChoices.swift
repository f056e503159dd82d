/// What kind of thing a view is.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a choice.
  public let rawValue: Int
  /// The choices of the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Selected now.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// A summary, read first.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It starts something that plays.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns the page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// It keeps all else away.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// As a screen reader says them, in the order of the bits.
  private static let words = [
    "button", "heading", "selected", "link", "search field", "image", "plays sound", "keyboard key", "text", "summary", "updates frequently", "starts media",
    "direct touch", "turns the page", "modal", "switch", "tab bar",
  ]
  /// As a screen reader says them, with commas.
  var names: String { AccessibilityTraits.words.enumerated().filter { rawValue & 1 << $0.offset != 0 }.map(\.element).joined(separator: ", ") }
}

/// How the views inside an element are told.
public enum AccessibilityChildBehavior: Hashable, CaseIterable, Sendable {
  case ignore, contain, combine
}

/// Actions that assistive technologies know.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// What a tap does.
  public static let `default` = AccessibilityActionKind("default")
  /// What leaves something.
  public static let escape = AccessibilityActionKind("escape")
  /// What a tap with two fingers does.
  public static let magicTap = AccessibilityActionKind("magicTap")
  /// What removes something.
  public static let delete = AccessibilityActionKind("delete")
  /// What shows a menu.
  public static let showMenu = AccessibilityActionKind("showMenu")
  /// An action with a name of its own.
  public init(named name: Text) { self.init("named " + name.string) }
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, CaseIterable, Sendable {
  case increment, decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, CaseIterable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
