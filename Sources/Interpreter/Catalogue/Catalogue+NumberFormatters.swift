internal import Drawing
internal import Foundation
internal import Views

extension NumberFormatter: NamedObject {}
extension NumberFormatter.Style: LibraryValue { static var libraryType: LibraryType { LibraryType("NumberFormatter.Style", ["Hashable", "Equatable"]) } }
extension LengthFormatter: NamedObject {}
extension LengthFormatter.Unit: LibraryValue { static var libraryType: LibraryType { LibraryType("LengthFormatter.Unit", ["Hashable", "Equatable"]) } }

/// `NSNumber`: a number of any type.
struct AnyNumber: Hashable, LibraryValue {
  let double: Double
  /// A whole number that is no `Double`: beyond 2⁵³ these hold the first digits only.
  let whole: Int?
  init(double: Double) { (self.double, whole) = (double, nil) }
  init(_ whole: Int) {
    double = Double(whole)
    self.whole = Int(exactly: double) == whole ? nil : whole
  }
  /// For Foundation's formatters.
  var object: NSNumber { whole.map { NSNumber(value: $0) } ?? NSNumber(value: double) }
  static var libraryType: LibraryType { LibraryType("NSNumber", ["Hashable", "Equatable", "ExpressibleByNumber"]) }
}

/// `RelativeDateTimeFormatter`: Foundation for Linux has none.
final class RelativeTimes: LibraryValue {
  var isShort = false
  var isNamed = false
  static var libraryType: LibraryType { LibraryType("RelativeDateTimeFormatter", ["AnyObject"]) }

  func text(_ seconds: Double) -> String {
    let units: [(String, String, Double)] = [
      ("year", "yr.", 31_556_952), ("month", "mo.", 2_629_746), ("week", "wk.", 604_800), ("day", "day", 86_400), ("hour", "hr.", 3_600), ("minute", "min.", 60),
      ("second", "sec.", 1),
    ]
    guard seconds.isFinite else { return Date.unavailable }
    let distance = abs(seconds)
    let unit = units.first { distance >= $0.2 } ?? units[6]
    let count = Int(bounded: distance / unit.2)
    if isNamed, unit.0 == "day", count == 1 { return seconds < 0 ? "yesterday" : "tomorrow" }
    if isNamed, count == 0 { return "now" }
    let name = isShort ? (unit.1 == "day" && count != 1 ? "days" : unit.1) : unit.0 + (count == 1 ? "" : "s")
    return seconds < 0 ? "\(count) \(name) ago" : "in \(count) \(name)"
  }
}
enum RelativeUnits: NamedChoices {
  case full, abbreviated, short, spellOut
  static var libraryType: LibraryType { LibraryType("RelativeDateTimeFormatter.UnitsStyle", ["Hashable", "Equatable"]) }
}
enum RelativeNames: NamedChoices {
  case numeric, named
  static var libraryType: LibraryType { LibraryType("RelativeDateTimeFormatter.DateTimeStyle", ["Hashable", "Equatable"]) }
}

