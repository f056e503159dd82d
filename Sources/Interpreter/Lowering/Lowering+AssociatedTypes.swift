internal import Views

extension Lowering {
  /// `T.Element`: what the argument for a generic parameter chooses for a protocol.
  func associated(_ name: String, of parameter: TypeParameter) -> StaticType? {
    if let known = parameter.associated[name] { return known }
    // Generic collections are counted from 0, as arrays are.
    if name == "Index" || name == "SubSequence" || name == "Indices", conforms(.parameter(parameter), to: "Collection") {
      switch name {
      case "Index": return .int
      case "Indices": return .range
      default: return associated("Element", of: parameter).map { .array($0) }
      }
    }
    for protocolName in closure(of: context.protocols(of: parameter)) {
      if let declared = protocolDeclaration(protocolName)?.associated.first(where: { $0.name == name }) {
        let type = StaticType.parameter(TypeParameter(parameter.name + "." + name, declared.protocols))
        parameter.associated[name] = type
        return type
      }
    }
    return nil
  }

  /// What a type chooses for an associated type of its protocols.
  func associated(_ name: String, of type: StaticType) -> StaticType? {
    switch type {
    case .parameter(let parameter): return associated(name, of: parameter)
    case .declared(let declaration, let arguments):
      guard let own = associated(name, of: declaration) else { return nil }
      var bindings: [TypeParameter: StaticType] = [:]
      for (parameter, argument) in zip(declaration.parameters, arguments) { bindings[parameter] = argument }
      return own.substituting(bindings)
    case .library(let library, let arguments):
      switch (library.name, name) {
      case ("Array", "Element"), ("Set", "Element"), ("Optional", "Wrapped"), ("Range", "Element"), ("ClosedRange", "Element"), ("Range", "Bound"), ("ClosedRange", "Bound"):
        return arguments.first
      case ("Double", "Stride"), ("CGFloat", "Stride"), ("Float", "Stride"), ("Int", "Stride"), ("Double", "Magnitude"): return type
      case ("Array", "SubSequence"), ("Array", "ArrayLiteralElement"): return name == "SubSequence" ? type : arguments.first
      case ("String", "SubSequence"): return .string
      case ("String", "Element"): return catalogue.types["Character"].map { .library($0, []) }
      case ("Dictionary", "Key"): return arguments.first
      case ("Dictionary", "Value"): return arguments.last
      case ("Dictionary", "Element"):
        guard arguments.count == 2 else { return nil }
        return .tuple([StaticType.Element(label: "key", type: arguments[0]), StaticType.Element(label: "value", type: arguments[1])])
      case ("Binding", "Value"): return arguments.first
      case ("Array", "Index"), ("Range", "Index"), ("LayoutSubviews", "Index"): return .int
      case ("LayoutSubviews", "Element"): return LayoutSubview.staticType
      case ("LayoutSubviews", "SubSequence"): return type
      case ("HStackLayout", "Cache"), ("VStackLayout", "Cache"), ("ZStackLayout", "Cache"), ("GridLayout", "Cache"): return .void
      case (_, "Body"): return .never
      default: return nil
      }
    case .any(let names), .opaque(let names, _):
      for protocolName in closure(of: names) {
        if let declared = protocolDeclaration(protocolName)?.associated.first(where: { $0.name == name }) { return .any(declared.protocols) }
      }
      return nil
    default: return nil
    }
  }

  private func associated(_ name: String, of declaration: TypeDeclaration) -> StaticType? {
    if let alias = declaration.aliases[name] { return alias.type }
    if let nested = declaration.nested[name] { return nested.selfType }
    if let parameter = declaration.parameters.first(where: { $0.name == name }) { return .parameter(parameter) }
    if let known = declaration.associated[name] { return known == .failed ? nil : known }
    // While it is found out, it is not known.
    declaration.associated[name] = .failed
    let found = inferred(name, of: declaration)
    declaration.associated[name] = found
    return found
  }
  /// An associated type by its bare name inside of the type: `inout Value` in a preference key. What it is, is found out from properties, before the signatures of functions
  /// are known: those may name it.
  func chosen(_ name: String, by declaration: TypeDeclaration) -> StaticType? {
    guard closure(of: declaration.allProtocols).contains(where: { protocolDeclaration($0)?.associated.contains { $0.name == name } ?? false }) else { return nil }
    if let known = declaration.associated[name] { return known == .failed ? nil : known }
    declaration.associated[name] = .failed
    let found = inferred(name, of: declaration, fromFunctions: false)
    declaration.associated[name] = found
    return found
  }
  /// An associated type from the members that fulfil requirements: `var id: Int` chooses `ID`.
  private func inferred(_ name: String, of declaration: TypeDeclaration, fromFunctions: Bool = true) -> StaticType? {
    var fallback: StaticType?
    for protocolName in closure(of: declaration.protocols) {
      guard let found = protocolDeclaration(protocolName) else { continue }
      if let declared = found.associated.first(where: { $0.name == name }), fallback == nil { fallback = declared.fallback }
      // A requirement of this protocol speaks of the type by the name that its own `Self` has for it.
      guard case .parameter(let wanted)? = associated(name, of: found.selfParameter) else { continue }
      for requirementName in found.names {
        for requirement in found.requirements[requirementName] ?? [] {
          if !fromFunctions, case .function = requirement { continue }
          guard let witness = fulfilling(requirement, requirementName, declaration) else { continue }
          var bindings: [TypeParameter: StaticType] = [:]
          for (pattern, type) in zip(types(of: requirement), types(of: witness)) where pattern.mentions([wanted]) {
            _ = unify(pattern, type, &bindings, [wanted])
          }
          if let type = bindings[wanted], type != .failed { return type }
        }
      }
    }
    if declaration.kind == .enumeration, name == "RawValue" { return declaration.rawType }
    if name == "ID", declaration.kind == .classType { return .library(LibraryType("ObjectIdentifier", ["Hashable", "Equatable"]), []) }
    return fromFunctions ? fallback : nil
  }
  /// Parameters and result of a function, or a property's type.
  func types(of member: Member) -> [StaticType] {
    switch member {
    case .function(let function): function.parameters.map(\.type) + [function.result]
    case .property(let property): [property.resolvedType]
    case .field(let field): [field.foreseenType]
    case .enumCase(let declaration, _): [declaration.selfType]
    case .entry(let entry): entry.parameters.map(\.type) + [entry.result]
    }
  }

  /// Adds what the arguments for generic parameters choose for their protocols.
  func completed(_ bindings: [TypeParameter: StaticType]) -> [TypeParameter: StaticType] {
    var result = bindings
    for (parameter, type) in bindings {
      for (name, inner) in parameter.associated {
        guard case .parameter(let wanted) = inner, result[wanted] == nil, let found = associated(name, of: type), found != .parameter(wanted) else { continue }
        result[wanted] = found
      }
    }
    return result
  }
}
