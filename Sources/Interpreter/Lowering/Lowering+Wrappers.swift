internal import SwiftSyntax

extension Lowering {
  /// The library's property wrapper among a property's attributes.
  func wrapper(_ attributes: AttributeListSyntax) -> (wrapper: PropertyWrapper, attribute: AttributeSyntax)? {
    for attribute in attributes {
      guard let attribute = attribute.as(AttributeSyntax.self), let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { continue }
      if types[name] == nil, let wrapper = PropertyWrapper.library[name] { return (wrapper, attribute) }
    }
    return nil
  }

  /// A wrapped stored property: its type, and the first value of its storage.
  func collectWrapped(
    _ field: FieldDeclaration, _ wrapper: PropertyWrapper, _ attribute: AttributeSyntax, _ annotation: TypeAnnotationSyntax?, _ value: ExprSyntax?,
    of declaration: TypeDeclaration
  ) {
    let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
    // `@State(initialValue: 3) var count`.
    let given = arguments?.first { ["initialValue", "wrappedValue"].contains($0.label?.text) }?.expression
    let first = value ?? given
    if wrapper.name == "Query", let annotation {
      collectQuery(field, wrapper, arguments, annotation, of: declaration)
      return
    }
    let others = arguments?.filter { !["initialValue", "wrappedValue"].contains($0.label?.text) } ?? []
    field.wrapper = wrapper
    field.hasInitial = first != nil || !others.isEmpty || wrapper.fallback != nil
    let written = attribute.attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.first
    let owner = declaration.selfType
    func inside(_ body: () -> Expression) -> Expression { detached(owner: owner, generics: generics(of: declaration), body) }
    func finish(_ initial: Expression?, _ others: [Expression]) {
      if field.type == .failed { return }
      if let demand = wrapper.demand, !conforms(field.type, to: demand) { report(.doesNotConform(field.type, to: demand, at: range(field.span))) }
      var initial = initial
      if initial == nil, field.type.wrapped != nil, field.isMutable, wrapper.parameter != .storage {
        field.hasInitial = true
        initial = ConstantExpression(.none, field.type, field.span)
      }
      if initial == nil, let fallback = wrapper.fallback { initial = ConstantExpression(fallback, field.type, field.span) }
      if field.hasInitial { field.initial = WrapperExpression(wrapper, initial, others, wrapper.storage(of: field.type), field.span) }
    }
    pendingSignatures.append { [self] in
      if let annotation {
        field.type = inTypeContext(declaration) { type(annotation.type) }
      } else if case .type(let type)? = written?.argument {
        field.type = inTypeContext(declaration) { self.type(type) }
      } else if let implied = wrapper.impliedType {
        field.type = implied
      } else if first == nil, others.isEmpty {
        report(.noType(field.name, at: range(field.span)))
      } else {
        // The type of the value, or of what the key path leads to, found out once the other signatures are known.
        pendingBodies.insert(
          { [self] in
            let initial = first.map { first in inside { lower(first, expecting: nil) } }
            let rest = wrapperArguments(others, wrapper, of: field, inside)
            field.type = initial?.type ?? rest.first.map { Lowering.keyPathValue($0.type) } ?? .failed
            if field.type == .failed, initial == nil, !rest.contains(where: \.type.isSilent) {
              report(.noType(field.name, at: range(field.span)))
            }
            finish(initial, rest)
          }, at: 0)
        return
      }
      if first == nil, field.type.wrapped != nil, field.isMutable, wrapper.parameter != .storage { field.hasInitial = true }
      pendingBodies.append { [self] in
        let initial = first.map { first in inside { lower(first, as: field.type, for: .initialValue) } }
        let rest = wrapperArguments(others, wrapper, of: field, inside)
        if wrapper.name == "Environment", let path = rest.first, path.type != .failed {
          let found = Lowering.keyPathValue(path.type)
          if found != .failed, !canConvert(found, to: field.type) { report(.cannotConvert(found, to: field.type, for: .initialValue, at: range(path.span))) }
        }
        finish(initial, rest)
      }
    }
  }
  /// `@Query(filter:sort:)`: what it asks for, in the place of a first value.
  private func collectQuery(
    _ field: FieldDeclaration, _ wrapper: PropertyWrapper, _ arguments: LabeledExprListSyntax?, _ annotation: TypeAnnotationSyntax, of declaration: TypeDeclaration
  ) {
    field.wrapper = wrapper
    field.hasInitial = true
    pendingSignatures.append { [self] in
      field.type = inTypeContext(declaration) { type(annotation.type) }
      pendingBodies.append { [self] in
        if field.type == .failed { return }
        let storage = wrapper.storage(of: field.type)
        let list = (arguments ?? []).map { Argument(label: $0.label?.identifierText, syntax: $0.expression, isTrailing: false) }
        // `@Query(FetchDescriptor(…))` and the like find all models.
        let isKnown = list.allSatisfy { $0.label != nil }
        field.initial =
          isKnown
          ? detached(owner: declaration.selfType, generics: generics(of: declaration)) {
            resolve(catalogue.members(of: wrapper.name, named: "init").map { Candidate($0) }, nil, list, name: wrapper.name, place: field.span, whole: field.span, storage)
          } : WrapperExpression(wrapper, nil, [], storage, field.span)
      }
    }
  }
  /// The arguments of a wrapper's attribute, in the order in which it takes them; what it does not take is refused.
  private func wrapperArguments(
    _ arguments: [LabeledExprSyntax], _ wrapper: PropertyWrapper, of field: FieldDeclaration,
    _ inside: (() -> Expression) -> Expression
  ) -> [Expression] {
    var next = 0
    var given: Set<Int> = []
    var isWrong = false
    let made = arguments.map { argument -> Expression in
      let label = argument.label?.identifierText
      if isWrong { return FailedExpression(span(argument)) }
      guard let index = wrapper.arguments[next...].firstIndex(where: { $0.label == label }) else {
        isWrong = true
        return refuse(.extraArgument(label, in: wrapper.name, at: range(argument)), span(argument))
      }
      given.insert(index)
      next = index + 1
      let parameter = wrapper.arguments[index]
      return inside {
        if case .any = parameter.type { return lower(argument.expression, expecting: nil) }
        if wrapper.name == "Environment" { return environmentPath(argument.expression, parameter.type) }
        return lower(argument.expression, as: parameter.type, for: .argument)
      }
    }
    let missing = wrapper.arguments.indices.first { !wrapper.arguments[$0].hasDefault && !given.contains($0) }
    if let missing, !isWrong {
      let words = ParameterSignatureWords(wrapper.arguments[missing], at: missing)
      report(.missingArgument(words, in: wrapper.name, at: range(field.span)))
    }
    return made
  }
  /// `\.font`, which begins at the environment, or the type of an observable object.
  private func environmentPath(_ syntax: ExprSyntax, _ expected: StaticType) -> Expression {
    let path = lower(syntax, expecting: syntax.is(KeyPathExprSyntax.self) ? expected : nil)
    let place = range(path.span)
    switch path.type {
    case .failed, .skipped: return path
    case .metatype(let type):
      if conforms(type, to: "Observable") { return path }
      return refuse(.doesNotConform(type, to: "Observable", at: place), path.span)
    case .library(.keyPath, let types) where types.first == PropertyWrapper.environmentType: return path
    case let other:
      let whole = StaticType.library(.keyPath, [PropertyWrapper.environmentType, .any([])])
      return refuse(.cannotConvert(other, to: whole, for: .argument, at: place), path.span)
    }
  }
  private static func keyPathValue(_ type: StaticType) -> StaticType {
    switch type {
    case .library(.keyPath, let arguments) where arguments.count == 2: arguments[1]
    case .metatype(let type): type
    default: .failed
    }
  }

