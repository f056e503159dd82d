internal import SwiftSyntax

extension Lowering {
  /// What a function body is lowered as.
  struct BodyKind {
    var result: StaticType?
    /// A `@ViewBuilder` stands before it.
    var isViewBuilder = false
    /// A builder unless it returns explicitly, as `body` is.
    var isImplicitBuilder = false
    var isInitializer = false
    var isMutating = false
    var conditions: [GenericCondition] = []
    var isFailable = false
    var isThrowing = false
    /// The type that `throws(E)` names.
    var thrown: StaticType?
    /// The property whose observer it is.
    var observed: FieldDeclaration?
    /// The result builder of the file that stands before it.
    var builder: StaticType?
  }

  func collectFunction(_ syntax: FunctionDeclSyntax, owner: StaticType?, in declaration: TypeDeclaration?) -> FunctionDeclaration {
    checkAttributes(syntax.attributes)
    let function = FunctionDeclaration(
      syntax.name.identifierText, isStatic: isStatic(syntax.modifiers), isMutating: hasModifier("mutating", syntax.modifiers), owner: owner,
      typeParameters: genericParameters(syntax.genericParameterClause, syntax.genericWhereClause), body: newBody(), span: span(syntax.name))
    function.isViewBuilder = hasAttribute("ViewBuilder", syntax.attributes)
    function.isThrowing = syntax.signature.effectSpecifiers?.throwsClause != nil
    function.conditions = extensionConditions
    pendingSignatures.append { [self] in
      let inner = signatureContext(function, declaration)
      inside(inner) {
        resolveParameters(syntax.signature.parameterClause, of: function)
        demand(syntax.genericWhereClause, of: function)
        function.result = syntax.signature.returnClause.map { type($0.type) } ?? .void
        function.thrown = syntax.signature.effectSpecifiers?.throwsClause?.type.map { type($0) }
      }
      pendingBodies.append { [self] in
        guard let body = syntax.body else { return }
        inside(inner) { lowerDefaults(syntax.signature.parameterClause, of: function) }
        let (span, generics) = (span(body), inner.generics)
        let isBuilder = declaration.map { fulfilsBuilder(.function(function), function.name, $0) } ?? false
        let builder = inside(inner) { ownBuilder(syntax.attributes) }
        lowerBody(body.statements, as: function.body) { lowering, statements in
          lowering.body(
            statements, span: span, generics: generics, owner: owner, isStatic: function.isStatic, parameters: function.parameters,
            kind: BodyKind(
              result: function.result, isViewBuilder: function.isViewBuilder, isImplicitBuilder: isBuilder, isMutating: function.isMutating, conditions: function.conditions,
              isThrowing: function.isThrowing, thrown: function.thrown, builder: builder))
        }
      }
    }
    return function
  }

  /// True if a requirement that a member fulfils is made of views: so is the member.
  func fulfilsBuilder(_ member: Member, _ name: String, _ declaration: TypeDeclaration) -> Bool {
    requirements(of: declaration.allProtocols, named: name).contains { requirement in
      switch requirement {
      case .function(let function): function.isViewBuilder && stands(member, for: requirement)
      case .property(let property): property.isViewBuilder && stands(member, for: requirement)
      case .field, .enumCase, .entry: false
      }
    }
  }

  func collectInitializer(_ syntax: InitializerDeclSyntax, owner: StaticType, in declaration: TypeDeclaration?) -> FunctionDeclaration {
    let function = FunctionDeclaration(
      "init", isStatic: true, isMutating: true, owner: owner, typeParameters: genericParameters(syntax.genericParameterClause, syntax.genericWhereClause),
      body: newBody(), span: span(syntax.initKeyword))
    function.isConvenience = hasModifier("convenience", syntax.modifiers)
    function.isFailable = syntax.optionalMark != nil
    function.isThrowing = syntax.signature.effectSpecifiers?.throwsClause != nil
    function.result = owner
    function.conditions = extensionConditions
    pendingSignatures.append { [self] in
      let inner = signatureContext(function, declaration)
      inside(inner) {
        demand(syntax.genericWhereClause, of: function)
        resolveParameters(syntax.signature.parameterClause, of: function)
      }
      pendingBodies.append { [self] in
        guard let body = syntax.body else { return }
        inside(inner) { lowerDefaults(syntax.signature.parameterClause, of: function) }
        let (span, generics) = (span(body), inner.generics)
        lowerBody(body.statements, as: function.body) { lowering, statements in
          lowering.body(
            statements, span: span, generics: generics, owner: owner, isStatic: false, parameters: function.parameters,
            kind: BodyKind(
              result: .void, isInitializer: true, isMutating: true, conditions: function.conditions, isFailable: function.isFailable, isThrowing: function.isThrowing))
        }
      }
    }
    return function
  }

