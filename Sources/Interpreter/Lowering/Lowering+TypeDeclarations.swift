internal import SwiftSyntax

extension Lowering {
  func hasAttribute(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
  func hasModifier(_ name: String, _ modifiers: DeclModifierListSyntax) -> Bool { modifiers.contains { $0.name.text == name && $0.detail == nil } }
  func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool { hasModifier("static", modifiers) || hasModifier("class", modifiers) }

  /// Generic parameters with what they must conform to, there or in a `where` clause.
  func genericParameters(_ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?) -> [TypeParameter] {
    var constraints: [String: [String]] = [:]
    for condition in conditions?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = condition.requirement else { continue }
      constraints[conformance.leftType.trimmedDescription, default: []] += parts(of: conformance.rightType).map(\.text)
    }
    let result =
      clause?.parameters.map { parameter in
        TypeParameter(parameter.name.text, (parameter.inheritedType.map { parts(of: $0).map(\.text) } ?? []) + (constraints[parameter.name.text] ?? []))
      } ?? []
    if let conditions { pendingConstraints.append { [self] in constrain(result, conditions, constraints) } }
    return result
  }
  /// What a `where` says of `T.Element`.
  private func constrain(_ parameters: [TypeParameter], _ clause: GenericWhereClauseSyntax, _ constraints: [String: [String]]) {
    func parameter(_ type: TypeSyntax) -> (TypeParameter, String)? {
      guard let member = type.as(MemberTypeSyntax.self), let found = parameters.first(where: { $0.name == member.baseType.trimmedDescription }) else { return nil }
      return (found, member.name.text)
    }
    for requirement in clause.requirements {
      switch requirement.requirement {
      case .conformanceRequirement(let found):
        guard let (base, name) = parameter(found.leftType) else { continue }
        base.associated[name] = .parameter(TypeParameter(base.name + "." + name, constraints[found.leftType.trimmedDescription] ?? []))
      case .sameTypeRequirement(let found):
        guard case .type(let left) = found.leftType, case .type(let right) = found.rightType, let (base, name) = parameter(left) else { continue }
        let inner = FunctionContext(parent: nil, isClosure: false, owner: nil, isStatic: true)
        for parameter in parameters { inner.generics[parameter.name] = parameter }
        base.associated[name] = inside(inner) { type(right) }
      case .layoutRequirement: break
      @unknown default: break
      }
    }
  }

  func collectType(
    _ name: TokenSyntax, _ kind: TypeDeclaration.Kind, _ generics: [TypeParameter], _ inheritance: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax, _ attributes: AttributeListSyntax, outer: TypeDeclaration?, library: String? = nil
  ) {
    if kind == .classType, leavesOutClass(name, inheritance) { return }
    checkAttributes(attributes)
    let declaration = TypeDeclaration(name.identifierText, kind, span: span(name), outer: outer, parameters: (outer?.parameters ?? []) + generics)
    declaration.libraryOuter = library
    declaration.isShared = isLibrary
    if hasAttribute("Observable", attributes) {
      if kind != .classType { report(Diagnostic("'@Observable' cannot be applied to \(kind == .structure ? "structure" : "enumeration") type '\(name.text)'", at: range(name))) }
      declaration.isObservable = true
      declaration.protocols.append("Observable")
    }
    if hasAttribute("Model", attributes), kind == .classType {
      // A model of SwiftData is observed property by property, has an identity and can be compared by it.
      (declaration.isObservable, declaration.isModel) = (true, true)
      declaration.protocols += ["Observable", "Identifiable"]
    }
    let taken = library.map { libraryNested[$0]?[name.text] } ?? outer.map { $0.nested[name.text] } ?? types[name.text]
    if taken != nil { report(.redeclared(name.text, at: range(name))) }
    if let library {
      libraryNested[library, default: [:]][name.text] = declaration
    } else if let outer {
      outer.nested[name.text] = declaration
    } else {
      types[name.text] = declaration
    }
    typeOrder.append(declaration)
    inherit(declaration, inheritance)
    collectMembers(members, of: declaration, isExtension: false, keeping: keptMembers(of: declaration, inheritance))
    if kind == .classType { pendingSignatures.append { [self] in completeClass(declaration) } }
    pendingConformances.append { [self] in checkConformance(declaration) }
  }

