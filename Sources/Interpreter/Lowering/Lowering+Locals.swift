internal import SwiftSyntax

/// A function that a function declares: a closure in a variable, called by labels.
struct LocalFunction {
  let declaration: FunctionDeclaration
  /// The name of the variable that holds it.
  let variable: String
}

extension Lowering {
  // MARK: #if

  /// Items with those of `#if` where its condition holds.
  func flattened(_ items: [CodeBlockItemSyntax]) -> [CodeBlockItemSyntax] {
    guard items.contains(where: { if case .decl(let found) = $0.item { found.is(IfConfigDeclSyntax.self) } else { false } }) else { return items }
    return items.flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item, let found = declaration.as(IfConfigDeclSyntax.self) else { return [item] }
      guard case .statements(let list)? = activeClause(found)?.elements else { return [] }
      return flattened(Array(list))
    }
  }
  /// The clause of `#if` that holds.
  func activeClause(_ syntax: IfConfigDeclSyntax) -> IfConfigClauseSyntax? { syntax.activeClause }

  // MARK: Local declarations

  /// Declares the functions of a block before its statements: they may mention each other.
  func localFunctions(_ items: [CodeBlockItemSyntax]) -> [Statement] {
    var variables: [Variable] = []
    for item in items {
      guard case .decl(let declaration) = item.item else { continue }
      if let found = declaration.asLocalType { collectLocal(found) }
    }
    for item in items {
      guard case .decl(let declaration) = item.item, let syntax = declaration.as(FunctionDeclSyntax.self) else { continue }
      let function = FunctionDeclaration(
        syntax.name.identifierText, isStatic: true, isMutating: false, owner: nil,
        typeParameters: genericParameters(syntax.genericParameterClause, syntax.genericWhereClause), body: BodyID(index: 0), span: span(syntax.name))
      function.isViewBuilder = hasAttribute("ViewBuilder", syntax.attributes)
      function.isThrowing = syntax.signature.effectSpecifiers?.throwsClause != nil
      let outer = context.generics
      for parameter in function.typeParameters { context.generics[parameter.name] = parameter }
      resolveParameters(syntax.signature.parameterClause, of: function)
      function.result = syntax.signature.returnClause.map { type($0.type) } ?? .void
      lowerDefaults(syntax.signature.parameterClause, of: function)
      context.generics = outer
      let name = " func \(function.name) \(span(syntax).start)"
      let variable = context.declare(name, .function(function.parameters.map(\.type), function.result), isMutable: true)
      variable.isBoxed = true
      variables.append(variable)
      context.localFunctions[function.name, default: []].removeAll { $0.declaration.fullName == function.fullName }
      context.localFunctions[function.name, default: []].append(LocalFunction(declaration: function, variable: name))
    }
    return variables.isEmpty ? [] : [LocalFunctionsStatement(variables, variables[0].type == .failed ? SourceFile.Span(start: 0, end: 0) : SourceFile.Span(start: 0, end: 0))]
  }
  func localDeclaration(_ declaration: DeclSyntax) -> [Statement] {
    if declaration.asLocalType != nil || declaration.is(ImportDeclSyntax.self) { return [] }
    if let syntax = declaration.as(FunctionDeclSyntax.self) {
      let name = " func \(syntax.name.identifierText) \(span(syntax).start)"
      guard let local = context.localFunctions(named: syntax.name.identifierText).first(where: { $0.variable == name }), let variable = context.variable(named: name),
        let body = syntax.body
      else { return [] }
      let value = localFunction(local.declaration, body, variable.type, ownBuilder(syntax.attributes))
      return [AssignmentStatement(.variable(variable), value, span(syntax))]
    }
    report(.notSupported("this declaration inside a function", at: range(declaration)))
    return []
  }
  private func localFunction(_ function: FunctionDeclaration, _ syntax: CodeBlockSyntax, _ type: StaticType, _ builder: StaticType?) -> Expression {
    let inner = FunctionContext(parent: context, isClosure: true, owner: context.owner, isStatic: context.isStatic)
    inner.generics = context.generics
    for parameter in function.typeParameters { inner.generics[parameter.name] = parameter }
    inner.result = function.result
    inner.isThrowing = function.isThrowing
    let body = FunctionBody()
    inside(inner) {
      for parameter in function.parameters { _ = inner.declare(parameter.name, parameter.type.inoutTarget ?? parameter.type, isMutable: parameter.isInout) }
      body.statements = statementsOfBody(syntax.statements, span(syntax), BodyKind(result: function.result, isViewBuilder: function.isViewBuilder, builder: builder))
    }
    body.slotCount = inner.slotCount
    body.captureSlots = inner.captures.map(\.inner.slot)
    return ClosureExpression(body, captures: inner.captures.map(\.outer), type, span(syntax))
  }
  private func collectLocal(_ syntax: DeclSyntax) {
    let outer = (types, typeOrder, isLocal)
    isLocal = true
    collect(syntax, outer: nil)
    let added = types.filter { outer.0[$0.key] !== $0.value }
    (types, typeOrder) = (outer.0, outer.1)
    for (name, declaration) in added {
      context.localTypes[name] = declaration
      declaration.surroundings = context
    }
    finish()
    isLocal = outer.2
  }
  /// `var x: Int { … }` inside a function: a function without parameters that is called where its name is used.
  func localComputed(_ binding: PatternBindingSyntax, _ accessors: AccessorBlockSyntax) -> Statement? {
    guard case .getter(let list) = accessors.accessors, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let annotation = binding.typeAnnotation else {
      report(.notSupported("this local property", at: range(accessors)))
      return nil
    }
    let type = type(annotation.type)
    let inner = FunctionContext(parent: context, isClosure: true, owner: context.owner, isStatic: context.isStatic)
    inner.generics = context.generics
    inner.result = type
    let body = FunctionBody()
    inside(inner) { body.statements = statementsOfBody(list, span(accessors), BodyKind(result: type)) }
    body.slotCount = inner.slotCount
    body.captureSlots = inner.captures.map(\.inner.slot)
    let closure = ClosureExpression(body, captures: inner.captures.map(\.outer), .function([], type), span(accessors))
    let variable = context.declare(name.identifierText, type, isMutable: false)
    variable.isComputed = true
    return VariableStatement(variable, closure, span(binding))
  }
}

extension DeclSyntax {
  /// The declaration, if it is one of a type.
  var asLocalType: DeclSyntax? {
    self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self) || self.is(ClassDeclSyntax.self) || self.is(TypeAliasDeclSyntax.self) ? self : nil
  }
}
