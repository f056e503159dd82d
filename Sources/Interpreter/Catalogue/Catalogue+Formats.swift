internal import Drawing
internal import Foundation
internal import Views

/// How a number is written: `.number`, `.percent`, `.currency(code:)`, with what was added.
struct NumberStyle: LibraryValue, Hashable {
  enum Kind: Hashable { case number, percent, currency(String) }
  var kind = Kind.number
  var fractions: ClosedRange<Int>?
  var isGrouped = true
  var isSigned = false
  var notation = NumberNotation.automatic
  static var libraryType: LibraryType { LibraryType("FloatingPointFormatStyle", ["Hashable", "Equatable"]) }

  /// A number as text, in American English.
  /// - Parameter isWhole: the number is of a type without fractions; percents of it are not multiplied.
  func text(_ number: Double, isWhole: Bool) -> String {
    let locale = FixedSurroundings.locale
    let grouping: NumberFormatStyleConfiguration.Grouping = isGrouped ? .automatic : .never
    switch kind {
    case .number:
      var style = FloatingPointFormatStyle<Double>(locale: locale).grouping(grouping)
      if let fractions { style = style.precision(.fractionLength(fractions)) }
      if isSigned { style = style.sign(strategy: .always()) }
      if notation != .automatic { style = style.notation(notation == .scientific ? .scientific : .compactName) }
      return style.format(number)
    case .percent:
      var style = FloatingPointFormatStyle<Double>.Percent(locale: locale).grouping(grouping)
      if let fractions { style = style.precision(.fractionLength(fractions)) }
      return style.format(isWhole ? number / 100 : number)
    case .currency(let code):
      var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).grouping(grouping)
      if let fractions { style = style.precision(.fractionLength(fractions)) }
      return style.format(number)
    }
  }
}
/// How many digits a number has behind its point.
struct NumberPrecision: LibraryValue, Hashable {
  let fractions: ClosedRange<Int>
  static var libraryType: LibraryType { LibraryType("NumberFormatStyleConfiguration.Precision", ["Hashable", "Equatable"]) }
}
/// Whether digits are grouped by thousands.
enum NumberGrouping: NamedChoices {
  case automatic, never
  static var libraryType: LibraryType { LibraryType("NumberFormatStyleConfiguration.Grouping", ["Hashable", "Equatable"]) }
}

/// Whether a sign stands before a number.
enum NumberSign: NamedChoices {
  case automatic, always, never, accounting, accountingAlways
  static var libraryType: LibraryType { LibraryType("NumberFormatStyleConfiguration.SignDisplayStrategy", ["Hashable", "Equatable"]) }
}

/// Whether a number is written in full, with a power of ten, or with a word for thousands.
enum NumberNotation: NamedChoices {
  case automatic, scientific, compactName
  static var libraryType: LibraryType { LibraryType("NumberFormatStyleConfiguration.Notation", ["Hashable", "Equatable"]) }
}

/// How a date is written: `.dateTime.day().month()`.
struct DateStyle: LibraryValue {
  var style: Date.FormatStyle
  static var libraryType: LibraryType { LibraryType("Date.FormatStyle", ["Hashable", "Equatable"]) }
  init(_ style: Date.FormatStyle? = nil) {
    self.style = style ?? Date.FormatStyle(locale: FixedSurroundings.locale, calendar: FixedSurroundings.calendar, timeZone: FixedSurroundings.timeZone)
  }
  func text(_ date: Date) -> String { DateStyle.plain(style.format(date)) }
  /// The narrow blank before "AM" as a plain one, as Foundation wrote it for long.
  static func plain(_ text: String) -> String { text.replacingOccurrences(of: "\u{202F}", with: " ") }
  static func text(_ date: Date, _ day: DateLength, _ time: TimeLength) -> String {
    plain(
      Date.FormatStyle(date: day.style, time: time.style, locale: FixedSurroundings.locale, calendar: FixedSurroundings.calendar, timeZone: FixedSurroundings.timeZone).format(date)
    )
  }
}
enum DateLength: NamedChoices {
  case omitted, numeric, abbreviated, long, complete
  static var libraryType: LibraryType { LibraryType("Date.FormatStyle.DateStyle", ["Hashable", "Equatable"]) }
  var style: Date.FormatStyle.DateStyle {
    switch self {
    case .omitted: .omitted
    case .numeric: .numeric
    case .abbreviated: .abbreviated
    case .long: .long
    case .complete: .complete
    }
  }
}
enum TimeLength: NamedChoices {
  case omitted, shortened, standard, complete
  static var libraryType: LibraryType { LibraryType("Date.FormatStyle.TimeStyle", ["Hashable", "Equatable"]) }
  var style: Date.FormatStyle.TimeStyle {
    switch self {
    case .omitted: .omitted
    case .shortened: .shortened
    case .standard: .standard
    case .complete: .complete
    }
  }
}
/// How a part of a date is written.
enum DateSymbol: NamedChoices {
  case wide, abbreviated, narrow, twoDigits, defaultDigits, short
  static var libraryType: LibraryType { LibraryType("Date.FormatStyle.Symbol", ["Hashable", "Equatable"]) }
}

