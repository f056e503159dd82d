internal import SwiftSyntax

extension Lowering {
  /// `set`, of a computed property.
  func collectSetter(_ syntax: AccessorDeclSyntax, of property: PropertyDeclaration, owner: StaticType?, in declaration: TypeDeclaration?) {
    guard let body = syntax.body else { return }
    let setter = newBody()
    property.setter = setter
    property.isNonmutating = syntax.modifier?.name.text == "nonmutating" || property.isStatic || declaration?.kind == .classType
    let name = syntax.parameters?.name.identifierText ?? "newValue"
    pendingBodies.append { [self] in
      let (span, generics) = (span(body), generics(of: declaration))
      lowerBody(body.statements, as: setter) { lowering, statements in
        let value = ParameterSignature(label: nil, name: name, type: property.type)
        return lowering.body(
          statements, span: span, generics: generics, owner: owner, isStatic: property.isStatic, parameters: [value],
          kind: BodyKind(result: .void, isMutating: !property.isNonmutating, conditions: property.conditions))
      }
    }
  }
  /// `willSet` and `didSet`, of a stored property.
  func collectObservers(_ block: AccessorBlockSyntax, of field: FieldDeclaration, in declaration: TypeDeclaration) {
    guard case .accessors(let list) = block.accessors else { return }
    for accessor in list {
      let isBefore = accessor.accessorSpecifier.text == "willSet"
      guard isBefore || accessor.accessorSpecifier.text == "didSet", let syntax = accessor.body else {
        report(.notSupported("'\(accessor.accessorSpecifier.text)'", at: range(accessor.accessorSpecifier)))
        continue
      }
      let body = newBody()
      if isBefore { field.before = body } else { field.after = body }
      let name = accessor.parameters?.name.identifierText ?? (isBefore ? "newValue" : "oldValue")
      pendingBodies.append { [self] in
        let (span, generics) = (span(syntax), generics(of: declaration))
        lowerBody(syntax.statements, as: body) { lowering, statements in
          lowering.body(
            statements, span: span, generics: generics, owner: declaration.selfType, isStatic: false,
            parameters: [ParameterSignature(label: nil, name: name, type: field.type)], kind: BodyKind(result: .void, isMutating: true, observed: field))
        }
      }
    }
  }
  /// `lazy var`: its value is made with `self` when it is first read.
  func collectLazy(_ binding: PatternBindingSyntax, of field: FieldDeclaration, in declaration: TypeDeclaration) {
    guard let value = binding.initializer?.value else {
      report(Diagnostic("lazy properties must have an initializer", at: range(binding.pattern)))
      return
    }
    let body = newBody()
    (field.isLazy, field.hasInitial, field.lazyBody) = (true, true, body)
    func lowered() -> Expression {
      let inner = FunctionContext(parent: nil, isClosure: false, owner: declaration.selfType, isStatic: false)
      inner.generics = generics(of: declaration)
      let function = FunctionBody()
      let expression = inside(inner) {
        _ = inner.declare("self", declaration.selfType, isMutable: false)
        return binding.typeAnnotation == nil ? lower(value, expecting: nil) : lower(value, as: field.type, for: .initialValue)
      }
      function.slotCount = inner.slotCount
      function.statements = [ReturnStatement(expression, expression.span)]
      bodies[body.index] = function
      return expression
    }
    pendingSignatures.append { [self] in
      if let annotation = binding.typeAnnotation {
        field.type = inTypeContext(declaration) { type(annotation.type) }
        pendingBodies.append { _ = lowered() }
      } else {
        pendingBodies.insert({ field.type = lowered().type }, at: 0)
      }
    }
  }
  /// `subscript(…) -> T { … }`: a function that can also be given a value.
  func collectSubscript(_ syntax: SubscriptDeclSyntax, owner: StaticType, in declaration: TypeDeclaration?) -> FunctionDeclaration {
    let function = FunctionDeclaration(
      "subscript", isStatic: isStatic(syntax.modifiers), isMutating: false, owner: owner,
      typeParameters: genericParameters(syntax.genericParameterClause, syntax.genericWhereClause), body: newBody(), span: span(syntax.subscriptKeyword))
    function.conditions = extensionConditions
    var getter: CodeBlockItemListSyntax?
    var setter: AccessorDeclSyntax?
    switch syntax.accessorBlock?.accessors {
    case .getter(let list): getter = list
    case .accessors(let list):
      getter = list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
      setter = list.first { $0.accessorSpecifier.text == "set" }
    case nil: break
    @unknown default: break
    }
    if setter?.body != nil { function.setter = newBody() }
    pendingSignatures.append { [self] in
      let inner = signatureContext(function, declaration)
      inside(inner) {
        resolveParameters(syntax.parameterClause, of: function)
        // Labels of subscripts are written twice to count.
        for (index, parameter) in syntax.parameterClause.parameters.enumerated() where parameter.secondName == nil && function.parameters.indices.contains(index) {
          let found = function.parameters[index]
          var plain = ParameterSignature(label: nil, name: found.name, type: found.type)
          plain.hasDefault = found.hasDefault
          function.parameters[index] = plain
        }
        function.result = type(syntax.returnClause.type)
      }
      pendingBodies.append { [self] in
        inside(inner) { lowerDefaults(syntax.parameterClause, of: function) }
        let (span, generics) = (span(syntax), inner.generics)
        let conditions = function.conditions
        if let getter {
          lowerBody(getter, as: function.body) { lowering, statements in
            lowering.body(
              statements, span: span, generics: generics, owner: owner, isStatic: function.isStatic, parameters: function.parameters,
              kind: BodyKind(result: function.result, conditions: conditions))
          }
        }
        guard let body = setter?.body, let id = function.setter else { return }
        let name = setter?.parameters?.name.identifierText ?? "newValue"
        lowerBody(body.statements, as: id) { lowering, statements in
          lowering.body(
            statements, span: span, generics: generics, owner: owner, isStatic: function.isStatic,
            parameters: function.parameters + [ParameterSignature(label: nil, name: name, type: function.result)],
            kind: BodyKind(result: .void, isMutating: true, conditions: conditions))
        }
      }
    }
    return function
  }
}
