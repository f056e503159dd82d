public import Foundation

/// A control that chooses days: on devices of pixels a month of them. In cells its label, and how many days are chosen.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  /// The days that can be chosen; nil at an end without bounds, the end is none of them.
  let bounds: (from: Date?, to: Date?)
  let label: Label
  let isLabelImplicit: Bool
}

extension MultiDatePicker {
  /// A picker with a label of views.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, bounds: (nil, nil), label: label(), isLabelImplicit: false)
  }
  /// A picker in bounds, with a label of views.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    let bounds = (bounds.lowerBound, bounds.upperBound)
    self.init(selection: selection, bounds: bounds, label: label(), isLabelImplicit: false)
  }
  /// A picker from a date on, with a label of views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, bounds: (bounds.lowerBound, nil), label: label(), isLabelImplicit: false)
  }
  /// A picker up to a date, with a label of views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, bounds: (nil, bounds.upperBound), label: label(), isLabelImplicit: false)
  }
}
extension MultiDatePicker where Label == Text {
  /// A picker with a title.
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection, bounds: (nil, nil), label: Text(title), isLabelImplicit: true)
  }
  /// A picker in bounds, with a title.
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    let bounds = (bounds.lowerBound, bounds.upperBound)
    self.init(selection: selection, bounds: bounds, label: Text(title), isLabelImplicit: true)
  }
  /// A picker from a date on, with a title.
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, bounds: (bounds.lowerBound, nil), label: Text(title), isLabelImplicit: true)
  }
  /// A picker up to a date, with a title.
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, bounds: (nil, bounds.upperBound), label: Text(title), isLabelImplicit: true)
  }
}

extension MultiDatePicker: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A column of a month's weeks; in cells a row.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    let hidesLabel = nodes.environment.controls.hidesLabels
    let count = view.selection.wrappedValue.count
    nodes.container("MultiDatePicker", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
      if !hidesLabel {
        nodes.label(view.label, isImplicit: view.isLabelImplicit)
        nodes.implicitly { $0.append(Spacer()) }
      }
      nodes.append(Sign(text: count == 1 ? "[1 day]" : "[\(count) days]", label: "days"))
    }
  }
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let (selection, bounds) = (view.selection, view.bounds)
    let days = nodes.environment.calendar
    let first = selection.wrappedValue.lazy.compactMap { days.date(from: $0) }.min()
    let month = MonthView(
      first ?? bounds.from ?? Self.still, isChosen: { day, calendar in selection.wrappedValue.of(day, calendar) != nil },
      isOffered: { day, calendar in
        let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
        return bounds.from.map { next > $0 } ?? true && bounds.to.map { day < $0 } ?? true
      },
      choose: { day, calendar in
        if let chosen = selection.wrappedValue.of(day, calendar) {
          selection.wrappedValue.remove(chosen)
        } else {
          selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        }
      })
    nodes.column("MultiDatePicker") { month }
  }
  /// A date of the month that is shown where nothing is chosen: a still picture is the same every day (our choice).
  private static var still: Date { Date(timeIntervalSince1970: 1_749_462_060) }
}

extension Set<DateComponents> {
  /// What stands for a day.
  fileprivate func of(_ day: Date, _ calendar: Calendar) -> DateComponents? {
    first { components in calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: day) } ?? false }
  }
}