extension Catalogue {
  /// `formatted()` and its styles, alone and in texts.
  func registerFormats() {
    for type in [NumberStyle.libraryType, NumberPrecision.libraryType, DateStyle.libraryType] { add(type) }
    choices(NumberGrouping.self)
    choices(DateLength.self)
    choices(TimeLength.self)
    choices(DateSymbol.self)
    constant(NumberStyle(), "number", doc: "A number as it is.")
    constant(NumberStyle(kind: .percent), "percent", doc: "A number in percent.")
    maker(of: NumberStyle.self, "currency", Parameter<String>("code"), doc: "An amount of a currency.") { NumberStyle(kind: .currency($0)) }
    method(of: NumberStyle.self, "precision", Parameter<NumberPrecision>(nil), doc: "The same, with so many digits.") {
      var style = $0
      style.fractions = $1.fractions
      return style
    }
    method(of: NumberStyle.self, "grouping", Parameter<NumberGrouping>(nil), doc: "The same, with or without groups of thousands.") {
      var style = $0
      style.isGrouped = $1 == .automatic
      return style
    }
    choices(NumberNotation.self)
    method(of: NumberStyle.self, "notation", Parameter<NumberNotation>(nil), doc: "The same, in full, with a power of ten, or short.") {
      var style = $0
      style.notation = $1
      return style
    }
    choices(NumberSign.self)
    for name in ["always", "never", "automatic", "accounting", "accountingAlways"] {
      maker(of: NumberSign.self, name, Parameter<Bool>("includingZero", default: true), doc: "Whether a sign stands before the number.") { _ in
        name.hasSuffix("lways") ? .always : .automatic
      }
    }
    method(of: NumberStyle.self, "sign", Parameter<NumberSign>("strategy"), doc: "The same, with a sign before positive numbers too, or without.") {
      var style = $0
      style.isSigned = $1 == .always || $1 == .accountingAlways
      return style
    }
    let length = { (count: Int) in min(max(count, 0), 100) }
    maker(of: NumberPrecision.self, "fractionLength", Parameter<Int>(nil), doc: "So many digits behind the point.") { NumberPrecision(fractions: length($0)...length($0)) }
    maker(of: NumberPrecision.self, "fractionLength", Parameter<ClosedRange<Int>>(nil), doc: "So many digits behind the point.") {
      NumberPrecision(fractions: length($0.lowerBound)...length($0.upperBound))
    }
    maker(of: NumberPrecision.self, "significantDigits", Parameter<Int>(nil), doc: "About so many digits.") { NumberPrecision(fractions: 0...length($0)) }
    constant(DateStyle(), "dateTime", doc: "A date and a time.")
    registerDateParts()
    for type in [StaticType.int, .double, .cgFloat] + NumberTypes.all.map({ $0.staticType }) {
      guard case .library(let owner, _) = type else { continue }
      let isWhole = type.isWholeNumber
      add(
        CatalogueEntry(.method, owner.name, "formatted", [], result: .string, doc: "The number as a person writes it.") { call in
          .string(NumberStyle().text(call.base.number ?? call.base.numeric?.double ?? .nan, isWhole: isWhole))
        })
      add(
        CatalogueEntry(
          .method, owner.name, "formatted", [ParameterSignature(label: nil, name: "style", type: NumberStyle.staticType)], result: .string, doc: "The number in a style."
        ) { call throws(Interruption) -> Value in
          .string(try NumberStyle.read(call.argument(0), call).text(call.base.number ?? call.base.numeric?.double ?? .nan, isWhole: isWhole))
        })
      interpolation(type, NumberStyle.self) { value, style in style.text(value.number ?? value.numeric?.double ?? .nan, isWhole: isWhole) }
    }
    method(of: Date.self, "formatted", doc: "The date and the time.") { DateStyle.text($0, .numeric, .shortened) }
    method(of: Date.self, "formatted", Parameter<DateLength>("date"), Parameter<TimeLength>("time"), doc: "The date and the time, each in a length.") { DateStyle.text($0, $1, $2) }
    method(of: Date.self, "formatted", Parameter<DateStyle>(nil), doc: "The date in a style.") { $1.text($0) }
    interpolation(Date.staticType, DateStyle.self) { value, style in
      if case .library(let date) = value, let date = date as? Date { return style.text(date) }
      return value.text
    }
    add(
      CatalogueEntry(.method, "Array", "formatted", [], result: .string, ownerType: .array(.string), doc: "The texts as a list: 'a, b, and c'.") {
        call throws(Interruption) -> Value in
        let texts = try [String].read(call.base, call)
        switch texts.count {
        case 0...1: return .string(texts.first ?? "")
        case 2: return .string("\(texts[0]) and \(texts[1])")
        default: return .string(texts.dropLast().joined(separator: ", ") + ", and " + (texts.last ?? ""))
        }
      })
  }
  /// `Text(value, format:)`, `LabeledContent("Total", value: value, format:)` and `\(value, format:)`.
  func interpolation<S: LibraryValue>(_ type: StaticType, _ style: S.Type, _ write: @escaping @MainActor (Value, S) throws(OperationFailure) -> String) {
    func text(_ value: Value, _ style: S, _ call: CatalogueEntry.Call) throws(Interruption) -> String {
      do throws(OperationFailure) { return try write(value, style) } catch { throw call.failure(error) }
    }
    let parameters = [ParameterSignature(label: nil, name: "value", type: type), ParameterSignature(label: "format", name: "format", type: S.staticType)]
    add(
      CatalogueEntry(.staticMethod, "LocalizedStringKey.StringInterpolation", "appendInterpolation", parameters, result: .string, doc: "A value in a style.") {
        call throws(Interruption) -> Value in .string(try text(call.argument(0), try S.read(call.argument(1), call), call))
      })
    add(
      CatalogueEntry(.initializer, "Text", "init", parameters, result: Text.staticType, doc: "A value in a style.") { call throws(Interruption) -> Value in
        .view(Text(verbatim: try text(call.argument(0), try S.read(call.argument(1), call), call)), nil)
      })
    let content = LibraryType("LabeledContent", ["View"])
    let labelled = [ParameterSignature(label: nil, name: "title", type: .string, takesKey: true), ParameterSignature(label: "value", name: "value", type: type), parameters[1]]
    add(
      CatalogueEntry(.initializer, "LabeledContent", "init", labelled, result: .library(content, []), doc: "A title and a value in a style.") {
        call throws(Interruption) -> Value in
        .view(LabeledContent(try String.read(call.argument(0), call), value: try text(call.argument(1), try S.read(call.argument(2), call), call)), nil)
      })
  }

