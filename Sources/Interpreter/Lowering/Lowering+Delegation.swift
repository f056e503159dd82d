internal import SwiftSyntax

extension Lowering {
  /// `self.init(…)` and `super.init(…)`.
  func delegation(_ base: Expression, _ token: TokenSyntax, _ call: FunctionCallExprSyntax, _ span: SourceFile.Span) -> Expression {
    if context.isInitializer, let own = context.variable(named: "self"), case .library = base.type {
      let made = construct(base.type, token, call)
      if made.type.isSilent { return made }
      return AssigningExpression(.variable(own), made.type.wrapped.map { UnwrapExpression(made, $0, span) } ?? made, span)
    }
    guard context.isInitializer, let own = context.variable(named: "self"), case .declared(var declaration, _) = base.type else {
      return refuse(Diagnostic("initializer delegation can only occur within an initializer", at: range(token)), span)
    }
    context.delegates = true
    if declaration.kind != .classType {
      let made = construct(base.type, token, call)
      if made.type.isSilent { return made }
      return AssigningExpression(.variable(own), made.type.wrapped == nil ? made : UnwrapExpression(made, made.type.wrapped ?? made.type, span), span)
    }
    while declaration.initializers.isEmpty, let superclass = declaration.superclass { declaration = superclass }
    if declaration.initializers.isEmpty { return DelegationExpression(nil, own, [], span) }
    var initializers = declaration.initializers
    if !(base is SuperExpression), initializers.allSatisfy(\.isConvenience), let superclass = declaration.superclass { initializers += superclass.initializers }
    let made = resolve(initializers.map { Candidate(declaration, $0) }, nil, token, call, nil, name: declaration.name)
    guard let construction = made as? ConstructionExpression else { return made }
    return DelegationExpression(construction.initializer, own, construction.arguments, span)
  }
  /// What an initialiser of a subclass does at its end where it does not call one of the superclass.
  func impliedDelegation(_ span: SourceFile.Span) -> Statement? {
    guard !context.delegates, case .declared(let own, _)? = context.owner, own.kind == .classType, var declaration = own.superclass, let target = context.variable(named: "self")
    else {
      return nil
    }
    while declaration.initializers.isEmpty, let superclass = declaration.superclass { declaration = superclass }
    if declaration.initializers.isEmpty { return nil }
    guard let initializer = declaration.initializers.first(where: { $0.parameters.allSatisfy(\.hasDefault) }) else {
      report(
        Diagnostic("'super.init' isn't called on all paths before returning from initializer", at: range(SourceFile.Span(start: max(span.end - 1, span.start), end: span.end))))
      return nil
    }
    return ExpressionStatement(DelegationExpression(initializer, target, initializer.parameters.map { _ in nil }, span), span)
  }
}

/// A value put into a place, as an expression.
final class AssigningExpression: Expression {
  let place: Place
  let value: Expression
  init(_ place: Place, _ value: Expression, _ span: SourceFile.Span) {
    self.place = place
    self.value = value
    super.init(.void, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    try place.write(try value.evaluate(evaluation), evaluation)
    return .void
  }
  override var printed: String { "\(place.printed) = \(value.printed)" }
}

/// What is in a slot of the frame: a parameter of a function that the playground makes.
final class SlotExpression: Expression {
  let slot: Int
  init(_ slot: Int, _ type: StaticType, _ span: SourceFile.Span) {
    self.slot = slot
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value { evaluation.stack[evaluation.base + slot] }
  override var printed: String { "$\(slot)" }
}
