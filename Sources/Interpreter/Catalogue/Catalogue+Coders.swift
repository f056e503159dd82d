internal import Foundation
internal import Views

/// What an `init(from:)` of the file reads.
struct JSONDecoding: LibraryValue {
  let json: Any
  let coder: JSONCoder
  static var libraryType: LibraryType { LibraryType("JSONDecoding", ["Decoder"]) }
}
/// What an `encode(to:)` of the file writes.
final class JSONEncoding: LibraryValue {
  var pairs: [String: Any] = [:]
  var single: Any?
  /// What stands under names of this one, written after it.
  var inner: [String: JSONEncoding] = [:]
  var list: [Any]?
  /// All that was written.
  var object: Any {
    if let single { return single }
    if let list { return list }
    return inner.reduce(into: pairs) { $0[$1.key] = $1.value.object }
  }
  let coder: JSONCoder
  /// How many values are around this one.
  let depth: Int
  init(_ coder: JSONCoder, depth: Int = 0) { (self.coder, self.depth) = (coder, depth) }
  static var libraryType: LibraryType { LibraryType("JSONEncoding", ["Encoder"]) }
}

extension Catalogue {
  /// `Decoder` and `Encoder` with their containers, for types that code themselves.
  func registerCoders() {
    addProtocol("Decoder")
    addProtocol("Encoder")
    let (key, item) = (TypeParameter("Key", ["CodingKey"]), TypeParameter("T", ["Codable"]))
    func parameter(_ label: String?, _ type: StaticType) -> ParameterSignature { ParameterSignature(label: label, name: label ?? "value", type: type) }
    for (owner, container, single) in [
      ("Decoder", "KeyedDecodingContainer", "SingleValueDecodingContainer"), ("Encoder", "KeyedEncodingContainer", "SingleValueEncodingContainer"),
    ] {
      add(LibraryType(container, ["AnyObject"]))
      add(LibraryType(single, ["AnyObject"]))
      add(
        CatalogueEntry(
          .method, owner, "container", [parameter("keyedBy", .metatype(.parameter(key)))], result: .library(LibraryType(container, ["AnyObject"]), [.parameter(key)]),
          typeParameters: [key],
          doc: "Values by their names."
        ) { call in call.base })
      add(
        CatalogueEntry(.method, owner, "singleValueContainer", [], result: .library(LibraryType(single, ["AnyObject"]), []), doc: "One value.") { call in call.base })
    }
    let decoding = StaticType.library(LibraryType("KeyedDecodingContainer", ["AnyObject"]), [.parameter(key)])
    for (name, isOptional) in [("decode", false), ("decodeIfPresent", true)] {
      add(
        CatalogueEntry(
          .method, "KeyedDecodingContainer", name, [parameter(nil, .metatype(.parameter(item))), parameter("forKey", .parameter(key))],
          result: isOptional ? .optional(.parameter(item)) : .parameter(item), typeParameters: [key, item], ownerType: decoding, doc: "The value of a name."
        ) { call throws(Interruption) -> Value in
          guard case .library(let library) = call.base, let decoder = library as? JSONDecoding, case .type(let type) = call.argument(0) else { throw call.mismatch(decoding) }
          let name = JSONReading.name(of: call.argument(1), decoder.coder)
          let found = (decoder.json as? [String: Any])?[name]
          if isOptional, found == nil || found is NSNull { return .none }
          guard let found else { throw call.throwing("The data couldn’t be read because it is missing: no value for '\(name)'.") }
          let value = try JSONReading(call: call, coder: decoder.coder).value(found, type)
          return isOptional ? .some(value) : value
        })
    }
    add(
      CatalogueEntry(
        .method, "KeyedDecodingContainer", "contains", [parameter(nil, .parameter(key))], result: .bool, typeParameters: [key], ownerType: decoding,
        doc: "True if there is a value of the name."
      ) { call throws(Interruption) -> Value in
        guard case .library(let library) = call.base, let decoder = library as? JSONDecoding else { throw call.mismatch(decoding) }
        return .bool((decoder.json as? [String: Any])?[JSONReading.name(of: call.argument(0), decoder.coder)] != nil)
      })
    add(
      CatalogueEntry(
        .method, "SingleValueDecodingContainer", "decode", [parameter(nil, .metatype(.parameter(item)))], result: .parameter(item), typeParameters: [item], doc: "The value."
      ) {
        call throws(Interruption) -> Value in
        guard case .library(let library) = call.base, let decoder = library as? JSONDecoding, case .type(let type) = call.argument(0) else { throw call.mismatch(decoding) }
        return try JSONReading(call: call, coder: decoder.coder).value(decoder.json, type)
      })
    registerInnerContainers()
    let encoding = StaticType.library(LibraryType("KeyedEncodingContainer", ["AnyObject"]), [.parameter(key)])
    let value = TypeParameter("Value")
    for name in ["encode", "encodeIfPresent"] {
      add(
        CatalogueEntry(
          .method, "KeyedEncodingContainer", name, [parameter(nil, .parameter(value)), parameter("forKey", .parameter(key))], result: .void, typeParameters: [key, value],
          ownerType: encoding,
          doc: "Writes a value under a name."
        ) { call throws(Interruption) -> Value in
          guard case .library(let library) = call.base, let encoder = library as? JSONEncoding else { throw call.mismatch(encoding) }
          if case .none = call.argument(0), name == "encodeIfPresent" { return .void }
          encoder.pairs[JSONReading.name(of: call.argument(1), encoder.coder)] = try JSONWriting(call: call, coder: encoder.coder, depth: encoder.depth).object(call.argument(0))
          return .void
        })
    }
    add(
      CatalogueEntry(.method, "SingleValueEncodingContainer", "encode", [parameter(nil, .parameter(value))], result: .void, typeParameters: [value], doc: "Writes the value.") {
        call throws(Interruption) -> Value in
        guard case .library(let library) = call.base, let encoder = library as? JSONEncoding else { throw call.mismatch(encoding) }
        encoder.single = try JSONWriting(call: call, coder: encoder.coder, depth: encoder.depth).object(call.argument(0))
        return .void
      })
  }
}

