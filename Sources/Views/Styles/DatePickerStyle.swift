/// A style that the library's own controls know.
protocol BuiltInDatePickerStyle: DatePickerStyle {}

/// As the place decides.
public struct DefaultDatePickerStyle: BuiltInDatePickerStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The picker as it is.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(of: configuration).datePickerStyle(self)
  }
}
/// The date in a field.
public struct CompactDatePickerStyle: BuiltInDatePickerStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The picker as it is.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(of: configuration).datePickerStyle(self)
  }
}
/// A calendar.
public struct GraphicalDatePickerStyle: BuiltInDatePickerStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The picker as it is.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(of: configuration).datePickerStyle(self)
  }
}
/// Wheels.
public struct WheelDatePickerStyle: BuiltInDatePickerStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The picker as it is.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(of: configuration).datePickerStyle(self)
  }
}
/// The date in a field.
public struct FieldDatePickerStyle: BuiltInDatePickerStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The picker as it is.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(of: configuration).datePickerStyle(self)
  }
}
/// The date in a field, with steps.
public struct StepperFieldDatePickerStyle: BuiltInDatePickerStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The picker as it is.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(of: configuration).datePickerStyle(self)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the place decides.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date in a field.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The date in a field.
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The date in a field, with steps.
  nonisolated public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The picker that a style was given.
  init(of configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, configuration.displayedComponents, configuration.label, isLabelImplicit: false,
      from: configuration.minimumDate, through: configuration.maximumDate)
  }
}
