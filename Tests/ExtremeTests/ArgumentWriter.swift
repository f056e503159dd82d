@testable import Interpreter

/// Writes values of a type as source, with holes for the numbers in them, out of what the catalogue can make.
@MainActor
struct ArgumentWriter {
  /// Initialisers and static members that give a value of a type, by its name.
  private static let makers: [String: [CatalogueEntry]] = {
    return Catalogue.shared.entries.reduce(into: [:]) { makers, entry in
      guard entry.kind.isStatic, case .library(let type, _) = entry.result, !entry.isMutating else { return }
      if entry.kind == .initializer ? entry.owner == type.name : true { makers[type.name, default: []].append(entry) }
    }
  }()
  /// Types whose numbers are walked where they are made, and that would make long programs everywhere else.
  private static let plain: Set<String> = [
    "Bool", "String", "Character", "Any", "LocalizedStringKey", "Text", "URL", "Image", "Data", "Locale", "Calendar",
    "TimeZone", "CharacterSet", "Calendar.Component", "String.Index",
    "Unicode.Scalar", "AttributedString", "AttributeContainer", "Bundle", "Edge.Set", "FloatingPointFormatStyle",
    "AttributedSubstring",
  ]
  /// What the catalogue cannot make by itself, or makes better so.
  private static let known: [String: [Template]] = [
    "Bool": ["true"], "String": ["\"ab cd\""], "Character": ["Character(\"a\")"], "Any": ["\"a\""],
    "LocalizedStringKey": ["\"ab cd\""],
    "Text": ["Text(\"ab cd\")"], "Image": ["Image(systemName: \"star\")"], "Color": ["Color.red"], "Edge.Set": [".all"],
    "Date": ["Date(timeIntervalSince1970: \(.hole("Double")))"],
    "Duration": ["Duration.seconds(\(.hole("Double")))", "Duration.seconds(\(.hole("Int")))"],
    "URL": ["URL(fileURLWithPath: \"/a\")"],
    "Calendar.Component": [".day", ".year", ".nanosecond"], "Data": ["Data([1, 2, 3])"],
    "Locale": ["Locale(identifier: \"en\")"],
    "Calendar": ["Calendar.current"], "TimeZone": ["TimeZone.gmt"], "CharacterSet": ["CharacterSet.letters"],
    "DateComponents": ["DateComponents(year: \(.hole("Int")), month: \(.hole("Int")), day: \(.hole("Int")))"],
    "IndexSet": ["IndexSet([\(.hole("Int"))])"], "String.Index": ["\"ab cd\".startIndex"],
    "EdgeInsets": [
      "EdgeInsets(top: \(.hole("CGFloat")), leading: \(.hole("CGFloat")), bottom: \(.hole("CGFloat")), trailing: \(.hole("CGFloat")))"
    ],
    "StrokeStyle": [
      "StrokeStyle(lineWidth: \(.hole("CGFloat")), miterLimit: \(.hole("CGFloat")), dash: [\(.hole("CGFloat")), \(.hole("CGFloat"))], dashPhase: \(.hole("CGFloat")))"
    ],
    "Path": [
      "Path(CGRect(x: \(.hole("CGFloat")), y: \(.hole("CGFloat")), width: \(.hole("CGFloat")), height: \(.hole("CGFloat"))))"
    ],
    "Gradient": [
      "Gradient(stops: [.init(color: .red, location: \(.hole("CGFloat"))), .init(color: .blue, location: \(.hole("CGFloat")))])"
    ],
    "SIMD2": ["SIMD2<Float>(\(.hole("Float")), \(.hole("Float")))"], "Locale?": ["nil"],
    "Unicode.Scalar": ["\"a\".unicodeScalars.first!"],
    "AttributedString": ["AttributedString(\"ab cd\")"],
    "UnitPoint": ["UnitPoint(x: \(.hole("CGFloat")), y: \(.hole("CGFloat")))"],
    "NSNumber": ["NSNumber(value: \(.hole("Double")))", "NSNumber(value: \(.hole("Int")))"],
    "Set<Calendar.Component>": ["[.year, .month, .day, .second]"],
  ]
  private static let conforming: [String: Template] = [
    "View": "Text(\"ab cd\")", "Shape": "Circle()", "InsettableShape": "Circle()", "ShapeStyle": "Color.red",
    "BinaryInteger": .hole("Int"),
    "BinaryFloatingPoint": .hole("Double"), "SignedNumeric": .hole("Double"), "RandomNumberGenerator": "generator",
    "Gesture": "TapGesture()", "Formatter": "NumberFormatter()",
    "ToggleStyle": ".switch", "TextFieldStyle": ".roundedBorder", "ProgressViewStyle": ".linear",
    "LabelStyle": ".titleAndIcon", "GroupBoxStyle": ".automatic",
    "ButtonStyle": ".bordered", "PrimitiveButtonStyle": ".bordered", "TabViewStyle": ".page",
    "PickerStyle": ".segmented", "NavigationViewStyle": ".stack", "MenuStyle": ".automatic",
    "ListStyle": ".plain", "GaugeStyle": ".accessoryCircular", "FormStyle": ".grouped", "DatePickerStyle": ".graphical",
    "Layout": "HStackLayout()", "Transition": ".opacity",
    "UnitType": "UnitLength.meters", "Dimension": "UnitLength.meters", "Identifiable": "Thing()",
    "PreferenceKey": "WidthKey.self", "LayoutValueKey": "PlaceKey.self",
    "ViewModifier": "Grown()", "Error": "Failed()",
  ]
  static let numbers: Set<String> = [
    "Int", "Double", "CGFloat", "Float", "Decimal", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64",
  ]
  /// Types of numbers that hold any other number too.
  private static let depth = 3

