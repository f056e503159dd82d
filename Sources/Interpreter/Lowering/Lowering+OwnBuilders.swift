internal import SwiftSyntax

extension Lowering {
  /// Notes the names of types with `@resultBuilder`, those inside other types too.
  func noteBuilders(_ declaration: DeclSyntax) {
    if let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes, hasAttribute("resultBuilder", attributes),
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
    {
      builderNames.insert(name)
    }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
    for member in group.memberBlock.members where member.decl.asProtocol((any DeclGroupSyntax).self) != nil { noteBuilders(member.decl) }
  }
  /// True for an attribute that names a result builder of the file, `@MenuBuilder` or `@Menu.Builder`.
  func isOwnBuilder(_ attribute: AttributeSyntax) -> Bool {
    if let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.identifierText { return builderNames.contains(name) }
    if let name = attribute.attributeName.as(MemberTypeSyntax.self)?.name.identifierText { return builderNames.contains(name) }
    return false
  }
  /// The result builder of the file among attributes; nil where there is none.
  func ownBuilder(_ attributes: AttributeListSyntax?) -> StaticType? {
    guard !builderNames.isEmpty, let attributes else { return nil }
    for case .attribute(let attribute) in attributes where isOwnBuilder(attribute) {
      let found = type(attribute.attributeName)
      if case .declared = found { return found }
    }
    return nil
  }

  /// What the functions of a result builder of the file make of a block, `buildFinalResult` included.
  func ownBlock(_ list: [CodeBlockItemSyntax], _ builder: StaticType, expecting expected: StaticType?, _ span: SourceFile.Span) -> Expression {
    scoped {
      let block = OwnBuilding(builder: builder, expected: expected)
      let made = ownComponents(list, block, span)
      guard made.type != .failed, hasBuilder("buildFinalResult", builder) else { return made }
      let variable = context.declare(" component", made.type, isMutable: false)
      let last = built("buildFinalResult", [(nil, VariableExpression(variable, span))], block, span)
      return OwnBlockExpression([.component(made, variable)], last, span)
    }
  }
  private struct OwnBuilding {
    let builder: StaticType
    let expected: StaticType?
  }
  private func hasBuilder(_ name: String, _ builder: StaticType) -> Bool { !builderFunctions(name, builder).isEmpty }
  private func builderFunctions(_ name: String, _ builder: StaticType) -> [FunctionDeclaration] {
    members(of: .metatype(builder), named: name).compactMap { member in
      if case .function(let function) = member { return function }
      return nil
    }
  }

