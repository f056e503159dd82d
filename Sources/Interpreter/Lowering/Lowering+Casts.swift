internal import SwiftSyntax

extension Lowering {
  /// `value as Type`, `as?`, `as!`, `is`; nil if the operator is none of them.
  func cast(_ left: OperandSequence, _ syntax: ExprSyntax, _ right: OperandSequence, _ span: SourceFile.Span) -> Expression? {
    guard let named = right.single?.as(TypeExprSyntax.self) else { return nil }
    if syntax.is(UnresolvedIsExprSyntax.self) {
      let target = type(named.type)
      let value = lower(left, expecting: nil)
      return target == .failed || value.type == .failed ? FailedExpression(span) : CastExpression(value, target, .test, span)
    }
    guard let cast = syntax.as(UnresolvedAsExprSyntax.self) else { return nil }
    let target = type(named.type)
    guard let mark = cast.questionOrExclamationMark else {
      if target == .failed { return FailedExpression(span) }
      let value = lower(left, expecting: target)
      if target == FoundationFailure.staticType, value.type != target, conforms(value.type, to: "Error") { return FoundationErrorExpression(value, target, span) }
      // A number of any type as the object that Foundation has for it.
      if case .library(let object, _) = target, object.name == "NSNumber", value.type.isNumeric || NumberTypes.type(value.type) != nil,
        let entry = catalogue.members(of: "NSNumber", named: "init").first
      {
        return CatalogueCall(entry, nil, [value], site: nil, target, span)
      }
      return convert(value, to: target, for: .coercion)
    }
    let value = lower(left, expecting: nil)
    if target == .failed || value.type == .failed { return FailedExpression(span) }
    return CastExpression(value, target, mark.text == "!" ? .forced : .optional, span)
  }

  // MARK: Types as values

  func typeValue(_ syntax: TypeExprSyntax, _ span: SourceFile.Span) -> Expression {
    let named = type(syntax.type)
    return named == .failed ? FailedExpression(span) : metatype(named, span)
  }
  /// `Type<Argument>` before a dot or parentheses.
  func specialized(_ syntax: GenericSpecializationExprSyntax, _ span: SourceFile.Span) -> Expression {
    guard let reference = syntax.expression.as(DeclReferenceExprSyntax.self) else { return refuse(.notSupported("explicit generic arguments here", at: range(syntax)), span) }
    let arguments = syntax.genericArgumentClause.arguments.map { argument -> StaticType in
      if case .type(let found) = argument.argument { return type(found) }
      return .failed
    }
    if arguments.contains(.failed) { return FailedExpression(span) }
    guard let named = knownType(reference.baseName.identifierText, arguments, context.owner) else {
      return refuse(.cannotFind(reference.baseName.text, suggestion: nil, at: range(reference)), span)
    }
    return metatype(named, span)
  }
  func superExpression(_ span: SourceFile.Span) -> Expression {
    guard case .declared(let declaration, _)? = context.owner, let superclass = declaration.superclass, let own = context.variable(named: "self") else {
      return refuse(Diagnostic("'super' cannot be used in a type without a superclass", at: range(span)), span)
    }
    return SuperExpression(own, superclass.selfType, span)
  }

  // MARK: Literals and places

