internal import Declarations
internal import SwiftSyntax

extension ConstraintSystem {
  func closure(_ closure: ClosureExpression, _ expression: Expression) -> Type {
    let locator = Locator(expression: expression)
    let type = variable(locator)
    if case .variable(let made) = type { state.variables[made.number].isClosure = true }
    state.pending.append(.closure(type, closure, locator))
    return type
  }

  /// Looks at a closure's body, once its context says what function it has to be.
  func attemptClosure(_ type: Type, _ closure: ClosureExpression, _ locator: Locator) -> MatchResult {
    let known = resolved(type)
    guard case .function(let function) = known else {
      if case .variable = known { return .unsolved }
      return known == .hole ? .solved : .failed
    }
    // A closure without parameters does for one that is `Void`, as soon as that is known.
    if closure.parameters.isEmpty, function.parameters.count == 1, isUnsettled(function.parameters[0].type) {
      return .unsolved
    }
    if !allowsFixes,
      closure.effects.isThrowing && function.thrown == nil || closure.effects.isAsync && !function.isAsync
    {
      return .failed
    }
    if closure.effects.isThrowing, let thrown = function.thrown, case .variable = resolved(thrown) {
      let builder = TreeBuilder(checker: checker, context: context, scope: closure.scope)
      let own = closure.effects.thrownSyntax.map { checker.resolve($0, builder.typeContext) } ?? checker.anyError
      if match(own, thrown, .equal, locator) == .failed { return .failed }
    }
    var builder = closure.statements.isEmpty && builders[ObjectKey(closure)] == nil ? nil : builders[ObjectKey(closure)]
    if let single = singleExpression(of: closure), builder == nil {
      guard bindParameters(closure, function, locator) else { return .failed }
      if let written = closure.writtenResult,
        match(written, function.result, .conversion, locator.with(.context(.closureResult))) == .failed
      {
        return .failed
      }
      let wanted = closure.writtenResult ?? function.result
      depth = depths[locator.expression] ?? 0
      let own = loaded(generate(single), locator)
      depth = 0
      if hasFailed { return .failed }
      if resolved(wanted) == .void {
        // Any value may be dropped; a function that uses it is better.
        if resolved(own) != .void { state.score[.functionConversion] += 1 }
        return .solved
      }
      if case .nominal(let declaration, _) = resolved(own), declaration.name == "Never", declaration.isStandard {
        return .solved
      }
      return attemptOrKeep(own, wanted, .conversion, Locator(expression: single, part: .context(.closureResult)))
        == .failed
        ? (allowsFixes
          && record(
            .mismatch(.conversion, simplified(own), simplified(wanted)),
            Locator(expression: single, part: .context(.closureResult)))
          ? .solved : .failed)
        : .solved
    }
    // The body is checked by itself: what its builder makes must be known before.
    if let open = builder, isUnsettled(open) {
      guard state.openBuilders.contains(ObjectKey(closure)), case .nominal(let declaration, _) = open else {
        return .unsolved
      }
      // Each part of the body says by itself what the builder is of.
      builder = .nominal(declaration, [])
    }
    let inputs = function.parameters.map(\.type)
    let waits = zip(inputs, closure.parameters).contains { type, parameter in
      parameter.typeSyntax == nil && parameter.name != "_" && isUnsettled(type)
    }
    if waits || inputs.count > closure.parameters.count && inputs.contains(where: isUnsettled) { return .unsolved }
    if captured(closure).contains(where: isUnsettled) { return .unsolved }
    guard bindParameters(closure, function, locator) else { return .failed }
    return attemptBody(closure, function, builder, locator)
  }

