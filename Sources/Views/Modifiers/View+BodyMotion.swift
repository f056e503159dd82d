// How changes of some modifiers of a view move: a still picture shows where they end.
extension View {
  /// The view as a closure changes it; how changes of what the closure adds move is kept, not shown.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { Noted(body(PlaceholderContentView(content: self)), "animation") }
  /// The view as a closure changes it; how changes of what the closure adds move is kept, not run.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { Noted(body(PlaceholderContentView(content: self)), "transaction") }
}
