/// How a date picker looks.
public protocol DatePickerStyle: Sendable {}

/// As the place decides.
public struct DefaultDatePickerStyle: DatePickerStyle, Hashable {
  /// The style.
  public init() {}
}
/// The date in a field.
public struct CompactDatePickerStyle: DatePickerStyle, Hashable {
  /// The style.
  public init() {}
}
/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, Hashable {
  /// The style.
  public init() {}
}
/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle, Hashable {
  /// The style.
  public init() {}
}
/// The date in a field.
public struct FieldDatePickerStyle: DatePickerStyle, Hashable {
  /// The style.
  public init() {}
}
/// The date in a field, with steps.
public struct StepperFieldDatePickerStyle: DatePickerStyle, Hashable {
  /// The style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the place decides.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date in a field.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The date in a field.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The date in a field, with steps.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
