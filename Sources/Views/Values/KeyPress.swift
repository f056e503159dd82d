public import Foundation

/// A key that is pressed, as `onKeyPress` tells it.
public struct KeyPress: Hashable, Sendable {
  /// Whether the key goes down, stays down or comes up.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// The keys held with it.
  public let modifiers: EventModifiers
  /// Whether a key was used.
  public typealias Result = KeyPressResult

  /// What a key does while it is pressed.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Some of them.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// It comes up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }
}
extension KeyPress: CustomDebugStringConvertible {
  /// The key and its phase.
  public var debugDescription: String { "KeyPress(\(characters), \(phase))" }
}
extension KeyPress.Phases: CustomDebugStringConvertible {
  /// The names of the phases.
  public var debugDescription: String {
    let names = [(KeyPress.Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
    return "[" + names.joined(separator: ", ") + "]"
  }
}

// What happens when keys are pressed: no key is pressed here, and none of it runs.
extension View {
  /// What happens when a key is pressed, in some phases; kept, not run.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPressResult
  ) -> some View { Noted(self, "onKeyPress") }
  /// What happens when one of some keys is pressed; kept, not run.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPressResult
  ) -> some View { Noted(self, "onKeyPress") }
  /// What happens when a key that types one of some characters is pressed; kept, not run.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPressResult
  ) -> some View { Noted(self, "onKeyPress") }
  /// What happens when any key is pressed; kept, not run.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPressResult
  ) -> some View { Noted(self, "onKeyPress") }
}
