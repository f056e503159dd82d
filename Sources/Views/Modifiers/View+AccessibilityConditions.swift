public import Foundation

// What assistive technologies are told where a condition holds: a still picture shows none of it.
extension View {
  /// What the view is called, where a condition holds.
  nonisolated public func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool) -> some View {
    SpokenLabel(content: self, label: isEnabled ? String(label) : nil)
  }
  /// What the view is called, where a condition holds.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    SpokenLabel(content: self, label: isEnabled ? label.string : nil)
  }
  /// What the view's value is called, where a condition holds.
  nonisolated public func accessibilityValue(_ value: some StringProtocol, isEnabled: Bool) -> some View {
    Noted(self, "accessibilityValue", isEnabled ? String(value) : nil)
  }
  /// What the view's value is called, where a condition holds.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    Noted(self, "accessibilityValue", isEnabled ? value.string : nil)
  }
  /// What the view does, where a condition holds.
  nonisolated public func accessibilityHint(_ hint: some StringProtocol, isEnabled: Bool) -> some View {
    Noted(self, "accessibilityHint", isEnabled ? String(hint) : nil)
  }
  /// What the view does, where a condition holds.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    Noted(self, "accessibilityHint", isEnabled ? hint.string : nil)
  }
  /// Whether assistive technologies pass the view by, where a condition holds.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    Noted(self, "accessibilityHidden", isEnabled ? "\(hidden)" : nil)
  }
  /// What the view can be called by voice, where a condition holds.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    Noted(self, "accessibilityInputLabels")
  }
  /// Which point stands for the view, in points from its upper left corner, where a condition holds.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
    Noted(self, "accessibilityActivationPoint")
  }
  /// Which point stands for the view, as parts of its size, where a condition holds.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
    Noted(self, "accessibilityActivationPoint")
  }
}
