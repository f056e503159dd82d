import Foundation
import SwiftUI

/// Who is told what happens to a window.
@MainActor public protocol NSWindowDelegate: AnyObject {
  /// Whether it may close.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// It closes.
  func windowWillClose(_ notification: Notification)
  /// It has the keyboard.
  func windowDidBecomeKey(_ notification: Notification)
  /// It has the keyboard no longer.
  func windowDidResignKey(_ notification: Notification)
  /// It is the app's main one.
  func windowDidBecomeMain(_ notification: Notification)
  /// It is the app's main one no longer.
  func windowDidResignMain(_ notification: Notification)
  /// The size that it takes instead of one in points.
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
  /// It has another size.
  func windowDidResize(_ notification: Notification)
  /// Its size begins to change.
  func windowWillStartLiveResize(_ notification: Notification)
  /// Its size no longer changes.
  func windowDidEndLiveResize(_ notification: Notification)
  /// It is about to be moved.
  func windowWillMove(_ notification: Notification)
  /// It was moved.
  func windowDidMove(_ notification: Notification)
  /// It goes into the dock.
  func windowWillMiniaturize(_ notification: Notification)
  /// It went into the dock.
  func windowDidMiniaturize(_ notification: Notification)
  /// It came out of the dock.
  func windowDidDeminiaturize(_ notification: Notification)
  /// It is about to fill the screen.
  func windowWillEnterFullScreen(_ notification: Notification)
  /// It fills the screen.
  func windowDidEnterFullScreen(_ notification: Notification)
  /// It is about to fill the screen no longer.
  func windowWillExitFullScreen(_ notification: Notification)
  /// It fills the screen no longer.
  func windowDidExitFullScreen(_ notification: Notification)
  /// It is on another screen.
  func windowDidChangeScreen(_ notification: Notification)
  /// It is seen, or no longer.
  func windowDidChangeOcclusionState(_ notification: Notification)
  /// It has more or fewer pixels.
  func windowDidChangeBackingProperties(_ notification: Notification)
  /// Its views were brought up to date.
  func windowDidUpdate(_ notification: Notification)
  /// What takes changes back.
  func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
  /// Whether it may become as large as it can be.
  func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool
  /// The place that it has when it is as large as it can be, in points.
  func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect
}
extension NSWindowDelegate {
  /// Yes.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Nothing.
  public func windowDidResignKey(_ notification: Notification) {}
  /// Nothing.
  public func windowDidBecomeMain(_ notification: Notification) {}
  /// Nothing.
  public func windowDidResignMain(_ notification: Notification) {}
  /// That size.
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
  /// Nothing.
  public func windowDidResize(_ notification: Notification) {}
  /// Nothing.
  public func windowWillStartLiveResize(_ notification: Notification) {}
  /// Nothing.
  public func windowDidEndLiveResize(_ notification: Notification) {}
  /// Nothing.
  public func windowWillMove(_ notification: Notification) {}
  /// Nothing.
  public func windowDidMove(_ notification: Notification) {}
  /// Nothing.
  public func windowWillMiniaturize(_ notification: Notification) {}
  /// Nothing.
  public func windowDidMiniaturize(_ notification: Notification) {}
  /// Nothing.
  public func windowDidDeminiaturize(_ notification: Notification) {}
  /// Nothing.
  public func windowWillEnterFullScreen(_ notification: Notification) {}
  /// Nothing.
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  /// Nothing.
  public func windowWillExitFullScreen(_ notification: Notification) {}
  /// Nothing.
  public func windowDidExitFullScreen(_ notification: Notification) {}
  /// Nothing.
  public func windowDidChangeScreen(_ notification: Notification) {}
  /// Nothing.
  public func windowDidChangeOcclusionState(_ notification: Notification) {}
  /// Nothing.
  public func windowDidChangeBackingProperties(_ notification: Notification) {}
  /// Nothing.
  public func windowDidUpdate(_ notification: Notification) {}
  /// None.
  public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
  /// Yes.
  public func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool { true }
  /// That place.
  public func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect { newFrame }
}

/// A window beside others.
open class NSPanel: NSWindow {
  /// Whether it is in front of usual ones.
  open var isFloatingPanel = false {
    didSet { level = isFloatingPanel ? .floating : .normal }
  }
  /// Whether it takes the keyboard only if it needs it.
  open var becomesKeyOnlyIfNeeded = false
  /// Whether it can be used while another window waits.
  open var worksWhenModal = false
}

/// What manages a window.
@MainActor open class NSWindowController: NSResponder {
  /// The window.
  open var window: NSWindow? {
    didSet { window?.windowController = self }
  }
  /// The controller of what the window shows.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  /// The document.
  open var document: AnyObject?
  /// Whether windows come beside each other.
  open var shouldCascadeWindows = true
  /// The name under which the window's place is kept.
  open var windowFrameAutosaveName = ""
  /// The archive's name.
  open var windowNibName: String? { nil }
  /// A controller of a window.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
    window?.windowController = self
  }
  /// A controller of an archive's window: there is none.
  public convenience init(windowNibName: String) { self.init(window: nil) }
  /// A controller without a window.
  public override convenience init() { self.init(window: nil) }
  /// A controller of an archive: without a window.
  public required init?(coder: NSCoder) { super.init() }
  /// Whether the window is there.
  open var isWindowLoaded: Bool { window != nil }
  /// Makes the window.
  open func loadWindow() {}
  /// The window is about to be made.
  open func windowWillLoad() {}
  /// The window is there.
  open func windowDidLoad() {}
  /// Shows the window.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes the window.
  open func close() { window?.close() }
  /// Goes away.
  open func dismissController(_ sender: Any?) { close() }
  /// The title for a document's name.
  open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }
}
