internal import Declarations

/// Which name was probably meant where one is not found. What stands near counts before what libraries declare.
extension Checker {
  /// Nobody reads more of them, and each looks through the names of all modules (our choice).
  private static let mostSuggestions = 20

  /// For a name without a dot.
  /// - Parameter isType: whether only a type can stand there.
  func meant(
    _ name: String, from scope: Scope?, _ context: Declaration?, in file: SourceUnit?, isType: Bool = false
  ) -> String? {
    // Any letter is near to any other.
    guard diagnostics.count < Self.mostSuggestions, name.count > 1 else { return nil }
    var near: Set<String> = []
    var current = scope
    while let here = current {
      near.formUnion(here.names.keys)
      current = here.parent
    }
    var owner = context
    while let here = owner {
      if let nominal = here as? NominalDeclaration ?? (here as? ExtensionDeclaration)?.nominal {
        near.formUnion(nominal.members.names)
        for declared in extensions[nominal] ?? [] { near.formUnion(declared.members.names) }
      }
      near.formUnion(here.genericParameters.map(\.name))
      owner = here.parent
    }
    near.formUnion(program.topLevel.names)
    func legal(_ found: String) -> Bool {
      guard Self.isWord(found) else { return false }
      if isType { return found.first?.isUppercase == true }
      return found.first?.isUppercase == name.first?.isUppercase || found.lowercased() == name.lowercased()
    }
    if let found = suggestion(for: name, among: near, where: legal) { return found }
    let key = MeantName(name: name, isType: isType, file: file)
    if let known = meantOfLibraries[key] { return known }
    guard meantOfLibraries.count < Self.mostSuggestions else { return nil }
    // C's names are short, and near to everything.
    let libraries = modules.filter { module in
      module != program && module.name != "Glibc" && file?.visibleModules?.contains(module) != false
    }
    let found = suggestion(for: name, among: libraries.lazy.flatMap(\.topLevel.names), where: legal)
    meantOfLibraries[key] = .some(found)
    return found
  }
  /// What is looked up among the libraries' names.
  struct MeantName: Hashable {
    let name: String
    let isType: Bool
    let file: SourceUnit?
  }

  /// For a member of a type.
  func meant(_ name: String, in type: Type) -> String? {
    guard diagnostics.count < Self.mostSuggestions else { return nil }
    var (object, isStatic) = if case .metatype(let object) = type { (object, true) } else { (type, false) }
    // What is named alone may be a member of what an optional holds.
    if isStatic { object = withoutOptionals(object).type }
    var owners: [NominalDeclaration] = []
    switch object {
    case .nominal(let nominal, _): owners = [nominal] + allConformances(of: nominal).keys.sorted { $0.name < $1.name }
    case .opaque(let opaque): owners = opaque.bounds.protocols.flatMap { inheritedProtocols(of: $0) }
    case .existential(let existential): owners = existential.protocols.flatMap { inheritedProtocols(of: $0) }
    default: return nil
    }
    var names: Set<String> = []
    for owner in owners {
      names.formUnion(owner.members.names)
      for declared in extensions[owner] ?? [] { names.formUnion(declared.members.names) }
      for module in modules { names.formUnion(module.addedNames(to: owner)) }
    }
    return suggestion(for: name, among: names) { found in
      Self.isWord(found)
        && owners.contains { owner in
          members(ofNominal: owner, named: found).contains { $0.declaration.isStatic == isStatic }
        }
    }
  }

  private static func isWord(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter else { return false }
    return name != "init" && name != "subscript"
  }
}
