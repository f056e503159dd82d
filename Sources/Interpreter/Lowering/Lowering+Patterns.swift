internal import SwiftSyntax

extension Lowering {
  /// A pattern of `case`; the names that it binds are declared in the current scope.
  /// - Parameter isBinding: inside `let` or `var`, where a name binds.
  func pattern(_ syntax: PatternSyntax, _ type: StaticType, isBinding: Bool = false, isMutable: Bool = false) -> Pattern {
    if syntax.is(WildcardPatternSyntax.self) { return .anything }
    if let binding = syntax.as(ValueBindingPatternSyntax.self) {
      return pattern(binding.pattern, type, isBinding: true, isMutable: binding.bindingSpecifier.text == "var")
    }
    if let name = syntax.as(IdentifierPatternSyntax.self) { return .bind(bound(name.identifier, type, isMutable)) }
    if let tuple = syntax.as(TuplePatternSyntax.self) {
      return self.tuple(tuple.elements.map { ($0.label?.identifierText, .pattern($0.pattern)) }, type, isBinding, isMutable, range(syntax))
    }
    if let test = syntax.as(IsTypePatternSyntax.self) {
      let wanted = self.type(test.type)
      return wanted == .failed ? .failed : .type(wanted, .anything, boxed: true)
    }
    if let expression = syntax.as(ExpressionPatternSyntax.self) { return pattern(expression.expression, type, isBinding, isMutable) }
    report(.notSupported("this pattern", at: range(syntax)))
    return .failed
  }
  private func bound(_ token: TokenSyntax, _ type: StaticType, _ isMutable: Bool) -> Variable {
    let name = token.identifierText
    // The alternatives of one `case` bind the same names.
    if let known = context.alternatives[name], known.type == type || type.isSilent || known.type.isSilent { return known }
    let variable = context.declare(name, type, isMutable: isMutable)
    context.alternatives[name] = variable
    return variable
  }

  private enum Part {
    case pattern(PatternSyntax)
    case expression(ExprSyntax)
  }
  private func part(_ part: Part, _ type: StaticType, _ isBinding: Bool, _ isMutable: Bool) -> Pattern {
    switch part {
    case .pattern(let syntax): pattern(syntax, type, isBinding: isBinding, isMutable: isMutable)
    case .expression(let syntax): pattern(syntax, type, isBinding, isMutable)
    }
  }
  private func tuple(_ parts: [(label: String?, part: Part)], _ type: StaticType, _ isBinding: Bool, _ isMutable: Bool, _ place: SourceRange) -> Pattern {
    if parts.count == 1, let only = parts.first { return part(only.part, type, isBinding, isMutable) }
    var types: [StaticType] = []
    if case .tuple(let elements) = type { types = elements.map(\.type) }
    if types.count != parts.count {
      if !type.isSilent { report(Diagnostic("tuple pattern has the wrong length for tuple type '\(type)'", at: place)) }
      types = parts.map { _ in .failed }
    }
    return .tuple(zip(parts, types).map { part($0.part, $1, isBinding, isMutable) })
  }

  private func pattern(_ syntax: ExprSyntax, _ type: StaticType, _ isBinding: Bool, _ isMutable: Bool) -> Pattern {
    if let inner = syntax.as(PatternExprSyntax.self) { return pattern(inner.pattern, type, isBinding: isBinding, isMutable: isMutable) }
    if syntax.is(DiscardAssignmentExprSyntax.self) { return .anything }
    if syntax.is(NilLiteralExprSyntax.self) { return .isNil }
    if isBinding, let name = syntax.as(DeclReferenceExprSyntax.self) { return .bind(bound(name.baseName, type, isMutable)) }
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count != 1 || isBinding {
      return self.tuple(tuple.elements.map { ($0.label?.identifierText, .expression($0.expression)) }, type, isBinding, isMutable, range(syntax))
    }
    if let optional = syntax.as(OptionalChainingExprSyntax.self) {
      guard let wrapped = type.wrapped else {
        if !type.isSilent { report(Diagnostic("'?' pattern cannot match values of type '\(type)'", at: range(syntax))) }
        return .failed
      }
      return .some(pattern(optional.expression, wrapped, isBinding, isMutable))
    }
    if let sequence = syntax.as(SequenceExprSyntax.self), let cast = castPattern(sequence, isBinding, isMutable) { return cast }
    if let found = casePattern(syntax, type, isBinding, isMutable) { return found }
    return valuePattern(syntax, type)
  }
  /// `let x as Type`.
  private func castPattern(_ syntax: SequenceExprSyntax, _ isBinding: Bool, _ isMutable: Bool) -> Pattern? {
    let elements = Array(syntax.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), let named = elements[2].as(TypeExprSyntax.self) else { return nil }
    let wanted = type(named.type)
    return .type(wanted, pattern(elements[0], wanted, isBinding, isMutable), boxed: true)
  }

