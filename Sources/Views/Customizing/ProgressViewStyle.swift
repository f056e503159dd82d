/// How a progress view looks: `makeBody(configuration:)` makes it of the label and the fraction.
@MainActor @preconcurrency
public protocol ProgressViewStyle: BodyProvider {
  /// The type of the body.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The progress view's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A progress view, as its style sees it.
public struct ProgressViewStyleConfiguration {
  /// From 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The label of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?

  /// A progress view's label in a style.
  public struct Label {
    let slot: ContentSlot
  }
  /// A label of a progress view's value in a style.
  public struct CurrentValueLabel {
    let slot: ContentSlot
  }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}
extension ProgressViewStyleConfiguration.Label: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}

extension View {
  /// The look of all progress views inside.
  nonisolated public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    WithEnvironment(self, "progressViewStyle") { $0.styles.progress = style is DefaultProgressViewStyle ? nil : style }
  }
}

extension NodeList {
  /// A progress view in a style of its own.
  mutating func progress<Style: ProgressViewStyle, Label: View>(_ style: Style, _ label: Label?, fraction: Double?) {
    let (site, outer) = (source, scope)
    container("ProgressView", { $0.beginPadding(top: 0, leading: 0, bottom: 0, trailing: 0) }) { nodes in
      let styles = nodes.environment.styles
      nodes.environment.styles.progress = nil
      let labels = label as? any BarLabelParts
      let title = labels.map { nodes.part("label", $0.top) } ?? nodes.part("label", label)
      let parts = [title, nodes.part("current", labels?.bottom)]
      let inputs = ProgressInputs(fraction: fraction, hasLabel: label != nil, hasCurrent: labels != nil)
      nodes.provided(style, inputs, slots: parts) { style, inputs, slots in
        style.makeBody(
          configuration: ProgressViewStyleConfiguration(
            fractionCompleted: inputs.fraction,
            label: inputs.hasLabel ? ProgressViewStyleConfiguration.Label(slot: slots[0]) : nil,
            currentValueLabel: inputs.hasCurrent
              ? ProgressViewStyleConfiguration.CurrentValueLabel(slot: slots[1]) : nil))
      }
      nodes.environment.styles = styles
      if nodes.builder.wrapChildren(after: 0, in: .vStack) != nil { nodes.noteImplicit("VStack", site, outer) }
    }
  }
}

private struct ProgressInputs: Equatable {
  let fraction: Double?
  let hasLabel: Bool
  let hasCurrent: Bool
}
