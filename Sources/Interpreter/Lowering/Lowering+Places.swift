internal import SwiftSyntax

extension Lowering {
  /// What an assignment's left side, `&` or a mutating call changes; reports why it cannot.
  func place(_ syntax: ExprSyntax) -> (Place, StaticType)? {
    if let reference = syntax.as(DeclReferenceExprSyntax.self) { return namedPlace(reference.baseName) }
    if let member = syntax.as(MemberAccessExprSyntax.self), let base = member.base {
      if member.declName.baseName.text == "wrappedValue", let storage = bindingPlace(base) { return storage }
      if let projected = projectedPlace(base, member.declName.baseName.text, span(syntax)) { return projected }
      guard let target = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" ? selfTarget(for: member.declName.baseName) : targetPlace(base) else { return nil }
      return memberPlace(target, member.declName.baseName, isOwn: base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self")
    }
    if let call = syntax.as(SubscriptCallExprSyntax.self) { return elementPlace(call) }
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first { return place(only.expression) }
    if let unwrap = syntax.as(ForceUnwrapExprSyntax.self) { return wrappedPlace(unwrap.expression, isChain: false, span(syntax)) }
    if let chain = syntax.as(OptionalChainingExprSyntax.self) { return wrappedPlace(chain.expression, isChain: true, span(syntax)) }
    let value = lower(syntax, expecting: nil)
    if isReference(value.type) { return (.value(value), value.type) }
    if !value.type.isSilent { report(.notAssignable(syntax.trimmedDescription, reason: "it cannot change", at: range(syntax))) }
    return nil
  }
  /// A property of the library that has a binding to it, `configuration.isOn`: it can be set whatever holds the value.
  private func projectedPlace(_ base: ExprSyntax, _ name: String, _ span: SourceFile.Span) -> (Place, StaticType)? {
    guard catalogue.hasMember("$" + name) else { return nil }
    let (value, _) = quietly { lower(base, expecting: nil) }
    guard case .library(let type, _) = value.type, let entry = catalogue.members(of: type.name, named: "$" + name).first,
      case .library(_, let arguments) = entry.result, let wrapped = arguments.first
    else { return nil }
    return (.wrapped(.value(CatalogueCall(entry, value, [], site: nil, entry.result, span)), nil), wrapped)
  }
  /// `binding.wrappedValue`, which can be set whatever holds the binding.
  private func bindingPlace(_ base: ExprSyntax) -> (Place, StaticType)? {
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      let (value, _) = quietly { lower(chain.expression, expecting: nil) }
      guard case .library(let type, let arguments)? = value.type.wrapped, type.name == "Binding", let wrapped = arguments.first else { return nil }
      return (.wrapped(.unwrapped(.value(value), isChain: true, span(base)), nil), wrapped)
    }
    let (value, _) = quietly { lower(base, expecting: nil) }
    guard case .library(let type, let arguments) = value.type, ["Binding", "State"].contains(type.name), let wrapped = arguments.first else { return nil }
    return (.wrapped(.value(value), nil), wrapped)
  }
  /// True for what is shared, not copied: its parts can change whatever holds it.
  func isReference(_ type: StaticType) -> Bool {
    switch type {
    case .declared(let declaration, _): declaration.kind == .classType
    case .metatype: true
    case .library(let type, _): type.protocols.contains("AnyObject")
    case .any(let names), .opaque(let names, _): closure(of: names).contains { protocolDeclaration($0)?.needsClass == true || $0 == "AnyObject" }
    case .parameter(let parameter): closure(of: context.protocols(of: parameter)).contains { protocolDeclaration($0)?.needsClass == true || $0 == "AnyObject" }
    default: false
    }
  }
  private func wrappedPlace(_ base: ExprSyntax, isChain: Bool, _ span: SourceFile.Span) -> (Place, StaticType)? {
    guard let target = targetPlace(base, isWrapped: true) else { return nil }
    if target.1.isSilent { return nil }
    guard let wrapped = target.1.wrapped else {
      report(.notOptional(target.1, at: range(span)))
      return nil
    }
    return (.unwrapped(target.0, isChain: isChain, span), wrapped)
  }
  /// What a member, an element or a wrapped value is part of.
  private func targetPlace(_ syntax: ExprSyntax, isWrapped: Bool = false) -> (Place, StaticType)? {
    let (value, said) = quietly { lower(syntax, expecting: nil) }
    if value.type == .failed {
      for diagnostic in said { report(diagnostic) }
      return nil
    }
    // What is done with an object of another framework was said where it was made.
    if value.type == .skipped { return nil }
    let type = isWrapped ? value.type.wrapped ?? value.type : value.type
    return isReference(type) ? (.value(value), value.type) : place(syntax)
  }

