extension Type: CustomStringConvertible {
  /// As the compiler writes it in messages: `[Int]`, `String?`, `(Int) -> Void`, `some View`.
  package var description: String {
    switch self {
    case .nominal(let declaration, let arguments): return Self.name(of: declaration, arguments)
    case .tuple(let elements):
      if elements.isEmpty { return "()" }
      return "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ")
        + ")"
    case .function(let function): return function.description
    case .metatype(.existential(let existential)): return "(\(existential.anyDescription)).Type"
    case .metatype(let type): return type.descriptionAsOperand + ".Type"
    case .existentialMetatype(let existential): return existential.anyDescription + ".Type"
    case .existential(let existential): return existential.anyDescription
    case .parameter(let parameter): return parameter.name
    case .member(let base, let declaration): return "\(base).\(declaration.name)"
    case .opaque(let opaque): return "some \(opaque.bounds.boundsDescription)"
    case .variable: return "_"
    case .lvalue(let type): return "@lvalue \(type)"
    case .inOut(let type): return "inout \(type)"
    case .pack(let types): return "Pack{" + types.map(\.description).joined(separator: ", ") + "}"
    case .expansion(let pattern): return "repeat \(pattern)"
    case .hole: return "_"
    }
  }

  /// In parentheses where something follows it.
  private var descriptionAsOperand: String {
    switch self {
    case .function, .opaque: return "(\(self))"
    case .existential(let existential) where !existential.isAny || existential.protocols.count > 1: return "(\(self))"
    default: return description
    }
  }

  private static func name(of declaration: NominalDeclaration, _ arguments: [Type]) -> String {
    switch (declaration.name, arguments.count) {
    case ("Optional", 1) where declaration.isStandard: return arguments[0].descriptionAsOperand + "?"
    case ("Array", 1) where declaration.isStandard: return "[\(arguments[0])]"
    case ("Dictionary", 2) where declaration.isStandard: return "[\(arguments[0]) : \(arguments[1])]"
    default: break
    }
    let own = declaration.genericParameters.count
    let outer = Array(arguments.dropLast(own))
    let prefix = (declaration.parentNominal.map { name(of: $0, outer) + "." }) ?? ""
    if own == 0 || arguments.count < own { return prefix + declaration.name }
    return prefix + declaration.name + "<" + arguments.suffix(own).map(\.description).joined(separator: ", ") + ">"
  }
}

extension FunctionType: CustomStringConvertible {
  package var description: String {
    let list = parameters.map { parameter in
      (parameter.isAutoclosure ? "@autoclosure " : "") + parameter.type.description
        + (parameter.isVariadic ? "..." : "")
    }
    var text = "(" + list.joined(separator: ", ") + ")"
    if isMainActor { text = "@MainActor " + text }
    if isSendable { text = "@Sendable " + text }
    if isAsync { text += " async" }
    if let thrown {
      if case .existential = thrown { text += " throws" } else { text += " throws(\(thrown))" }
    }
    return text + " -> \(result)"
  }
}

extension Existential {
  /// The protocols and superclass, without `any` or `some`.
  package var boundsDescription: String {
    var names = superclass.map { [$0.description] } ?? []
    names += protocols.map { declaration in
      let own = constraints.filter { $0.declaration.parent == declaration }
      return own.isEmpty
        ? declaration.name : declaration.name + "<" + own.map(\.type.description).joined(separator: ", ") + ">"
    }
    if isClassBound && names.isEmpty { names.append("AnyObject") }
    return names.isEmpty ? "Any" : names.joined(separator: " & ")
  }
  package var anyDescription: String {
    if isAny { return "Any" }
    if protocols.isEmpty { return boundsDescription }
    return "any " + boundsDescription
  }
}
