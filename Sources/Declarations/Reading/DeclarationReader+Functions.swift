package import SwiftSyntax

extension DeclarationReader {
  package func function(_ node: FunctionDeclSyntax, in parent: Declaration?) -> FunctionDeclaration {
    let made = FunctionDeclaration(
      .function, identifier(node.name), in: module, parent: parent,
      attributes: attributes(node.attributes, node.modifiers),
      place: place(node.name))
    made.ownParameters = genericParameters(node.genericParameterClause, of: made)
    made.whereClause = node.genericWhereClause
    read(node.signature, into: made)
    made.body = node.body?.statements
    return made
  }

  func initializer(_ node: InitializerDeclSyntax, in parent: Declaration?) -> FunctionDeclaration {
    var list = attributes(node.attributes, node.modifiers)
    if node.optionalMark?.tokenKind == .exclamationMark { list.flags.insert(.implicitlyUnwrapped) }
    let made = FunctionDeclaration(
      .initializer, "init", in: module, parent: parent, attributes: list, place: place(node.initKeyword))
    made.ownParameters = genericParameters(node.genericParameterClause, of: made)
    made.whereClause = node.genericWhereClause
    made.isFailable = node.optionalMark != nil
    read(node.signature, into: made)
    made.body = node.body?.statements
    return made
  }

  func subscriptMember(_ node: SubscriptDeclSyntax, in parent: Declaration?) -> FunctionDeclaration {
    let made = FunctionDeclaration(
      .subscriptMember, "subscript", in: module, parent: parent,
      attributes: attributes(node.attributes, node.modifiers),
      place: place(node.subscriptKeyword))
    made.ownParameters = genericParameters(node.genericParameterClause, of: made)
    made.whereClause = node.genericWhereClause
    made.parameters = parameters(node.parameterClause, of: made, labelsAreNames: false)
    made.resultSyntax = node.returnClause.type
    made.accessors = accessors(node.accessorBlock)
    made.effects = made.accessors?.effects ?? Effects()
    return made
  }

  func macro(_ node: MacroDeclSyntax, in parent: Declaration?) -> FunctionDeclaration {
    let made = FunctionDeclaration(
      .macro, identifier(node.name), in: module, parent: parent,
      attributes: attributes(node.attributes, node.modifiers), place: place(node.name))
    made.ownParameters = genericParameters(node.genericParameterClause, of: made)
    made.attachedConformances = attachedConformances(node.attributes)
    let definition = node.definition?.value.as(MacroExpansionExprSyntax.self)
    made.macroType =
      definition?.arguments.first { $0.label?.text == "type" }?.expression.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
    made.addsAccessors = node.attributes.contains { $0.trimmedDescription.hasPrefix("@attached(accessor") }
    read(node.signature, into: made)
    return made
  }

  private func attachedConformances(_ attributes: AttributeListSyntax) -> [String] {
    attributes.flatMap { element -> [String] in
      guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "attached",
        case .argumentList(let arguments)? = attribute.arguments
      else { return [] }
      // The label stands before the first protocol only.
      let from = arguments.firstIndex { $0.label?.text == "conformances" } ?? arguments.endIndex
      let rest = arguments[from...]
      return rest.prefix { $0.label == nil || $0.label?.text == "conformances" }.map {
        $0.expression.trimmedDescription
      }
    }
  }