  // MARK: Uses

  /// The value of a wrapped property of `base`, `$name` or `_name`; nil if there is no such property.
  func wrapped(_ base: Expression, _ name: String, _ span: SourceFile.Span) -> Expression? {
    guard case .declared(let declaration, let arguments) = base.type, let mark = name.first, mark == "$" || mark == "_",
      case .field(let field)? = declaration.members[String(name.dropFirst())]?.first
    else { return nil }
    if field.isPublished, mark == "$" {
      var bindings: [TypeParameter: StaticType] = [:]
      for (parameter, argument) in zip(declaration.parameters, arguments) { bindings[parameter] = argument }
      return field.type == .failed ? FailedExpression(span) : PublishedExpression(base, field, Upcoming.type(field.type.substituting(bindings)), span)
    }
    guard let wrapper = field.wrapper else { return nil }
    var bindings: [TypeParameter: StaticType] = [:]
    for (parameter, argument) in zip(declaration.parameters, arguments) { bindings[parameter] = argument }
    let type = field.type.substituting(bindings)
    if type == .failed { return FailedExpression(span) }
    let storage = FieldExpression(base, field, wrapper.storage(of: type), span)
    if mark == "_" { return storage }
    guard let projected = wrapper.projected(type) else { return nil }
    return WrappedExpression(storage, isProjected: true, projected, span)
  }
  /// `@Bindable var store = store` in a body: the object by its name, and by `$store` what bindings to its properties are made of.
  func bindable(_ token: TokenSyntax, _ type: StaticType, _ initial: Expression, _ span: SourceFile.Span) -> Statement {
    let name = token.identifierText
    if !type.isSilent, !conforms(type, to: "Observable") { report(.doesNotConform(type, to: "Observable", at: range(token))) }
    let variable = context.declare(name, type, isMutable: false)
    context.scopes[context.scopes.count - 1]["$" + name] = Variable(
      "$" + name, .library(LibraryType("Bindable"), [type]), isMutable: false, slot: variable.slot, owner: context)
    return VariableStatement(variable, initial, span)
  }
  /// `$name` or `_name` of the type around.
  func ownWrapped(_ name: String, _ span: SourceFile.Span) -> Expression? {
    guard name.count > 1, name.hasPrefix("$") || name.hasPrefix("_"), let target = context.variable(named: "self") else { return nil }
    return wrapped(VariableExpression(target, span), name, span)
  }
  /// The value of `$item`, a parameter that brings a binding along, by the name `item`.
  func bound(_ name: String, _ span: SourceFile.Span) -> Expression? {
    guard let variable = context.variable(named: "$" + name), case .library(let type, let arguments) = variable.type, type.name == "Binding", let value = arguments.first
    else { return nil }
    return WrappedExpression(VariableExpression(variable, span), isProjected: false, value, span)
  }

