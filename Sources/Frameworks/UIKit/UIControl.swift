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
  /// What it is in.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// Calls a method of an object when something happens: never here.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Calls a method no longer.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Does something when something happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
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
  }
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1)
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

/// An entry of a menu.
@MainActor open class UIMenuElement {
  /// What it says.
  public let title: String
  /// What it shows.
  public let image: UIImage?
  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
  /// How an entry looks.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }
  /// Whether an entry is marked.
  public enum State: Int, Sendable {
    /// No, yes, partly.
    case off, on, mixed
  }
}
/// An entry that does something.
open class UIAction: UIMenuElement {
  /// What it does.
  public let handler: (UIAction) -> Void
  /// How it looks.
  public let attributes: UIMenuElement.Attributes
  /// Whether it is marked.
  public var state: UIMenuElement.State
  /// An entry with what it does.
  public init(
    title: String = "", image: UIImage? = nil, identifier: String? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}
/// Entries of a menu.
open class UIMenu: UIMenuElement {
  /// The entries.
  public let children: [UIMenuElement]
  /// A menu of entries.
  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
  /// How a menu looks.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its entries stand in the menu around.
    public static let displayInline = Options(rawValue: 1)
    /// It takes something away.
    public static let destructive = Options(rawValue: 2)
  }
}

/// A button.
open class UIButton: UIControl {
  open override class func appearance() -> UIButton { Appearances.button }
  /// The kind.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  /// The title.
  open var titleLabel: UILabel? { label }
  private let label = UILabel()
  /// The image.
  open var imageView: UIImageView? { picture }
  private let picture = UIImageView()
  /// How it looks.
  open var configuration: Configuration?
  /// The menu that it shows.
  open var menu: UIMenu?
  /// Whether the menu is what it is for.
  open var showsMenuAsPrimaryAction = false
  /// The distance of its contents from its edges, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The distance of its title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The distance of its image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  /// A button of a look.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
  }
  /// A button that does something.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      addAction(primaryAction, for: .touchUpInside)
    }
  }
  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleColors[state.rawValue] = color }
  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }
  /// Sets what is behind in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the title in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state.rawValue] = title?.string
  }
  /// The title in a state.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }
  /// The image in a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }
  /// The colour of the title in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] }
  /// The title as it is.
  open var currentTitle: String? { titles[state.rawValue] ?? titles[0] }
  /// The image as it is.
  open var currentImage: UIImage? { images[state.rawValue] ?? images[0] }

  /// Kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without a look, of the system, and with symbols.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
  /// How a button looks.
  public struct Configuration {
    /// The title.
    public var title: String?
    /// What stands below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The distance between image and title in points.
    public var imagePadding: CGFloat = 0
    /// The colour of the title.
    public var baseForegroundColor: UIColor?
    /// The colour behind.
    public var baseBackgroundColor: UIColor?
    /// The distance from the edges in points.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// Plain letters.
    public static func plain() -> Configuration { Configuration() }
    /// On a strong area.
    public static func filled() -> Configuration { Configuration() }
    /// On a tinted area.
    public static func tinted() -> Configuration { Configuration() }
    /// On a grey area.
    public static func gray() -> Configuration { Configuration() }
    /// With a border.
    public static func bordered() -> Configuration { Configuration() }
    /// With a strong border.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}