  func signatureContext(_ function: FunctionDeclaration, _ declaration: TypeDeclaration?) -> FunctionContext {
    let inner = FunctionContext(parent: nil, isClosure: false, owner: function.owner, isStatic: true)
    inner.generics = generics(of: declaration)
    inner.conditions = function.conditions
    for parameter in function.typeParameters { inner.generics[parameter.name] = parameter }
    return inner
  }

  func resolveParameters(_ clause: FunctionParameterClauseSyntax, of function: FunctionDeclaration) {
    for syntax in clause.parameters {
      let label = syntax.firstName.identifierText
      let name = (syntax.secondName ?? syntax.firstName).identifierText
      var type = self.type(syntax.type)
      // `some View` as a parameter's type is a generic parameter without a name.
      if case .opaque(let protocols, _) = type {
        let parameter = TypeParameter("some " + protocols.joined(separator: " & "), protocols)
        choosePrimary(of: parameter, syntax.type)
        function.typeParameters.append(parameter)
        type = .parameter(parameter)
      }
      var signature = ParameterSignature(label: label == "_" ? nil : label, name: name, type: type)
      signature.isViewBuilder =
        hasAttribute("ViewBuilder", syntax.attributes) || syntax.type.as(AttributedTypeSyntax.self).map { hasAttribute("ViewBuilder", $0.attributes) } == true
      signature.builder = ownBuilder(syntax.attributes) ?? ownBuilder(syntax.type.as(AttributedTypeSyntax.self)?.attributes)
      signature.hasDefault = syntax.defaultValue != nil || syntax.ellipsis != nil
      signature.isVariadic = syntax.ellipsis != nil
      if signature.isVariadic, type != .failed { signature.type = .array(type) }
      signature.isAutoclosure = syntax.type.as(AttributedTypeSyntax.self).map { hasAttribute("autoclosure", $0.attributes) } ?? false
      function.parameters.append(signature)
    }
    // In an extension of a view of the library its generic parameters are open in each call.
    if case .library(let library, _)? = function.owner {
      for parameter in Lowering.viewParameters[library.name] ?? [] where function.parameters.contains(where: { $0.type.mentions([parameter]) }) {
        function.typeParameters.append(parameter)
      }
    }
    function.defaults = Array(repeating: nil, count: function.parameters.count)
  }
  /// `some Collection<Int>`: what the protocol's first associated types are.
  private func choosePrimary(of parameter: TypeParameter, _ syntax: TypeSyntax) {
    guard let constraint = syntax.as(SomeOrAnyTypeSyntax.self)?.constraint.as(IdentifierTypeSyntax.self), let clause = constraint.genericArgumentClause else { return }
    let named = closure(of: [constraint.name.text]).flatMap { protocolDeclaration($0)?.associated.map(\.name) ?? [] }
    for (name, argument) in zip(named, clause.arguments) {
      if case .type(let chosen) = argument.argument { parameter.associated[name] = type(chosen) }
    }
  }
  func lowerDefaults(_ clause: FunctionParameterClauseSyntax, of function: FunctionDeclaration) {
    for (index, syntax) in clause.parameters.enumerated() {
      guard let value = syntax.defaultValue?.value, function.parameters.indices.contains(index) else { continue }
      function.defaults[index] = detached(owner: function.owner, generics: context.generics) {
        // `some Service = NetworkService()`: the parameter stands for what its value is.
        let type = function.parameters[index].type
        if function.parameters[index].isAutoclosure, case .function(_, let result) = type {
          var bindings: [TypeParameter: StaticType] = [:]
          return autoclosure(value, result, &bindings, function.typeParameters)
        }
        var open = function.typeParameters
        if case .declared(let declaration, _)? = function.owner { open += declaration.parameters }
        // `footer: () -> Footer = { EmptyView() }`: the default says what the parameter is.
        if let closure = value.as(ClosureExprSyntax.self), type.mentions(open) {
          return self.closure(closure, type, isViewBuilder: function.parameters[index].isViewBuilder, open: open)
        }
        guard case .parameter(let parameter) = type, parameter.name.hasPrefix("some ") else { return lower(value, as: type, for: .initialValue) }
        let given = lower(value, expecting: nil)
        if let missing = parameter.protocols.first(where: { !conforms(given.type, to: $0) }) {
          return refuse(.doesNotConform(given.type, to: missing, at: range(value)), span(value))
        }
        return given
      }
    }
  }

