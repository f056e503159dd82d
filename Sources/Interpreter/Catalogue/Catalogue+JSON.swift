internal import Foundation
internal import Views

/// `JSONDecoder` and `JSONEncoder`, with what was chosen for them.
final class JSONCoder: LibraryValue {
  var keys = KeyStrategy.useDefaultKeys
  var dates = DateStrategy.deferredToDate
  var format: JSONFormatting = []
  static var libraryType: LibraryType { LibraryType("JSONDecoder", ["AnyObject"]) }
}
enum KeyStrategy: NamedChoices {
  case useDefaultKeys, convertFromSnakeCase, convertToSnakeCase
  static var libraryType: LibraryType { LibraryType("JSONDecoder.KeyDecodingStrategy", ["Hashable", "Equatable"]) }
}
/// How dates are written in JSON.
struct DateStrategy: LibraryValue {
  let name: String
  var formatter: DateFormatter?
  static var libraryType: LibraryType { LibraryType("JSONDecoder.DateDecodingStrategy") }
  static let deferredToDate = DateStrategy(name: "deferredToDate")
}

extension Catalogue {
  /// `JSONDecoder` and `JSONEncoder` for the file's own `Codable` types: the coding that Swift makes by itself, with the names of a `CodingKeys`.
  func registerJSON() {
    add(DateStrategy.libraryType)
    choices(KeyStrategy.self)
    for name in ["deferredToDate", "iso8601", "secondsSince1970", "millisecondsSince1970"] { constant(DateStrategy(name: name), name, doc: "How dates are written.") }
    maker(of: DateStrategy.self, "formatted", Parameter<DateFormatter>(nil), doc: "Dates as a formatter writes them.") { DateStrategy(name: "formatted", formatter: $0) }
    for owner in ["JSONDecoder", "JSONEncoder"] {
      let type = LibraryType(owner, ["AnyObject"])
      add(type)
      add(CatalogueEntry(.initializer, owner, "init", [], result: .library(type, []), doc: "Reads and writes JSON.") { _ in .library(JSONCoder()) })
      let word = owner == "JSONDecoder" ? "Decoding" : "Encoding"
      setting(owner, "key\(word)Strategy", KeyStrategy.self) { $0.keys = $1 }
      setting(owner, "date\(word)Strategy", DateStrategy.self) { $0.dates = $1 }
    }
    let formats: KeyValuePairs<String, JSONEncoder.OutputFormatting> = [
      "prettyPrinted": .prettyPrinted, "sortedKeys": .sortedKeys, "withoutEscapingSlashes": .withoutEscapingSlashes,
    ]
    add(JSONFormatting.libraryType)
    for (name, format) in formats { constant(JSONFormatting(rawValue: format.rawValue), name, doc: "How JSON is written.") }
    setting("JSONEncoder", "outputFormatting", JSONFormatting.self) { $0.format = $1 }
    let decoded = TypeParameter("T", ["Decodable"])
    add(
      CatalogueEntry(
        .method, "JSONDecoder", "decode",
        [
          ParameterSignature(label: nil, name: "type", type: .metatype(.parameter(decoded))), ParameterSignature(label: "from", name: "data", type: Data.staticType),
        ], result: .parameter(decoded), typeParameters: [decoded], doc: "A value of a type, from JSON."
      ) { call throws(Interruption) -> Value in
        guard case .type(let type) = call.argument(0), case .library(let coder) = call.base, let coder = coder as? JSONCoder else { throw call.mismatch(.parameter(decoded)) }
        guard let json = try? JSONSerialization.jsonObject(with: try Data.read(call.argument(1), call), options: [.fragmentsAllowed]) else {
          throw call.throwing("The data couldn’t be read because it isn’t in the correct format.")
        }
        return try JSONReading(call: call, coder: coder).value(json, type)
      })
    let encoded = TypeParameter("T", ["Encodable"])
    add(
      CatalogueEntry(
        .method, "JSONEncoder", "encode", [ParameterSignature(label: nil, name: "value", type: .parameter(encoded))], result: Data.staticType, typeParameters: [encoded],
        doc: "A value as JSON."
      ) { call throws(Interruption) -> Value in
        guard case .library(let coder) = call.base, let coder = coder as? JSONCoder else { throw call.mismatch(.parameter(encoded)) }
        let object = try JSONWriting(call: call, coder: coder).object(call.argument(0))
        let options = coder.format.options
        guard let data = try? JSONSerialization.data(withJSONObject: object, options: options) else { throw call.throwing("The value couldn’t be written as JSON.") }
        return .library(data)
      })
  }
  private func setting<T: LibraryValue>(_ owner: String, _ name: String, _ type: T.Type, _ set: @escaping @MainActor (JSONCoder, T) -> Void) {
    let entry = CatalogueEntry(.property, owner, name, [], result: T.staticType, doc: "How JSON is read or written.") { _ in .void }
    entry.write = { call, new throws(Interruption) -> Value in
      if case .library(let coder) = call.base, let coder = coder as? JSONCoder { set(coder, try T.read(new, call)) }
      return call.base
    }
    add(entry)
  }
}

