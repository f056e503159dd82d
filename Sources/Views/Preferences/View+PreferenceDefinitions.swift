/// The modifiers of preferences whose keys an interpreter alone knows. Values are what the definition works with.
extension View {
  /// Hands a value up; it takes the place of what the views inside hand up.
  nonisolated public func preference(_ definition: PreferenceDefinition, value: Any) -> some View {
    Attached(content: self, kind: "preference", detail: definition.title, attachment: .preference(.write(definition) { _ in value }))
  }
  /// Changes what the views inside hand up; where they hand nothing up, the default.
  nonisolated public func transformPreference(_ definition: PreferenceDefinition, change: @escaping (inout Any) -> Void) -> some View {
    Attached(content: self, kind: "transformPreference", detail: definition.title, attachment: .preference(.transform(definition) { value, _ in change(&value) }))
  }
  /// Hands up a value made of a rectangle or point of the view.
  nonisolated public func anchorPreference<A>(_ definition: PreferenceDefinition, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> Any) -> some View {
    Attached(
      content: self, kind: "anchorPreference", detail: definition.title,
      attachment: .preference(.write(definition) { transform(value.anchor(in: $0)) }))
  }
  /// Changes what the views inside hand up, with a rectangle or point of the view.
  nonisolated public func transformAnchorPreference<A>(
    _ definition: PreferenceDefinition, value: Anchor<A>.Source, transform: @escaping (inout Any, Anchor<A>) -> Void
  ) -> some View {
    Attached(
      content: self, kind: "transformAnchorPreference", detail: definition.title,
      attachment: .preference(.transform(definition) { transform(&$0, value.anchor(in: $1)) }))
  }
  /// Does something when what the views inside hand up is another value than before, and the first time.
  nonisolated public func onPreferenceChange(
    _ definition: PreferenceDefinition, isSame: @escaping (Any, Any) -> Bool, perform action: @escaping (Any) -> Void
  ) -> some View {
    Attached(
      content: self, kind: "onPreferenceChange", detail: definition.title,
      attachment: .preference(.watch(definition, Watcher(isSame: isSame) { _, new in action(new) })))
  }
  /// Puts views before or behind the view, made of what it hands up. They never change its layout.
  nonisolated public func preferenceLayer<V: View>(
    _ definition: PreferenceDefinition, alignment: Alignment = .center, isBackground: Bool, @ViewBuilder _ transform: @escaping @MainActor (Any) -> V
  ) -> some View {
    DefinedLayer(content: self, definition: definition, alignment: alignment, isBackground: isBackground, transform: transform)
  }
}

/// A view with a second layer made of what it hands up.
private struct DefinedLayer<Content: View, Layer: View> {
  let content: Content
  let definition: PreferenceDefinition
  let alignment: Alignment
  let isBackground: Bool
  let transform: @MainActor (Any) -> Layer
}

extension DefinedLayer: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let late = LateLayer(preference: view.definition) { value, nodes in Layer.makeNodes(view.transform(value), &nodes) }
    nodes.modifier(
      view.isBackground ? "backgroundPreferenceValue" : "overlayPreferenceValue", .lateSecondary(isBackground: view.isBackground, view.alignment, late),
      detail: view.definition.title, view.content)
  }
}
