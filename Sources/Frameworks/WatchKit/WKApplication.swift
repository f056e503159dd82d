import Foundation
import SwiftUI

/// The app on a watch.
@MainActor open class WKApplication: NSObject {
  private static let one = WKApplication()
  /// The one that runs.
  public class func shared() -> WKApplication { one }
  /// What hears of it.
  open weak var delegate: (any WKApplicationDelegate)?
  /// It is seen.
  open var applicationState: WKApplicationState { .active }
  /// Opens an address. Nothing is opened here.
  open func openSystemURL(_ url: URL) {}
  /// Asks for remote notifications. None ever come here.
  open func registerForRemoteNotifications() {}
}
/// An app on a watch, as it was called before watchOS 9.
public typealias WKExtension = WKApplication
/// Whether an app is seen.
public enum WKApplicationState: Int, Sendable {
  /// It is in front, it is seen, it is neither.
  case active, inactive, background
}
/// What hears of an app on a watch.
@MainActor public protocol WKApplicationDelegate: AnyObject {
  /// It was started.
  func applicationDidFinishLaunching()
  /// It is in front.
  func applicationDidBecomeActive()
  /// It is about to leave the front.
  func applicationWillResignActive()
  /// It is about to be seen.
  func applicationWillEnterForeground()
  /// It is not seen any more.
  func applicationDidEnterBackground()
}
extension WKApplicationDelegate {
  /// Nothing.
  public func applicationDidFinishLaunching() {}
  /// Nothing.
  public func applicationDidBecomeActive() {}
  /// Nothing.
  public func applicationWillResignActive() {}
  /// Nothing.
  public func applicationWillEnterForeground() {}
  /// Nothing.
  public func applicationDidEnterBackground() {}
}
/// What hears of an app on a watch, as it was called before watchOS 9.
public typealias WKExtensionDelegate = WKApplicationDelegate

/// Tells an app's delegate, which is made when it is asked for.
@MainActor @preconcurrency @propertyWrapper public struct WKApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: WKApplicationDelegate {
  /// A delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  /// The delegate.
  public var wrappedValue: DelegateType { FrameworkSupport.object(DelegateType.self) }
}
/// Tells an app's delegate, as it was called before watchOS 9.
public typealias WKExtensionDelegateAdaptor = WKApplicationDelegateAdaptor