/// Any formatter as an argument, for what it makes of a value.
struct FormatterArgument: InterpretableArgument {
  let text: @MainActor (Value) -> String
  static let parameter = TypeParameter("F", ["Formatter"])
  static var staticType: StaticType { .parameter(parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> FormatterArgument {
    guard case .library(let formatter) = value else { throw call.mismatch(staticType) }
    switch formatter {
    case let formatter as DateFormatter:
      return FormatterArgument { value in
        if case .library(let date) = value, let date = date as? Date { return DateStyle.plain(formatter.string(from: date)) }
        return value.text
      }
    case let formatter as NumberFormatter:
      return FormatterArgument { value in
        guard let number = value.double else { return value.text }
        return formatter.string(from: NSNumber(value: number)) ?? value.text
      }
    default: return FormatterArgument { $0.text }
    }
  }
}
extension Value {
  /// A number of any type, also inside an optional.
  @MainActor var anyNumber: AnyNumber? {
    switch self {
    case .int(let whole): AnyNumber(whole)
    case .some(let wrapped): wrapped.anyNumber
    case .library(let value as AnyNumber): value
    default: double.map { AnyNumber(double: $0) }
    }
  }
  /// A number of any type as a `Double`, also inside an optional or an `NSNumber`.
  @MainActor var double: Double? {
    switch self {
    case .int, .double: number
    case .some(let wrapped): wrapped.double
    case .library(let value): (value as? AnyNumber)?.double ?? (value as? any NumericValue)?.double
    default: nil
    }
  }
}

extension Catalogue {
  /// Formatters of numbers, lengths and times from now.
  func registerNumberFormatters() {
    addProtocol("Formatter")
    for type in [NumberFormatter.Style.libraryType, AnyNumber.libraryType, LengthFormatter.Unit.libraryType] { add(type) }
    add(NumberFormatter.libraryType)
    constants(
      NumberFormatter.Style.self,
      [
        "none": .none, "decimal": .decimal, "currency": .currency, "percent": .percent, "scientific": .scientific, "spellOut": .spellOut, "ordinal": .ordinal,
        "currencyAccounting": .currencyAccounting, "currencyISOCode": .currencyISOCode,
      ])
    value(NumberFormatter.self, doc: "Writes and reads numbers.") {
      let formatter = NumberFormatter()
      formatter.locale = FixedSurroundings.locale
      return formatter
    }
    property(of: NumberFormatter.self, "numberStyle", \.numberStyle, doc: "How numbers are written.")
    property(of: NumberFormatter.self, "maximumFractionDigits", \.mostFractionDigits, doc: "The most digits behind the point.")
    property(of: NumberFormatter.self, "minimumFractionDigits", \.fewestFractionDigits, doc: "The fewest digits behind the point.")
    property(of: NumberFormatter.self, "maximumIntegerDigits", \.maximumIntegerDigits, doc: "The most digits before the point.")
    property(of: NumberFormatter.self, "minimumIntegerDigits", \.minimumIntegerDigits, doc: "The fewest digits before the point.")
    property(of: NumberFormatter.self, "usesGroupingSeparator", \.usesGroupingSeparator, doc: "Whether thousands are grouped.")
    property(of: NumberFormatter.self, "isLenient", \.isLenient, doc: "Whether texts that are nearly numbers are read.")
    text("locale", .optional(Locale.staticType), { $0.locale.value }) { formatter, value, call throws(Interruption) in formatter.locale = try Locale?.read(value, call) }
    text("currencyCode", .string, { .string($0.currencyCode ?? "") }) { formatter, value, call throws(Interruption) in formatter.currencyCode = try String.read(value, call) }
    text("currencySymbol", .string, { .string($0.currencySymbol ?? "") }) { formatter, value, call throws(Interruption) in formatter.currencySymbol = try String.read(value, call) }
    text("groupingSeparator", .string, { .string($0.groupingSeparator ?? "") }) { formatter, value, call throws(Interruption) in
      formatter.groupingSeparator = try String.read(value, call)
    }
    text("decimalSeparator", .string, { .string($0.decimalSeparator ?? "") }) { formatter, value, call throws(Interruption) in
      formatter.decimalSeparator = try String.read(value, call)
    }
    method(of: NumberFormatter.self, "string", Parameter<AnyNumber>("from"), doc: "A number as text.") { $0.string(from: $1.object) }
    let item = TypeParameter("T")
    add(
      CatalogueEntry(
        .method, "NumberFormatter", "string", [ParameterSignature(label: "for", name: "value", type: .parameter(item))], result: .optional(.string), typeParameters: [item],
        doc: "A number as text."
      ) { call throws(Interruption) -> Value in
        let formatter = try NumberFormatter.read(call.base, call)
        return call.argument(0).anyNumber.flatMap { formatter.string(from: $0.object) }.value
      })
    method(of: NumberFormatter.self, "number", Parameter<String>("from"), doc: "The number that a text names.") { $0.number(from: $1).map { AnyNumber(double: $0.doubleValue) } }
    registerNumberFormatterDetails()
    registerAnyNumbers()
    registerOtherFormatters()
    let value = TypeParameter("Value")
    for (kind, owner, name, result) in [
      (CatalogueEntry.Kind.initializer, "Text", "init", Text.staticType), (.staticMethod, "LocalizedStringKey.StringInterpolation", "appendInterpolation", .string),
    ] {
      add(
        CatalogueEntry(
          kind, owner, name,
          [ParameterSignature(label: nil, name: "value", type: .parameter(value)), ParameterSignature(label: "formatter", name: "formatter", type: FormatterArgument.staticType)],
          result: result, typeParameters: [value, FormatterArgument.parameter], doc: "A value as a formatter writes it."
        ) { call throws(Interruption) -> Value in
          let text = try FormatterArgument.read(call.argument(1), call).text(call.argument(0))
          return result == .string ? .string(text) : .view(Text(verbatim: text), nil)
        })
    }
  }
  private func text(
    _ name: String, _ type: StaticType, _ get: @escaping @MainActor (NumberFormatter) -> Value,
    _ set: @escaping @MainActor (NumberFormatter, Value, CatalogueEntry.Call) throws(Interruption) -> Void
  ) {
    let entry = CatalogueEntry(.property, "NumberFormatter", name, [], result: type, doc: "How numbers are written.") { call throws(Interruption) -> Value in
      get(try NumberFormatter.read(call.base, call))
    }
    entry.write = { call, new throws(Interruption) -> Value in
      try set(try NumberFormatter.read(call.base, call), new, call)
      return call.base
    }
    add(entry)
  }

  private func registerAnyNumbers() {
    let number = TypeParameter("N", ["SignedNumeric"])
    for label in ["value", nil] {
      add(
        CatalogueEntry(
          .initializer, "NSNumber", "init", [ParameterSignature(label: label, name: "value", type: .parameter(number))], result: AnyNumber.staticType, typeParameters: [number],
          doc: "A number of any type."
        ) { call in
          if case .int(let whole) = call.argument(0) { return .library(AnyNumber(whole)) }
          return .library(AnyNumber(double: call.argument(0).double ?? .nan))
        })
    }
    value(AnyNumber.self, Parameter<Decimal>("decimal"), doc: "A decimal number.") { AnyNumber(double: NSDecimalNumber(decimal: $0).doubleValue) }
    property(of: AnyNumber.self, "decimalValue", doc: "The number as a 'Decimal'.") { $0.whole.map { Decimal($0) } ?? Decimal($0.double) }
    property(of: AnyNumber.self, "boolValue", doc: "False for 0.") { $0.double != 0 }
    property(of: AnyNumber.self, "doubleValue", doc: "The number as a 'Double'.") { $0.double }
    property(of: AnyNumber.self, "floatValue", doc: "The number as a 'Float'.") { Float($0.double) }
    property(of: AnyNumber.self, "intValue", doc: "The number without its fraction.") { number throws(OperationFailure) in
      guard let whole = number.whole ?? Int(exactly: number.double.rounded(.towardZero)) else { throw .notRepresentable }
      return whole
    }
    property(of: AnyNumber.self, "stringValue", doc: "The number as text.") { $0.whole.map { "\($0)" } ?? "\($0.double)" }
  }
  private func registerOtherFormatters() {
    add(RelativeTimes.libraryType)
    choices(RelativeUnits.self)
    choices(RelativeNames.self)
    value(RelativeTimes.self, doc: "Writes times as '2 hours ago'.") { RelativeTimes() }
    func date(_ label: String?) -> Parameter<Date> { Parameter<Date>(label) }
    method(of: RelativeTimes.self, "localizedString", date("for"), date("relativeTo"), doc: "A time as seen from another one.") { $0.text($1.timeIntervalSince($2)) }
    method(of: RelativeTimes.self, "localizedString", Parameter<Double>("fromTimeInterval"), doc: "A distance in seconds.") { $0.text($1) }
    method(of: RelativeTimes.self, "string", date("for"), doc: "A time as seen from now.") { $0.text($1.timeIntervalSince(FixedSurroundings.now)) as String? }
    for (name, type, apply) in [
      (
        "unitsStyle", RelativeUnits.staticType,
        { (formatter: RelativeTimes, value: Any) in formatter.isShort = (value as? RelativeUnits) == .abbreviated || (value as? RelativeUnits) == .short }
      ),
      ("dateTimeStyle", RelativeNames.staticType, { formatter, value in formatter.isNamed = (value as? RelativeNames) == .named }),
    ] {
      let entry = CatalogueEntry(.property, "RelativeDateTimeFormatter", name, [], result: type, doc: "How times are written.") { _ in
        type == RelativeUnits.staticType ? RelativeUnits.full.value : RelativeNames.numeric.value
      }
      entry.write = { call, new throws(Interruption) -> Value in
        if case .library(let value) = new { apply(try RelativeTimes.read(call.base, call), value) }
        return call.base
      }
      add(entry)
    }
    add(LengthFormatter.libraryType)
    constants(
      LengthFormatter.Unit.self,
      ["meter": .meter, "kilometer": .kilometer, "centimeter": .centimeter, "millimeter": .millimeter, "mile": .mile, "foot": .foot, "inch": .inch, "yard": .yard])
    value(LengthFormatter.self, doc: "Writes lengths.") {
      let formatter = LengthFormatter()
      formatter.numberFormatter.locale = FixedSurroundings.locale
      return formatter
    }
    method(of: LengthFormatter.self, "string", Parameter<Double>("fromValue"), Parameter<LengthFormatter.Unit>("unit"), doc: "A length with its unit.") {
      $0.string(fromValue: $1, unit: $2)
    }
  }
}

/// Foundation on other systems keeps the fewest digits at most the most ones: what is set last counts. Here neither moves the other.
extension NumberFormatter {
  fileprivate var mostFractionDigits: Int {
    get { maximumFractionDigits }
    set {
      maximumFractionDigits = newValue
      if minimumFractionDigits > newValue { minimumFractionDigits = newValue }
    }
  }
  fileprivate var fewestFractionDigits: Int {
    get { minimumFractionDigits }
    set {
      minimumFractionDigits = newValue
      if maximumFractionDigits < newValue { maximumFractionDigits = newValue }
    }
  }
}