  private func inherit(_ declaration: TypeDeclaration, _ inheritance: InheritanceClauseSyntax?) {
    for (name, span) in (inheritance?.inheritedTypes ?? []).flatMap({ parts(of: $0.type) }) {
      switch name {
      case _ where isProtocol(name): declaration.protocols.append(name)
      case "String", "Int", "Double":
        if declaration.kind == .enumeration { declaration.rawType = catalogue.types[name].map { .library($0, []) } }
      case _ where declaration.kind == .classType && Lowering.responders.contains(name) && types[name] == nil: inheritClass(declaration, name, span)
      case _ where isLacking(name): break
      case _ where declaration.kind == .classType: inheritClass(declaration, name, span)
      case _
      where declaration.kind == .enumeration && declaration.cases.isEmpty
        && ["Character", "CGFloat", "Float", "UInt", "UInt8", "Int32", "Int64", "UInt32", "UInt64"].contains(name):
        declaration.rawType = catalogue.types[name].map { .library($0, []) }
      case _ where SwiftUINames.types.contains(name) || ["App", "Scene", "ObservableObject"].contains(name):
        declaration.isBroken = true
        report(.notSupported("conformance to '\(name)'", at: range(span)))
      default:
        declaration.isBroken = true
        report(.cannotFindType(name, suggestion: nearest(name, among: protocolNames), at: range(span)))
      }
    }
    declaration.isView = includes(declaration.protocols, "View")
    declaration.isShape = includes(declaration.protocols, "Shape")
  }

  func collectMembers(
    _ block: MemberBlockSyntax, of declaration: TypeDeclaration, isExtension: Bool, owner: StaticType? = nil, keeping isKept: (DeclSyntax) -> Bool = { _ in true }
  ) {
    let owner = owner ?? declaration.selfType
    for member in block.members where isKept(member.decl) {
      let syntax = member.decl
      if let variable = syntax.as(VariableDeclSyntax.self) {
        collectProperty(variable, of: declaration, isExtension: isExtension, owner: owner)
      } else if let function = syntax.as(FunctionDeclSyntax.self) {
        let function = collectFunction(function, owner: owner, in: declaration)
        declaration.members[function.name, default: []].append(.function(function))
      } else if let initializer = syntax.as(InitializerDeclSyntax.self) {
        let found = collectInitializer(initializer, owner: owner, in: declaration)
        found.isInExtension = isExtension
        declaration.initializers.append(found)
      } else if let found = syntax.as(SubscriptDeclSyntax.self) {
        declaration.members["subscript", default: []].append(.function(collectSubscript(found, owner: owner, in: declaration)))
      } else if syntax.is(DeinitializerDeclSyntax.self) {
        continue
      } else if let condition = syntax.as(IfConfigDeclSyntax.self) {
        if case .decls(let list)? = activeClause(condition)?.elements {
          collectMembers(MemberBlockSyntax(members: list), of: declaration, isExtension: isExtension, owner: owner)
        }
      } else if let enumCase = syntax.as(EnumCaseDeclSyntax.self) {
        collectCases(enumCase, of: declaration)
      } else {
        collect(syntax, outer: declaration)
      }
    }
  }

  private func collectCases(_ syntax: EnumCaseDeclSyntax, of declaration: TypeDeclaration) {
    for element in syntax.elements {
      let name = element.name.identifierText
      let previous = declaration.cases.last?.rawValue
      var raw: Value?
      if let literal = element.rawValue?.value {
        if let text = literal.as(StringLiteralExprSyntax.self)?.representedLiteralValue { raw = .string(text) }
        if let number = Int(literal.trimmedDescription) { raw = .int(number) }
        if declaration.rawType?.isFloatingPoint == true, let number = Double(literal.trimmedDescription) { raw = .double(number) }
      } else if declaration.rawType == .string {
        raw = .string(name)
      } else if declaration.rawType == .int {
        if case .int(let number)? = previous, number < .max { raw = .int(number + 1) } else { raw = .int(0) }
      }
      declaration.members[name, default: []].append(.enumCase(declaration, declaration.cases.count))
      declaration.cases.append(TypeDeclaration.Case(name: name, rawValue: raw))
      if let clause = element.parameterClause { collectPayload(clause, of: declaration, declaration.cases.count - 1) }
    }
  }

