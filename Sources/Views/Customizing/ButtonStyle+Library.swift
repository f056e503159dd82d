/// The look that the device gives buttons.
public struct DefaultButtonStyle: Sendable {
  /// The style.
  nonisolated public init() {}
}
/// A label without decoration.
public struct PlainButtonStyle: Sendable {
  /// The style.
  nonisolated public init() {}
}
/// A label in the accent colour.
public struct BorderlessButtonStyle: Sendable {
  /// The style.
  nonisolated public init() {}
}
/// A label on a faint ground.
public struct BorderedButtonStyle: Sendable {
  /// The style.
  nonisolated public init() {}
}
/// A label on the accent colour.
public struct BorderedProminentButtonStyle: Sendable {
  /// The style.
  nonisolated public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  /// The label in the accent colour, as on iOS.
  public func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(Color.accentColor) }
}
extension PlainButtonStyle: PrimitiveButtonStyle {
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The label in the accent colour.
  public func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(Color.accentColor) }
}
extension BorderedButtonStyle: PrimitiveButtonStyle {
  /// The label in the accent colour on a faint ground; the insets are those of iOS (12 and 7 points).
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(Color.accentColor).padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)).background(Color.gray.opacity(0.2))
  }
}
extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The label in white on the accent colour; the insets are those of iOS (12 and 7 points).
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(Color.white).padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)).background(Color.accentColor)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that the device gives buttons.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label without decoration.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the accent colour.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a faint ground.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on the accent colour.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
