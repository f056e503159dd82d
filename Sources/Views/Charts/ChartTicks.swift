public import Foundation

extension FrameworkSupport {
  /// Which values of an axis have marks.
  public struct ChartTicks {
    enum Kind {
      case automatic(desiredCount: Int?, minimumStride: Double)
      case stride(Double)
      case calendarStride(Calendar.Component, Int, Calendar?)
      case values([ChartValue])
    }
    let kind: Kind
    /// Round values, about as many as are wanted.
    /// - Parameter minimumStride: from one number to the next, or seconds from one moment to the next; nil for any.
    public static func automatic(desiredCount: Int?, minimumStride: Double?) -> ChartTicks {
      ChartTicks(kind: .automatic(desiredCount: desiredCount, minimumStride: minimumStride ?? 0))
    }
    /// All multiples of a step.
    public static func stride(by step: Double) -> ChartTicks { ChartTicks(kind: .stride(step)) }
    /// Each so many days, months or other units of a calendar.
    public static func stride(by component: Calendar.Component, count: Int, calendar: Calendar?) -> ChartTicks {
      ChartTicks(kind: .calendarStride(component, max(count, 1), calendar))
    }
    /// These.
    public static func values(_ values: [ChartValue]) -> ChartTicks { ChartTicks(kind: .values(values)) }
  }
}

/// The values at which an axis has marks, and how they are written.
struct ChartTickValues {
  typealias Value = FrameworkSupport.ChartValue
  /// No axis has more marks: what a program asks for beyond is left out.
  static let limit = 500

  var values: [Value] = []
  /// The unit of moments.
  var unit: Calendar.Component?

  init(_ ticks: FrameworkSupport.ChartTicks, domain: ChartScale.Domain, kind: ChartScale.Kind, desiredCount: Int, calendar: Calendar) {
    switch (ticks.kind, domain) {
    case (.values(let given), _):
      values = Array(given.prefix(Self.limit))
      if values.first?.isDate == true { unit = Self.unit(between: values, calendar) }
    case (_, .categories(let names)): values = names.prefix(Self.limit).map(Value.init(category:))
    case (.automatic(let count, let least), .interval(let lower, let upper, true)):
      let wanted = max(count ?? desiredCount, 1)
      let (component, every) = Self.calendarStep(seconds: max((upper - lower) / Double(wanted), least))
      addDates(from: lower, to: upper, component, every, calendar)
    case (.calendarStride(let component, let every, let own), .interval(let lower, let upper, _)):
      addDates(from: lower, to: upper, component, every, own ?? calendar)
    case (.automatic(let count, let least), .interval(let lower, let upper, false)):
      if kind == .logarithmic {
        addPowers(from: lower, to: upper)
      } else {
        let parts = Double(max(count ?? desiredCount, 1))
        addNumbers(from: lower, to: upper, by: Self.roundStep(max((upper - lower) / parts, least)))
      }
    case (.stride(let step), .interval(let lower, let upper, let isDate)):
      addNumbers(from: lower, to: upper, by: step, isDate: isDate)
    }
  }

