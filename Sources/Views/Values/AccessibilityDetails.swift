public import Foundation

/// What a text is about, which changes how it is read aloud.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String
  /// A text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What a program writes for itself.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The source of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table of numbers.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// What a view of a pair is to the other one.
public enum AccessibilityLabeledPairRole: Hashable, CaseIterable, Sendable { case label, content }

/// How an area that is touched directly answers.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// One bit a choice.
  public let rawValue: UInt
  /// The choices of the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is read aloud on a touch.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The area is touched directly once it was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A wish to see more or less of a view.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
  /// Closer or further away.
  public enum Direction: Hashable, CaseIterable, Sendable { case zoomIn, zoomOut }
  /// Closer or further away.
  public let direction: Direction
  /// Where, as parts of the size of the view.
  public let location: UnitPoint
  /// Where, in points from the upper left corner of the view.
  public let point: CGPoint
}

/// What a group of actions of assistive technologies is for.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  /// Actions of no other group.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that change what is shown.
  public static let edit = AccessibilityActionCategory(name: "edit")
  private init(name: String) { self.name = name }
  /// A group with a name.
  public init(_ name: Text) { self.name = name.string }
  /// A group with a name.
  public init(_ name: some StringProtocol) { self.name = String(name) }
}

/// Something that assistive technologies tell besides label and value.
public struct AXCustomContent: Hashable, Sendable {
  /// When it is told.
  public enum Importance: UInt, Hashable, CaseIterable, Sendable {
    /// When somebody asks for it.
    case `default`
    /// Always.
    case high
  }
  /// What it is called.
  public var label: String
  /// What it is.
  public var value: String
  /// When it is told.
  public var importance = Importance.default
  /// A value with a label.
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

/// What something is known by that assistive technologies tell besides label and value.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let label: String
  private let id: String
  /// A key with a label and an id.
  public init(_ label: Text, id: String) { (self.label, self.id) = (label.string, id) }
  /// A key with a label and an id.
  public init(_ label: some StringProtocol, id: String) { (self.label, self.id) = (String(label), id) }
  /// A key whose label is its id.
  public init(_ label: some StringProtocol) { self.init(label, id: String(label)) }
}