  /// The values of a type that a program could write, those with numbers first; empty where nothing is known.
  func values(of type: StaticType, depth: Int = Self.depth) -> [Template] {
    let found = candidates(of: type, depth: depth)
    let numeric = found.filter { $0.holes > 0 }
    return numeric.isEmpty ? Array(found.prefix(1)) : numeric
  }
  private func value(of type: StaticType, _ depth: Int) -> Template? { values(of: type, depth: depth).first }

  private func candidates(of type: StaticType, depth: Int) -> [Template] {
    switch type {
    case .library(.optional, let arguments): return arguments.first.map { values(of: $0, depth: depth) } ?? []
    case .library(.array, let arguments):
      return arguments.first.map { values(of: $0, depth: depth).map { "[\($0), \($0)]" } } ?? []
    case .library(.dictionary, _):
      guard let (key, content) = type.keyAndValue, let key = value(of: key, depth),
        let content = value(of: content, depth)
      else { return ["[:]"] }
      return ["[\(key): \(content)]"]
    case .library(.set, let arguments):
      if let known = Self.known[type.description] { return known }
      return arguments.first.map { values(of: $0, depth: depth).map { "[\($0)]" } } ?? []
    case .library(.reference, let arguments): return arguments.first.map { [Self.variable($0.description)] } ?? []
    case .library(.keyPath, _): return ["\\.self"]
    case .library(let library, let arguments):
      switch library.name {
      case "Binding": return arguments.first.map { values(of: $0, depth: depth).map { ".constant(\($0))" } } ?? []
      case "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo":
        guard let bound = arguments.first.flatMap({ value(of: $0, depth) }) else { return [] }
        return Self.ranges(library.name, bound)
      default: break
      }
      if Self.numbers.contains(library.name) { return [.hole(library.name)] }
      return (Self.known[type.description] ?? Self.known[library.name] ?? [])
        + (Self.plain.contains(library.name) && depth < Self.depth + 1 ? [] : made(library, depth))
    case .tuple(let elements):
      if elements.isEmpty { return ["()"] }
      let values = elements.compactMap { value(of: $0.type, depth) }
      guard values.count == elements.count else { return [] }
      let list = zip(elements, values).map { element, value in
        element.label.map { "\($0): \(value)" as Template } ?? value
      }
      return ["(\(Self.joined(list)))"]
    case .function(let parameters, let result):
      let head = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
      if result == .void { return ["{ \(head)}"] }
      return values(of: result, depth: depth).map { "{ \(head)\($0) }" }
    case .opaque(let protocols, _), .any(let protocols):
      return protocols.lazy.compactMap { Self.conforming[$0] }.first.map { [$0] } ?? ["1"]
    case .parameter(let parameter):
      if parameter.name == "K.Value" { return [.hole("Double")] }
      return parameter.protocols.lazy.compactMap { Self.conforming[$0] }.first.map { [$0] } ?? [.hole("Int")]
    case .metatype(let type): return ["\(type.description == "K" ? "WidthKey" : "Int").self"]
    default: return []
    }
  }

