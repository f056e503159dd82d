internal import Drawing
internal import Foundation
internal import LayoutCore

extension DatePicker {
  /// A row of the label and a field for the date and for the time, a month of days, or drums.
  @MainActor static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let controls = nodes.environment.controls
    switch controls.datePicker {
    case is GraphicalDatePickerStyle where view.components.contains(.date): nodes.column("DatePicker") { MonthView(date: view.selection()) }
    case is WheelDatePickerStyle: nodes.row("DatePicker", spacing: 0) { DateWheels(date: view.selection(), components: view.components) }
    default:
      nodes.container("DatePicker", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
        if !controls.hidesLabels {
          nodes.label(view.label, isImplicit: view.isLabelImplicit)
          nodes.implicitly { $0.append(Spacer()) }
        }
        nodes.append(DatePills(date: view.selection(), components: view.components))
      }
    }
  }
}

/// How dates of an environment are written.
struct DateWords {
  let calendar: Calendar
  private let style: Date.FormatStyle

  init(_ environment: EnvironmentValues) {
    var calendar = environment.calendar
    (calendar.locale, calendar.timeZone) = (environment.locale, environment.timeZone)
    self.calendar = calendar
    style = Date.FormatStyle(locale: environment.locale, calendar: calendar, timeZone: environment.timeZone)
  }
  /// `Jan 1, 1970`
  func day(_ date: Date) -> String { date.formatted(style.month(.abbreviated).day().year()) }
  /// `12:00 AM`
  func time(_ date: Date) -> String { date.formatted(style.hour().minute()) }
  /// `January 1970`
  func month(_ date: Date) -> String { date.formatted(style.month(.wide).year()) }
  /// `MON` …, from the first day of the week.
  var weekdays: [String] {
    let names = calendar.shortWeekdaySymbols.map { $0.uppercased(with: calendar.locale) }
    let first = min(max(calendar.firstWeekday - 1, 0), max(names.count - 1, 0))
    return Array(names[first...] + names[..<first])
  }
  /// The days of a date's month in weeks; 0 where a week has a day of another month.
  func weeks(of date: Date) -> [[Int]] {
    guard let days = calendar.range(of: .day, in: .month, for: date), let start = calendar.date(from: calendar.dateComponents([.year, .month], from: date)) else { return [] }
    let before = ((calendar.component(.weekday, from: start) - calendar.firstWeekday) % 7 + 7) % 7
    var cells = Array(repeating: 0, count: before) + days
    while cells.count % 7 != 0 { cells.append(0) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }
}

/// The date and the time on fills.
private struct DatePills: PrimitiveView {
  let date: Date
  let components: DatePickerComponents
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let words = DateWords(nodes.environment)
    nodes.append(
      Implicit {
        HStack(spacing: PhoneMetrics.Date.pillSpacing) {
          if view.components.contains(.date) { Pill(text: words.day(view.date)) }
          if view.components.contains(.hourAndMinute) { Pill(text: words.time(view.date)) }
        }
      })
  }
}

/// A text on a fill.
private struct Pill: PrimitiveView {
  let text: String
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let label = nodes.environment.isEnabled ? SystemColor.label : .tertiaryLabel
    nodes.append(
      Implicit {
        Text(view.text).lineLimit(1).foregroundStyle(label).padding(.horizontal, PhoneMetrics.Date.pillInset).padding(.vertical, PhoneMetrics.Date.pillVerticalInset)
          .background(SystemColor.tertiarySystemFill, in: RoundedRectangle(cornerRadius: PhoneMetrics.Date.pillRadius, style: .continuous))
      })
  }
}

