/// How a toggle looks: `makeBody(configuration:)` makes it of the label and the binding.
@MainActor @preconcurrency
public protocol ToggleStyle: BodyProvider {
  /// The type of the body.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = ToggleStyleConfiguration
  /// The toggle's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle, as its style sees it.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public let label: Label
  /// Whether it is on. Setting it turns the toggle; `$isOn` is the binding.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for values of which some are on and others off.
  public var isMixed: Bool

  /// A toggle's label in a style.
  public struct Label {
    let slot: ContentSlot
  }
}

extension ToggleStyleConfiguration.Label: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}

extension View {
  /// The look of all toggles inside.
  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    WithEnvironment(self, "toggleStyle") { $0.styles.toggle = style is DefaultToggleStyle ? nil : style }
  }
}

extension NodeList {
  /// A toggle in a style of its own.
  mutating func toggle<Style: ToggleStyle, Label: View>(_ style: Style, _ toggle: Toggle<Label>) {
    let (site, outer, label, isOn) = (source, scope, toggle.label, toggle.isOn)
    let inputs = ToggleInputs(isOn: isOn, isMixed: toggle.isMixed())
    container("Toggle", { $0.beginPadding(top: 0, leading: 0, bottom: 0, trailing: 0) }) { nodes in
      nodes.responds(Interaction(toggle: { isOn.wrappedValue.toggle() }))
      let styles = nodes.environment.styles
      nodes.environment.styles.toggle = nil
      nodes.provided(style, inputs, slots: [("label", { Label.makeNodes(label, &$0) })]) { style, inputs, slots in
        let label = ToggleStyleConfiguration.Label(slot: slots[0])
        return style.makeBody(
          configuration: ToggleStyleConfiguration(label: label, isOn: inputs.isOn, isMixed: inputs.isMixed))
      }
      nodes.environment.styles = styles
      if nodes.builder.wrapChildren(after: 0, in: .hStack) != nil { nodes.noteImplicit("HStack", site, outer) }
    }
  }
}

private struct ToggleInputs {
  let isOn: Binding<Bool>
  let isMixed: Bool
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, in the look that the place has without the style.
  public init(_ configuration: ToggleStyleConfiguration) {
    let isMixed = configuration.isMixed
    self.init(configuration.label, isLabelImplicit: false, isOn: configuration.$isOn, isMixed: { isMixed })
  }
}
