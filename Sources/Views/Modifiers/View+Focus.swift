extension View {
  /// The view has the focus while a value is true. A still picture does not show it.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { Noted(self, "focused") }
  /// The view has the focus while a value is this one. A still picture does not show it.
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { Noted(self, "focused") }
  /// The same without a binding: what an interpreter says.
  nonisolated public func focused() -> some View { Noted(self, "focused") }
}
