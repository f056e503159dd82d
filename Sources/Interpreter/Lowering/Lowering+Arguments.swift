internal import Foundation
internal import SwiftSyntax
internal import Views

extension Lowering {
  /// The arguments that a variadic parameter takes, as an array.
  func variadic(
    _ first: Int, _ mapping: [Int?], _ arguments: [Argument], _ parameter: ParameterSignature, _ bindings: inout [TypeParameter: StaticType], _ typeParameters: [TypeParameter]
  ) -> Expression {
    var single = parameter
    single.isVariadic = false
    single.type = parameter.type.element ?? .failed
    var values: [Expression] = []
    var index = first
    while index < arguments.count, index == first || !mapping.contains(index) && arguments[index].label == nil {
      values.append(argument(arguments[index], single, &bindings, typeParameters))
      index += 1
    }
    let span = SourceFile.Span(start: values.first?.span.start ?? 0, end: values.last?.span.end ?? 0)
    if values.contains(where: { $0.type == .failed }) { return FailedExpression(span) }
    return ArrayExpression(values, parameter.type.substituting(completed(bindings)), span)
  }
  /// The argument for a parameter.
  func argument(
    _ argument: Argument, _ parameter: ParameterSignature, _ bindings: inout [TypeParameter: StaticType], _ typeParameters: [TypeParameter]
  ) -> Expression {
    var type = parameter.type.substituting(completed(bindings))
    if let target = type.inoutTarget {
      guard let syntax = argument.syntax.as(InOutExprSyntax.self) else {
        return refuse(
          Diagnostic("passing value of type '\(target)' to an inout parameter requires explicit '&'", at: range(argument.syntax)), span(argument.syntax))
      }
      let value = inOut(syntax, target, span(syntax))
      if let change = value as? InOutExpression, case .library(.reference, let inner) = change.type, let inner = inner.first { _ = unify(target, inner, &bindings, typeParameters) }
      return value
    }
    if let published = argument.syntax.as(InOutExprSyntax.self).flatMap({ publishedProperty($0) }) {
      guard unify(type, published.type, &bindings, typeParameters) else {
        return refuse(.cannotConvert(published.type, to: type, for: .argument, at: range(argument.syntax)), published.span)
      }
      return published
    }
    if argument.syntax.is(InOutExprSyntax.self) { return refuse(Diagnostic("'&' is only allowed for an inout argument", at: range(argument.syntax)), span(argument.syntax)) }
    if parameter.isAutoclosure, case .function(_, let result) = type { return autoclosure(argument.syntax, result, &bindings, typeParameters) }
    if let closure = argument.closure {
      let value = self.closure(
        closure, type.wrapped ?? type, isViewBuilder: parameter.isViewBuilder, builder: parameter.builder, changesArgument: parameter.changesArgument, open: typeParameters)
      if value.type == .failed { return value }
      guard unify(type, value.type, &bindings, typeParameters) else {
        return refuse(.cannotConvert(value.type, to: type, for: .argument, at: range(argument.syntax)), value.span)
      }
      return type.wrapped == nil ? value : ConversionExpression(value, .wrap, type)
    }
    guard type.mentions(typeParameters) else { return parameter.takesKey ? title(argument.syntax, type) : lower(argument.syntax, as: type, for: .argument) }
    type = type.substituting(completed(bindings))
    var value = lower(argument.syntax, expecting: hint(type, argument.syntax) ?? (Lowering.isWholeLiteral(argument.syntax) ? literalType : nil))
    // A collection of the file, where the library takes any.
    if case .library(.array, _) = type, case .declared = value.type, conforms(value.type, to: "Sequence") { value = iterated(value) }
    if value.type == .failed { return value }
    guard unify(type, value.type, &bindings, typeParameters) else { return refuse(mismatch(value.type, type, argument), value.span) }
    let known = type.substituting(bindings)
    if case .parameter = value.type, known.element != nil { return CollectionExpression(value, known, value.span) }
    return converted(value, to: known) ?? value
  }
  private func mismatch(_ type: StaticType, _ expected: StaticType, _ argument: Argument) -> Diagnostic {
    switch expected {
    case .parameter(let parameter):
      let missing = parameter.protocols.first { !conforms(type, to: $0) }
      return .doesNotConform(type, to: missing ?? "Hashable", at: range(argument.syntax))
    case .library(.array, let elements):
      if case .parameter(let parameter)? = elements.first, let element = type.element, let missing = parameter.protocols.first(where: { !conforms(element, to: $0) }) {
        return .doesNotConform(element, to: missing, at: range(argument.syntax))
      }
      return .cannotConvert(type, to: expected, for: .argument, at: range(argument.syntax))
    default: return .cannotConvert(type, to: expected, for: .argument, at: range(argument.syntax))
    }
  }
  /// An argument that is evaluated when the function asks for it.
  func autoclosure(_ syntax: ExprSyntax, _ type: StaticType, _ bindings: inout [TypeParameter: StaticType], _ typeParameters: [TypeParameter]) -> Expression {
    let inner = FunctionContext(parent: context, isClosure: true, owner: context.owner, isStatic: context.isStatic)
    inner.generics = context.generics
    inner.tryDepth = context.tryDepth
    let body = FunctionBody()
    let value = inside(inner) {
      type.mentions(typeParameters) ? lower(syntax, expecting: nil) : lower(syntax, as: type, for: .argument)
    }
    if value.type == .failed { return value }
    guard unify(type, value.type, &bindings, typeParameters) else { return refuse(.cannotConvert(value.type, to: type, for: .argument, at: range(syntax)), value.span) }
    body.statements = [ReturnStatement(value, value.span)]
    body.slotCount = inner.slotCount
    body.captureSlots = inner.captures.map(\.inner.slot)
    return ClosureExpression(body, captures: inner.captures.map(\.outer), .function([], value.type), value.span)
  }
  /// An argument of a closure that is called.
  func closureArgument(_ syntax: ExprSyntax, _ type: StaticType) -> Expression {
    guard let target = type.inoutTarget else { return lower(syntax, as: type, for: .argument) }
    guard let change = syntax.as(InOutExprSyntax.self) else {
      return refuse(Diagnostic("passing value of type '\(target)' to an inout parameter requires explicit '&'", at: range(syntax)), span(syntax))
    }
    return inOut(change, target, span(syntax))
  }
  /// `self` as what a mutating function changes.
  func ownPlace(_ expression: VariableExpression, _ function: FunctionDeclaration, _ place: SourceFile.Span) -> (Place, StaticType)? {
    guard expression.variable.isMutable else {
      report(Diagnostic("cannot use mutating member on immutable value: 'self' is immutable", at: range(place)))
      return nil
    }
    return (.variable(expression.variable), expression.type)
  }

