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
  /// Asks to be held otherwise: nothing turns.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// What is wished of a scene's place.
  @MainActor open class GeometryPreferences {
    init() {}
    /// What is wished on phones.
    @MainActor public final class iOS: GeometryPreferences {
      /// A way to hold it.
      public init(interfaceOrientations: UIInterfaceOrientationMask) { super.init() }
    }
  }
}
/// Which sizes a scene may have.
@MainActor public final class UISceneSizeRestrictions {
  /// In points.
  public var minimumSize = CGSize.zero
  /// In points.
  public var maximumSize = CGSize.zero
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

/// A window.
open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// A level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = Level(rawValue: 0)
    /// Before questions.
    public static let alert = Level(rawValue: 2000)
    /// Before the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// A level that lies so much before another.
    public static func + (a: Level, b: CGFloat) -> Level { Level(rawValue: a.rawValue + b) }
  }
  /// What shows its contents.
  open var rootViewController: UIViewController?
  /// Its scene.
  open weak var windowScene: UIWindowScene?
  /// How far in front it is.
  open var windowLevel = Level.normal
  /// Whether it has the keyboard.
  open private(set) var isKeyWindow = false
  /// A window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  open override var window: UIWindow? { self }
  open override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
  /// The screen.
  open var screen: UIScreen { UIScreen.main }
  /// Shows it, with the keyboard.
  open func makeKeyAndVisible() { isKeyWindow = true }
  /// Takes the keyboard.
  open func makeKey() { isKeyWindow = true }
  /// Sends what a person did.
  open func sendEvent(_ event: UIEvent) {}
}
