internal import Drawing
internal import Foundation
internal import LayoutCore

/// A month with its days, those that are chosen on discs. A tap on a day chooses it, or ends that; the arrows turn to
/// the months beside.
struct MonthView {
  /// A date of the month that is shown at first.
  let date: Date
  /// Whether a day is chosen, given its first moment.
  let isChosen: (Date, Calendar) -> Bool
  /// Whether it can be chosen.
  var isOffered: (Date, Calendar) -> Bool = { _, _ in true }
  /// Whether discs are faint, as where several days can be chosen.
  var isFaint = false
  let choose: (Date, Calendar) -> Void

  /// A month of which one day is chosen; the time of the day stays.
  init(_ selection: Binding<Date>) {
    date = selection.wrappedValue
    isChosen = { day, calendar in calendar.isDate(day, inSameDayAs: selection.wrappedValue) }
    choose = { day, calendar in
      let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
      let (hour, minute, second) = (time.hour ?? 0, time.minute ?? 0, time.second ?? 0)
      selection.wrappedValue = calendar.date(bySettingHour: hour, minute: minute, second: second, of: day) ?? day
    }
  }
  /// A month of which several days can be chosen.
  init(
    _ date: Date, isChosen: @escaping (Date, Calendar) -> Bool, isOffered: @escaping (Date, Calendar) -> Bool,
    choose: @escaping (Date, Calendar) -> Void
  ) {
    (self.date, self.isChosen, self.isOffered, self.choose) = (date, isChosen, isOffered, choose)
    isFaint = true
  }
}
extension MonthView: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let (words, state) = (DateWords(nodes.environment), nodes.navigationState())
    let month = words.calendar.date(byAdding: .month, value: state.month, to: view.date) ?? view.date
    nodes.append(
      Implicit {
        VStack(spacing: 0) {
          MonthHead(title: words.month(month)) { state.month += $0 }
          WeekdayRow(names: words.weekdays)
          ForEach(words.weeks(of: month), id: \.self) { week in
            HStack(spacing: 0) {
              ForEach(0..<7) { index in DayView(month: view, date: words.date(week[index], in: month), number: week[index]) }
            }
          }
        }
        .frame(width: PhoneMetrics.Date.calendarWidth)
      })
  }
}

/// The name of a month between arrows.
private struct MonthHead: View {
  let title: String
  let turn: (Int) -> Void
  var body: some View {
    HStack(spacing: PhoneMetrics.Date.monthArrowSpacing) {
      Text(title).font(.system(size: PhoneMetrics.Date.monthFont, weight: .semibold)).foregroundStyle(SystemColor.label)
      Image(systemName: "chevron.right").font(.system(size: PhoneMetrics.Date.monthArrow, weight: .semibold))
      Spacer()
      Tapped(content: arrow("chevron.left").padding(.trailing, PhoneMetrics.Date.pageArrowSpacing)) { turn(-1) }
      Tapped(content: arrow("chevron.right")) { turn(1) }
    }
    .foregroundStyle(.tint)
    .padding(.horizontal, PhoneMetrics.Date.headInset).frame(height: PhoneMetrics.Date.day)
  }
  private func arrow(_ name: String) -> some View {
    Image(systemName: name).font(.system(size: PhoneMetrics.Date.pageArrow, weight: .medium))
  }
}

private struct WeekdayRow: View {
  let names: [String]
  var body: some View {
    HStack(spacing: 0) {
      ForEach(names, id: \.self) { name in
        Text(name).font(.system(size: PhoneMetrics.Date.weekdayFont, weight: .semibold))
          .foregroundStyle(SystemColor.tertiaryLabel).frame(maxWidth: .infinity)
      }
    }
  }
}

/// A day of a month; without a date nothing.
private struct DayView {
  let month: MonthView
  let date: Date?
  let number: Int
}
extension DayView: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let (calendar, tint) = (DateWords(nodes.environment).calendar, nodes.environment.controls.accent)
    let (month, side) = (view.month, PhoneMetrics.Date.day)
    let isChosen = view.date.map { month.isChosen($0, calendar) } ?? false
    let isOffered = view.date.map { month.isOffered($0, calendar) } ?? false
    let chosenColor: any ShapeStyle = month.isFaint ? tint : Color.white
    let color: any ShapeStyle = isChosen ? chosenColor : isOffered ? SystemColor.label : SystemColor.tertiaryLabel
    let cell = Implicit {
      ZStack {
        if isChosen {
          Circle().fill(tint).opacity(month.isFaint ? PhoneMetrics.Date.faintDisc : 1).frame(width: side, height: side)
        }
        if view.date != nil {
          Text("\(view.number)").font(.system(size: PhoneMetrics.Date.dayFont, weight: isChosen ? .semibold : .regular))
            .foregroundStyle(AnyShapeStyle(color))
        }
      }
      .frame(maxWidth: .infinity, minHeight: side, maxHeight: side)
    }
    guard let date = view.date, isOffered else { return nodes.append(cell) }
    nodes.append(Tapped(content: cell) { month.choose(date, calendar) })
  }
}
