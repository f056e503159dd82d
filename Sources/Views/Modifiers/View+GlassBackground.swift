// Spellings of glass besides those of iOS 26.
extension View {
  /// Puts glass of a shape behind the view where a condition holds (spelling of the first betas).
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool
  ) -> some View { OnGlass(content: self, glass: isEnabled ? glass : .identity, shape: shape) }
  /// Puts the glass of visionOS's windows behind the view; here it is that of iOS, with corners of 24
  /// points (our choice).
  nonisolated public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
    glassBackgroundEffect(in: RoundedRectangle(cornerRadius: 24), displayMode: displayMode)
  }
  /// Puts the glass of visionOS's windows behind the view, in a shape; here it is that of iOS.
  nonisolated public func glassBackgroundEffect(
    in shape: some InsettableShape, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View { OnGlass(content: self, glass: displayMode == .never ? .identity : .regular, shape: shape) }
}
/// When a view has glass behind it.
public enum GlassBackgroundDisplayMode: Hashable, Sendable { case always, implicit, never }
