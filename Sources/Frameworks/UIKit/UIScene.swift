import Foundation
import SwiftUI

/// A scene of an app.
@MainActor open class UIScene: UIResponder {
  /// What a scene is in.
  public enum ActivationState: Int, Sendable {
    /// Not there, shown, shown and not touched, not shown.
    case unattached = -1
    /// Shown.
    case foregroundActive = 0
    /// Shown and not touched.
    case foregroundInactive = 1
    /// Not shown.
    case background = 2
  }
  /// What came with a scene.
  @MainActor public final class ConnectionOptions {
    /// Addresses to open.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// An action of the icon.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// What was done elsewhere.
    public var userActivities: Set<NSUserActivity> { [] }
    /// The app that opened it.
    public var sourceApplication: String? { nil }
    init() {}
  }
  /// The title.
  open var title: String! = ""
  /// What it is in.
  open var activationState: ActivationState { .foregroundActive }
  /// Who is told.
  open weak var delegate: (any UISceneDelegate)?
  /// What is kept of it.
  open var session: UISceneSession { UISceneSession() }
  /// A scene was shown.
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// A scene is about to be covered.
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// A scene is about to be shown.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene is no longer shown.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
/// An address that is to be opened.
@MainActor public final class UIOpenURLContext: Hashable {
  /// The address.
  public let url: URL
  /// How it is opened.
  public let options = UISceneOpenURLOptions()
  init(url: URL) { self.url = url }
  /// Whether both are the same object.
  nonisolated public static func == (a: UIOpenURLContext, b: UIOpenURLContext) -> Bool { a === b }
  /// The object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// What is kept of a scene.
@MainActor open class UISceneSession: Hashable {
  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  /// What it is for.
  public let role = Role.windowApplication
  /// A name that no other has.
  public let persistentIdentifier = "scene"
  /// What the app keeps.
  open var userInfo: [String: Any]?
  init() {}
  /// How it is made.
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  /// Whether both are the same object.
  nonisolated public static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }
  /// The object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// How a scene is made.
@MainActor open class UISceneConfiguration {
  /// The name.
  public let name: String?
  /// What it is for.
  public let role: UISceneSession.Role
  /// Who is told.
  open var delegateClass: AnyClass?
  /// The kind of scene.
  open var sceneClass: AnyClass?
  /// The storyboard: there are none here.
  open var storyboard: UIStoryboard?
  /// A way of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
/// A scene with windows.
open class UIWindowScene: UIScene {
  private var own: UIWindow?
  /// Its windows: one.
  open var windows: [UIWindow] {
    if let own { return [own] }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowScene = self
    window.rootViewController = UIViewController()
    own = window
    return [window]
  }
  /// The window with the keyboard.
  open var keyWindow: UIWindow? { windows.first }
  /// The screen.
  open var screen: UIScreen { UIScreen.main }
  /// How it is held.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// What is around it.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// Which sizes it may have.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// How it can be placed: in one way.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }
  /// What makes pictures of it: pictures are not asked for here.
  open var screenshotService: UIScreenshotService? { nil }
  /// The coordinates of its screen.
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  /// Whether it fills the screen.
  open var isFullScreen: Bool { true }
  /// What its windows are on a Mac: nothing here.
  open var titlebar: UITitlebar? { nil }
  /// How it looks on a Mac: not known.
  open var windowingBehaviors: UISceneWindowingBehaviors? { nil }
  /// How its windows go.
  public enum DismissalAnimation: Int, Sendable {
    /// As usual.
    case standard = 1
    /// What was done is kept.
    case commit = 2
    /// It is thrown away.
    case decline = 3
  }
  /// How it is placed.
  @MainActor public final class Geometry {
    /// The side that is up.
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether it stays so.
    public let isInterfaceOrientationLocked = false
    init(interfaceOrientation: UIInterfaceOrientation) { self.interfaceOrientation = interfaceOrientation }
  }
  /// Asks to be held otherwise: nothing turns.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UnsupportedRequest(words: "The window of the playground stays as it is.")) }
  /// What is wished of a scene's place.
  @MainActor open class GeometryPreferences {
    init() {}
    /// What is wished on phones.
    @MainActor public final class iOS: GeometryPreferences {
      /// A way to hold it.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
      /// Any.
      public override init() {
        interfaceOrientations = nil
        super.init()
      }
      /// The sides that may be up.
      public var interfaceOrientations: UIInterfaceOrientationMask?
    }
    /// How it is placed on a Mac.
    @MainActor public final class Mac: GeometryPreferences {
      /// The frame in points.
      public var systemFrame: CGRect?
      /// A frame in points.
      public init(systemFrame: CGRect? = nil) {
        self.systemFrame = systemFrame
        super.init()
      }
    }
  }
}
/// Which sizes a scene may have.
@MainActor public final class UISceneSizeRestrictions {
  /// In points.
  public var minimumSize = CGSize.zero
  /// In points.
  public var maximumSize = CGSize.zero
  /// Whether it may fill the screen.
  public var allowsFullScreen = true
}
/// What makes pictures of a scene.
@MainActor public final class UIScreenshotService {
  /// Who makes more of a picture.
  public weak var delegate: (any UIScreenshotServiceDelegate)?
  init() {}
}
/// Who makes more of a picture of a scene.
@MainActor public protocol UIScreenshotServiceDelegate: AnyObject {
  /// Tells the bytes of a PDF file, its page, and what of it is seen.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}
/// The bar of a window on a Mac.
@MainActor public final class UITitlebar {
  /// Whether a title is shown.
  public var titleVisibility = TitleVisibility.visible
  /// Whether what stands in it goes where it fills the screen.
  public var autoHidesToolbarInFullScreen = false
  init() {}
  /// Whether a title is shown.
  public enum TitleVisibility: Int, Sendable {
    /// Yes, no.
    case visible, hidden
  }
}
/// What a person may do with a window.
@MainActor public final class UISceneWindowingBehaviors {
  /// Whether it may be closed.
  public var isClosable = true
  /// Whether it may be made small.
  public var isMiniaturizable = true
  init() {}
}
/// The status bar.
@MainActor public final class UIStatusBarManager {
  /// Its place in points.
  public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 54) }
  /// The look.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether it is hidden.
  public var isStatusBarHidden: Bool { false }
}
/// Who is told what happens to a scene. A preview tells nothing.
@MainActor public protocol UISceneDelegate: AnyObject {
  /// A scene came.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// A scene went.
  func sceneDidDisconnect(_ scene: UIScene)
  /// It is shown.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// It is about to be covered.
  func sceneWillResignActive(_ scene: UIScene)
  /// It is about to be shown.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// It is no longer shown.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Addresses are to be opened.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  /// What was done elsewhere is gone on with.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What is done, to be kept.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}
extension UISceneDelegate {
  /// Nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Nothing.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
  /// Nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
/// Who is told what happens to a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window.
  var window: UIWindow? { get set }
  /// An action of the icon was chosen.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}
extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
/// How an address is opened in a scene.
@MainActor public final class UISceneOpenURLOptions {
  /// The app that opens it.
  public let sourceApplication: String? = nil
  /// Whether the file stays where it is.
  public let openInPlace = false
  /// What the other app says.
  public let annotation: Any? = nil
  init() {}
}
