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

extension Slider where ValueLabel == EmptyView, Label == EmptyView {
  /// A slider without labels.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
    self.init(fraction: { part(of: value.wrappedValue, in: bounds) }, move: mover(value, bounds), label: EmptyView(), minimum: nil, maximum: nil)
  }
  /// A slider of steps.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
    self.init(fraction: { part(of: value.wrappedValue, in: bounds) }, move: mover(value, bounds), label: EmptyView(), minimum: nil, maximum: nil)
  }
}
extension Slider where ValueLabel == EmptyView {
  /// A slider with a label, which assistive technologies use.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(fraction: { part(of: value.wrappedValue, in: bounds) }, move: mover(value, bounds), label: label(), minimum: nil, maximum: nil)
  }
  /// A slider of steps with a label, which assistive technologies use.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(fraction: { part(of: value.wrappedValue, in: bounds) }, move: mover(value, bounds), label: label(), minimum: nil, maximum: nil)
  }
}
extension Slider {
  /// A slider with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(fraction: { part(of: value.wrappedValue, in: bounds) }, move: mover(value, bounds), label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
  /// A slider of steps with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(fraction: { part(of: value.wrappedValue, in: bounds) }, move: mover(value, bounds), label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
  /// Labels at the ends, given as views (older spelling).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: { part(of: value.wrappedValue, in: bounds) }, move: mover(value, bounds), label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
  }
}

/// Where a value lies in its bounds, from 0 to 1; NaN and empty bounds are 0.
private func part<V: BinaryFloatingPoint>(of value: V, in bounds: ClosedRange<V>) -> Double {
  let part = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
  return part.isNaN ? 0 : min(max(part, 0), 1)
}

/// What sets a value, kept within its bounds.
private func mover<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>) -> (Double) -> Void {
  { new in value.wrappedValue = min(max(V(new), bounds.lowerBound), bounds.upperBound) }
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
