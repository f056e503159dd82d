internal import SwiftSyntax

extension Lowering {
  // MARK: Looking up

  func protocolDeclaration(_ name: String) -> ProtocolDeclaration? { protocols[name] ?? library.protocolDeclaration(name) }
  /// True for the name of a protocol that programs can name.
  func isProtocol(_ name: String) -> Bool { protocolDeclaration(name) != nil || catalogue.protocols.contains(name) }
  var protocolNames: [String] { Array(protocols.keys) + library.protocolNames + catalogue.protocols }
  /// `Self` in a protocol and in its extensions.
  func selfParameter(of name: String) -> TypeParameter {
    if let declaration = protocolDeclaration(name) { return declaration.selfParameter }
    if let known = selfParameters[name] { return known }
    let parameter = TypeParameter("Self", [name])
    selfParameters[name] = parameter
    return parameter
  }
  /// The protocols and all that they refine, each once, the nearest first.
  func closure(of names: some Sequence<String>) -> [String] {
    var result: [String] = []
    var open = Array(names)
    while !open.isEmpty {
      let name = open.removeFirst()
      if result.contains(name) { continue }
      result.append(name)
      open += protocolDeclaration(name)?.inherited ?? []
    }
    return result
  }
  /// True if one of the protocols is, or refines, the named one.
  func includes(_ names: some Sequence<String>, _ name: String) -> Bool {
    if names.contains(name) { return true }
    return names.contains { !(protocolDeclaration($0)?.inherited.isEmpty ?? true) && closure(of: [$0]).contains(name) }
  }
  /// The requirements of a name among protocols and what they refine.
  func requirements(of names: [String], named name: String) -> [Member] { closure(of: names).flatMap { protocolDeclaration($0)?.requirements[name] ?? [] } }

  // MARK: Collecting

  func collectProtocol(_ syntax: ProtocolDeclSyntax) {
    checkAttributes(syntax.attributes)
    let name = syntax.name.identifierText
    if protocols[name] != nil || types[name] != nil { report(.redeclared(name, at: range(syntax.name))) }
    let parameter = selfParameters[name] ?? TypeParameter("Self", [name])
    selfParameters[name] = parameter
    let declaration = ProtocolDeclaration(name, selfParameter: parameter, span: span(syntax.name))
    protocols[name] = declaration
    for inherited in syntax.inheritanceClause?.inheritedTypes ?? [] {
      for part in parts(of: inherited.type) {
        if part.text == "AnyObject" || part.text == "class" { declaration.needsClass = true } else { declaration.inherited.append(part.text) }
        if part.text != "class" {
          pendingSignatures.append { [self] in
            if !isProtocol(part.text) {
              report(
                types[part.text] == nil
                  ? .cannotFindType(part.text, suggestion: nearest(part.text, among: protocolNames), at: range(part.span))
                  : .inheritsFromNoProtocol(part.text, at: range(part.span)))
            }
          }
        }
      }
    }
    let owner = StaticType.parameter(parameter)
    for member in syntax.memberBlock.members { collectRequirement(member.decl, of: declaration, owner) }
    addPrimary(syntax, to: declaration)
  }
  /// The names of `A & B`, or of one type.
  func parts(of type: TypeSyntax) -> [(text: String, span: SourceFile.Span)] {
    let list = type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
    return list.flatMap { part -> [(text: String, span: SourceFile.Span)] in
      var base = part
      if let attributed = part.as(AttributedTypeSyntax.self) { base = attributed.baseType }
      let name = base.as(IdentifierTypeSyntax.self)?.name.text ?? base.as(MemberTypeSyntax.self)?.name.text ?? base.trimmedDescription
      // An alias of protocols stands for them.
      if let alias = alias(named: name), case .any(let names) = alias.type { return names.map { ($0, span(part)) } }
      return [(name, span(part))]
    }
  }
  private func addPrimary(_ syntax: ProtocolDeclSyntax, to declaration: ProtocolDeclaration) {
    for primary in syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes ?? [] where !declaration.associated.contains(where: { $0.name == primary.name.text }) {
      report(.cannotFindType(primary.name.text, suggestion: nil, at: range(primary)))
    }
  }

