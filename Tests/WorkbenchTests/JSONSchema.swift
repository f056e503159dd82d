internal import Foundation

/// The part of JSON Schema that the project's schemas use. A keyword that it does not know is a fault of the schema.
struct JSONSchema {
  /// A schema, read once: looking up members of `[String: Any]` again and again is slow.
  private struct Schema {
    var reference: String?
    var const: Any?
    var cases: [Any]?
    var types: [String] = []
    var alternatives: [Schema] = []
    var items: [Schema] = []
    var required: [String] = []
    var properties: [String: Schema]?
    var unknown: [String] = []

    init(_ schema: [String: Any]) {
      for (keyword, argument) in schema {
        switch keyword {
        case "$schema", "$defs", "title", "description": break
        case "$ref": reference = (argument as? String)?.split(separator: "/").last.map(String.init) ?? ""
        case "const": const = argument
        case "enum": cases = argument as? [Any] ?? []
        case "type": types = argument as? [String] ?? [argument as? String ?? ""]
        case "anyOf": alternatives = (argument as? [[String: Any]] ?? []).map(Schema.init)
        case "items": items = [Schema(argument as? [String: Any] ?? [:])]
        case "required": required = argument as? [String] ?? []
        case "properties": properties = (argument as? [String: [String: Any]])?.mapValues(Schema.init)
        default: unknown.append(keyword)
        }
      }
    }
  }
  private let root: Schema
  private let definitions: [String: Schema]

  init(_ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "playground/schema/\(name).json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    root = Schema(schema)
    definitions = (schema["$defs"] as? [String: [String: Any]] ?? [:]).mapValues(Schema.init)
  }

  /// What is wrong with a document; empty if nothing is. Members that the schema does not name are wrong: they are undocumented.
  func faults(in text: String) throws -> [String] {
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return faults(document, root).map { "$\($0)" }
  }

  /// Each begins with the path from the value on.
  private func faults(_ value: Any, _ schema: Schema) -> [String] {
    var faults = schema.unknown.map { ": the schema has an unknown keyword: \($0)" }
    if let reference = schema.reference {
      if let definition = definitions[reference] { faults += self.faults(value, definition) } else { faults.append(": unknown reference \(reference)") }
    }
    if let const = schema.const, !equal(value, const) { faults.append(" is \(value), not \(const)") }
    if let cases = schema.cases, !cases.contains(where: { equal(value, $0) }) { faults.append(" is \(value)") }
    if !schema.types.isEmpty, !schema.types.contains(where: { isOf($0, value) }) { faults.append(" is \(value), no \(schema.types)") }
    if !schema.alternatives.isEmpty {
      let all = schema.alternatives.map { self.faults(value, $0) }
      if !all.contains([]) { faults += all.last ?? [] }
    }
    if let item = schema.items.first, let elements = value as? [Any] {
      for (index, element) in elements.enumerated() { faults += self.faults(element, item).map { "[\(index)]\($0)" } }
    }
    if schema.required.isEmpty && schema.properties == nil { return faults }
    let members = value as? [String: Any]
    for name in schema.required where members?[name] == nil { faults.append(".\(name) is missing") }
    if let members, let properties = schema.properties {
      for (name, member) in members {
        if let property = properties[name] { faults += self.faults(member, property).map { ".\(name)\($0)" } } else { faults.append(".\(name) is not in the schema") }
      }
    }
    return faults
  }
  private func equal(_ a: Any, _ b: Any) -> Bool { (a as? NSObject) == (b as? NSObject) }
  private func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "null": value is NSNull
    case "string": value is String
    case "array": value is [Any]
    case "object": value is [String: Any]
    case "boolean": (value as? NSNumber).map { isBoolean($0) } ?? false
    case "number": (value as? NSNumber).map { !isBoolean($0) } ?? false
    case "integer": (value as? NSNumber).map { !isBoolean($0) && $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: false
    }
  }
  /// On Linux a JSON `true` is an `NSNumber` made from a `Bool`.
  private func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
