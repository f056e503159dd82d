import Foundation
import SwiftUI

extension NSEvent {
  /// Kinds of events.
  public enum EventType: UInt, Sendable {
    /// Buttons of the mouse, and its movements.
    case leftMouseDown = 1
    /// Buttons of the mouse, and its movements.
    case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged
    /// The pointer comes and goes.
    case mouseEntered, mouseExited
    /// Keys.
    case keyDown, keyUp, flagsChanged
    /// What the system and the app tell.
    case appKitDefined, systemDefined, applicationDefined, periodic, cursorUpdate
    /// The wheel, pens and other buttons.
    case scrollWheel = 22
    /// The wheel, pens and other buttons.
    case tabletPoint, tabletProximity, otherMouseDown, otherMouseUp, otherMouseDragged
    /// Fingers.
    case gesture = 29
    /// Fingers.
    case magnify, swipe, rotate = 18
    /// Fingers.
    case beginGesture = 19
    /// Fingers.
    case endGesture = 20
    /// Fingers.
    case smartMagnify = 32
    /// Fingers.
    case quickLook, pressure, directTouch = 37
    /// The mode of a pen.
    case changeMode = 38
  }
  /// Kinds of events that are heard.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Kinds of bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(_ type: NSEvent.EventType) { rawValue = UInt64(1) << UInt64(type.rawValue) }
    /// A button came down.
    public static let leftMouseDown = EventTypeMask(NSEvent.EventType.leftMouseDown)
    /// A button was lifted.
    public static let leftMouseUp = EventTypeMask(NSEvent.EventType.leftMouseUp)
    /// The second button came down.
    public static let rightMouseDown = EventTypeMask(NSEvent.EventType.rightMouseDown)
    /// The second button was lifted.
    public static let rightMouseUp = EventTypeMask(NSEvent.EventType.rightMouseUp)
    /// The mouse moved.
    public static let mouseMoved = EventTypeMask(NSEvent.EventType.mouseMoved)
    /// The mouse moved with its button down.
    public static let leftMouseDragged = EventTypeMask(NSEvent.EventType.leftMouseDragged)
    /// The mouse moved with its second button down.
    public static let rightMouseDragged = EventTypeMask(NSEvent.EventType.rightMouseDragged)
    /// The pointer came in.
    public static let mouseEntered = EventTypeMask(NSEvent.EventType.mouseEntered)
    /// The pointer went out.
    public static let mouseExited = EventTypeMask(NSEvent.EventType.mouseExited)
    /// A key came down.
    public static let keyDown = EventTypeMask(NSEvent.EventType.keyDown)
    /// A key was lifted.
    public static let keyUp = EventTypeMask(NSEvent.EventType.keyUp)
    /// Keys that change others are others.
    public static let flagsChanged = EventTypeMask(NSEvent.EventType.flagsChanged)
    /// What the system tells.
    public static let systemDefined = EventTypeMask(NSEvent.EventType.systemDefined)
    /// What the app tells.
    public static let applicationDefined = EventTypeMask(NSEvent.EventType.applicationDefined)
    /// The pointer's look is asked for.
    public static let cursorUpdate = EventTypeMask(NSEvent.EventType.cursorUpdate)
    /// The wheel was turned.
    public static let scrollWheel = EventTypeMask(NSEvent.EventType.scrollWheel)
    /// Another button came down.
    public static let otherMouseDown = EventTypeMask(NSEvent.EventType.otherMouseDown)
    /// Another button was lifted.
    public static let otherMouseUp = EventTypeMask(NSEvent.EventType.otherMouseUp)
    /// The mouse moved with another button down.
    public static let otherMouseDragged = EventTypeMask(NSEvent.EventType.otherMouseDragged)
    /// Fingers.
    public static let gesture = EventTypeMask(NSEvent.EventType.gesture)
    /// Two fingers part or meet.
    public static let magnify = EventTypeMask(NSEvent.EventType.magnify)
    /// Fingers move fast.
    public static let swipe = EventTypeMask(NSEvent.EventType.swipe)
    /// Two fingers turn.
    public static let rotate = EventTypeMask(NSEvent.EventType.rotate)
    /// Two fingers tap twice.
    public static let smartMagnify = EventTypeMask(NSEvent.EventType.smartMagnify)
    /// A finger presses harder.
    public static let pressure = EventTypeMask(NSEvent.EventType.pressure)
    /// Anything.
    public static let any = EventTypeMask(rawValue: UInt64.max)
  }
  /// Keys that are held.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Keys of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Capital letters stay.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Capital letters.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// Keys of numbers.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// Help.
    public static let help = ModifierFlags(rawValue: 1 << 22)
    /// Keys of functions.
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// All that do not depend on the keyboard.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
  }
  /// What fingers do.
  public struct Phase: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Phases of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They came.
    public static let began = Phase(rawValue: 1)
    /// They rest.
    public static let stationary = Phase(rawValue: 2)
    /// They moved.
    public static let changed = Phase(rawValue: 4)
    /// They went.
    public static let ended = Phase(rawValue: 8)
    /// They were taken away.
    public static let cancelled = Phase(rawValue: 16)
    /// They may begin.
    public static let mayBegin = Phase(rawValue: 32)
  }
  /// An axis of fingers' movements.
  public enum GestureAxis: Int, Sendable {
    /// None, across, along.
    case none, horizontal, vertical
  }
  /// A key with a name.
  public struct SpecialKey: Hashable, RawRepresentable, Sendable {
    /// The number of its letter.
    public let rawValue: Int
    /// A key of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The letter.
    public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(rawValue)) ?? " " }
    /// Up.
    public static let upArrow = SpecialKey(rawValue: 0xF700)
    /// Down.
    public static let downArrow = SpecialKey(rawValue: 0xF701)
    /// To the left.
    public static let leftArrow = SpecialKey(rawValue: 0xF702)
    /// To the right.
    public static let rightArrow = SpecialKey(rawValue: 0xF703)
    /// The first function.
    public static let f1 = SpecialKey(rawValue: 0xF704)
    /// The second function.
    public static let f2 = SpecialKey(rawValue: 0xF705)
    /// Takes the letter behind away.
    public static let deleteForward = SpecialKey(rawValue: 0xF728)
    /// To the beginning.
    public static let home = SpecialKey(rawValue: 0xF729)
    /// To the end.
    public static let end = SpecialKey(rawValue: 0xF72B)
    /// A page up.
    public static let pageUp = SpecialKey(rawValue: 0xF72C)
    /// A page down.
    public static let pageDown = SpecialKey(rawValue: 0xF72D)
    /// Help.
    public static let help = SpecialKey(rawValue: 0xF746)
    /// Takes the letter before away.
    public static let delete = SpecialKey(rawValue: 0x7F)
    /// Takes the letter before away.
    public static let backspace = SpecialKey(rawValue: 0x08)
    /// To the next place.
    public static let tab = SpecialKey(rawValue: 0x09)
    /// To the place before.
    public static let backTab = SpecialKey(rawValue: 0x19)
    /// A new line.
    public static let newline = SpecialKey(rawValue: 0x0A)
    /// Enter.
    public static let enter = SpecialKey(rawValue: 0x03)
    /// Return.
    public static let carriageReturn = SpecialKey(rawValue: 0x0D)
  }
}
