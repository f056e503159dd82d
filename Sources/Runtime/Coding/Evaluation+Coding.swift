internal import Declarations

/// What the compiler makes of `Codable`: `init(from:)` and `encode(to:)` of structures, classes and enumerations.
extension Evaluation {
  /// A member with its key.
  private struct CodedMember {
    let index: Int
    let key: String
    let value: Value
    let type: RuntimeType
  }

  /// A value of a type by its members.
  package func decodeMembers(_ type: RuntimeType, _ decoder: CodedDecoder) throws(Interruption) -> Value {
    if let raw = try rawType(of: type) { return try decodeRaw(type, raw, decoder) }
    guard let nominal = type.nominal, !nominal.module.isLibrary, let layout = types.layout(of: type) else {
      throw fail("decoding '\(type)' is not in the playground yet")
    }
    if nominal.kind == .enumeration { return try decodeCase(type, layout, decoder) }
    var object: Object?
    var fields: [Value]
    if nominal.isClass {
      let made = try allocate(type)
      try initializeFields(of: made, above: nil)
      (object, fields) = (made, made.fields)
    } else {
      fields = try initialFields(of: type)
    }
    for member in try members(of: type, nominal, layout) {
      let isOptional = member.type.optionalObject != nil
      if isOptional, try decoder.field(member.key) == nil {
        fields[member.index] = .none
      } else {
        fields[member.index] = try decoder.field(member.key, member.value).decode(member.type)
      }
    }
    guard let object else { return .structure(fields) }
    object.fields = fields
    return .object(object)
  }
  package func encodeMembers(_ value: Value, _ type: RuntimeType, _ encoder: CodedEncoder) throws(Interruption) {
    if let raw = try rawType(of: type), let requirement = standardRequirement("RawRepresentable", "rawValue") {
      return try encoder.encode(try invoke(self.requirement(requirement, .get, of: type), [value]), raw)
    }
    guard let nominal = type.nominal, !nominal.module.isLibrary, let layout = types.layout(of: type) else {
      throw fail("encoding '\(type)' is not in the playground yet")
    }
    encoder.beginObject()
    let fields: [Value]
    switch value {
    case .structure(let own): fields = own
    case .object(let object): fields = object.fields
    case .enumeration(let index, let payload): return try encodeCase(index, payload, type, layout, encoder)
    default: throw mistake("a value with members was expected")
    }
    for member in try members(of: type, nominal, layout, isDecoding: false) {
      // `encodeIfPresent` leaves nil out.
      if fields[member.index].isNil, member.type.optionalObject != nil { continue }
      try encoder.field(member.key, member.value).encode(fields[member.index], member.type)
    }
  }

  /// The stored properties that are coded: those that `CodingKeys` names, else all; a constant with a value of its own
  /// is not read.
  private func members(
    of type: RuntimeType, _ nominal: NominalDeclaration, _ layout: Layout, isDecoding: Bool = true
  ) throws(Interruption) -> [CodedMember] {
    let keys = codingKeys(of: nominal)
    var found: [CodedMember] = []
    for (index, property) in layout.properties.enumerated() {
      if isDecoding, property.isLet, property.initializer != nil { continue }
      let name = property.name
      guard let keys else {
        let key = CodedDecoder.plain(PlainCodingKey(name), self)
        found.append(CodedMember(index: index, key: name, value: key, type: layout.types[index]))
        continue
      }
      guard let own = keys.names.firstIndex(of: name) else { continue }
      let key = Value.existential(ExistentialValue(.enumeration(own, []), types.nominal(keys.type)))
      found.append(CodedMember(index: index, key: keys.texts[own], value: key, type: layout.types[index]))
    }
    return found
  }
  /// The enumeration `CodingKeys` of a type: its cases with the keys that they stand for.
  struct CodingKeys {
    let type: NominalDeclaration
    let names: [String]
    let texts: [String]
    func text(of name: String) -> String? { names.firstIndex(of: name).map { texts[$0] } }
  }
  private func codingKeys(of nominal: NominalDeclaration) -> CodingKeys? {
    if let known = codingKeys[nominal] { return known }
    let keys = members(of: nominal, named: "CodingKeys").lazy.compactMap { $0 as? NominalDeclaration }.first {
      $0.kind == .enumeration
    }
    let found = keys.map { keys in
      let texts = caseKeys(keys, "stringValue").map { if case .string(let text) = $0 { text } else { "" } }
      return CodingKeys(type: keys, names: program.settled.cases(of: keys).map(\.name), texts: texts)
    }
    codingKeys[nominal] = .some(found)
    return found
  }

