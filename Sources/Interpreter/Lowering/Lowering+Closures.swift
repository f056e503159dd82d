internal import SwiftSyntax

extension Lowering {
  /// A closure. What is known of its type gives its parameters their types; a result that is not known yet is found out from the body.
  func closure(_ syntax: ClosureExprSyntax, _ wanted: StaticType?, isViewBuilder: Bool, builder: StaticType? = nil, changesArgument: Bool = false, open: [TypeParameter] = [])
    -> Expression
  {
    let span = span(syntax)
    // An explicit 'return' makes a plain closure of it.
    let isViewBuilder = isViewBuilder && !Lowering.returnsExplicitly(syntax.statements)
    var inputs: [StaticType] = []
    var result: StaticType?
    let isKnown: Bool
    if case .function(let parameters, let output)? = wanted {
      // What an argument before it should have told was refused.
      (inputs, isKnown) = (parameters.map { $0.mentions(open) ? .failed : $0 }, true)
      result = output.mentions(open) ? nil : output
    } else {
      if let wanted, !wanted.isSilent, !wanted.mentions(open) {
        return refuse(Diagnostic("cannot convert a closure to expected type '\(wanted)'", at: range(span)), span)
      }
      isKnown = false
    }
    let inner = FunctionContext(parent: context, isClosure: true, owner: context.owner, isStatic: context.isStatic)
    inner.generics = context.generics
    inner.result = result
    inner.isThrowing = true
    let taken = captures(syntax)
    var takenSlots: [Int] = []
    let body = FunctionBody()
    var failed = false
    inside(inner) {
      guard let names = closureParameters(syntax, &inputs, isKnown: isKnown, isMutable: changesArgument) else {
        failed = true
        return
      }
      if let written = syntax.signature?.returnClause.map({ type($0.type) }), written != .failed {
        if let known = inner.result, known != .void, !canConvert(written, to: known) { report(.cannotConvert(written, to: known, for: .result, at: range(syntax.statements))) }
        if inner.result == nil { (inner.result, result) = (written, written) }
      }
      takenSlots = taken.map { inner.declare($0.name, $0.value.type, isMutable: false).slot }
      let list = Array(syntax.statements)
      if isViewBuilder {
        var output: StaticType?
        if case .function(_, let result)? = wanted { output = result }
        let block = builderBlock(list, expecting: output, span)
        if let unpack = names { body.statements.append(unpack) }
        body.statements.append(ReturnStatement(block, span))
        inner.result = result ?? block.type
      } else if let builder, !Lowering.returnsExplicitly(syntax.statements) {
        let block = ownBlock(list, builder, expecting: result, span)
        if let unpack = names { body.statements.append(unpack) }
        body.statements.append(ReturnStatement(result.map { convert(block, to: $0, for: .result) } ?? block, span))
        inner.result = result ?? block.type
      } else {
        if let unpack = names { body.statements.append(unpack) }
        body.statements += statements(list, implicitReturn: list.count == 1 && result != .void)
        inner.result = inner.result ?? .void
        if let type = inner.result, type != .void, !type.isSilent, !alwaysLeaves(body.statements) {
          report(.missingReturn(type, at: range(SourceFile.Span(start: max(span.end - 1, span.start), end: span.end))))
        }
      }
      if syntax.signature == nil, isKnown, !inputs.isEmpty, inner.usedShorthand == 0, !inputs.contains(.failed), !usesShorthand(syntax) {
        report(.closureParameters(0, expected: inputs.count, at: range(SourceFile.Span(start: span.start, end: span.start + 1))))
      }
    }
    if failed { return FailedExpression(span) }
    // `compactMap { $0.count }`: a value for an optional whose type nobody told; each result becomes one, now that the type is known.
    if !isViewBuilder, builder == nil, case .function(_, let output)? = wanted, let hole = output.wrapped, hole.mentions(open), !inputs.contains(.failed),
      let made = inner.result, made != .void, made.wrapped == nil, !made.isSilent
    {
      return closure(syntax, .function(inputs, .optional(made)), isViewBuilder: false, changesArgument: changesArgument)
    }
    body.slotCount = inner.slotCount
    body.captureSlots = inner.captures.map(\.inner.slot) + takenSlots
    return ClosureExpression(body, captures: inner.captures.map(\.outer), taken: taken.map(\.value), .function(inputs, inner.result ?? .void), span)
  }
  /// `{ $0.isEmpty }(names)`: a closure that is called where it is written takes its parameters' types from the arguments.
  func calledClosure(_ syntax: ClosureExprSyntax, _ call: FunctionCallExprSyntax, expecting expected: StaticType?) -> Expression {
    let (types, said) = quietly { call.arguments.map { lower($0.expression, expecting: nil).type } }
    guard !types.isEmpty, !said.contains(where: \.isError), !types.contains(where: \.isSilent) else { return closure(syntax, nil, isViewBuilder: false) }
    let open = TypeParameter("Result", [])
    return closure(syntax, .function(types, expected ?? .parameter(open)), isViewBuilder: false, open: [open])
  }
  private func usesSecondShorthand(_ syntax: ClosureExprSyntax) -> Bool {
    shorthandCount(Syntax(syntax.statements)) >= 2
  }
  /// What a capture list takes when the closure is made.
  private func captures(_ syntax: ClosureExprSyntax) -> [(name: String, value: Expression)] {
    var result: [(name: String, value: Expression)] = []
    for item in syntax.signature?.capture?.items ?? [] {
      let name = item.name.identifierText
      var value = item.initializer.map { lower($0.value, expecting: nil) } ?? reference(item.name, name, expecting: nil)
      if value.type.isSilent { continue }
      if item.specifier?.specifier.text == "weak", value.type.wrapped == nil { value = ConversionExpression(value, .wrap, .optional(value.type)) }
      result.append((name, value))
    }
    return result
  }
  private func usesShorthand(_ syntax: ClosureExprSyntax) -> Bool {
    syntax.statements.tokens(viewMode: .sourceAccurate).contains { token in
      if case .dollarIdentifier = token.tokenKind { return true }
      return false
    }
  }

