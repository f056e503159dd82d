/// How far the crown of a watch is turned for a step.
public enum DigitalCrownRotationalSensitivity: Hashable, CaseIterable, Sendable { case low, medium, high }

/// The crown of a watch while it turns.
public struct DigitalCrownEvent: Hashable, Sendable {
  /// How far it was turned.
  public var offset: Double
  /// How fast it turns.
  public var velocity: Double
}

/// What a hand does without touching the watch.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  /// What two fingers that are tapped together twice do.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// Whether scroll views answer to an input.
public enum ScrollInputBehavior: Hashable, CaseIterable, Sendable { case automatic, enabled, disabled }
/// What scrolls besides fingers.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  /// What a hand does without touching the watch.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// A look.
  public static let look = ScrollInputKind(name: "look")
}

// The crown of a watch, and what a hand does without touching it: nothing turns and no hand moves here. Values keep
// what the program gave them, and actions are not run.
extension View {
  /// What the crown changes: a value without bounds.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    Noted(self, "digitalCrownRotation")
  }
  /// What the crown changes, and what happens while it turns and when it rests.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { Noted(self, "digitalCrownRotation") }
  /// What the crown changes: a value between bounds, by steps.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { Noted(self, "digitalCrownRotation") }
  /// What the crown changes: a value between bounds, by steps; and what happens while it turns and when it rests.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void,
    onIdle: @escaping () -> Void = {}
  ) -> some View { Noted(self, "digitalCrownRotation") }
  /// What the crown changes: a value between bounds, at whose steps it can be felt.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { Noted(self, "digitalCrownRotation") }
  /// What the crown changes: a whole number between bounds, at whose steps it can be felt.
  nonisolated public func digitalCrownRotation<V: BinaryInteger>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { Noted(self, "digitalCrownRotation") }
  /// Whether something stands beside the crown; nothing does.
  nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View {
    Noted(self, "digitalCrownAccessory")
  }
  /// What stands beside the crown; kept, not shown.
  nonisolated public func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Noted(self, "digitalCrownAccessory")
  }
  /// What a hand does without touching the watch triggers the control.
  nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    Noted(self, "handGestureShortcut")
  }
  /// Whether scroll views inside answer to an input.
  nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
    -> some View
  { Noted(self, "scrollInputBehavior") }
}
