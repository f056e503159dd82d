import Foundation
import SwiftUI

/// What events are handed to.
@MainActor open class NSResponder: Hashable {
  private var following: NSResponder?
  /// The menu that a second button opens.
  open var menu: NSMenu?
  /// What takes changes back.
  open var undoManager: UndoManager? { nil }
  /// What is done now.
  open var userActivity: Any?
  /// A responder without events.
  public init() {}
  /// The next one that is asked.
  open var nextResponder: NSResponder? {
    get { following }
    set { following = newValue }
  }
  /// Whether it can have the keyboard.
  open var acceptsFirstResponder: Bool { false }
  /// Takes the keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool { acceptsFirstResponder }
  /// Gives the keyboard away.
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// A mouse's button came down.
  open func mouseDown(with event: NSEvent) {}
  /// A mouse's button was lifted.
  open func mouseUp(with event: NSEvent) {}
  /// The mouse moved with its button down.
  open func mouseDragged(with event: NSEvent) {}
  /// The mouse moved.
  open func mouseMoved(with event: NSEvent) {}
  /// The pointer came in.
  open func mouseEntered(with event: NSEvent) {}
  /// The pointer went out.
  open func mouseExited(with event: NSEvent) {}
  /// The second button came down.
  open func rightMouseDown(with event: NSEvent) {}
  /// The second button was lifted.
  open func rightMouseUp(with event: NSEvent) {}
  /// The mouse moved with its second button down.
  open func rightMouseDragged(with event: NSEvent) {}
  /// Another button came down.
  open func otherMouseDown(with event: NSEvent) {}
  /// Another button was lifted.
  open func otherMouseUp(with event: NSEvent) {}
  /// The mouse moved with another button down.
  open func otherMouseDragged(with event: NSEvent) {}
  /// The wheel was turned.
  open func scrollWheel(with event: NSEvent) {}
  /// Two fingers parted or met.
  open func magnify(with event: NSEvent) {}
  /// Two fingers turned.
  open func rotate(with event: NSEvent) {}
  /// Fingers moved fast.
  open func swipe(with event: NSEvent) {}
  /// Two fingers tapped twice.
  open func smartMagnify(with event: NSEvent) {}
  /// A finger pressed harder.
  open func pressureChange(with event: NSEvent) {}
  /// Fingers came down.
  open func touchesBegan(with event: NSEvent) {}
  /// Fingers moved.
  open func touchesMoved(with event: NSEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(with event: NSEvent) {}
  /// The system took the fingers away.
  open func touchesCancelled(with event: NSEvent) {}
  /// A key came down.
  open func keyDown(with event: NSEvent) {}
  /// A key was lifted.
  open func keyUp(with event: NSEvent) {}
  /// Keys that change others are others.
  open func flagsChanged(with event: NSEvent) {}
  /// The pointer's look is asked for.
  open func cursorUpdate(with event: NSEvent) {}
  /// Whether keys are a short way to something here.
  @discardableResult open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Whether turns of the wheel are handed on.
  open func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool { false }
  /// Whether turns of the wheel along an axis are wanted.
  open func wantsScrollEventsForSwipeTracking(on axis: NSEvent.GestureAxis) -> Bool { false }
  /// Takes keys as text.
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
  /// Does what keys stand for.
  open func doCommand(by selector: Selector) {}
  /// Puts a text in.
  open func insertText(_ insertString: Any) {}
  /// Goes to the next line.
  open func insertNewline(_ sender: Any?) {}
  /// Goes to the next place.
  open func insertTab(_ sender: Any?) {}
  /// Takes a letter away.
  open func deleteBackward(_ sender: Any?) {}
  /// Selects all.
  open func selectAll(_ sender: Any?) {}
  /// Stops what is done.
  open func cancelOperation(_ sender: Any?) {}
  /// Goes up.
  open func moveUp(_ sender: Any?) {}
  /// Goes down.
  open func moveDown(_ sender: Any?) {}
  /// Goes to the left.
  open func moveLeft(_ sender: Any?) {}
  /// Goes to the right.
  open func moveRight(_ sender: Any?) {}
  /// Whether it did something: no.
  @discardableResult open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
  /// Whether it has a method: no.
  open func responds(to aSelector: Selector!) -> Bool { false }
  /// Whether an error was told: no.
  @discardableResult open func presentError(_ error: any Error) -> Bool { false }
  /// What is found for a service.
  open func validRequestor(forSendType sendType: Any?, returnType: Any?) -> Any? { nil }
  /// Nobody took an event.
  open func noResponder(for eventSelector: Selector) {}
  /// Asks for its state to be kept.
  open func invalidateRestorableState() {}
  /// Makes a touch bar.
  open func makeTouchBar() -> Any? { nil }
  /// Sets what has no name of its own here: nothing shows it.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// What has no name of its own here: nothing.
  open func value(forKey key: String) -> Any? { nil }

  /// Whether both are the same object.
  nonisolated public static func == (a: NSResponder, b: NSResponder) -> Bool { a === b }
  /// The object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What can be told whether it may be chosen.
@MainActor public protocol NSUserInterfaceValidations: AnyObject {
  /// Whether it may be chosen.
  func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}
/// What may be chosen or not.
@MainActor public protocol NSValidatedUserInterfaceItem: AnyObject {
  /// What it does.
  var action: Selector? { get }
  /// A number to find it by.
  var tag: Int { get }
}
/// The name that tests and storyboards know something by.
public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// The direction of reading.
public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  /// From the left, from the right.
  case leftToRight, rightToLeft
}
/// A direction of views.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
  /// Across, along.
  case horizontal, vertical
}
