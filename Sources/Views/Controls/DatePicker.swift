public import Foundation

/// What of a date is shown and chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// One bit a part.
  public let rawValue: Int
  /// The parts of the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date. Drawn still: its label, and the date and the time between brackets at the trailing edge, in English, in the calendar's time zone.
public struct DatePicker<Label: View> {
  let selection: Binding<Date>
  let components: DatePickerComponents
  let label: Label
  let isLabelImplicit: Bool
  /// The first and the last date that can be chosen, as styles are told them; nil where there is none.
  let (minimum, maximum): (Date?, Date?)
  init(
    _ selection: Binding<Date>, _ components: DatePickerComponents, _ label: Label, isLabelImplicit: Bool,
    from minimum: Date? = nil, through maximum: Date? = nil
  ) {
    (self.minimum, self.maximum) = (minimum, maximum)
    self.selection = selection
    self.components = components
    self.label = label
    self.isLabelImplicit = isLabelImplicit
  }
}

extension DatePicker {
  /// A picker with a label of views.
  public init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
    self.init(selection, displayedComponents, label(), isLabelImplicit: false)
  }
  /// A picker in bounds, with a label of views.
  public init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
    self.init(
      selection, displayedComponents, label(), isLabelImplicit: false, from: range.lowerBound,
      through: range.upperBound)
  }
  /// A picker from a date on, with a label of views.
  public init(selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
    self.init(selection, displayedComponents, label(), isLabelImplicit: false, from: range.lowerBound)
  }
  /// A picker up to a date, with a label of views.
  public init(selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
    self.init(selection, displayedComponents, label(), isLabelImplicit: false, through: range.upperBound)
  }
}

extension DatePicker where Label == Text {
  /// A picker with a title.
  public init(_ title: some StringProtocol, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
    self.init(selection, displayedComponents, Text(title), isLabelImplicit: true)
  }
  /// A picker in bounds, with a title.
  public init(_ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
    self.init(
      selection, displayedComponents, Text(title), isLabelImplicit: true, from: range.lowerBound,
      through: range.upperBound)
  }
  /// A picker from a date on, with a title.
  public init(_ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
    self.init(selection, displayedComponents, Text(title), isLabelImplicit: true, from: range.lowerBound)
  }
  /// A picker up to a date, with a title.
  public init(_ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
    self.init(selection, displayedComponents, Text(title), isLabelImplicit: true, through: range.upperBound)
  }
}

extension DatePicker: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A row of the label, a spacer and the fields: like iOS's it takes the width it is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let style = nodes.environment.controls.datePicker
    if let style, !(style is any BuiltInDatePickerStyle) { return nodes.datePicker(style, view) }
    nodes.adapted(view)
  }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    let hidesLabel = nodes.environment.controls.hidesLabels
    let date = view.selection.wrappedValue
    nodes.container("DatePicker", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
      if !hidesLabel {
        nodes.label(view.label, isImplicit: view.isLabelImplicit)
        nodes.implicitly { $0.append(Spacer()) }
      }
      let style = Date.FormatStyle(locale: Locale(identifier: "en_US"))
      if view.components.contains(.date) {
        nodes.append(Sign(text: "[" + date.formatted(style.month(.abbreviated).day().year()) + "]", label: "date"))
      }
      if view.components.contains(.hourAndMinute) {
        nodes.append(Sign(text: "[" + date.formatted(style.hour().minute()) + "]", label: "time"))
      }
    }
  }
}

/// A control that chooses a colour. Drawn still: its label, and a spot of the colour at the trailing edge.
public struct ColorPicker<Label: View> {
  let selection: () -> Color
  let label: Label
  let isLabelImplicit: Bool
  /// A picker with a label of views.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = { selection.wrappedValue }
    self.label = label()
    isLabelImplicit = false
  }
}
extension ColorPicker where Label == Text {
  /// A picker with a title.
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.selection = { selection.wrappedValue }
    label = Text(title)
    isLabelImplicit = true
  }
}
extension ColorPicker: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A row of the label, a spacer and the spot: like iOS's it takes the width it is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    let color = view.selection()
    makeRow(view, &nodes) { $0.append(Sign(text: "(◉)", label: "color", color: color)) }
  }
  @MainActor static func makeRow(_ view: Self, _ nodes: inout NodeList, spot makeSpot: (inout NodeList) -> Void) {
    let hidesLabel = nodes.environment.controls.hidesLabels
    nodes.container("ColorPicker", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
      if !hidesLabel {
        nodes.label(view.label, isImplicit: view.isLabelImplicit)
        nodes.implicitly { $0.append(Spacer()) }
      }
      makeSpot(&nodes)
    }
  }
}
