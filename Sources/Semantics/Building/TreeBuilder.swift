internal import Declarations
internal import SwiftSyntax

/// Makes expressions of syntax: operators are folded, names looked up, types told from values.
struct TreeBuilder {
  let checker: Checker
  let context: BodyContext
  var scope: Scope

  var typeContext: TypeContext {
    TypeContext(declaration: context.declaration, scope: scope, file: context.file, allowsUnbound: true)
  }

  func span(_ node: some SyntaxProtocol) -> SourceSpan {
    SourceSpan(node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
  func make(_ kind: Expression.Kind, _ node: some SyntaxProtocol) -> Expression { Expression(kind, span(node)) }
  func fail(_ message: String, _ node: some SyntaxProtocol) -> Expression {
    checker.report(message, at: node.positionAfterSkippingLeadingTrivia.utf8Offset, in: context.file)
    return make(.error, node)
  }

  /// Members and calls inside each other: more would take too long (our choice).
  private static let nestingLimit = 1_000

  /// A value; `allowsType` where what follows may make one of a type.
  func build(_ node: some ExprSyntaxProtocol, allowsType: Bool = false) -> Expression {
    var hasBind = false
    let made = postfix(ExprSyntax(node), &hasBind)
    if case .type = made.kind, !allowsType {
      checker.report("expected member name or initializer call after type name", at: made.range.start, in: context.file)
      return Expression(.error, made.range)
    }
    return hasBind ? Expression(.optionalChain(made), made.range) : made
  }

  /// An expression that may be part of a chain with `?`; the whole chain is wrapped once, at its end.
  func postfix(_ node: ExprSyntax, _ hasBind: inout Bool) -> Expression {
    guard checker.nesting < Self.nestingLimit else {
      checker.report(
        "this is nested more than \(Self.nestingLimit / 2) levels deep; move a part of it into a property or a view of its own",
        at: span(node).start, in: context.file, .unsupported)
      return make(.error, node)
    }
    checker.nesting += 1
    defer { checker.nesting -= 1 }
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): return member(node, &hasBind)
    case .functionCallExpr(let node): return call(node, &hasBind)
    case .subscriptCallExpr(let node):
      let base = postfix(node.calledExpression, &hasBind)
      return make(
        .subscriptCall(
          base, arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures, end: node)), node)
    case .forceUnwrapExpr(let node): return make(.force(postfix(node.expression, &hasBind)), node)
    case .optionalChainingExpr(let node):
      hasBind = true
      return make(.optionalBind(postfix(node.expression, &hasBind)), node)
    case .postfixOperatorExpr(let node):
      if let type = postfixOptional(node) { return type }
      return operatorCall(node.operator, .postfix, [build(node.expression)], node)
    case .genericSpecializationExpr(let node): return specialization(node, &hasBind)
    case .postfixIfConfigExpr(let node): return postfixCondition(node, &hasBind)
    default: return primary(node)
    }
  }

  /// A literal of several lines ignores blanks; what is no pattern is refused, as the compiler does it.
  private func regularExpression(_ node: RegexLiteralExprSyntax) -> Expression {
    var pattern = node.regex.text
    if node.openingPounds != nil, pattern.first?.isNewline == true { pattern = "(?x)" + pattern }
    if RegularExpressionCaptures.all(of: pattern) == nil {
      return fail("a regular expression that is so long or so deep is not supported yet by the playground", node)
    }
    do { _ = try Regex(pattern) } catch { return fail("cannot parse regular expression: \(error)", node) }
    return make(.regularExpression(pattern), node)
  }

  private func primary(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return make(.integer(node.literal.text), node)
    case .floatLiteralExpr(let node): return make(.fraction(node.literal.text), node)
    case .booleanLiteralExpr(let node): return make(.boolean(node.literal.tokenKind == .keyword(.true)), node)
    case .nilLiteralExpr(let node): return make(.nilLiteral, node)
    case .stringLiteralExpr(let node): return make(.string(segments(node.segments, pounds: node.openingPounds?.text ?? "")), node)
    case .regexLiteralExpr(let node): return regularExpression(node)
    case .declReferenceExpr(let node): return reference(node)
    case .superExpr(let node): return make(.superReference, node)
    case .discardAssignmentExpr(let node): return make(.discard, node)
    case .tupleExpr(let node): return tuple(node)
    case .arrayExpr(let node): return make(.array(node.elements.map { build($0.expression) }), node)
    case .dictionaryExpr(let node): return dictionary(node)
    case .closureExpr(let node): return make(.closure(closure(node)), node)
    case .prefixOperatorExpr(let node): return prefix(node)
    case .inOutExpr(let node): return make(.inOut(build(node.expression)), node)
    case .sequenceExpr(let node): return folded(node)
    case .ternaryExpr(let node):
      return make(.ternary(build(node.condition), build(node.thenExpression), build(node.elseExpression)), node)
    case .tryExpr(let node):
      let kind: Expression.TryKind
      switch node.questionOrExclamationMark?.tokenKind {
      case .postfixQuestionMark?: kind = .optional
      case .exclamationMark?: kind = .forced
      default: kind = .plain
      }
      return make(.tryExpression(kind, build(node.expression)), node)
    case .awaitExpr(let node): return make(.awaitExpression(build(node.expression)), node)
    case .keyPathExpr(let node): return keyPath(node)
    case .typeExpr(let node): return make(.type(checker.resolve(node.type, typeContext)), node)
    case .ifExpr, .switchExpr: return misplaced(node)
    case .macroExpansionExpr(let node): return macro(node)
    case .borrowExpr(let node): return build(node.expression)
    case .consumeExpr(let node): return build(node.expression)
    case .copyExpr(let node): return build(node.expression)
    case .unsafeExpr(let node): return build(node.expression)
    case .packExpansionExpr(let node): return build(node.repetitionPattern)
    case .packElementExpr(let node): return build(node.pack)
    default: return make(.error, node)
    }
  }

  /// An `if` or `switch` as a value, where none is taken apart.
  private func misplaced(_ node: ExprSyntax) -> Expression {
    if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self), ExprSyntax(sequence).isAssignmentOfBranches {
      // Whoever checks the statement looks at the branches.
      return make(.statement(Statement(.breakStatement(nil), span(node))), node)
    }
    let word = node.is(IfExprSyntax.self) ? "if" : "switch"
    switch node.parent?.kind {
    case .throwStmt, .tryExpr, .awaitExpr:
      checker.report(
        "the playground does not have '\(word)' as an expression here yet", at: span(node).start, in: context.file,
        .unsupported)
      return make(.error, node)
    default:
      return fail("'\(word)' may only be used as expression in return, throw, or as the source of an assignment", node)
    }
  }
  private func tuple(_ node: TupleExprSyntax) -> Expression {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      let inner = build(only.expression, allowsType: true)
      inner.isParenthesized = true
      return inner
    }
    let elements = node.elements.map { Expression.Argument($0.label?.identifierText, build($0.expression, allowsType: true)) }
    let types = elements.map { element -> Type? in
      if case .type(let type) = element.value.kind { return type }
      return nil
    }
    if !types.isEmpty, types.allSatisfy({ $0 != nil }) {
      return make(.type(.tuple(zip(elements, types).map { Type.TupleElement($0.label, $1 ?? .hole) })), node)
    }
    return make(.tuple(elements), node)
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    guard case .elements(let elements) = node.content else { return make(.dictionary([]), node) }
    return make(.dictionary(elements.map { Expression.Entry(build($0.key), build($0.value)) }), node)
  }

  func segments(_ list: StringLiteralSegmentListSyntax, pounds: String = "") -> [Expression.Segment] {
    list.map { segment in
      switch segment {
      case .stringSegment(let text):
        return Expression.Segment(text: pounds.isEmpty ? text.content.text : escaped(text.content.text, pounds))
      case .expressionSegment(let inner):
        return Expression.Segment(
          text: "",
          arguments: Expression.ArgumentList(
            inner.expressions.map { Expression.Argument($0.label?.identifierText, build($0.expression)) }))
      @unknown default: return Expression.Segment(text: "")
      }
    }
  }

  /// The text of `#"…"#` as it would stand in a plain literal.
  private func escaped(_ text: String, _ pounds: String) -> String {
    text.replacing("\\" + pounds, with: "\u{0}").replacing("\\", with: "\\\\").replacing("\u{0}", with: "\\")
  }

  private func prefix(_ node: PrefixOperatorExprSyntax) -> Expression {
    if node.operator.text == "-" {
      if let literal = node.expression.as(IntegerLiteralExprSyntax.self) {
        return make(.integer("-" + literal.literal.text), node)
      }
      if let literal = node.expression.as(FloatLiteralExprSyntax.self) {
        return make(.fraction("-" + literal.literal.text), node)
      }
    }
    return operatorCall(node.operator, .prefix, [build(node.expression)], node)
  }

  func operatorCall(
    _ token: TokenSyntax, _ fixity: OperatorDeclaration.Fixity, _ operands: [Expression], _ node: some SyntaxProtocol
  ) -> Expression {
    let candidates = checker.operatorFunctions(named: token.text, fixity, from: context)
    let reference = Expression(.reference(Expression.Reference(token.text, candidates, isOperator: true)), span(token))
    if candidates.isEmpty {
      let word = fixity == .prefix ? "unary" : fixity == .postfix ? "unary" : "binary"
      _ = fail(
        checker.hasOperator(named: token.text, fixity)
          ? "operator is not a known \(word) operator" : "cannot find operator '\(token.text)' in scope",
        token)
      reference.kind = .error
    }
    return make(
      .call(reference, Expression.ArgumentList(operands.map { Expression.Argument(nil, $0) }, end: span(node).end)),
      node)
  }

  /// `Int?` in an expression.
  private func postfixOptional(_ node: PostfixOperatorExprSyntax) -> Expression? {
    guard node.operator.text == "?", case .type(let type) = build(node.expression).kind else { return nil }
    return make(.type(checker.optional(type)), node)
  }

  private func postfixCondition(_ node: PostfixIfConfigExprSyntax, _ hasBind: inout Bool) -> Expression {
    guard case .postfixExpression(let inner)? = node.config.activeElements(isActive: { BuildConditions.isActive($0) })
    else {
      return node.base.map { postfix($0, &hasBind) } ?? make(.error, node)
    }
    guard let base = node.base else { return make(.error, node) }
    return postfix(PostfixGraft.graft(base, under: inner), &hasBind)
  }

  private func macro(_ node: MacroExpansionExprSyntax) -> Expression {
    let name = node.macroName.text
    switch name {
    case "file", "fileID", "filePath", "function", "line", "column", "dsohandle": return make(.magic(name), node)
    case "keyPath" where node.arguments.count == 1:
      return make(.string([Expression.Segment(text: objectiveCPath(node.arguments))]), node)
    default:
      let arguments = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures, end: node)
      let seen = checker.modules.filter { context.file?.visibleModules?.contains($0) != false }
      let functions = seen.flatMap { $0.topLevel.named("_macro_" + name) }
      if functions.isEmpty { return make(.macro(name, arguments), node) }
      // What a macro of a library makes is the result of a function that the library's source gives for it.
      let function = make(.reference(Expression.Reference(name, functions)), node.macroName)
      let made = make(.call(function, arguments), node)
      guard let clause = node.genericArgumentClause,
        let result = result(of: seen.flatMap { $0.topLevel.named(name) }, typeArguments(clause))
      else { return made }
      return make(.cast(.coercion, made, result), node)
    }
  }

  /// The names of `#keyPath(Owner.name.part)` without those of the type that it begins with: `name.part`.
  private func objectiveCPath(_ arguments: LabeledExprListSyntax) -> String {
    let names = (arguments.first?.expression.trimmedDescription ?? "").split(separator: ".")
    var silent = typeContext
    (silent.isSilent, silent.allowsUnbound) = (true, true)
    let count = names.indices.dropFirst().last { end in
      checker.resolve(TypeSyntax(stringLiteral: names[..<end].joined(separator: ".")), silent) != .hole
    }
    return names[(count ?? 0)...].joined(separator: ".")
  }

  /// The type of what a macro makes, with the arguments that are written for its generic parameters.
  private func result(of candidates: [Declaration], _ arguments: [Type]) -> Type? {
    for case let macro as FunctionDeclaration in candidates where macro.kind == .macro {
      let parameters = macro.genericParameters
      guard let last = parameters.last, last.isPack ? parameters.count <= arguments.count + 1 : parameters.count == arguments.count
      else { continue }
      let fixed = last.isPack ? parameters.count - 1 : parameters.count
      return checker.interface(of: macro).result.mapping { part in
        guard case .parameter(let parameter) = part, let index = parameters.firstIndex(of: parameter) else { return nil }
        return index < fixed ? arguments[index] : .pack(Array(arguments[fixed...]))
      }.flatteningPacks
    }
    return nil
  }

  func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ additional: MultipleTrailingClosureElementListSyntax,
    end node: some SyntaxProtocol
  ) -> Expression.ArgumentList {
    var made = list.map { Expression.Argument($0.label?.identifierText, argument($0.expression)) }
    var count = 0
    if let trailing {
      made.append(Expression.Argument(nil, make(.closure(closure(trailing)), trailing)))
      count = 1
    }
    for element in additional {
      let label = element.label.tokenKind == .wildcard ? nil : element.label.identifierText
      made.append(Expression.Argument(label, make(.closure(closure(element.closure)), element.closure)))
      count += 1
    }
    return Expression.ArgumentList(
      made, trailing: count, end: span(node).end - (list.isEmpty && trailing != nil ? 0 : 1))
  }

  /// An operator by itself is a value there: `reduce(0, +)`.
  private func argument(_ node: ExprSyntax) -> Expression {
    if let token = node.as(DeclReferenceExprSyntax.self)?.baseName, case .binaryOperator = token.tokenKind {
      return operatorValue(token)
    }
    return build(node)
  }
  func operatorValue(_ token: TokenSyntax) -> Expression {
    let candidates =
      checker.operatorFunctions(named: token.text, .infix, from: context)
      + checker.operatorFunctions(named: token.text, .prefix, from: context)
      + checker.operatorFunctions(named: token.text, .postfix, from: context)
    if candidates.isEmpty { return fail("cannot find operator '\(token.text)' in scope", token) }
    return make(.reference(Expression.Reference(token.text, candidates, isOperator: true)), token)
  }
}

extension ExprSyntax {
  /// `a = if b { 1 } else { 2 }`, as a statement.
  var isAssignmentOfBranches: Bool {
    guard let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      sequence.parent?.is(CodeBlockItemSyntax.self) == true, let last = sequence.elements.last
    else { return false }
    let hasBranches = last.is(IfExprSyntax.self) || last.is(SwitchExprSyntax.self)
    return hasBranches && sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}
