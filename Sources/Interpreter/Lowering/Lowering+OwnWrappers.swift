internal import SwiftSyntax

/// Property wrappers of the file's own. `@Clamped(0...9) var level = 3` is what Swift makes of it: a stored property `_level` with the wrapper, and computed properties
/// `level` and `$level` that read and write its `wrappedValue` and `projectedValue`.
extension Lowering {
  /// Notes the name of a type with `@propertyWrapper`.
  func noteWrapper(_ declaration: DeclSyntax) {
    guard let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes, hasAttribute("propertyWrapper", attributes),
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
    else { return }
    wrapperNames.insert(name)
  }
  /// The name of the wrapper, the file's own or one of the library's stand-ins, that an attribute means.
  func ownWrapper(_ attribute: AttributeSyntax) -> String? {
    guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.identifierText else { return nil }
    return wrapperNames.contains(name) || types[name] == nil && library.isWrapper(name) ? name : nil
  }

  func collectOwnWrapped(
    _ token: TokenSyntax, _ attribute: AttributeSyntax, _ annotation: TypeAnnotationSyntax?, _ value: ExprSyntax?, isPrivate: Bool, of declaration: TypeDeclaration
  ) {
    let (name, place) = (token.identifierText, span(token))
    let field = FieldDeclaration("_" + name, index: declaration.fields.count, isMutable: true, isPrivate: isPrivate, isViewBuilder: false, span: place)
    let written = attribute.arguments?.as(LabeledExprListSyntax.self)
    field.wrapped = (name, .failed)
    field.hasInitial = value != nil || written != nil
    declaration.fields.append(field)
    let plain = PropertyDeclaration(name, isStatic: false, owner: declaration.selfType, span: place)
    plain.isSettable = true
    let projected = PropertyDeclaration("$" + name, isStatic: false, owner: declaration.selfType, span: place)
    for (property, key) in [(plain, name), (projected, "$" + name)] {
      property.getter = newBody()
      declaration.members[key, default: []].append(.property(property))
    }
    declaration.members[field.name, default: []].append(.field(field))
    let setter = newBody()
    plain.setter = setter
    /// Finds the wrapper's type, and with it those of the properties.
    func resolve() {
      guard let own = ownWrapper(attribute), let wrapper = types[own] ?? library.type(named: own) else { return }
      plain.isNonmutating = wrapper.kind == .classType || isNonmutating(wrapper)
      let given = annotation.map { annotation in inTypeContext(declaration) { type(annotation.type) } }
      let stated = inTypeContext(declaration) { type(attribute.attributeName) }
      var arguments = (written ?? []).map { Argument(label: $0.label?.identifierText, syntax: $0.expression, isTrailing: false) }
      if let value { arguments.insert(Argument(label: "wrappedValue", syntax: value, isTrailing: false), at: 0) }
      let candidates = candidates(wrapper, stated, given)
      if field.hasInitial || wrapper.initializers.contains(where: { !$0.parameters.isEmpty && $0.parameters.allSatisfy(\.hasDefault) || $0.parameters.isEmpty }) {
        let made = detached(owner: declaration.selfType, generics: generics(of: declaration)) {
          self.resolve(candidates, nil, arguments, name: wrapper.name, place: span(attribute), whole: span(attribute), nil)
        }
        (field.initial, field.type, field.hasInitial) = (made, made.type, true)
      } else if let given {
        var bindings: [TypeParameter: StaticType] = [:]
        if let pattern = wrappedType(wrapper.selfType) { _ = unify(pattern, given, &bindings, wrapper.parameters) }
        field.type = (stated == wrapper.selfType ? wrapper.selfType : stated).substituting(bindings)
      } else {
        report(.noType(name, at: range(token)))
      }
      plain.type = given ?? wrappedType(field.type) ?? .failed
      field.wrapped = (name, plain.type)
      projected.type = memberType("projectedValue", of: field.type) ?? .failed
      if value != nil, let construction = field.initial as? ConstructionExpression, let position = wrappedPosition(construction) {
        // The memberwise initialiser takes the wrapped value, and gives the wrapper its other arguments again.
        field.wrap = { [field] value in
          var arguments = construction.arguments
          arguments[position] = value
          return ConstructionExpression(wrapper, construction.initializer, fields: construction.fields, arguments, site: nil, field.type, value.span)
        }
      } else if let initializer = wrapper.initializers.first(where: { $0.parameters.first?.label == "wrappedValue" && $0.parameters.dropFirst().allSatisfy(\.hasDefault) }) {
        field.wrap = { [field] value in
          ConstructionExpression(
            wrapper, initializer, fields: [], [value] + initializer.parameters.dropFirst().map { _ in nil }, site: nil, field.type, value.span)
        }
      } else if wrapper.initializers.isEmpty, wrapper.fields.count == 1, wrapper.fields.first?.name == "wrappedValue" {
        field.wrap = { [field] value in ConstructionExpression(wrapper, nil, fields: [0], [value], site: nil, field.type, value.span) }
      }
    }
    if annotation == nil {
      (plain.resolve, projected.resolve) = ({ resolve() }, { _ = plain.resolvedType })
      pendingSignatures.append { [self] in pendingBodies.insert({ _ = plain.resolvedType }, at: 0) }
    } else {
      pendingSignatures.append { [self] in pendingConformances.append { resolve() } }
    }
    pendingSignatures.append { [self] in
      pendingBodies.append { [self] in
        _ = plain.resolvedType
        if field.type == .failed || plain.type == .failed { return }
        if let id = plain.getter { setBody(id, accessor("wrappedValue", field, declaration, place)) }
        if let id = projected.getter, projected.type != .failed { setBody(id, accessor("projectedValue", field, declaration, place)) }
        setBody(setter, assignment(field, plain.type, declaration, place))
      }
    }
  }
  /// Which argument is the wrapped value.
  private func wrappedPosition(_ construction: ConstructionExpression) -> Int? {
    if let initializer = construction.initializer { return initializer.parameters.firstIndex { $0.label == "wrappedValue" } }
    return construction.fields.firstIndex { construction.declaration.fields[$0].name == "wrappedValue" }
  }
  private func isNonmutating(_ wrapper: TypeDeclaration) -> Bool {
    if case .property(let property)? = wrapper.members["wrappedValue"]?.first { return property.isNonmutating }
    return false
  }
  private func candidates(_ wrapper: TypeDeclaration, _ stated: StaticType, _ given: StaticType?) -> [Candidate] {
    var candidates = wrapper.initializers.map { Candidate(wrapper, $0) }
    if wrapper.initializers.allSatisfy(\.isInExtension) { candidates.append(Candidate(memberwise: wrapper)) }
    var bindings: [TypeParameter: StaticType] = [:]
    if case .declared(_, let arguments) = stated, stated != wrapper.selfType {
      for (parameter, argument) in zip(wrapper.parameters, arguments) { bindings[parameter] = argument }
    } else if let given, let pattern = wrappedType(wrapper.selfType) {
      _ = unify(pattern, given, &bindings, wrapper.parameters)
    }
    for index in candidates.indices { candidates[index].bindings.merge(bindings) { $1 } }
    return candidates
  }
  private func wrappedType(_ type: StaticType) -> StaticType? { memberType("wrappedValue", of: type) }
  private func memberType(_ name: String, of type: StaticType) -> StaticType? {
    switch members(of: type, named: name).first {
    case .field(let field):
      if case .declared(let declaration, _) = type { return field.type.substituting(ownerBindings(declaration.selfType, type)) }
      return field.type
    case .property(let property): return property.resolvedType.substituting(ownerBindings(property.owner, type))
    default: return nil
    }
  }

