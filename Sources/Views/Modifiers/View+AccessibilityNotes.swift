// What assistive technologies are told: a still picture shows none of it.
extension View {
  /// What the view is called.
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    SpokenLabel(content: self, label: String(label))
  }
  /// What the view is called.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { SpokenLabel(content: self, label: label.string) }
  /// What the view's value is called.
  nonisolated public func accessibilityValue(_ value: some StringProtocol) -> some View {
    Noted(self, "accessibilityValue", String(value))
  }
  /// What the view's value is called.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { Noted(self, "accessibilityValue", value.string) }
  /// What the view does.
  nonisolated public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    Noted(self, "accessibilityHint", String(hint))
  }
  /// What the view does.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { Noted(self, "accessibilityHint", hint.string) }
  /// Whether assistive technologies pass the view by.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { Noted(self, "accessibilityHidden", "\(hidden)") }
  /// What kind of thing the view is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { Noted(self, "accessibilityAddTraits", traits.names) }
  /// What kind of thing the view is not.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { Noted(self, "accessibilityRemoveTraits", traits.names) }
  /// Whether the views inside are one thing.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { Noted(self, "accessibilityElement", "\(children)") }
  /// When the view is read.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { Noted(self, "accessibilitySortPriority", "\(sortPriority)") }
  /// What the view can be called by voice.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [String]) -> some View { Noted(self, "accessibilityInputLabels") }
  /// What the view can be called by voice.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { Noted(self, "accessibilityInputLabels") }
  /// An action for assistive technologies; kept, not run.
  nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View { Noted(self, "accessibilityAction") }
  /// An action for assistive technologies; kept, not run.
  nonisolated public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View { Noted(self, "accessibilityAction") }
  /// An action for assistive technologies; kept, not run.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { Noted(self, "accessibilityAction") }
  /// What adjusting the view does; kept, not run.
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View {
    Noted(self, "accessibilityAdjustableAction")
  }
  /// The level of a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { Noted(self, "accessibilityHeading", "\(level)") }
  /// Whether the view is shown enlarged on a long press.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { Noted(self, "accessibilityShowsLargeContentViewer") }
  /// Whether inverted colours leave the view alone.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { Noted(self, "accessibilityIgnoresInvertColors") }
  /// What the view is called (older spelling).
  nonisolated public func accessibility(label: Text) -> some View { Noted(self, "accessibility", "label: " + label.string) }
  /// What the view's value is called (older spelling).
  nonisolated public func accessibility(value: Text) -> some View { Noted(self, "accessibility", "value: " + value.string) }
  /// What the view does (older spelling).
  nonisolated public func accessibility(hint: Text) -> some View { Noted(self, "accessibility", "hint: " + hint.string) }
  /// Whether assistive technologies pass the view by (older spelling).
  nonisolated public func accessibility(hidden: Bool) -> some View { Noted(self, "accessibility", "hidden: \(hidden)") }
  /// What kind of thing the view is (older spelling).
  nonisolated public func accessibility(addTraits: AccessibilityTraits) -> some View { Noted(self, "accessibility", "addTraits: " + addTraits.names) }
  /// What kind of thing the view is not (older spelling).
  nonisolated public func accessibility(removeTraits: AccessibilityTraits) -> some View { Noted(self, "accessibility", "removeTraits: " + removeTraits.names) }
  /// When the view is read (older spelling).
  nonisolated public func accessibility(sortPriority: Double) -> some View { Noted(self, "accessibility", "sortPriority: \(sortPriority)") }
}