  // MARK: Enumerations

  /// What a type with raw values is coded as; nil for others.
  func rawType(of type: RuntimeType) throws(Interruption) -> RuntimeType? {
    guard let raw = program.settled.standard("RawRepresentable"), types.conforms(type, to: raw),
      let associated = program.settled.associatedType(named: "RawValue", in: raw)
    else { return nil }
    return types.associated(associated, of: type)
  }
  private func decodeRaw(_ type: RuntimeType, _ raw: RuntimeType, _ decoder: CodedDecoder) throws(Interruption) -> Value {
    guard let requirement = standardRequirement("RawRepresentable", "init") else {
      throw mistake("'RawRepresentable' is not known")
    }
    let value = try decoder.decode(raw)
    let initializer = types.witness(of: requirement, for: type)?.declaration ?? requirement
    let made = try construct(self.requirement(requirement, .body, of: type), initializer, type, [value], nil)
    if let made = made.unwrapped { return made }
    let text = try describe(value, raw)
    throw decoder.failure("dataCorrupted", [], "Cannot initialize \(type) from invalid \(raw) value \(text)")
  }
  /// A case is an object whose only key is the case's name, with the payload's labels as keys.
  private func decodeCase(_ type: RuntimeType, _ layout: Layout, _ decoder: CodedDecoder) throws(Interruption) -> Value {
    let entries = try decoder.object()
    let names = layout.cases.map { key(ofCase: $0.name, type) }
    guard entries.count == 1, let name = entries.keys.first, let index = names.firstIndex(of: name) else {
      throw decoder.failure("typeMismatch", [.metatype(type)], "Invalid number of keys found, expected one.")
    }
    let inner = try decoder.field(name, CodedDecoder.plain(PlainCodingKey(name), self))
    var payload: [Value] = []
    for (position, type) in payloadTypes(of: type, index).enumerated() {
      let label = layout.cases[index].parameters[position].label ?? "_\(position)"
      payload.append(try inner.field(label, CodedDecoder.plain(PlainCodingKey(label), self)).decode(type))
    }
    return .enumeration(index, payload)
  }
  private func key(ofCase name: String, _ type: RuntimeType) -> String {
    type.nominal.flatMap { codingKeys(of: $0)?.text(of: name) } ?? name
  }
  private func encodeCase(
    _ index: Int, _ payload: [Value], _ type: RuntimeType, _ layout: Layout, _ encoder: CodedEncoder
  ) throws(Interruption) {
    let key = key(ofCase: layout.cases[index].name, type)
    let inner = encoder.field(key, CodedDecoder.plain(PlainCodingKey(key), self))
    inner.beginObject()
    for (position, type) in payloadTypes(of: type, index).enumerated() {
      if payload[position].isNil, type.optionalObject != nil { continue }
      let label = layout.cases[index].parameters[position].label ?? "_\(position)"
      try inner.field(label, CodedDecoder.plain(PlainCodingKey(label), self)).encode(payload[position], type)
    }
  }

  /// A structure's stored properties before anything is decoded: their initial values, or nothing.
  private func initialFields(of type: RuntimeType) throws(Interruption) -> [Value] {
    guard let nominal = type.nominal else { throw mistake("a structure was expected") }
    let key = TargetKey(declaration: nominal, part: .body)
    let code: FunctionCode
    if case .code(let known)? = targets[key] {
      code = known
    } else {
      let settled = program.settled
      let generics = settled.genericParameters(of: nominal)
      code = FunctionCode(nominal.name, argumentCount: generics.count) { made in
        let maker = Maker(self, nominal, CaptureWalk(settled))
        for parameter in generics { maker.generics[parameter] = maker.slot() }
        let initial = maker.storedProperties(of: nominal).map { maker.initialValue(of: $0) }
        made.body = Do { (frame: Frame) throws(Interruption) in
          var values: [Value] = []
          for code in initial { values.append(try code?.value(frame) ?? .void) }
          return .structure(values)
        }
        made.slotCount = maker.highest
      }
      targets[key] = .code(code)
    }
    var none: [Value] = []
    guard case .structure(let fields) = try call(code, type.arguments.map { .metatype($0) }, &none) else { return [] }
    return fields
  }
}
