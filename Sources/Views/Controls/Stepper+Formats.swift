public import Foundation

// Steppers that show their value in a format, between the label and the signs.
extension Stepper {
  /// A stepper of a value, which shows the value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label(), isLabelImplicit: false, count: StepCounter(value, step, nil), onEditingChanged,
      shown: { format.format(value.wrappedValue) })
  }
  /// A stepper of a value in bounds, which shows the value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label(), isLabelImplicit: false, count: StepCounter(value, step, bounds), onEditingChanged,
      shown: { format.format(value.wrappedValue) })
  }
}

extension Stepper where Label == Text {
  /// A stepper of a value, with a title, which shows the value in a format.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      Text(title), isLabelImplicit: true, count: StepCounter(value, step, nil), onEditingChanged,
      shown: { format.format(value.wrappedValue) })
  }
  /// A stepper of a value in bounds, with a title, which shows the value in a format.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      Text(title), isLabelImplicit: true, count: StepCounter(value, step, bounds), onEditingChanged,
      shown: { format.format(value.wrappedValue) })
  }
}

// Older spellings: what hears of changes stands before the label.
extension Stepper {
  /// A stepper of a value (older spelling).
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(label(), isLabelImplicit: false, count: StepCounter(value, step, nil), onEditingChanged) }
  /// A stepper of a value in bounds (older spelling).
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), isLabelImplicit: false, count: StepCounter(value, step, bounds), onEditingChanged) }
}
