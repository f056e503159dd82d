internal import Foundation
internal import Views

/// How far a date is away: `.relative(presentation: .named)`.
struct RelativeDateStyle: LibraryValue, Hashable {
  let isNamed: Bool
  let isShort: Bool
  static var libraryType: LibraryType { LibraryType("Date.RelativeFormatStyle", ["Hashable", "Equatable"]) }

  /// The distance from the fixed present in the largest unit that it fills, in American English.
  func text(_ date: Date) -> String {
    let times = RelativeTimes()
    (times.isNamed, times.isShort) = (isNamed, isShort)
    return times.text(date.timeIntervalSince(FixedSurroundings.now))
  }
}
/// How a distance in time is said.
enum RelativePresentation: NamedChoices {
  case named, numeric
  static var libraryType: LibraryType { LibraryType("Date.RelativeFormatStyle.Presentation", ["Hashable", "Equatable"]) }
}
/// How long the words of a distance in time are.
enum RelativeDateUnits: NamedChoices {
  case wide, abbreviated, spellOut, narrow
  static var libraryType: LibraryType { LibraryType("Date.RelativeFormatStyle.UnitsStyle", ["Hashable", "Equatable"]) }
}
/// A date as `1970-01-01T00:00:00Z`.
struct StandardDateStyle: LibraryValue, Hashable {
  static var libraryType: LibraryType { LibraryType("Date.ISO8601FormatStyle", ["Hashable", "Equatable"]) }
}
/// A size of a file: `.byteCount(style: .file)`.
struct ByteStyle: LibraryValue, Hashable {
  let kind: ByteKind
  static var libraryType: LibraryType { LibraryType("ByteCountFormatStyle", ["Hashable", "Equatable"]) }
  /// A count of bytes as text.
  @MainActor func text(_ count: Value) throws(OperationFailure) -> String {
    let bytes: Int64? =
      switch count {
      case .int(let number): Int64(number)
      case .library(let number): (number as? any BinaryInteger).flatMap { Int64(exactly: $0) }
      default: nil
      }
    guard let bytes else { throw .notRepresentable }
    let style: ByteCountFormatStyle.Style =
      switch kind {
      case .file: .file
      case .memory: .memory
      case .decimal: .decimal
      case .binary: .binary
      }
    return ByteCountFormatStyle(style: style, locale: FixedSurroundings.locale).format(bytes)
  }
}
/// What a thousand bytes are.
enum ByteKind: NamedChoices {
  case file, memory, decimal, binary
  static var libraryType: LibraryType { LibraryType("ByteCountFormatStyle.Style", ["Hashable", "Equatable"]) }
}
/// Texts as a list: `.list(type: .and)`.
struct TextListStyle: LibraryValue, Hashable {
  let isChoice: Bool
  static var libraryType: LibraryType { LibraryType("ListFormatStyle", ["Hashable", "Equatable"]) }
  func text(_ texts: [String]) -> String { ListFormatStyle<StringStyle, [String]>.list(type: isChoice ? .or : .and).locale(FixedSurroundings.locale).format(texts) }
}
/// The word before the last text of a list.
enum ListKind: NamedChoices {
  case and, or
  static var libraryType: LibraryType { LibraryType("ListFormatStyle.ListType", ["Hashable", "Equatable"]) }
}
/// How much room a list takes; here all are written in full.
enum ListWidth: NamedChoices {
  case standard, short, narrow
  static var libraryType: LibraryType { LibraryType("ListFormatStyle.Width", ["Hashable", "Equatable"]) }
}

extension Catalogue {
  /// Styles of dates, sizes and lists besides those of `registerFormats`.
  func registerValueFormats() {
    for type in [RelativeDateStyle.libraryType, StandardDateStyle.libraryType, ByteStyle.libraryType, TextListStyle.libraryType] { add(type) }
    choices(RelativePresentation.self)
    choices(RelativeDateUnits.self)
    choices(ByteKind.self)
    choices(ListKind.self)
    choices(ListWidth.self)
    let presentation = ParameterSignature(label: "presentation", name: "presentation", type: RelativePresentation.staticType, hasDefault: true)
    let units = ParameterSignature(label: "unitsStyle", name: "unitsStyle", type: RelativeDateUnits.staticType, hasDefault: true)
    add(
      CatalogueEntry(
        .staticMethod, RelativeDateStyle.libraryType.name, "relative", [presentation, units], result: RelativeDateStyle.staticType, doc: "How far the date is away."
      ) { call throws(Interruption) -> Value in
        var (isNamed, isShort) = (false, false)
        if let given = call.arguments[0] { isNamed = try RelativePresentation.read(given, call) == .named }
        if let given = call.arguments[1] {
          let units = try RelativeDateUnits.read(given, call)
          isShort = units == .abbreviated || units == .narrow
        }
        return .library(RelativeDateStyle(isNamed: isNamed, isShort: isShort))
      })
    constant(StandardDateStyle(), "iso8601", doc: "The date as the standard has it.")
    maker(of: ByteStyle.self, "byteCount", Parameter<ByteKind>("style"), doc: "A size of a file.") { ByteStyle(kind: $0) }
    maker(of: TextListStyle.self, "list", Parameter<ListKind>("type"), Parameter<ListWidth>("width", default: .standard), doc: "Texts one after another.") { kind, _ in
      TextListStyle(isChoice: kind == .or)
    }
    method(of: Date.self, "formatted", Parameter<RelativeDateStyle>(nil), doc: "How far the date is away.") { $1.text($0) }
    method(of: Date.self, "formatted", Parameter<StandardDateStyle>(nil), doc: "The date as the standard has it.") { date, _ in date.formatted(.iso8601) }
    func date(_ value: Value) -> Date { if case .library(let date) = value, let date = date as? Date { date } else { FixedSurroundings.now } }
    interpolation(Date.staticType, RelativeDateStyle.self) { $1.text(date($0)) }
    interpolation(Date.staticType, StandardDateStyle.self) { value, _ in date(value).formatted(.iso8601) }
    for type in [StaticType.int] + NumberTypes.all.map({ $0.staticType }) where type.isWholeNumber {
      guard case .library(let owner, _) = type else { continue }
      add(
        CatalogueEntry(.method, owner.name, "formatted", [ParameterSignature(label: nil, name: "style", type: ByteStyle.staticType)], result: .string, doc: "A size of a file.") {
          call throws(Interruption) -> Value in
          let style = try ByteStyle.read(call.argument(0), call)
          do throws(OperationFailure) { return .string(try style.text(call.base)) } catch { throw call.failure(error) }
        })
      interpolation(type, ByteStyle.self) { count, style throws(OperationFailure) in try style.text(count) }
    }
    let texts = StaticType.array(.string)
    add(
      CatalogueEntry(
        .method, "Array", "formatted", [ParameterSignature(label: nil, name: "style", type: TextListStyle.staticType)], result: .string, ownerType: texts,
        doc: "The texts as a list."
      ) { call throws(Interruption) -> Value in .string(try TextListStyle.read(call.argument(0), call).text(try [String].read(call.base, call))) })
    interpolation(texts, TextListStyle.self) { value, style in
      guard case .array(let values) = value else { return "" }
      return style.text(values.map(\.text))
    }
  }
}
