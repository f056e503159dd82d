/// How a gauge looks: `makeBody(configuration:)` makes it of the value and the labels.
@MainActor @preconcurrency
public protocol GaugeStyle: BodyProvider {
  /// The type of the body.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = GaugeStyleConfiguration
  /// The gauge's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge, as its style sees it.
public struct GaugeStyleConfiguration {
  /// Where the value lies in its bounds, from 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the value; nil where there is none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; nil where there is none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; nil where there is none.
  public var maximumValueLabel: MaximumValueLabel?

  /// A gauge's label in a style.
  public struct Label {
    let slot: ContentSlot
  }
  /// A gauge's label of the value in a style.
  public struct CurrentValueLabel {
    let slot: ContentSlot
  }
  /// A gauge's label of the lower bound in a style.
  public struct MinimumValueLabel {
    let slot: ContentSlot
  }
  /// A gauge's label of the upper bound in a style.
  public struct MaximumValueLabel {
    let slot: ContentSlot
  }
  /// A gauge's label of a marked value in a style.
  public struct MarkedValueLabel {
    let slot: ContentSlot
  }
}

extension GaugeStyleConfiguration.Label: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}
extension GaugeStyleConfiguration.CurrentValueLabel: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label of the value contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label of the value is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}
extension GaugeStyleConfiguration.MinimumValueLabel: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label of the lower bound contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label of the lower bound is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}
extension GaugeStyleConfiguration.MaximumValueLabel: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label of the upper bound contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label of the upper bound is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}
extension GaugeStyleConfiguration.MarkedValueLabel: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label of a marked value contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label of a marked value is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}

extension NodeList {
  /// A gauge in a style of its own.
  mutating func gauge<Style: GaugeStyle, Label: View, Current: View, Bounds: View>(
    _ style: Style, _ gauge: Gauge<Label, Current, Bounds>
  ) {
    let parts = [
      part("label", gauge.label), part("current", gauge.current), part("minimum", gauge.minimum),
      part("maximum", gauge.maximum),
    ]
    let inputs = GaugeInputs(
      value: gauge.shownFraction, hasCurrent: gauge.current != nil, hasMinimum: gauge.minimum != nil,
      hasMaximum: gauge.maximum != nil)
    styled("Gauge", style, inputs, at: \.controls.gauge, parts) { style, inputs, slots in
      style.makeBody(
        configuration: GaugeStyleConfiguration(
          value: inputs.value, label: GaugeStyleConfiguration.Label(slot: slots[0]),
          currentValueLabel: inputs.hasCurrent ? GaugeStyleConfiguration.CurrentValueLabel(slot: slots[1]) : nil,
          minimumValueLabel: inputs.hasMinimum ? GaugeStyleConfiguration.MinimumValueLabel(slot: slots[2]) : nil,
          maximumValueLabel: inputs.hasMaximum ? GaugeStyleConfiguration.MaximumValueLabel(slot: slots[3]) : nil))
    }
  }
}

private struct GaugeInputs: Equatable {
  let value: Double
  let hasCurrent: Bool
  let hasMinimum: Bool
  let hasMaximum: Bool
}