  func enumCase(_ element: EnumCaseElementSyntax, of node: EnumCaseDeclSyntax, in parent: Declaration?)
    -> FunctionDeclaration
  {
    let made = FunctionDeclaration(
      .enumCase, identifier(element.name), in: module, parent: parent,
      attributes: attributes(node.attributes, node.modifiers),
      place: place(element.name))
    made.rawValue = element.rawValue?.value
    made.hasParameters = element.parameterClause != nil
    made.parameters =
      element.parameterClause?.parameters.map { parameter in
        let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : identifier($0) }
        return ParameterDeclaration(
          label: label, label ?? "_", parameter.type, defaultValue: parameter.defaultValue?.value, in: module,
          parent: made,
          place: place(parameter))
      } ?? []
    return made
  }

  func read(_ signature: FunctionSignatureSyntax, into made: FunctionDeclaration) {
    made.parameters = parameters(signature.parameterClause, of: made, labelsAreNames: !made.isOperator)
    made.resultSyntax = signature.returnClause?.type
    made.effects = effects(signature.effectSpecifiers)
  }

  package func effects(_ node: FunctionEffectSpecifiersSyntax?) -> Effects {
    var effects = Effects()
    effects.isAsync = node?.asyncSpecifier != nil
    effects.isThrowing = node?.throwsClause != nil
    effects.isRethrowing = node?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows)
    effects.thrownSyntax = node?.throwsClause?.type
    return effects
  }

  /// A subscript's parameter has a label only if two names are written; an operator's has none.
  private func parameters(_ clause: FunctionParameterClauseSyntax, of parent: Declaration, labelsAreNames: Bool)
    -> [ParameterDeclaration]
  {
    let parentIsOperator = (parent as? FunctionDeclaration)?.isOperator ?? false
    return clause.parameters.map { parameter in
      let first = parameter.firstName.tokenKind == .wildcard ? nil : identifier(parameter.firstName)
      let label = labelsAreNames || (parameter.secondName != nil && !parentIsOperator) ? first : nil
      let name = parameter.secondName.map { identifier($0) } ?? first ?? "_"
      return ParameterDeclaration(
        label: label, name, parameter.type, defaultValue: parameter.defaultValue?.value,
        isVariadic: parameter.ellipsis != nil, in: module,
        parent: parent, attributes: attributes(parameter.attributes, parameter.modifiers),
        place: place(parameter.secondName ?? parameter.firstName))
    }
  }

  /// The variables of a declaration that may have several bindings and patterns.
  package func variables(_ node: VariableDeclSyntax, in parent: Declaration?) -> [VariableDeclaration] {
    let list = attributes(node.attributes, node.modifiers)
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    // `let a, b: Int`: a type stands for the bindings before it that have none.
    var following: TypeSyntax?
    let types = node.bindings.reversed().map { binding -> TypeSyntax? in
      if let type = binding.typeAnnotation?.type {
        following = type
      } else if binding.initializer != nil {
        following = nil
      }
      return binding.typeAnnotation?.type ?? (binding.initializer == nil ? following : nil)
    }
    return zip(node.bindings, types.reversed()).flatMap { binding, type in
      names(in: binding.pattern).map { name in
        let made = VariableDeclaration(
          identifier(name), isLet: isLet, in: module, parent: parent, attributes: list, place: place(name))
        made.isDestructured = !binding.pattern.is(IdentifierPatternSyntax.self)
        made.typeSyntax = made.isDestructured ? nil : type
        made.initializer = binding.initializer?.value
        made.accessors = accessors(binding.accessorBlock)
        made.binding = binding
        return made
      }
    }
  }

  /// The names that a pattern binds.
  package func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { names(in: $0.pattern) } }
    return []
  }

  package func accessors(_ block: AccessorBlockSyntax?) -> Accessors? {
    guard let block else { return nil }
    var made = Accessors()
    switch block.accessors {
    case .getter(let statements):
      made.hasGetter = true
      made.bodies.append(
        Accessors.Body(
          kind: .get, parameter: "", statements: statements,
          offset: block.positionAfterSkippingLeadingTrivia.utf8Offset + shift))
    case .accessors(let list):
      for accessor in list { add(accessor, to: &made) }
    @unknown default: break
    }
    return made
  }

  private func add(_ accessor: AccessorDeclSyntax, to made: inout Accessors) {
    let kind: Accessors.Body.Kind
    let defaultName: String
    switch accessor.accessorSpecifier.tokenKind {
    case .keyword(.get), .keyword(._read), .keyword(.unsafeAddress):
      (kind, defaultName) = (.get, "")
      made.hasGetter = true
      made.isGetterMutating = accessor.modifier?.name.tokenKind == .keyword(.mutating)
      made.effects.isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
      made.effects.isThrowing = accessor.effectSpecifiers?.throwsClause != nil
    case .keyword(.set), .keyword(._modify), .keyword(.unsafeMutableAddress):
      (kind, defaultName) = (.set, "newValue")
      made.hasSetter = true
      made.isSetterNonmutating = accessor.modifier?.name.tokenKind == .keyword(.nonmutating)
    case .keyword(.willSet): (kind, defaultName) = (.willSet, "newValue")
    case .keyword(.didSet): (kind, defaultName) = (.didSet, "oldValue")
    default: return
    }
    if kind == .willSet || kind == .didSet { made.hasObservers = true }
    guard let body = accessor.body else { return }
    made.bodies.append(
      Accessors.Body(
        kind: kind, parameter: accessor.parameters.map { identifier($0.name) } ?? defaultName,
        statements: body.statements,
        offset: accessor.positionAfterSkippingLeadingTrivia.utf8Offset + shift))
  }
}