  /// A computed property's getter, or a constant's value.
  func fill(
    _ property: PropertyDeclaration, _ binding: PatternBindingSyntax, isViewBuilder: Bool, isImplicitBuilder: Bool = false, owner: StaticType?,
    in declaration: TypeDeclaration?
  ) {
    let generics = generics(of: declaration)
    property.isViewBuilder = isViewBuilder
    property.conditions = extensionConditions
    let statements: CodeBlockItemListSyntax?
    switch binding.accessorBlock?.accessors {
    case .getter(let list): statements = list
    case .accessors(let list):
      statements = list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
      for accessor in list {
        switch accessor.accessorSpecifier.text {
        case "get": property.isThrowing = accessor.effectSpecifiers?.throwsClause != nil
        case "set": collectSetter(accessor, of: property, owner: owner, in: declaration)
        default: break
        }
      }
    case nil: statements = nil
    @unknown default: statements = nil
    }
    if statements != nil { property.getter = newBody() }
    func inOwner<Result>(_ body: () -> Result) -> Result {
      let inner = FunctionContext(parent: nil, isClosure: false, owner: owner, isStatic: true)
      inner.generics = generics
      inner.conditions = property.conditions
      return inside(inner, body)
    }
    if let annotation = binding.typeAnnotation {
      property.early = { [self] in
        let (found, said) = quietly { inOwner { type(annotation.type) } }
        return said.contains(where: \.isError) ? .failed : found
      }
    }
    pendingSignatures.append { [self] in
      property.early = nil
      if let annotation = binding.typeAnnotation {
        property.type = inOwner { type(annotation.type) }
      } else if binding.initializer == nil {
        report(.noType(property.name, at: range(binding.pattern)))
      }
      if let statements, let getter = property.getter {
        pendingBodies.append { [self] in
          let span = span(binding)
          let builder = inOwner { ownBuilder(binding.parent?.parent?.as(VariableDeclSyntax.self)?.attributes) }
          lowerBody(statements, as: getter) { lowering, statements in
            lowering.body(
              statements, span: span, generics: generics, owner: owner, isStatic: property.isStatic, parameters: [],
              kind: BodyKind(result: property.type, isViewBuilder: isViewBuilder, isImplicitBuilder: isImplicitBuilder, conditions: property.conditions, builder: builder))
          }
        }
      } else if let value = binding.initializer?.value {
        // A call that only tries what fits may be the first to ask: what is wrong here is said in its own place.
        var said: [Diagnostic] = []
        let resolve: () -> Void = { [self] in
          let made = quietly {
            detached(owner: owner, generics: generics) {
              binding.typeAnnotation == nil ? lower(value, expecting: nil) : lower(value, as: property.type, for: .initialValue)
            }
          }
          (property.initial, said) = (made.result, made.diagnostics)
          if binding.typeAnnotation == nil { property.type = property.initial?.type ?? .failed }
        }
        if binding.typeAnnotation == nil { property.resolve = resolve }
        pendingBodies.append { [self] in
          if binding.typeAnnotation == nil { _ = property.resolvedType } else { resolve() }
          for diagnostic in said { report(diagnostic) }
        }
      }
    }
  }