  /// The place of a value that a call without a base changes: `self`, or a variable that the lowering made.
  func implicitPlace(_ base: Expression?) -> (Place, StaticType)? {
    guard let own = base as? VariableExpression, own.variable.isMutable else { return nil }
    return (.variable(own.variable), own.type)
  }

  /// `Array(…)`, `Set(…)`, `Dictionary(…)`.
  func collectionConstruction(_ call: FunctionCallExprSyntax, _ type: StaticType, _ token: TokenSyntax) -> Expression {
    let span = span(call)
    guard case .library(let library, let known) = type else { return FailedExpression(span) }
    let arguments = arguments(of: call)
    let labels = arguments.map(\.label)
    if arguments.isEmpty {
      guard !known.isEmpty else { return refuse(Diagnostic("generic parameter 'Element' could not be inferred", at: range(token)), span) }
      return library == .array
        ? ArrayExpression([], type, span) : library == .set ? SetExpression(ArrayExpression([], .array(known[0]), span), type) : DictionaryExpression([], type, span)
    }
    if labels == ["repeating", "count"], library == .array {
      let value = known.first.map { lower(arguments[0].syntax, as: $0, for: .argument) } ?? lower(arguments[0].syntax, expecting: nil)
      if value.type.isSilent { return FailedExpression(span) }
      return RepeatedExpression(value, lower(arguments[1].syntax, as: .int, for: .argument), .array(known.first ?? value.type), span)
    }
    if library == .dictionary, labels == ["grouping", "by"] || labels == ["grouping", nil] && arguments[1].closure != nil {
      let values = lower(arguments[0].syntax, expecting: nil)
      if values.type.isSilent { return FailedExpression(span) }
      guard let element = elementType(values.type) else { return refuse(.notSequence(values.type, at: range(arguments[0].syntax)), span) }
      let wanted = StaticType.function([element], known.first ?? .parameter(TypeParameter("Key")))
      let key: Expression
      if let closure = arguments[1].closure {
        let open: [TypeParameter] = if case .function(_, .parameter(let parameter)) = wanted { [parameter] } else { [] }
        key = self.closure(closure, wanted, isViewBuilder: false, open: open)
      } else {
        let found = lower(arguments[1].syntax, expecting: .library(.keyPath, [element]))
        guard case .library(.keyPath, let types) = found.type, types.count == 2 else { return FailedExpression(span) }
        key = converted(found, to: .function([element], types[1])) ?? found
      }
      guard case .function(_, let result) = key.type else { return FailedExpression(span) }
      return GroupingExpression(values, key, .dictionary(result, .array(element)), span)
    }
    if library == .dictionary, let made = dictionaryConstruction(arguments, known, span) { return made }
    guard arguments.count == 1 || labels == ["uniqueKeysWithValues"] else { return refuse(.notSupported("this initialiser of \(library.name)", at: range(span)), span) }
    let value = iterated(lower(arguments[0].syntax, expecting: library == .set || library == .array ? known.first.map { .array($0) } : nil))
    if value.type.isSilent { return FailedExpression(span) }
    guard let element = elementType(value.type) else { return refuse(.notSequence(value.type, at: range(arguments[0].syntax)), span) }
    if library == .dictionary {
      guard case .tuple(let pair) = element, pair.count == 2 else { return refuse(.cannotConvert(value.type, to: type, for: .argument, at: range(arguments[0].syntax)), span) }
      return CollectionExpression(value, .dictionary(pair[0].type, pair[1].type), span)
    }
    if library == .set, !conforms(element, to: "Hashable") { return refuse(.doesNotConform(element, to: "Hashable", at: range(arguments[0].syntax)), span) }
    return CollectionExpression(value, library == .set ? .set(known.first ?? element) : .array(known.first ?? element), span)
  }
  /// What a `for` loop over a type gives; nil if it is no sequence.
  func elementType(_ type: StaticType) -> StaticType? {
    switch type {
    case .library(let library, let arguments):
      switch library {
      case .array, .set: return arguments.first ?? .int
      case .range, .closedRange:
        // Only ranges of whole numbers can be walked through.
        switch arguments.first {
        case nil, .int, .failed, .parameter: return arguments.first ?? .int
        default: return nil
        }
      case .dictionary, .string: return associated("Element", of: type)
      case LayoutSubviews.libraryType: return LayoutSubview.staticType
      case IndexSet.libraryType: return .int
      default: return nil
      }
    case .parameter(let parameter): return conforms(type, to: "Sequence") ? associated("Element", of: parameter) : nil
    default: return nil
    }
  }
}
