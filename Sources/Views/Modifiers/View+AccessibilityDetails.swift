public import Foundation

// More of what assistive technologies are told: a still picture shows none of it.
extension View {
  /// Something told besides label and value, under a key; nil takes away what was said under it.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View { custom(key.label, value?.string ?? "") }
  /// Something told besides label and value, under a key.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: some StringProtocol,
    importance: AXCustomContent.Importance = .default
  ) -> some View { custom(key.label, String(value)) }
  /// Something told besides label and value.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { custom(label.string, value.string) }
  /// Something told besides label and value.
  nonisolated public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { custom(String(label), value.string) }
  /// Something told besides label and value.
  nonisolated public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: some StringProtocol, importance: AXCustomContent.Importance = .default
  ) -> some View { custom(String(label), String(value)) }
  nonisolated private func custom(_ label: String, _ value: String) -> some View {
    Noted(self, "accessibilityCustomContent", label + ": " + value)
  }

  /// Which point stands for the view when it is activated, in points from its upper left corner.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    Noted(self, "accessibilityActivationPoint")
  }
  /// Which point stands for the view when it is activated, as parts of its size.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    Noted(self, "accessibilityActivationPoint")
  }
  /// From which point the view is dragged, as parts of its size, under a description.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: some StringProtocol) -> some View {
    Noted(self, "accessibilityDragPoint", String(description))
  }
  /// At which point something is dropped on the view, as parts of its size, under a description.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: some StringProtocol) -> some View {
    Noted(self, "accessibilityDropPoint", String(description))
  }
  /// Whether fingers reach the view past the screen reader.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { Noted(self, "accessibilityDirectTouch", "\(isDirectTouchArea)") }
  /// Whether a person can do something with the view.
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { Noted(self, "accessibilityRespondsToUserInteraction", "\(respondsToUserInteraction)") }
  /// What the texts of the view are about.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    Noted(self, "accessibilityTextContentType", value.name)
  }
  /// Links the view to others of an id, wherever they are.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    Noted(self, "accessibilityLinkedGroup", "\(id)")
  }
  /// Makes the view the label or the content of a pair of an id.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { Noted(self, "accessibilityLabeledPair", "\(role): \(id)") }
  /// What assistive technologies find inside of the view instead of what it shows; kept, not shown.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    Noted(self, "accessibilityChildren")
  }
  /// What is shown enlarged on a long press; kept, not shown.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
    -> some View
  { Noted(self, "accessibilityShowsLargeContentViewer") }

  /// Whether texts inside are read with their signs.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    Noted(self, "speechAlwaysIncludesPunctuation", "\(value)")
  }
  /// Whether texts inside are read letter by letter.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    Noted(self, "speechSpellsOutCharacters", "\(value)")
  }
  /// How high texts inside are read, from −1 to 1.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    Noted(self, "speechAdjustedPitch", "\(value)")
  }
  /// Whether what changes inside is read after what is read already.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    Noted(self, "speechAnnouncementsQueued", "\(value)")
  }
}

// Actions of assistive technologies: kept, not run.
extension View {
  /// What zooming does; kept, not run.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { Noted(self, "accessibilityZoomAction") }
  /// What scrolling towards an edge does; kept, not run.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    Noted(self, "accessibilityScrollAction")
  }
  /// An action with a label of views; kept, not run.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { Noted(self, "accessibilityAction") }
  /// Actions, each a button; kept, not shown.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    Noted(self, "accessibilityActions")
  }
  /// Actions of a group, each a button; kept, not shown.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { Noted(self, "accessibilityActions") }

  /// What the view can be called by voice (older spelling).
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    Noted(self, "accessibility", "inputLabels: " + inputLabels.map(\.string).joined(separator: ", "))
  }
  /// What a selection calls the view for assistive technologies (older spelling).
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View {
    Noted(self, "accessibility", "selectionIdentifier: \(selectionIdentifier)")
  }
  /// Which point stands for the view, in points from its upper left corner (older spelling).
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View {
    Noted(self, "accessibility", "activationPoint")
  }
  /// Which point stands for the view, as parts of its size (older spelling).
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
    Noted(self, "accessibility", "activationPoint")
  }
}