struct JSONFormatting: LibraryOptions, Hashable {
  let rawValue: UInt
  static var libraryType: LibraryType { LibraryType("JSONEncoder.OutputFormatting", ["Hashable", "Equatable", "ExpressibleByArrayLiteral"]) }
  var options: JSONSerialization.WritingOptions {
    let chosen = JSONEncoder.OutputFormatting(rawValue: rawValue)
    // The same keys in the same order in each run.
    var options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys]
    if chosen.contains(.prettyPrinted) { options.insert(.prettyPrinted) }
    if chosen.contains(.withoutEscapingSlashes) { options.insert(.withoutEscapingSlashes) }
    return options
  }
}

extension TypeDeclaration {
  /// The name that a property has in JSON; nil if a `CodingKeys` leaves it out.
  fileprivate func key(of field: FieldDeclaration) -> String? {
    guard let keys = nested["CodingKeys"] else { return field.name }
    guard let found = keys.cases.first(where: { $0.name == field.name }) else { return nil }
    if case .string(let name)? = found.rawValue { return name }
    return found.name
  }
}

/// JSON as values of static types.
@MainActor
struct JSONReading {
  let call: CatalogueEntry.Call
  let coder: JSONCoder

  func value(_ json: Any, _ type: StaticType) throws(Interruption) -> Value {
    switch type {
    case .library(.optional, let arguments):
      if json is NSNull { return .none }
      return .some(try value(json, arguments.first ?? .any([])))
    case .library(.array, let arguments), .library(.set, let arguments):
      guard let list = json as? [Any] else { throw wrong("array") }
      var values: [Value] = []
      for item in list { values.append(try value(item, arguments.first ?? .any([]))) }
      return type.element == nil ? .set(Table(values)) : .array(values)
    case .library(.dictionary, let arguments):
      guard let pairs = json as? [String: Any], arguments.count == 2 else { throw wrong("dictionary") }
      var table = Table()
      for key in pairs.keys.sorted() {
        guard let item = pairs[key] else { continue }
        let name: Value = if arguments[0] == .int, let number = Int(key) { .int(number) } else { .string(key) }
        table[name] = try value(item, arguments[1])
      }
      return .dictionary(table)
    case .library(let library, _): return try simple(json, library, type)
    case .declared(let declaration, let arguments): return try declared(json, declaration, arguments)
    default: throw wrong("\(type)")
    }
  }
  private func wrong(_ type: String) -> Interruption { call.throwing("The data couldn’t be read because it isn’t in the correct format: expected \(type).") }

  private func simple(_ json: Any, _ library: LibraryType, _ type: StaticType) throws(Interruption) -> Value {
    let number = (json as? NSNumber)?.doubleValue
    switch library.name {
    case "String", "Character": if let text = json as? String { return .string(text) }
    case "Bool": if let value = json as? Bool { return .bool(value) }
    case "Int": if let number, let whole = Int(exactly: number) { return .int(whole) }
    case "Double", "CGFloat": if let number { return .double(number) }
    case "URL": if let text = json as? String, let url = URL(string: text) { return .library(url) }
    case "UUID": if let text = json as? String, let id = UUID(uuidString: text) { return .library(id) }
    case "Date": if let date = date(json) { return .library(date) }
    default:
      if let number, let kind = NumberTypes.type(type) {
        func opened<T: NumericValue>(_ kind: T.Type) -> Value? { T.converting(number)?.value }
        if let value = opened(kind) { return value }
      }
    }
    throw wrong(library.name)
  }
  private func date(_ json: Any) -> Date? {
    let number = (json as? NSNumber)?.doubleValue
    switch coder.dates.name {
    case "secondsSince1970": return number.map { Date(timeIntervalSince1970: $0) }
    case "millisecondsSince1970": return number.map { Date(timeIntervalSince1970: $0 / 1000) }
    case "iso8601": return (json as? String).flatMap { ISO8601DateFormatter().date(from: $0) }
    case "formatted": return (json as? String).flatMap { coder.dates.formatter?.date(from: $0) }
    default: return number.map { Date(timeIntervalSinceReferenceDate: $0) }
    }
  }

