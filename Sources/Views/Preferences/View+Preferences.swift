internal import Foundation

extension View {
  /// Hands a value up; it takes the place of what the views inside hand up under this key.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    Attached(content: self, kind: "preference", detail: String(describing: key), attachment: .preference(.write(PreferenceDefinition(key)) { _ in value }))
  }
  /// Changes what the views inside hand up; where they hand nothing up, the default.
  nonisolated public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View {
    Attached(
      content: self, kind: "transformPreference", detail: String(describing: key),
      attachment: .preference(.transform(PreferenceDefinition(key)) { value, _ in change(&value, callback) }))
  }
  /// Hands up a value made of a rectangle or point of the view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    Attached(
      content: self, kind: "anchorPreference", detail: String(describing: K.self),
      attachment: .preference(.write(PreferenceDefinition(K.self)) { transform(value.anchor(in: $0)) }))
  }
  /// Changes what the views inside hand up, with a rectangle or point of the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    Attached(
      content: self, kind: "transformAnchorPreference", detail: String(describing: K.self),
      attachment: .preference(.transform(PreferenceDefinition(K.self)) { any, frame in change(&any) { transform(&$0, value.anchor(in: frame)) } }))
  }
  /// Does something when what the views inside hand up is another value than before, and the first time. Where they hand nothing up, nothing happens.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
  where K.Value: Equatable {
    let watcher = Watcher(equating: K.Value.self) { _, new in action(new) }
    return Attached(content: self, kind: "onPreferenceChange", detail: String(describing: key), attachment: .preference(.watch(PreferenceDefinition(key), watcher)))
  }
  /// Does something when a value made of the view's geometry is another one than before, and the first time.
  nonisolated public func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void)
    -> some View
  {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }
  /// Does something when a value made of the view's geometry is another one than before, and the first time, when both are the same.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    let watcher = Watcher(equating: type) { action($0 ?? $1, $1) }
    return Attached(content: self, kind: "onGeometryChange", attachment: .preference(.watchGeometry({ transform($0) }, watcher)))
  }
  /// Puts views before the view, made of what it hands up. They never change its layout.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer(content: self, key: key, alignment: alignment, isBackground: false, transform: transform)
  }
  /// Puts views behind the view, made of what it hands up. They never change its layout.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer(content: self, key: key, alignment: alignment, isBackground: true, transform: transform)
  }
}

extension Watcher {
  init<Value: Equatable>(equating _: Value.Type, _ action: @escaping (Value?, Value) -> Void) {
    self.init(
      isSame: { a, b in (a as? Value) == (b as? Value) },
      action: { old, new in if let new = new as? Value { action(old as? Value, new) } })
  }
}

private func change<Value>(_ any: inout Any, _ change: (inout Value) -> Void) {
  guard var value = any as? Value else { return }
  change(&value)
  any = value
}

/// A view with a second layer made of what it hands up.
private struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View> {
  let content: Content
  let key: Key.Type
  let alignment: Alignment
  let isBackground: Bool
  let transform: (Key.Value) -> Layer
}

extension PreferenceLayer: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let late = LateLayer(preference: PreferenceDefinition(view.key)) { value, nodes in
      if let value = value as? Key.Value { Layer.makeNodes(view.transform(value), &nodes) }
    }
    nodes.modifier(
      view.isBackground ? "backgroundPreferenceValue" : "overlayPreferenceValue", .lateSecondary(isBackground: view.isBackground, view.alignment, late),
      detail: String(describing: view.key), view.content)
  }
}
