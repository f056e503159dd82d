internal import SwiftSyntax
internal import Views

extension Lowering {
  /// What a name after a dot can mean on a type: members of the type itself first, then those of its protocols.
  func members(of type: StaticType, named name: String) -> [Member] {
    let (subject, isStatic): (StaticType, Bool) = if case .metatype(let inner) = type { (inner, true) } else { (type, false) }
    var result: [Member] = []
    switch subject {
    case .declared(let declaration, _):
      result = declaration.members[name] ?? []
      var superclass = declaration.superclass
      while let current = superclass {
        result += (current.members[name] ?? []).filter { inherited in !result.contains { stands($0, for: inherited) || stands(inherited, for: $0) } }
        superclass = current.superclass
      }
      if declaration.isShared { result += extensions[declaration.name]?[name] ?? [] }
    case .parameter(let parameter): result = requirements(of: context.protocols(of: parameter), named: name)
    case .opaque(let names, _), .any(let names): result = requirements(of: names, named: name)
    case .library(let library, _):
      result = (extensions[library.name]?[name] ?? []) + self.library.members(of: library.name, named: name)
      result += catalogue.members(of: library.name, named: name).map { .entry($0) }
      if library.protocols.contains("Publisher"), library != Upcoming.libraryType, !isStatic {
        result += catalogue.members(of: Upcoming.libraryType.name, named: name).map { .entry($0) }
      }
      if result.isEmpty, isStatic, let asset = asset(name, of: library.name) { result = [.entry(asset)] }
    default: break
    }
    if asArray(subject) != nil {
      result += catalogue.members(of: "Array", named: name).filter { $0.mutate == nil && $0.kind != .subscript && !$0.kind.isStatic }.map { .entry($0) }
    }
    let own = result
    for name_ in protocols(of: subject, with: name) {
      // A requirement is looked up when the program runs, and finds its default there.
      let shared = library.members(of: name_, named: name)
      result += (shared + (extensions[name_]?[name] ?? [])).filter { added in !own.contains { isRequirement($0) && stands(added, for: $0) } }
      if !isStatic || isGeneric(subject) { result += catalogue.members(of: name_, named: name).map { .entry($0) } }
    }
    if result.isEmpty, isStatic, isGeneric(subject), conforms(subject, to: "ShapeStyle"), let color = asset(name, of: "Color") { return [.entry(color)] }
    return result.filter { member in
      guard member.isStatic == isStatic, holds(member, for: subject) else { return false }
      if case .entry(let entry) = member, entry.since > 0, !isAvailable(since: entry.since) { return false }
      if case .entry(let entry) = member, let owner = entry.ownerType { return ownerFits(owner, subject, entry.typeParameters) }
      if case .entry(let entry) = member, entry.kind == .initializer { return false }
      return true
    }
  }
  /// An image or colour of the project by the name that Xcode gives it in Swift.
  private func asset(_ name: String, of type: String) -> CatalogueEntry? {
    if type == "Color", facts.hasColor?(name) != true { return nil }
    return catalogue.asset(name, of: type)
  }
  private func isRequirement(_ member: Member) -> Bool {
    switch member {
    case .function(let function): function.isRequirement
    case .property(let property): property.isRequirement
    case .field, .enumCase, .entry: false
    }
  }
  private func isGeneric(_ type: StaticType) -> Bool {
    if case .parameter = type { return true }
    return false
  }
  private func ownerFits(_ owner: StaticType, _ type: StaticType, _ parameters: [TypeParameter]) -> Bool {
    var bindings: [TypeParameter: StaticType] = [:]
    return unify(owner, asArray(type) ?? type, &bindings, parameters)
  }
  /// A generic sequence as an array of its elements: what arrays have without changing, it has too.
  func asArray(_ type: StaticType) -> StaticType? {
    guard case .parameter(let parameter) = type, conforms(type, to: "Sequence") else { return nil }
    return associated("Element", of: parameter).map { .array($0) }
  }
  /// The names of all members, for suggestions.
  func memberNames(of type: StaticType) -> [String] {
    let subject: StaticType = if case .metatype(let inner) = type { inner } else { type }
    var names: [String] = []
    switch subject {
    case .declared(let declaration, _): names = Array(declaration.members.keys)
    case .parameter(let parameter): names = closure(of: context.protocols(of: parameter)).flatMap { protocolDeclaration($0)?.names ?? [] }
    case .opaque(let list, _), .any(let list): names = closure(of: list).flatMap { protocolDeclaration($0)?.names ?? [] }
    case .library(let library, _): names = catalogue.names(of: library.name) + Array((extensions[library.name] ?? [:]).keys)
    default: break
    }
    for name in protocols(of: subject) { names += catalogue.names(of: name) + Array((extensions[name] ?? [:]).keys) }
    return names
  }