  private func registerDateParts() {
    func part(_ name: String, _ apply: @escaping @MainActor (Date.FormatStyle, DateSymbol?) -> Date.FormatStyle) {
      method(of: DateStyle.self, name, doc: "The same with '\(name)'.") { DateStyle(apply($0.style, nil)) }
      method(of: DateStyle.self, name, Parameter<DateSymbol>(nil), doc: "The same with '\(name)', written so.") { DateStyle(apply($0.style, $1)) }
    }
    part("day") { $1 == .twoDigits ? $0.day(.twoDigits) : $0.day() }
    part("month") { style, symbol in
      switch symbol {
      case .wide: style.month(.wide)
      case .narrow: style.month(.narrow)
      case .twoDigits: style.month(.twoDigits)
      case .defaultDigits: style.month(.defaultDigits)
      default: style.month()
      }
    }
    part("year") { $1 == .twoDigits ? $0.year(.twoDigits) : $0.year() }
    part("weekday") { style, symbol in
      switch symbol {
      case .wide: style.weekday(.wide)
      case .narrow: style.weekday(.narrow)
      case .short: style.weekday(.short)
      default: style.weekday()
      }
    }
    part("hour") { $1 == .twoDigits ? $0.hour(.twoDigits(amPM: .abbreviated)) : $0.hour() }
    part("minute") { $1 == .twoDigits ? $0.minute(.twoDigits) : $0.minute() }
    part("second") { $1 == .twoDigits ? $0.second(.twoDigits) : $0.second() }
  }
}

