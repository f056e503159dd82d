internal import Declarations

extension Checker {
  /// How one precedence group stands to another.
  enum GroupOrder {
    case higher, lower
    /// The same group, which associates to that side.
    case left, right
    /// Neither; `same` if it is one group that does not associate.
    case unrelated(isSame: Bool)
  }

  func operatorDeclarations(named name: String) -> [OperatorDeclaration] {
    modules.flatMap { $0.topLevel.named(OperatorDeclaration.key(name)).compactMap { $0 as? OperatorDeclaration } }
  }
  func hasOperator(named name: String, _ fixity: OperatorDeclaration.Fixity) -> Bool {
    operatorDeclarations(named: name).contains { $0.fixity == fixity }
  }
  func group(ofOperator name: String) -> String {
    operatorDeclarations(named: name).first { $0.fixity == .infix }?.group ?? "DefaultPrecedence"
  }
  func isAssignment(_ operatorName: String) -> Bool {
    precedenceGroup(group(ofOperator: operatorName))?.isAssignment ?? false
  }

  func precedenceGroup(_ name: String) -> PrecedenceGroupDeclaration? {
    if let known = groups[name] { return known }
    for module in modules {
      if let found = module.topLevel.named(name).first(where: { $0 is PrecedenceGroupDeclaration })
        as? PrecedenceGroupDeclaration
      {
        groups[name] = found
        return found
      }
    }
    return nil
  }

  /// Whether an operator of group `left` binds before one of group `right` that follows it.
  func compare(_ left: String, _ right: String) -> GroupOrder {
    if left == right {
      switch precedenceGroup(left)?.associativity {
      case .left?: return .left
      case .right?: return .right
      default: return .unrelated(isSame: true)
      }
    }
    if isHigher(left, right) { return .higher }
    if isHigher(right, left) { return .lower }
    return .unrelated(isSame: false)
  }

  private func isHigher(_ a: String, _ b: String) -> Bool {
    if let known = groupOrders[[a, b]] { return known }
    var seen: Set<String> = [a]
    var queue = [a]
    var found = false
    // From `a` downwards through what it is higher than, and from `b` upwards through what it is lower than.
    while let name = queue.popLast(), !found {
      guard let group = precedenceGroup(name) else { continue }
      for next in group.higherThan where seen.insert(next).inserted { queue.append(next) }
      found = seen.contains(b)
    }
    if !found {
      var above: Set<String> = [b]
      queue = [b]
      while let name = queue.popLast() {
        for next in precedenceGroup(name)?.lowerThan ?? [] where above.insert(next).inserted { queue.append(next) }
      }
      found = !above.subtracting([b]).isDisjoint(with: seen)
    }
    groupOrders[[a, b]] = found
    return found
  }

  /// All functions of an operator: look-up is by name over all types and modules.
  func operatorFunctions(named name: String, _ fixity: OperatorDeclaration.Fixity, from context: BodyContext)
    -> [Declaration]
  {
    let all: [FunctionDeclaration]
    if let known = operators[name] {
      all = known
    } else {
      all = withoutDefaults(modules.flatMap { $0.operatorFunctions(named: name) })
      operators[name] = all
    }
    return all.filter { function in
      switch fixity {
      case .prefix: return function.attributes.flags.contains(.prefix)
      case .postfix: return function.attributes.flags.contains(.postfix)
      case .infix:
        return function.parameters.count == 2 && !function.attributes.flags.contains(.prefix)
          && !function.attributes.flags.contains(.postfix)
      }
    }
  }

  /// Operators of a protocol's extension that give its requirement a default are left out: the requirement stands for them.
  private func withoutDefaults(_ all: [FunctionDeclaration]) -> [FunctionDeclaration] {
    let required = Set(
      all.filter { $0.parent is NominalDeclaration && $0.parentNominal?.isProtocol == true }.compactMap(\.parentNominal)
    )
    return all.filter { function in
      guard function.parent is ExtensionDeclaration, let owner = function.parentNominal, owner.isProtocol,
        required.contains(owner)
      else { return true }
      return function.parameters.contains { $0.typeSyntax?.trimmedDescription != "Self" }
    }
  }
}
