internal import Declarations
internal import SwiftSyntax

/// Where a type is written.
struct TypeContext {
  /// The innermost declaration around it.
  var declaration: Declaration?
  /// The names of the function around it.
  var scope: Scope?
  var file: SourceUnit?
  /// What `some P` means there.
  var someMeaning = SomeMeaning.refused
  /// True if generic arguments may be left out: in expressions and after `extension`.
  var allowsUnbound = false
  /// True where nothing is reported: the type is looked at again later.
  var isSilent = false

  enum SomeMeaning {
    case refused
    /// A generic parameter of the function.
    case parameter(FunctionDeclaration)
    /// The hidden result of the declaration.
    case result(Declaration)
    /// Not allowed: it stands where a parameter of this function type takes its values.
    case argument(of: FunctionTypeSyntax)
  }
}

extension Checker {
  func context(of declaration: Declaration) -> TypeContext {
    TypeContext(declaration: declaration, scope: localScope(of: declaration), file: declaration.place?.file)
  }
  /// The scope of the function in which a declaration or what is around it stands.
  private func localScope(of declaration: Declaration) -> Scope? {
    var current: Declaration? = declaration
    while let place = current {
      if let scope = localScopes[place] { return scope }
      current = place.parent
    }
    return nil
  }

  /// The type that the syntax says. What is wrong is reported once, and becomes a hole.
  func resolve(_ syntax: TypeSyntax, _ context: TypeContext) -> Type {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): return resolve(identifier: node, context)
    case .memberType(let node): return resolve(member: node, context)
    case .arrayType(let node): return array(resolve(node.element, context))
    case .dictionaryType(let node): return dictionary(resolve(node.key, context), resolve(node.value, context))
    case .optionalType(let node): return optional(resolve(node.wrappedType, context))
    case .implicitlyUnwrappedOptionalType(let node): return optional(resolve(node.wrappedType, context))
    case .tupleType(let node): return resolve(tuple: node, context)
    case .functionType(let node): return resolve(function: node, context)
    case .attributedType(let node): return resolve(attributed: node, context)
    case .compositionType(let node): return composed(existential(node.elements.map(\.type), context))
    case .someOrAnyType(let node):
      if node.someOrAnySpecifier.tokenKind == .keyword(.some) { return resolve(some: node, context) }
      return resolve(any: node, context)
    case .metatypeType(let node): return resolve(metatype: node, context)
    case .packExpansionType(let node): return .expansion(resolve(node.repetitionPattern, context))
    case .packElementType(let node): return resolve(node.pack, context)
    case .suppressedType: return .any
    case .inlineArrayType, .missingType, .namedOpaqueReturnType, .classRestrictionType: return .hole
    default: return .hole
    }
  }

  private func fail(_ message: String, _ node: some SyntaxProtocol, _ context: TypeContext) -> Type {
    if !context.isSilent { report(message, at: node.positionAfterSkippingLeadingTrivia.utf8Offset, in: context.file) }
    return .hole
  }

  private func resolve(tuple node: TupleTypeSyntax, _ context: TypeContext) -> Type {
    let elements = node.elements.map { element in
      Type.TupleElement(
        element.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.identifierText },
        resolve(element.type, context))
    }
    if elements.count == 1, elements[0].label == nil {
      if case .expansion = elements[0].type { return .tuple(elements) }
      return elements[0].type
    }
    return .tuple(elements)
  }

  private func resolve(function node: FunctionTypeSyntax, _ context: TypeContext) -> Type {
    var inner = context
    if case .parameter = context.someMeaning { inner.someMeaning = .argument(of: node) }
    let parameters = node.parameters.map { parameter in
      var made = FunctionType.Parameter(resolve(parameter.type, inner), isVariadic: parameter.ellipsis != nil)
      made.isAutoclosure = Self.attributeNames(parameter.type).contains("autoclosure")
      return made
    }
    var function = FunctionType(parameters, resolve(node.returnClause.type, context))
    if let clause = node.effectSpecifiers?.throwsClause {
      function.thrown = clause.type.map { resolve($0, context) } ?? anyError
      if function.thrown == never { function.thrown = nil }
    }
    function.isAsync = node.effectSpecifiers?.asyncSpecifier != nil
    return .function(function)
  }

  static func attributeNames(_ syntax: TypeSyntax) -> [String] {
    guard let attributed = syntax.as(AttributedTypeSyntax.self) else { return [] }
    return attributed.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  private func resolve(attributed node: AttributedTypeSyntax, _ context: TypeContext) -> Type {
    let base = resolve(node.baseType, context)
    let names = Self.attributeNames(TypeSyntax(node))
    var isInOut = false
    for specifier in node.specifiers {
      if case .simpleTypeSpecifier(let simple) = specifier, simple.specifier.tokenKind == .keyword(.inout) {
        isInOut = true
      }
    }
    if !context.isSilent {
      for case .attribute(let attribute) in node.attributes {
        let name = attribute.attributeName
        if DeclarationReader.isOfLanguage(attribute: name.trimmedDescription) || isKnown(name, context) { continue }
        reportUnknown(attribute: name, context)
      }
    }
    if isInOut { return .inOut(base) }
    guard case .function(var function) = base else { return base }
    function.isEscaping = names.contains("escaping")
    function.isMainActor = names.contains("MainActor")
    function.isSendable = names.contains("Sendable")
    return .function(function)
  }

  private func resolve(any node: SomeOrAnyTypeSyntax, _ context: TypeContext) -> Type {
    if let metatype = node.constraint.as(MetatypeTypeSyntax.self),
      metatype.metatypeSpecifier.tokenKind == .keyword(.Type)
    {
      return .existentialMetatype(existential([metatype.baseType], context))
    }
    return composed(existential([node.constraint], context))
  }
  /// A class that only has to be sendable besides, or the like, is the class: nothing else is asked of such protocols.
  private func composed(_ bounds: Existential) -> Type {
    guard let superclass = bounds.superclass, bounds.constraints.isEmpty, bounds.protocols.allSatisfy({ isMarker($0) })
    else { return .existential(bounds) }
    return superclass
  }

  private func resolve(some node: SomeOrAnyTypeSyntax, _ context: TypeContext) -> Type {
    let bounds = existential([node.constraint], context)
    switch context.someMeaning {
    case .refused:
      return fail("'some' types are only permitted in properties, subscripts, and functions", node, context)
    case .argument(let type):
      let words = "'some' cannot appear in parameter position in parameter type '\(type.trimmedDescription)'"
      return fail(words, type, context)
    case .parameter(let function):
      let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
      if let known = function.opaqueParameters.first(where: { $0.index == offset }) { return .parameter(known) }
      let made = GenericParameterDeclaration(
        "some \(node.constraint.trimmedDescription)", in: function.module, parent: function, index: offset,
        inheritance: node.constraint,
        place: nil)
      function.opaqueParameters.append(made)
      return .parameter(made)
    case .result(let declaration):
      let position = opaqueCounts[declaration, default: 0]
      opaqueCounts[declaration] = position + 1
      return .opaque(
        OpaqueType(declaration, position, visibleParameters(of: declaration).map { .parameter($0) }, bounds))
    }
  }

  private func resolve(metatype node: MetatypeTypeSyntax, _ context: TypeContext) -> Type {
    if let base = node.baseType.as(SomeOrAnyTypeSyntax.self)
      ?? node.baseType.as(TupleTypeSyntax.self)?.elements.first?.type.as(SomeOrAnyTypeSyntax.self),
      node.baseType.is(TupleTypeSyntax.self)
    {
      return .metatype(resolve(TypeSyntax(base), context))
    }
    let base = resolve(node.baseType, context)
    if case .existential(let existential) = base, node.metatypeSpecifier.tokenKind == .keyword(.Type),
      !existential.isAny
    {
      return .existentialMetatype(existential)
    }
    if case .existential(let existential) = base, existential.isAny { return .existentialMetatype(existential) }
    return .metatype(base)
  }

  /// What `any`, `some` or a composition promises.
  func existential(_ parts: [TypeSyntax], _ context: TypeContext) -> Existential {
    var made = Existential()
    for part in parts {
      if let composition = part.as(CompositionTypeSyntax.self) {
        add(existential(composition.elements.map(\.type), context), to: &made)
        continue
      }
      if let tuple = part.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        add(existential([only.type], context), to: &made)
        continue
      }
      if part.is(SuppressedTypeSyntax.self) { continue }
      var inner = context
      inner.allowsUnbound = true
      switch resolve(part, inner, asConstraint: true) {
      case .existential(let bounds): add(bounds, to: &made)
      case .nominal(let declaration, let arguments) where declaration.isClass:
        made.superclass = .nominal(declaration, arguments)
      case .hole, .parameter, .member: break
      case let other:
        _ = fail("'any' has no effect on concrete type '\(other)'", part, context)
      }
    }
    return made
  }

  private func add(_ bounds: Existential, to made: inout Existential) {
    for declaration in bounds.protocols where !made.protocols.contains(declaration) {
      made.protocols.append(declaration)
    }
    made.superclass = made.superclass ?? bounds.superclass
    made.isClassBound = made.isClassBound || bounds.isClassBound
    made.constraints += bounds.constraints
  }

  /// As `resolve`, for a name after a colon, `any` or `some`: protocols with requirements on themselves may be named there.
  func resolve(_ syntax: TypeSyntax, _ context: TypeContext, asConstraint: Bool) -> Type {
    if asConstraint { constraintDepth += 1 }
    defer { if asConstraint { constraintDepth -= 1 } }
    return resolve(syntax, context)
  }
}
