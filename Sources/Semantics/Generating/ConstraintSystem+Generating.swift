internal import Declarations

extension ConstraintSystem {
  /// Gives an expression a type, mostly a variable, and adds what must hold of it.
  @discardableResult
  func generate(_ expression: Expression) -> Type {
    depth += 1
    defer { depth -= 1 }
    depths[expression] = depth
    if let base = implicitBase(of: expression), state.implicitBases[base] == nil {
      let chain = variable(Locator(expression: expression))
      state.implicitBases[base] = chain
      let type = generateForm(expression)
      state.types[expression] = chain
      add(.conversion, type, chain, Locator(expression: expression, part: .operand))
      return chain
    }
    let type = generateForm(expression)
    state.types[expression] = type
    return type
  }

  /// The `.name` that a chain of members and calls begins with.
  func implicitBase(of expression: Expression) -> Expression? {
    var current = expression
    while true {
      switch current.kind {
      case .implicitMember: return current
      case .member(let base, _), .call(let base, _), .subscriptCall(let base, _), .force(let base),
        .optionalBind(let base),
        .optionalChain(let base), .specialization(let base, _):
        current = base
      default: return nil
      }
    }
  }

  private func generateForm(_ expression: Expression) -> Type {
    let locator = Locator(expression: expression)
    switch expression.kind {
    case .integer: return literal(.integer, locator)
    case .fraction: return literal(.fraction, locator)
    case .boolean: return literal(.boolean, locator)
    case .nilLiteral: return literal(.nilLiteral, locator)
    case .regularExpression(let pattern): return regularExpression(pattern)
    case .string(let segments): return string(segments, locator)
    case .magic(let name):
      return name == "line" || name == "column" ? literal(.integer, locator) : literal(.string, locator)
    case .reference(let reference): return self.reference(reference, locator)
    case .type(let type): return typeValue(type, locator)
    case .module, .error: return .hole
    case .superReference: return superType()
    case .member(let base, let name): return member(base, name, expression)
    case .implicitMember(let name):
      let type = variable(locator, canBeLValue: true)
      let base = state.implicitBases[expression] ?? .hole
      state.pending.append(
        .implicitMember(base: base, name, type: type, Locator(expression: expression, part: .callee)))
      return type
    case .call(let callee, let arguments): return call(expression, callee, arguments)
    case .subscriptCall(let base, let arguments): return subscriptCall(expression, base, arguments)
    case .specialization(let base, _): return generate(base)
    case .tuple(let elements):
      let types = elements.map { Type.TupleElement($0.label, generate($0.value)) }
      if types.contains(where: { if case .lvalue = resolved($0.type) { return false } else { return true } })
        || types.isEmpty
      {
        return .tuple(types.map { Type.TupleElement($0.label, loaded($0.type, locator)) })
      }
      return .tuple(types)
    case .array(let elements): return array(elements, locator)
    case .dictionary(let entries): return dictionary(entries, locator)
    case .closure(let closure): return self.closure(closure, expression)
    case .ternary(let condition, let first, let second): return ternary(condition, first, second, locator)
    case .assignment(let left, let right): return assignment(left, right, locator)
    case .cast(let kind, let value, let type): return cast(kind, value, type, locator)
    case .tryExpression(let kind, let value): return tryValue(kind, value, locator)
    case .awaitExpression(let value): return generate(value)
    case .inOut(let value): return inOut(value, locator)
    case .force(let value):
      let type = generate(value)
      let object = variable(locator, canBeLValue: true)
      state.pending.append(.optionalObject(type, object: object, locator))
      return object
    case .optionalBind(let value):
      let type = generate(value)
      let object = variable(locator, canBeLValue: true)
      state.pending.append(.optionalObject(type, object: object, locator))
      return object
    case .optionalChain(let value): return optionalChain(value, locator)
    case .keyPath(let keyPath): return self.keyPath(keyPath, locator)
    case .statement: return .hole
    case .selfOf(let type): return generate(type)
    case .discard: return variable(locator, canBeLValue: true)
    case .macro(let name, let arguments): return macro(name, arguments, locator)
    }
  }

  private func literal(_ kind: LiteralKind, _ locator: Locator) -> Type { variable(locator, literal: kind) }

  /// What is read: a place gives its value.
  func loaded(_ type: Type, _ locator: Locator) -> Type {
    let known = resolved(type)
    if case .lvalue(let object) = known { return object }
    guard case .variable(let variable) = known, state.variables[representative(variable)].canBeLValue else {
      return type
    }
    let value = self.variable(locator)
    state.pending.append(.relation(.load, known, value, locator.with(.operand)))
    return value
  }

  private func string(_ segments: [Expression.Segment], _ locator: Locator) -> Type {
    if !segments.contains(where: { $0.arguments != nil }) {
      return literal(stringKind(segments.map(\.text).joined()), locator)
    }
    // The segments are looked at by themselves, once the type is known.
    return literal(.interpolation, locator)
  }

