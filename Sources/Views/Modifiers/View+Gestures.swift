public import Foundation

// What hands and keys do to a view: a still picture shows none of it.
extension View {
  /// What a tap, or some taps, do.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    Gestured(content: self, gesture: TapAction(count: count) { _ in action() }, kind: "onTapGesture")
  }
  /// What a long press does.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { pressed(minimumDuration, maximumDistance, onPressingChanged, action) }
  /// What a long press does (older spelling).
  nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void)
    -> some View
  { pressed(minimumDuration, maximumDistance, pressing, action) }
  nonisolated private func pressed(
    _ seconds: Double, _ distance: CGFloat, _ pressing: ((Bool) -> Void)?, _ action: @escaping () -> Void
  ) -> some View {
    let press = LongPressGesture(minimumDuration: seconds, maximumDistance: distance)
    return Gestured(
      content: self, gesture: PressAction(press: press, pressing: pressing, action: action), kind: "onLongPressGesture")
  }
  /// What a pointer over the view does; kept, not run.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { Noted(self, "onHover") }
  /// Whether the view can be touched.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { Noted(self, "allowsHitTesting") }
  /// Whether the view can have the focus.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { Noted(self, "focusable") }
  /// What a pointer over the view changes.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    Noted(self, "hoverEffect")
  }
  /// The keys that trigger a control.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// The keys that trigger a control, and how the key is found on keyboards of other languages.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
  /// The keys that trigger a control.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    WithEnvironment(self, "keyboardShortcut") { $0.keyboardShortcut = shortcut }
  }
  /// The keys that trigger a control; nil is none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    WithEnvironment(self, "keyboardShortcut") { $0.keyboardShortcut = shortcut }
  }
  /// What is felt when a value changes.
  nonisolated public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View { Noted(self, "sensoryFeedback") }
  /// What is felt when a value changes in a way; a still picture is not felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { Noted(self, "sensoryFeedback") }
  /// What is felt when a value changes, as a function of both says; a still picture is not felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { Noted(self, "sensoryFeedback") }
  /// What is felt when a value changes, as a function says; a still picture is not felt.
  nonisolated public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?)
    -> some View
  { Noted(self, "sensoryFeedback") }
  /// What an opened address does; kept, not run.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { Noted(self, "onOpenURL") }
  /// Whether addresses that links inside open stay in the program; none is opened.
  nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { Noted(self, "onOpenURL") }
  /// A tooltip.
  nonisolated public func help(_ text: some StringProtocol) -> some View { Noted(self, "help") }
  /// A tooltip.
  nonisolated public func help(_ text: Text) -> some View { Noted(self, "help") }
}