  private func namedPlace(_ token: TokenSyntax) -> (Place, StaticType)? {
    let name = token.identifierText
    if let variable = context.variable(named: name) {
      if variable.type == .failed { return nil }
      if variable.isMutable { return (.variable(variable), variable.type) }
      report(.notAssignable(name, reason: name == "self" ? "'self' is immutable" : "'\(name)' is a 'let' constant", at: range(token)))
      return nil
    }
    if let variable = context.variable(named: "$" + name), case .library(let type, let arguments) = variable.type, type.name == "Binding", let value = arguments.first {
      return (.wrapped(.variable(variable), nil), value)
    }
    if name == "wrappedValue", let own = context.variable(named: "self"), case .library(let type, let arguments) = own.type, type.name == "Binding",
      let wrapped = arguments.first
    {
      return (.wrapped(.value(VariableExpression(own, span(token))), nil), wrapped)
    }
    if let own = context.variable(named: "self"), let storage = storagePlace(name, (own.isMutable ? .variable(own) : .value(VariableExpression(own, span(token))), own.type), token)
    {
      return storage
    }
    if let target = context.variable(named: "self"), !members(of: target.type, named: name).isEmpty {
      guard let target = selfTarget(for: token) else { return nil }
      return memberPlace(target, token, isOwn: true)
    }
    for type in context.owner.map({ outerTypes(of: $0) }) ?? [] where !members(of: .metatype(type), named: name).isEmpty {
      return memberPlace((.value(metatype(type, span(token))), .metatype(type)), token, isOwn: true)
    }
    if let global = globals[name] {
      let type = global.resolvedType
      if type == .failed { return nil }
      guard global.isSettable else {
        report(.notAssignable(name, reason: global.getter == nil ? "'\(name)' is a 'let' constant" : "'\(name)' is a get-only property", at: range(token)))
        return nil
      }
      return (global.getter == nil ? .stored(global, span(token)) : .property(.value(ConstantExpression(.void, .void, span(token))), global, span(token)), type)
    }
    _ = reference(token, name, expecting: nil)
    return nil
  }
  /// `self` as what its members are part of: a value that must be able to change, or an object.
  private func selfTarget(for token: TokenSyntax) -> (Place, StaticType)? {
    guard let target = context.variable(named: "self") else {
      _ = reference(token, "self", expecting: nil)
      return nil
    }
    if target.isMutable { return (.variable(target), target.type) }
    return (.value(VariableExpression(target, span(token))), target.type)
  }

