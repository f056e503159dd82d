internal import Declarations
internal import SwiftSyntax

/// What a body returns.
extension Checker {
  /// A body that is one expression returns it.
  func implicitReturn(_ item: CodeBlockItemSyntax, _ scope: Scope, _ context: BodyContext) -> [Statement]? {
    guard let node = expression(of: item), !node.isAssignmentOfBranches else { return nil }
    if isInitializer(context), (context.declaration as? FunctionDeclaration)?.isFailable == true,
      node.is(NilLiteralExprSyntax.self)
    {
      let value = TreeBuilder(checker: self, context: context, scope: scope).build(node)
      return [Statement(.returnStatement(value), value.range)]
    }
    if let result = context.result, result == .void { return nil }
    if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) {
      guard context.result != nil || context.opaqueResult != nil && context.closure == nil,
        !ReturnFinder.hasReturn(CodeBlockItemListSyntax([item]))
      else { return nil }
      let made = checkBranches(node, scope, context, wanted: context.result.map { Wanted(type: $0, kind: .returning) })
      if context.result == nil { context.returned.append((made.type, made)) }
      return [Statement(.returnStatement(made), made.range)]
    }
    let value = TreeBuilder(checker: self, context: context, scope: scope).build(node)
    if context.result == nil, context.closure == nil, context.opaqueResult == nil { return nil }
    return [Statement(.returnStatement(checkReturned(value, scope, context, isImplicit: true)), value.range)]
  }

  /// The value of a `return`.
  func checkReturned(_ value: Expression, _ scope: Scope, _ context: BodyContext, isImplicit: Bool = false)
    -> Expression
  {
    if let result = context.result {
      if isImplicit, case .nominal(let nominal, _) = result, nominal.name == "Never" {
        check(value, context, scope)
      } else {
        check(
          value, context, scope,
          wanted: Wanted(type: result, kind: context.closure == nil ? .returning : .closureResult))
      }
    } else if context.givesOptional, case .nilLiteral = value.kind {
      context.returned.append((.hole, value))
    } else if context.closure != nil, !isImplicit, value.isNumber {
      context.returned.append((.hole, value))
    } else {
      // The first value that is returned decides.
      let type = check(value, context, scope, prepare: opening(context.opaqueResult, for: value))
      if isDecidedByNumber(before: type, context, scope) {
        return checkReturned(value, scope, context, isImplicit: isImplicit)
      }
      context.returned.append((type, value))
      if context.closure != nil, type != .hole, !isStandard(type, "Never") {
        context.result = context.givesOptional && optionalObject(type) == nil ? optional(type) : type
      }
    }
    return value
  }

  /// A member that is named alone is one of what `some P` may be.
  func opening(_ opaque: OpaqueType?, for value: Expression) -> ((ConstraintSystem, Type) -> Type)? {
    guard let opaque, isNamedAlone(value) else { return nil }
    return { system, type in
      let locator = Locator(expression: value, part: .context(.returning))
      let made = system.variable(locator)
      for declaration in opaque.bounds.protocols { system.add(.conformance(made, declaration), locator) }
      system.add(.conversion, type, made, locator)
      return made
    }
  }
  private func isNamedAlone(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .implicitMember: true
    case .call(let callee, _): isNamedAlone(callee)
    case .member(let base, _): isNamedAlone(base)
    default: false
    }
  }

  func check(return node: ReturnStmtSyntax, _ scope: Scope, _ context: BodyContext) -> Statement {
    let range = span(node)
    guard let syntax = node.expression else {
      if let result = context.result, result != .void, result != .hole, !isInitializer(context) {
        let message =
          context.closure == nil
          ? "non-void function should return a value"
          : "cannot convert value of type '()' to closure result type '\(result)'"
        report(message, at: range.start, in: context.file)
      } else if context.opaqueResult != nil, context.closure == nil {
        report("non-void function should return a value", at: range.start, in: context.file)
      } else if context.result == nil {
        context.returned.append((.void, nil))
      }
      return Statement(.returnStatement(nil), range)
    }
    if syntax.is(IfExprSyntax.self) || syntax.is(SwitchExprSyntax.self) {
      let made = checkBranches(
        syntax, scope, context, wanted: context.result.map { Wanted(type: $0, kind: .returning) })
      if context.result == nil, context.opaqueResult != nil { context.returned.append((made.type, made)) }
      return Statement(.returnStatement(made), range)
    }
    let value = TreeBuilder(checker: self, context: context, scope: scope).build(syntax)
    if let result = context.result, result == .void {
      if isInitializer(context), case .nilLiteral = value.kind { return Statement(.returnStatement(value), range) }
      let type = check(value, context, scope)
      if type != .void, type != .hole {
        if isInitializer(context) {
          report("'nil' is the only return value permitted in an initializer", at: value.range.start, in: context.file)
        } else if !containsError(value) {
          report("unexpected non-void return value in void function", at: value.range.start, in: context.file)
        }
      }
      return Statement(.returnStatement(value), range)
    }
    return Statement(.returnStatement(checkReturned(value, scope, context)), range)
  }
  private func isInitializer(_ context: BodyContext) -> Bool {
    context.closure == nil && (context.declaration as? FunctionDeclaration)?.kind == .initializer
  }
}
