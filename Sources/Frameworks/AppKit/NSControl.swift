import Foundation
import SwiftUI

/// A view that a person works with. Actions are kept; nothing calls them in a picture.
open class NSControl: NSView {
  /// Who does what it is for.
  open weak var target: AnyObject?
  /// What it is for.
  open var action: Selector?
  private var number = 0
  /// A number to find it by.
  open override var tag: Int {
    get { number }
    set { number = newValue }
  }
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is pressed.
  open var isHighlighted = false
  /// Whether it tells all the time.
  open var isContinuous = false
  /// Whether clicks do not give it the keyboard.
  open var refusesFirstResponder = false
  /// The size.
  open var controlSize = NSControl.ControlSize.regular
  /// The font.
  open var font: NSFont? = NSFont.systemFont(ofSize: 13)
  /// Where texts stand.
  open var alignment = NSTextAlignment.natural
  /// How lines end that are too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the text is one line.
  open var usesSingleLineMode = false
  /// What makes texts of values.
  open var formatter: Formatter?
  /// What draws it.
  open var cell: NSCell? = NSCell()
  /// The value as it is.
  open var objectValue: Any?
  /// The value as a text.
  open var stringValue: String {
    get { objectValue.map { "\($0)" } ?? "" }
    set { objectValue = newValue }
  }
  /// The value as a text with attributes.
  open var attributedStringValue: NSAttributedString {
    get { NSAttributedString(string: stringValue) }
    set { stringValue = newValue.string }
  }
  /// The value as a number.
  open var doubleValue: Double {
    get { objectValue as? Double ?? Double(stringValue) ?? 0 }
    set { objectValue = newValue }
  }
  /// The value as a number.
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  /// The value as a whole number.
  open var integerValue: Int {
    get { objectValue as? Int ?? Int(doubleValue) }
    set { objectValue = newValue }
  }
  /// The value as a whole number.
  open var intValue: Int32 {
    get { Int32(integerValue) }
    set { integerValue = Int(newValue) }
  }
  /// Takes the value of another.
  open func takeStringValueFrom(_ sender: Any?) {
    if let other = sender as? NSControl { stringValue = other.stringValue }
  }
  /// Takes the size that fits.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// The size that fits an offer, in points.
  open func sizeThatFits(_ size: NSSize) -> NSSize { size }
  /// Sends what it is for: nothing hears it.
  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool { false }
  /// When it sends what it is for.
  @discardableResult open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }
  /// Does as if it were clicked: nothing hears it.
  open func performClick(_ sender: Any?) {}
  /// What edits its text: nothing.
  open func currentEditor() -> NSText? { nil }
  /// Ends the editing of its text.
  @discardableResult open func abortEditing() -> Bool { false }
  /// Takes what was edited.
  open func validateEditing() {}
  /// Editing of a text began.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification")
  /// A text is another.
  nonisolated public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
  /// Editing of a text ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification")

  /// The size of a control.
  public enum ControlSize: UInt, Sendable {
    /// Usual, small, very small, large.
    case regular, small, mini, large
  }
  /// Whether a control is on.
  public struct StateValue: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: Int
    /// A state of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Partly.
    public static let mixed = StateValue(rawValue: -1)
    /// No.
    public static let off = StateValue(rawValue: 0)
    /// Yes.
    public static let on = StateValue(rawValue: 1)
  }
  /// Where an image stands beside a text.
  public enum ImagePosition: UInt, Sendable {
    /// No image, no text, at edges, behind the text, at the beginning and the end.
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
  }
}

/// What draws a control.
@MainActor open class NSCell {
  /// Whether its text goes on in more lines.
  open var wraps = true
  /// Whether its text scrolls.
  open var isScrollable = false
  /// Whether its text is one line.
  open var usesSingleLineMode = false
  /// How lines end that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the last line ends with dots.
  open var truncatesLastVisibleLine = false
  /// Whether it sends what it is for when editing ends.
  open var sendsActionOnEndEditing = false
  /// What surrounds it while it has the keyboard.
  open var focusRingType = NSFocusRingType.default
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is pressed.
  open var isHighlighted = false
  /// Whether it has a bevel.
  open var isBezeled = false
  /// Whether it has a border.
  open var isBordered = false
  /// What is behind it.
  open var backgroundStyle = BackgroundStyle.normal
  /// The title.
  open var title = ""
  /// As usual.
  public init() {}
  /// The size in points.
  open var cellSize: NSSize { .zero }
  /// What is behind a cell.
  public enum BackgroundStyle: Int, Sendable {
    /// Usual, strong, raised, lowered.
    case normal, emphasized, raised, lowered
  }
}

