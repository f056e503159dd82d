internal import Declarations

extension ConstraintSystem {
  func keyPath(_ keyPath: Expression.KeyPath, _ locator: Locator) -> Type {
    let type = variable(locator)
    let root = keyPath.root.map { openUnbound($0, locator) } ?? variable(locator.with(.operand))
    let value = variable(locator.with(.result))
    if case .variable(let made) = type { state.variables[made.number].keyPath = KeyPathTypes(root: root, value: value) }
    state.pending.append(.keyPath(type, root: root, value: value, keyPath, locator))
    return type
  }

  /// Walks a key path's parts, once its root is known; for `x[keyPath: p]`, relates the value with the path's type.
  func attemptKeyPath(_ type: Type, _ root: Type, _ value: Type, _ keyPath: Expression.KeyPath, _ locator: Locator)
    -> MatchResult
  {
    if case .subscriptCall = locator.expression.kind { return attemptApplication(type, root, value, locator) }
    let known = resolved(root)
    if case .variable = known { return .unsolved }
    var current = known
    var writability = Writability.value
    var isOptional = false
    for (index, component) in keyPath.components.enumerated() {
      let place = locator.with(.component(index))
      switch component {
      case .identity: break
      case .optionalChain:
        guard let object = checker.optionalObject(resolved(current)) else {
          guard allowsFixes, record(.notUnwrappable(simplified(current)), place) else { return .failed }
          continue
        }
        (current, isOptional) = (resolved(object), true)
      case .force:
        guard let object = checker.optionalObject(resolved(current)) else { return .failed }
        current = resolved(object)
      case .member(let name):
        guard let next = step(&writability, resolved(current), name, place) else { return .failed }
        current = next
      case .subscriptCall(let arguments, let range):
        guard let next = subscriptStep(&writability, resolved(current), arguments, range, place) else { return .failed }
        current = next
      }
    }
    if isOptional {
      writability = .readOnly
      if checker.optionalObject(resolved(current)) == nil { current = checker.optional(current) }
    }
    if match(value, current, .equal, locator) == .failed { return .failed }
    if case .variable = resolved(type) {
      return match(type, checker.standardType(writability.typeName, [known, current]), .equal, locator) == .failed
        ? .failed : .solved
    }
    // As a key path it fits better than as a function.
    if case .function = resolved(type) { state.score[.functionConversion] += 1 }
    return .solved
  }

  private enum Writability: Int {
    case readOnly, value, reference
    var typeName: String {
      switch self {
      case .readOnly: return "KeyPath"
      case .value: return "WritableKeyPath"
      case .reference: return "ReferenceWritableKeyPath"
      }
    }
  }

  private func step(_ writability: inout Writability, _ base: Type, _ name: Expression.MemberName, _ place: Locator)
    -> Type?
  {
    if base == .hole { return .hole }
    if case .tuple(let elements) = base {
      guard let index = elements.firstIndex(where: { $0.label == name.name }) ?? Int(name.name),
        elements.indices.contains(index)
      else { return nil }
      return elements[index].type
    }
    let found = candidates(base, name, place)
    guard
      let choice = found.choices.first(where: { $0.declaration is VariableDeclaration })
        ?? found.choices.first(where: { $0.kind == .dynamicKeyPath })
    else {
      guard allowsFixes else { return nil }
      let isWrapped = checker.optionalObject(base).map { !candidates($0, name, place).choices.isEmpty } == true
      let fix = isWrapped ? Fix.Kind.unwrapMember(simplified(base), name.name) : nil
      guard record(fix ?? found.refused ?? .missingMember(simplified(base), name.name), place) else { return nil }
      return .hole
    }
    guard choice.kind == .plain else {
      guard let function = choice.declaration as? FunctionDeclaration else { return nil }
      return dynamicValue(choice, function, name, place)
    }
    let opened = open(choice, place)
    state.chosen[place] = opened
    if case .lvalue(let object) = opened.type {
      if isReference(choice) { writability = .reference } else if writability == .value { writability = .value }
      return resolved(object)
    }
    if let variable = choice.declaration as? VariableDeclaration, variable.isComputed,
      variable.accessors?.isSetterNonmutating == true
    {
      return resolved(opened.type)
    }
    writability = .readOnly
    return resolved(opened.type)
  }
  private func isReference(_ choice: Choice) -> Bool {
    if (choice.declaration as? VariableDeclaration)?.accessors?.isSetterNonmutating == true { return true }
    return choice.owner?.isClass == true
  }

