internal import Declarations
internal import SwiftSyntax

extension Checker {
  /// Local variables: each binding in its order.
  func check(variables node: VariableDeclSyntax, _ scope: Scope, _ context: BodyContext) -> [Statement] {
    guard let file = context.file else { return [] }
    let reader = DeclarationReader(file)
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let list = reader.attributes(node.attributes, node.modifiers)
    if !list.custom.isEmpty || node.bindings.contains(where: { $0.accessorBlock != nil }) || list.flags.contains(.lazy) {
      return checkDeclared(node, reader, scope, context)
    }
    var made: [Statement] = []
    let types = reader.variables(node, in: context.declaration).map(\.typeSyntax)
    for (index, binding) in node.bindings.enumerated() {
      let annotation =
        binding.typeAnnotation?.type
        ?? (binding.pattern.is(IdentifierPatternSyntax.self) && types.indices.contains(index) ? types[index] : nil)
      made.append(check(binding, annotation, isLet, list, scope, context))
    }
    return made
  }

  private func check(
    _ binding: PatternBindingSyntax, _ annotation: TypeSyntax?, _ isLet: Bool, _ attributes: AttributeList,
    _ scope: Scope, _ context: BodyContext
  ) -> Statement {
    var declared: Type?
    if let annotation {
      var place = typeContext(context, scope)
      place.allowsUnbound = binding.initializer != nil
      if let owner = context.declaration { place.someMeaning = .result(owner) }
      declared = reduced(resolve(annotation, place))
    }
    var value: Expression?
    var type = declared ?? .hole
    if let syntax = binding.initializer?.value {
      if syntax.is(IfExprSyntax.self) || syntax.is(SwitchExprSyntax.self) {
        let made = checkBranches(
          syntax, scope, context, wanted: declared.map { Wanted(type: $0, kind: .initialization) })
        (value, type) = (made, declared ?? made.type)
      } else {
        let made = TreeBuilder(checker: self, context: context, scope: scope).build(syntax)
        let found = check(made, context, scope, wanted: declared.map { Wanted(type: $0, kind: .initialization) })
        (value, type) = (made, declared.map { hasUnbound($0) ? found : $0 } ?? found)
      }
    } else if declared == nil {
      report("type annotation missing in pattern", at: span(binding.pattern).start, in: context.file)
    }
    if attributes.flags.contains(.weak), optionalObject(type) == nil { type = optional(type) }
    let pattern = self.pattern(binding.pattern, type, isLet: isLet, scope, context)
    for variable in pattern.variables {
      variable.initializer = binding.initializer?.value
      variable.isAsyncLet = attributes.flags.contains(.asyncLet)
      variable.isLocalReference = attributes.flags.contains(.weak) || attributes.flags.contains(.unowned)
      variable.isImplicitlyUnwrapped = annotation?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
    }
    return Statement(.binding(pattern, value, pattern.variables), span(binding))
  }

  func hasUnbound(_ type: Type) -> Bool {
    type.contains { part in
      if case .nominal(let nominal, let arguments) = part {
        return arguments.isEmpty && !self.genericParameters(of: nominal).isEmpty
      }
      return false
    }
  }

  /// Local variables with wrappers, accessors or `lazy`.
  private func checkDeclared(
    _ node: VariableDeclSyntax, _ reader: DeclarationReader, _ scope: Scope, _ context: BodyContext
  ) -> [Statement] {
    reader.variables(node, in: context.declaration).map { variable in
      localScopes[variable] = scope
      _ = type(of: variable)
      AttributeCheck(checker: self).checkNames(variable)
      if wrapper(of: variable) == nil, let initializer = variable.initializer {
        let value = TreeBuilder(checker: self, context: context, scope: scope).build(initializer)
        if variable.typeSyntax != nil {
          check(value, context, scope, wanted: Wanted(type: variable.type ?? .hole, kind: .initialization))
          code.initialValues[variable] = value
        }
      }
      if wrapper(of: variable) != nil { checkWrapped(variable, variable.type ?? .hole) }
      scope.add(variable)
      checkAccessors(of: variable, in: scope)
      return Statement(.declaration(variable), span(node))
    }
  }

