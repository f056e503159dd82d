/// How a label looks: `makeBody(configuration:)` makes it of the title and the icon.
@MainActor @preconcurrency
public protocol LabelStyle: BodyProvider {
  /// The type of the body.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = LabelStyleConfiguration
  /// The label's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label, as its style sees it.
public struct LabelStyleConfiguration {
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon

  /// A label's title in a style.
  public struct Title {
    let slot: ContentSlot
  }
  /// A label's icon in a style.
  public struct Icon {
    let slot: ContentSlot
  }
}

extension LabelStyleConfiguration.Title: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the title contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The title is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}
extension LabelStyleConfiguration.Icon: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the icon contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The icon is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}

/// As the place decides.
public struct DefaultLabelStyle: Sendable {
  /// The style.
  nonisolated public init() {}
}
/// The icon before the title.
public struct TitleAndIconLabelStyle: Sendable {
  /// The style.
  nonisolated public init() {}
}
/// The title alone.
public struct TitleOnlyLabelStyle: Sendable {
  /// The style.
  nonisolated public init() {}
}
/// The icon alone.
public struct IconOnlyLabelStyle: Sendable {
  /// The style.
  nonisolated public init() {}
}
extension DefaultLabelStyle: LabelStyle {
  /// The icon before the title.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}
extension TitleAndIconLabelStyle: LabelStyle {
  /// The icon before the title.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}
extension TitleOnlyLabelStyle: LabelStyle {
  /// The title alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension IconOnlyLabelStyle: LabelStyle {
  /// The icon alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// As the place decides.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label of a style's parts.
  public init(_ configuration: LabelStyleConfiguration) { self.init(title: { configuration.title }, icon: { configuration.icon }) }
}

extension View {
  /// The look of all labels inside.
  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    WithEnvironment(self, "labelStyle") { environment in
      environment.styles.label = nil
      switch style {
      case is DefaultLabelStyle, is TitleAndIconLabelStyle: environment.controls.label = .titleAndIcon
      case is TitleOnlyLabelStyle: environment.controls.label = .titleOnly
      case is IconOnlyLabelStyle: environment.controls.label = .iconOnly
      default: environment.styles.label = style
      }
    }
  }
}

extension NodeList {
  /// A label in a style of its own.
  mutating func label<Style: LabelStyle, Title: View, Icon: View>(_ style: Style, _ title: Title, _ icon: Icon) {
    let (site, outer) = (source, scope)
    container("Label", { $0.beginPadding(top: 0, leading: 0, bottom: 0, trailing: 0) }) { nodes in
      let styles = nodes.environment.styles
      nodes.environment.styles.label = nil
      nodes.provided(style, (), slots: [("title", { Title.makeNodes(title, &$0) }), ("icon", { Icon.makeNodes(icon, &$0) })]) { style, _, slots in
        style.makeBody(configuration: LabelStyleConfiguration(title: LabelStyleConfiguration.Title(slot: slots[0]), icon: LabelStyleConfiguration.Icon(slot: slots[1])))
      }
      nodes.environment.styles = styles
      if nodes.builder.wrapChildren(after: 0, in: .hStack) != nil { nodes.noteImplicit("HStack", site, outer) }
    }
  }
}
