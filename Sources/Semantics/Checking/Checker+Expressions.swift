internal import Declarations
internal import SwiftSyntax

extension Checker {
  /// What an expression's value is wanted for.
  struct Wanted {
    let type: Type
    let kind: ContextKind
  }

  /// Finds the types of an expression; says what is wrong with it. The result is the type of its value, after conversion if one is wanted.
  @discardableResult
  func check(
    _ expression: Expression, _ context: BodyContext, _ scope: Scope, wanted: Wanted? = nil,
    prepare: ((ConstraintSystem, Type) -> Type)? = nil
  ) -> Type {
    if case .error = expression.kind { return wanted?.type ?? .hole }
    if isLate(at: expression.range.start, in: context.file) { return wanted?.type ?? .hole }
    // Bodies of closures that were looked at once are not looked at again: nested ones would be for each closure around.
    var bodies: [ClosureKey: ClosureBody] = [:]
    var isTooMuch = false
    if let solved = attempt(expression, context, scope, wanted, allowsFixes: false, &bodies, &isTooMuch, prepare) {
      return apply(solved.solution, solved.system, expression, solved.type, wanted)
    }
    if !isTooMuch,
      let solved = attempt(expression, context, scope, wanted, allowsFixes: true, &bodies, &isTooMuch, prepare)
    {
      if solved.system.isOverBudget && solved.solution.state.fixes.isEmpty { reportTooMuch(expression, context) }
      return apply(solved.solution, solved.system, expression, solved.type, wanted)
    }
    if isTooMuch {
      reportTooMuch(expression, context)
      return wanted?.type ?? .hole
    }
    if !containsError(expression, or: .unsupported) {
      reportAmbiguous(expression, context)
    }
    return wanted?.type ?? .hole
  }

  /// Whether an expression has types as it stands.
  func hasSolution(_ expression: Expression, _ context: BodyContext, _ scope: Scope, _ wanted: Wanted) -> Bool {
    var bodies: [ClosureKey: ClosureBody] = [:]
    var isTooMuch = false
    return attempt(expression, context, scope, wanted, allowsFixes: false, &bodies, &isTooMuch, nil) != nil
  }

  private func reportAmbiguous(_ expression: Expression, _ context: BodyContext) {
    report("type of expression is ambiguous without a type annotation", at: expression.range.start, in: context.file)
  }
  /// Whether a part of an expression stands twice in its file: what is wrong there was said the first time.
  private func isCopied(_ expression: Expression, _ context: BodyContext) -> Bool {
    let range = expression.range
    return context.file?.copied.contains { $0.overlaps(range.start..<max(range.end, range.start + 1)) } == true
  }
  private func reportTooMuch(_ expression: Expression, _ context: BodyContext) {
    report(
      "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions",
      at: expression.range.start, in: context.file)
  }

  private struct Attempt {
    let system: ConstraintSystem
    let solution: Solution
    let type: Type
  }

  private func attempt(
    _ expression: Expression, _ context: BodyContext, _ scope: Scope, _ wanted: Wanted?, allowsFixes: Bool,
    _ bodies: inout [ClosureKey: ClosureBody], _ isTooMuch: inout Bool, _ prepare: ((ConstraintSystem, Type) -> Type)?
  ) -> Attempt? {
    let system = ConstraintSystem(self, context, scope)
    system.allowsFixes = allowsFixes
    system.bodies = bodies
    defer {
      bodies = system.bodies
      isTooMuch = system.isTooMuchWork
    }
    if allowsFixes { system.limit = 3000 }
    system.state.parameterTypes = outerParameterTypes
    var type = system.generate(expression)
    let locator = Locator(expression: expression, part: .context(wanted?.kind ?? .statement))
    if let prepare { type = prepare(system, type) }
    if let wanted {
      let target = system.openUnbound(wanted.type, locator)
      system.add(.conversion, type, target, locator)
      type = target
    } else {
      type = system.loaded(type, locator)
    }
    if system.hasFailed && !allowsFixes { return nil }
    system.hasFailed = false
    let found = system.solve()
    mostSteps = max(mostSteps, system.steps)
    guard let solution = found else { return nil }
    return Attempt(system: system, solution: solution, type: type)
  }

