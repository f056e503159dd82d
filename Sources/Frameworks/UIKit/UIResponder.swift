import Foundation
import SwiftUI

/// The name of a method that UIKit calls.
public typealias Selector = String

/// What events are handed to.
@MainActor open class UIResponder: Hashable {
  /// A responder without events.
  public init() {}
  /// The next one that is asked.
  open var next: UIResponder? { nil }
  /// Sets what has no name of its own here: nothing shows it.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// What has no name of its own here: nothing.
  open func value(forKey key: String) -> Any? { nil }
  /// Whether it can have the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it can give the keyboard away.
  open var canResignFirstResponder: Bool { true }
  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { false }
  /// What takes the place of the keyboard.
  open var inputView: UIView? { nil }
  /// What stands above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Takes the keyboard: there is none.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives the keyboard away.
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// The system took the fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Keys came down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Keys were lifted.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// The device was moved.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The device came to rest.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Whether it has a method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Looks again for what stands in the place of the keyboard.
  open func reloadInputViews() {}
  /// Sets up menus.
  open func buildMenu(with builder: Any) {}

  /// Whether both are the same object.
  nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
  /// The object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIResponder {
  /// The keyboard is about to come.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard came.
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to go.
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard went.
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard is about to change.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard changed.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Where the keyboard ends up.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Where the keyboard was.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// How long it takes, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// How it moves.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// What a person did.
@MainActor open class UIEvent: Hashable {
  /// Kinds of movements.
  public enum EventSubtype: Int, Sendable {
    /// None, shaking.
    case none, motionShake
  }
  /// Kinds of events.
  public enum EventType: Int, Sendable {
    /// Fingers, movements, remote controls, keys.
    case touches, motion, remoteControl, presses, scroll, hover, transform
  }
  /// Nothing.
  public init() {}
  /// The kind.
  open var type: EventType { .touches }
  /// The fingers.
  open var allTouches: Set<UITouch>? { nil }
  /// Whether both are the same object.
  nonisolated public static func == (a: UIEvent, b: UIEvent) -> Bool { a === b }
  /// The object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// Keys that a person pressed.
open class UIPressesEvent: UIEvent {}

/// A finger on the screen.
@MainActor open class UITouch: Hashable {
  /// What a finger does.
  public enum Phase: Int, Sendable {
    /// It came, moves, rests, went, was taken away.
    case began, moved, stationary, ended, cancelled
  }
  /// No finger.
  public init() {}
  /// What it does.
  open var phase: Phase { .ended }
  /// How often it came.
  open var tapCount: Int { 0 }
  /// The view under it.
  open var view: UIView? { nil }
  /// Where it is, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// Whether both are the same object.
  nonisolated public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
  /// The object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A key of a keyboard or a control.
@MainActor open class UIPress: Hashable {
  /// No key.
  public init() {}
  /// The key.
  open var key: UIKey? { nil }
  /// Whether both are the same object.
  nonisolated public static func == (a: UIPress, b: UIPress) -> Bool { a === b }
  /// The object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// What a key stands for.
@MainActor public final class UIKey {
  /// The letters.
  public let characters = ""
  /// The number of the key.
  public let keyCode = 0
}
