extension View {
  /// The font of all texts inside that set none; nil takes the environment's around it.
  nonisolated public func font(_ font: Font?) -> some View {
    WithEnvironment(self, "font") { $0.font = font }
  }
  /// The colour of all texts and shapes inside that set none; nil takes the default one.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    WithEnvironment(self, "foregroundColor") { $0.foregroundStyle = color }
  }
  /// The style of all texts and shapes inside that set none.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    WithEnvironment(self, "foregroundStyle") { $0.foregroundStyle = style }
  }
}