  /// Puts what was found into the tree, and reports what had to be assumed.
  private func apply(
    _ solution: Solution, _ system: ConstraintSystem, _ expression: Expression, _ type: Type, _ wanted: Wanted?
  ) -> Type {
    system.state = solution.state
    let explainer = Explainer(checker: self, system: system, root: expression, wanted: wanted?.kind)
    let hasFixes = !solution.state.fixes.isEmpty || solution.state.hasWrongBody
    let reportsBefore = reportCount
    // What follows from something that is not known is no mistake of the program's.
    let isKnown = !touchesUnknown(expression, system)
    var isLacking = false
    if isKnown {
      let (_, found) = capturing { for fix in solution.state.fixes { explainer.report(fix) } }
      isLacking = found.contains { $0.severity == .unsupported }
      diagnostics += found.filter { $0.severity == .unsupported || !isLacking }
    }
    let isWrong = solution.state.types.values.contains { system.simplified($0).hasHole }
    if solution.isAmbiguous, isKnown, !hasFixes, !isWrong, let declaration = system.ambiguous {
      // Which of several that are as good was taken says nothing: the first place is told where any of them may stand.
      let uses = solution.state.chosen.filter { $0.value.choice.declaration.name == declaration.name }.map(\.key.expression)
      let use = uses.min { $0.range.start < $1.range.start } ?? expression
      report("ambiguous use of '\(Isolation.name(declaration))'", at: explainer.memberOffset(use), in: system.context.file)
    }
    if isKnown, !hasFixes { reportUnbound(system, expression) }
    if isKnown, !hasFixes, wanted == nil { reportHeterogeneous(expression, system) }
    for (part, type) in solution.state.types { part.type = final(type, system) }
    for (parameter, type) in solution.state.parameterTypes where parameter.typeSyntax == nil {
      parameter.type = final(type, system)
    }
    for (locator, chosen) in solution.state.chosen {
      record(chosen, locator)
      settle(chosen, locator, system) { self.final($0, system) }
    }
    if isLacking || !isKnown { forgetCalls(solution.state.fixes, in: expression) }
    for (place, nodes) in system.keyPathNodes {
      for node in nodes {
        guard let chosen = solution.state.chosen[Locator(expression: node, part: .callee)] else { continue }
        settle(chosen, Locator(expression: node, part: .callee), system) { self.final($0, system) }
        settledChoices[place] = settledChoices[Locator(expression: node, part: .callee)]
      }
    }
    finishClosures(solution, system)
    // Nothing wrong goes without a word, even where no assumption can be put into the compiler's words.
    if isKnown, reportCount == reportsBefore, solution.state.fixes.contains(where: { !$0.isSaidElsewhere }),
      !containsError(expression, or: .unsupported), !isCopied(expression, system.context)
    {
      reportAmbiguous(expression, system.context)
    }
    return final(type, system)
  }

  private func final(_ type: Type, _ system: ConstraintSystem) -> Type {
    let known = system.simplified(type)
    if !known.hasVariable { return reduced(known) }
    return known.mapping { part in
      if case .variable = part { return .hole }
      return nil
    }
  }

  private func record(_ chosen: ChosenOverload, _ locator: Locator) {
    guard locator.part == .callee else { return }
    choices[locator.expression] = chosen
    if case .reference(var reference) = locator.expression.kind {
      reference.chosen = chosen.choice.declaration
      locator.expression.kind = .reference(reference)
    }
  }

