internal import Declarations
internal import Foundation
internal import Runtime

/// What format styles make of values whose type only the program knows, and what rounds decimals.
extension NativeTable {
  private typealias Precision = NumberFormatStyleConfiguration.Precision
  /// How many digits a number is written with, by the member that says it.
  private static let digitLimits: [(String, @Sendable (ClosedRange<Int>) -> Precision)] = [
    ("fractionLength", { .fractionLength($0) }), ("integerLength", { .integerLength($0) }),
    ("significantDigits", { .significantDigits($0) }),
  ]

  static let formats: [String: NativeFunction] = {
    var table: [String: NativeFunction] = [
      "Foundation.Date.formatted(_:)": { (c: inout NativeCall) throws(Interruption) in try c.formatted(0, by: 1) },
      "Foundation.DateComponents.formatted(_:)": { (c: inout NativeCall) throws(Interruption) in
        try c.formatted(0, by: 1)
      },
      "Foundation.Decimal.formatted(_:)": { (c: inout NativeCall) throws(Interruption) in try c.formatted(0, by: 1) },
      "Foundation.Duration.formatted(_:)": { (c: inout NativeCall) throws(Interruption) in try c.formatted(0, by: 1) },
      "Foundation.Duration.formatted()": { (c: inout NativeCall) throws(Interruption) in
        .string(try c.read(0, Duration.self).formatted())
      },
      "Foundation.NSDecimalRound(_:_:_:_:)": { (c: inout NativeCall) throws(Interruption) in
        var made = Decimal()
        var source = try c.read(1, Decimal.self)
        let digits = try c.int(2)
        let mode = try c.read(3, NSDecimalNumber.RoundingMode.self)
        NSDecimalRound(&made, &source, digits, mode)
        c.arguments[0] = give(made as Any)
        return .void
      },
    ]
    table.add("Foundation.BinaryInteger.formatted()") { (c: inout NativeCall) throws(Interruption) in
      let bits = try c.int(0)
      return .string(c.isBeyondInt(0) ? UInt(bitPattern: bits).formatted() : bits.formatted())
    }
    table.add("Foundation.FormatStyle.list(type:width:)") { (c: inout NativeCall) throws(Interruption) in
      // The kinds are those of a list of whatever elements: only their names are known.
      func name(_ index: Int) -> String {
        guard case .library(let library) = c.value(index) else { return "" }
        return "\(library.value)"
      }
      var style = ListFormatStyle<StringStyle, [String]>.list(type: .and)
      style.locale = Surroundings.locale
      style.listType = name(0) == "or" ? .or : .and
      style.width = name(1) == "short" ? .short : name(1) == "narrow" ? .narrow : .standard
      return box(style)
    }
    table.add("Foundation.ListFormatStyle.locale(_:)") { (c: inout NativeCall) throws(Interruption) in
      let locale = try c.read(1, Locale.self)
      if let style = c.native(0, ListFormatStyle<StringStyle, [String]>.self) { return box(style.locale(locale)) }
      return box(try c.read(0, ListFormatStyle<HeldFormat, [Held]>.self).locale(locale))
    }
    table.add("Foundation.pow(_:Decimal,_:Int)") { (c: inout NativeCall) throws(Interruption) in
      let (base, power) = (try c.read(0, Decimal.self), try c.int(1))
      guard power.magnitude < 10_000 else { throw c.trap("a power that no Decimal holds") }
      return give(pow(base, power) as Any)
    }
    for (name, limited) in digitLimits {
      table.add("Foundation.NumberFormatStyleConfiguration.Precision.\(name)(_:R)") {
        (c: inout NativeCall) throws(Interruption) in
        give(limited(try c.numberOfDigits(c.arguments.count - 1)) as Any)
      }
    }
    let one: NativeFunction = { (_: inout NativeCall) throws(Interruption) in .int(1) }
    for name in ["processorCount", "activeProcessorCount"] { table["Foundation.ProcessInfo.\(name)"] = one }
    table.add("Foundation.ProcessInfo.processInfo") { (_: inout NativeCall) throws(Interruption) in
      box(ProcessInfo.processInfo)
    }
    table.add("Foundation.ProcessInfo.environment") { (_: inout NativeCall) throws(Interruption) in .dictionary(Table()) }
    table.add("Foundation.ProcessInfo.arguments") { (_: inout NativeCall) throws(Interruption) in .array([.string("main")]) }
    table.add("Foundation.ProcessInfo.systemUptime") { (_: inout NativeCall) throws(Interruption) in .double(0) }
    func code(_ name: String, _ read: @escaping @Sendable (Locale) -> String?) {
      table.add("Foundation.Locale." + name) { (c: inout NativeCall) throws(Interruption) in
        give(read(try c.read(0, Locale.self)) as Any)
      }
    }
    code("currencyCode") { $0.currency?.identifier }
    code("languageCode") { $0.language.languageCode?.identifier }
    code("regionCode") { $0.region?.identifier }
    code("scriptCode") { $0.language.script?.identifier }
    code("variantCode") { $0.variant?.identifier }
    code("collationIdentifier") { $0.collation.identifier }
    table.add("Foundation.Locale.usesMetricSystem") { (c: inout NativeCall) throws(Interruption) in
      .bool(try c.read(0, Locale.self).measurementSystem != .us)
    }
    return table
  }()
}

/// A duration is a structure of seconds and attoseconds in a program.
extension Duration: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> Duration {
    switch value {
    case .structure(let parts):
      guard parts.count == 2, case .int(let seconds) = parts[0], case .int(let rest) = parts[1] else { break }
      return Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(rest))
    case .library(let library): if let duration = library.value as? Duration { return duration }
    default: break
    }
    throw conversion.mismatch(value, self)
  }
  var value: Value { .structure([.int(Int(components.seconds)), .int(Int(components.attoseconds))]) }
}

extension [String: NativeFunction] {
  /// Adds a native. Swift 6.3's compiler crashes where a closure with typed errors is assigned to a subscript.
  mutating func add(_ key: String, _ native: @escaping NativeFunction) { self[key] = native }
}

extension NativeCall {
  /// A range of numbers of digits: from none to 999, which no number has.
  @MainActor fileprivate func numberOfDigits(_ index: Int) throws(Interruption) -> ClosedRange<Int> {
    guard case .structure(let bounds) = value(index), case .int(let first)? = bounds.first,
      let kind = types.last?.nominal?.name
    else { throw mismatch(index, "range") }
    let last = if case .int(let last)? = bounds.last { last } else { first }
    let (least, most) =
      switch kind {
      case "PartialRangeFrom": (first, 999)
      case "PartialRangeUpTo": (0, first - 1)
      case "PartialRangeThrough": (0, first)
      case "Range": (first, last - 1)
      default: (first, last)
      }
    let lower = min(max(least, 0), 999)
    return lower...max(lower, min(most, 999))
  }
}
