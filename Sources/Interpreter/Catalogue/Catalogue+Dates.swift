internal import Foundation
internal import Views

/// A class of Foundation: a value that is shared, and whose properties change for all that hold it.
protocol NamedObject: LibraryValue, AnyObject {}
extension NamedObject {
  static var libraryType: LibraryType {
    LibraryType(
      _typeName(Self.self, qualified: false), Self.self is Formatter.Type ? ["AnyObject", "Hashable", "Equatable", "Formatter"] : ["AnyObject", "Hashable", "Equatable"])
  }
}

extension DateFormatter: NamedObject {}
extension ISO8601DateFormatter: NamedObject {}
extension DateFormatter.Style: LibraryValue { static var libraryType: LibraryType { LibraryType("DateFormatter.Style", ["Hashable", "Equatable"]) } }
extension Locale: NamedValue {}
extension TimeZone: NamedValue {}
extension Calendar: NamedValue {}
extension Calendar.Identifier: LibraryValue { static var libraryType: LibraryType { LibraryType("Calendar.Identifier", ["Hashable", "Equatable"]) } }
extension Calendar.Component: LibraryValue { static var libraryType: LibraryType { LibraryType("Calendar.Component", ["Hashable", "Equatable"]) } }
extension DateComponents: NamedValue {}
extension DateInterval: NamedValue {}
extension Calendar.MatchingPolicy: LibraryValue { static var libraryType: LibraryType { LibraryType("Calendar.MatchingPolicy", ["Hashable", "Equatable"]) } }

/// What time, place and language a program sees: the same in each run, so that pictures repeat (our choice).
enum FixedSurroundings {
  /// Monday, 9 June 2025, 9:41 in the morning.
  static let now = Date(timeIntervalSince1970: 1_749_462_060)
  static let locale = Locale(identifier: "en_US")
  static let timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
  static func dateFormatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.calendar = calendar
    return formatter
  }
}

extension Catalogue {
  /// Dates, calendars, time zones and languages.
  /// A constant that takes a while to make: made when it is asked for.
  private func surroundings<T: LibraryValue>(_ name: String, doc: String, make: @escaping @MainActor () -> T) {
    add(.staticProperty, T.libraryType.name, name, ParameterList(), result: T.staticType, doc: doc) { _ throws(Interruption) -> Value in make().value }
  }
  func registerDates() {
    registerDateValues()
    registerDateFormatters()
    registerCalendars()
    registerDateComponents()
    add(Locale.libraryType)
    value(Locale.self, Parameter<String>("identifier"), doc: "A language and a region.") { Locale(identifier: $0) }
    for name in ["current", "autoupdatingCurrent"] {
      surroundings(name, doc: "American English, wherever the playground runs.") { FixedSurroundings.locale }
      surroundings(name, doc: "The Gregorian calendar, in Greenwich's time.") { FixedSurroundings.calendar }
      surroundings(name, doc: "Greenwich's time, wherever the playground runs.") { FixedSurroundings.timeZone }
    }
    property(of: Locale.self, "identifier", doc: "The name, as 'en_US'.") { $0.identifier }
    property(of: Locale.self, "currencyCode", doc: "The currency, as 'USD'.") { $0.currency?.identifier }
    property(of: Locale.self, "currencySymbol", doc: "The sign of the currency.") { $0.currencySymbol }
    property(of: Locale.self, "languageCode", doc: "The language, as 'en'.") { $0.language.languageCode?.identifier }
    property(of: Locale.self, "regionCode", doc: "The region, as 'US'.") { $0.region?.identifier }
    add(LibraryType("Locale.Currency"))
    property(of: Locale.self, "currency", doc: "The currency.") { CurrencyName(identifier: $0.currency?.identifier ?? "USD") as CurrencyName? }
    property(of: CurrencyName.self, "identifier", doc: "The currency's name, as 'USD'.") { $0.identifier }
    add(TimeZone.libraryType)
    for label in ["identifier", "abbreviation"] {
      add(
        CatalogueEntry(
          .initializer, "TimeZone", "init", [ParameterSignature(label: label, name: label, type: .string)], result: .optional(TimeZone.staticType), doc: "A time zone by its name."
        ) { call throws(Interruption) -> Value in
          let name = try String.read(call.argument(0), call)
          return (label == "identifier" ? TimeZone(identifier: name) : TimeZone(abbreviation: name)).value
        })
    }
    add(
      CatalogueEntry(
        .initializer, "TimeZone", "init", [ParameterSignature(label: "secondsFromGMT", name: "secondsFromGMT", type: .int)], result: .optional(TimeZone.staticType),
        doc: "A time zone by its distance from Greenwich's time."
      ) { call throws(Interruption) -> Value in
        // Foundation has none that is farther away, and negates the number before it looks.
        let seconds = try Int.read(call.argument(0), call)
        return (seconds.magnitude <= 18 * 3_600 ? TimeZone(secondsFromGMT: seconds) : nil).value
      })
    constant(TimeZone.gmt, "gmt", doc: "Greenwich's time.")
    property(of: TimeZone.self, "identifier", doc: "The name of the time zone.") { $0.identifier }
  }