  /// Escapes count as one scalar each.
  private func stringKind(_ text: String) -> LiteralKind {
    var plain = ""
    var rest = Substring(text)
    while let first = rest.popFirst(), plain.count < 3 {
      if first != "\\" || rest.isEmpty {
        plain.append(first)
        continue
      }
      if rest.first == "u", let end = rest.firstIndex(of: "}") {
        let digits = rest[rest.startIndex..<end].dropFirst(2)
        plain.unicodeScalars.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
        rest = rest[rest.index(after: end)...]
      } else {
        plain.append("?")
        rest.removeFirst()
      }
    }
    return plain.count != 1 ? .string : plain.unicodeScalars.count == 1 ? .scalar : .character
  }

  func reference(_ reference: Expression.Reference, _ locator: Locator) -> Type {
    let candidates = reference.candidates
    let callee = locator.with(.callee)
    if candidates.count == 1, !(candidates[0] is FunctionDeclaration), !isImplicitlyUnwrapped(candidates[0]) {
      let chosen = open(Choice(declaration: candidates[0]), callee)
      state.chosen[callee] = chosen
      if let call = calls[locator.expression] { state.pending.append(.applicable(chosen.type, call)) }
      return chosen.type
    }
    let type = variable(locator, canBeLValue: true)
    let choices = candidates.map { declaration in
      // A static function of an operator is a member of its type: its own parameters are opened.
      Choice(declaration: declaration, owner: nil)
    }
    if overload(choices, type, callee) == .failed { hasFailed = true }
    return type
  }

  /// A type in an expression; arguments that are not written are found by the solver.
  private func typeValue(_ type: Type, _ locator: Locator) -> Type {
    let opened = openUnbound(type, locator)
    if opened == .hole {
      // A name for a type that is not known: nothing is said of what it makes.
      if let call = calls[locator.expression] { _ = attemptApplicable(.hole, call) }
      return .hole
    }
    if case .existential(let bounds) = opened, !bounds.isAny, calls[locator.expression] != nil {
      hasFailed = hasFailed || !allowsFixes || !record(.noContext("type '\(opened)' cannot be instantiated"), locator)
    }
    let value = Type.metatype(opened)
    if let call = calls[locator.expression] {
      let name = Expression.MemberName("init", locator.expression.range)
      let member = variable(locator)
      if attemptMember(value, name, member, Locator(expression: locator.expression, part: .callee)) == .failed {
        hasFailed = true
      }
      _ = call
    }
    return value
  }

  func openUnbound(_ type: Type, _ locator: Locator) -> Type {
    type.mapping { part in
      guard case .nominal(let nominal, let arguments) = part, arguments.isEmpty else { return nil }
      let parameters = self.checker.genericParameters(of: nominal)
      if parameters.isEmpty { return part }
      var substitution: Substitution = [:]
      for parameter in parameters {
        let made = self.variable(locator.with(.parameter(parameter.name)), parameter: parameter)
        substitution[parameter] = made
      }
      for requirement in self.checker.signature(of: nominal).requirements {
        self.add(requirement.substituting(substitution), locator)
      }
      return .nominal(nominal, parameters.compactMap { substitution[$0] })
    }
  }

  private func superType() -> Type {
    guard case .nominal(let nominal, _)? = checker.selfType(around: TypeContext(declaration: context.declaration))
    else { return .hole }
    let type = checker.superclass(of: nominal) ?? .hole
    let isStatic = context.declaration?.isStatic == true
    return isStatic ? .metatype(type) : type
  }

  func member(_ base: Expression, _ name: Expression.MemberName, _ expression: Expression) -> Type {
    let baseType = generate(base)
    let type = variable(Locator(expression: expression), canBeLValue: true)
    let locator = Locator(expression: expression, part: .callee)
    switch attemptMember(baseType, name, type, locator) {
    case .failed: hasFailed = true
    case .unsolved: state.pending.append(.member(base: baseType, name, type: type, locator))
    case .solved: break
    }
    return type
  }

  private func array(_ elements: [Expression], _ locator: Locator) -> Type {
    let type = variable(locator, literal: .array)
    let element = variable(locator.with(.element(0)))
    // Plain literals of one kind are of one type: those of a long list are not chosen one by one.
    var shared: [LiteralKind: Type] = [:]
    for (index, value) in elements.enumerated() {
      let own: Type
      let kind = plainLiteral(value)
      if let known = kind.flatMap({ shared[$0] }) {
        own = known
        state.types[value] = known
        depths[value] = depth + 1
      } else {
        own = generate(value)
        if let kind { shared[kind] = own }
      }
      state.pending.append(.relation(.conversion, own, element, locator.with(.element(index))))
    }
    state.pending.append(.literalElements(type, [element], .array, locator))
    return type
  }
  private func plainLiteral(_ expression: Expression) -> LiteralKind? {
    switch expression.kind {
    case .integer: .integer
    case .fraction: .fraction
    case .boolean: .boolean
    default: nil
    }
  }