  /// A member of a binding's value as a binding, `$person.name`; nil where the value has no such member.
  func bindingMember(_ base: Expression, _ token: TokenSyntax, _ name: String, _ span: SourceFile.Span) -> Expression? {
    guard case .library(let type, let arguments) = base.type, ["Binding", "ObservedObject.Wrapper", "Bindable"].contains(type.name), let value = arguments.first,
      members(of: base.type, named: name).isEmpty, !members(of: value, named: name).isEmpty
    else { return nil }
    let source = PlaceholderExpression(value, span)
    let member = self.member(source, token, call: nil, base: nil, expecting: nil)
    if member.type.isSilent { return FailedExpression(span) }
    let path = KeyPathValue(root: source, result: member, place: keyPathPlace(member))
    if type.name != "Binding", path.place == nil { return refuse(.notAssignable(name, reason: "'\(name)' can only be read: there is no binding to it", at: range(token)), span) }
    return BindingMemberExpression(base, path, name: name, .library(LibraryType("Binding"), [member.type]), span)
  }
  /// `$items[0]`.
  func bindingElement(_ base: Expression, _ syntax: SubscriptCallExprSyntax) -> Expression? {
    guard case .library(let type, let arguments) = base.type, type.name == "Binding", let element = arguments.first?.element, syntax.arguments.count == 1,
      let index = syntax.arguments.first?.expression
    else { return nil }
    return BindingElementExpression(base, lower(index, as: .int, for: .argument), .library(type, [element]), span(syntax))
  }
}