/// A button.
open class NSButton: NSControl {
  /// The title.
  open var title = "Button"
  /// The title while it is on.
  open var alternateTitle = ""
  /// The title with attributes.
  open var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  /// The image.
  open var image: NSImage?
  /// The image while it is on.
  open var alternateImage: NSImage?
  /// Where the image stands.
  open var imagePosition = NSControl.ImagePosition.noImage
  /// How the image fits.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// Whether the image stands at the text.
  open var imageHugsTitle = false
  /// How the image's symbol is made.
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  /// Whether it is on.
  open var state = NSControl.StateValue.off
  /// Whether it can be on partly.
  open var allowsMixedState = false
  /// Whether it has a border.
  open var isBordered = true
  /// Whether its border is seen only below the pointer.
  open var showsBorderOnlyWhileMouseInside = false
  /// Whether nothing is behind it.
  open var isTransparent = false
  /// The look.
  open var bezelStyle = NSButton.BezelStyle.rounded
  /// The colour of its border.
  open var bezelColor: NSColor?
  /// The colour of its contents.
  open var contentTintColor: NSColor?
  /// Whether it takes something away.
  open var hasDestructiveAction = false
  /// The key that does it.
  open var keyEquivalent = ""
  /// Keys that are held with that one.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  /// The sound of a click.
  open var sound: NSSound?
  /// The kind.
  private(set) var kind = NSButton.ButtonType.momentaryPushIn

  /// A button of a title.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.action = action
  }
  /// A button of an image.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(title: "", target: target, action: action)
    self.image = image
    imagePosition = .imageOnly
  }
  /// A button of a title and an image.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    self.image = image
    imagePosition = .imageLeading
  }
  /// A box to tick.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    kind = .switch
  }
  /// A button of several of which one is on.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    kind = .radio
  }
  /// Sets the kind.
  open func setButtonType(_ type: NSButton.ButtonType) { kind = type }
  /// Goes on to the next state.
  open func setNextState() { state = state == .on ? .off : .on }
  /// Shows it pressed.
  open func highlight(_ flag: Bool) { isHighlighted = flag }

  /// A kind of button.
  public enum ButtonType: UInt, Sendable {
    /// Kinds by what a click does.
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
    /// Kinds by how hard they are pressed.
    case accelerator, multiLevelAccelerator
  }
  /// A look of a button.
  public enum BezelStyle: UInt, Sendable {
    /// A usual one.
    case automatic = 0
    /// A usual one.
    case rounded = 1
    /// A square one that grows.
    case regularSquare = 2
    /// A triangle that opens something.
    case disclosure = 5
    /// A square one with a shadow.
    case shadowlessSquare = 6
    /// A round one.
    case circular = 7
    /// A square one with a texture.
    case texturedSquare = 8
    /// A question mark.
    case helpButton = 9
    /// A small square one.
    case smallSquare = 10
    /// One of bars with tools.
    case texturedRounded = 11
    /// One with round ends.
    case roundRect = 12
    /// One of bars that choose.
    case recessed = 13
    /// An arrow that opens something.
    case roundedDisclosure = 14
    /// One in a list.
    case inline = 15
    /// A usual one.
    public static let push = BezelStyle.rounded
    /// One of bars with tools.
    public static let toolbar = BezelStyle.texturedRounded
    /// One with round ends.
    public static let accessoryBarAction = BezelStyle.roundRect
    /// One of bars that choose.
    public static let accessoryBar = BezelStyle.recessed
    /// A small text.
    public static let badge = BezelStyle.inline
  }
}