  /// The components of a block, put together by `buildBlock`, or one after the other by `buildPartialBlock`.
  private func ownComponents(_ list: [CodeBlockItemSyntax], _ block: OwnBuilding, _ span: SourceFile.Span) -> Expression {
    scoped {
      var items: [OwnBlockExpression.Item] = []
      var components: [Expression] = []
      var isBroken = false
      for item in flattened(list) {
        for made in ownItems(item, block) {
          switch made {
          case .statement: items.append(made)
          case .component(let value, _):
            if value.type.isSilent { isBroken = true }
            let variable = context.declare(" component", value.type, isMutable: false)
            items.append(.component(value, variable))
            components.append(VariableExpression(variable, value.span))
          }
        }
      }
      if isBroken { return FailedExpression(span) }
      let result: Expression
      if !components.isEmpty, hasBuilder("buildPartialBlock", block.builder) {
        var current = built("buildPartialBlock", [("first", components[0])], block, span)
        for component in components.dropFirst() where current.type != .failed {
          let variable = context.declare(" component", current.type, isMutable: false)
          items.append(.component(current, variable))
          current = built("buildPartialBlock", [("accumulated", VariableExpression(variable, span)), ("next", component)], block, span)
        }
        result = current
      } else {
        result = built("buildBlock", components.map { (nil, $0) }, block, span)
      }
      return result.type == .failed ? result : OwnBlockExpression(items, result, span)
    }
  }
  private func ownItems(_ item: CodeBlockItemSyntax, _ block: OwnBuilding) -> [OwnBlockExpression.Item] {
    switch item.item {
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self) { return variableStatements(variable).map { .statement($0) } }
      report(.controlFlowInBuilder(at: range(declaration)))
      return []
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self) { return ownExpression(expression.expression, block) }
      if let loop = statement.as(ForStmtSyntax.self) { return [ownLoop(loop, block)].map { .component($0, nil) } }
      report(.controlFlowInBuilder(at: statement.firstToken(viewMode: .sourceAccurate).map { range($0) } ?? range(statement)))
      return []
    case .expr(let expression): return ownExpression(expression, block)
    @unknown default: return []
    }
  }
  private func ownExpression(_ syntax: ExprSyntax, _ block: OwnBuilding) -> [OwnBlockExpression.Item] {
    if let choice = syntax.as(IfExprSyntax.self) { return [.component(ownIf(choice, block), nil)] }
    if let choice = syntax.as(SwitchExprSyntax.self) {
      let subject = switchSubject(choice)
      let branches = switchBranches(choice, subject.value) { conditions, statements in
        (conditions: conditions, block: ownComponents(Array(statements), block, self.span(statements)))
      }
      return (subject.initial.map { [.statement($0)] } ?? []) + [.component(ownBranches(branches, isExhaustive: true, block, span(choice)), nil)]
    }
    let span = span(syntax)
    let functions = builderFunctions("buildExpression", block.builder)
    guard functions.isEmpty else {
      let argument = Argument(label: nil, syntax: syntax, isTrailing: false)
      let candidates = functions.map { candidate(.function($0), .metatype(block.builder)) }
      return [.component(resolve(candidates, metatype(block.builder, span), [argument], name: "buildExpression", place: span, whole: span, nil), nil)]
    }
    // What the builder is made for tells what an implicit member belongs to.
    let wanted = builderFunctions("buildBlock", block.builder).first?.parameters.first.map { $0.isVariadic ? $0.type.element ?? $0.type : $0.type }
    let hint = wanted.flatMap { type -> StaticType? in if case .parameter = type { nil } else { type } }
    let value = lower(syntax, expecting: hint)
    return value.type == .void ? [.statement(ExpressionStatement(value, span))] : [.component(hint.flatMap { converted(value, to: $0) } ?? value, nil)]
  }
  private func ownIf(_ syntax: IfExprSyntax, _ block: OwnBuilding) -> Expression {
    var branches: [(conditions: [Expression], block: Expression)] = []
    var isExhaustive = false
    var next: IfExprSyntax? = syntax
    while let current = next {
      branches.append(
        scoped {
          let conditions = conditions(current.conditions)
          return (conditions, ownComponents(Array(current.body.statements), block, span(current.body)))
        })
      next = nil
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let body):
        branches.append(([], ownComponents(Array(body.statements), block, span(body))))
        isExhaustive = true
      case nil: break
      @unknown default: break
      }
    }
    return ownBranches(branches, isExhaustive: isExhaustive, block, span(syntax))
  }
  /// `buildEither` for each of several branches, nested as `BranchExpression` has them; `buildOptional` where none may hold.
  private func ownBranches(_ branches: [(conditions: [Expression], block: Expression)], isExhaustive: Bool, _ block: OwnBuilding, _ span: SourceFile.Span) -> Expression {
    if branches.contains(where: { $0.block.type == .failed }) { return FailedExpression(span) }
    var made: [OwnBranchExpression.Branch] = []
    for (index, branch) in branches.enumerated() {
      var value = branch.block
      for isFirst in BranchExpression.path(of: index, count: branches.count).reversed() where value.type != .failed {
        value = built("buildEither", [(isFirst ? "first" : "second", value)], block, span)
      }
      if value.type == .failed { return value }
      made.append(OwnBranchExpression.Branch(conditions: branch.conditions, value: value))
    }
    guard var type = made.first?.value.type else { return FailedExpression(span) }
    var otherwise: Expression?
    if !isExhaustive {
      let name = hasBuilder("buildOptional", block.builder) ? "buildOptional" : "buildIf"
      let inner = type
      made = made.map { OwnBranchExpression.Branch(conditions: $0.conditions, value: built(name, [(nil, ConversionExpression($0.value, .wrap, .optional(inner)))], block, span)) }
      let none = built(name, [(nil, ConstantExpression(.none, .optional(inner), span))], block, span)
      if none.type == .failed { return none }
      (otherwise, type) = (none, none.type)
    }
    guard made.allSatisfy({ canConvert($0.value.type, to: type) }) else {
      let other = made.first { !canConvert($0.value.type, to: type) }?.value.type ?? type
      return refuse(.cannotConvert(other, to: type, for: .result, at: range(span)), span)
    }
    return OwnBranchExpression(made, otherwise: otherwise, type, span)
  }
  private func ownLoop(_ syntax: ForStmtSyntax, _ block: OwnBuilding) -> Expression {
    let span = span(syntax)
    var body: Expression?
    let list = context.declare(" list", .failed, isMutable: true)
    let loop = forStatement(syntax, nil) { [self] in
      let made = ownComponents(Array(syntax.body.statements), block, self.span(syntax.body))
      body = made
      return [CollectingStatement(made, list, span)]
    }
    guard let body, body.type != .failed else { return FailedExpression(span) }
    let variable = context.declare(" component", .array(body.type), isMutable: false)
    let result = built("buildArray", [(nil, VariableExpression(variable, span))], block, span)
    return result.type == .failed ? result : OwnBlockExpression([.component(CollectedExpression(loop, list, .array(body.type), span), variable)], result, span)
  }

  /// A call of one of the builder's functions with values that are lowered already; of several that fit the one that converts least.
  private func built(_ name: String, _ values: [(label: String?, value: Expression)], _ block: OwnBuilding, _ span: SourceFile.Span) -> Expression {
    var best: (call: Expression, cost: Int)?
    for function in builderFunctions(name, block.builder) {
      var bindings = ownerBindings(function.owner, block.builder)
      let open = function.typeParameters
      var arguments: [Expression] = []
      var cost = 0
      func take(_ value: Expression, _ type: StaticType) -> Expression? {
        let wanted = type.substituting(completed(bindings))
        guard unify(wanted, value.type, &bindings, open), let made = converted(value, to: wanted.substituting(completed(bindings))) else { return nil }
        cost += conversionCost(value.type, to: made.type) + (type.mentions(open) ? 1 : 0)
        return made
      }
      if function.parameters.count == 1, function.parameters[0].isVariadic, let element = function.parameters[0].type.element {
        guard values.allSatisfy({ $0.label == nil }) else { continue }
        let made = values.compactMap { take($0.value, element) }
        guard made.count == values.count else { continue }
        arguments = [ArrayExpression(made, .array(element.substituting(completed(bindings))), span)]
        cost += 2
      } else {
        guard function.parameters.map(\.label) == values.map(\.label) else { continue }
        let made = zip(function.parameters, values).compactMap { take($1.value, $0.type) }
        guard made.count == values.count else { continue }
        arguments = made
      }
      let result = function.result.substituting(completed(bindings))
      if let expected = block.expected, name == "buildFinalResult", !canConvert(result, to: expected) { cost += 10 }
      if best.map({ cost < $0.cost }) ?? true {
        let known = open.compactMap { parameter in bindings[parameter].map { (parameter, $0) } }
        best = (FunctionCall(function, metatype(block.builder, span), arguments, typeArguments: known, result, span), cost)
      }
    }
    if let best { return best.call }
    guard hasBuilder(name, block.builder) else {
      return refuse(
        Diagnostic("closure containing control flow statement cannot be used with result builder '\(block.builder)': it has no '\(name)'", at: range(span)), span)
    }
    let types = values.map { "'\($0.value.type)'" }.joined(separator: ", ")
    return refuse(Diagnostic("'\(name)' of result builder '\(block.builder)' does not take \(types.isEmpty ? "an empty block" : types)", at: range(span)), span)
  }
}