  private func dictionary(_ entries: [Expression.Entry], _ locator: Locator) -> Type {
    let type = variable(locator, literal: .dictionary)
    let (key, value) = (variable(locator.with(.key(0))), variable(locator.with(.element(0))))
    for (index, entry) in entries.enumerated() {
      state.pending.append(.relation(.conversion, generate(entry.key), key, locator.with(.key(index))))
      state.pending.append(.relation(.conversion, generate(entry.value), value, locator.with(.element(index))))
    }
    state.pending.append(.literalElements(type, [key, value], .dictionary, locator))
    return type
  }
  private func ternary(_ condition: Expression, _ first: Expression, _ second: Expression, _ locator: Locator) -> Type {
    add(.conversion, generate(condition), checker.bool, Locator(expression: condition, part: .context(.condition)))
    let type = variable(locator)
    let (left, right) = (generate(first), generate(second))
    state.pending.append(.relation(.conversion, left, type, locator.with(.branch(0))))
    state.pending.append(.relation(.conversion, right, type, locator.with(.branch(1))))
    return type
  }

  private func assignment(_ left: Expression, _ right: Expression, _ locator: Locator) -> Type {
    let target = generate(left)
    let value = generate(right)
    if case .discard = left.kind { return .void }
    let object = variable(locator)
    if case .tuple = left.kind {
      add(.conversion, value, tupleObject(target), Locator(expression: right, part: .context(.assignment)))
      return .void
    }
    if case .lvalue(let inner) = resolved(target) {
      add(.conversion, value, inner, Locator(expression: right, part: .context(.assignment)))
      return .void
    }
    // What is no place is told by a later check; its type is wanted all the same.
    state.pending.append(.relation(.load, target, object, locator.with(.operand)))
    state.pending.append(.relation(.conversion, value, object, Locator(expression: right, part: .context(.assignment))))
    return .void
  }
  private func tupleObject(_ type: Type) -> Type {
    switch resolved(type) {
    case .lvalue(let object): return object
    case .tuple(let elements): return .tuple(elements.map { Type.TupleElement($0.label, tupleObject($0.type)) })
    case let other: return other
    }
  }

  private func cast(_ kind: Expression.CastKind, _ value: Expression, _ type: Type, _ locator: Locator) -> Type {
    let own = generate(value)
    let target = openUnbound(type, locator)
    switch kind {
    case .coercion:
      add(.conversion, own, target, Locator(expression: value, part: .context(.coercion)))
      return target
    case .conditional: return checker.optional(target)
    case .forced: return target
    case .test: return checker.bool
    }
  }

  private func tryValue(_ kind: Expression.TryKind, _ value: Expression, _ locator: Locator) -> Type {
    let type = generate(value)
    guard kind == .optional else { return type }
    let object = variable(locator.with(.operand))
    let result = checker.optional(object)
    // A value that is optional already is not wrapped again.
    state.pending.append(.relation(.conversion, loaded(type, locator), result, locator.with(.branch(0))))
    return result
  }

  private func optionalChain(_ value: Expression, _ locator: Locator) -> Type {
    let type = generate(value)
    let object = variable(locator.with(.operand))
    let result = checker.optional(object)
    state.pending.append(.relation(.conversion, loaded(type, locator), result, locator.with(.branch(0))))
    return result
  }

  private func inOut(_ value: Expression, _ locator: Locator) -> Type {
    let type = generate(value)
    let object = variable(locator)
    state.pending.append(.relation(.equal, type, .lvalue(object), locator))
    return .inOut(object)
  }

  private func macro(_ name: String, _ arguments: Expression.ArgumentList, _ locator: Locator) -> Type {
    let macros = checker.modules.flatMap { $0.topLevel.named(name) }
    let isKnown = !macros.isEmpty
    let wanted = macros.lazy.compactMap { $0 as? FunctionDeclaration }
      .compactMap { self.parameters(of: $0, for: arguments) }.first
    for (index, argument) in arguments.arguments.enumerated() {
      let type = generate(argument.value)
      if let wanted, wanted[index] != .hole {
        let place = Locator(expression: argument.value, part: .context(.coercion))
        state.pending.append(.relation(.conversion, type, wanted[index], place))
      }
      // What an unknown macro gives to a closure is not known.
      if !isKnown { state.pending.append(.relation(.conversion, type, .hole, locator)) }
    }
    return name == "selector" ? checker.string : .hole
  }

  /// The types that a macro's parameters have for arguments; nil where the labels are not its own.
  private func parameters(of macro: FunctionDeclaration, for arguments: Expression.ArgumentList) -> [Type]? {
    let parameters = checker.interface(of: macro).parameters
    var types: [Type] = []
    var next = 0
    for argument in arguments.arguments {
      // The types of a closure are settled where its statements are.
      if case .closure = argument.value.kind {
        types.append(.hole)
        continue
      }
      // What is left out has a default, and a variadic parameter takes any number.
      guard let found = parameters[next...].firstIndex(where: { $0.label == argument.label }) else { return nil }
      types.append(parameters[found].type)
      next = parameters[found].isVariadic ? found : found + 1
    }
    return types
  }
}