/// `Text(date, style:)`.
enum TextDateStyle: NamedChoices {
  case date, time, relative, offset, timer
  static var libraryType: LibraryType { LibraryType("Text.DateStyle", ["Hashable", "Equatable"]) }
  @MainActor func text(_ date: Date) -> String {
    let seconds = date.timeIntervalSince(FixedSurroundings.now)
    guard seconds.isFinite else { return Value.shownText(date) }
    let (minutes, rest) = (Int(bounded: abs(seconds) / 60), Int(bounded: abs(seconds).truncatingRemainder(dividingBy: 60)))
    switch self {
    case .date: return DateStyle.text(date, .long, .omitted)
    case .time: return DateStyle.text(date, .omitted, .shortened)
    case .relative: return minutes == 0 ? "\(rest) sec" : minutes < 60 ? "\(minutes) min, \(rest) sec" : "\(minutes / 60) hr, \(minutes % 60) min"
    case .offset: return (seconds < 0 ? "-" : "+") + (minutes == 0 ? "\(rest) seconds" : "\(minutes) minutes")
    case .timer: return minutes < 60 ? "\(minutes):\(rest < 10 ? "0" : "")\(rest)" : "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):\(rest < 10 ? "0" : "")\(rest)"
    }
  }
}

extension Catalogue {
  /// Dates in texts, and moving bindings.
  func registerTextDates() {
    choices(TextDateStyle.self)
    let parameters = [ParameterSignature(label: nil, name: "date", type: Date.staticType), ParameterSignature(label: "style", name: "style", type: TextDateStyle.staticType)]
    for (kind, owner, name) in [(CatalogueEntry.Kind.initializer, "Text", "init"), (.staticMethod, "LocalizedStringKey.StringInterpolation", "appendInterpolation")] {
      add(
        CatalogueEntry(kind, owner, name, parameters, result: owner == "Text" ? Text.staticType : .string, doc: "A date in a style.") { call throws(Interruption) -> Value in
          let text = try TextDateStyle.read(call.argument(1), call).text(try Date.read(call.argument(0), call))
          return owner == "Text" ? .view(Text(verbatim: text), nil) : .string(text)
        })
    }
    let value = TypeParameter("Value")
    let binding = StaticType.library(LibraryType("Binding"), [.parameter(value)])
    add(
      CatalogueEntry(
        .method, "Binding", "animation", [ParameterSignature(label: nil, name: "animation", type: Animation?.staticType, hasDefault: true)], result: binding,
        typeParameters: [value],
        ownerType: binding, doc: "The same binding: what it changes would move."
      ) { call in call.base })
    add(
      CatalogueEntry(
        .method, "Binding", "transaction", [ParameterSignature(label: nil, name: "transaction", type: Transaction.staticType)], result: binding, typeParameters: [value],
        ownerType: binding, doc: "The same binding: what it changes would move as the transaction says."
      ) { call in call.base })
  }
}
