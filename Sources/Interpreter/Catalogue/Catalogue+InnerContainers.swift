internal import Foundation

extension JSONSerialization.WritingOptions: LibraryOptions {
  static var libraryType: LibraryType { LibraryType("JSONSerialization.WritingOptions", ["Hashable", "Equatable", "ExpressibleByArrayLiteral"]) }
}
extension JSONSerialization.ReadingOptions: LibraryOptions {
  static var libraryType: LibraryType { LibraryType("JSONSerialization.ReadingOptions", ["Hashable", "Equatable", "ExpressibleByArrayLiteral"]) }
}

extension Catalogue {
  /// Containers in containers: names under a name, and lists. `JSONSerialization` reads JSON without types.
  func registerInnerContainers() {
    let (key, inner, item) = (TypeParameter("Key", ["CodingKey"]), TypeParameter("NestedKey", ["CodingKey"]), TypeParameter("T", ["Codable"]))
    let shared = ["AnyObject"]
    func parameter(_ label: String?, _ type: StaticType) -> ParameterSignature { ParameterSignature(label: label, name: label ?? "value", type: type) }
    for (owner, list) in [("KeyedDecodingContainer", "UnkeyedDecodingContainer"), ("KeyedEncodingContainer", "UnkeyedEncodingContainer")] {
      let own = StaticType.library(LibraryType(owner, shared), [.parameter(key)])
      add(LibraryType(list, shared))
      add(
        CatalogueEntry(
          .method, owner, "nestedContainer", [parameter("keyedBy", .metatype(.parameter(inner))), parameter("forKey", .parameter(key))],
          result: .library(LibraryType(owner, shared), [.parameter(inner)]), typeParameters: [key, inner], ownerType: own, doc: "The values under a name, by their names."
        ) { call throws(Interruption) -> Value in try Catalogue.inner(call, named: call.argument(1)) })
      add(
        CatalogueEntry(
          .method, owner, "nestedUnkeyedContainer", [parameter("forKey", .parameter(key))], result: .library(LibraryType(list, shared), []), typeParameters: [key],
          ownerType: own, doc: "The list under a name."
        ) { call throws(Interruption) -> Value in
          let found = try Catalogue.inner(call, named: call.argument(0))
          if case .library(let decoder) = found, let decoder = decoder as? JSONDecoding { return .library(JSONListDecoding(decoder)) }
          return found
        })
    }
    for (owner, list) in [("Decoder", "UnkeyedDecodingContainer"), ("Encoder", "UnkeyedEncodingContainer")] {
      add(
        CatalogueEntry(.method, owner, "unkeyedContainer", [], result: .library(LibraryType(list, shared), []), doc: "A list.") { call throws(Interruption) -> Value in
          if case .library(let decoder) = call.base, let decoder = decoder as? JSONDecoding { return .library(JSONListDecoding(decoder)) }
          if case .library(let encoder) = call.base, let encoder = encoder as? JSONEncoding { encoder.list = encoder.list ?? [] }
          return call.base
        })
    }
    let list = StaticType.library(LibraryType("UnkeyedDecodingContainer", shared), [])
    func reading(_ call: CatalogueEntry.Call) throws(Interruption) -> JSONListDecoding {
      guard case .library(let list) = call.base, let list = list as? JSONListDecoding else { throw call.mismatch(.any(["Decoder"])) }
      return list
    }
    add(
      CatalogueEntry(
        .method, "UnkeyedDecodingContainer", "decode", [parameter(nil, .metatype(.parameter(item)))], result: .parameter(item), typeParameters: [item], ownerType: list,
        doc: "The next value of the list."
      ) { call throws(Interruption) -> Value in
        let list = try reading(call)
        guard case .type(let type) = call.argument(0), list.items.indices.contains(list.position) else { throw call.throwing("The list has no more values.") }
        let value = try JSONReading(call: call, coder: list.coder).value(list.items[list.position], type)
        list.position += 1
        return value
      })
    add(
      CatalogueEntry(.property, "UnkeyedDecodingContainer", "isAtEnd", [], result: .bool, ownerType: list, doc: "True behind the last value.") {
        call throws(Interruption) -> Value in
        let list = try reading(call)
        return .bool(list.position >= list.items.count)
      })
    add(
      CatalogueEntry(.property, "UnkeyedDecodingContainer", "count", [], result: .optional(.int), ownerType: list, doc: "How many values the list has.") {
        call throws(Interruption) -> Value in .some(.int(try reading(call).items.count))
      })
    let value = TypeParameter("Value")
    add(
      CatalogueEntry(
        .method, "UnkeyedEncodingContainer", "encode", [parameter(nil, .parameter(value))], result: .void, typeParameters: [value], doc: "Writes a value into the list."
      ) { call throws(Interruption) -> Value in
        guard case .library(let encoder) = call.base, let encoder = encoder as? JSONEncoding else { throw call.mismatch(.any(["Encoder"])) }
        encoder.list = (encoder.list ?? []) + [try JSONWriting(call: call, coder: encoder.coder, depth: encoder.depth).object(call.argument(0))]
        return .void
      })
    registerSerialization()
  }
  private static func inner(_ call: CatalogueEntry.Call, named key: Value) throws(Interruption) -> Value {
    guard case .library(let container) = call.base else { throw call.mismatch(.any(["Decoder"])) }
    if let encoder = container as? JSONEncoding {
      let inner = JSONEncoding(encoder.coder)
      encoder.inner[JSONReading.name(of: key, encoder.coder)] = inner
      return .library(inner)
    }
    guard let decoder = container as? JSONDecoding else { throw call.mismatch(.any(["Decoder"])) }
    let name = JSONReading.name(of: key, decoder.coder)
    guard let found = (decoder.json as? [String: Any])?[name] else { throw call.throwing("The data couldn’t be read because it is missing: no value for '\(name)'.") }
    return .library(JSONDecoding(json: found, coder: decoder.coder))
  }