  /// Calls of the type's own initialisers and static members.
  private func made(_ type: LibraryType, _ depth: Int) -> [Template] {
    guard depth > 0 else { return [] }
    return (Self.makers[type.name] ?? []).compactMap { (maker: CatalogueEntry) -> Template? in
      if maker.name.first?.isLetter != true { return nil }
      let head = maker.kind == .initializer ? maker.owner : maker.owner + "." + maker.name
      if !maker.kind.isCallable { return Template(head) }
      return arguments(of: maker, depth: depth - 1).first.map { "\(head)\($0)" }
    }.sorted { $0.holes > $1.holes }.reduce(into: []) { if $0.count < 12 { $0.append($1) } }
  }

  /// The argument lists of a call, in parentheses or brackets: each parameter has each of its values at least once.
  func arguments(of entry: CatalogueEntry, depth: Int = Self.depth) -> [Template] {
    var columns: [[Template]] = []
    var labels: [String?] = []
    for parameter in entry.parameters {
      var values = values(of: parameter.type, depth: depth)
      if parameter.isVariadic, let element = parameter.type.element { values = self.values(of: element, depth: depth) }
      if values.isEmpty, parameter.hasDefault { continue }
      if values.isEmpty { return [] }
      columns.append(values)
      labels.append(parameter.label)
    }
    let count = depth == Self.depth ? min(columns.map(\.count).max() ?? 1, 12) : 1
    return (0..<count).map { row in
      let list = zip(labels, columns).map { label, values in
        let value = values[row % values.count]
        return label.map { "\($0): \(value)" as Template } ?? value
      }
      return entry.kind == .subscript ? "[\(Self.joined(list))]" : "(\(Self.joined(list)))"
    }
  }

  static func joined(_ list: [Template]) -> Template {
    Template(pieces: list.enumerated().flatMap { ($0 > 0 ? [.text(", ")] : []) + $1.pieces })
  }
  private static func ranges(_ name: String, _ bound: Template) -> [Template] {
    guard bound.pieces.count == 1, case .hole(let type) = bound.pieces[0] else {
      switch name {
      case "PartialRangeFrom": return ["(\(bound)...)"]
      case "PartialRangeThrough": return ["(...\(bound))"]
      case "PartialRangeUpTo": return ["(..<\(bound))"]
      default: return ["(\(bound)\(name == "Range" ? "..<" : "...")\(bound))"]
      }
    }
    let (low, high) = ("\(type)(\(type.hasPrefix("U") ? 0 : -9))", "\(type)(9)")
    switch name {
    case "Range": return ["(\(bound)..<\(bound))", "((\(bound))..<\(high))", "(\(low)..<(\(bound)))"]
    case "ClosedRange": return ["(\(bound)...\(bound))", "((\(bound))...\(high))", "(\(low)...(\(bound)))"]
    case "PartialRangeFrom": return ["(\(bound)...)"]
    case "PartialRangeThrough": return ["(...\(bound))"]
    default: return ["(..<\(bound))"]
    }
  }
  /// What an `inout` argument changes.
  private static func variable(_ type: String) -> Template { type == "G" ? "&generator" : "&scratch" }
}
