/// A mark on the line of a slider; here lines have none.
public struct SliderTick<V: BinaryFloatingPoint>: PrimitiveView {
  public typealias Body = Never
  /// Where it is.
  public let value: V
  /// A mark at a value.
  public init(_ value: V) { self.value = value }
  /// A mark at a value, with a label.
  public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) { self.value = value }
  /// Nothing.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {}
}
/// Marks on the line of a slider.
public typealias SliderTickContent = View
/// Makes marks of the statements of a closure.
public typealias SliderTickBuilder = ViewBuilder
/// Marks of the elements of a collection; here lines have none.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  public typealias Body = Never
  /// A mark for each element, identified by the value under a key path.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
  /// Nothing.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {}
}

// Sliders of iOS 26: with a value that is neither much nor little, with a part that can be chosen, with marks. The line
// looks as that of other sliders; what cannot be chosen is not taken.
extension Slider where ValueLabel == EmptyView, Label == EmptyView {
  /// A slider with a value from which its line is filled, and with bounds of what can be chosen.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value.kept(in: enabledBounds), in: bounds, onEditingChanged: onEditingChanged) }
  /// A slider of steps with bounds of what can be chosen.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value.kept(in: enabledBounds), in: bounds, step: step, onEditingChanged: onEditingChanged) }
}
extension Slider where ValueLabel == EmptyView {
  /// A slider with a label, a value from which its line is filled, and marks.
  public init<V: BinaryFloatingPoint, Current: View, Ticks: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current,
    @ViewBuilder ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value.kept(in: enabledBounds), in: bounds, label: label, onEditingChanged: onEditingChanged) }
  /// A slider with a label and marks.
  public init<V: BinaryFloatingPoint, Ticks: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value.kept(in: enabledBounds), in: bounds, label: label, onEditingChanged: onEditingChanged) }
  /// A slider of steps with a label, and a mark for each step that a closure makes one for.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value.kept(in: enabledBounds), in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
  /// A slider with a label, a value from which its line is filled, and a label of its value.
  public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value.kept(in: enabledBounds), in: bounds, label: label, onEditingChanged: onEditingChanged) }
}
extension Slider {
  /// A slider with labels at its ends, a value from which its line is filled, and marks.
  public init<V: BinaryFloatingPoint, Ticks: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @ViewBuilder ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value.kept(in: enabledBounds), in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
  /// A slider of steps with labels at its ends, and a mark for each step that a closure makes one for.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value.kept(in: enabledBounds), in: bounds, step: step, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
  /// A slider with labels at its ends and of its value, a value from which its line is filled, and marks.
  public init<V: BinaryFloatingPoint, Current: View, Ticks: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @ViewBuilder ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value.kept(in: enabledBounds), in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
  /// A slider with labels at its ends and of its value, and a value from which its line is filled.
  public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value.kept(in: enabledBounds), in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

extension Binding where Value: BinaryFloatingPoint {
  /// The same, that is only set to values of a range.
  fileprivate func kept(in range: ClosedRange<Value>?) -> Binding<Value> {
    guard let range else { return self }
    return Binding(
      get: { wrappedValue }, set: { wrappedValue = Swift.min(Swift.max($0, range.lowerBound), range.upperBound) })
  }
}
extension View {
  /// Whether sliders inside show their knob; they always do here.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    Noted(self, "sliderThumbVisibility")
  }
}
