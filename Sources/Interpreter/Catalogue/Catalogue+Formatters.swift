internal import Drawing
internal import Foundation

/// `DateComponentsFormatter`: Foundation for Linux has none.
final class DurationWriter: LibraryValue {
  var units: [String] = ["hour", "minute", "second"]
  var style = DurationUnits.positional
  var padding = DurationPadding.default
  var most = 0
  static var libraryType: LibraryType { LibraryType("DateComponentsFormatter", ["AnyObject", "Formatter"]) }

  private static let sizes: [(name: String, short: String, seconds: Double)] = [
    ("year", "y", 31_536_000), ("month", "mo", 2_592_000), ("weekOfMonth", "w", 604_800), ("day", "d", 86_400), ("hour", "h", 3_600), ("minute", "m", 60), ("second", "s", 1),
  ]
  func text(_ seconds: Double) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    var rest = abs(seconds).rounded(.down)
    var parts: [(name: String, short: String, count: Int)] = []
    for (name, short, size) in DurationWriter.sizes where units.contains(name) {
      let count = (rest / size).rounded(.down)
      rest -= count * size
      parts.append((name, short, Int(bounded: count)))
    }
    if parts.isEmpty { return nil }
    if style == .positional {
      // 1:05:09; leading zeros go, one number at least stays beside the seconds.
      if padding != .pad { while parts.count > 2, parts[0].count == 0 { parts.removeFirst() } }
      if padding != .pad, parts.count == 2, parts[0].count == 0 { parts.removeFirst() }
      let texts = parts.enumerated().map { index, part in index == 0 && padding != .pad ? "\(part.count)" : part.count < 10 ? "0\(part.count)" : "\(part.count)" }
      return (seconds < 0 ? "-" : "") + texts.joined(separator: ":")
    }
    var kept = padding == .dropNone || padding == .pad ? parts : parts.filter { $0.count != 0 }
    if kept.isEmpty, let last = parts.last { kept = [last] }
    if most > 0 { kept = Array(kept.prefix(most)) }
    let texts = kept.map { part in
      let name = part.name == "weekOfMonth" ? "week" : part.name
      switch style {
      case .full, .spellOut: return "\(part.count) \(name)\(part.count == 1 ? "" : "s")"
      case .short:
        return "\(part.count) \(["hour": "hr", "minute": "min", "second": "sec", "week": "wk", "month": "mth", "year": "yr"][name] ?? (part.count == 1 ? name : name + "s"))"
      default: return "\(part.count)\(part.short)"
      }
    }
    return (seconds < 0 ? "-" : "") + texts.joined(separator: style == .abbreviated ? " " : ", ")
  }
}
enum DurationUnits: NamedChoices {
  case positional, abbreviated, brief, short, full, spellOut
  static var libraryType: LibraryType { LibraryType("DateComponentsFormatter.UnitsStyle", ["Hashable", "Equatable"]) }
}
enum DurationPadding: NamedChoices {
  case `default`, pad, dropLeading, dropTrailing, dropMiddle, dropAll, dropNone
  static var libraryType: LibraryType { LibraryType("DateComponentsFormatter.ZeroFormattingBehavior", ["Hashable", "Equatable"]) }
}
/// `NSCalendar.Unit`, one or several, as the names of calendar components.
struct CalendarUnits: LibraryOptions, Hashable {
  let rawValue: Int
  static var libraryType: LibraryType { LibraryType("NSCalendar.Unit", ["Hashable", "Equatable", "ExpressibleByArrayLiteral"]) }
  static let all = ["year", "month", "weekOfMonth", "day", "hour", "minute", "second"]
  var names: [String] { CalendarUnits.all.enumerated().filter { rawValue & (1 << $0.offset) != 0 }.map(\.element) }
}

extension ByteCountFormatter: NamedObject {}
extension ByteCountFormatter.CountStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("ByteCountFormatter.CountStyle", ["Hashable", "Equatable"]) } }

extension Catalogue {
  /// Formatters of durations, of sizes of files and of lists.
  func registerFormatters() {
    add(DurationWriter.libraryType)
    value(DurationWriter.self, doc: "Writes durations.") { DurationWriter() }
    choices(DurationUnits.self)
    choices(DurationPadding.self)
    add(CalendarUnits.libraryType)
    for (index, name) in CalendarUnits.all.enumerated() { constant(CalendarUnits(rawValue: 1 << index), name, doc: "A unit of durations.") }
    property(of: DurationWriter.self, "unitsStyle", \.style, doc: "How units are written.")
    property(of: DurationWriter.self, "zeroFormattingBehavior", \.padding, doc: "Which zeros are written.")
    property(of: DurationWriter.self, "maximumUnitCount", \.most, doc: "The most units; 0 for all.")
    let units = CatalogueEntry(.property, "DateComponentsFormatter", "allowedUnits", [], result: CalendarUnits.staticType, doc: "The units that are written.") {
      call throws(Interruption) -> Value in
      let names = try DurationWriter.read(call.base, call).units
      return CalendarUnits(rawValue: CalendarUnits.all.enumerated().reduce(0) { names.contains($1.element) ? $0 | 1 << $1.offset : $0 }).value
    }
    units.write = { call, new throws(Interruption) -> Value in
      try DurationWriter.read(call.base, call).units = try CalendarUnits.read(new, call).names
      return call.base
    }
    add(units)
    method(of: DurationWriter.self, "string", Parameter<Double>("from"), doc: "Seconds as text.") { $0.text($1) }
    method(of: DurationWriter.self, "string", Parameter<Date>("from"), Parameter<Date>("to"), doc: "The time between two others as text.") { $0.text($2.timeIntervalSince($1)) }
    add(ByteCountFormatter.libraryType)
    constants(ByteCountFormatter.CountStyle.self, ["file": .file, "memory": .memory, "decimal": .decimal, "binary": .binary])
    value(ByteCountFormatter.self, doc: "Writes sizes of files.") { ByteCountFormatter() }
    property(of: ByteCountFormatter.self, "countStyle", \.countStyle, doc: "Whether 1 KB has 1,000 bytes.")
    method(of: ByteCountFormatter.self, "string", Parameter<Int64>("fromByteCount"), doc: "A size as text.") { $0.string(fromByteCount: $1) }
    add(
      CatalogueEntry(
        .staticMethod, "ByteCountFormatter", "string",
        [
          ParameterSignature(label: "fromByteCount", name: "count", type: Int64.staticType),
          ParameterSignature(label: "countStyle", name: "style", type: ByteCountFormatter.CountStyle.staticType),
        ], result: .string, doc: "A size as text."
      ) { call throws(Interruption) -> Value in
        .string(ByteCountFormatter.string(fromByteCount: try Int64.read(call.argument(0), call), countStyle: try ByteCountFormatter.CountStyle.read(call.argument(1), call)))
      })
    add(LibraryType("ListFormatter", ["AnyObject", "Formatter"]))
    add(
      CatalogueEntry(
        .staticMethod, "ListFormatter", "localizedString", [ParameterSignature(label: "byJoining", name: "texts", type: .array(.string))], result: .string,
        doc: "The texts as a list: 'a, b, and c'."
      ) { call throws(Interruption) -> Value in
        .string(try [String].read(call.argument(0), call).formatted(.list(type: .and).locale(FixedSurroundings.locale)))
      })
  }
}