  /// Lowers statements as what a function, a getter or an initialiser does.
  func body(
    _ statements: CodeBlockItemListSyntax, span: SourceFile.Span, generics: [String: TypeParameter], owner: StaticType?, isStatic: Bool,
    parameters: [ParameterSignature], kind: BodyKind
  ) -> FunctionBody {
    let body = FunctionBody()
    let inner = FunctionContext(parent: nil, isClosure: false, owner: owner, isStatic: isStatic)
    inner.generics = generics
    inner.conditions = kind.conditions
    inner.result = kind.result
    inner.isInitializer = kind.isInitializer
    inner.isMutating = kind.isMutating
    inner.isFailable = kind.isFailable
    inner.isThrowing = kind.isThrowing
    inner.thrown = kind.thrown
    inner.observed = kind.observed
    inside(inner) {
      // Slot 0 is `self`, also where there is none.
      _ = inner.declare(
        owner == nil ? " none" : "self", owner.map { equalType(of: $0) ?? $0 }.map { isStatic ? .metatype($0) : $0 } ?? .void, isMutable: kind.isMutating && !isObject(owner))
      for parameter in parameters { _ = inner.declare(parameter.name, parameter.type.inoutTarget ?? parameter.type, isMutable: parameter.isInout) }
      body.statements = statementsOfBody(statements, span, kind)
      if kind.isInitializer, let implied = impliedDelegation(span) { body.statements.append(implied) }
    }
    body.slotCount = inner.slotCount
    return body
  }
  private func isObject(_ owner: StaticType?) -> Bool {
    if case .declared(let declaration, _)? = owner { return declaration.kind == .classType }
    return false
  }
  func statementsOfBody(_ list: CodeBlockItemListSyntax, _ span: SourceFile.Span, _ kind: BodyKind) -> [Statement] {
    let returns = (kind.isImplicitBuilder || kind.isViewBuilder) && Lowering.returnsExplicitly(list)
    if kind.isViewBuilder && !returns || kind.isImplicitBuilder && !returns {
      let block = builderBlock(Array(list), span)
      if case .opaque(["Scene"], _)? = kind.result { return [ReturnStatement(block, span)] }
      return [ReturnStatement(kind.result.map { convert(block, to: $0, for: .result) } ?? block, span)]
    }
    if let builder = kind.builder, !Lowering.returnsExplicitly(list) {
      let block = ownBlock(Array(list), builder, expecting: kind.result, span)
      return [ReturnStatement(kind.result.map { convert(block, to: $0, for: .result) } ?? block, span)]
    }
    let statements = self.statements(Array(list), implicitReturn: kind.result != .void && list.count == 1)
    if let result = kind.result, result != .void, !result.isSilent, !alwaysLeaves(statements) {
      report(.missingReturn(result, at: range(SourceFile.Span(start: max(span.end - 1, span.start), end: span.end))))
    }
    return statements
  }
  private func isTrue(_ condition: Expression) -> Bool {
    if case .bool(true)? = (condition as? ConstantExpression)?.value { return true }
    return false
  }
  /// True if the loop around the statements can be left by `break`.
  private func mayBreak(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      if let jump = statement as? JumpStatement { return jump.isBreak }
      if let guarded = statement as? GuardStatement { return mayBreak(guarded.statements) }
      guard let branch = statement as? BranchStatement, !branch.isSwitch else { return false }
      return branch.branches.contains { mayBreak($0.statements) }
    }
  }
  /// True if the statements never reach their end.
  func alwaysLeaves(_ statements: [Statement]) -> Bool {
    guard let last = statements.last else { return false }
    switch last {
    case is ReturnStatement, is JumpStatement, is ThrowStatement, is FallthroughStatement: return true
    case let deferred as DeferStatement: return alwaysLeaves(deferred.rest)
    case let attempt as DoStatement: return alwaysLeaves(attempt.statements) && attempt.handlers.allSatisfy { alwaysLeaves($0.statements) }
    case let branch as BranchStatement: return branch.isExhaustive && branch.branches.allSatisfy { alwaysLeaves($0.statements) }
    case let loop as WhileStatement: return loop.conditions.allSatisfy(isTrue) && !mayBreak(loop.statements)
    case let statement as ExpressionStatement: return statement.expression.type == .never || statement.expression.type == .failed
    default: return false
    }
  }
}