  private func registerSerialization() {
    add(LibraryType("JSONSerialization"))
    let json = StaticType.any([])
    constants(
      JSONSerialization.WritingOptions.self,
      ["prettyPrinted": .prettyPrinted, "sortedKeys": .sortedKeys, "fragmentsAllowed": .fragmentsAllowed, "withoutEscapingSlashes": .withoutEscapingSlashes])
    constants(
      JSONSerialization.ReadingOptions.self,
      ["mutableContainers": .mutableContainers, "mutableLeaves": .mutableLeaves, "fragmentsAllowed": .fragmentsAllowed, "allowFragments": .fragmentsAllowed])
    let reading = ParameterSignature(label: "options", name: "options", type: JSONSerialization.ReadingOptions.staticType, hasDefault: true)
    let writing = ParameterSignature(label: "options", name: "options", type: JSONSerialization.WritingOptions.staticType, hasDefault: true)
    add(
      CatalogueEntry(
        .staticMethod, "JSONSerialization", "jsonObject", [ParameterSignature(label: "with", name: "data", type: Data.staticType), reading], result: json,
        doc: "JSON as dictionaries, arrays, texts and numbers."
      ) { call throws(Interruption) -> Value in
        guard let object = try? JSONSerialization.jsonObject(with: try Data.read(call.argument(0), call), options: [.fragmentsAllowed]) else {
          throw call.throwing("The data couldn’t be read because it isn’t in the correct format.")
        }
        return Catalogue.untyped(object)
      })
    add(
      CatalogueEntry(
        .staticMethod, "JSONSerialization", "data", [ParameterSignature(label: "withJSONObject", name: "object", type: json), writing], result: Data.staticType,
        doc: "Dictionaries, arrays, texts and numbers as JSON."
      ) { call throws(Interruption) -> Value in
        let object = try JSONWriting(call: call, coder: JSONCoder()).object(call.argument(0))
        var options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys]
        if call.arguments.count > 1, call.arguments[1] != nil { options.formUnion(try JSONSerialization.WritingOptions.read(call.argument(1), call)) }
        guard let data = try? JSONSerialization.data(withJSONObject: object, options: options) else {
          throw call.throwing("The value couldn’t be written as JSON.")
        }
        return .library(data)
      })
  }
  private static func untyped(_ json: Any) -> Value {
    switch json {
    case let text as String: return .string(text)
    case let list as [Any]: return .array(list.map { untyped($0) })
    case let pairs as [String: Any]:
      var table = Table()
      for key in pairs.keys.sorted() { table[.string(key)] = pairs[key].map { untyped($0) } }
      return .dictionary(table)
    case let number as NSNumber:
      if isTruth(number) { return .bool(number.boolValue) }
      return Int(exactly: number.doubleValue).map { .int($0) } ?? .double(number.doubleValue)
    default: return .none
    }
  }
  /// `true` and `false` are numbers of C's `char` for Foundation.
  private static func isTruth(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}

/// A list that a program's `init(from:)` reads, value by value.
final class JSONListDecoding: LibraryValue {
  let items: [Any]
  let coder: JSONCoder
  var position = 0
  init(_ decoder: JSONDecoding) {
    items = decoder.json as? [Any] ?? []
    coder = decoder.coder
  }
  static var libraryType: LibraryType { LibraryType("UnkeyedDecodingContainer", ["AnyObject"]) }
}
