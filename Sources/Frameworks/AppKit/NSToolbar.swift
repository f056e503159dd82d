import Foundation
import SwiftUI

/// A bar with tools: it is kept.
@MainActor open class NSToolbar {
  /// The name of a bar.
  public typealias Identifier = String
  /// How tools look.
  public enum DisplayMode: UInt, Sendable {
    /// As usual, with image and text, image only, text only.
    case `default`, iconAndLabel, iconOnly, labelOnly
  }
  /// How large tools are.
  public enum SizeMode: UInt, Sendable {
    /// As usual, large, small.
    case `default`, regular, small
  }
  /// The name.
  public let identifier: NSToolbar.Identifier
  /// Who is asked.
  open weak var delegate: (any NSToolbarDelegate)?
  /// Whether it is shown.
  open var isVisible = true
  /// How tools look.
  open var displayMode = DisplayMode.default
  /// How large tools are.
  open var sizeMode = SizeMode.default
  /// Whether a person can change it.
  open var allowsUserCustomization = false
  /// Whether changes are kept.
  open var autosavesConfiguration = false
  /// Whether there is a line below.
  open var showsBaselineSeparator = true
  /// The tool in the middle.
  open var centeredItemIdentifier: NSToolbarItem.Identifier?
  /// The tools in the middle.
  open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
  /// The tool that is chosen.
  open var selectedItemIdentifier: NSToolbarItem.Identifier?
  /// The tools.
  open private(set) var items: [NSToolbarItem] = []
  /// A bar of a name.
  public init(identifier: NSToolbar.Identifier) { self.identifier = identifier }
  /// A bar.
  public convenience init() { self.init(identifier: "") }
  /// The tools that are seen.
  open var visibleItems: [NSToolbarItem]? { items }
  /// Takes a tool at a place.
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
    let made = delegate?.toolbar(self, itemForItemIdentifier: itemIdentifier, willBeInsertedIntoToolbar: true)
    items.insert(made ?? NSToolbarItem(itemIdentifier: itemIdentifier), at: max(0, min(index, items.count)))
  }
  /// Takes a tool away.
  open func removeItem(at index: Int) { if items.indices.contains(index) { items.remove(at: index) } }
  /// Looks which tools are off.
  open func validateVisibleItems() {}
  /// Lets a person change it: nobody does.
  open func runCustomizationPalette(_ sender: Any?) {}
}
/// A tool of a bar.
@MainActor open class NSToolbarItem {
  /// The name of a tool.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A tool of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tool of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A space.
    public static let space = Identifier("NSToolbarSpaceItem")
    /// A space that grows.
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    /// What shows the bar at the side.
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
    /// The line of the bar at the side.
    public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItemIdentifier")
    /// The panel of colours.
    public static let showColors = Identifier("NSToolbarShowColorsItem")
    /// The panel of fonts.
    public static let showFonts = Identifier("NSToolbarShowFontsItem")
    /// Printing.
    public static let print = Identifier("NSToolbarPrintItem")
    /// What shows the details.
    public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
  }
  /// The name.
  public let itemIdentifier: Identifier
  /// What it says.
  open var label = ""
  /// What it says where the bar is changed.
  open var paletteLabel = ""
  /// What it says on its button.
  open var title = ""
  /// What is said of it while the pointer rests on it.
  open var toolTip: String?
  /// The image.
  open var image: NSImage?
  /// What it shows.
  open var view: NSView?
  /// Who does what it is for.
  open weak var target: AnyObject?
  /// What it is for.
  open var action: Selector?
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it has a border.
  open var isBordered = false
  /// Whether it goes with the title.
  open var isNavigational = false
  /// Whether it is off by itself.
  open var autovalidates = true
  /// A number to find it by.
  open var tag = 0
  /// The menu in its place.
  open var menuFormRepresentation: NSMenuItem?
  /// The smallest size, in points.
  open var minSize = NSSize.zero
  /// The largest size, in points.
  open var maxSize = NSSize.zero
  /// A tool of a name.
  public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }
}
/// Who makes the tools of a bar.
@MainActor public protocol NSToolbarDelegate: AnyObject {
  /// The tool of a name.
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  /// The tools at first.
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// The tools that there can be.
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// The tools that can be chosen.
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}
extension NSToolbarDelegate {
  /// None.
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  /// None.
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  /// None.
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  /// None.
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
}
