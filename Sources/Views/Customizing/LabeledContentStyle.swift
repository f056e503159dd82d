/// How a label with a value looks: `makeBody(configuration:)` makes it of both.
@MainActor @preconcurrency
public protocol LabeledContentStyle: BodyProvider {
  /// The type of the body.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The view's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label and a value, as their style sees them.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content

  /// A label in a style.
  public struct Label {
    let slot: ContentSlot
  }
  /// A value in a style.
  public struct Content {
    let slot: ContentSlot
  }
}

extension LabeledContentStyleConfiguration.Label: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}
extension LabeledContentStyleConfiguration.Content: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the value contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The value is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}

/// As the place decides.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// A row of the label and the value.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// As the place decides.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The label and the value that a style was given, in the look that the place has without the style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension View {
  /// The look of all labels with values inside.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    WithEnvironment(self, "labeledContentStyle") {
      $0.styles.labeled = style is AutomaticLabeledContentStyle ? nil : style
    }
  }
}

extension NodeList {
  /// A label and a value in a style of their own.
  mutating func labeledContent<Style: LabeledContentStyle, Label: View, Content: View>(
    _ style: Style, _ label: Label, _ content: Content
  ) {
    styled("LabeledContent", style, (), at: \.styles.labeled, [part("label", label), part("content", content)]) {
      style, _, slots in
      style.makeBody(
        configuration: LabeledContentStyleConfiguration(
          label: LabeledContentStyleConfiguration.Label(slot: slots[0]),
          content: LabeledContentStyleConfiguration.Content(slot: slots[1])))
    }
  }
}