extension JSONReading {
  /// The name that a case of a `CodingKeys` has in JSON.
  static func name(of key: Value, _ coder: JSONCoder) -> String {
    // Keys that a program makes of texts: `struct AnyKey: CodingKey`.
    if case .structure(let instance) = key, let field = instance.declaration.fields.first(where: { $0.name == "stringValue" }),
      case .string(let name) = instance.fields[field.index]
    {
      return name
    }
    guard case .enumCase(let declaration, let index, _) = key else { return "" }
    if case .string(let raw)? = declaration.cases[index].rawValue { return raw }
    let name = declaration.cases[index].name
    return coder.keys == .convertFromSnakeCase || coder.keys == .convertToSnakeCase ? snake(name) : name
  }
  /// What a type's own `init(from:)` makes; nil if it has none.
  func own(_ json: Any, _ declaration: TypeDeclaration, _ arguments: [StaticType]) throws(Interruption) -> Value? {
    guard let initializer = declaration.initializers.first(where: { $0.parameters.map(\.label) == ["from"] }) else { return nil }
    let decoder = ConstantExpression(.library(JSONDecoding(json: json, coder: coder)), .any(["Decoder"]), call.span)
    return try ConstructionExpression(declaration, initializer, fields: [], [decoder], site: nil, .declared(declaration, arguments), call.span).evaluate(call.evaluation)
  }
}
extension JSONWriting {
  /// What a type's own `encode(to:)` writes; nil if it has none.
  func own(_ value: Value, _ declaration: TypeDeclaration) throws(Interruption) -> Any? {
    for case .function(let function) in declaration.inheritedMembers("encode") where function.parameters.map(\.label) == ["to"] {
      let encoder = JSONEncoding(coder, depth: depth)
      _ = try call.evaluation.call(function.body, [value, .library(encoder)], at: call.span)
      return encoder.object
    }
    return nil
  }
}