  func dictionary(_ syntax: DictionaryExprSyntax, _ wanted: StaticType?, _ span: SourceFile.Span) -> Expression {
    let known = wanted?.keyAndValue
    if case .tuple(let pair)? = wanted?.element, pair.map(\.label) == ["key", "value"], case .elements(let elements) = syntax.content {
      // Pairs in their order (`KeyValuePairs`).
      let pairs = elements.map { TupleExpression([lower($0.key, as: pair[0].type, for: .element), lower($0.value, as: pair[1].type, for: .element)], .tuple(pair), self.span($0)) }
      return ArrayExpression(pairs, .array(.tuple(pair)), span)
    }
    guard case .elements(let elements) = syntax.content else {
      guard let wanted, wanted.keyAndValue != nil else { return refuse(Diagnostic("empty collection literal requires an explicit type", at: range(span)), span) }
      return DictionaryExpression([], wanted, span)
    }
    if let known {
      return DictionaryExpression(
        elements.map { (lower($0.key, as: known.key, for: .element), lower($0.value, as: known.value, for: .element)) }, .dictionary(known.key, known.value), span)
    }
    var pairs: [(key: Expression, value: Expression)] = []
    for element in elements {
      pairs.append((lower(element.key, expecting: pairs.first?.key.type), lower(element.value, expecting: pairs.first?.value.type)))
    }
    guard let first = pairs.first, !pairs.contains(where: { $0.key.type == .failed || $0.value.type == .failed }) else { return FailedExpression(span) }
    var value = first.value.type
    if value == .int, pairs.contains(where: { $0.value.type == .double }) {
      value = .double
      pairs = zip(pairs, elements).map { ($0.key, lower($1.value, expecting: .double)) }
    }
    if !conforms(first.key.type, to: "Hashable") { return refuse(.doesNotConform(first.key.type, to: "Hashable", at: range(first.key.span)), span) }
    let (key, all) = (first.key.type, value)
    return DictionaryExpression(pairs.map { (convert($0.key, to: key, for: .element), convert($0.value, to: all, for: .element)) }, .dictionary(key, all), span)
  }
  /// `&place`, for an `inout` parameter of a type.
  func inOut(_ syntax: InOutExprSyntax, _ wanted: StaticType?, _ span: SourceFile.Span) -> Expression {
    if let published = publishedProperty(syntax) { return published }
    guard let (place, type) = place(syntax.expression) else { return FailedExpression(span) }
    guard let wanted else { return InOutExpression(place, type, span) }
    if !type.isSilent, !wanted.isSilent, !wanted.hasParameters, !canConvert(type, to: wanted) || type.wrapped == nil && wanted.wrapped != nil {
      return refuse(.cannotConvert(type, to: wanted, for: .argument, at: range(syntax)), span)
    }
    return InOutExpression(place, type, span)
  }
  /// Where a key path writes to; nil if something on the way can only be read.
  func keyPathPlace(_ expression: Expression) -> Place? {
    switch expression {
    case let found as PlaceholderExpression: return .placeholder(found)
    case let found as FieldExpression: return found.field.isMutable ? keyPathPlace(found.target).map { .field($0, found.field, observes: true) } : nil
    case let found as WrappedExpression:
      guard !found.isProjected, let storage = found.storage as? FieldExpression, storage.field.wrapper?.isSettable == true else { return nil }
      return keyPathPlace(storage.target).map { .wrapped(.field($0, storage.field, observes: false), nil) }
    case let found as FunctionCall where found.function.name == "subscript" && (found.function.setter != nil || found.function.isRequirement):
      return found.target.flatMap { keyPathPlace($0) }.map { .subscripted($0, found.function, found.arguments, found.span) }
    case let found as DictionarySubscript:
      return keyPathPlace(found.target).map { place in found.fallback.map { .defaulted(place, found.key, default: $0) } ?? .element(place, found.key, found.span) }
    case let found as PropertyExpression:
      guard found.property.isSettable, let target = found.target else { return nil }
      return keyPathPlace(target).map { .property($0, found.property, found.span) }
    case let found as CatalogueCall: return found.entry.write == nil ? nil : found.target.flatMap { keyPathPlace($0) }.map { .part($0, found.entry, found.span) }
    case let found as ElementExpression: return keyPathPlace(found.target).map { .tuple($0, found.index) }
    case let found as SubscriptExpression: return keyPathPlace(found.target).map { .element($0, found.index, found.span) }
    case let found as UnwrapExpression: return keyPathPlace(found.operand).map { .unwrapped($0, isChain: false, found.span) }
    default: return nil
    }
  }

  /// `base.modifier()` and `#if` after it: the modifiers of the clause that holds.
  func postfixCondition(_ syntax: PostfixIfConfigExprSyntax, _ expected: StaticType?, _ span: SourceFile.Span) -> Expression {
    guard let base = syntax.base else { return FailedExpression(span) }
    guard case .postfixExpression(let rest)? = activeClause(syntax.config)?.elements else { return lower(base, expecting: expected) }
    return lower(Grafting(base).visit(chain: rest), expecting: expected)
  }

  // MARK: Subscripts

  /// A position in an array that is a range; nil for others. One whose ends are no whole numbers is refused.
  func slice(_ position: Expression) -> Expression? {
    guard isRange(position.type) else { return nil }
    guard case .library(_, let ends) = position.type, let end = ends.first, end != .int, !end.isSilent else {
      return position
    }
    return refuse(.cannotConvert(end, to: .int, for: .argument, at: range(position.span)), position.span)
  }