  /// The expression of a body that is only that; `return` before it changes nothing.
  func singleExpression(of closure: ClosureExpression) -> Expression? {
    if let single = closure.single { return single }
    guard closure.statements.count == 1, let only = closure.statements.first?.item else { return nil }
    let node: ExprSyntax
    switch only {
    case .expr(let expression): node = expression
    case .stmt(let statement):
      guard let value = statement.as(ReturnStmtSyntax.self)?.expression else { return nil }
      node = value
    default: return nil
    }
    if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) || node.isAssignmentOfBranches { return nil }
    let made = TreeBuilder(checker: checker, context: context, scope: closure.scope).build(node)
    closure.single = made
    return made
  }

  /// Gives a closure's parameters the types of its context; several take the parts of one tuple.
  private func bindParameters(_ closure: ClosureExpression, _ function: FunctionType, _ locator: Locator) -> Bool {
    var types = function.parameters.map { $0.isVariadic ? checker.array($0.type) : $0.type }
    let count = closure.parameters.count
    if count != types.count {
      if types.count == 1, case .tuple(let elements) = simplified(types[0]), elements.count == count, count > 1 {
        types = elements.map(\.type)
      } else if types.count == 1, simplified(types[0]) == .void, count == 0 {
        types = []
      } else {
        guard allowsFixes,
          record(
            .closureArity(
              expected: types.count, used: count, simplifiedFunction(function), hasSignature: closure.hasSignature),
            locator)
        else { return false }
      }
    }
    for (index, parameter) in closure.parameters.enumerated() {
      let type = types.indices.contains(index) ? types[index] : .hole
      if let written = parameter.type, parameter.typeSyntax != nil {
        state.parameterTypes[parameter] = written
        if match(type, written, .conversion, locator.with(.parameter(parameter.name))) == .failed { return false }
      } else {
        state.parameterTypes[parameter] = type
      }
    }
    return true
  }
  func simplifiedFunction(_ function: FunctionType) -> FunctionType {
    if case .function(let made) = simplified(.function(function)) { return made }
    return function
  }

  private func attemptBody(_ closure: ClosureExpression, _ function: FunctionType, _ builder: Type?, _ locator: Locator)
    -> MatchResult
  {
    if closure.statements.isEmpty, builder == nil {
      return match(.void, closure.writtenResult ?? function.result, .conversion, locator.with(.context(.closureResult)))
        == .failed ? .failed : .solved
    }
    let expected = simplified(closure.writtenResult ?? function.result)
    // What a parameter without a name is nobody asks.
    let parameters = closure.parameters.map { parameter in
      let type = simplified(state.parameterTypes[parameter] ?? .hole)
      return type.hasVariable ? .hole : type
    }
    let isKnown = !expected.hasVariable
    let wanted = builder != nil ? nil : isKnown ? expected : wantedType(of: expected)
    let around = captured(closure).map { simplified($0) }
    // A body is the same for every type of a parameter that it does not name.
    let named = checker.namedParameters(of: closure)
    let types = zip(closure.parameters, parameters).map { named.contains($0.name) ? $1 : .hole }
    let key = ClosureKey(
      closure: ObjectIdentifier(closure), parameters: types + around, result: wanted,
      builder: builder.map { simplified($0) })
    let body: ClosureBody
    if let known = bodies[key] {
      body = known
    } else {
      let place = wrongPlace(of: closure, parameters, around, key, isAsync: function.isAsync)
      if let place, let wrong = checker.wrongBodies[place] {
        body = wrong
      } else {
        let outer = checker.outerParameterTypes
        for (parameter, type) in state.parameterTypes where !simplified(type).hasVariable {
          checker.outerParameterTypes[parameter] = simplified(type)
        }
        defer { checker.outerParameterTypes = outer }
        body = checker.checkBody(
          of: closure, parameters, result: wanted, givesOptional: checker.optionalObject(wanted ?? expected) != nil,
          builder: key.builder, context, isAsync: function.isAsync)
        if let place, body.isWrong { checker.wrongBodies[place] = body }
      }
      bodies[key] = body
    }
    state.closureBodies[ObjectKey(closure)] = body
    if body.isWrong {
      guard allowsFixes else { return .failed }
      // What the body says of its own is enough: nothing more follows from its result.
      state.score[.fix] += 1
      state.hasWrongBody = true
      return match(.hole, function.result, .conversion, locator.with(.context(.closureResult))) == .failed
        ? .failed : .solved
    }
    if let written = closure.writtenResult, match(written, function.result, .conversion, locator) == .failed {
      return .failed
    }
    if let wanted {
      return isKnown || match(wanted, expected, .equal, locator) != .failed ? .solved : .failed
    }
    return match(body.result, function.result, .conversion, locator.with(.context(.closureResult))) == .failed
      ? .failed : .solved
  }

  /// What the context makes of a closure's result, where that alone says what it is: `let a: A? = { … return nil }()`.
  private func wantedType(of result: Type) -> Type? {
    guard case .variable(let variable) = resolved(result) else { return nil }
    var results: Set = [representative(variable)]
    func isResult(_ type: Type) -> Bool {
      if case .variable(let other) = resolved(type) { return results.contains(representative(other)) }
      return false
    }
    // The result of a call of the closure is the same one.
    for case .applicable(let type, let call) in others + state.pending {
      guard case .function(let function) = resolved(type), isResult(function.result),
        case .variable(let made) = resolved(call.result)
      else { continue }
      results.insert(representative(made))
    }
    var wanted: Type?
    for constraint in others + state.pending {
      guard case .relation(let relation, let left, let right, _) = constraint else { continue }
      if isResult(right) { return nil }
      guard isResult(left) else { continue }
      let type = simplified(right)
      guard [.conversion, .argument].contains(relation), wanted == nil, !type.hasVariable, type != .hole else {
        return nil
      }
      wanted = type
    }
    return wanted
  }
  /// What a body that is wrong is remembered by: its place, and the types of what it names. A closure inside of others is met again, as another
  /// object, for each type that those around it are tried with.
  private func wrongPlace(
    of closure: ClosureExpression, _ parameters: [Type], _ around: [Type], _ key: ClosureKey, isAsync: Bool
  ) -> WrongBodyKey? {
    // What is taken away was named by a parameter further in.
    var named = checker.namedParameters(of: closure)
    let own = zip(closure.parameters, parameters).filter { named.remove($0.0.name) != nil }.map(\.1)
    var outer = zip(capturedParameters(closure), around).filter { named.remove($0.0.name) != nil }.map(\.1)
    outer += typesBeyond(closure, named)
    let types = own + outer + [key.result, key.builder].compactMap { $0 }
    if types.contains(where: \.hasVariable) { return nil }
    return WrongBodyKey(
      file: context.file.map { ObjectIdentifier($0) }, start: closure.range.start, types: own + outer,
      result: key.result, builder: key.builder, isAsync: isAsync)
  }

  /// The types of parameters and variables of closures around the whole expression that a body names: those closures are
  /// tried with several types, too.
  private func typesBeyond(_ closure: ClosureExpression, _ named: Set<String>) -> [Type] {
    let names = named.sorted()
    var types: [Type] = []
    var enclosing = closure.scope.parent
    while let current = enclosing {
      for name in names {
        switch current.names[name]?.first {
        case let parameter as ParameterDeclaration: types += [checker.outerParameterTypes[parameter]].compactMap(\.self)
        case let variable as VariableDeclaration: types += [variable.type].compactMap(\.self)
        default: break
        }
      }
      if current.owner != nil { break }
      enclosing = current.parent
    }
    return types
  }
}
