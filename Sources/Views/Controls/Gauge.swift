/// A value within bounds. Drawn still: its label above a bar, and the value's label behind it.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View> {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// A gauge with a label.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(fraction: Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)), label: label(), current: nil, minimum: nil, maximum: nil)
  }
}
extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with a label and one for its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)), label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }
}
extension Gauge {
  /// A gauge with a label, one for its value, and two for its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with a label, one for its value, and labels of marked values, which none of the library's styles show.
  public init<V: BinaryFloatingPoint, M: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> M
  ) { self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel) }
}
extension Gauge {
  /// A gauge with a label, one for its value, two for its bounds, and labels of marked values, which none of the
  /// library's styles show.
  public init<V: BinaryFloatingPoint, M: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> M
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }
}

extension Gauge: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A column of the label, the row of the bar with its bounds' labels, and the value's label, as in iOS's linear style.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let style = nodes.environment.controls.gauge
    if let style, !(style is any BuiltInGaugeStyle) { return nodes.gauge(style, view) }
    nodes.adapted(view)
  }
  /// From 0 to 1; what is no number is 0.
  var shownFraction: Double { fraction.isNaN ? 0 : min(max(fraction, 0), 1) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    let fraction = view.shownFraction
    nodes.column("Gauge", spacing: 0, alignment: .center) {
      view.label
      HStack {
        view.minimum
        ProgressView(value: fraction)
        view.maximum
      }
      view.current
    }
  }
}
