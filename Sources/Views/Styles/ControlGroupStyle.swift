/// How a group of controls looks: `makeBody(configuration:)` makes it of the controls and the label.
@MainActor @preconcurrency
public protocol ControlGroupStyle: BodyProvider {
  /// The type of the body.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The group's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group of controls, as its style sees it.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public let content: Content
  /// The label; nothing is shown of it where the group has none.
  public let label: Label

  /// A group's controls in a style.
  public struct Content {
    let slot: ContentSlot
  }
  /// A group's label in a style.
  public struct Label {
    let slot: ContentSlot
  }
}

extension ControlGroupStyleConfiguration.Content: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the content contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The content is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}
extension ControlGroupStyleConfiguration.Label: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style was given, in the look that the place has without the style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, label: AnyView(configuration.label))
  }
}

/// A style that the library's own controls know.
protocol BuiltInControlGroupStyle: ControlGroupStyle {}

/// As the place decides.
public struct AutomaticControlGroupStyle: BuiltInControlGroupStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The group as it is.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
/// For a bar.
public struct NavigationControlGroupStyle: BuiltInControlGroupStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The group as it is.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
/// As a menu.
public struct MenuControlGroupStyle: BuiltInControlGroupStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The group as it is.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
/// As a small menu.
public struct CompactMenuControlGroupStyle: BuiltInControlGroupStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The group as it is.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
/// Side by side.
public struct PaletteControlGroupStyle: BuiltInControlGroupStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The group as it is.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As the place decides.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// For a bar.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// As a menu.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// As a small menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Side by side.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension NodeList {
  /// A group of controls in a style of its own.
  mutating func controlGroup<Style: ControlGroupStyle, Content: View>(
    _ style: Style, _ group: ControlGroup<Content>
  ) {
    let parts = [part("content", group.content), part("label", group.label)]
    styled("ControlGroup", style, (), at: \.styles.controlGroup, parts) { style, _, slots in
      style.makeBody(
        configuration: ControlGroupStyleConfiguration(
          content: ControlGroupStyleConfiguration.Content(slot: slots[0]),
          label: ControlGroupStyleConfiguration.Label(slot: slots[1])))
    }
  }
}
