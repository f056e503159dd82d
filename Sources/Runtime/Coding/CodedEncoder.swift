/// What an encoder and its containers write into.
@MainActor
private final class CodedNode {
  var value: CodedValue?
  var fields: [String: CodedNode]?
  var elements: [CodedNode]?

  var coded: CodedValue? {
    if let fields { return .object(fields.compactMapValues(\.coded)) }
    if let elements { return .array(elements.map { $0.coded ?? .object([:]) }) }
    return value
  }
}

/// An encoder of Swift's that makes a value to be written: what programs are given as `any Encoder`, and its containers.
@MainActor
package final class CodedEncoder {
  package let evaluation: Evaluation
  private let format: CodingFormat
  private let node: CodedNode
  /// The keys from the whole to here, as values of the program.
  package let path: [Value]

  package init(_ evaluation: Evaluation, _ format: CodingFormat) {
    (self.evaluation, self.format, node, path) = (evaluation, format, CodedNode(), [])
  }
  private init(_ outer: CodedEncoder, _ node: CodedNode, _ key: Value) {
    (evaluation, format, self.node, path) = (outer.evaluation, outer.format, node, outer.path + [key])
  }
  /// As `any Encoder` or one of its containers.
  package var value: Value { .existential(ExistentialValue(.library(LibraryValue(self)), evaluation.types.void)) }
  /// What was written; nil for nothing.
  package var coded: CodedValue? { node.coded }

  // MARK: Containers

  package func beginObject() { node.fields = node.fields ?? [:] }
  package func beginArray() { node.elements = node.elements ?? [] }
  package var count: Int { node.elements?.count ?? 0 }
  package func write(_ value: CodedValue) { node.value = value }
  /// The encoder of what stands under a key.
  package func field(_ name: String, _ key: Value) -> CodedEncoder {
    beginObject()
    let inner = CodedNode()
    node.fields?[format.encodedKey(name)] = inner
    return CodedEncoder(self, inner, key)
  }
  /// The encoder of one more element.
  package func next() -> CodedEncoder {
    beginArray()
    let inner = CodedNode()
    node.elements?.append(inner)
    return CodedEncoder(self, inner, CodedDecoder.key(index: count - 1, evaluation))
  }

  // MARK: Values

  /// How deep values may stand in each other: as deep as Foundation reads them again.
  private static let mostLevels = 512

  /// Writes a value of a type.
  package func encode(_ value: Value, _ type: RuntimeType) throws(Interruption) {
    try evaluation.charge(1)
    if path.count > Self.mostLevels {
      throw evaluation.fail(
        "more than \(Self.mostLevels) values are encoded inside each other here; an object may hold itself")
    }
    if case .existential(let existential) = value { return try encode(existential.value, existential.type) }
    if let object = type.optionalObject {
      guard let inner = value.unwrapped else { return write(.null) }
      return try encode(inner, object)
    }
    if try writePlain(value, type) { return }
    if let own = try format.encode(value, type, self) { return write(own) }
    guard let requirement = evaluation.standardRequirement("Encodable", "encode") else {
      throw evaluation.mistake("'Encodable' is not known")
    }
    let own = evaluation.dynamicType(of: value, type)
    _ = try evaluation.invoke(evaluation.requirement(requirement, .body, of: own), [value, self.value])
    if coded == nil { beginObject() }
  }
  private func writePlain(_ value: Value, _ type: RuntimeType) throws(Interruption) -> Bool {
    guard let nominal = type.nominal, nominal.module.isLibrary else { return false }
    switch value {
    case .bool(let flag): write(.bool(flag))
    case .int(let number):
      write(WholeNumber(type)?.isUnsigned == true && number < 0 ? .unsigned(UInt(bitPattern: number)) : .int(number))
    case .double(let number):
      guard number.isFinite else {
        throw invalid(value, type, "Unable to encode \(type).\(number) directly in JSON.")
      }
      write(.double(type.isStandard("Float") ? Double("\(Float(number))") ?? number : number))
    case .string(let text): write(.string(text))
    case .array(let elements):
      beginArray()
      for element in elements { try next().encode(element, type.argument(0)) }
    case .set(let table):
      beginArray()
      for entry in table.all { try next().encode(entry.key, type.argument(0)) }
    case .dictionary(let table): try write(table, type.argument(0), type.argument(1))
    default: return false
    }
    return true
  }
  private func write(_ table: Table, _ key: RuntimeType, _ type: RuntimeType) throws(Interruption) {
    if key.isStandard("String") || key.isStandard("Int") {
      beginObject()
      for entry in table.all {
        var name = ""
        if case .string(let text) = entry.key { name = text }
        if case .int(let number) = entry.key { name = "\(number)" }
        // Keys of dictionaries are values: no strategy changes them.
        let inner = CodedNode()
        node.fields?[name] = inner
        try CodedEncoder(self, inner, CodedDecoder.plain(PlainCodingKey(name), evaluation)).encode(entry.value, type)
      }
    } else {
      beginArray()
      for entry in table.all {
        try next().encode(entry.key, key)
        try next().encode(entry.value, type)
      }
    }
  }

  /// Throws `EncodingError.invalidValue`.
  package func invalid(_ value: Value, _ type: RuntimeType, _ message: String) -> Interruption {
    guard let nominal = evaluation.program.settled.standard("EncodingError") else {
      return evaluation.mistake("'EncodingError' is not known")
    }
    let error = evaluation.types.nominal(nominal)
    let context = Value.structure([.array(path), .string(message), .none])
    let held = Value.existential(ExistentialValue(value, type))
    return evaluation.raise(.existential(ExistentialValue(.enumeration(0, [held, context]), error)))
  }
}