  /// A generic parameter that nothing names, a literal without elements or type.
  private func reportUnbound(_ system: ConstraintSystem, _ expression: Expression) {
    for number in system.state.variables.indices {
      let variable = system.state.variables[number]
      guard variable.parent == number, variable.fixed == nil, !variable.meetsHole, let locator = variable.locator else {
        continue
      }
      let place = locator.expression.range.start
      if variable.literal == .nilLiteral {
        report("'nil' requires a contextual type", at: place, in: system.context.file)
        return
      }
      if isEmptyLiteral(locator.expression) {
        report("empty collection literal requires an explicit type", at: place, in: system.context.file)
        return
      }
      if let parameter = variable.parameter {
        report("generic parameter '\(parameter.name)' could not be inferred", at: place, in: system.context.file)
        return
      }
      if case .parameter = locator.part, case .closure = locator.expression.kind {
        report("unable to infer type of a closure parameter in the current context", at: place, in: system.context.file)
        return
      }
    }
  }
  /// A literal whose elements have only `Any` in common needs a type.
  private func reportHeterogeneous(_ expression: Expression, _ system: ConstraintSystem) {
    let elements: [Expression]
    switch expression.kind {
    case .array(let values): elements = values
    case .dictionary(let entries): elements = entries.map(\.value)
    default: return
    }
    guard case .nominal(_, let arguments) = system.simplified(system.state.types[expression] ?? .hole),
      let element = arguments.last,
      case .existential(let bounds) = withoutOptionals(element).type, bounds.isAny
    else { return }
    let isAnyAlready = elements.contains { value in
      if case .existential(let own) = withoutOptionals(system.simplified(system.state.types[value] ?? .hole)).type {
        return own.isAny
      }
      return false
    }
    if isAnyAlready { return }
    let type = system.simplified(system.state.types[expression] ?? .hole)
    report(
      "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type annotation if this is intentional",
      at: expression.range.start, in: system.context.file)
  }
  private func isEmptyLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array(let elements): return elements.isEmpty
    case .dictionary(let entries): return entries.isEmpty
    default: return false
    }
  }

  /// Closures' bodies, and the segments of interpolations: they are looked at once the types around them are known.
  private func finishClosures(_ solution: Solution, _ system: ConstraintSystem) {
    let outer = outerParameterTypes
    for (parameter, type) in solution.state.parameterTypes { outerParameterTypes[parameter] = final(type, system) }
    defer { outerParameterTypes = outer }
    for part in solution.state.types.keys.sorted(by: { $0.range.start < $1.range.start }) {
      switch part.kind {
      case .closure(let closure):
        guard let body = solution.state.closureBodies[ObjectKey(closure)] else {
          if let single = closure.single { closure.body = [Statement(.expression(single), single.range)] }
          continue
        }
        closure.body = body.statements
        closure.throwsError = body.throwsError
        diagnostics += body.diagnostics
      case .string(let segments): check(segments, part, system.context, scope(of: part, system))
      default: break
      }
    }
  }
  private func scope(of expression: Expression, _ system: ConstraintSystem) -> Scope { system.scope }

  /// Each segment is a call of `appendInterpolation` of its own.
  private func check(_ segments: [Expression.Segment], _ literal: Expression, _ context: BodyContext, _ scope: Scope) {
    let interpolation = interpolationType(of: literal.type) ?? extendedInterpolation(segments, literal.type)
    for segment in segments {
      guard let list = segment.arguments else { continue }
      if let interpolation {
        let base = Expression(.type(interpolation), literal.range)
        let callee = Expression(
          .member(base, Expression.MemberName("appendInterpolation", literal.range)), literal.range)
        callee.kind = .member(base, Expression.MemberName("appendInterpolation", literal.range))
        let instance = VariableDeclaration(
          "interpolation", isLet: false, in: program, parent: nil, attributes: AttributeList(), place: nil)
        instance.type = interpolation
        base.kind = .reference(Expression.Reference("interpolation", [instance]))
        let call = Expression(.call(callee, list), list.arguments.first?.value.range ?? literal.range)
        check(call, context, scope)
        if let first = list.arguments.first { interpolationCalls[first.value] = call }
      } else {
        for argument in list.arguments { check(argument.value, context, scope) }
      }
    }
  }

  /// The library's own collector, where the program adds to it or a segment has labels that it must know.
  private func extendedInterpolation(_ segments: [Expression.Segment], _ type: Type) -> Type? {
    guard isStandard(type, "String"), let nominal = standard("DefaultStringInterpolation") else { return nil }
    let isSpecial = segments.contains { segment in
      guard let list = segment.arguments else { return false }
      return list.arguments.count != 1 || list.arguments[0].label != nil
    }
    guard isSpecial || !extensionMembers(of: nominal, named: "appendInterpolation").filter({ $0.module == program }).isEmpty
    else { return nil }
    return .nominal(nominal, [])
  }

  /// The type that collects a literal's segments, if it is the program's own or the library's; a `String` takes any value.
  private func interpolationType(of type: Type) -> Type? {
    if isStandard(type, "String") || isStandard(type, "Substring") || type == .hole { return nil }
    guard let declaration = standard("ExpressibleByStringInterpolation"),
      let associated = canonicalAssociatedType(named: "StringInterpolation", in: declaration),
      conforms(type, to: declaration)
    else { return nil }
    let found = reducedMember(type, associated)
    if case .nominal(let nominal, _) = found, nominal.name == "DefaultStringInterpolation" { return nil }
    return found
  }

  /// Whether what collects a literal's segments takes those with labels, or with several parts.
  func collects(_ segments: [Expression.Segment], _ type: Type) -> Bool {
    let special = segments.compactMap(\.arguments).filter { $0.arguments.count != 1 || $0.arguments[0].label != nil }
    guard !special.isEmpty, case .nominal(let collector, _)? = interpolationType(of: type) else { return true }
    let taking = members(ofNominal: collector, named: "appendInterpolation").compactMap {
      ($0.declaration as? FunctionDeclaration).map { interface(of: $0).parameters }
    }
    return special.allSatisfy { list in
      taking.contains { parameters in
        if case .success = ArgumentMatching.match(parameters, list) { true } else { false }
      }
    }
  }

  func containsError(_ expression: Expression, or severity: Diagnostic.Severity = .error) -> Bool {
    diagnostics.contains {
      ($0.severity == .error || $0.severity == severity) && $0.offset >= expression.range.start
        && $0.offset < max(expression.range.end, expression.range.start + 1)
    }
  }

  /// True if something in an expression is not known: a name of a module that is not there, or a declaration whose type is made of such.
  private func touchesUnknown(_ expression: Expression, _ system: ConstraintSystem) -> Bool {
    let range = expression.range
    let isUnknown = diagnostics.contains {
      $0.severity == .unsupported && $0.file == system.context.file && ($0.offset..<$0.offset + 1).overlaps(range.start..<max(range.end, range.start + 1))
    }
    if isUnknown { return true }
    if system.state.types.contains(where: { part, type in
      guard case .reference(let reference) = part.kind, system.simplified(type).hasHole else { return false }
      let declared = reference.chosen ?? (reference.candidates.count == 1 ? reference.candidates[0] : nil)
      if let parameter = declared as? ParameterDeclaration {
        return system.state.parameterTypes[parameter] == nil || outerParameterTypes[parameter]?.hasHole == true
      }
      // What a generic declaration's parameters stand for is found here: only its own types can be unknown.
      return hasUnknownType(declared)
    }) {
      return true
    }
    return system.state.chosen.values.contains { hasUnknownType($0.choice.declaration) }
  }
  private func hasUnknownType(_ declaration: Declaration?) -> Bool {
    switch declaration {
    case let variable as VariableDeclaration: variable.type?.hasHole ?? false
    case let function as FunctionDeclaration:
      function.interface.map { $0.result.hasHole || $0.parameters.contains { $0.type.hasHole } } ?? false
    case let alias as TypeAliasDeclaration: resolvedTarget(of: alias)?.hasHole ?? true
    default: false
    }
  }

  /// Does something and gives what was reported meanwhile, without keeping it.
  func capturing<Result>(_ body: () -> Result) -> (Result, [Diagnostic]) {
    let outer = diagnostics
    diagnostics = []
    let result = body()
    let own = diagnostics
    diagnostics = outer
    return (result, own)
  }
}
