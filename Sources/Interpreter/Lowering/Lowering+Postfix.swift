internal import SwiftSyntax
internal import Views

extension Lowering {
  /// What comes after an expression: `.name`, `.name(…)`, `(…)`, `[…]`, `!`.
  private enum Link {
    case member(TokenSyntax, base: ExprSyntax)
    case call(TokenSyntax, FunctionCallExprSyntax, base: ExprSyntax)
    case value(FunctionCallExprSyntax)
    case element(SubscriptCallExprSyntax)
    case unwrap(ForceUnwrapExprSyntax)
    case chain(OptionalChainingExprSyntax)
  }

  /// A chain of members and calls: walked from the outside in, then lowered from its root on, without recursion.
  func postfix(_ syntax: ExprSyntax, _ expected: StaticType?, _ span: SourceFile.Span) -> Expression {
    var links: [Link] = []
    var root = syntax
    loop: while true {
      if let call = root.as(FunctionCallExprSyntax.self) {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
          guard let base = member.base else { break loop }
          links.append(.call(member.declName.baseName, call, base: base))
          root = base
        } else if call.calledExpression.is(DeclReferenceExprSyntax.self) {
          break loop
        } else {
          links.append(.value(call))
          root = call.calledExpression
        }
      } else if let member = root.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { break loop }
        links.append(.member(member.declName.baseName, base: base))
        root = base
      } else if let element = root.as(SubscriptCallExprSyntax.self) {
        links.append(.element(element))
        root = element.calledExpression
      } else if let unwrap = root.as(ForceUnwrapExprSyntax.self) {
        links.append(.unwrap(unwrap))
        root = unwrap.expression
      } else if let chain = root.as(OptionalChainingExprSyntax.self) {
        links.append(.chain(chain))
        root = chain.expression
      } else {
        break loop
      }
    }
    guard links.count + depth < Lowering.depthLimit else { return refuse(.tooDeeplyNested(Lowering.depthLimit, at: range(span)), span) }
    // What stands in the arguments of a link is nested in the links that follow it.
    let outer = depth
    defer { depth = outer }
    depth += links.count
    var current: Expression
    if let module = root.as(DeclReferenceExprSyntax.self)?.baseName.text, Lowering.modules.contains(module), links.isEmpty == false, context.variable(named: module) == nil {
      current = ofModule(module, links.removeLast())
    } else if links.isEmpty, root.is(DeclReferenceExprSyntax.self) || root.is(MemberAccessExprSyntax.self) || root.is(FunctionCallExprSyntax.self) {
      return self.root(root, expected)
    } else if case .value(let call)? = links.last, let type = collectionType(root) {
      links.removeLast()
      depth = outer + links.count
      current = construct(type, root.firstToken(viewMode: .sourceAccurate) ?? .identifier(""), call)
    } else if case .member(let name, _)? = links.last, name.text == "self" || name.text == "Element", let type = collectionType(root) {
      current = metatype(type, self.span(root))
    } else if let expected, let list = root.as(ArrayExprSyntax.self), let first = list.elements.first, hasImplicitBase(first.expression) {
      // `[.red, .blue].randomElement()!` where a colour is wanted.
      current = self.root(root, .array(expected.wrapped ?? expected))
    } else if let called = root.as(ClosureExprSyntax.self), called.signature == nil, case .value(let call)? = links.last {
      current = calledClosure(called, call, expecting: links.count == 1 ? expected : nil)
    } else if case .call(let name, let call, _)? = links.last, name.text == "contains", let range = fractionalRange(root, call) {
      current = self.root(root, range)
    } else {
      current = self.root(root, links.isEmpty ? expected : hasImplicitBase(root) ? expected : nil)
    }
    var previous: String?
    var chains: [(subject: Expression, variable: Variable)] = []
    while let link = links.popLast() {
      depth = outer + links.count
      let wanted = links.isEmpty ? expected : nil
      switch link {
      case .member(let name, let base): current = member(current, name, call: nil, base: base, expecting: wanted, previous: previous)
      case .call(let name, let call, let base):
        current = member(current, name, call: call, base: base, expecting: wanted, previous: previous)
        previous = name.text
      case .value(let call): current = callValue(current, call)
      case .element(let syntax): current = element(current, syntax, expecting: wanted)
      case .unwrap(let syntax): current = unwrap(current, syntax)
      case .chain(let syntax):
        if current.type.isSilent { continue }
        if case .metatype(let inner) = current.type {
          // `Int?.none`.
          current = metatype(.optional(inner), current.span)
          continue
        }
        guard let wrapped = current.type.wrapped else { return refuse(.notOptional(current.type, at: range(syntax)), span) }
        let variable = context.declare(" chain", wrapped, isMutable: false)
        chains.append((current, variable))
        current = VariableExpression(variable, current.span)
      }
    }
    if current.type.isSilent { return current }
    return chains.reversed().reduce(current) { ChainExpression($1.subject, $1.variable, $0, span) }
  }
  /// `(0...1).contains(fraction)`: what type the range of whole literals has, if a fraction is looked for; nil for anything else.
  private func fractionalRange(_ base: ExprSyntax, _ call: FunctionCallExprSyntax) -> StaticType? {
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1, let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      case let parts = Array(sequence.elements), parts.count == 3, Lowering.isWholeLiteral(parts[0]), Lowering.isWholeLiteral(parts[2]), call.arguments.count == 1,
      let argument = call.arguments.first?.expression, !Lowering.isWholeLiteral(argument)
    else { return nil }
    let value = quietly { lower(argument, expecting: nil) }.0
    return value.type.isFloatingPoint ? .library(parts[1].trimmedDescription == "..." ? .closedRange : .range, [.double]) : nil
  }
  func hasImplicitBase(_ syntax: ExprSyntax) -> Bool {
    syntax.as(MemberAccessExprSyntax.self)?.base == nil && syntax.is(MemberAccessExprSyntax.self)
      || syntax.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } == true
  }

  private func root(_ syntax: ExprSyntax, _ expected: StaticType?) -> Expression {
    if let reference = syntax.as(DeclReferenceExprSyntax.self) { return self.reference(reference.baseName, reference.baseName.identifierText, expecting: expected) }
    if let member = syntax.as(MemberAccessExprSyntax.self) { return implicitMember(member.declName.baseName, nil, expected) }
    if let call = syntax.as(FunctionCallExprSyntax.self) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) { return implicitMember(member.declName.baseName, call, expected) }
      if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) { return callNamed(reference.baseName, call, expected) }
    }
    return lower(syntax, expecting: expected)
  }

  /// `SwiftUI.HStack`: the library's own, whatever the file declares.
  private func ofModule(_ module: String, _ link: Link) -> Expression {
    switch link {
    case .member(let name, _):
      if let type = catalogue.types[name.text] { return metatype(.library(type, []), span(name)) }
      return refuse(.cannotFind("\(module).\(name.text)", suggestion: nil, at: range(name)), span(name))
    case .call(let name, let call, _):
      if let type = catalogue.types[name.text] { return construct(.library(type, []), name, call) }
      if SwiftUINames.views.contains(name.text) { return skippedView(name.text, range(name), span(call)) }
      let entries = catalogue.functions(named: name.text)
      if !entries.isEmpty { return resolve(entries.map { Candidate($0) }, nil, name, call, nil) }
      return refuse(.cannotFind("\(module).\(name.text)", suggestion: nil, at: range(name)), span(name))
    case .value(let call): return refuse(.cannotFind(module, suggestion: nil, at: range(call)), span(call))
    case .element(let syntax): return refuse(.cannotFind(module, suggestion: nil, at: range(syntax)), span(syntax))
    case .unwrap(let syntax): return refuse(.cannotFind(module, suggestion: nil, at: range(syntax)), span(syntax))
    case .chain(let syntax): return refuse(.cannotFind(module, suggestion: nil, at: range(syntax)), span(syntax))
    }
  }

  private func callValue(_ callee: Expression, _ call: FunctionCallExprSyntax) -> Expression {
    let span = span(call)
    if callee.type.isSilent { return FailedExpression(span) }
    if case .metatype(let type) = callee.type { return construct(type, call.calledExpression.firstToken(viewMode: .sourceAccurate) ?? .identifier(""), call) }
    guard case .function(let parameters, let result) = callee.type else { return callClosure(callee, call, "the value") }
    let arguments = arguments(of: call)
    guard arguments.count == parameters.count else {
      let said: Diagnostic =
        arguments.count < parameters.count
        ? Diagnostic("missing argument for parameter #\(arguments.count + 1) in call", at: range(span))
        : .extraArgument(nil, in: "the closure", at: range(arguments[parameters.count].syntax))
      return refuse(said, span)
    }
    return ClosureCall(callee, zip(arguments, parameters).map { closureArgument($0.syntax, $1) }, result, span)
  }
  private func element(_ target: Expression, _ syntax: SubscriptCallExprSyntax, expecting expected: StaticType?) -> Expression {
    if !target.type.isSilent, let binding = bindingElement(target, syntax) { return binding }
    return subscripted(target, Array(syntax.arguments), span(syntax), range(syntax), expecting: expected)
  }
  private func unwrap(_ operand: Expression, _ syntax: ForceUnwrapExprSyntax) -> Expression {
    if operand.type.isSilent { return FailedExpression(span(syntax)) }
    guard let wrapped = operand.type.wrapped else { return refuse(.notOptional(operand.type, at: range(syntax)), span(syntax)) }
    return UnwrapExpression(operand, wrapped, span(syntax))
  }

  func skippedView(_ name: String, _ place: SourceRange, _ span: SourceFile.Span) -> Expression {
    report(.skippedView(name, at: place))
    return ConstantExpression(.view(EmptyView(), nil), .skipped, span)
  }
}