/// A month with its days, the chosen one on a disc.
private struct MonthView: PrimitiveView {
  let date: Date
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    typealias Measures = PhoneMetrics.Date
    let words = DateWords(nodes.environment)
    let weeks = words.weeks(of: view.date)
    let chosen = words.calendar.component(.day, from: view.date)
    let tint = nodes.environment.controls.accent
    nodes.append(
      Implicit {
        VStack(spacing: 0) {
          HStack(spacing: 4) {
            Text(words.month(view.date)).font(.system(size: 17, weight: .semibold)).foregroundStyle(SystemColor.label)
            Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold)).foregroundStyle(tint)
            Spacer()
            Image(systemName: "chevron.left").font(.system(size: 20, weight: .medium)).foregroundStyle(tint).padding(.trailing, 24)
            Image(systemName: "chevron.right").font(.system(size: 20, weight: .medium)).foregroundStyle(tint)
          }
          .padding(.horizontal, 16).frame(height: Measures.day)
          HStack(spacing: 0) {
            ForEach(words.weekdays, id: \.self) { name in
              Text(name).font(.system(size: 13, weight: .semibold)).foregroundStyle(SystemColor.tertiaryLabel).frame(maxWidth: .infinity)
            }
          }
          ForEach(weeks, id: \.self) { week in
            HStack(spacing: 0) {
              ForEach(0..<7) { index in
                let day = week[index]
                ZStack {
                  if day == chosen { Circle().fill(tint).frame(width: Measures.day, height: Measures.day) }
                  if day > 0 {
                    Text("\(day)").font(.system(size: Measures.dayFont, weight: day == chosen ? .semibold : .regular))
                      .foregroundStyle(day == chosen ? Color.white : Color.primary)
                  }
                }
                .frame(maxWidth: .infinity, minHeight: Measures.day, maxHeight: Measures.day)
              }
            }
          }
        }
        .frame(width: Measures.calendarWidth)
      })
  }
}

/// Drums of months, days and years, or of hours and minutes.
private struct DateWheels: PrimitiveView {
  let date: Date
  let components: DatePickerComponents
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let words = DateWords(nodes.environment)
    let calendar = words.calendar
    func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: view.date) }
    let (month, day, hour) = (part(.month) - 1, part(.day) - 1, part(.hour))
    let names = calendar.monthSymbols
    let years = Array(part(.year) - 4...part(.year) + 4)
    nodes.append(
      Implicit {
        if view.components.contains(.date) {
          Wheel(content: ForEach(names, id: \.self) { Text($0) }, count: names.count, chosen: month)
          Wheel(content: ForEach(1..<32) { Text("\($0)") }, count: 31, chosen: day)
          Wheel(content: ForEach(years, id: \.self) { Text(String($0)) }, count: years.count, chosen: 4)
        }
        if view.components.contains(.hourAndMinute) {
          Wheel(content: ForEach(1..<13) { Text("\($0)") }, count: 12, chosen: (hour + 11) % 12)
          Wheel(content: ForEach(0..<60) { Text(String(format: "%02d", $0)) }, count: 60, chosen: part(.minute))
          Wheel(content: ForEach(["AM", "PM"], id: \.self) { Text($0) }, count: 2, chosen: hour < 12 ? 0 : 1)
        }
      })
  }
}

extension ColorPicker {
  /// A row of the label, a spacer and a well with the colour.
  @MainActor static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let color = view.selection()
    makeRow(view, &nodes) { $0.append(PixelPart.colorWell(color, in: $0.environment)) }
  }
}

extension PixelPart {
  /// A ring of all hues around a disc of a colour.
  static func colorWell(_ color: Color, in environment: EnvironmentValues) -> PixelPart {
    typealias Measures = PhoneMetrics.ColorWell
    let hues: [Color] = [.red, .yellow, .green, .cyan, .blue, Color(red: 1, green: 0, blue: 1), .red]
    let ring = AngularGradient(colors: hues, center: .center, angle: .degrees(-90)).paint(in: environment)
    let disc = color.paint(in: environment)
    let isDimmed = !environment.isEnabled
    return PixelPart(
      kind: "ColorWell", size: CGSize(width: Measures.size, height: Measures.size),
      drawing: PixelDrawing(label: "color") { frame, _ in
        let line = frame.insetBy(dx: Measures.ring / 2, dy: Measures.ring / 2)
        let inner = frame.insetBy(dx: Measures.ring + Measures.gap, dy: Measures.ring + Measures.gap)
        let items: [DisplayList.Content] = [
          .stroke(.ellipse(in: line), StrokeStyle(lineWidth: Measures.ring), ring.placed(in: frame)), .fill(.ellipse(in: inner), disc.placed(in: inner)),
        ]
        return items.dimmed(isDimmed)
      })
  }
}