  /// `.name`, `.name(…)`, `Type.name(…)`.
  private func casePattern(_ syntax: ExprSyntax, _ type: StaticType, _ isBinding: Bool, _ isMutable: Bool) -> Pattern? {
    let call = syntax.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? syntax).as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.identifierText
    var owner = type
    if let base = member.base {
      let (named, said) = quietly { lower(base, expecting: nil) }
      guard said.isEmpty, case .metatype(let inner) = named.type else { return nil }
      owner = inner
    }
    if let wrapped = owner.wrapped {
      if name == "none", call == nil { return .isNil }
      if name == "some", call == nil { return .some(.anything) }
      if name == "some", let inner = call?.arguments.first?.expression { return Pattern.some(pattern(inner, wrapped, isBinding, isMutable)) }
      owner = wrapped
    }
    guard case .declared(let declaration, _) = owner, declaration.kind == .enumeration, let index = declaration.cases.firstIndex(where: { $0.name == name }) else { return nil }
    var bindings = ownerBindings(declaration.selfType, owner)
    bindings = completed(bindings)
    let payload = declaration.cases[index].payload.map { (label: $0.label, type: $0.type.substituting(bindings)) }
    let inner: [Pattern]
    if let call {
      inner = payloadPatterns(Array(call.arguments), payload, name, isBinding, isMutable, range(syntax))
    } else {
      inner = payload.map { _ in .anything }
    }
    let found = Pattern.enumCase(declaration, index, inner)
    return type.wrapped != nil && member.base == nil || type.wrapped != nil && owner != type ? Pattern.some(found) : found
  }
  private func payloadPatterns(
    _ arguments: [LabeledExprSyntax], _ payload: [(label: String?, type: StaticType)], _ name: String, _ isBinding: Bool, _ isMutable: Bool, _ place: SourceRange
  ) -> [Pattern] {
    if arguments.count == payload.count {
      return zip(arguments, payload).map { argument, wanted in
        if let label = argument.label?.identifierText, label != wanted.label {
          report(.wrongLabel(label, expected: wanted.label, in: name, at: range(argument)))
        }
        return pattern(argument.expression, wanted.type, isBinding, isMutable)
      }
    }
    if arguments.count == 1, let only = arguments.first {
      // One name takes all associated values, as a tuple.
      let whole = StaticType.tuple(payload.map { StaticType.Element(label: $0.label, type: $0.type) })
      switch pattern(only.expression, whole, isBinding, isMutable) {
      case .tuple(let inner): return inner
      case .anything: return payload.map { _ in .anything }
      default: break
      }
    }
    report(Diagnostic("enum case '\(name)' has \(payload.count) associated value\(payload.count == 1 ? "" : "s"), not \(arguments.count)", at: place))
    return payload.map { _ in .failed }
  }

  private func valuePattern(_ syntax: ExprSyntax, _ type: StaticType) -> Pattern {
    if type == .failed {
      _ = quietly { lower(syntax, expecting: nil) }
      return .failed
    }
    let (value, said) = quietly { lower(syntax, expecting: type) }
    if isRange(value.type) { return .contains(value) }
    if let function = functions["~="]?.first(where: { $0.parameters.count == 2 && $0.parameters[0].type == value.type && $0.parameters[1].type == type }) {
      return .matches(function, value)
    }
    if let wrapped = type.wrapped, !said.contains(where: \.isError), value.type.wrapped == nil, converted(value, to: wrapped) != nil {
      return .some(.equals(convert(value, to: wrapped, for: .argument)))
    }
    for diagnostic in said { report(diagnostic) }
    return .equals(convert(value, to: type, for: .argument))
  }
  func isRange(_ type: StaticType) -> Bool {
    if case .library(let library, _) = type { return ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"].contains(library.name) }
    return false
  }

  // MARK: Exhaustiveness

  func space(_ pattern: Pattern) -> PatternSpace {
    switch pattern {
    case .anything, .bind, .failed: return .everything
    case .equals(let expression):
      if case .bool(let value)? = (expression as? ConstantExpression)?.value { return .constructor(value ? "true" : "false", []) }
      return .value
    case .contains, .matches, .type: return .value
    case .enumCase(let declaration, let index, let inner): return .constructor(declaration.cases[index].name, inner.map(space))
    case .isNil: return .constructor("none", [])
    case .some(let inner): return .constructor("some", [space(inner)])
    case .tuple(let inner): return .constructor("", inner.map(space))
    }
  }
  func checkExhaustive(_ type: StaticType, _ covered: [Pattern], _ syntax: SwitchExprSyntax) {
    if type.isSilent { return }
    guard let missing = PatternSpace.uncovered(covered.map { [space($0)] }, [type])?.first else { return }
    if case .declared(let declaration, _) = type, declaration.kind == .enumeration {
      // Cases that no pattern mentions are all named.
      let named = Set(covered.compactMap { if case .enumCase(_, let index, _) = $0 { declaration.cases[index].name } else { nil } })
      let absent = declaration.cases.filter { !named.contains($0.name) }
      let words = absent.map { item in item.name + (item.payload.isEmpty ? "" : "(" + item.payload.map { _ in "_" }.joined(separator: ", ") + ")") }
      return report(.notExhaustive(missing: absent.isEmpty ? [String(missing.dropFirst())] : words, at: range(syntax.switchKeyword)))
    }
    if missing == "_" { return report(.notExhaustive(missing: [], at: range(syntax.switchKeyword))) }
    report(Diagnostic("switch must be exhaustive", at: range(syntax.switchKeyword), notes: [Diagnostic.Note("add missing case: '\(missing)'")]))
  }
}
