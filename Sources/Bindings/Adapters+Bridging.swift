internal import Declarations
internal import Foundation
internal import Runtime

/// Values as Foundation's classes know them, and back: `as NSString`, `as? Int` of a number that was read from JSON.
extension NativeTable {
  /// The value as the other type, where one of the two is a class of Foundation; nil where it is none.
  @MainActor static func bridged(_ evaluation: Evaluation, _ value: Value, _ from: RuntimeType, _ to: RuntimeType)
    throws(Interruption) -> Value?
  {
    guard let source = from.nominal?.name, let target = to.nominal?.name else { return nil }
    switch (source, target) {
    case ("String", "NSString"), ("NSString", "String"), ("NSMutableString", "String"), ("NSMutableString", "NSString"):
      return value
    case ("Set", "NSSet"), ("NSSet", "Set"):
      guard case .set(let table) = value else { return nil }
      return try bridgedSet(evaluation, table, from, to)
    case ("Decimal", "NSDecimalNumber"), ("Decimal", "NSNumber"):
      guard case .library(let library) = value, let number = library.value as? Decimal else { return nil }
      return box(NSDecimalNumber(decimal: number))
    case (_, "NSNumber"): return number(value, source).map { box($0) }
    case ("NSNumber", _), ("NSDecimalNumber", _):
      guard case .library(let library) = value, let number = library.value as? NSNumber else { return nil }
      return plain(number, target)
    case (_, "NSError"):
      guard let error = evaluation.program.settled.standard("Error"), evaluation.types.conforms(from, to: error) else {
        return nil
      }
      return box(try nsError(evaluation, value, from))
    default: return nil
    }
  }

  private static func number(_ value: Value, _ type: String) -> NSNumber? {
    switch value {
    case .bool(let flag): return NSNumber(value: flag)
    case .double(let number): return type == "Float" ? NSNumber(value: Float(number)) : NSNumber(value: number)
    case .int(let number): return type == "UInt" || type == "UInt64" ? NSNumber(value: UInt(bitPattern: number)) : NSNumber(value: number)
    case .library(let library): return library.value as? NSNumber
    default: return nil
    }
  }
  private static func plain(_ number: NSNumber, _ type: String) -> Value? {
    switch type {
    case "Bool": return (number as? Bool).map { .bool($0) }
    case "Double", "CGFloat": return (number as? Double).map { .double($0) }
    case "Float": return (number as? Float).map { .double(Double($0)) }
    case "Int": return (number as? Int).map { .int($0) }
    case "Int8": return (number as? Int8).map { .int(Int($0)) }
    case "Int16": return (number as? Int16).map { .int(Int($0)) }
    case "Int32": return (number as? Int32).map { .int(Int($0)) }
    case "Int64": return (number as? Int64).map { .int(Int($0)) }
    case "UInt": return (number as? UInt).map { .int(Int(bitPattern: $0)) }
    case "UInt8": return (number as? UInt8).map { .int(Int($0)) }
    case "UInt16": return (number as? UInt16).map { .int(Int($0)) }
    case "UInt32": return (number as? UInt32).map { .int(Int($0)) }
    case "UInt64": return (number as? UInt64).map { .int(Int(bitPattern: UInt($0))) }
    case "Decimal": return (number as? Decimal).map { box($0) }
    default: return nil
    }
  }

  /// An error as Foundation sees it: the domain is the type's name, without the program's module; an enumeration's code is the number
  /// that the compiler gives its case, those with values first.
  @MainActor static func nsError(_ evaluation: Evaluation, _ value: Value, _ type: RuntimeType) throws(Interruption)
    -> NSError
  {
    if case .library(let library) = value, let error = library.value as? any Error { return error as NSError }
    if case .existential(let existential) = value { return try nsError(evaluation, existential.value, existential.type) }
    let own = evaluation.dynamicType(of: value, type)
    return NSError(domain: own.reflected, code: try code(evaluation, value, own))
  }
  @MainActor private static func code(_ evaluation: Evaluation, _ value: Value, _ type: RuntimeType) throws(Interruption)
    -> Int
  {
    guard case .enumeration(let index, _) = value, let layout = evaluation.types.layout(of: type) else { return 1 }
    if let owner = evaluation.program.settled.standard("RawRepresentable"), evaluation.types.conforms(type, to: owner),
      let raw = evaluation.standardRequirement("RawRepresentable", "rawValue"),
      case .int(let number) = try evaluation.invoke(evaluation.requirement(raw, .get, of: type), [value])
    {
      return number
    }
    let (full, empty) = (
      layout.cases.indices.filter { layout.cases[$0].hasParameters },
      layout.cases.indices.filter { !layout.cases[$0].hasParameters }
    )
    return (full + empty).firstIndex(of: index) ?? index
  }

  /// A native value where the program has `Any`: with the type that the program knows it by.
  @MainActor static func any(_ native: Any, _ evaluation: Evaluation) -> Value {
    let types = evaluation.types
    let any = types.make(.existential(Existential(), []))
    func held(_ value: Value, _ type: RuntimeType?) -> Value { .existential(ExistentialValue(value, type ?? types.void)) }
    func named(_ name: String) -> RuntimeType? {
      evaluation.program.settled.standard(name).map { types.make(.nominal($0, [])) }
    }
    switch native {
    case let text as String: return held(.string(text), types.standard("String"))
    case let number as NSNumber where !(native is Int || native is Double) || type(of: native) is NSNumber.Type:
      return held(box(number), named("NSNumber"))
    case let flag as Bool: return held(.bool(flag), types.standard("Bool"))
    case let number as Int: return held(.int(number), types.standard("Int"))
    case let number as Double: return held(.double(number), types.standard("Double"))
    case let elements as [Any]:
      return held(.array(elements.map { self.any($0, evaluation) }), types.standard("Array", [any]))
    case let entries as [String: Any]:
      var table = Table()
      for (key, value) in entries { table[Key.make(key)] = self.any(value, evaluation) }
      return held(.dictionary(table), types.standard("String").flatMap { types.standard("Dictionary", [$0, any]) })
    case let null as NSNull: return held(box(null), named("NSNull"))
    default:
      let name = "\(type(of: native))"
      return held(give(native), named(name))
    }
  }

  /// A value of the program as Foundation's collections hold it; nil for what they cannot hold.
  static func foundation(_ value: Value, _ type: RuntimeType?) -> Any? {
    switch value {
    case .existential(let existential): return foundation(existential.value, existential.type)
    case .none: return NSNull()
    case .bool(let flag): return flag
    case .int(let number): return number
    case .double(let number): return number
    case .string(let text): return text
    case .array(let elements):
      let parts = elements.map { foundation($0, type?.arguments.first) }
      return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self)
    case .dictionary(let table):
      var made: [String: Any] = [:]
      for entry in table.all {
        guard let key = foundation(entry.key, nil) as? String, let value = foundation(entry.value, type?.arguments.last)
        else { return nil }
        made[key] = value
      }
      return made
    case .library(let library): return library.value
    default: return nil
    }
  }

  static let bridging: [String: NativeFunction] = [
    "Foundation.NSError.userInfo": { (c: inout NativeCall) throws(Interruption) in
      var table = Table()
      for (key, value) in try c.read(0, NSError.self).userInfo { table[Key.make(key)] = any(value, c.evaluation) }
      return .dictionary(table)
    },
    "Foundation.JSONSerialization.isValidJSONObject(_:)": { (c: inout NativeCall) throws(Interruption) in
      guard let object = foundation(c.value(0), nil) else { return .bool(false) }
      return .bool(JSONSerialization.isValidJSONObject(object))
    },
    "Foundation.JSONSerialization.data(withJSONObject:options:)": { (c: inout NativeCall) throws(Interruption) in
      let options = c.isGiven(1) ? try c.read(1, JSONSerialization.WritingOptions.self) : []
      guard let object = foundation(c.value(0), nil),
        options.contains(.fragmentsAllowed) || JSONSerialization.isValidJSONObject(object)
      else { throw c.trap("Invalid type in JSON write") }
      do { return give(try JSONSerialization.data(withJSONObject: object, options: options) as Any) } catch {
        throw c.thrown(error)
      }
    },
    "Foundation.JSONSerialization.jsonObject(with:options:)": { (c: inout NativeCall) throws(Interruption) in
      let data = try c.read(0, Data.self)
      try c.evaluation.charge(data.count / 2)
      let options = c.isGiven(1) ? try c.read(1, JSONSerialization.ReadingOptions.self) : []
      do { return any(try JSONSerialization.jsonObject(with: data, options: options), c.evaluation) } catch {
        throw c.thrown(error)
      }
    },
    "Foundation.PropertyListSerialization.data(fromPropertyList:format:options:)": {
      (c: inout NativeCall) throws(Interruption) in
      guard let object = foundation(c.value(0), nil) else { throw c.trap("this is no property list") }
      let settled = c.evaluation.program.settled
      let owner = settled.standard("PropertyListDecoder")?.members.named("PropertyListFormat").first
      guard case .enumeration(let number, _) = c.value(1), let cases = (owner as? NominalDeclaration).map(settled.cases),
        cases.indices.contains(number)
      else { throw c.mismatch(1, "format of property lists") }
      let formats: [String: PropertyListDecoder.PropertyListFormat] = [
        "binary": .binary, "openStep": .openStep, "xml": .xml,
      ]
      guard let format = formats[cases[number].name] else { throw c.mismatch(1, "format of property lists") }
      do {
        return give(try PropertyListSerialization.data(fromPropertyList: object, format: format, options: 0) as Any)
      } catch { throw c.thrown(error) }
    },
    "Foundation.PropertyListSerialization.propertyList(from:options:format:)": {
      (c: inout NativeCall) throws(Interruption) in
      let data = try c.read(0, Data.self)
      try c.evaluation.charge(data.count / 2)
      do { return any(try PropertyListSerialization.propertyList(from: data, format: nil), c.evaluation) } catch {
        throw c.thrown(error)
      }
    },
    "Foundation.NSNull.init()": { (_: inout NativeCall) throws(Interruption) in box(NSNull()) },
    "Foundation.Error.localizedDescription": { (c: inout NativeCall) throws(Interruption) in
      let type = c.type(0) ?? c.evaluation.types.void
      if let text = try described(c.evaluation, c.value(0), type) { return .string(text) }
      return .string(try nsError(c.evaluation, c.value(0), type).localizedDescription)
    },
  ]
  /// What an error says of itself, if it conforms to `LocalizedError`.
  @MainActor private static func described(_ evaluation: Evaluation, _ value: Value, _ type: RuntimeType)
    throws(Interruption) -> String?
  {
    if case .existential(let existential) = value { return try described(evaluation, existential.value, existential.type) }
    let own = evaluation.dynamicType(of: value, type)
    guard let owner = evaluation.program.settled.standard("LocalizedError"),
      evaluation.types.conforms(own, to: owner), let requirement = owner.members.named("errorDescription").first
    else { return nil }
    let text = try evaluation.invoke(evaluation.requirement(requirement, .get, of: own), [value])
    if case .string(let text) = text { return text }
    return nil
  }
}
