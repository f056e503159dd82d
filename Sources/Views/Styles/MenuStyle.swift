/// How a menu looks: `makeBody(configuration:)` makes it of `Menu(configuration)`.
@MainActor @preconcurrency
public protocol MenuStyle: BodyProvider {
  /// The type of the body.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = MenuStyleConfiguration
  /// The menu's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu, as its style sees it: `Menu(configuration)` shows it.
public struct MenuStyleConfiguration {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  /// A menu's label in a style.
  public struct Label {
    let slot: ContentSlot
  }
  /// A menu's rows in a style.
  public struct Content {
    let slot: ContentSlot
  }
}

extension MenuStyleConfiguration.Label: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}
extension MenuStyleConfiguration.Content: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the content contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The content is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was given, in the look that the place has without the style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, isLabelImplicit: false,
      primaryAction: configuration.primaryAction)
  }
}

/// A style that the library's own controls know.
protocol BuiltInMenuStyle: MenuStyle {}

/// As the place decides.
public struct DefaultMenuStyle: BuiltInMenuStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The menu as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// As a button.
public struct ButtonMenuStyle: BuiltInMenuStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The menu as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// As a button without a frame.
public struct BorderlessButtonMenuStyle: BuiltInMenuStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The menu as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As the place decides.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// As a button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// As a button without a frame.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension NodeList {
  /// A menu in a style of its own.
  mutating func menu<Style: MenuStyle, Label: View, Content: View>(_ style: Style, _ menu: Menu<Label, Content>) {
    let parts = [part("label", menu.label), part("content", menu.content)]
    styled("Menu", style, menu.primaryAction, at: \.styles.menu, parts) { style, action, slots in
      style.makeBody(
        configuration: MenuStyleConfiguration(
          label: MenuStyleConfiguration.Label(slot: slots[0]),
          content: MenuStyleConfiguration.Content(slot: slots[1]), primaryAction: action))
    }
  }
}
