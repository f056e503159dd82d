/// What a rotor of assistive technologies steps through. A still picture has no rotor.
public typealias AccessibilityRotorContent = View
/// Collects the entries of a rotor.
public typealias AccessibilityRotorContentBuilder = ViewBuilder

/// One place that a rotor leads to. It shows nothing: a still picture has no rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  let label: String?
  let id: ID?
  private init(_ label: String?, _ id: ID?) { (self.label, self.id) = (label, id) }
  /// Nothing is shown.
  public var body: some View { EmptyView() }
}
extension AccessibilityRotorEntry {
  /// The view with an id, under a label.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) { self.init(label.string, id) }
  /// The view with an id, under a label.
  public init(
    _ label: some StringProtocol, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) { self.init(String(label), id) }
  /// The view with an id in a space of names, under a label.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(label.string, id) }
  /// The view with an id in a space of names, under a label.
  public init(
    _ label: some StringProtocol, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(String(label), id) }
  /// The view with an id in a space of names, under a label (Apple's other spelling).
  public init(
    _ label: some StringProtocol, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(String(label), id) }
}
extension AccessibilityRotorEntry where ID == Never {
  /// Some characters of the text of the view.
  public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {
    self.init(label?.string, nil)
  }
  /// Some characters of the text of the view, under a label.
  public init(_ label: some StringProtocol, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {
    self.init(String(label), nil)
  }
}

/// A rotor that the system has.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  /// Links that were opened before, or were not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "visitedLinks" : "newLinks")
  }
  /// Links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings \(level)")
  }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "headings") }
  /// Bold texts.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "boldText") }
  /// Slanted texts.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "italicText") }
  /// Underlined texts.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "underlineText") }
  /// Misspelt words.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "misspelledWords") }
  /// Images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "textFields") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "landmarks") }
}
