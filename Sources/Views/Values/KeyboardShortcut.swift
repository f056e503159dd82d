/// A key and the keys held with it, which trigger a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  var key: KeyEquivalent
  /// The keys held with it.
  var modifiers: EventModifiers
  /// A key with others held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key by the character that it types.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  /// What the key types.
  public var character: Character
  /// The key that types a character.
  public init(_ character: Character) { self.character = character }
  /// The key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held with another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: Int
  /// The keys of the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Capitals are locked.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// The number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
