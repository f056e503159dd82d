/// How a menu looks.
public protocol MenuStyle: Sendable {}

/// As the place decides.
public struct DefaultMenuStyle: MenuStyle, Hashable {
  /// The style.
  public init() {}
}
/// As a button.
public struct ButtonMenuStyle: MenuStyle, Hashable {
  /// The style.
  public init() {}
}
/// As a button without a frame.
public struct BorderlessButtonMenuStyle: MenuStyle, Hashable {
  /// The style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As the place decides.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// As a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// As a button without a frame.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
