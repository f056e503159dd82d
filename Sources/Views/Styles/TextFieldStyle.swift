/// How a text field looks.
public protocol TextFieldStyle: Sendable {}

/// As the place decides.
public struct DefaultTextFieldStyle: TextFieldStyle, Hashable {
  /// The style.
  public init() {}
}
/// Nothing around the text.
public struct PlainTextFieldStyle: TextFieldStyle, Hashable {
  /// The style.
  public init() {}
}
/// A frame around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Hashable {
  /// The style.
  public init() {}
}
/// A frame around the text.
public struct SquareBorderTextFieldStyle: TextFieldStyle, Hashable {
  /// The style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the place decides.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Nothing around the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A frame around the text.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A frame around the text.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