  private mutating func addNumbers(from lower: Double, to upper: Double, by step: Double, isDate: Bool = false) {
    guard step > 0, step.isFinite else { return }
    if isDate { unit = .day }
    // Steps of moments begin with the axis, those of numbers at zero.
    let base = isDate ? lower : 0
    let first = ((lower - base) / step - 1e-9).rounded(.up)
    let last = ((upper - base) / step + 1e-9).rounded(.down)
    guard last >= first, last - first < Double(Self.limit) else { return }
    var count = first
    while count <= last {
      let number = base + count * step
      values.append(isDate ? Value(date: Date(timeIntervalSinceReferenceDate: number)) : Value(number: number))
      count += 1
    }
  }
  private mutating func addPowers(from lower: Double, to upper: Double) {
    guard lower > 0, upper >= lower else { return }
    var power = log10(lower).rounded(.up)
    while power <= log10(upper) + 1e-9, values.count < Self.limit {
      values.append(Value(number: pow(10, power)))
      power += 1
    }
  }
  private mutating func addDates(
    from lower: Double, to upper: Double, _ component: Calendar.Component, _ every: Int, _ calendar: Calendar
  ) {
    unit = component
    let (begin, end) = (Date(timeIntervalSinceReferenceDate: lower), Date(timeIntervalSinceReferenceDate: upper))
    guard var next = Self.start(of: component, every, at: begin, calendar) else { return }
    while next <= end, values.count < Self.limit {
      if next >= begin { values.append(Value(date: next)) }
      guard let following = calendar.date(byAdding: component == .weekOfYear ? .day : component, value: component == .weekOfYear ? 7 * every : every, to: next),
        following > next
      else { return }
      next = following
    }
  }
  /// The beginning of the step that a moment lies in: hours count from midnight, months from January, years from 0.
  private static func start(of component: Calendar.Component, _ every: Int, at date: Date, _ calendar: Calendar) -> Date? {
    guard let unit = calendar.dateInterval(of: component, for: date)?.start else { return nil }
    guard every > 1 else { return unit }
    let beyond =
      switch component {
      case .second, .minute, .hour: calendar.component(component, from: unit) % every
      case .month: (calendar.component(.month, from: unit) - 1) % every
      case .year: calendar.component(.year, from: unit) % every
      default: 0
      }
    return calendar.date(byAdding: component, value: -beyond, to: unit)
  }

  /// The smallest round step, of 1, 2 and 5 times a power of ten, that is no smaller than one.
  static func roundStep(_ rough: Double) -> Double {
    guard rough > 0, rough.isFinite else { return 1 }
    let power = pow(10, log10(rough).rounded(.down))
    let steps: [Double] = [1, 2, 5, 10]
    return (steps.first { $0 * power >= rough * (1 - 1e-9) } ?? 10) * power
  }
  private static let minute = 60.0, hour = 3600.0, day = 86400.0
  private static let steps: [(Calendar.Component, Int, Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, minute), (.minute, 5, 5 * minute),
    (.minute, 15, 15 * minute), (.minute, 30, 30 * minute), (.hour, 1, hour), (.hour, 3, 3 * hour), (.hour, 6, 6 * hour),
    (.hour, 12, 12 * hour), (.day, 1, day), (.day, 2, 2 * day), (.day, 3, 3 * day), (.weekOfYear, 1, 7 * day), (.weekOfYear, 2, 14 * day),
    (.month, 1, 30 * day), (.month, 3, 91 * day), (.month, 6, 182 * day), (.year, 1, 365 * day), (.year, 2, 731 * day),
    (.year, 5, 1826 * day), (.year, 10, 3652 * day), (.year, 50, 18262 * day), (.year, 100, 36524 * day),
  ]
  /// The smallest usual step of a calendar that is no shorter than so many seconds.
  static func calendarStep(seconds: Double) -> (Calendar.Component, Int) {
    let step = steps.first { $0.2 >= seconds * (1 - 1e-3) } ?? (.year, 1000, 0)
    return (step.0, step.1)
  }
  private static func unit(between values: [Value], _ calendar: Calendar) -> Calendar.Component {
    let moments = values.compactMap(\.scalar)
    guard let low = moments.min(), let high = moments.max(), moments.count > 1, high > low else { return .day }
    return calendarStep(seconds: (high - low) / Double(moments.count - 1)).0
  }

  /// How a value is written where the program does not say it.
  func text(_ value: Value, locale: Locale, calendar: Calendar, timeZone: TimeZone) -> String {
    switch value.kind {
    case .category(let name): return name
    case .number(let number): return number.formatted(FloatingPointFormatStyle<Double>.number.locale(locale))
    case .date(let date):
      let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
      switch unit {
      case .second: return date.formatted(style.hour().minute().second())
      case .minute: return date.formatted(style.hour().minute())
      case .hour: return date.formatted(style.hour())
      case .month, .quarter: return date.formatted(style.month(.abbreviated))
      case .year: return date.formatted(style.year())
      default: return date.formatted(style.month(.abbreviated).day())
      }
    }
  }
}
