import Foundation
import SwiftUI

extension NSWindow {
  /// What a window has around its contents.
  public struct StyleMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Parts of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let borderless: StyleMask = []
    /// A title's bar.
    public static let titled = StyleMask(rawValue: 1)
    /// A button that closes it.
    public static let closable = StyleMask(rawValue: 2)
    /// A button that puts it into the dock.
    public static let miniaturizable = StyleMask(rawValue: 4)
    /// Edges that can be dragged.
    public static let resizable = StyleMask(rawValue: 8)
    /// A small title's bar.
    public static let utilityWindow = StyleMask(rawValue: 16)
    /// A sheet.
    public static let docModalWindow = StyleMask(rawValue: 64)
    /// A panel that does not bring the app to the front.
    public static let nonactivatingPanel = StyleMask(rawValue: 128)
    /// An older look.
    public static let texturedBackground = StyleMask(rawValue: 256)
    /// One bar for title and tools.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 4096)
    /// A dark panel.
    public static let hudWindow = StyleMask(rawValue: 8192)
    /// All of the screen.
    public static let fullScreen = StyleMask(rawValue: 16384)
    /// Contents below the title's bar.
    public static let fullSizeContentView = StyleMask(rawValue: 32768)
  }
  /// How a window goes with others.
  public struct CollectionBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// On all spaces.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    /// To the space that is shown.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
    /// With the others when all are shown.
    public static let managed = CollectionBehavior(rawValue: 4)
    /// Away when all are shown.
    public static let transient = CollectionBehavior(rawValue: 8)
    /// As it is when all are shown.
    public static let stationary = CollectionBehavior(rawValue: 16)
    /// Among the windows that keys go through.
    public static let participatesInCycle = CollectionBehavior(rawValue: 32)
    /// Not among the windows that keys go through.
    public static let ignoresCycle = CollectionBehavior(rawValue: 64)
    /// It can fill the screen.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
    /// It can be on one that fills the screen.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
    /// It cannot fill the screen.
    public static let fullScreenNone = CollectionBehavior(rawValue: 512)
    /// It can share the screen.
    public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 2048)
    /// It cannot share the screen.
    public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 4096)
  }
  /// How far in front of others a window is.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The higher, the farther in front.
    public let rawValue: Int
    /// A level of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A level of a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = Level(0)
    /// In front of usual ones.
    public static let floating = Level(3)
    /// Of menus that were torn off.
    public static let submenu = Level(3)
    /// Of menus that were torn off.
    public static let tornOffMenu = Level(3)
    /// Of windows that wait.
    public static let modalPanel = Level(8)
    /// Of the bar of menus.
    public static let mainMenu = Level(24)
    /// Of what is at the bar of menus.
    public static let statusBar = Level(25)
    /// Of menus.
    public static let popUpMenu = Level(101)
    /// Of screen savers.
    public static let screenSaver = Level(1000)
  }
  /// How a window is kept.
  public enum BackingStoreType: UInt, Sendable {
    /// Not at all, in older ways.
    case retained, nonretained
    /// As pixels.
    case buffered
  }
  /// Whether a title is shown.
  public enum TitleVisibility: Int, Sendable {
    /// Yes, no.
    case visible, hidden
  }
  /// The look of a bar with tools.
  public enum ToolbarStyle: Int, Sendable {
    /// As usual, below the title, of settings, beside the title, beside it and small.
    case automatic, expanded, preference, unified, unifiedCompact
  }
  /// A button of the title's bar.
  public enum ButtonType: UInt, Sendable {
    /// The buttons.
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
    /// The button of versions.
    case documentVersionsButton = 6
  }
  /// Whether pictures of the screen have a window.
  public enum SharingType: UInt, Sendable {
    /// No, yes, yes.
    case none, readOnly, readWrite
  }
  /// How a window comes and goes.
  public enum AnimationBehavior: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// At once.
    case none = 2
    /// As a document, as a tool, as an alert.
    case documentWindow, utilityWindow, alertPanel
  }
  /// Whether windows are tabs of one.
  public enum TabbingMode: Int, Sendable {
    /// As a person wants it, always, never.
    case automatic, preferred, disallowed
  }
  /// Where a window goes.
  public enum OrderingMode: Int, Sendable {
    /// Away.
    case out = 0
    /// In front.
    case above = 1
    /// Behind.
    case below = -1
  }
  /// Whether a window is seen.
  public struct OcclusionState: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// States of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is seen.
    public static let visible = OcclusionState(rawValue: 2)
  }

  /// Whether windows become tabs by themselves.
  public static var allowsAutomaticWindowTabbing: Bool {
    get { false }
    set {}
  }
  /// It has the keyboard.
  nonisolated public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  /// It has the keyboard no longer.
  nonisolated public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  /// It is the app's main one.
  nonisolated public static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
  /// It is the app's main one no longer.
  nonisolated public static let didResignMainNotification = Notification.Name("NSWindowDidResignMainNotification")
  /// It closes.
  nonisolated public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  /// It is about to be moved.
  nonisolated public static let willMoveNotification = Notification.Name("NSWindowWillMoveNotification")
  /// It was moved.
  nonisolated public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
  /// It has another size.
  nonisolated public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  /// Its size begins to change.
  nonisolated public static let willStartLiveResizeNotification = Notification.Name(
    "NSWindowWillStartLiveResizeNotification")
  /// Its size no longer changes.
  nonisolated public static let didEndLiveResizeNotification = Notification.Name(
    "NSWindowDidEndLiveResizeNotification")
  /// It went into the dock.
  nonisolated public static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturizeNotification")
  /// It came out of the dock.
  nonisolated public static let didDeminiaturizeNotification = Notification.Name(
    "NSWindowDidDeminiaturizeNotification")
  /// It is about to fill the screen.
  nonisolated public static let willEnterFullScreenNotification = Notification.Name(
    "NSWindowWillEnterFullScreenNotification")
  /// It fills the screen.
  nonisolated public static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  /// It is about to fill the screen no longer.
  nonisolated public static let willExitFullScreenNotification = Notification.Name(
    "NSWindowWillExitFullScreenNotification")
  /// It fills the screen no longer.
  nonisolated public static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
  /// It is on another screen.
  nonisolated public static let didChangeScreenNotification = Notification.Name("NSWindowDidChangeScreenNotification")
  /// It is seen, or no longer.
  nonisolated public static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification")
  /// It has more or fewer pixels.
  nonisolated public static let didChangeBackingPropertiesNotification = Notification.Name(
    "NSWindowDidChangeBackingPropertiesNotification")
  /// Its views were brought up to date.
  nonisolated public static let didUpdateNotification = Notification.Name("NSWindowDidUpdateNotification")
}
/// What is below a title's bar.
public enum NSTitlebarSeparatorStyle: Int, Sendable {
  /// As usual, nothing, a line, a shadow.
  case automatic, none, line, shadow
}
/// What stands in a title's bar besides.
open class NSTitlebarAccessoryViewController: NSViewController {
  /// Where it stands.
  open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
  /// How high it is while the screen is filled, in points.
  open var fullScreenMinHeight: CGFloat = 0
}
