/// How a button looks: `makeBody(configuration:)` makes it of the button's label.
@MainActor @preconcurrency
public protocol ButtonStyle: BodyProvider {
  /// The type of the body.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = ButtonStyleConfiguration
  /// The button's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How a button looks and what starts its action: the style calls `configuration.trigger()` itself.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: BodyProvider {
  /// The type of the body.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The button's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It ends something without doing it.
  public static let cancel = ButtonRole(name: "cancel")
  /// It agrees to something.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes what it stands in.
  public static let close = ButtonRole(name: "close")
}

/// A button, as its style sees it.
public struct ButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// A finger is on it; in a still picture only where one was laid on it.
  public let isPressed: Bool

  /// A button's label in a style.
  public struct Label {
    let slot: ContentSlot
  }
}

/// A button, as a style that starts its action sees it.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: ButtonStyleConfiguration.Label
  let action: () -> Void
  /// Runs the button's action.
  public func trigger() { action() }
  /// A button's label in a style.
  public typealias Label = ButtonStyleConfiguration.Label
}

extension ButtonStyleConfiguration.Label: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}

extension View {
  /// The look of all buttons inside.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    WithEnvironment(self, "buttonStyle") { $0.styles.button = .own(style) }
  }
  /// The look of all buttons inside.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    WithEnvironment(self, "buttonStyle") { $0.styles.button = style is DefaultButtonStyle ? nil : .primitive(style) }
  }
}

/// The styles of controls that come down the view tree.
struct ControlStyles {
  enum ButtonChoice {
    case own(any ButtonStyle)
    case primitive(any PrimitiveButtonStyle)
  }
  var button: ButtonChoice?
  var toggle: (any ToggleStyle)?
  var progress: (any ProgressViewStyle)?
  var label: (any LabelStyle)?
  var groupBox: (any GroupBoxStyle)?
  var disclosure: (any DisclosureGroupStyle)?
  var labeled: (any LabeledContentStyle)?
  var menu: (any MenuStyle)?
  var form: (any FormStyle)?
  var controlGroup: (any ControlGroupStyle)?
  var textEditor: (any TextEditorStyle)?
}

extension NodeList {
  /// A button in a style of its own: its container holds what the style makes of the label.
  mutating func button<Label: View>(_ choice: ControlStyles.ButtonChoice, _ label: Label, role: ButtonRole?, action: @escaping () -> Void) {
    let (site, outer) = (source, scope)
    let isPressed = isPressed
    container("Button", { $0.beginPadding(top: 0, leading: 0, bottom: 0, trailing: 0) }) { nodes in
      nodes.responds(Interaction(tap: action))
      // A style inside the body of a style is not this one again.
      let styles = nodes.environment.styles
      nodes.environment.styles.button = nil
      let slots: [(name: String, make: @MainActor (inout NodeList) -> Void)] = [("label", { Label.makeNodes(label, &$0) })]
      @MainActor func own<Style: ButtonStyle>(_ style: Style) {
        nodes.provided(style, PressedRole(role: role, isPressed: isPressed), slots: slots) { style, button, slots in
          style.makeBody(
            configuration: ButtonStyleConfiguration(
              role: button.role, label: ButtonStyleConfiguration.Label(slot: slots[0]), isPressed: button.isPressed))
        }
      }
      @MainActor func primitive<Style: PrimitiveButtonStyle>(_ style: Style) {
        nodes.provided(style, role, slots: slots) { style, role, slots in
          style.makeBody(configuration: PrimitiveButtonStyleConfiguration(role: role, label: ButtonStyleConfiguration.Label(slot: slots[0]), action: action))
        }
      }
      switch choice {
      case .own(let style): own(style)
      case .primitive(let style): primitive(style)
      }
      nodes.environment.styles = styles
      if nodes.builder.wrapChildren(after: 0, in: .hStack) != nil { nodes.noteImplicit("HStack", site, outer) }
    }
  }
}

/// What a style is told of a button, beside its label.
private struct PressedRole: Hashable {
  let role: ButtonRole?
  let isPressed: Bool
}