  private func registerDateValues() {
    value(Date.self, doc: "The time now: 9:41 on 9 June 2025, in each run.") { FixedSurroundings.now }
    constant(FixedSurroundings.now, "now", doc: "The time now: 9:41 on 9 June 2025, in each run.")
    value(Date.self, Parameter<Double>("timeIntervalSinceNow"), doc: "A time in seconds from now.") { FixedSurroundings.now + $0 }
    value(Date.self, Parameter<Double>("timeIntervalSinceReferenceDate"), doc: "A time in seconds since 2001.") { Date(timeIntervalSinceReferenceDate: $0) }
    value(Date.self, Parameter<Double>("timeInterval"), Parameter<Date>("since"), doc: "A time in seconds since another one.") { $1 + $0 }
    property(of: Date.self, "timeIntervalSinceNow", doc: "Seconds from now.") { $0.timeIntervalSince(FixedSurroundings.now) }
    property(of: Date.self, "timeIntervalSinceReferenceDate", doc: "Seconds since 2001.") { $0.timeIntervalSinceReferenceDate }
    method(of: Date.self, "advanced", Parameter<Double>("by"), doc: "A time some seconds later.") { $0 + $1 }
    method(of: Date.self, "distance", Parameter<Date>("to"), doc: "Seconds to another time.") { $1.timeIntervalSince($0) }
    property(of: Date.self, "description", doc: "The date and the time as text.") { Value.shownText($0) }
    method(of: Date.self, "compare", Parameter<Date>(nil), doc: "Which of two times comes first.") { $0.compare($1) }
    choices(DateOrder.self)
    add(ComparisonResult.libraryType)
    constants(ComparisonResult.self, ["orderedAscending": .orderedAscending, "orderedSame": .orderedSame, "orderedDescending": .orderedDescending])
    add(DateInterval.libraryType)
    value(DateInterval.self, Parameter<Date>("start"), Parameter<Date>("end"), doc: "The time between two others.") { start, end throws(OperationFailure) in
      guard start <= end else { throw .emptyRange }
      return DateInterval(start: start, end: end)
    }
    value(DateInterval.self, Parameter<Date>("start"), Parameter<Double>("duration"), doc: "So many seconds from a time on.") { start, duration throws(OperationFailure) in
      guard duration >= 0 else { throw .emptyRange }
      return DateInterval(start: start, duration: duration)
    }
    method(of: DateInterval.self, "contains", Parameter<Date>(nil), doc: "True if the time lies in it.") { $0.contains($1) }
    method(of: DateInterval.self, "intersects", Parameter<DateInterval>(nil), doc: "True if both have a time in common.") { $0.intersects($1) }
    property(of: DateInterval.self, "start", doc: "When it begins.") { $0.start }
    property(of: DateInterval.self, "end", doc: "When it ends.") { $0.end }
    property(of: DateInterval.self, "duration", doc: "How long it is, in seconds.") { $0.duration }
  }

