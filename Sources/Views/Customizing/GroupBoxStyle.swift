/// How a box of views looks: `makeBody(configuration:)` makes it of the label and the content.
@MainActor @preconcurrency
public protocol GroupBoxStyle: BodyProvider {
  /// The type of the body.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The box's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A box of views, as its style sees it.
public struct GroupBoxStyleConfiguration {
  /// The label; nothing is shown of it where the box has none.
  public let label: Label
  /// The content.
  public let content: Content

  /// A box's label in a style.
  public struct Label {
    let slot: ContentSlot
  }
  /// A box's content in a style.
  public struct Content {
    let slot: ContentSlot
  }
}

extension GroupBoxStyleConfiguration.Label: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}
extension GroupBoxStyleConfiguration.Content: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the content contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The content is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}

/// As the place decides.
public struct DefaultGroupBoxStyle: Sendable {
  /// The style.
  nonisolated public init() {}
}
extension DefaultGroupBoxStyle: GroupBoxStyle {
  /// A frame around the label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// As the place decides.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// The look of all boxes inside.
  nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    WithEnvironment(self, "groupBoxStyle") { $0.styles.groupBox = style is DefaultGroupBoxStyle ? nil : style }
  }
}

extension NodeList {
  /// A box in a style of its own.
  mutating func groupBox<Style: GroupBoxStyle, Label: View, Content: View>(_ style: Style, _ label: Label?, _ content: Content) {
    let (site, outer) = (source, scope)
    container("GroupBox", { $0.beginPadding(top: 0, leading: 0, bottom: 0, trailing: 0) }) { nodes in
      let styles = nodes.environment.styles
      nodes.environment.styles.groupBox = nil
      nodes.provided(style, (), slots: [("label", { if let label { Label.makeNodes(label, &$0) } }), ("content", { Content.makeNodes(content, &$0) })]) { style, _, slots in
        style.makeBody(
          configuration: GroupBoxStyleConfiguration(label: GroupBoxStyleConfiguration.Label(slot: slots[0]), content: GroupBoxStyleConfiguration.Content(slot: slots[1])))
      }
      nodes.environment.styles = styles
      if nodes.builder.wrapChildren(after: 0, in: .vStack) != nil { nodes.noteImplicit("VStack", site, outer) }
    }
  }
}