  private func memberPlace(_ target: (Place, StaticType), _ token: TokenSyntax, isOwn: Bool) -> (Place, StaticType)? {
    let name = token.identifierText
    if target.1.isSilent { return nil }
    if case .tuple(let elements) = target.1, let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }), elements.indices.contains(index) {
      return isFixed(target, isOwn, name, token) ? nil : (.tuple(target.0, index), elements[index].type)
    }
    if isOwn, let storage = storagePlace(name, target, token) { return storage }
    let found = members(of: target.1, named: name).filter { !$0.isCallable }
    if found.isEmpty, let dynamic = dynamicMember(target.1, token, span(token)) {
      guard dynamic.function.setter != nil else {
        report(.notAssignable(name, reason: "'\(name)' is a get-only property", at: range(token)))
        return nil
      }
      return (.subscripted(target.0, dynamic.function, [dynamic.argument], span(token)), dynamic.type)
    }
    switch found.first {
    case .field(let field):
      if let wrapper = field.wrapper {
        if field.type == .failed { return nil }
        if wrapper.isSettable { return (.wrapped(.field(target.0, field, observes: false), context.isInitializer ? field : nil), field.type) }
        report(.notAssignable(field.name, reason: "'@\(wrapper.name)' can only be read", at: range(token)))
        return nil
      }
      if isFixed(target, isOwn, name, token) { return nil }
      if field.isPrivate, !isInside(target.1) {
        report(.privateMember(field.name, at: range(token)))
        return nil
      }
      let isFirst = isOwn && context.isInitializer
      if !field.isMutable, !isFirst || field.hasInitial {
        report(.notAssignable(field.name, reason: "'\(field.name)' is a 'let' constant", at: range(token)))
        return nil
      }
      if field.type == .failed { return nil }
      let owner: StaticType? = if case .declared(let declaration, _) = target.1 { declaration.selfType } else { nil }
      return (
        .field(target.0, field, observes: !isFirst && !(isOwn && context.observed === field)), field.type.substituting(ownerBindings(owner, target.1))
      )
    case .property(let property):
      let type = property.resolvedType.substituting(ownerBindings(property.owner, target.1))
      if type == .failed { return nil }
      guard property.isSettable else {
        report(
          .notAssignable(name, reason: property.getter == nil && !property.isRequirement ? "'\(name)' is a 'let' constant" : "'\(name)' is a get-only property", at: range(token)))
        return nil
      }
      if property.getter == nil, !property.isRequirement { return (.stored(property, span(token)), type) }
      if !property.isNonmutating, isFixed(target, isOwn, name, token) { return nil }
      return (.property(target.0, property, span(token)), type)
    case .entry(let entry):
      guard entry.write != nil else {
        report(.notAssignable(name, reason: "'\(name)' is a get-only property", at: range(token)))
        return nil
      }
      return isFixed(target, isOwn, name, token) ? nil : (.part(target.0, entry, span(token)), entry.result.substituting(bindings(entry, target.1)))
    default:
      report(.noMember(name, of: target.1, suggestion: nearest(name, among: memberNames(of: target.1)) { [self] in hasMember($0, target.1) }, at: range(token)))
      return nil
    }
  }
  /// `_name`: the storage of a property with a wrapper.
  private func storagePlace(_ name: String, _ target: (Place, StaticType), _ token: TokenSyntax) -> (Place, StaticType)? {
    guard name.hasPrefix("_"), case .declared(let declaration, _) = target.1, case .field(let field)? = declaration.members[String(name.dropFirst())]?.first,
      let wrapper = field.wrapper
    else { return nil }
    if isFixed(target, true, name, token) { return nil }
    return (.field(target.0, field, observes: false), wrapper.storage(of: field.type))
  }
  /// True, and reported, if the value that something is part of cannot change.
  private func isFixed(_ target: (Place, StaticType), _ isOwn: Bool, _ name: String, _ token: TokenSyntax) -> Bool {
    guard case .value = target.0, !isReference(target.1) else { return false }
    report(.notAssignable(name, reason: isOwn ? "'self' is immutable" : "it cannot change", at: range(token)))
    return true
  }

  private func elementPlace(_ syntax: SubscriptCallExprSyntax) -> (Place, StaticType)? {
    let arguments = Array(syntax.arguments)
    guard let target = targetPlace(syntax.calledExpression) else { return nil }
    if arguments.first?.label?.text == "keyPath", let path = arguments.first {
      let value = lower(path.expression, expecting: .library(.keyPath, [target.1]))
      guard case .library(.keyPath, let types) = value.type, types.count == 2 else {
        if value.type.isSilent { return nil }
        report(.notAssignable(syntax.trimmedDescription, reason: "this is no key path", at: range(syntax)))
        return nil
      }
      guard let path = (value as? KeyPathExpression)?.value else { return (.keyed(target.0, value, span(syntax)), types[1]) }
      guard path.place != nil else {
        report(.notAssignable(syntax.trimmedDescription, reason: "the key path cannot be written through", at: range(syntax)))
        return nil
      }
      return (path.put(on: target.0), types[1])
    }
    if let element = target.1.element, arguments.count == 1, let index = arguments.first?.expression {
      let position = lower(index, expecting: .int)
      if let slice = slice(position) { return (.element(target.0, slice, span(syntax)), target.1) }
      return (.element(target.0, convert(position, to: .int, for: .argument), span(syntax)), element)
    }
    if let (key, value) = target.1.keyAndValue, let first = arguments.first, first.label == nil {
      let index = lower(first.expression, as: key, for: .argument)
      if arguments.count == 2, arguments[1].label?.text == "default" {
        return (.defaulted(target.0, index, default: lower(arguments[1].expression, as: value, for: .argument)), value)
      }
      return (.element(target.0, index, span(syntax)), .optional(value))
    }
    let found = lower(ExprSyntax(syntax), expecting: nil)
    if let part = found as? CatalogueCall, part.entry.write != nil {
      return (part.arguments.isEmpty ? .part(target.0, part.entry, span(syntax)) : .indexed(target.0, part.entry, part.arguments, span(syntax)), part.type)
    }
    guard let call = found as? FunctionCall, call.function.setter != nil || call.function.isRequirement else {
      if !found.type.isSilent { report(.notAssignable(syntax.trimmedDescription, reason: "the subscript is get-only", at: range(syntax))) }
      return nil
    }
    return (.subscripted(target.0, call.function, call.arguments, span(syntax)), found.type)
  }
}
