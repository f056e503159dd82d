import CoreGraphics
import Foundation
import SwiftUI

/// An entry of a menu.
@MainActor open class UIMenuElement: Hashable {
  /// What it says.
  public let title: String
  /// What stands below that.
  open var subtitle: String?
  /// What it shows.
  public let image: UIImage?
  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
  /// Whether it is the same entry.
  nonisolated public static func == (a: UIMenuElement, b: UIMenuElement) -> Bool { a === b }
  /// The entry.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
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
    /// The menu stays.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  /// Whether an entry is marked.
  public enum State: Int, Sendable {
    /// No, yes, partly.
    case off, on, mixed
  }
}
/// An entry that does something.
open class UIAction: UIMenuElement {
  /// A name of an entry.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// What it does.
  public let handler: (UIAction) -> Void
  /// The name.
  public let identifier: Identifier
  /// What it says where there is room.
  open var discoverabilityTitle: String?
  /// How it looks.
  open var attributes: UIMenuElement.Attributes
  /// Whether it is marked.
  open var state: UIMenuElement.State
  /// Who did it.
  open var sender: Any? { nil }
  /// An entry with what it does.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.attributes = attributes
    self.state = state
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}
/// An entry that calls a method: nothing is called here.
open class UICommand: UIMenuElement {
  /// What is called.
  public let action: Selector
  /// What tells entries of one method from each other.
  public let propertyList: Any?
  /// What it says where there is room.
  open var discoverabilityTitle: String?
  /// How it looks.
  open var attributes: UIMenuElement.Attributes
  /// Whether it is marked.
  open var state: UIMenuElement.State
  /// An entry of a method.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}
/// Keys that are held.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Keys of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// That for capital letters, which stays.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key with a number beside the letters.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
/// A method that keys call: nothing is called here.
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before what the system does.
  open var wantsPriorityOverSystemBehavior = false
  /// A method of keys.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
  /// A method of keys.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
  /// The key up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that leaves.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key that deletes.
  public static let inputDelete = "\u{8}"
}
/// Entries of a menu.
open class UIMenu: UIMenuElement {
  /// A name of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The app's own.
    public static let application = Identifier("com.apple.menu.application")
    /// Files.
    public static let file = Identifier("com.apple.menu.file")
    /// Editing.
    public static let edit = Identifier("com.apple.menu.edit")
    /// What is shown.
    public static let view = Identifier("com.apple.menu.view")
    /// Windows.
    public static let window = Identifier("com.apple.menu.window")
    /// Help.
    public static let help = Identifier("com.apple.menu.help")
    /// How letters look.
    public static let format = Identifier("com.apple.menu.format")
  }
  /// How large entries are.
  public enum ElementSize: Int, Sendable {
    /// Small, middle, large, as there is room.
    case small, medium, large, automatic
  }
  /// The entries.
  public let children: [UIMenuElement]
  /// The name.
  public let identifier: Identifier
  /// How it looks.
  public let options: Options
  /// How large entries are.
  open var preferredElementSize = ElementSize.automatic
  /// A menu of entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
  /// A menu of entries of a size.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: children)
    self.preferredElementSize = preferredElementSize
  }
  /// The same with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
  /// The entries that are marked.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
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
    /// One of its entries is marked.
    public static let singleSelection = Options(rawValue: 32)
    /// Its entries are colours or the like.
    public static let displayAsPalette = Options(rawValue: 128)
  }
}
/// Entries that are asked for when a menu opens: none opens in a picture.
open class UIDeferredMenuElement: UIMenuElement {
  /// Tells the entries.
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// Entries that are asked for once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }
  /// Entries that are asked for each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
/// What makes the menus of an app: there are none here.
@MainActor public protocol UIMenuBuilder {
  /// Puts a menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu in another, at the beginning.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu in another, at the end.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
