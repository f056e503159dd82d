internal import Foundation

/// The part of JSON Schema that the project's schemas use. A keyword that it does not know is a fault of the schema.
struct JSONSchema {
  private let root: [String: Any]

  init(_ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "playground/schema/\(name).json")
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a document; empty if nothing is. Members that the schema does not name are wrong: they are undocumented.
  func faults(in text: String) throws -> [String] {
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return faults(document, root, "$")
  }

  private func faults(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var faults: [String] = []
    for (keyword, argument) in schema {
      switch keyword {
      case "$schema", "$defs", "title", "description", "properties": break
      case "$ref": faults += self.faults(value, definition(argument), path)
      case "const": if !equal(value, argument) { faults.append("\(path) is \(value), not \(argument)") }
      case "enum": if !((argument as? [Any]) ?? []).contains(where: { equal(value, $0) }) { faults.append("\(path) is \(value)") }
      case "type":
        let names = argument as? [String] ?? [argument as? String ?? ""]
        if !names.contains(where: { isOf($0, value) }) { faults.append("\(path) is \(value), no \(names)") }
      case "anyOf":
        let all = ((argument as? [[String: Any]]) ?? []).map { self.faults(value, $0, path) }
        if !all.contains([]) { faults += all.last ?? ["\(path): no alternative"] }
      case "items": for (index, item) in ((value as? [Any]) ?? []).enumerated() { faults += self.faults(item, argument as? [String: Any] ?? [:], "\(path)[\(index)]") }
      case "required":
        for name in argument as? [String] ?? [] where (value as? [String: Any])?[name] == nil { faults.append("\(path).\(name) is missing") }
      default: faults.append("the schema has an unknown keyword: \(keyword)")
      }
    }
    if let members = value as? [String: Any], let properties = schema["properties"] as? [String: [String: Any]] {
      for (name, member) in members {
        if let property = properties[name] { faults += self.faults(member, property, "\(path).\(name)") } else { faults.append("\(path).\(name) is not in the schema") }
      }
    }
    return faults
  }
  private func definition(_ reference: Any) -> [String: Any] {
    let name = (reference as? String)?.split(separator: "/").last.map(String.init) ?? ""
    return (root["$defs"] as? [String: [String: Any]])?[name] ?? ["unknown reference \(reference)": 0]
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
