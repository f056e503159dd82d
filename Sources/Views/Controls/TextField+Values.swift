public import Foundation

// Fields for values: what is typed is read in the format, and what cannot be read changes nothing.
extension TextField {
  private init<F: ParseableFormatStyle>(_ label: Label, _ value: Binding<F.FormatInput>, _ format: F, _ prompt: Text?)
  where F.FormatOutput == String {
    self.init(
      label: label, prompt: prompt, text: { format.format(value.wrappedValue) },
      commit: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
  }
  private init<F: ParseableFormatStyle>(_ label: Label, _ value: Binding<F.FormatInput?>, _ format: F, _ prompt: Text?)
  where F.FormatOutput == String {
    self.init(
      label: label, prompt: prompt, text: { value.wrappedValue.map { format.format($0) } ?? "" },
      commit: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }
  /// A formatter of Foundation reads objects; where it reads none, or one of another type, the value stays.
  private init<Value>(_ label: Label, _ value: Binding<Value>, _ formatter: Formatter, _ prompt: Text?) {
    self.init(
      label: label, prompt: prompt, text: { formatter.string(for: value.wrappedValue) ?? "" },
      commit: { if let new = formatter.read($0, as: Value.self) { value.wrappedValue = new } })
  }
  /// A field for a value, shown in a format, with a label of views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String { self.init(label(), value, format, prompt) }
  /// A field for a value that may be missing, shown in a format, with a label of views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String { self.init(label(), value, format, prompt) }
  /// A field for a value, shown by a formatter, with a label of views.
  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label(), value, formatter, prompt) }
}

extension TextField where Label == Text {
  /// A field for a value, shown in a format.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(Text(title), value, format, prompt) }
  /// A field for a value that may be missing, shown in a format.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(Text(title), value, format, prompt) }
  /// A field for a value, shown by a formatter.
  public init<Value>(_ title: some StringProtocol, value: Binding<Value>, formatter: Formatter) {
    self.init(Text(title), value, formatter, nil)
  }
  /// A field for a value, shown by a formatter, or a prompt where there is nothing to show.
  public init<Value>(_ title: some StringProtocol, value: Binding<Value>, formatter: Formatter, prompt: Text?) {
    self.init(Text(title), value, formatter, prompt)
  }
  /// A field for a value, shown by a formatter, and what happens while and after it is changed (older spelling); kept,
  /// not run.
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) { self.init(Text(title), value, formatter, nil) }
  /// A field for a value, shown by a formatter, and what happens while it is changed (older spelling); kept, not run.
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(Text(title), value, formatter, nil) }
}

extension Formatter {
  /// What the formatter reads in a text; nil where that is no value of the type.
  fileprivate func read<Value>(_ text: String, as type: Value.Type) -> Value? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      let values: [Any] = [
        number.doubleValue, number.intValue, number.floatValue, number.decimalValue, CGFloat(number.doubleValue),
        number,
      ]
      return values.lazy.compactMap { $0 as? Value }.first
    case let formatter as DateFormatter: return formatter.date(from: text) as? Value
    default: return text as? Value
    }
  }
}
