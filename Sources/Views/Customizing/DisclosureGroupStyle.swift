/// How a group that opens looks: `makeBody(configuration:)` makes it of the label and the content.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: BodyProvider {
  /// The type of the body.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The group's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group that opens, as its style sees it.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public let label: Label
  /// The content: the style decides whether it is shown.
  public let content: Content
  /// Whether the content is to be shown. Setting it opens or closes the group; `$isExpanded` is the binding.
  @Binding public var isExpanded: Bool

  /// A group's label in a style.
  public struct Label {
    let slot: ContentSlot
  }
  /// A group's content in a style.
  public struct Content {
    let slot: ContentSlot
  }
}

extension DisclosureGroupStyleConfiguration.Label: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}
extension DisclosureGroupStyleConfiguration.Content: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the content contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The content is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}

/// As the place decides.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// A title with an arrow, and the content below it.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// As the place decides.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// The look of all groups that open inside.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    WithEnvironment(self, "disclosureGroupStyle") {
      $0.styles.disclosure = style is AutomaticDisclosureGroupStyle ? nil : style
    }
  }
}

extension NodeList {
  /// A group that opens in a style of its own.
  mutating func disclosureGroup<Style: DisclosureGroupStyle, Label: View, Content: View>(
    _ style: Style, _ group: DisclosureGroup<Label, Content>
  ) {
    let state = navigationState()
    let isExpanded = group.isExpanded ?? Binding(get: { state.isOpen }, set: { state.isOpen = $0 })
    let inputs = OpenGroup(isExpanded: isExpanded.wrappedValue, binding: isExpanded)
    let parts = [part("label", group.label), part("content", group.content)]
    styled("DisclosureGroup", style, inputs, at: \.styles.disclosure, parts) { style, inputs, slots in
      style.makeBody(
        configuration: DisclosureGroupStyleConfiguration(
          label: DisclosureGroupStyleConfiguration.Label(slot: slots[0]),
          content: DisclosureGroupStyleConfiguration.Content(slot: slots[1]), isExpanded: inputs.binding))
    }
  }
}

private struct OpenGroup {
  let isExpanded: Bool
  let binding: Binding<Bool>
}
