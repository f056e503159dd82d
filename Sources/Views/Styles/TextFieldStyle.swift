/// How a text field looks: `_body(configuration:)` makes it of the field, as SwiftUI's own requirement does, which has an underscore.
@MainActor @preconcurrency
public protocol TextFieldStyle: BodyProvider {
  /// The type of the body.
  associatedtype _Body: View
  /// The field's label, as a style sees it.
  typealias _Label = _TextFieldStyleLabel
  /// The field's look.
  @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}

/// As the place decides.
public struct DefaultTextFieldStyle: TextFieldStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The field as it is.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> TextField<_TextFieldStyleLabel> { configuration }
}
/// Nothing around the text.
public struct PlainTextFieldStyle: TextFieldStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The field as it is.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> TextField<_TextFieldStyleLabel> { configuration }
}
/// A frame around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The field as it is.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> TextField<_TextFieldStyleLabel> { configuration }
}
/// A frame around the text.
public struct SquareBorderTextFieldStyle: TextFieldStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The field as it is.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> TextField<_TextFieldStyleLabel> { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the place decides.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Nothing around the text.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A frame around the text.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A frame around the text.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