  private func collectPayload(_ clause: EnumCaseParameterClauseSyntax, of declaration: TypeDeclaration, _ index: Int) {
    // How many there are is known at once, of what types later.
    declaration.cases[index].payload = clause.parameters.map { parameter in
      let label = parameter.firstName?.identifierText
      return ParameterSignature(label: label == "_" ? nil : label, name: label ?? "_", type: .failed, hasDefault: parameter.defaultValue != nil)
    }
    declaration.cases[index].defaults = clause.parameters.map { _ in nil }
    pendingSignatures.append { [self] in
      for (position, parameter) in clause.parameters.enumerated() {
        let type = inTypeContext(declaration) { self.type(parameter.type) }
        declaration.cases[index].payload[position].type = type
        guard let value = parameter.defaultValue?.value else { continue }
        pendingBodies.append { [self] in
          declaration.cases[index].defaults[position] = detached(owner: declaration.selfType, generics: generics(of: declaration)) { lower(value, as: type, for: .initialValue) }
        }
      }
    }
  }
  private func collectProperty(_ variable: VariableDeclSyntax, of declaration: TypeDeclaration, isExtension: Bool, owner: StaticType) {
    checkAttributes(variable.attributes)
    let isBuilder = hasAttribute("ViewBuilder", variable.attributes)
    var lastType: TypeAnnotationSyntax?
    for binding in variable.bindings.reversed() {
      if let annotation = binding.typeAnnotation { lastType = annotation }
      if !binding.pattern.is(IdentifierPatternSyntax.self) { report(.notSupported("a pattern here", at: range(binding.pattern))) }
    }
    for binding in variable.bindings {
      guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let name = token.identifierText
      if extensionConditions.isEmpty, declaration.members[name]?.contains(where: { $0.takesName(isStatic: isStatic(variable.modifiers)) }) == true {
        report(.redeclared(name, at: range(token)))
      }
      if isStatic(variable.modifiers) || binding.accessorBlock.map(isComputed) == true {
        let property = PropertyDeclaration(name, isStatic: isStatic(variable.modifiers), owner: owner, span: span(token))
        let isImplicitBuilder = name == "body" && declaration.isView || fulfilsBuilder(.property(property), name, declaration)
        fill(property, binding, isViewBuilder: isBuilder, isImplicitBuilder: isImplicitBuilder, owner: owner, in: declaration)
        property.isSettable = variable.bindingSpecifier.text == "var" && (property.getter == nil || property.setter != nil)
        declaration.members[name, default: []].append(.property(property))
        if name == "previews", declaration.protocols.contains("PreviewProvider"), property.isStatic, let getter = property.getter {
          previews.append(Preview(name: declaration.name, span: declaration.span, body: getter, isProvider: true))
        }
      } else if isExtension || declaration.kind == .enumeration {
        report(Diagnostic("\(isExtension ? "extensions" : "enums") must not contain stored properties", at: range(token)))
      } else {
        collectField(binding, token, variable, isBuilder, sharedType: lastType, of: declaration)
      }
    }
    collectCustomizable(variable, of: declaration)
  }
  private func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    switch block.accessors {
    case .getter: true
    case .accessors(let list): list.contains { $0.accessorSpecifier.text == "get" }
    @unknown default: false
    }
  }

  func collectField(
    _ binding: PatternBindingSyntax, _ token: TokenSyntax, _ variable: VariableDeclSyntax, _ isBuilder: Bool, sharedType: TypeAnnotationSyntax?,
    of declaration: TypeDeclaration
  ) {
    let isPrivate = hasModifier("private", variable.modifiers)
    let field = FieldDeclaration(
      token.identifierText, index: declaration.fields.count, isMutable: variable.bindingSpecifier.text == "var", isPrivate: isPrivate, isViewBuilder: isBuilder,
      span: span(token))
    let annotation = binding.typeAnnotation ?? (binding.initializer == nil ? sharedType : nil)
    field.hasInitial = binding.initializer != nil
    if let attribute = variable.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first(where: { ownWrapper($0) != nil }) {
      return collectOwnWrapped(token, attribute, annotation, binding.initializer?.value, isPrivate: isPrivate, of: declaration)
    }
    if let (wrapper, attribute) = wrapper(variable.attributes) {
      declaration.fields.append(field)
      declaration.members[field.name, default: []].append(.field(field))
      return collectWrapped(field, wrapper, attribute, annotation, binding.initializer?.value, of: declaration)
    }
    declaration.fields.append(field)
    declaration.members[field.name, default: []].append(.field(field))
    field.isPublished = hasAttribute("Published", variable.attributes)
    if field.isPublished, declaration.kind != .classType { report(Diagnostic("'@Published' is only available on properties of classes", at: range(token))) }
    field.isTracked = declaration.isObservable && field.isMutable && !hasAttribute("ObservationIgnored", variable.attributes) && !hasModifier("lazy", variable.modifiers)
    if let block = binding.accessorBlock { collectObservers(block, of: field, in: declaration) }
    if hasModifier("lazy", variable.modifiers) { return collectLazy(binding, of: field, in: declaration) }
    field.early = { [self] in
      let (found, said) = quietly {
        annotation.map { written in inTypeContext(declaration) { type(written.type) } }
          ?? binding.initializer.map { initial in detached(owner: declaration.selfType, generics: generics(of: declaration)) { lower(initial.value, expecting: nil) }.type }
      }
      return said.contains(where: \.isError) ? .failed : found ?? .failed
    }
    pendingSignatures.append { [self] in
      let early = field.early
      field.early = nil
      field.builder = inTypeContext(declaration) { ownBuilder(variable.attributes) }
      if let annotation {
        if binding.initializer == nil, annotation.type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some" {
          report(.someViewStored(field.name, at: range(annotation.type)))
          return
        }
        field.type = inTypeContext(declaration) { type(annotation.type) }
      } else if binding.initializer == nil {
        report(.noType(field.name, at: range(token)))
      } else if let value = binding.initializer?.value {
        // The type of the value, found out once the other signatures are known.
        field.early = early
        pendingBodies.insert(
          { [self] in
            field.early = nil
            let expression = detached(owner: declaration.selfType, generics: generics(of: declaration)) { lower(value, expecting: nil) }
            (field.initial, field.type) = (expression, expression.type)
          }, at: 0)
        return
      }
      guard let value = binding.initializer?.value else {
        if field.isMutable, field.type.wrapped != nil {
          field.hasInitial = true
          field.initial = ConstantExpression(.none, field.type, field.span)
        }
        return
      }
      pendingBodies.append { [self] in
        field.initial = detached(owner: declaration.selfType, generics: generics(of: declaration)) { lower(value, as: field.type, for: .initialValue) }
      }
    }
  }
  func generics(of declaration: TypeDeclaration?) -> [String: TypeParameter] {
    var result: [String: TypeParameter] = [:]
    var type = declaration
    while let current = type {
      for parameter in current.parameters where result[parameter.name] == nil { result[parameter.name] = parameter }
      type = current.outer
    }
    return result
  }
  /// Runs `body` where the names of a type are known.
  func inTypeContext<Result>(_ declaration: TypeDeclaration, _ body: () -> Result) -> Result {
    let inner = FunctionContext(parent: nil, isClosure: false, owner: declaration.selfType, isStatic: true)
    inner.generics = generics(of: declaration)
    return inside(inner, body)
  }

  // MARK: Extensions

  /// What a `where` clause demands.
  func conditions(of clause: GenericWhereClauseSyntax?) -> [GenericCondition] {
    var result: [GenericCondition] = []
    for requirement in clause?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let found):
        let subject = type(found.leftType)
        for part in parts(of: found.rightType) {
          if isProtocol(part.text) {
            result.append(GenericCondition(subject: subject, demand: .conforms(part.text)))
          } else {
            report(.cannotFindType(part.text, suggestion: nearest(part.text, among: protocolNames), at: range(part.span)))
          }
        }
      case .sameTypeRequirement(let found):
        guard case .type(let left) = found.leftType, case .type(let right) = found.rightType else { continue }
        result.append(GenericCondition(subject: type(left), demand: .equals(type(right))))
      case .layoutRequirement: report(.notSupported("this 'where'", at: range(requirement)))
      @unknown default: break
      }
    }
    return result
  }

  private func collectInLibraryExtension(_ syntax: DeclSyntax, _ name: String, _ owner: StaticType) {
    if let found = syntax.as(SubscriptDeclSyntax.self) {
      extensions[name]?["subscript", default: []].append(.function(collectSubscript(found, owner: owner, in: nil)))
    } else if let found = syntax.as(InitializerDeclSyntax.self) {
      extensions[name]?["init", default: []].append(.function(collectInitializer(found, owner: owner, in: nil)))
    } else if let alias = syntax.as(TypeAliasDeclSyntax.self) {
      collectAlias(alias, outer: nil, library: name)
    } else {
      report(.notSupported("this in an extension of a library type", at: range(syntax)))
    }
  }

  func collectExtension(_ syntax: ExtensionDeclSyntax) {
    let (name, arguments) = Lowering.plainPath(syntax.extendedType)
    extensionConditions = []
    defer { extensionConditions = [] }
    if let base = ownType(path: name) {
      inherit(base, syntax.inheritanceClause)
      extensionConditions = inTypeContext(base) { conditions(of: syntax.genericWhereClause) + equalities(base.parameters, arguments) }
      return collectMembers(syntax.memberBlock, of: base, isExtension: true, owner: base.selfType.substituting(equalities), keeping: keptMembers(of: syntax, of: base))
    }
    let short = extendedName(name)
    var owner: StaticType
    if let type = catalogue.types[short] {
      owner = .library(type, Lowering.genericParameters(of: short).map { .parameter($0) })
      for inherited in syntax.inheritanceClause?.inheritedTypes ?? [] {
        extensionProtocols[short, default: []].insert(inherited.type.trimmedDescription)
      }
    } else if let shared = library.type(named: short) {
      owner = shared.selfType
      for inherited in syntax.inheritanceClause?.inheritedTypes ?? [] { extensionProtocols[short, default: []].insert(inherited.type.trimmedDescription) }
    } else if isProtocol(short) {
      owner = .parameter(selfParameter(of: short))
    } else if isForeign(short) {
      return leaveOut(short, at: range(syntax.extendedType))
    } else {
      report(
        SwiftUINames.types.contains(short) || SwiftUINames.views.contains(short)
          ? .notSupported("an extension of '\(short)'", at: range(syntax.extendedType))
          : .cannotFindType(short, suggestion: nearest(short, among: Array(types.keys) + Array(catalogue.types.keys)), at: range(syntax.extendedType)))
      return
    }
    if extensions[short] == nil { extensions[short] = [:] }
    let inner = FunctionContext(parent: nil, isClosure: false, owner: owner, isStatic: true)
    extensionConditions = inside(inner) { conditions(of: syntax.genericWhereClause) + equalities(Lowering.genericParameters(of: short), arguments) }
    if case .library = owner { owner = owner.substituting(equalities) }
    for member in syntax.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        let function = collectFunction(function, owner: owner, in: nil)
        extensions[short]?[function.name, default: []].append(.function(function))
      } else if let variable = member.decl.as(VariableDeclSyntax.self), hasAttribute("Entry", variable.attributes) {
        collectEntry(variable, owner: short)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
          let property = PropertyDeclaration(token.identifierText, isStatic: isStatic(variable.modifiers), owner: owner, span: span(token))
          fill(property, binding, isViewBuilder: hasAttribute("ViewBuilder", variable.attributes), owner: owner, in: nil)
          property.isSettable = variable.bindingSpecifier.text == "var" && (property.getter == nil || property.setter != nil)
          extensions[short]?[property.name, default: []].append(.property(property))
        }
      } else if member.decl.is(EnumDeclSyntax.self) || member.decl.is(StructDeclSyntax.self), catalogue.types[short] != nil {
        collect(member.decl, outer: nil, library: short)
      } else {
        collectInLibraryExtension(member.decl, short, owner)
      }
    }
  }
}

extension TokenSyntax {
  /// The name without back quotes.
  var identifierText: String { identifier?.name ?? text }
}
