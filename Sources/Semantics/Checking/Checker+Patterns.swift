internal import Declarations
internal import SwiftSyntax

extension Checker {
  /// A pattern that is matched with a value of a type; its variables are added to the scope.
  func pattern(_ node: PatternSyntax, _ type: Type, isLet: Bool, _ scope: Scope, _ context: BodyContext) -> Pattern {
    let range = span(node)
    switch node.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return Pattern(.wildcard, type, range)
    case .identifierPattern(let node): return variable(node.identifier, type, isLet, scope, context)
    case .valueBindingPattern(let node):
      return pattern(node.pattern, type, isLet: node.bindingSpecifier.tokenKind == .keyword(.let), scope, context)
    case .tuplePattern(let node): return tuple(node, type, isLet, scope, context)
    case .isTypePattern(let node):
      return Pattern(.cast(resolve(node.type, typeContext(context, scope)), nil), type, range)
    case .expressionPattern(let node): return pattern(expression: node.expression, type, isLet, scope, context)
    default: return Pattern(.error, type, range)
    }
  }

  private func variable(_ token: TokenSyntax, _ type: Type, _ isLet: Bool, _ scope: Scope, _ context: BodyContext)
    -> Pattern
  {
    let range = span(token)
    let place = context.file.map { SourcePlace($0, range.start) }
    let made = VariableDeclaration(
      token.identifierText, isLet: isLet, in: program, parent: context.declaration, attributes: AttributeList(),
      place: place)
    made.type = type
    localScopes[made] = scope
    scope.add(made)
    return Pattern(.variable(made), type, range)
  }

  private func tuple(_ node: TuplePatternSyntax, _ type: Type, _ isLet: Bool, _ scope: Scope, _ context: BodyContext)
    -> Pattern
  {
    let elements = Array(node.elements)
    if elements.count == 1, elements[0].label == nil {
      return pattern(elements[0].pattern, type, isLet: isLet, scope, context)
    }
    var types = Array(repeating: Type.hole, count: elements.count)
    if case .tuple(let parts) = type, parts.count == elements.count {
      types = parts.map(\.type)
    } else if type != .hole {
      reportTuple(of: elements.count, type, span(node).start, context)
    }
    let made = zip(elements, types).map { element, part in
      Pattern.Element(element.label?.identifierText, pattern(element.pattern, part, isLet: isLet, scope, context))
    }
    return Pattern(.tuple(made), type, span(node))
  }

  private func pattern(expression node: ExprSyntax, _ type: Type, _ isLet: Bool, _ scope: Scope, _ context: BodyContext)
    -> Pattern
  {
    let range = span(node)
    if let inner = node.as(PatternExprSyntax.self) { return pattern(inner.pattern, type, isLet: isLet, scope, context) }
    if node.is(DiscardAssignmentExprSyntax.self) { return Pattern(.wildcard, type, range) }
    if let tuple = node.as(TupleExprSyntax.self) { return pattern(tuple: tuple, type, isLet, scope, context) }
    if let some = node.as(OptionalChainingExprSyntax.self) {
      let object = optionalObject(type)
      if object == nil, type != .hole {
        report("'?' pattern cannot match values of type '\(type)'", at: range.start, in: context.file)
      }
      return Pattern(.some(pattern(expression: some.expression, object ?? .hole, isLet, scope, context)), type, range)
    }
    if let sequence = node.as(SequenceExprSyntax.self), let cast = castPattern(sequence, type, isLet, scope, context) {
      return cast
    }
    if let found = enumCase(node, type, isLet, scope, context) { return found }
    return comparison(node, type, scope, context)
  }

  private func reportTuple(of count: Int, _ type: Type, _ offset: Int, _ context: BodyContext) {
    if case .tuple = type {
      let parts = Array(repeating: "_", count: count).joined(separator: ", ")
      report("pattern of type '(\(parts))' cannot match '\(type)'", at: offset, in: context.file)
    } else {
      report("tuple pattern cannot match values of the non-tuple type '\(type)'", at: offset, in: context.file)
    }
  }

  private func pattern(tuple node: TupleExprSyntax, _ type: Type, _ isLet: Bool, _ scope: Scope, _ context: BodyContext)
    -> Pattern
  {
    let elements = Array(node.elements)
    if elements.count == 1, elements[0].label == nil {
      return pattern(expression: elements[0].expression, type, isLet, scope, context)
    }
    guard case .tuple(let parts) = type, parts.count == elements.count else {
      if type != .hole { reportTuple(of: elements.count, type, span(node).start, context) }
      for element in elements { _ = pattern(expression: element.expression, .hole, isLet, scope, context) }
      return Pattern(.error, type, span(node))
    }
    let made = zip(elements, parts).map { element, part in
      Pattern.Element(
        element.label?.identifierText, pattern(expression: element.expression, part.type, isLet, scope, context))
    }
    return Pattern(.tuple(made), type, span(node))
  }

  /// `let x as T`, `is T` in a sequence.
  private func castPattern(
    _ node: SequenceExprSyntax, _ type: Type, _ isLet: Bool, _ scope: Scope, _ context: BodyContext
  ) -> Pattern? {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let target = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    let resolved = resolve(target.type, typeContext(context, scope))
    return Pattern(.cast(resolved, pattern(expression: elements[0], resolved, isLet, scope, context)), type, span(node))
  }

  /// `.name`, `.name(patterns)`, `Type.name(patterns)`.
  private func enumCase(_ node: ExprSyntax, _ type: Type, _ isLet: Bool, _ scope: Scope, _ context: BodyContext)
    -> Pattern?
  {
    var callee = node
    var arguments: LabeledExprListSyntax?
    if let call = node.as(FunctionCallExprSyntax.self) {
      (callee, arguments) = (call.calledExpression, call.arguments)
    }
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.identifierText
    var owner = type
    if let base = member.base {
      guard
        case .type(let written) = TreeBuilder(checker: self, context: context, scope: scope).build(
          base, allowsType: true
        ).kind
      else {
        return nil
      }
      owner = written
      if case .nominal(let wanted, let list) = written, list.isEmpty,
        case .nominal(let actual, _) = withoutOptionals(type).type, actual == wanted
      {
        owner = withoutOptionals(type).type
      }
    }
    if owner == .hole {
      for argument in arguments ?? [] { _ = pattern(expression: argument.expression, .hole, isLet, scope, context) }
      return Pattern(.error, type, span(node))
    }
    var current = owner
    var depth = 0
    while true {
      if let found = caseDeclaration(named: name, in: current) {
        var made = Pattern(
          .enumCase(found, payload(found, current, arguments, isLet, scope, context)), current, span(node))
        if member.base == nil || withoutOptionals(type).type == current {
          let wrapping = member.base == nil ? depth : withoutOptionals(type).depth
          for _ in 0..<wrapping { made = Pattern(.some(made), optional(made.type), span(node)) }
        }
        return made
      }
      guard let object = optionalObject(current) else { break }
      (current, depth) = (object, depth + 1)
    }
    if arguments != nil || isEnum(withoutOptionals(owner).type) && !hasStatic(name, withoutOptionals(owner).type) {
      if arguments != nil, hasStatic(name, withoutOptionals(owner).type) { return nil }
      if member.base == nil || arguments != nil {
        report(
          "type '\(withoutOptionals(owner).type)' has no member '\(name)'", at: span(member.declName).start,
          in: context.file)
        for argument in arguments ?? [] { _ = pattern(expression: argument.expression, .hole, isLet, scope, context) }
        return Pattern(.error, type, span(node))
      }
    }
    return nil
  }
  private func isEnum(_ type: Type) -> Bool {
    if case .nominal(let declaration, _) = type { return declaration.kind == .enumeration }
    return false
  }
  private func hasStatic(_ name: String, _ type: Type) -> Bool {
    if case .nominal(let declaration, _) = type {
      return members(ofNominal: declaration, named: name).contains { $0.declaration.isStatic }
    }
    return true
  }

  func caseDeclaration(named name: String, in type: Type) -> FunctionDeclaration? {
    guard case .nominal(let declaration, _) = type else { return nil }
    return declaration.members.named(name).compactMap { $0 as? FunctionDeclaration }.first { $0.kind == .enumCase }
  }

  private func payload(
    _ found: FunctionDeclaration, _ type: Type, _ arguments: LabeledExprListSyntax?, _ isLet: Bool, _ scope: Scope,
    _ context: BodyContext
  ) -> Pattern? {
    guard let arguments else { return nil }
    guard case .nominal(let nominal, let list) = type else { return nil }
    let map = substitution(of: nominal, list)
    let parameters = interface(of: found).parameters.map {
      Type.TupleElement($0.label, reduced($0.type.substituting(map)))
    }
    let written = Array(arguments)
    if written.count == 1, parameters.count != 1 || written[0].label == nil {
      // One pattern for all values: the tuple of them.
      let whole: Type = parameters.count == 1 ? parameters[0].type : .tuple(parameters)
      return pattern(expression: written[0].expression, whole, isLet, scope, context)
    }
    if written.count != parameters.count {
      report(
        "tuple pattern has the wrong length for tuple type '\(Type.tuple(parameters))'", at: span(arguments).start,
        in: context.file)
    }
    let made = written.enumerated().map { index, argument -> Pattern.Element in
      let label = argument.label?.identifierText
      let element = parameters.indices.contains(index) ? parameters[index] : Type.TupleElement(nil, .hole)
      if let label, label != element.label {
        report(
          "tuple pattern element label '\(label)' must be '\(element.label ?? "_")'", at: span(argument).start,
          in: context.file)
      }
      return Pattern.Element(label, pattern(expression: argument.expression, element.type, isLet, scope, context))
    }
    return made.count == 1 ? made[0].pattern : Pattern(.tuple(made), .tuple(parameters), span(arguments))
  }

  /// Any other expression is compared with `~=`.
  private func comparison(_ node: ExprSyntax, _ type: Type, _ scope: Scope, _ context: BodyContext) -> Pattern {
    let tree = TreeBuilder(checker: self, context: context, scope: scope)
    let value = tree.build(node)
    if case .error = value.kind { return Pattern(.error, type, value.range) }
    let subject = VariableDeclaration(
      "$match", isLet: true, in: program, parent: nil, attributes: AttributeList(), place: nil)
    subject.type = type
    if case .nilLiteral = value.kind {
      if optionalObject(type) == nil, type != .hole {
        report("'nil' is not compatible with expected pattern type '\(type)'", at: value.range.start, in: context.file)
      }
      value.type = type
      return Pattern(.expression(value), type, value.range)
    }
    let reference = Expression(.reference(Expression.Reference(subject.name, [subject])), value.range)
    let candidates = operatorFunctions(named: "~=", .infix, from: context)
    let operation = Expression(.reference(Expression.Reference("~=", candidates, isOperator: true)), value.range)
    let call = Expression(
      .call(operation, Expression.ArgumentList([.init(nil, value), .init(nil, reference)], end: value.range.end)),
      value.range)
    let (_, found) = capturing { check(call, context, scope, wanted: Wanted(type: bool, kind: .condition)) }
    if found.contains(where: { $0.severity == .error }) {
      let (own, messages) = capturing {
        check(TreeBuilder(checker: self, context: context, scope: scope).build(node), context, scope)
      }
      if messages.contains(where: { $0.severity == .error }) {
        diagnostics += messages
      } else {
        report(
          "expression pattern of type '\(own)' cannot match values of type '\(type)'", at: value.range.start,
          in: context.file)
      }
    }
    return Pattern(.expression(call), type, value.range)
  }
}
