// What assistive technologies are told since iOS 18: a still picture shows none of it.
extension View {
  /// What the view is called: the texts of views, which can hold what it is called already; they are not asked.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { Noted(self, "accessibilityLabel") }
  /// A name for tests and selectors (`#name`), where a condition holds.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    NamedWhere(content: self, name: isEnabled ? identifier : nil)
  }
  /// Words by which a person who speaks calls the view, where a condition holds.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [String], isEnabled: Bool) -> some View {
    Noted(self, "accessibilityInputLabels")
  }
  /// How far the view was scrolled, in words; nobody asks.
  nonisolated public func accessibilityScrollStatus(_ status: some StringProtocol, isEnabled: Bool = true)
    -> some View
  {
    Noted(self, "accessibilityScrollStatus", isEnabled ? String(status) : nil)
  }
  /// How far the view was scrolled, in words; nobody asks.
  nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    Noted(self, "accessibilityScrollStatus", isEnabled ? status.string : nil)
  }
  /// Where the view is dragged from, with words for it, where a condition holds.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: some StringProtocol, isEnabled: Bool
  ) -> some View { Noted(self, "accessibilityDragPoint") }
  /// Where something is dropped on the view, with words for it, where a condition holds.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: some StringProtocol, isEnabled: Bool
  ) -> some View { Noted(self, "accessibilityDropPoint") }
}

/// A view with a name for tests and selectors, or none.
private struct NamedWhere<Content: View> {
  let content: Content
  let name: String?
}
extension NamedWhere: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let kind = "accessibilityIdentifier"
    guard let name = view.name else { return nodes.written(kind) { Content.makeNodes(view.content, &$0) } }
    nodes.modifier(kind, .identifier(name, isExplicit: true), detail: name, view.content)
  }
}