  /// `base.name` and `base.name(…)`.
  func member(
    _ base: Expression, _ token: TokenSyntax, call: FunctionCallExprSyntax?, base baseSyntax: ExprSyntax?, expecting expected: StaticType?, previous: String? = nil
  ) -> Expression {
    let name = token.identifierText
    let end = call.map { span($0).end } ?? span(token).end
    let whole = SourceFile.Span(start: base.span.start < span(token).start ? base.span.start : span(token).start, end: end)
    switch base.type {
    case .failed: return FailedExpression(whole)
    case .skipped: return ConstantExpression(.view(EmptyView(), nil), .skipped, whole)
    case .metatype(let type):
      if let call, name == "init" { return construct(type, token, call, expecting: expected) }
      if name == "init", expected.map({ $0.wrapped ?? $0 })?.isFunction == true { return initializerValue(type, expected, whole) }
      if call == nil, name == "self" { return base }
      if name == "none", call == nil, type.wrapped != nil { return ConstantExpression(.none, type, whole) }
      if name == "some", let only = call?.arguments.first, case .library(.optional, _) = type { return optionalValue(only.expression, type, whole) }
      if let nested = nestedType(name, in: type) {
        if let call { return construct(nested, token, call) }
        return metatype(nested, whole)
      }
      if call == nil, let special = staticSpecial(type, name, whole) { return special }
    case .tuple(let elements):
      if let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }), elements.indices.contains(index) {
        guard let call else { return ElementExpression(base, index, elements[index].type, whole) }
        let callee = ElementExpression(base, index, elements[index].type, SourceFile.Span(start: whole.start, end: span(token).end))
        return callClosure(callee, call, name)
      }
    default:
      if call == nil, name == "self" { return base }
      if let call, name == "init", base is SuperExpression || (base as? VariableExpression)?.variable.name == "self" { return delegation(base, token, call, whole) }
      if let wrapped = wrapped(base, name, whole) ?? bindingMember(base, token, name, whole) {
        return call.map { callClosure(wrapped, $0, name) } ?? wrapped
      }
      if call == nil, let special = special(base, name, whole) { return special }
      if let call, let change = mutation(base, name, call, baseSyntax, whole) { return change }
    }
    let found = members(of: base.type, named: name)
    if found.isEmpty {
      if let dynamic = dynamicMember(base.type, token, whole) {
        let read = FunctionCall(dynamic.function, base, [dynamic.argument], typeArguments: dynamic.typeArguments, dynamic.type, whole)
        return call.map { callClosure(read, $0, name) } ?? read
      }
      if let all = ownElements(of: base, for: name) { return member(all, token, call: call, base: nil, expecting: expected, previous: previous) }
      return refuseMember(base, token, name, call, whole, previous)
    }
    if let call {
      let callable = found.filter(\.isCallable)
      if name != "callAsFunction", callable.isEmpty, case .enumCase(let declaration, _)? = found.first {
        return refuse(Diagnostic("enum case '\(name)' has no associated values", at: range(token)), declaration.span)
      }
      if !callable.isEmpty { return resolve(callable.map { candidate($0, base.type) }, base, token, call, expected, baseSyntax: baseSyntax) }
      guard let value = found.first.flatMap({ value($0, base, token, whole, expected) }) else { return FailedExpression(whole) }
      return callClosure(value, call, name)
    }
    let values = found.filter { !$0.isCallable }
    if values.isEmpty, case .enumCase? = found.first { return value(found[0], base, token, whole, expected) ?? FailedExpression(whole) }
    if values.isEmpty, case .function(let function)? = found.first {
      if function.isMutating { return refuse(Diagnostic("partial application of 'mutating' method is not allowed", at: range(token)), whole) }
      return functionValue(function, base, whole)
    }
    if values.isEmpty, let method = entryValue(found, base, expected, whole) { return method }
    let fitting = expected.flatMap { wanted in values.first { canConvert(resultType($0, base.type), to: wanted) } }
    guard let chosen = fitting ?? values.first else { return refuse(.notSupported("'\(name)' as a value", at: range(token)), whole) }
    return value(chosen, base, token, whole, expected) ?? FailedExpression(whole)
  }

  private func resultType(_ member: Member, _ base: StaticType) -> StaticType {
    switch member {
    case .field(let field): field.type
    case .property(let property): property.resolvedType
    case .function(let function): function.result
    case .enumCase(let declaration, _): declaration.selfType
    case .entry(let entry): entry.result.substituting(bindings(entry, base))
    }
  }
  func bindings(_ entry: CatalogueEntry, _ base: StaticType) -> [TypeParameter: StaticType] {
    var result: [TypeParameter: StaticType] = [:]
    if let owner = entry.ownerType { _ = unify(owner, asArray(base) ?? base, &result, entry.typeParameters) }
    return result
  }
  /// Generic arguments and `Self` of the type before the dot.
  func ownerBindings(_ owner: StaticType?, _ base: StaticType) -> [TypeParameter: StaticType] {
    let subject: StaticType = if case .metatype(let inner) = base { inner } else { base }
    switch (owner, subject) {
    case (.parameter(let parameter)?, _): return completed([parameter: subject])
    case (.declared(let declaration, _)?, .declared(_, let arguments)):
      var result: [TypeParameter: StaticType] = [:]
      for (parameter, argument) in zip(declaration.parameters, arguments) { result[parameter] = argument }
      return completed(result)
    case (.library(_, let pattern)?, .library(_, let arguments)):
      var result: [TypeParameter: StaticType] = [:]
      for case (.parameter(let parameter), let argument) in zip(pattern, arguments) { result[parameter] = argument }
      return completed(result)
    default: return [:]
    }
  }
  func candidate(_ member: Member, _ base: StaticType) -> Candidate {
    switch member {
    case .entry(let entry):
      var candidate = Candidate(entry)
      candidate.bindings = bindings(entry, base)
      return candidate
    case .function(let function):
      var candidate = Candidate(function)
      candidate.bindings = ownerBindings(function.owner, base)
      if case .metatype(.declared(let declaration, let arguments)) = base, !arguments.isEmpty, arguments == declaration.parameters.map({ .parameter($0) }),
        context.owner.map({ if case .declared(declaration, _) = $0 { false } else { true } }) ?? true
      {
        candidate.bindings = [:]
        candidate.typeParameters += declaration.parameters
      }
      return candidate
    case .enumCase(let declaration, let index):
      var candidate = Candidate(declaration, case: index)
      candidate.bindings = ownerBindings(declaration.selfType, base)
      if case .metatype(.declared(_, let arguments)) = base, arguments == declaration.parameters.map({ .parameter($0) }) { candidate.bindings = [:] }
      return candidate
    case .field, .property:
      return Candidate(FunctionDeclaration("", isStatic: false, isMutating: false, owner: nil, typeParameters: [], body: BodyID(index: 0), span: SourceFile.Span(start: 0, end: 0)))
    }
  }

  private func value(_ member: Member, _ base: Expression, _ token: TokenSyntax, _ span: SourceFile.Span, _ expected: StaticType?) -> Expression? {
    switch member {
    case .field(let field):
      if field.isPrivate, !isInside(base.type) { return refuse(.privateMember(field.name, at: range(token)), span) }
      let owner: StaticType? = if case .declared(let declaration, _) = base.type { declaration.selfType } else { nil }
      let type = field.type.substituting(ownerBindings(owner, base.type))
      if type != .failed, let wrapper = field.wrapper {
        return WrappedExpression(FieldExpression(base, field, wrapper.storage(of: type), span), isProjected: false, type, span)
      }
      return type == .failed ? FailedExpression(span) : FieldExpression(base, field, type, span)
    case .property(let property):
      let type = property.resolvedType.substituting(ownerBindings(property.owner, base.type))
      let target = property.isStatic && !property.isRequirement && property.getter == nil ? nil : base
      return type == .failed ? FailedExpression(span) : PropertyExpression(target, property, type, span)
    case .enumCase(let declaration, let index):
      let type = declaration.selfType.substituting(ownerBindings(declaration.selfType, base.type))
      let payload = declaration.cases[index].payload
      if !payload.isEmpty {
        let function = EnumExpression(declaration, index, payload.indices.map { SlotExpression($0, payload[$0].type, span) }, type, span)
        let body = FunctionBody()
        body.slotCount = payload.count
        body.statements = [ReturnStatement(function, span)]
        return ClosureExpression(body, captures: [], .function(payload.map(\.type), type), span)
      }
      return ConstantExpression(.enumCase(declaration, index, []), expected.map { ($0.wrapped ?? $0) }.flatMap { canRename($0, to: type) ? $0 : nil } ?? type, span)
    case .entry(let entry):
      let site = conforms(entry.result, to: "View") && !isOutsideOfFile ? span : nil
      return CatalogueCall(entry, entry.kind.isStatic ? nil : base, [], site: site, entry.result.substituting(bindings(entry, base.type)), span)
    case .function: return nil
    }
  }
  func isInside(_ type: StaticType) -> Bool {
    guard case .declared(let declaration, _) = type else { return true }
    guard let owner = context.owner else { return false }
    return outerTypes(of: owner).contains { outer in
      if case .declared(let around, _) = outer { return around == declaration }
      return false
    }
  }

  /// `allCases` of an enum, and the like.
  private func staticSpecial(_ type: StaticType, _ name: String, _ span: SourceFile.Span) -> Expression? {
    guard case .declared(let declaration, _) = type, name == "allCases", declaration.protocols.contains("CaseIterable"), declaration.kind == .enumeration else { return nil }
    return ConstantExpression(.array(declaration.cases.indices.map { .enumCase(declaration, $0, []) }), .array(type), span)
  }
  /// `rawValue` of an enum.
  private func special(_ base: Expression, _ name: String, _ span: SourceFile.Span) -> Expression? {
    guard case .declared(let declaration, _) = base.type, name == "rawValue", let type = declaration.rawType else { return nil }
    return RawValueExpression(base, type, span)
  }
  /// Methods that change what they are called on: `append`, `toggle`.
  private func mutation(_ base: Expression, _ name: String, _ call: FunctionCallExprSyntax, _ syntax: ExprSyntax?, _ span: SourceFile.Span) -> Expression? {
    if name == "toggle", base.type == .bool, let syntax, call.arguments.isEmpty {
      guard let (place, _) = self.place(syntax) else { return FailedExpression(span) }
      return ToggleExpression(place, span)
    }
    guard name == "append", let element = base.type.element, let syntax, call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil else { return nil }
    guard let (place, _) = self.place(syntax) else { return FailedExpression(span) }
    return AppendExpression(place, lower(argument.expression, as: element, for: .argument), span)
  }

  // MARK: What is not there

  private func refuseMember(
    _ base: Expression, _ token: TokenSyntax, _ name: String, _ call: FunctionCallExprSyntax?, _ span: SourceFile.Span, _ previous: String?
  ) -> Expression {
    let place = range(token)
    if name.lowercased().hasPrefix("manipulable") { return refuse(.spatialOnly(name, of: base.type, at: place), span) }
    let isView = conforms(base.type, to: "View")
    if call != nil, isView, SwiftUINames.textOnly.contains(name), base.type != Text.staticType {
      if case .opaque = base.type { return refuse(.textOnlyOnOpaque(name, base.type, previous: previous, at: place), span) }
      return refuse(.textOnly(name, on: base.type, at: place), span)
    }
    if call != nil, isView, SwiftUINames.modifiers.contains(name) {
      report(.skippedModifier(name, at: place))
      let type = base.type == Text.staticType && SwiftUINames.textOnly.contains(name) ? base.type : StaticType.someView
      return ConversionExpression(base, .rename, type)
    }
    if call != nil, conforms(base.type, to: "Scene"), !isView {
      if !SwiftUINames.unseenOnScenes.contains(name) { report(.skippedModifier(name, at: place)) }
      return ConversionExpression(base, .rename, base.type)
    }
    let subject = if case .metatype(let inner) = base.type { inner } else { base.type }
    if case .library(let type, _) = subject, type.protocols.contains("AnyObject"), Lowering.framework(of: type.name) != nil {
      report(.foreignMember(name, of: type.name, at: place))
      return ConstantExpression(.view(EmptyView(), nil), .skipped, span)
    }
    if case .metatype(.parameter(let parameter)) = base.type { return refuse(.noMember(name, of: .parameter(parameter), suggestion: nil, at: place), span) }
    if let wrapped = base.type.wrapped, !members(of: wrapped, named: name).isEmpty { return refuse(.notUnwrapped(base.type, at: range(base.span)), span) }
    return refuse(.noMember(name, of: base.type, suggestion: nearest(name, among: memberNames(of: base.type)) { [self] in hasMember($0, base.type) }, at: place), span)
  }
}

/// An enum case's raw value.
final class RawValueExpression: Expression {
  let operand: Expression
  init(_ operand: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.operand = operand
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard case .enumCase(let declaration, let index, _) = try operand.evaluate(evaluation) else { return .void }
    return declaration.cases[index].rawValue ?? .void
  }
  override var printed: String { "\(operand.printed).rawValue" }
}
