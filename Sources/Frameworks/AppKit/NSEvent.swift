import Foundation
import SwiftUI

/// What a person did. Nobody does anything in a picture.
open class NSEvent: Hashable, @unchecked Sendable {
  /// The kind.
  public let type: NSEvent.EventType
  /// Keys that are held.
  public let modifierFlags: NSEvent.ModifierFlags
  /// Where the pointer is, in points from the window's corner at the bottom.
  public let locationInWindow: NSPoint
  /// When it was, in seconds.
  public let timestamp: TimeInterval
  /// The number of the window.
  public let windowNumber: Int
  /// How often the button was pressed.
  public let clickCount: Int
  /// The letters of the keys.
  public let characters: String?
  /// The letters of the keys without those that change them.
  public let charactersIgnoringModifiers: String?
  /// Whether the key is held.
  public let isARepeat: Bool
  /// The number of the key.
  public let keyCode: UInt16

  init(
    type: NSEvent.EventType, location: NSPoint = .zero, modifierFlags: NSEvent.ModifierFlags = [],
    timestamp: TimeInterval = 0, windowNumber: Int = 0, clickCount: Int = 0, characters: String? = nil,
    charactersIgnoringModifiers: String? = nil, isARepeat: Bool = false, keyCode: UInt16 = 0
  ) {
    self.type = type
    locationInWindow = location
    self.modifierFlags = modifierFlags
    self.timestamp = timestamp
    self.windowNumber = windowNumber
    self.clickCount = clickCount
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.isARepeat = isARepeat
    self.keyCode = keyCode
  }
  /// Nothing.
  public convenience init() { self.init(type: .applicationDefined) }
  /// An event of the mouse.
  public class func mouseEvent(
    with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags,
    timestamp time: TimeInterval, windowNumber wNum: Int, context: NSGraphicsContext?, eventNumber eNum: Int,
    clickCount cNum: Int, pressure: Float
  ) -> NSEvent? {
    NSEvent(
      type: type, location: location, modifierFlags: flags, timestamp: time, windowNumber: wNum, clickCount: cNum)
  }
  /// An event of a key.
  public class func keyEvent(
    with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags,
    timestamp time: TimeInterval, windowNumber wNum: Int, context: NSGraphicsContext?, characters keys: String,
    charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16
  ) -> NSEvent? {
    NSEvent(
      type: type, location: location, modifierFlags: flags, timestamp: time, windowNumber: wNum, characters: keys,
      charactersIgnoringModifiers: ukeys, isARepeat: flag, keyCode: code)
  }
  /// The window: none.
  @MainActor open var window: NSWindow? { nil }
  /// The kind within the kind.
  open var subtype: Int16 { 0 }
  /// The number of the button, from 0.
  open var buttonNumber: Int { 0 }
  /// The number of the event.
  open var eventNumber: Int { 0 }
  /// How far the wheel was turned, in lines or points.
  open var deltaX: CGFloat { 0 }
  /// How far the wheel was turned, in lines or points.
  open var deltaY: CGFloat { 0 }
  /// How far the wheel was turned, in lines or points.
  open var deltaZ: CGFloat { 0 }
  /// How far it scrolls across, in points.
  open var scrollingDeltaX: CGFloat { 0 }
  /// How far it scrolls along, in points.
  open var scrollingDeltaY: CGFloat { 0 }
  /// Whether it scrolls by points.
  open var hasPreciseScrollingDeltas: Bool { false }
  /// Whether the direction is turned round.
  open var isDirectionInvertedFromDevice: Bool { false }
  /// What the fingers do.
  open var phase: NSEvent.Phase { [] }
  /// What the page does after the fingers.
  open var momentumPhase: NSEvent.Phase { [] }
  /// How much larger, from 0.
  open var magnification: CGFloat { 0 }
  /// How hard it is pressed, from 0 to 1.
  open var pressure: Float { 0 }
  /// How deep it is pressed.
  open var stage: Int { 0 }
  /// How far two fingers turned, in degrees.
  open var rotation: Float { 0 }
  /// A key with a name.
  open var specialKey: NSEvent.SpecialKey? { nil }
  /// What follows the pointer.
  open var trackingArea: NSTrackingArea? { nil }
  /// What Core Graphics has of it: nothing.
  open var cgEvent: Any? { nil }

  /// Where the pointer is, in points of the screen.
  public class var mouseLocation: NSPoint { .zero }
  /// Keys that are held.
  public class var modifierFlags: NSEvent.ModifierFlags { [] }
  /// Buttons that are down, as bits.
  public class var pressedMouseButtons: Int { 0 }
  /// The time between two clicks that count as one, in seconds.
  public class var doubleClickInterval: TimeInterval { 0.5 }
  /// The time until a key comes again, in seconds.
  public class var keyRepeatDelay: TimeInterval { 0.5 }
  /// The time between a key's returns, in seconds.
  public class var keyRepeatInterval: TimeInterval { 0.08 }
  /// Would hear events of the app: none come.
  public class func addLocalMonitorForEvents(
    matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { EventMonitor() }
  /// Would hear events of other apps: none come.
  public class func addGlobalMonitorForEvents(
    matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { EventMonitor() }
  /// Hears events no longer.
  public class func removeMonitor(_ eventMonitor: Any) {}
  /// Tells events again and again: none come.
  public class func startPeriodicEvents(afterDelay delay: TimeInterval, withPeriod period: TimeInterval) {}
  /// Tells events no longer.
  public class func stopPeriodicEvents() {}

  /// Whether both are the same object.
  public static func == (a: NSEvent, b: NSEvent) -> Bool { a === b }
  /// The object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// What hears events.
final class EventMonitor {}
