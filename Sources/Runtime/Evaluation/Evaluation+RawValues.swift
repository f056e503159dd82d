internal import Declarations

/// What cases of enumerations stand for: raw values, coding keys.
extension Evaluation {
  /// `rawValue` and `init(rawValue:)` of an enumeration.
  func derivedRaw(_ requirement: Declaration, _ type: RuntimeType) -> BoundTarget? {
    guard let nominal = type.nominal, let raw = try? rawType(of: type) else { return nil }
    let literals = literals(of: nominal)
    let known = literals.map { Maker.builtIn($0, raw) }
    /// The value of a case: its literal, or what the raw type makes of it.
    func value(of index: Int, _ evaluation: Evaluation) throws(Interruption) -> Value {
      if let value = known[index] { return value }
      return try evaluation.value(of: literals[index], as: raw)
    }
    let native: NativeFunction
    switch requirement.name {
    case "rawValue":
      native = { (call: inout NativeCall) throws(Interruption) in
        guard case .enumeration(let index, _) = call.arguments[0], known.indices.contains(index) else {
          throw call.evaluation.mistake("a case was expected")
        }
        return try value(of: index, call.evaluation)
      }
    case "init":
      native = { (call: inout NativeCall) throws(Interruption) in
        for index in known.indices {
          let own = try value(of: index, call.evaluation)
          if try call.evaluation.areEqual(own, call.arguments[0], raw) { return .enumeration(index, []) }
        }
        return .none
      }
    default: return nil
    }
    return BoundTarget(.native(native), [type])
  }
  /// `stringValue`, `intValue` and the initializers of an enumeration of coding keys.
  func derivedKey(_ requirement: Declaration, _ type: RuntimeType) -> BoundTarget? {
    guard let nominal = type.nominal else { return nil }
    let native: NativeFunction
    switch requirement.name {
    case "stringValue", "intValue":
      let keys = caseKeys(nominal, requirement.name)
      native = { (call: inout NativeCall) throws(Interruption) in
        guard case .enumeration(let index, _) = call.arguments[0], keys.indices.contains(index) else {
          throw call.evaluation.mistake("a case was expected")
        }
        return keys[index]
      }
    case "init":
      let label = (requirement as? FunctionDeclaration)?.parameters.first?.label
      let keys = caseKeys(nominal, label ?? "stringValue")
      native = { (call: inout NativeCall) throws(Interruption) in
        for (index, key) in keys.enumerated() {
          switch (key, call.arguments[0]) {
          case (.string(let a), .string(let b)) where a == b: return .enumeration(index, [])
          case (.int(let a), .int(let b)) where a == b: return .enumeration(index, [])
          default: continue
          }
        }
        return .none
      }
    default: return nil
    }
    return BoundTarget(.native(native), [type])
  }
  /// What a type makes of a literal.
  private func value(of literal: Value, as type: RuntimeType) throws(Interruption) -> Value {
    var protocols: [(name: String, label: String)]
    switch literal {
    case .int:
      protocols = [("ExpressibleByIntegerLiteral", "integerLiteral"), ("ExpressibleByFloatLiteral", "floatLiteral")]
    case .double: protocols = [("ExpressibleByFloatLiteral", "floatLiteral")]
    default:
      protocols = [
        ("ExpressibleByStringLiteral", "stringLiteral"),
        ("ExpressibleByExtendedGraphemeClusterLiteral", "extendedGraphemeClusterLiteral"),
        ("ExpressibleByUnicodeScalarLiteral", "unicodeScalarLiteral"),
      ]
    }
    for (name, label) in protocols {
      guard let owner = program.settled.standard(name), types.conforms(type, to: owner),
        let requirement = standardRequirement(name, "init", labels: [label])
      else { continue }
      return try make(type, requirement, [Maker.written(literal, type, self)], nil)
    }
    throw mistake("'\(type)' makes nothing of a raw value")
  }

  private func literals(of nominal: NominalDeclaration) -> [Value] {
    program.settled.rawValues(of: nominal).map { value in
      switch value {
      case .int(let number): return .int(number)
      case .double(let number): return .double(number)
      case .string(let text): return .string(text)
      }
    }
  }
  /// What the cases of coding keys are called: by `intValue` and `stringValue`.
  func caseKeys(_ nominal: NominalDeclaration, _ name: String) -> [Value] {
    let raw = literals(of: nominal)
    if name == "intValue" {
      return raw.map { if case .int = $0, program.settled.rawType(of: nominal) != nil { $0 } else { .none } }
    }
    return zip(raw, program.settled.cases(of: nominal)).map { value, declaration in
      if case .string = value { return value }
      return .string(declaration.name)
    }
  }
}