  /// Declares the parameters; nil if they do not fit. The result holds the statement that takes a tuple apart, if one is needed.
  private func closureParameters(_ syntax: ClosureExprSyntax, _ inputs: inout [StaticType], isKnown: Bool, isMutable: Bool) -> Statement?? {
    var names: [(name: String, type: StaticType?)] = []
    switch syntax.signature?.parameterClause {
    case .simpleInput(let list): names = list.map { ($0.name.identifierText, nil) }
    case .parameterClause(let clause): names = clause.parameters.map { (($0.secondName ?? $0.firstName).identifierText, $0.type.map { type($0) }) }
    case nil:
      // `$0` and `$1` are the parts of a tuple where the body uses both.
      if inputs.count == 1, case .tuple(let elements) = inputs[0], elements.count > 1, usesSecondShorthand(syntax) {
        let whole = context.declare(" tuple", inputs[0], isMutable: false)
        let variables = elements.enumerated().map { context.declare("$\($0)", $1.type, isMutable: false) as Variable? }
        return .some(TupleStatement(variables, VariableExpression(whole, span(syntax)), span(syntax)))
      }
      for (index, type) in inputs.enumerated() { _ = context.declare("$\(index)", type.inoutTarget ?? type, isMutable: isMutable || type.inoutTarget != nil) }
      return .some(nil)
    @unknown default: return nil
    }
    if !isKnown {
      inputs = names.map { $0.type ?? .failed }
      if names.contains(where: { $0.type == nil }) {
        report(Diagnostic("cannot infer type of closure parameter without more context: write it, as in '(x: Int) in'", at: range(syntax)))
        return nil
      }
    }
    if names.count != inputs.count {
      if inputs.count == 1, case .tuple(let elements) = inputs[0], elements.count == names.count {
        let whole = context.declare(" tuple", inputs[0], isMutable: false)
        let variables = zip(names, elements).map { name, element in name.name == "_" ? nil : context.declare(name.name, element.type, isMutable: false) }
        return .some(TupleStatement(variables, VariableExpression(whole, span(syntax)), span(syntax)))
      }
      report(.closureParameters(names.count, expected: inputs.count, at: syntax.signature.map { range($0) } ?? range(syntax)))
      return nil
    }
    for (index, name) in names.enumerated() {
      if let written = name.type, isKnown, written != .failed, !canConvert(inputs[index].inoutTarget ?? inputs[index], to: written.inoutTarget ?? written) {
        report(.cannotConvert(inputs[index], to: written, for: .argument, at: syntax.signature.map { range($0) } ?? range(syntax)))
      }
      let type = name.type ?? inputs[index]
      _ = context.declare(
        name.name == "_" ? " unused\(index)" : name.name, type.inoutTarget ?? inputs[index].inoutTarget ?? type,
        isMutable: isMutable || (type.inoutTarget ?? inputs[index].inoutTarget) != nil)
    }
    return .some(nil)
  }
}
