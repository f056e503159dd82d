internal import Foundation
internal import LayoutCore

/// A control that chooses a value of a range. Drawn still: a line with a knob, as wide as its offer and one line high (our choice); labels at its ends.
public struct Slider<Label: View, ValueLabel: View> {
  let fraction: () -> Double
  /// Moves the knob to a value.
  let move: (Double) -> Void
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?
}

extension Slider {
  /// A slider of a value: it moves by steps where there are some, and tells when a finger begins and ends to move it.
  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V? = nil, _ onEditingChanged: @escaping (Bool) -> Void,
    label: Label, minimum: ValueLabel? = nil, maximum: ValueLabel? = nil
  ) {
    self.init(
      fraction: { part(of: value.wrappedValue, in: bounds) },
      move: { new in
        onEditingChanged(true)
        value.wrappedValue = stepped(V(new), bounds, step)
        onEditingChanged(false)
      }, label: label, minimum: minimum, maximum: maximum)
  }
}

extension Slider where ValueLabel == EmptyView, Label == EmptyView {
  /// A slider without labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, onEditingChanged, label: EmptyView()) }
  /// A slider of steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, step: step, onEditingChanged, label: EmptyView()) }
}
extension Slider where ValueLabel == EmptyView {
  /// A slider with a label, which assistive technologies use.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, onEditingChanged, label: label()) }
  /// A slider of steps with a label, which assistive technologies use.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, step: step, onEditingChanged, label: label()) }
  /// A slider with a label, which assistive technologies use (older spelling).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value, bounds, onEditingChanged, label: label()) }
  /// A slider of steps with a label, which assistive technologies use (older spelling).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value, bounds, step: step, onEditingChanged, label: label()) }
}
extension Slider {
  /// A slider with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let (minimum, maximum) = (minimumValueLabel(), maximumValueLabel())
    self.init(value, bounds, onEditingChanged, label: label(), minimum: minimum, maximum: maximum)
  }
  /// A slider of steps with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let (minimum, maximum) = (minimumValueLabel(), maximumValueLabel())
    self.init(value, bounds, step: step, onEditingChanged, label: label(), minimum: minimum, maximum: maximum)
  }
  /// Labels at the ends, given as views (older spelling).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, onEditingChanged, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
  }
  /// Steps, and labels at the ends, given as views (older spelling).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, step: step, onEditingChanged, label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }
}

/// Where a value lies in its bounds, from 0 to 1; NaN and empty bounds are 0.
private func part<V: BinaryFloatingPoint>(of value: V, in bounds: ClosedRange<V>) -> Double {
  let part = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
  return part.isNaN ? 0 : min(max(part, 0), 1)
}

/// The value that a slider takes: the nearest step of its bounds.
private func stepped<V: BinaryFloatingPoint>(_ new: V, _ bounds: ClosedRange<V>, _ step: V?) -> V {
  var value = new
  if let step, step > 0 { value = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step }
  return min(max(value, bounds.lowerBound), bounds.upperBound)
}

extension Slider: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A row of the labels and the line; the slider's own label is not shown, as on iOS.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    let knob = nodes.environment.controls.accent.paint(in: nodes.environment)
    let fraction = view.fraction()
    nodes.row("Slider", interaction: Interaction(set: view.move)) {
      view.minimum
      Track(drawing: .slider(fraction, TextStyle(), knob: knob))
      view.maximum
    }
  }
  /// A row of the labels and a thin bar with a knob.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let track = PixelBar.slider(view.fraction(), in: nodes.environment)
    nodes.greyWhereDisabled { nodes in
      nodes.row("Slider", spacing: PhoneMetrics.spacing, interaction: Interaction(set: view.move)) {
        view.minimum
        track
        view.maximum
      }
    }
  }
}
