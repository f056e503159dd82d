extension View {
  /// Where the view can be touched; the playground does not show it.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    Noted(self, "contentShape")
  }
  /// The shape of the view for kinds of uses; the playground does not show it.
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  { Noted(self, "contentShape") }
}
