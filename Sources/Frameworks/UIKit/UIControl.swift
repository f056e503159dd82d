import CoreGraphics
import Foundation
import SwiftUI

/// A view that a person works with. Actions are kept; nothing calls them in a picture.
open class UIControl: UIView {
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// Where its contents stand across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where its contents stand along.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  private var actions: [(action: UIAction, events: Event)] = []
  /// Whether a menu opens at once.
  open var showsMenuAsPrimaryAction = false
  /// Whether a menu opens when a finger stays.
  open var isContextMenuInteractionEnabled = false
  /// What is told under a pointer.
  open var toolTip: String?
  /// Whether a finger moves on it: never in a picture.
  open var isTracking: Bool { false }
  /// Whether a finger is inside: never in a picture.
  open var isTouchInside: Bool { false }
  /// Who is told: targets are not kept.
  open var allTargets: Set<AnyHashable> { [] }
  /// What does something.
  open var allControlEvents: Event { actions.reduce([]) { $0.union($1.events) } }
  /// What it is in.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// A control in a rectangle, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A control that does something.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// None: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Calls a method of an object when something happens: never here.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Calls a method no longer.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Does something when something happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
  /// Does something no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }
  /// Does something no longer, named.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
  }
  /// Calls a method of an object: nothing is called here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  /// Does something.
  open func sendAction(_ action: UIAction) { action.handler(action) }
  /// The methods of an object that are called: none are kept.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? { nil }
  /// Whether a finger is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether it is followed further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// It is followed no longer.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// It was taken away.
  open func cancelTracking(with event: UIEvent?) {}
  /// Tells that something happened.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.intersection(controlEvents).isEmpty { entry.action.handler(entry.action) }
  }

  /// What a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// States of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// It has the keyboard.
    public static let focused = State(rawValue: 8)
    /// What an app uses itself.
    public static let application = State(rawValue: 0x00FF_0000)
    /// What the system uses itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes down again.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger comes in.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A finger goes out.
    public static let touchDragExit = Event(rawValue: 32)
    /// A menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// All that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All that happens to a text.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the finger.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value is another.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A button did what it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text is another.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Anything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
  /// Where contents stand across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The middle, edges, all of it.
    case center, left, right, fill, leading, trailing
  }
  /// Where contents stand along.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The middle, edges, all of it.
    case center, top, bottom, fill
  }
}