  private func registerDateFormatters() {
    add(DateFormatter.libraryType)
    add(DateFormatter.Style.libraryType)
    constants(DateFormatter.Style.self, ["none": .none, "short": .short, "medium": .medium, "long": .long, "full": .full])
    value(DateFormatter.self, doc: "Writes and reads dates.") { FixedSurroundings.dateFormatter() }
    let entry = CatalogueEntry(.property, "DateFormatter", "dateFormat", [], result: .string, doc: "The pattern, as 'yyyy-MM-dd'.") { call throws(Interruption) -> Value in
      .string(try DateFormatter.read(call.base, call).dateFormat ?? "")
    }
    entry.write = { call, new throws(Interruption) -> Value in
      try DateFormatter.read(call.base, call).dateFormat = try String.read(new, call)
      return call.base
    }
    add(entry)
    property(of: DateFormatter.self, "dateStyle", \.dateStyle, doc: "How dates are written.")
    property(of: DateFormatter.self, "timeStyle", \.timeStyle, doc: "How times are written.")
    property(of: DateFormatter.self, "doesRelativeDateFormatting", \.doesRelativeDateFormatting, doc: "Whether it writes 'today'.")
    settable("locale", \.locale, "The language.")
    settable("timeZone", \.timeZone, "The time zone.")
    settable("calendar", \.calendar, "The calendar.")
    method(of: DateFormatter.self, "string", Parameter<Date>("from"), doc: "A date as text.") { $0.string(from: $1) }
    method(of: DateFormatter.self, "date", Parameter<String>("from"), doc: "The date that a text names.") { $0.date(from: $1) }
    add(
      CatalogueEntry(
        .method, "DateFormatter", "setLocalizedDateFormatFromTemplate", [ParameterSignature(label: nil, name: "template", type: .string)], result: .void,
        doc: "Chooses a pattern with the parts of a template."
      ) { call throws(Interruption) -> Value in
        try DateFormatter.read(call.base, call).setLocalizedDateFormatFromTemplate(try String.read(call.argument(0), call))
        return .void
      })
    add(
      CatalogueEntry(
        .staticMethod, "DateFormatter", "localizedString",
        [
          ParameterSignature(label: "from", name: "from", type: Date.staticType), ParameterSignature(label: "dateStyle", name: "dateStyle", type: DateFormatter.Style.staticType),
          ParameterSignature(label: "timeStyle", name: "timeStyle", type: DateFormatter.Style.staticType),
        ], result: .string, doc: "A date as text."
      ) { call throws(Interruption) -> Value in
        let formatter = FixedSurroundings.dateFormatter()
        formatter.dateStyle = try DateFormatter.Style.read(call.argument(1), call)
        formatter.timeStyle = try DateFormatter.Style.read(call.argument(2), call)
        return .string(formatter.string(from: try Date.read(call.argument(0), call)))
      })
    property(of: DateFormatter.self, "weekdaySymbols", doc: "The names of the days.") { $0.weekdaySymbols }
    property(of: DateFormatter.self, "shortWeekdaySymbols", doc: "The short names of the days.") { $0.shortWeekdaySymbols }
    property(of: DateFormatter.self, "monthSymbols", doc: "The names of the months.") { $0.monthSymbols }
    property(of: DateFormatter.self, "shortMonthSymbols", doc: "The short names of the months.") { $0.shortMonthSymbols }
    add(ISO8601DateFormatter.libraryType)
    value(ISO8601DateFormatter.self, doc: "Writes and reads dates as '2025-06-09T09:41:00Z'.") { ISO8601DateFormatter() }
    method(of: ISO8601DateFormatter.self, "string", Parameter<Date>("from"), doc: "A date as text.") { $0.string(from: $1) }
    method(of: ISO8601DateFormatter.self, "date", Parameter<String>("from"), doc: "The date that a text names.") { $0.date(from: $1) }
  }
  private func settable<T: Interpretable>(_ name: String, _ path: @autoclosure @escaping @MainActor () -> ReferenceWritableKeyPath<DateFormatter, T?>, _ doc: String) {
    let entry = CatalogueEntry(.property, "DateFormatter", name, [], result: .optional(T.staticType), doc: doc) { call throws(Interruption) -> Value in
      try DateFormatter.read(call.base, call)[keyPath: path()].value
    }
    entry.write = { call, new throws(Interruption) -> Value in
      try DateFormatter.read(call.base, call)[keyPath: path()] = try T?.read(new, call)
      return call.base
    }
    add(entry)
  }