  /// `_name.wrappedValue` as a getter.
  private func accessor(_ name: String, _ field: FieldDeclaration, _ declaration: TypeDeclaration, _ span: SourceFile.Span) -> FunctionBody {
    let body = FunctionBody()
    let inner = FunctionContext(parent: nil, isClosure: false, owner: declaration.selfType, isStatic: false)
    inside(inner) {
      let target = VariableExpression(inner.declare("self", declaration.selfType, isMutable: false), span)
      let storage = FieldExpression(target, field, field.type, span)
      body.statements = [ReturnStatement(member(storage, .identifier(name), call: nil, base: nil, expecting: nil), span)]
    }
    body.slotCount = inner.slotCount
    return body
  }
  /// `_name.wrappedValue = newValue` as a setter; in an initialiser the first value makes the storage.
  private func assignment(_ field: FieldDeclaration, _ type: StaticType, _ declaration: TypeDeclaration, _ span: SourceFile.Span) -> FunctionBody {
    let body = FunctionBody()
    let inner = FunctionContext(parent: nil, isClosure: false, owner: declaration.selfType, isStatic: false)
    inside(inner) {
      let target = inner.declare("self", declaration.selfType, isMutable: true)
      let value = VariableExpression(inner.declare("newValue", type, isMutable: false), span)
      let storage = Place.field(.variable(target), field, observes: false)
      let place: Place? =
        switch members(of: field.type, named: "wrappedValue").first {
        case .field(let found): .field(storage, found, observes: true)
        case .property(let found) where found.isSettable: .property(storage, found, span)
        default: nil
        }
      if let place { body.statements = [WrappedAssignment(storage, place, value, first: field.wrap?(value), span)] }
    }
    body.slotCount = inner.slotCount
    return body
  }
}

/// Gives a property with a wrapper of the file's own another value, or its first one.
final class WrappedAssignment: Statement {
  let storage: Place
  let place: Place
  let value: Expression
  let first: Expression?
  init(_ storage: Place, _ place: Place, _ value: Expression, first: Expression?, _ span: SourceFile.Span) {
    self.storage = storage
    self.place = place
    self.value = value
    self.first = first
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    try evaluation.step(span)
    if let first, case .field(let owner, let field, _) = storage, case .void = try evaluation.storedValue(field, of: try owner.read(evaluation)) {
      try storage.write(try first.evaluate(evaluation), evaluation)
    } else {
      try place.write(try value.evaluate(evaluation), evaluation)
    }
    return .next
  }
  override var printed: [String] { ["\(place.printed) = \(value.printed)"] }
}
