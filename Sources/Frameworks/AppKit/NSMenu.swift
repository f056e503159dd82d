import Foundation
import SwiftUI

/// A menu: its entries are kept.
@MainActor open class NSMenu: Hashable {
  /// The title.
  open var title: String
  /// The entries.
  open var items: [NSMenuItem] = [] {
    didSet { for item in items { item.menu = self } }
  }
  /// Who is told.
  open weak var delegate: (any NSMenuDelegate)?
  /// Whether entries are off by themselves.
  open var autoenablesItems = true
  /// Whether it shows what services add.
  open var allowsContextMenuPlugIns = true
  /// At least so wide, in points.
  open var minimumWidth: CGFloat = 0
  /// The font.
  open var font: NSFont! = NSFont.menuFont(ofSize: 0)
  /// Whether marks have room.
  open var showsStateColumn = true
  /// The menu around.
  open weak var supermenu: NSMenu?
  /// The size in points.
  open var size: NSSize { CGSize(width: minimumWidth, height: CGFloat(items.count) * 22) }
  /// A menu of a title.
  public init(title: String) { self.title = title }
  /// A menu without a title.
  public convenience init() { self.init(title: "") }
  /// A menu of an archive: empty.
  public required init?(coder: NSCoder) { title = "" }
  /// How many entries there are.
  open var numberOfItems: Int { items.count }
  /// The entry that the pointer is on.
  open var highlightedItem: NSMenuItem? { nil }
  /// Takes an entry at the end.
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
  /// Takes an entry at the end.
  @discardableResult open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    items.append(item)
    return item
  }
  /// Takes an entry at a place.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    items.insert(newItem, at: max(0, min(index, items.count)))
  }
  /// Takes an entry at a place.
  @discardableResult open func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }
  /// Takes an entry away.
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  /// Takes an entry away.
  open func removeItem(at index: Int) { if items.indices.contains(index) { items.remove(at: index) } }
  /// Takes all entries away.
  open func removeAllItems() { items = [] }
  /// The entry of a place.
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  /// The entry of a title.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// The entry of a number.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// The place of an entry; -1 for none.
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  /// The place of a title; -1 for none.
  open func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }
  /// The place of a number; -1 for none.
  open func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
  /// Puts a menu behind an entry.
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  /// Looks which entries are off.
  open func update() {}
  /// Does what an entry is for: nothing hears it.
  open func performActionForItem(at index: Int) {}
  /// Shows it: it is not shown.
  @discardableResult open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool {
    false
  }
  /// Shows it at a view: it is not shown.
  public static func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
  /// Closes it.
  open func cancelTracking() {}
  /// Closes it at once.
  open func cancelTrackingWithoutAnimation() {}
  /// It is open.
  nonisolated public static let didBeginTrackingNotification = Notification.Name("NSMenuDidBeginTrackingNotification")
  /// It is closed.
  nonisolated public static let didEndTrackingNotification = Notification.Name("NSMenuDidEndTrackingNotification")
  /// Whether both are the same object.
  nonisolated public static func == (a: NSMenu, b: NSMenu) -> Bool { a === b }
  /// The object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// Who is told what happens to a menu.
@MainActor public protocol NSMenuDelegate: AnyObject {
  /// It is about to be open.
  func menuWillOpen(_ menu: NSMenu)
  /// It is closed.
  func menuDidClose(_ menu: NSMenu)
  /// It wants entries.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// The pointer goes onto an entry.
  func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
}
extension NSMenuDelegate {
  /// Nothing.
  public func menuWillOpen(_ menu: NSMenu) {}
  /// Nothing.
  public func menuDidClose(_ menu: NSMenu) {}
  /// Nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  /// Nothing.
  public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
}
/// Who is asked which entries can be chosen.
@MainActor public protocol NSMenuItemValidation: AnyObject {
  /// Whether an entry can be chosen.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// An entry of a menu.
@MainActor open class NSMenuItem: Hashable {
  /// The title.
  open var title: String
  /// The title with attributes.
  open var attributedTitle: NSAttributedString?
  /// What stands below the title.
  open var subtitle: String?
  /// What it does.
  open var action: Selector?
  /// Who does it.
  open weak var target: AnyObject?
  /// The key that does it.
  open var keyEquivalent: String
  /// Keys that are held with that one.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = [.command]
  /// Whether it can be chosen.
  open var isEnabled = true
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether it is marked.
  open var state = NSControl.StateValue.off
  /// A number to find it by.
  open var tag = 0
  /// What it stands for.
  open var representedObject: Any?
  /// The image.
  open var image: NSImage?
  /// What marks it.
  open var onStateImage: NSImage?
  /// What marks it when it is not marked.
  open var offStateImage: NSImage?
  /// What marks it partly.
  open var mixedStateImage: NSImage?
  /// The menu behind it.
  open var submenu: NSMenu? {
    didSet { submenu?.supermenu = menu }
  }
  /// The menu around.
  open weak var menu: NSMenu?
  /// How far it stands in.
  open var indentationLevel = 0
  /// What is said of it while the pointer rests on it.
  open var toolTip: String?
  /// Whether it takes the place of the entry before while a key is held.
  open var isAlternate = false
  /// What it shows instead.
  open var view: NSView?
  /// A small text at its end.
  open var badge: NSMenuItemBadge?
  /// The name that it is known by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Whether its key counts while it is hidden.
  open var allowsKeyEquivalentWhenHidden = false
  private var isLine = false
  /// An entry of a title.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
  }
  /// An entry without a title.
  public convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }
  /// An entry of an archive: without a title.
  public required init?(coder: NSCoder) {
    title = ""
    keyEquivalent = ""
  }
  /// A line.
  public class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isLine = true
    return item
  }
  /// A heading.
  public class func sectionHeader(title: String) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.isEnabled = false
    return item
  }
  /// Whether it is a line.
  open var isSeparatorItem: Bool { isLine }
  /// Whether there is a menu behind it.
  open var hasSubmenu: Bool { submenu != nil }
  /// Whether the pointer is on it.
  open var isHighlighted: Bool { false }
  /// The entry whose menu it is in.
  open var parent: NSMenuItem? { menu?.supermenu?.items.first { $0.submenu === menu } }
  /// Whether both are the same object.
  nonisolated public static func == (a: NSMenuItem, b: NSMenuItem) -> Bool { a === b }
  /// The object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// A small text at the end of an entry.
public struct NSMenuItemBadge: Hashable, Sendable {
  /// What it says.
  public let stringValue: String?
  /// A text.
  public init(string: String) { stringValue = string }
  /// A number.
  public init(count: Int) { stringValue = "\(count)" }
}