  private func registerCalendars() {
    for type in [Calendar.libraryType, Calendar.Component.libraryType, Calendar.Identifier.libraryType] { add(type) }
    constants(
      Calendar.Component.self,
      [
        "era": .era, "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute, "second": .second, "weekday": .weekday, "weekOfYear": .weekOfYear,
        "weekOfMonth": .weekOfMonth, "quarter": .quarter, "nanosecond": .nanosecond, "dayOfYear": .dayOfYear, "weekdayOrdinal": .weekdayOrdinal,
        "yearForWeekOfYear": .yearForWeekOfYear,
      ])
    constants(Calendar.Identifier.self, ["gregorian": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "japanese": .japanese, "chinese": .chinese, "hebrew": .hebrew])
    value(Calendar.self, Parameter<Calendar.Identifier>("identifier"), doc: "A calendar, in Greenwich's time.") {
      var calendar = Calendar(identifier: $0)
      calendar.timeZone = FixedSurroundings.timeZone
      calendar.locale = FixedSurroundings.locale
      return calendar
    }
    property(of: Calendar.self, "timeZone", \.timeZone, doc: "The time zone.")
    property(of: Calendar.self, "locale", \.locale, doc: "The language.")
    property(of: Calendar.self, "identifier", doc: "Which calendar it is.") { $0.identifier }
    method(
      of: Calendar.self, "ordinality", Parameter<Calendar.Component>("of"), Parameter<Calendar.Component>("in"), Parameter<Date>("for"), doc: "Which day of the year, and the like."
    ) { $0.ordinality(of: $1, in: $2, for: $3) }
    constants(Calendar.MatchingPolicy.self, ["nextTime": .nextTime, "nextTimePreservingSmallerComponents": .nextTimePreservingSmallerComponents, "strict": .strict])
    method(
      of: Calendar.self, "nextDate", Parameter<Date>("after"), Parameter<DateComponents>("matching"), Parameter<Calendar.MatchingPolicy>("matchingPolicy"),
      doc: "The next date with these parts."
    ) { $0.nextDate(after: $1, matching: $2, matchingPolicy: $3) }
    method(of: TimeZone.self, "secondsFromGMT", doc: "How far it is from Greenwich's time.") { $0.secondsFromGMT() }
    method(of: TimeZone.self, "secondsFromGMT", Parameter<Date>("for"), doc: "How far it is from Greenwich's time at a date.") { $0.secondsFromGMT(for: $1) }
    property(of: TimeZone.self, "description", doc: "The time zone's name.") { $0.identifier }
    method(of: TimeZone.self, "abbreviation", doc: "The short name.") { $0.abbreviation() }
    property(of: Calendar.self, "firstWeekday", \.firstWeekday, doc: "The day on which weeks begin; 1 is Sunday.")
    for (name, path) in [
      ("monthSymbols", \Calendar.monthSymbols), ("shortMonthSymbols", \.shortMonthSymbols), ("weekdaySymbols", \.weekdaySymbols), ("shortWeekdaySymbols", \.shortWeekdaySymbols),
      ("veryShortWeekdaySymbols", \.veryShortWeekdaySymbols), ("shortStandaloneWeekdaySymbols", \.shortStandaloneWeekdaySymbols),
    ] {
      property(of: Calendar.self, name, doc: "Names of days or months.") { $0[keyPath: path] }
    }
    func date(_ label: String?) -> Parameter<Date> { Parameter<Date>(label) }
    method(of: Calendar.self, "component", Parameter<Calendar.Component>(nil), date("from"), doc: "A part of a date.") { $0.component($1, from: $2) }
    method(of: Calendar.self, "dateComponents", Parameter<ComponentSet>(nil), date("from"), doc: "Parts of a date.") { $0.dateComponents($1.components, from: $2) }
    method(of: Calendar.self, "dateComponents", Parameter<ComponentSet>(nil), date("from"), date("to"), doc: "The time between two dates.") {
      $0.dateComponents($1.components, from: $2, to: $3)
    }
    method(of: Calendar.self, "date", Parameter<Calendar.Component>("byAdding"), Parameter<Int>("value"), date("to"), doc: "A date some days or years later.") {
      $0.date(byAdding: $1, value: $2, to: $3)
    }
    method(of: Calendar.self, "date", Parameter<DateComponents>("byAdding"), date("to"), doc: "A date some time later.") { $0.date(byAdding: $1, to: $2) }
    method(of: Calendar.self, "date", Parameter<DateComponents>("from"), doc: "The date with these parts.") { $0.date(from: $1) }
    method(
      of: Calendar.self, "date", Parameter<Int>("bySettingHour"), Parameter<Int>("minute"), Parameter<Int>("second"), date("of"), doc: "A date at another time of the day."
    ) { (0...23).contains($1) && (0...59).contains($2) && (0...59).contains($3) ? $0.date(bySettingHour: $1, minute: $2, second: $3, of: $4) : nil }
    method(of: Calendar.self, "startOfDay", date("for"), doc: "Midnight before a time.") { $0.startOfDay(for: $1) }
    method(of: Calendar.self, "isDate", date(nil), date("inSameDayAs"), doc: "True if both are of one day.") { $0.isDate($1, inSameDayAs: $2) }
    method(of: Calendar.self, "isDate", date(nil), date("equalTo"), Parameter<Calendar.Component>("toGranularity"), doc: "True if both are of one day, month or year.") {
      $0.isDate($1, equalTo: $2, toGranularity: $3)
    }
    for (name, days) in [("isDateInToday", 0), ("isDateInYesterday", -1), ("isDateInTomorrow", 1)] {
      method(of: Calendar.self, name, date(nil), doc: "True if the date is of that day.") { calendar, date in
        calendar.date(byAdding: .day, value: days, to: FixedSurroundings.now).map { calendar.isDate(date, inSameDayAs: $0) } ?? false
      }
    }
    method(of: Calendar.self, "isDateInWeekend", date(nil), doc: "True on Saturdays and Sundays.") { $0.isDateInWeekend($1) }
    method(of: Calendar.self, "range", Parameter<Calendar.Component>("of"), Parameter<Calendar.Component>("in"), date("for"), doc: "How many days a month has, and the like.") {
      $0.range(of: $1, in: $2, for: $3)
    }
    method(of: Calendar.self, "dateInterval", Parameter<Calendar.Component>("of"), date("for"), doc: "The day, month or year of a date.") { $0.dateInterval(of: $1, for: $2) }
    method(of: Calendar.self, "compare", date(nil), date("to"), Parameter<Calendar.Component>("toGranularity"), doc: "Which of two dates comes first.") {
      $0.compare($1, to: $2, toGranularity: $3)
    }
  }

