/// How a form looks: `makeBody(configuration:)` makes it of the content.
@MainActor @preconcurrency
public protocol FormStyle: BodyProvider {
  /// The type of the body.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = FormStyleConfiguration
  /// The form's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A form, as its style sees it.
public struct FormStyleConfiguration {
  /// The content.
  public let content: Content

  /// A form's content in a style.
  public struct Content {
    let slot: ContentSlot
  }
}

extension FormStyleConfiguration.Content: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the content contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The content is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was given, in the look that the place has without the style.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// A style that the library's own controls know.
protocol BuiltInFormStyle: FormStyle {}

/// As the place decides.
public struct AutomaticFormStyle: BuiltInFormStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The form as it is.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
/// Sections in frames.
public struct GroupedFormStyle: BuiltInFormStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The form as it is.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
/// Labels and controls in columns.
public struct ColumnsFormStyle: BuiltInFormStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The form as it is.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// As the place decides.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Sections in frames.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in columns.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension NodeList {
  /// A form in a style of its own.
  mutating func form<Style: FormStyle, Content: View>(_ style: Style, _ content: Content) {
    styled("Form", style, (), at: \.styles.form, [part("content", content)]) { style, _, slots in
      style.makeBody(configuration: FormStyleConfiguration(content: FormStyleConfiguration.Content(slot: slots[0])))
    }
  }
}