  /// The type of a variable without a written one.
  func inferredType(of variable: VariableDeclaration, context wanted: Type?) -> Type {
    guard let initializer = variable.initializer else {
      if hasUnknownAttribute(variable) { return .hole }
      if variable.isComputed {
        report("computed property must have an explicit type", at: variable)
      } else {
        report("type annotation missing in pattern", at: variable)
      }
      return .hole
    }
    let scope = localScopes[variable] ?? initialScope(of: variable)
    let context = BodyContext(variable, file: variable.place?.file)
    context.isInitialValue = variable.isProperty && !variable.attributes.flags.contains(.lazy)
    if initializer.is(IfExprSyntax.self) || initializer.is(SwitchExprSyntax.self) {
      let made = checkBranches(
        initializer, scope, context, wanted: wanted.map { Wanted(type: $0, kind: .initialization) })
      code.initialValues[variable] = made
      return made.type
    }
    let value = TreeBuilder(checker: self, context: context, scope: scope).build(initializer)
    let type = check(value, context, scope, wanted: wanted.map { Wanted(type: $0, kind: .initialization) })
    code.initialValues[variable] = value
    guard variable.isDestructured, let pattern = variable.binding?.pattern else { return type }
    return part(of: type, pattern, variable) ?? .hole
  }

  /// The part of a tuple that a name in a pattern takes.
  private func part(of type: Type, _ pattern: PatternSyntax, _ variable: VariableDeclaration) -> Type? {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      return name.identifier.positionAfterSkippingLeadingTrivia.utf8Offset == variable.place?.offset ? type : nil
    }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return nil }
    var parts = Array(repeating: Type.hole, count: tuple.elements.count)
    if case .tuple(let elements) = type, elements.count == parts.count { parts = elements.map(\.type) }
    return zip(tuple.elements, parts).lazy.compactMap { self.part(of: $1, $0.pattern, variable) }.first
  }

  /// The way to a name's part of a tuple that is destructured.
  func path(to variable: VariableDeclaration, in pattern: PatternSyntax) -> [Int]? {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      return name.identifier.positionAfterSkippingLeadingTrivia.utf8Offset == variable.place?.offset ? [] : nil
    }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return nil }
    for (index, element) in tuple.elements.enumerated() {
      if let rest = path(to: variable, in: element.pattern) { return [index] + rest }
    }
    return nil
  }

  /// The type of the wrapper whose arguments say what it wraps.
  func inferredWrapper(
    _ declaration: NominalDeclaration, _ variable: VariableDeclaration, _ attribute: AttributeList.CustomAttribute
  ) -> Type {
    let scope = localScopes[variable] ?? initialScope(of: variable)
    let context = BodyContext(variable, file: variable.place?.file)
    context.isInitialValue = variable.isProperty
    let tree = TreeBuilder(checker: self, context: context, scope: scope)
    let range = span(attribute.name)
    var arguments =
      attribute.arguments?.map { Expression.Argument($0.label?.identifierText, tree.build($0.expression)) } ?? []
    if let initializer = variable.initializer {
      arguments.insert(Expression.Argument("wrappedValue", tree.build(initializer)), at: 0)
    }
    if arguments.isEmpty && attribute.arguments == nil && variable.initializer == nil {
      // Without a type it is that of `init()`: `@FocusState var isFocused` is a `Bool`.
      let makesItself = members(ofNominal: declaration, named: "init").contains {
        ($0.declaration as? FunctionDeclaration)?.parameters.isEmpty == true
      }
      guard makesItself else { return .nominal(declaration, []) }
    }
    let callee = Expression(.type(.nominal(declaration, [])), range)
    let call = Expression(.call(callee, Expression.ArgumentList(arguments, end: range.end)), range)
    code.initialValues[variable] = call
    guard let syntax = variable.typeSyntax else { return check(call, context, scope) }
    // The type that is written is that of the wrapped value: it may say what the arguments leave open.
    var place = self.context(of: variable)
    place.allowsUnbound = variable.initializer != nil
    let written = reduced(resolve(syntax, place))
    let value = Expression(.member(call, Expression.MemberName("wrappedValue", range)), range)
    let (_, found) = capturing { check(value, context, scope, wanted: Wanted(type: written, kind: .initialization)) }
    diagnostics += newsOf(found, about: written)
    return call.type
  }

  /// What is visible in the initial value of a property or global variable.
  func initialScope(of variable: VariableDeclaration) -> Scope {
    let outer = scope(around: variable)
    guard variable.isProperty, variable.attributes.flags.contains(.lazy) || variable.isStatic else { return outer }
    let inner = Scope(outer)
    let own = initialSelves[variable] ?? selfDeclaration(in: variable, isStatic: variable.isStatic)
    initialSelves[variable] = own
    inner.add(own)
    return inner
  }
}
