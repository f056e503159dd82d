internal import Foundation
internal import LayoutCore

/// Drums of months, days and years, or of days, hours and minutes.
struct DateWheels: PrimitiveView {
  let date: Date
  let components: DatePickerComponents
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let words = DateWords(nodes.environment)
    let calendar = words.calendar
    func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: view.date) }
    let (month, day, hour, minute) = (part(.month) - 1, part(.day) - 1, part(.hour), part(.minute))
    let names = calendar.monthSymbols
    let years = (-4...4).map { part(.year) + $0 }
    let days = (-4...4).map { words.shortDay(calendar.date(byAdding: .day, value: $0, to: view.date) ?? view.date) }
    let hasTime = view.components.contains(.hourAndMinute)
    let hasHalfDays = words.hasHalfDays
    let narrow = PhoneMetrics.Wheel.narrowWidth
    nodes.append(
      Implicit {
        HStack(spacing: 0) {
          if view.components.contains(.date), hasTime {
            Wheel(content: ForEach(days, id: \.self) { Text($0) }, count: days.count, chosen: 4)
          } else if view.components.contains(.date) {
            Wheel(content: ForEach(names, id: \.self) { Text($0) }, count: names.count, chosen: month, isEndless: true)
            Wheel(content: ForEach(1..<32) { Text("\($0)") }, count: 31, chosen: day, isEndless: true)
            Wheel(content: ForEach(years, id: \.self) { Text(String($0)) }, count: years.count, chosen: 4)
          }
          if hasTime {
            if hasHalfDays {
              Wheel(content: ForEach(1..<13) { Text("\($0)") }, count: 12, chosen: (hour + 11) % 12, isEndless: true).frame(maxWidth: narrow)
            } else {
              Wheel(content: ForEach(0..<24) { Text(String(format: "%02d", $0)) }, count: 24, chosen: hour, isEndless: true).frame(maxWidth: narrow)
            }
            Wheel(content: ForEach(0..<60) { Text(String(format: "%02d", $0)) }, count: 60, chosen: minute, isEndless: true).frame(maxWidth: narrow)
            if hasHalfDays { Wheel(content: ForEach(["AM", "PM"], id: \.self) { Text($0) }, count: 2, chosen: hour < 12 ? 0 : 1).frame(maxWidth: narrow) }
          }
        }
        .frame(idealWidth: PhoneMetrics.Wheel.width, maxWidth: .infinity)
        .background { WheelBand() }
      })
  }
}