  private func collectRequirement(_ syntax: DeclSyntax, of declaration: ProtocolDeclaration, _ owner: StaticType) {
    if let associated = syntax.as(AssociatedTypeDeclSyntax.self) {
      let names = associated.inheritanceClause?.inheritedTypes.flatMap { parts(of: $0.type).map(\.text) } ?? []
      let index = declaration.associated.count
      declaration.associated.append(ProtocolDeclaration.AssociatedType(name: associated.name.identifierText, protocols: names))
      declaration.selfParameter.associated[associated.name.identifierText] = .parameter(TypeParameter("Self." + associated.name.identifierText, names))
      if let fallback = associated.initializer?.value {
        pendingSignatures.append { [self] in declaration.associated[index].fallback = type(fallback, owner: owner) }
      }
    } else if let function = syntax.as(FunctionDeclSyntax.self) {
      let requirement = collectFunction(function, owner: owner, in: nil)
      requirement.isRequirement = true
      requirement.isViewBuilder = hasAttribute("ViewBuilder", function.attributes)
      if let body = function.body { report(Diagnostic("protocol methods must not have bodies", at: range(body.leftBrace))) }
      declaration.add(.function(requirement), named: requirement.name)
    } else if let variable = syntax.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
        let property = PropertyDeclaration(token.identifierText, isStatic: isStatic(variable.modifiers), owner: owner, span: span(token))
        property.isRequirement = true
        property.isViewBuilder = hasAttribute("ViewBuilder", variable.attributes)
        if case .accessors(let list)? = binding.accessorBlock?.accessors {
          property.isSettable = list.contains { $0.accessorSpecifier.text == "set" }
        } else {
          report(Diagnostic("property in protocol must have explicit { get } or { get set } specifier", at: range(token)))
        }
        if let annotation = binding.typeAnnotation { pendingSignatures.append { [self] in property.type = type(annotation.type, owner: owner) } }
        declaration.add(.property(property), named: property.name)
      }
    } else if let initializer = syntax.as(InitializerDeclSyntax.self) {
      let requirement = collectInitializer(initializer, owner: owner, in: nil)
      requirement.isRequirement = true
      declaration.initializers.append(requirement)
    } else if let alias = syntax.as(TypeAliasDeclSyntax.self) {
      let name = alias.name.identifierText
      declaration.aliases[name] = TypeAlias(name, parameters: [], span: span(alias.name)) { [self] in type(alias.initializer.value, owner: owner) }
    } else {
      collect(syntax, outer: nil)
    }
  }
  /// A type that one of a type's protocols gives a name.
  func inheritedAlias(_ name: String, of declaration: TypeDeclaration) -> StaticType? {
    for protocolName in closure(of: declaration.allProtocols) {
      if let alias = protocolDeclaration(protocolName)?.aliases[name] { return alias.type }
    }
    return nil
  }

  // MARK: Aliases

  /// A name for types at the top level of the program, else of the library.
  func alias(named name: String) -> TypeAlias? { aliases[name] ?? library.alias(named: name) }
  /// A name for types in an extension of a type of the library.
  func alias(named name: String, ofLibrary type: String) -> TypeAlias? { libraryAliases[type]?[name] ?? library.alias(named: name, ofLibrary: type) }

  func collectAlias(_ syntax: TypeAliasDeclSyntax, outer: TypeDeclaration?, library: String? = nil) {
    let name = syntax.name.identifierText
    let parameters = genericParameters(syntax.genericParameterClause, syntax.genericWhereClause)
    let alias = TypeAlias(name, parameters: parameters, span: span(syntax.name)) { [self] in
      let inner = FunctionContext(parent: nil, isClosure: false, owner: outer?.selfType, isStatic: true)
      inner.generics = generics(of: outer)
      for parameter in parameters { inner.generics[parameter.name] = parameter }
      return inside(inner) { type(syntax.initializer.value) }
    }
    if let library {
      if libraryAliases[library]?[name] != nil { report(.redeclared(name, at: range(syntax.name))) }
      libraryAliases[library, default: [:]][name] = alias
    } else if let outer {
      if outer.aliases[name] != nil || outer.nested[name] != nil { report(.redeclared(name, at: range(syntax.name))) }
      outer.aliases[name] = alias
    } else {
      if aliases[name] != nil || types[name] != nil { report(.redeclared(name, at: range(syntax.name))) }
      aliases[name] = alias
    }
    pendingSignatures.append { _ = alias.type }
  }
}
