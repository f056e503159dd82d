internal import Declarations

extension Evaluation {
  /// The text of a value, as `print` writes it; as `debugPrint` does, if it is reflected.
  package func describe(_ value: Value, _ type: RuntimeType, reflecting: Bool = false) throws(Interruption) -> String {
    if let describer { return try describer(self, value, type, reflecting) }
    if let object = type.optionalObject {
      guard let inner = value.unwrapped else { return "nil" }
      return "Optional(\(try describe(inner, object, reflecting: true)))"
    }
    switch value {
    case .string(let text): return reflecting ? "\"\(text)\"" : text
    case .bool(let flag): return flag ? "true" : "false"
    case .double(let number): return type.isStandard("Float") ? "\(Float(number))" : "\(number)"
    case .int(let number):
      return type.nominal?.name.hasPrefix("UInt") == true ? "\(UInt(bitPattern: number))" : "\(number)"
    case .none: return "nil"
    case .existential(let existential): return try describe(existential.value, existential.type, reflecting: reflecting)
    default: break
    }
    let own: RuntimeType
    if case .object(let object) = value { own = object.type } else { own = type }
    for (owner, name) in reflecting
      ? [("CustomDebugStringConvertible", "debugDescription"), ("CustomStringConvertible", "description")]
      : [("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription")]
    {
      guard let declaration = program.settled.standard(owner), types.conforms(own, to: declaration),
        let requirement = standardRequirement(owner, name)
      else { continue }
      let target = self.requirement(requirement, .get, of: own)
      if case .missing = target.target { continue }
      if case .string(let text) = try invoke(target, [value]) { return text }
    }
    switch value {
    case .array(let elements):
      var texts: [String] = []
      for element in elements { texts.append(try describe(element, type.argument(0), reflecting: true)) }
      return "[" + texts.joined(separator: ", ") + "]"
    case .tuple(let elements):
      guard case .tuple(let parts) = type.kind else { return "()" }
      var texts: [String] = []
      for (element, part) in zip(elements, parts) {
        texts.append((part.label.map { $0 + ": " } ?? "") + (try describe(element, part.type, reflecting: true)))
      }
      return "(" + texts.joined(separator: ", ") + ")"
    case .dictionary(let table):
      if table.isEmpty { return "[:]" }
      var texts: [String] = []
      for entry in table.all {
        let key = try describe(entry.key, type.argument(0), reflecting: true)
        texts.append(key + ": " + (try describe(entry.value, type.argument(1), reflecting: true)))
      }
      return "[" + texts.joined(separator: ", ") + "]"
    case .set(let table):
      var texts: [String] = []
      for entry in table.all { texts.append(try describe(entry.key, type.argument(0), reflecting: true)) }
      return "[" + texts.joined(separator: ", ") + "]"
    case .structure(let fields):
      guard let layout = types.layout(of: type) else { return type.description }
      var texts: [String] = []
      for (index, field) in fields.enumerated() where index < layout.properties.count {
        let name = layout.properties[index].name
        texts.append(name + ": " + (try describe(field, layout.types[index], reflecting: true)))
      }
      return type.description + "(" + texts.joined(separator: ", ") + ")"
    case .enumeration(let index, let payload):
      guard let layout = types.layout(of: type), layout.cases.indices.contains(index) else { return type.description }
      let name = (reflecting ? type.reflected + "." : "") + layout.cases[index].name
      if payload.isEmpty { return name }
      var texts: [String] = []
      for (value, (parameter, type)) in zip(payload, zip(layout.cases[index].parameters, payloadTypes(of: type, index))) {
        texts.append((parameter.label.map { $0 + ": " } ?? "") + (try describe(value, type, reflecting: true)))
      }
      return name + "(" + texts.joined(separator: ", ") + ")"
    case .object(let object): return reflecting ? object.type.reflected : object.type.reflected
    case .metatype(let type): return type.description
    case .closure: return "(Function)"
    case .void: return "()"
    default: return type.description
    }
  }
}
