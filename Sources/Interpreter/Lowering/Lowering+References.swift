internal import SwiftSyntax

extension Lowering {
  /// A name by itself: a local variable, a member of `self`, a declaration of the file, a type.
  func reference(_ token: TokenSyntax, _ name: String, expecting expected: StaticType?) -> Expression {
    let span = span(token)
    if let variable = context.variable(named: name) {
      if name.hasPrefix("$"), let index = Int(name.dropFirst()) { context.usedShorthand = max(context.usedShorthand, index + 1) }
      return variable.type == .failed ? FailedExpression(span) : VariableExpression(variable, span)
    }
    if let wrapped = ownWrapped(name, span) ?? bound(name, span) { return wrapped }
    if let local = context.localFunctions(named: name).first, let variable = context.variable(named: local.variable) { return VariableExpression(variable, span) }
    if name.hasPrefix("$"), let member = ownMember(token, name, expecting: expected) { return member }
    if name.hasPrefix("$") {
      if context.isClosure || name.dropFirst().allSatisfy(\.isNumber) { return refuse(.cannotFind(name, suggestion: nil, at: range(token)), span) }
      return refuse(.cannotFind(name, suggestion: nil, at: range(token)), span)
    }
    if case .binaryOperator = token.tokenKind { return operatorValue(token, name, expected) }
    if name == "self" || name == "super" { return refuse(.cannotFind(name, suggestion: nil, at: range(token)), span) }
    if let member = ownMember(token, name, expecting: expected) { return member }
    if let global = globals[name] ?? library.global(named: name) {
      let type = global.resolvedType
      return type == .failed ? FailedExpression(span) : PropertyExpression(nil, global, type, span)
    }
    if let function = functions[name]?.first ?? (catalogue.functions(named: name).isEmpty ? library.functions(named: name)?.first : nil) {
      return functionValue(function, nil, span)
    }
    if let type = knownType(name, [], context.owner) { return type == .failed ? FailedExpression(span) : metatype(type, span) }
    if let function = libraryFunction(name, expected, span) { return function }
    return refuseName(token, name)
  }
  /// `max` as a function, as in `merge(sizes, uniquingKeysWith: max)`: the overload that takes what is wanted.
  private func libraryFunction(_ name: String, _ expected: StaticType?, _ span: SourceFile.Span) -> Expression? {
    guard case .function(let inputs, let output)? = expected?.wrapped ?? expected else { return nil }
    for entry in catalogue.functions(named: name) where entry.mutate == nil && !entry.isMutating {
      let needed = entry.parameters.filter { !$0.hasDefault && !$0.isVariadic }
      guard needed.count == inputs.count else { continue }
      var bindings: [TypeParameter: StaticType] = [:]
      guard zip(needed, inputs).allSatisfy({ unify($0.type, $1, &bindings, entry.typeParameters) }) else { continue }
      let result = entry.result.substituting(bindings)
      guard !result.mentions(entry.typeParameters), output.hasParameters || canConvert(result, to: output) else { continue }
      return EntryReference(entry, ConstantExpression(.void, .void, span), .function(inputs, result), span)
    }
    return nil
  }
  func functionValue(_ function: FunctionDeclaration, _ target: Expression?, _ span: SourceFile.Span) -> Expression {
    FunctionReference(function, target, .function(function.parameters.map(\.type), function.result), span)
  }

  /// A member of `self`, or a static one of the types around, used without a dot.
  private func ownMember(_ token: TokenSyntax, _ name: String, expecting expected: StaticType?) -> Expression? {
    guard let owner = context.owner else { return nil }
    if let target = context.variable(named: "self"), !members(of: target.type, named: name).isEmpty {
      return member(VariableExpression(target, span(token)), token, call: nil, base: nil, expecting: expected)
    }
    if name == "rawValue", let target = context.variable(named: "self"), case .declared(let declaration, _) = target.type, declaration.rawType != nil {
      return member(VariableExpression(target, span(token)), token, call: nil, base: nil, expecting: expected)
    }
    for type in outerTypes(of: owner) where members(of: .metatype(type), named: name).isEmpty == false || name == "allCases" && conforms(type, to: "CaseIterable") {
      return member(metatype(type, span(token)), token, call: nil, base: nil, expecting: expected)
    }
    return nil
  }
  /// A type and the types that it is written in.
  func outerTypes(of owner: StaticType) -> [StaticType] {
    guard case .declared(let declaration, _) = owner else { return [owner] }
    var result: [StaticType] = [owner]
    var outer = declaration.outer
    while let type = outer {
      result.append(type.selfType)
      outer = type.outer
    }
    return result
  }

  private func refuseName(_ token: TokenSyntax, _ name: String) -> Expression {
    let span = span(token)
    if name.lowercased().hasPrefix("manipulable") { return refuse(.spatialOnly(name, of: nil, at: range(token)), span) }
    if SwiftUINames.views.contains(name) { return skippedView(name, range(token), span) }
    if isForeign(name) { return foreignValue(name, at: range(token), span) }
    var legal = context.variableNames + Array(globals.keys) + Array(functions.keys) + Array(types.keys) + Array(catalogue.types.keys) + catalogue.names(of: "")
    let owned = context.owner.map { Set(memberNames(of: $0)).subtracting(legal) } ?? []
    legal += owned
    let near = nearest(name, among: legal) { [self] candidate in
      !candidate.hasPrefix(" ") && (!owned.contains(candidate) || context.owner.map { hasMember(candidate, $0) } ?? false)
    }
    return refuse(.cannotFind(name, suggestion: near, at: range(token)), span)
  }