  /// A case with associated values, as Swift writes it: `{"text": {"_0": "a"}}`.
  private func payload(_ json: Any, _ declaration: TypeDeclaration) throws(Interruption) -> Value {
    guard let pairs = json as? [String: Any], pairs.count == 1, let (name, inner) = pairs.first, let index = declaration.cases.firstIndex(where: { $0.name == name }),
      let parts = inner as? [String: Any]
    else { throw wrong(declaration.name) }
    var values: [Value] = []
    for (position, parameter) in declaration.cases[index].payload.enumerated() {
      if let part = parts[parameter.label ?? "_\(position)"] {
        values.append(try value(part, parameter.type))
      } else if parameter.type.wrapped != nil {
        values.append(.none)
      } else {
        throw wrong(declaration.name)
      }
    }
    return .enumCase(declaration, index, values)
  }
  private func declared(_ json: Any, _ declaration: TypeDeclaration, _ arguments: [StaticType]) throws(Interruption) -> Value {
    if let made = try own(json, declaration, arguments) { return made }
    if declaration.kind == .enumeration {
      guard let raw = declaration.rawType else { return try payload(json, declaration) }
      let found = try value(json, raw)
      guard let index = declaration.cases.firstIndex(where: { $0.rawValue == found }) else { throw wrong(declaration.name) }
      return .enumCase(declaration, index, [])
    }
    guard let pairs = json as? [String: Any] else { throw wrong(declaration.name) }
    var bindings: [TypeParameter: StaticType] = [:]
    for (parameter, argument) in zip(declaration.parameters, arguments) { bindings[parameter] = argument }
    var fields: [Value] = []
    for field in declaration.allFields {
      let key = declaration.key(of: field)
      if key == nil || !field.isMutable && field.initial != nil {
        guard let initial = field.initial else { throw call.throwing("'\(field.name)' has no value") }
        fields.append(try call.evaluation.detached(initial))
        continue
      }
      let type = field.type.substituting(bindings)
      let name = coder.keys == .convertFromSnakeCase ? JSONReading.snake(key ?? "") : key ?? ""
      if let found = pairs[name] ?? pairs[key ?? ""] {
        fields.append(try value(found, type))
      } else if type.wrapped != nil {
        fields.append(.none)
      } else {
        throw call.throwing("The data couldn’t be read because it is missing: no value for '\(name)'.")
      }
    }
    if declaration.kind == .classType {
      let object = Object(declaration, fieldCount: fields.count)
      object.fields = fields
      object.arguments = arguments
      return .object(object)
    }
    return .structure(Instance(declaration: declaration, fields: fields, arguments: arguments))
  }
  static func snake(_ name: String) -> String {
    name.reduce(into: "") { result, character in result += character.isUppercase ? "_" + character.lowercased() : String(character) }
  }
}

/// Values as JSON.
@MainActor
struct JSONWriting {
  let call: CatalogueEntry.Call
  let coder: JSONCoder
  /// How many values are around this one.
  var depth = 0
  /// As deep as Foundation reads JSON.
  private static let depthLimit = 512

  func object(_ value: Value) throws(Interruption) -> Any {
    guard ValueWalk.visit() else { throw Interruption() }
    guard depth < JSONWriting.depthLimit else { throw call.evaluation.failure(.tooDeepJSON(JSONWriting.depthLimit, at: call.evaluation.range(call.span))) }
    // Foundation takes far longer for a part than a loop does for a round.
    try call.evaluation.step(call.span, count: 40)
    var inner = self
    inner.depth += 1
    return try inner.parts(value)
  }
  /// The value, whose parts lie one deeper.
  private func parts(_ value: Value) throws(Interruption) -> Any {
    switch value {
    case .bool(let value): return value
    case .int(let value): return value
    case .double(let value) where value.isFinite: return value
    case .string(let text): return text
    case .none: return NSNull()
    case .some(let wrapped): return try object(wrapped)
    case .array(let values): return try list(values)
    case .set(let table): return try list(table.keys)
    case .dictionary(let table):
      var pairs: [String: Any] = [:]
      for (key, value) in zip(table.keys, table.values) { pairs[key.text] = try object(value) }
      return pairs
    case .structure(let instance):
      if let written = try own(value, instance.declaration) { return written }
      return try pairs(instance.declaration, instance.fields)
    case .object(let found):
      if let written = try own(value, found.declaration) { return written }
      return try pairs(found.declaration, found.fields)
    case .enumCase(let declaration, let index, let payload):
      if let written = try own(value, declaration) { return written }
      if let raw = declaration.cases[index].rawValue { return try object(raw) }
      var parts: [String: Any] = [:]
      for (position, item) in payload.enumerated() { parts[declaration.cases[index].payload[position].label ?? "_\(position)"] = try object(item) }
      return [declaration.cases[index].name: parts]
    case .library(let value):
      switch value {
      case let date as Date:
        switch coder.dates.name {
        case "secondsSince1970": return date.timeIntervalSince1970
        case "millisecondsSince1970": return date.timeIntervalSince1970 * 1000
        case "iso8601": return ISO8601DateFormatter().string(from: date)
        case "formatted": return coder.dates.formatter?.string(from: date) ?? ""
        default: return date.timeIntervalSinceReferenceDate
        }
      case let id as UUID: return id.uuidString
      case let url as URL: return url.absoluteString
      case let number as any NumericValue: return number.double
      default: return Value.shownText(value)
      }
    default: throw call.throwing("The value couldn’t be written as JSON.")
    }
  }
  private func list(_ values: [Value]) throws(Interruption) -> [Any] {
    var list: [Any] = []
    for value in values { list.append(try object(value)) }
    return list
  }
  private func pairs(_ declaration: TypeDeclaration, _ fields: [Value]) throws(Interruption) -> [String: Any] {
    var pairs: [String: Any] = [:]
    for (field, value) in zip(declaration.allFields, fields) {
      guard let key = declaration.key(of: field) else { continue }
      if case .none = value { continue }
      pairs[coder.keys == .convertToSnakeCase ? JSONReading.snake(key) : key] = try object(value)
    }
    return pairs
  }
}
