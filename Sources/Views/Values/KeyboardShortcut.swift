/// A key and the keys held with it, which trigger a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held with it.
  public var modifiers: EventModifiers
  /// How the key is found on keyboards of other languages; no key is pressed here.
  public var localization: Localization
  /// A key with others held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }
  /// A key with others held, and how it is found on keyboards of other languages.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }
  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// How a key is found on keyboards of other languages.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// As the system does.
    public static let automatic = Localization(name: "automatic")
    /// Without exchanging left and right where one reads from the right.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// It is the same key everywhere.
    public static let custom = Localization(name: "custom")
  }
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
  /// The key that deletes what follows.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key to the page before.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key to the next page.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that empties a field.
  public static let clear = KeyEquivalent("\u{F739}")
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
  /// The key "fn".
  public static let function = EventModifiers(rawValue: 64)
  /// All of them but the key "fn".
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
