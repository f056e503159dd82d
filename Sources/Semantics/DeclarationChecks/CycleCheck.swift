internal import Declarations

/// What may not contain or refer to itself: stored values, superclasses, protocols, type aliases.
struct CycleCheck {
  let checker: Checker

  func run(_ all: [Declaration]) {
    var reported: Set<Declaration> = []
    for declaration in all {
      switch declaration {
      case let nominal as NominalDeclaration where nominal.isClass: checkSuperclasses(of: nominal, &reported)
      case let nominal as NominalDeclaration where nominal.isProtocol: checkRefinement(of: nominal, &reported)
      case let nominal as NominalDeclaration: checkStorage(of: nominal)
      default: break
      }
    }
  }

  private func checkSuperclasses(of nominal: NominalDeclaration, _ reported: inout Set<Declaration>) {
    var seen: Set<NominalDeclaration> = [nominal]
    var current = nominal
    while case .nominal(let next, _)? = checker.inherited(of: current).superclass {
      if next == nominal {
        if reported.isDisjoint(with: seen) { checker.report("'\(nominal.name)' inherits from itself", at: nominal) }
        reported.formUnion(seen)
        return
      }
      if !seen.insert(next).inserted { return }
      current = next
    }
  }

  private func checkRefinement(of nominal: NominalDeclaration, _ reported: inout Set<Declaration>) {
    var seen: Set<NominalDeclaration> = []
    var open = [nominal]
    while let current = open.popLast() {
      for next in checker.inherited(of: current).protocols.flatMap(\.protocols) where next.module == checker.program {
        if next == nominal {
          if reported.isDisjoint(with: seen.union([nominal])) {
            checker.report("protocol '\(nominal.name)' refines itself", at: nominal)
          }
          reported.formUnion(seen)
          reported.insert(nominal)
          return
        }
        if seen.insert(next).inserted { open.append(next) }
      }
    }
  }

  /// A structure or enumeration may not hold itself without an `indirect` case, a class or an array between.
  private func checkStorage(of nominal: NominalDeclaration) {
    let own = checker.selfType(of: nominal)
    var seen: Set<Type> = [own]
    if nominal.kind == .enumeration {
      if nominal.attributes.flags.contains(.indirect) { return }
      let cases = nominal.members.all.compactMap { $0 as? FunctionDeclaration }.filter { $0.kind == .enumCase }
      for element in cases where !element.attributes.flags.contains(.indirect) {
        for parameter in checker.interface(of: element).parameters where holds(parameter.type, nominal, &seen) {
          checker.report("recursive enum '\(checker.selfType(of: nominal))' is not marked 'indirect'", at: nominal)
          return
        }
      }
      return
    }
    for property in checker.storedProperties(of: nominal) where checker.wrapper(of: property) == nil {
      seen = [own]
      guard holds(checker.type(of: property), nominal, &seen) else { continue }
      if let object = checker.optionalObject(checker.type(of: property)), case .nominal(nominal, _) = object {
        checker.report("value type '\(own)' has infinite size", at: nominal)
        return
      }
      checker.report("value type '\(own)' cannot have a stored property that recursively contains it", at: property)
    }
  }

  /// True if a value of the type has a value of `wanted` in itself.
  private func holds(_ type: Type, _ wanted: NominalDeclaration, _ seen: inout Set<Type>) -> Bool {
    switch type {
    case .tuple(let elements): return elements.contains { holds($0.type, wanted, &seen) }
    case .nominal(let declaration, let arguments):
      if declaration == wanted { return true }
      if declaration.isClass || declaration.isProtocol || !seen.insert(type).inserted || seen.count > 400 {
        return false
      }
      if declaration.name == "Optional", declaration.isStandard {
        return arguments.contains { holds($0, wanted, &seen) }
      }
      if declaration.module != checker.program { return false }
      let map = checker.substitution(of: declaration, arguments)
      return storedTypes(of: declaration).contains { holds($0.substituting(map), wanted, &seen) }
    default: return false
    }
  }

  private func storedTypes(of declaration: NominalDeclaration) -> [Type] {
    if declaration.kind == .enumeration {
      if declaration.attributes.flags.contains(.indirect) { return [] }
      let cases = declaration.members.all.compactMap { $0 as? FunctionDeclaration }
        .filter { $0.kind == .enumCase && !$0.attributes.flags.contains(.indirect) }
      return cases.flatMap { checker.interface(of: $0).parameters.map(\.type) }
    }
    return checker.storedProperties(of: declaration).filter { checker.wrapper(of: $0) == nil }.map {
      checker.type(of: $0)
    }
  }
}