  /// `name(…)`.
  func callNamed(_ token: TokenSyntax, _ call: FunctionCallExprSyntax, _ expected: StaticType?) -> Expression {
    let name = token.identifierText
    let span = span(call)
    let locals = context.localFunctions(named: name)
    if !locals.isEmpty { return resolve(locals.map { Candidate($0) }, nil, token, call, expected) }
    if let variable = context.variable(named: name) {
      if variable.type == .failed { return FailedExpression(span) }
      if case .metatype(let type) = variable.type, name != "self" { return construct(type, token, call) }
      return callClosure(reference(token, name, expecting: nil), call, name)
    }
    if let owner = context.owner {
      if let target = context.variable(named: "self"), !members(of: target.type, named: name).isEmpty {
        return member(VariableExpression(target, self.span(token)), token, call: call, base: nil, expecting: expected)
      }
      for type in outerTypes(of: owner) where !members(of: .metatype(type), named: name).isEmpty {
        return member(metatype(type, self.span(token)), token, call: call, base: nil, expecting: expected)
      }
    }
    if let own = functions[name] { return resolve(own.map { Candidate($0) }, nil, token, call, expected) }
    if let type = knownType(name, [], context.owner) {
      return type == .failed ? FailedExpression(span) : construct(type, token, call, expecting: expected)
    }
    let entries = catalogue.functions(named: name)
    if !entries.isEmpty { return resolve(entries.map { Candidate($0) }, nil, token, call, expected) }
    if let shared = library.functions(named: name) { return resolve(shared.map { Candidate($0) }, nil, token, call, expected) }
    if let global = globals[name] { return callClosure(PropertyExpression(nil, global, global.resolvedType, self.span(token)), call, name) }
    if SwiftUINames.views.contains(name) { return skippedView(name, range(token), span) }
    return refuseName(token, name)
  }
  func callClosure(_ callee: Expression, _ call: FunctionCallExprSyntax, _ name: String) -> Expression {
    let span = span(call)
    if callee.type.isSilent { return FailedExpression(span) }
    guard case .function(let parameters, let result) = callee.type else {
      let callable = members(of: callee.type, named: "callAsFunction").filter(\.isCallable)
      if !callable.isEmpty, let token = call.calledExpression.lastToken(viewMode: .sourceAccurate) {
        return resolve(callable.map { candidate($0, callee.type) }, callee, token, call, nil, name: name, baseSyntax: call.calledExpression)
      }
      return refuse(.notCallable(callee.type, at: range(callee.span)), span)
    }
    let arguments = arguments(of: call)
    guard arguments.count == parameters.count else {
      if arguments.count > parameters.count { return refuse(.extraArgument(nil, in: name, at: range(arguments[parameters.count].syntax)), span) }
      return refuse(Diagnostic("missing argument for parameter #\(arguments.count + 1) in call", at: range(span)), span)
    }
    return ClosureCall(callee, zip(arguments, parameters).map { closureArgument($0.syntax, $1) }, result, span)
  }

  /// `.name` and `.name(…)`: a member of the type that is wanted.
  func implicitMember(_ token: TokenSyntax, _ call: FunctionCallExprSyntax?, _ expected: StaticType?) -> Expression {
    let span = call.map { self.span($0) } ?? self.span(token)
    let name = token.identifierText
    guard let expected, expected != .failed else {
      return expected == .failed ? FailedExpression(span) : refuse(.noContext(name, at: range(token)), span)
    }
    if expected == .skipped { return FailedExpression(span) }
    let types = expected.wrapped.map { [$0, expected] } ?? [expected]
    // Of `some ShapeStyle` as of a parameter: what extensions for one type of the protocol have.
    if case .opaque(let names, _) = expected, !names.contains("View") {
      let open = StaticType.parameter(TypeParameter("Self", names))
      if !members(of: .metatype(open), named: name).isEmpty { return member(metatype(open, span), token, call: call, base: nil, expecting: expected) }
    }
    if name == "none", expected.wrapped != nil, call == nil { return ConstantExpression(.none, expected, span) }
    if name == "some", let call, expected.wrapped != nil, call.arguments.count == 1, let only = call.arguments.first { return optionalValue(only.expression, expected, span) }
    for type in types where name == "init" || !members(of: .metatype(type), named: name).isEmpty {
      return member(metatype(type, span), token, call: call, base: nil, expecting: expected)
    }
    let near = nearest(name, among: memberNames(of: .metatype(types[0]))) { [self] in hasMember($0, .metatype(types[0])) }
    return refuse(.noMember(name, of: .metatype(types[0]), suggestion: near, at: range(token)), span)
  }
}