  private func registerDateComponents() {
    add(DateComponents.libraryType)
    let none: Int? = nil
    value(
      DateComponents.self, Parameter<Calendar?>("calendar", default: nil), Parameter<TimeZone?>("timeZone", default: nil), Parameter<Int?>("year", default: none),
      Parameter<Int?>("month", default: none), Parameter<Int?>("day", default: none), Parameter<Int?>("hour", default: none), Parameter<Int?>("minute", default: none),
      Parameter<Int?>("second", default: none), Parameter<Int?>("weekday", default: none), Parameter<Int?>("weekOfYear", default: none), doc: "Parts of a date."
    ) { calendar, zone, year, month, day, hour, minute, second, weekday, week in
      DateComponents(
        calendar: calendar, timeZone: zone, year: year, month: month, day: day, hour: hour, minute: minute, second: second, weekday: weekday, weekOfYear: week)
    }
    let parts: [(String, WritableKeyPath<DateComponents, Int?>)] = [
      ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour), ("minute", \.minute), ("second", \.second), ("weekday", \.weekday), ("weekOfYear", \.weekOfYear),
      ("weekOfMonth", \.weekOfMonth), ("era", \.era), ("quarter", \.quarter), ("nanosecond", \.nanosecond),
    ]
    for (name, path) in parts { property(of: DateComponents.self, name, path, doc: "The part '\(name)'.") }
    property(of: DateComponents.self, "date", doc: "The date, if there is a calendar.") { $0.date }
  }
}

/// `ComparisonResult` and what sorts by it.
extension ComparisonResult: NamedValue {}
enum DateOrder: NamedChoices { case forward, reverse }

/// A currency's name.
struct CurrencyName: Hashable, LibraryValue {
  let identifier: String
  static var libraryType: LibraryType { LibraryType("Locale.Currency", ["Hashable", "Equatable"]) }
}

/// A set of calendar components, as a set or an array literal.
struct ComponentSet: InterpretableArgument {
  let components: Set<Calendar.Component>
  static var staticType: StaticType { .set(Calendar.Component.staticType) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ComponentSet {
    var components: Set<Calendar.Component> = []
    for value in try value.elements(call) { components.insert(try Calendar.Component.read(value, call)) }
    return ComponentSet(components: components)
  }
}
