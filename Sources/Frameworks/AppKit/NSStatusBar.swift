import Foundation
import SwiftUI

/// The part of the bar of menus where apps have signs: there is none, they are kept.
@MainActor open class NSStatusBar {
  /// The bar.
  public static let system = NSStatusBar()
  init() {}
  /// The height in points.
  open var thickness: CGFloat { 22 }
  /// Whether signs stand on each other.
  open var isVertical: Bool { false }
  /// A sign of a length in points.
  open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem(length) }
  /// Takes a sign away.
  open func removeStatusItem(_ item: NSStatusItem) {}
}
/// A sign of an app in the bar of menus.
@MainActor open class NSStatusItem {
  /// As long as its contents.
  public static let variableLength: CGFloat = -1
  /// As long as the bar is high.
  public static let squareLength: CGFloat = -2
  /// What a person may do with a sign.
  public struct Behavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// What bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can be taken away.
    public static let removalAllowed = Behavior(rawValue: 2)
    /// The app ends when it is taken away.
    public static let terminationOnRemoval = Behavior(rawValue: 4)
  }
  /// In points.
  open var length: CGFloat
  /// The menu that it shows.
  open var menu: NSMenu?
  /// Whether it is shown.
  open var isVisible = true
  /// What a person may do with it.
  open var behavior: Behavior = []
  /// The name under which its place is kept.
  open var autosaveName: String! = ""
  /// The bar.
  open var statusBar: NSStatusBar? { NSStatusBar.system }
  private let shown = NSStatusBarButton()
  init(_ length: CGFloat) { self.length = length }
  /// What is shown.
  open var button: NSStatusBarButton? { shown }
}
/// What is shown of a sign.
open class NSStatusBarButton: NSButton {
  /// Whether it looks as if it were off.
  open var appearsDisabled = false
}

/// Contents beside a view: they are kept, a picture does not show them.
@MainActor open class NSPopover: NSResponder, NSAppearanceCustomization {
  /// When it closes.
  public enum Behavior: Int, Sendable {
    /// When the app says so, with a click elsewhere, with a click on what is behind.
    case applicationDefined, transient, semitransient
  }
  /// When it closes.
  open var behavior = Behavior.applicationDefined
  /// Who is told.
  open weak var delegate: (any NSPopoverDelegate)?
  /// The controller of what it shows.
  open var contentViewController: NSViewController?
  /// The size of what it shows, in points.
  open var contentSize = NSSize.zero
  /// The place that it points to, in points.
  open var positioningRect = NSRect.zero
  /// Whether it comes slowly.
  open var animates = true
  /// The appearance that it wants.
  open var appearance: NSAppearance?
  /// The appearance that it has: the light one, if it wants none.
  open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance(.aqua) }
  /// Whether contents reach under its arrow.
  open var hasFullSizeContent = false
  /// Whether it is shown.
  open private(set) var isShown = false
  /// Whether it was taken away from its view.
  open var isDetached: Bool { false }
  /// Shows it beside a view.
  open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
    self.positioningRect = positioningRect
    isShown = true
  }
  /// Shows it beside a tool.
  open func show(relativeTo toolbarItem: NSToolbarItem) { isShown = true }
  /// Closes it, if its delegate agrees.
  open func performClose(_ sender: Any?) { if delegate?.popoverShouldClose(self) ?? true { close() } }
  /// Closes it.
  open func close() {
    if !isShown { return }
    isShown = false
    delegate?.popoverDidClose(Notification(name: NSPopover.didCloseNotification, object: self))
  }
  /// It is about to be shown.
  nonisolated public static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
  /// It is shown.
  nonisolated public static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
  /// It is about to close.
  nonisolated public static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
  /// It is closed.
  nonisolated public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
}
/// Who is told what happens to a popover.
@MainActor public protocol NSPopoverDelegate: AnyObject {
  /// Whether it may close.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  /// Whether it may be taken away from its view.
  func popoverShouldDetach(_ popover: NSPopover) -> Bool
  /// It is about to be shown.
  func popoverWillShow(_ notification: Notification)
  /// It is shown.
  func popoverDidShow(_ notification: Notification)
  /// It is about to close.
  func popoverWillClose(_ notification: Notification)
  /// It is closed.
  func popoverDidClose(_ notification: Notification)
}
extension NSPopoverDelegate {
  /// Yes.
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  /// No.
  public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
  /// Nothing.
  public func popoverWillShow(_ notification: Notification) {}
  /// Nothing.
  public func popoverDidShow(_ notification: Notification) {}
  /// Nothing.
  public func popoverWillClose(_ notification: Notification) {}
  /// Nothing.
  public func popoverDidClose(_ notification: Notification) {}
}
