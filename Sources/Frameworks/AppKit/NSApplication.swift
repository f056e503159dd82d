import Foundation
import SwiftUI

/// The running app. It reaches nothing outside of the playground.
@MainActor open class NSApplication: NSResponder, NSAppearanceCustomization {
  /// The app.
  public static let shared = NSApplication()
  /// Who is told.
  open weak var delegate: (any NSApplicationDelegate)?
  /// Its windows that were ordered to the front.
  open private(set) var windows: [NSWindow] = []
  /// The window that was given the keyboard last.
  var front: NSWindow?
  /// The window with the keyboard.
  open var keyWindow: NSWindow? { front }
  /// The window that a person works with.
  open var mainWindow: NSWindow? { front }
  /// The window that waits.
  open var modalWindow: NSWindow? { nil }
  /// What stands in the dock.
  public let dockTile = NSDockTile()
  /// Its icon.
  open var applicationIconImage: NSImage! = NSImage(named: NSImage.applicationIconName)
  /// The bar of menus.
  open var mainMenu: NSMenu?
  /// The menu of windows.
  open var windowsMenu: NSMenu?
  /// The menu of services.
  open var servicesMenu: NSMenu?
  /// The menu of help.
  open var helpMenu: NSMenu?
  /// The appearance that it wants.
  open var appearance: NSAppearance?
  /// The appearance that it has: the light one, if it wants none.
  open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance(.aqua) }
  /// What it takes from the screen.
  open var presentationOptions: NSApplication.PresentationOptions = []
  /// What the system takes from the screen.
  open var currentSystemPresentationOptions: NSApplication.PresentationOptions { [] }
  /// Whether it is in front.
  open var isActive: Bool { true }
  /// Whether it is hidden.
  open private(set) var isHidden = false
  /// Whether it runs.
  open var isRunning: Bool { true }
  /// Whether it is seen.
  open var occlusionState: NSApplication.OcclusionState { [.visible] }
  /// The event that is handled.
  open var currentEvent: NSEvent? { nil }
  /// Whether full keyboard access is on.
  open var isFullKeyboardAccessEnabled: Bool { false }
  /// The direction of reading.
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }
  private var policy = NSApplication.ActivationPolicy.regular

  /// A window comes to the front.
  func add(_ window: NSWindow) {
    windows.removeAll { $0 === window }
    windows.insert(window, at: 0)
  }
  /// A window goes.
  func remove(_ window: NSWindow) {
    windows.removeAll { $0 === window }
    if front === window { front = nil }
  }
  /// The window of a number.
  open func window(withWindowNumber windowNum: Int) -> NSWindow? { windows.first }
  /// The windows, from front to back.
  open var orderedWindows: [NSWindow] { windows }
  /// Runs it: what shows it is not its own code.
  open func run() {}
  /// Stops it.
  open func stop(_ sender: Any?) {}
  /// Ends it: nothing ends here.
  open func terminate(_ sender: Any?) {}
  /// Answers whether it may end.
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
  /// Starts it.
  open func finishLaunching() {}
  /// Brings it to the front.
  open func activate(ignoringOtherApps flag: Bool) {}
  /// Brings it to the front.
  open func activate() {}
  /// Lets another app come to the front.
  open func yieldActivation(to application: NSRunningApplication) {}
  /// Gives the front away.
  open func deactivate() {}
  /// Hides it.
  open func hide(_ sender: Any?) { isHidden = true }
  /// Shows it again.
  open func unhide(_ sender: Any?) { isHidden = false }
  /// Shows it again without bringing it to the front.
  open func unhideWithoutActivation() { isHidden = false }
  /// Hides other apps: they stay.
  open func hideOtherApplications(_ sender: Any?) {}
  /// Shows all apps again.
  open func unhideAllApplications(_ sender: Any?) {}
  /// Shows all its windows.
  open func arrangeInFront(_ sender: Any?) {}
  /// How it stands in the dock.
  open func activationPolicy() -> NSApplication.ActivationPolicy { policy }
  /// Sets how it stands in the dock.
  @discardableResult open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool {
    policy = activationPolicy
    return true
  }
  /// Asks for a look: nobody looks.
  @discardableResult open func requestUserAttention(_ requestType: NSApplication.RequestUserAttentionType) -> Int { 0 }
  /// No longer asks for a look.
  open func cancelUserAttentionRequest(_ request: Int) {}
  /// Waits for a window: nobody answers, so it does not wait.
  @discardableResult open func runModal(for window: NSWindow) -> NSApplication.ModalResponse { .stop }
  /// Waits no longer.
  open func stopModal() {}
  /// Waits no longer.
  open func stopModal(withCode returnCode: NSApplication.ModalResponse) {}
  /// Waits no longer.
  open func abortModal() {}
  /// Begins to wait.
  open func beginModalSession(for window: NSWindow) -> NSApplication.ModalSession { NSApplication.ModalSession() }
  /// Waits on.
  open func runModalSession(_ session: NSApplication.ModalSession) -> NSApplication.ModalResponse { .stop }
  /// Waits no longer.
  open func endModalSession(_ session: NSApplication.ModalSession) {}
  /// Sends an action to what has the keyboard: nothing has it.
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
  /// Who would do an action: nobody.
  open func target(forAction action: Selector) -> Any? { nil }
  /// Sends what a person did.
  open func sendEvent(_ event: NSEvent) {}
  /// Puts an event among those that wait.
  open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
  /// The next event: none.
  open func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool
  ) -> NSEvent? { nil }
  /// Shows the panel about the app: it is not shown.
  open func orderFrontStandardAboutPanel(_ sender: Any?) {}
  /// Shows the panel about the app: it is not shown.
  open func orderFrontStandardAboutPanel(options: [NSApplication.AboutPanelOptionKey: Any] = [:]) {}
  /// Shows the panel of colours: it is not shown.
  open func orderFrontColorPanel(_ sender: Any?) {}
  /// Shows the panel of letters: it is not shown.
  open func orderFrontCharacterPalette(_ sender: Any?) {}
  /// Takes a window into the menu of windows.
  open func addWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {}
  /// Changes a window's entry in the menu of windows.
  open func changeWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {}
  /// Takes a window out of the menu of windows.
  open func removeWindowsItem(_ win: NSWindow) {}
  /// Asks for messages from afar: none come.
  open func registerForRemoteNotifications() {}
  /// Whether messages come from afar.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Comes back when a person logs in.
  open func enableRelaunchOnLogin() {}
  /// Does not come back when a person logs in.
  open func disableRelaunchOnLogin() {}
  /// Opens the help: there is none.
  open func showHelp(_ sender: Any?) {}
  /// Finds a text in a menu of help.
  open func searchString(_ searchString: String, inUserInterfaceItemString stringToSearch: String) -> Bool {
    stringToSearch.contains(searchString)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The running app.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }
