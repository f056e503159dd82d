internal import Declarations

/// A decoder of Swift's over a value that was read: what programs are given as `any Decoder`, and its containers.
@MainActor
package final class CodedDecoder {
  package let evaluation: Evaluation
  package let node: CodedValue
  package let format: CodingFormat
  /// The keys from the whole to here, as values of the program.
  package let path: [Value]
  /// The values by the program's keys, once they were asked for.
  private var named: [String: CodedValue]?
  /// Where an unkeyed container stands.
  package var index = 0

  package init(_ evaluation: Evaluation, _ node: CodedValue, _ format: CodingFormat, path: [Value] = []) {
    (self.evaluation, self.node, self.format, self.path) = (evaluation, node, format, path)
  }
  /// As `any Decoder` or one of its containers.
  package var value: Value { .existential(ExistentialValue(.library(LibraryValue(self)), evaluation.types.void)) }
  package func inside(_ node: CodedValue, _ key: Value) -> CodedDecoder {
    CodedDecoder(evaluation, node, format, path: path + [key])
  }

  // MARK: Containers

  /// The values by the keys that a program knows; throws `typeMismatch` for anything else.
  package func object() throws(Interruption) -> [String: CodedValue] {
    guard let change = format.decodedKey else { return try entries() }
    if let named { return named }
    var made: [String: CodedValue] = [:]
    for (key, value) in try entries() { made[change(key)] = value }
    named = made
    return made
  }
  /// The values by key, as they are written.
  private func entries() throws(Interruption) -> [String: CodedValue] {
    guard case .object(let entries) = node else { throw mismatch(collection("Dictionary", 2)) }
    return entries
  }
  package func array() throws(Interruption) -> [CodedValue] {
    guard case .array(let elements) = node else { throw mismatch(collection("Array", 1)) }
    return elements
  }
  /// What stands under a key; nil where there is nothing.
  package func field(_ name: String) throws(Interruption) -> CodedValue? { try object()[name] }
  /// The decoder of what stands under a key; throws `keyNotFound` where there is nothing.
  package func field(_ name: String, _ key: Value) throws(Interruption) -> CodedDecoder {
    guard let found = try field(name) else {
      var shown = ""
      if case .existential(let existential) = key {
        shown = try evaluation.describe(existential.value, existential.type, reflecting: true)
      }
      throw failure("keyNotFound", [key], "No value associated with key \(shown) (\"\(name)\").")
    }
    return inside(found, key)
  }
  /// The decoder of the next element; throws `valueNotFound` at the end.
  package func next(_ type: RuntimeType) throws(Interruption) -> CodedDecoder {
    let elements = try array()
    guard elements.indices.contains(index) else {
      throw failure("valueNotFound", [.metatype(type)], "Unkeyed container is at end.")
    }
    index += 1
    return inside(elements[index - 1], Self.key(index: index - 1, evaluation))
  }
  static func key(index: Int, _ evaluation: Evaluation) -> Value { plain(PlainCodingKey(index: index), evaluation) }
  package static func plain(_ key: PlainCodingKey, _ evaluation: Evaluation) -> Value {
    .existential(ExistentialValue(.library(LibraryValue(key)), evaluation.types.void))
  }

  // MARK: Values

  /// A value of a type.
  package func decode(_ type: RuntimeType) throws(Interruption) -> Value {
    try evaluation.charge(1)
    if let object = type.optionalObject {
      if case .null = node { return .none }
      return try decode(object).wrapped
    }
    if let own = try plain(type) { return own }
    if let own = try format.decode(self, type) { return own }
    guard let requirement = evaluation.standardRequirement("Decodable", "init") else {
      throw evaluation.mistake("'Decodable' is not known")
    }
    let initializer = evaluation.types.witness(of: requirement, for: type)?.declaration ?? requirement
    return try evaluation.construct(
      evaluation.requirement(requirement, .body, of: type), initializer, type, [value], nil)
  }
  /// Values of the standard library.
  private func plain(_ type: RuntimeType) throws(Interruption) -> Value? {
    guard let nominal = type.nominal, nominal.module.isLibrary else { return nil }
    if nominal.name == "CGFloat" { return .double(try number(type)) }
    guard nominal.isStandard else { return nil }
    switch nominal.name {
    case "Bool":
      guard case .bool(let flag) = node else { throw mismatch(type) }
      return .bool(flag)
    case "String":
      guard case .string(let text) = node else { throw mismatch(type) }
      return .string(text)
    case "Double": return .double(try number(type))
    case "Float": return .double(Double(Float(try number(type))))
    case "Array", "ContiguousArray": return .array(try elements(type.argument(0)))
    case "Set":
      let rules = evaluation.keyRules(of: type.argument(0))
      var table = Table()
      for element in try elements(type.argument(0)) { table[Key(element, rules)] = .void }
      return .set(table)
    case "Dictionary": return try dictionary(type.argument(0), type.argument(1))
    default:
      guard let width = WholeNumber(type) else { return nil }
      return .int(try whole(width, type))
    }
  }
  private func elements(_ type: RuntimeType) throws(Interruption) -> [Value] {
    var made: [Value] = []
    for (index, element) in try array().enumerated() {
      made.append(try inside(element, Self.key(index: index, evaluation)).decode(type))
    }
    return made
  }
  private func dictionary(_ key: RuntimeType, _ type: RuntimeType) throws(Interruption) -> Value {
    let rules = evaluation.keyRules(of: key)
    var table = Table()
    if key.isStandard("String") || key.isStandard("Int") {
      // Which order a program sees is left open; by name it is the same in every run.
      for (name, element) in try entries().sorted(by: { $0.key < $1.key }) {
        let plain = Self.plain(PlainCodingKey(name), evaluation)
        let own: Value
        if key.isStandard("String") {
          own = .string(name)
        } else {
          guard let number = Int(name) else { throw mismatch(key) }
          own = .int(number)
        }
        table[Key(own, rules)] = try inside(element, plain).decode(type)
      }
      return .dictionary(table)
    }
    // Other keys alternate with their values.
    let parts = try array()
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let own = try inside(parts[index], Self.key(index: index, evaluation)).decode(key)
      table[Key(own, rules)] = try inside(parts[index + 1], Self.key(index: index + 1, evaluation)).decode(type)
    }
    return .dictionary(table)
  }
  private func number(_ type: RuntimeType) throws(Interruption) -> Double {
    switch node {
    case .int(let number): return Double(number)
    case .unsigned(let number): return Double(number)
    case .double(let number): return number
    default: throw mismatch(type)
    }
  }
  private func whole(_ width: WholeNumber, _ type: RuntimeType) throws(Interruption) -> Int {
    let found: Int?
    switch node {
    case .int(let number): found = width.holding(number)
    case .unsigned(let number): found = width.isUnsigned && width.bits == 64 ? Int(bitPattern: number) : nil
    case .double(let number): found = Int(exactly: number).flatMap { width.holding($0) }
    default: throw mismatch(type)
    }
    if let found { return found }
    throw invalid
  }

  // MARK: Errors

  package func mismatch(_ type: RuntimeType) -> Interruption {
    if case .null = node {
      return failure(
        "valueNotFound", [.metatype(type)], "Cannot get value of type \(type) -- found null value instead")
    }
    return failure("typeMismatch", [.metatype(type)], "Expected to decode \(type) but found \(node.name) instead.")
  }
  /// `Dictionary<String, Any>` and `Array<Any>`: what containers stand for.
  private func collection(_ name: String, _ count: Int) -> RuntimeType {
    let types = evaluation.types
    let whatever = types.make(.any) { _ in nil }
    let arguments = [types.standard("String"), whatever].suffix(count).compactMap { $0 }
    return types.standard(name, arguments) ?? types.void
  }
  /// What no number of a type can hold spoils the whole text, as it is measured.
  private var invalid: Interruption {
    CodedDecoder(evaluation, .null, format).failure("dataCorrupted", [], "The given data was not valid JSON.")
  }
  /// Throws one of the cases of `DecodingError`.
  package func failure(_ name: String, _ payload: [Value], _ message: String) -> Interruption {
    guard let nominal = evaluation.program.settled.standard("DecodingError") else {
      return evaluation.mistake("'DecodingError' is not known")
    }
    let type = evaluation.types.nominal(nominal)
    let index = evaluation.program.settled.cases(of: nominal).firstIndex { $0.name == name } ?? 0
    let context = Value.structure([.array(path), .string(message), .none])
    return evaluation.raise(.existential(ExistentialValue(.enumeration(index, payload + [context]), type)))
  }
}
