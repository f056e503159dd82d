import Foundation
import SwiftUI

/// Whether a watch and a phone can speak with each other.
public enum WCSessionActivationState: Int, Sendable {
  /// They have not begun, have paused, can.
  case notActivated, inactive, activated
}
/// What hears of the other device.
public protocol WCSessionDelegate: AnyObject {
  /// Whether both can speak.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  /// The phone speaks with another watch from now on.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// The phone has ended with a watch.
  func sessionDidDeactivate(_ session: WCSession)
  /// Whether the other one listens.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// The other one says something.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// The other one says something, and waits.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  /// The other one says what holds now.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// The other one hands something down.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}
extension WCSessionDelegate {
  /// Nothing.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Nothing.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Nothing.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Nothing.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Nothing.
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  /// Nothing.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
/// How a watch and a phone speak with each other: here is one device alone.
open class WCSession {
  /// The one session.
  public static let `default` = WCSession()
  init() {}
  /// Whether the device can have a session at all: it cannot.
  open class func isSupported() -> Bool { false }
  /// What hears of the other device.
  open weak var delegate: (any WCSessionDelegate)?
  /// Whether both can speak.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether the other one listens.
  open var isReachable: Bool { false }
  /// Whether there is a watch.
  open var isPaired: Bool { false }
  /// Whether the app is on the watch.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the app is on the phone.
  open var isCompanionAppInstalled: Bool { false }
  /// What the other one said last.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// What was told the other one last.
  open private(set) var applicationContext: [String: Any] = [:]
  /// Begins: there is nobody.
  open func activate() {}
  /// Says something: nobody hears it.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  /// Says what holds now: nobody hears it.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    self.applicationContext = applicationContext
  }
  /// Hands something down: nobody takes it.
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) {}
}