  private func subscriptStep(
    _ writability: inout Writability, _ base: Type, _ arguments: Expression.ArgumentList, _ range: SourceSpan,
    _ place: Locator
  ) -> Type? {
    let types = arguments.arguments.map { generate($0.value) }
    let result = variable(place, canBeLValue: true)
    let node = Expression(.subscriptCall(place.expression, arguments), range)
    calls[node] = CallSite(node, callee: node, arguments, types: types, result: result, isOperator: false)
    keyPathNodes[place, default: []].append(node)
    let name = Expression.MemberName("subscript", range)
    let outcome = attemptMember(base, name, variable(), Locator(expression: node, part: .callee))
    if outcome == .failed { return nil }
    if !simplify() { return nil }
    let chosen = state.chosen[Locator(expression: node, part: .callee)]?.choice
    if case .lvalue(let object) = resolved(result) {
      if let chosen, isReference(chosen) { writability = .reference }
      return resolved(object)
    }
    if let function = chosen?.declaration as? FunctionDeclaration, function.accessors?.hasSetter != true {
      writability = .readOnly
    }
    return resolved(result)
  }

  /// What `@dynamicMemberLookup` with a key path gives for a name.
  func dynamicValue(_ choice: Choice, _ function: FunctionDeclaration, _ name: Expression.MemberName, _ place: Locator)
    -> Type?
  {
    var plain = choice
    plain.kind = .plain
    plain.matching = ArgumentMatching(arguments: [[0]])
    let opened = open(plain, place)
    guard let interface = opened.interface,
      case .nominal(_, let arguments)? = interface.parameters.first.map({ resolved($0.type) }),
      let root = arguments.first
    else { return nil }
    state.chosen[place] = opened
    guard arguments.count == 2 else { return resolved(interface.result) }
    let inner = variable(place, canBeLValue: true)
    let path = place.with(.component(1000))
    if attemptMember(resolved(root), name, inner, path) == .failed { return nil }
    if let found = state.chosen[path]?.choice.declaration as? VariableDeclaration, isReadOnly(found),
      case .nominal(let kind, _)? = interface.parameters.first.map({ resolved($0.type) }), kind.name != "KeyPath"
    {
      guard allowsFixes, record(.unwritable(found), place) else { return nil }
    }
    if match(loaded(inner, place), arguments[1], .equal, place) == .failed { return nil }
    _ = function
    return resolved(interface.result)
  }

  private func isReadOnly(_ variable: VariableDeclaration) -> Bool {
    variable.isLet || variable.isComputed && variable.accessors?.hasSetter != true
  }

  private func attemptApplication(_ type: Type, _ root: Type, _ value: Type, _ locator: Locator) -> MatchResult {
    var known = resolved(type)
    if case .lvalue(let object) = known { known = resolved(object) }
    if case .variable(let variable) = known {
      // A literal path takes its root from what it is applied to.
      if let keyPath = state.variables[representative(variable)].keyPath {
        let base = resolved(root)
        if case .variable = base { return .unsolved }
        if case .variable = resolved(keyPath.root) { _ = match(keyPath.root, baseInstance(base), .equal, locator) }
      }
      return .unsolved
    }
    guard case .nominal(let declaration, let arguments) = known else {
      return known == .hole ? match(value, .hole, .equal, locator) : .failed
    }
    guard arguments.count == 2 else { return match(value, .any, .equal, locator) }
    if match(baseInstance(root), arguments[0], .subtype, locator) == .failed { return .failed }
    var isPlace = declaration.name == "ReferenceWritableKeyPath"
    if declaration.name == "WritableKeyPath", case .lvalue = resolved(root) { isPlace = true }
    return match(value, isPlace ? .lvalue(arguments[1]) : arguments[1], .equal, locator)
  }
}
