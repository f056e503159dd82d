import Foundation
import SwiftUI

/// A window: its settings are kept, and it is not shown.
@MainActor open class NSWindow: NSResponder, NSAppearanceCustomization {
  /// In points of the screen.
  open private(set) var frame: NSRect
  /// What it has around its contents.
  open var styleMask: NSWindow.StyleMask
  /// How it is kept.
  open var backingType: NSWindow.BackingStoreType
  /// The title.
  open var title = ""
  /// What stands below the title.
  open var subtitle = ""
  /// Whether the title is shown.
  open var titleVisibility = NSWindow.TitleVisibility.visible
  /// Whether contents shine through the title's bar.
  open var titlebarAppearsTransparent = false
  /// What is below the title's bar.
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  /// What stands in the title's bar besides.
  open private(set) var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] = []
  /// The bar with tools.
  open var toolbar: NSToolbar?
  /// The look of the bar with tools.
  open var toolbarStyle = NSWindow.ToolbarStyle.automatic
  /// Whether it shows the bar with tools in the title's.
  open var showsToolbarButton = false
  /// How far in front of others it is.
  open var level = NSWindow.Level.normal
  /// How it goes with others.
  open var collectionBehavior: NSWindow.CollectionBehavior = []
  /// Who is told.
  open weak var delegate: (any NSWindowDelegate)?
  /// What is behind its contents.
  open var backgroundColor: NSColor! = NSColor.windowBackgroundColor
  /// Whether nothing shines through.
  open var isOpaque = true
  /// Whether it has a shadow.
  open var hasShadow = true
  /// How opaque it is.
  open var alphaValue: CGFloat = 1
  /// Whether it is moved by what is behind its contents.
  open var isMovableByWindowBackground = false
  /// Whether it can be moved.
  open var isMovable = true
  /// Whether it goes with the app.
  open var hidesOnDeactivate = false
  /// Whether it is given up when it is closed.
  open var isReleasedWhenClosed = true
  /// Whether clicks go through it.
  open var ignoresMouseEvents = false
  /// Whether it hears the mouse move.
  open var acceptsMouseMovedEvents = false
  /// Whether it can be hidden.
  open var canHide = true
  /// Whether it stands in the menu of windows.
  open var isExcludedFromWindowsMenu = false
  /// Whether pictures of the screen have it.
  open var sharingType = NSWindow.SharingType.readOnly
  /// How it comes and goes.
  open var animationBehavior = NSWindow.AnimationBehavior.default
  /// Whether it comes back when the app is started again.
  open var isRestorable = true
  /// Who brings it back.
  open var restorationClass: Any?
  /// Whether it has changes that are not saved.
  open var isDocumentEdited = false
  /// The file that it shows.
  open var representedURL: URL?
  /// How it is found among others in tabs.
  open var tabbingMode = NSWindow.TabbingMode.automatic
  /// Which windows are tabs of one.
  open var tabbingIdentifier = ""
  /// The name that it is known by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The appearance that it wants.
  open var appearance: NSAppearance?
  /// The appearance that it has: the light one, if it wants none.
  open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance(.aqua) }
  /// The smallest size, in points.
  open var minSize = NSSize.zero
  /// The largest size, in points.
  open var maxSize = CGSize(width: 100_000, height: 100_000)
  /// The smallest size of the contents, in points.
  open var contentMinSize = NSSize.zero
  /// The largest size of the contents, in points.
  open var contentMaxSize = CGSize(width: 100_000, height: 100_000)
  /// The proportion of its lengths.
  open var aspectRatio = NSSize.zero
  /// The proportion of its contents' lengths.
  open var contentAspectRatio = NSSize.zero
  /// Steps of its size, in points.
  open var contentResizeIncrements = CGSize(width: 1, height: 1)
  /// Who manages it.
  open weak var windowController: NSWindowController?
  /// Windows that go with it.
  open private(set) var childWindows: [NSWindow]?
  /// The window that it goes with.
  open weak var parent: NSWindow?
  /// The sheets that it shows.
  open private(set) var sheets: [NSWindow] = []
  /// The window whose sheet it is.
  open private(set) weak var sheetParent: NSWindow?
  /// The view that has the keyboard at first.
  open weak var initialFirstResponder: NSView?
  /// What has the keyboard.
  open private(set) weak var firstResponder: NSResponder?
  /// Whether it is shown: it was ordered to the front, and not closed since.
  open private(set) var isVisible = false
  /// Whether it is in the dock.
  open private(set) var isMiniaturized = false
  private var buttons: [UInt: NSButton] = [:]
  private var autosaveName = ""

  /// A window of a place in points of the screen.
  public init(
    contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType,
    defer flag: Bool
  ) {
    frame = contentRect
    styleMask = style
    backingType = backingStoreType
    super.init()
    contentView = NSView(frame: CGRect(origin: .zero, size: contentRect.size))
  }
  /// A window of a place on a screen.
  public convenience init(
    contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType,
    defer flag: Bool, screen: NSScreen?
  ) { self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag) }
  /// A window of a controller's view.
  public convenience init(contentViewController: NSViewController) {
    let size: NSSize = contentViewController.view.frame.size
    self.init(
      contentRect: CGRect(origin: .zero, size: size), styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered, defer: true)
    self.contentViewController = contentViewController
    title = contentViewController.title ?? ""
  }
  /// A small window.
  public override convenience init() {
    self.init(contentRect: CGRect(x: 0, y: 0, width: 100, height: 100), styleMask: [], backing: .buffered, defer: true)
  }

  /// What it shows.
  open var contentView: NSView? {
    didSet {
      oldValue?.ownWindow = nil
      contentView?.ownWindow = self
      contentView?.viewDidMoveToWindow()
    }
  }
  /// The controller of what it shows.
  open var contentViewController: NSViewController? {
    didSet { if let contentViewController { contentView = contentViewController.view } }
  }
  /// The part of its contents that bars leave, in points.
  open var contentLayoutRect: NSRect { CGRect(origin: .zero, size: frame.size) }
  /// The part of its contents that bars leave.
  open var contentLayoutGuide: Any? { contentView.map { NSLayoutGuide(of: $0) } }
  /// Whether it can have the keyboard.
  open var canBecomeKey: Bool { styleMask.contains(.titled) || styleMask.contains(.resizable) }
  /// Whether it can be the app's main one.
  open var canBecomeMain: Bool { isVisible && canBecomeKey }
  /// Whether it has the keyboard.
  open var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }
  /// Whether it is the app's main one.
  open var isMainWindow: Bool { NSApplication.shared.mainWindow === self }
  /// Whether it is as large as it can be.
  open var isZoomed: Bool { false }
  /// Whether it is a sheet.
  open var isSheet: Bool { sheetParent != nil }
  /// Whether it is on the space that is shown.
  open var isOnActiveSpace: Bool { true }
  /// Whether it is made larger or smaller.
  open var inLiveResize: Bool { false }
  /// Whether it is seen.
  open var occlusionState: NSWindow.OcclusionState { isVisible ? [.visible] : [] }
  /// The screen that it is on.
  open var screen: NSScreen? { NSScreen.main }
  /// The screen that is best for its colours.
  open var deepestScreen: NSScreen? { NSScreen.main }
  /// Pixels a point.
  open var backingScaleFactor: CGFloat { NSScreen.main?.backingScaleFactor ?? 2 }
  /// The number of the window.
  open var windowNumber: Int { 1 }
  /// The event that is handled.
  open var currentEvent: NSEvent? { nil }
  /// Windows that are tabs of one.
  open var tabbedWindows: [NSWindow]? { nil }
  /// Where the pointer is, in points of the window.
  open var mouseLocationOutsideOfEventStream: NSPoint { .zero }

  /// Sets the place in points of the screen.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    frame = frameRect
    contentView?.frame = CGRect(origin: .zero, size: frameRect.size)
  }
  /// Sets the place in points of the screen; it is there at once.
  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
    setFrame(frameRect, display: displayFlag)
  }
  /// Sets the place of the corner at the bottom, in points of the screen.
  open func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
  /// Sets the place of the corner at the top, in points of the screen.
  open func setFrameTopLeftPoint(_ point: NSPoint) {
    frame.origin = CGPoint(x: point.x, y: point.y - frame.height)
  }
  /// Sets the size of the contents, in points.
  open func setContentSize(_ size: NSSize) { setFrame(CGRect(origin: frame.origin, size: size), display: true) }
  /// The place of a window with contents of a place.
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }
  /// The place of a window's contents.
  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }
  /// A place that is on the screen.
  open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect { frameRect }
  /// Places it in the middle of the screen.
  open func center() {
    let room: NSRect = NSScreen.main?.visibleFrame ?? .zero
    frame.origin = CGPoint(x: room.midX - frame.width / 2, y: room.midY - frame.height / 2)
  }
  /// Keeps its place under a name.
  @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool {
    autosaveName = name
    return true
  }
  /// The name under which its place is kept.
  open var frameAutosaveName: String { autosaveName }
  /// Keeps its place under a name: nothing is kept.
  open func saveFrame(usingName name: String) {}
  /// Takes a place that was kept: there is none.
  @discardableResult open func setFrameUsingName(_ name: String) -> Bool { false }

  /// Shows it in front of others and gives it the keyboard.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    orderFront(sender)
    makeKey()
  }
  /// Gives it the keyboard.
  open func makeKey() { if canBecomeKey { NSApplication.shared.front = self } }
  /// Makes it the app's main one.
  open func makeMain() { NSApplication.shared.front = self }
  /// Shows it in front of others.
  open func orderFront(_ sender: Any?) {
    isVisible = true
    isMiniaturized = false
    NSApplication.shared.add(self)
  }
  /// Shows it in front of others, even if the app is not.
  open func orderFrontRegardless() { orderFront(nil) }
  /// Shows it behind others.
  open func orderBack(_ sender: Any?) { orderFront(sender) }
  /// Shows it no longer.
  open func orderOut(_ sender: Any?) {
    isVisible = false
    NSApplication.shared.remove(self)
  }
  /// Places it among others.
  open func order(_ place: NSWindow.OrderingMode, relativeTo otherWin: Int) {
    if place == .out { orderOut(nil) } else { orderFront(nil) }
  }
  /// Closes it.
  open func close() {
    NotificationCenter.default.post(name: NSWindow.willCloseNotification, object: self)
    delegate?.windowWillClose(Notification(name: NSWindow.willCloseNotification, object: self))
    orderOut(nil)
  }
  /// Closes it, if its delegate agrees.
  open func performClose(_ sender: Any?) { if delegate?.windowShouldClose(self) ?? true { close() } }
  /// Puts it into the dock.
  open func miniaturize(_ sender: Any?) { isMiniaturized = true }
  /// Puts it into the dock.
  open func performMiniaturize(_ sender: Any?) { isMiniaturized = true }
  /// Takes it out of the dock.
  open func deminiaturize(_ sender: Any?) { isMiniaturized = false }
  /// Makes it as large as it can be, or as it was.
  open func zoom(_ sender: Any?) {}
  /// Makes it as large as it can be, or as it was.
  open func performZoom(_ sender: Any?) {}
  /// Fills the screen with it, or no longer.
  open func toggleFullScreen(_ sender: Any?) {
    if styleMask.contains(.fullScreen) { styleMask.remove(.fullScreen) } else { styleMask.insert(.fullScreen) }
  }
  /// Shows its tools, or shows them no longer.
  open func toggleToolbarShown(_ sender: Any?) {}
  /// It has the keyboard.
  open func becomeKey() {}
  /// It has the keyboard no longer.
  open func resignKey() {}
  /// It is the app's main one.
  open func becomeMain() {}
  /// It is the app's main one no longer.
  open func resignMain() {}
  /// Takes the changes in its views.
  open func update() {}
  /// Draws at once.
  open func display() {}
  /// Draws at once what is to be drawn anew.
  open func displayIfNeeded() {}
  /// Lays out at once.
  open func layoutIfNeeded() {}
  /// Looks for its shadow anew.
  open func invalidateShadow() {}
  /// The same window: what it is told is shown at once.
  open func animator() -> Self { self }

  /// Gives the keyboard to something inside; with nil to nothing.
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    if firstResponder?.resignFirstResponder() == false { return false }
    firstResponder = responder
    return responder?.becomeFirstResponder() ?? true
  }
  /// Ends the editing of a text.
  open func endEditing(for object: Any?) {}
  /// What edits texts of fields: nothing.
  open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { nil }
  /// Goes on to the next view.
  open func selectNextKeyView(_ sender: Any?) {}
  /// Sends what a person did.
  open func sendEvent(_ event: NSEvent) {}
  /// Moves it with the pointer.
  open func performDrag(with event: NSEvent) {}
  /// A button of the title's bar.
  open func standardWindowButton(_ b: NSWindow.ButtonType) -> NSButton? {
    let button = buttons[b.rawValue] ?? NSButton(frame: CGRect(x: 0, y: 0, width: 14, height: 16))
    buttons[b.rawValue] = button
    return button
  }
  /// A button of a title's bar.
  public static func standardWindowButton(_ b: NSWindow.ButtonType, for styleMask: NSWindow.StyleMask) -> NSButton? {
    NSButton(frame: CGRect(x: 0, y: 0, width: 14, height: 16))
  }
  /// Takes what stands in the title's bar besides.
  open func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
    titlebarAccessoryViewControllers.append(childViewController)
  }
  /// Takes a window that goes with it.
  open func addChildWindow(_ childWin: NSWindow, ordered place: NSWindow.OrderingMode) {
    childWindows = (childWindows ?? []) + [childWin]
    childWin.parent = self
  }
  /// Takes a window away that goes with it.
  open func removeChildWindow(_ childWin: NSWindow) {
    childWindows?.removeAll { $0 === childWin }
    childWin.parent = nil
  }
  /// Shows a sheet: it is kept, and nobody answers.
  open func beginSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    sheets.append(sheetWindow)
    sheetWindow.sheetParent = self
  }
  /// The sheet that is shown.
  open var attachedSheet: NSWindow? { sheets.last }
  /// Takes a sheet away.
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse = .stop) {
    sheets.removeAll { $0 === sheetWindow }
    sheetWindow.sheetParent = nil
  }
  /// Takes a window as a tab.
  open func addTabbedWindow(_ window: NSWindow, ordered: NSWindow.OrderingMode) {}
  /// A rectangle in points of the screen.
  open func convertToScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }
  /// A rectangle of the screen in points of the window.
  open func convertFromScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
  /// A point in points of the screen.
  open func convertPoint(toScreen point: NSPoint) -> NSPoint {
    CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
  }
  /// A point of the screen in points of the window.
  open func convertPoint(fromScreen point: NSPoint) -> NSPoint {
    CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
}