  /// `target[…]`, of an array, a dictionary, a text or a type of the file.
  func subscripted(_ target: Expression, _ arguments: [LabeledExprSyntax], _ span: SourceFile.Span, _ place: SourceRange, expecting expected: StaticType? = nil) -> Expression {
    if target.type.isSilent { return FailedExpression(span) }
    if arguments.count == 1, let path = arguments.first, path.label?.text == "keyPath" {
      let value = lower(path.expression, expecting: .library(.keyPath, [target.type]))
      guard case .library(.keyPath, let types) = value.type, types.count == 2 else { return FailedExpression(span) }
      return KeyPathReading(target, value, types[1], span)
    }
    if let element = target.type.element, arguments.count == 1, let index = arguments.first, index.label == nil {
      let position = lower(index.expression, expecting: .int)
      if let slice = slice(position) { return SubscriptExpression(target, slice, target.type, span) }
      return SubscriptExpression(target, convert(position, to: .int, for: .argument), element, span)
    }
    if let list = asArray(target.type), let element = list.element, conforms(target.type, to: "Collection"), arguments.count == 1, let index = arguments.first, index.label == nil {
      let position = lower(index.expression, expecting: .int)
      if let slice = slice(position) { return SubscriptExpression(target, slice, list, span) }
      return SubscriptExpression(target, convert(position, to: .int, for: .argument), element, span)
    }
    if let (key, value) = target.type.keyAndValue, let first = arguments.first, first.label == nil {
      let index = lower(first.expression, as: key, for: .argument)
      if arguments.count == 2, arguments[1].label?.text == "default" {
        return DictionarySubscript(target, index, lower(arguments[1].expression, as: value, for: .argument), value, span)
      }
      return DictionarySubscript(target, index, nil, .optional(value), span)
    }
    if let value = environmentElement(target, arguments, span) { return value }
    let found = members(of: target.type, named: "subscript")
    if found.isEmpty { return refuse(Diagnostic("value of type '\(target.type)' has no subscripts", at: place), span) }
    let list = arguments.map { Argument(label: $0.label?.identifierText, syntax: $0.expression, isTrailing: false) }
    return resolve(found.map { candidate($0, target.type) }, target, list, name: "subscript", place: span, whole: span, expected)
  }
}

/// Puts an expression where a chain of members has no base.
private struct Grafting {
  let base: ExprSyntax
  init(_ base: ExprSyntax) { self.base = base }
  func visit(chain: ExprSyntax) -> ExprSyntax {
    if let call = chain.as(FunctionCallExprSyntax.self) { return ExprSyntax(call.with(\.calledExpression, visit(chain: call.calledExpression))) }
    if let member = chain.as(MemberAccessExprSyntax.self) { return ExprSyntax(member.with(\.base, member.base.map { visit(chain: $0) } ?? base)) }
    return chain
  }
}

/// `dictionary[key]`, with a default or without.
final class DictionarySubscript: Expression {
  let target: Expression
  let key: Expression
  let fallback: Expression?
  init(_ target: Expression, _ key: Expression, _ fallback: Expression?, _ type: StaticType, _ span: SourceFile.Span) {
    self.target = target
    self.key = key
    self.fallback = fallback
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard case .dictionary(let table) = try target.evaluate(evaluation) else { return .none }
    let found = table[try key.evaluate(evaluation)]
    guard let fallback else { return found.map { .some($0) } ?? .none }
    if let found { return found }
    return try fallback.evaluate(evaluation)
  }
  override var printed: String { "\(target.printed)[\(key.printed)]" }
}

/// `value[keyPath: path]`.
final class KeyPathReading: Expression {
  let target: Expression
  let path: Expression
  init(_ target: Expression, _ path: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.target = target
    self.path = path
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard case .keyPath(let path) = try path.evaluate(evaluation) else { return .void }
    return try evaluation.read(path, of: try target.evaluate(evaluation))
  }
  override var printed: String { "\(target.printed)[keyPath: \(path.printed)]" }
}

/// An array literal as a set.
final class SetExpression: Expression {
  let elements: Expression
  init(_ elements: Expression, _ type: StaticType) {
    self.elements = elements
    super.init(type, elements.span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    if case .array(let values) = try elements.evaluate(evaluation) { return .set(Table(values)) }
    return .set(Table())
  }
  override var printed: String { "Set(\(elements.printed))" }
}

/// A key path as a function: `map(\.name)`.
final class KeyPathFunction: Expression {
  let path: KeyPathExpression
  init(_ path: KeyPathExpression, _ type: StaticType) {
    self.path = path
    super.init(type, path.span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let body = FunctionBody()
    body.slotCount = 1
    body.statements = [ReturnStatement(SlotReading(path.value, path.type, span), span)]
    return .closure(Closure(body: body, generics: evaluation.generics))
  }
  override var printed: String { path.printed }
}

/// Reads a key path of what is in slot 0.
private final class SlotReading: Expression {
  let path: KeyPathValue
  init(_ path: KeyPathValue, _ type: StaticType, _ span: SourceFile.Span) {
    self.path = path
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value { try evaluation.read(path, of: evaluation.stack[evaluation.base]) }
}
