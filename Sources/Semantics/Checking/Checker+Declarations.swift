internal import Declarations
internal import SwiftSyntax

extension Checker {
  /// Looks at all that the program declares.
  package func checkProgram() {
    for declaration in unbound where isChecked(declaration) {
      let context = self.context(of: declaration)
      var silent = context
      silent.allowsUnbound = true
      _ = resolve(declaration.extended, silent)
    }
    for declaration in checkedDeclarations { check(declaration, in: nil) }
    DeclarationChecks(checker: self).run()
    if let stopped {
      let line = stopped.file.isChecked ? "from line \(stopped.file.position(of: stopped.offset).line) on" : "in part"
      let reason = hasSaidEnough ? "there is too much to be said of this file" : "checking this file takes too long"
      report("\(reason): it was not checked \(line)", at: stopped.file.isChecked ? stopped.offset : 0, in: checkedFile ?? stopped.file, .unsupported)
    } else {
      takeUnsaid()
      checkFlow()
    }
    takeUnsaid()
    diagnostics.sort { ($0.offset, $0.message) < ($1.offset, $1.message) }
  }

  /// What stands at the top level of the files that are checked.
  var checkedDeclarations: [Declaration] {
    program.topLevel.all.filter { $0.module == program && isChecked($0) } + program.extensions.filter(isChecked)
  }
  func isChecked(_ declaration: Declaration) -> Bool { declaration.place?.file.isChecked != false }

  /// Looks at one declaration, its members and its code.
  func check(_ declaration: Declaration, in scope: Scope?) {
    switch declaration {
    case let nominal as NominalDeclaration:
      _ = signature(of: nominal)
      _ = inherited(of: nominal)
      for member in nominal.members.all { check(member, in: scope) }
    case let declaration as ExtensionDeclaration:
      guard declaration.nominal != nil else { return }
      _ = signature(of: declaration)
      _ = inherited(of: declaration)
      for member in declaration.members.all { check(member, in: scope) }
    case let function as FunctionDeclaration: check(function: function)
    case let variable as VariableDeclaration: check(variable: variable)
    case let alias as TypeAliasDeclaration: _ = resolvedTarget(of: alias)
    default: break
    }
  }

  /// The names that are visible around a member or global declaration.
  func scope(around declaration: Declaration) -> Scope {
    if let local = localScopes[declaration] { return local }
    guard let parent = declaration.parent else { return fileScope }
    switch parent {
    case let nominal as NominalDeclaration: return Scope(scope(around: nominal), owner: nominal)
    case let declaration as ExtensionDeclaration: return Scope(fileScope, owner: declaration)
    default: return scope(around: parent)
    }
  }

  /// `self` in a member's code.
  func selfDeclaration(in member: Declaration, isStatic: Bool) -> Declaration {
    let made = VariableDeclaration(
      "self", isLet: !isSelfMutable(member), in: program, parent: nil, attributes: AttributeList(), place: nil)
    let type = inEnvironment(signature(of: member)) {
      reduced(selfType(around: TypeContext(declaration: member)) ?? .hole)
    }
    made.type = isStatic ? .metatype(type) : type
    return made
  }

  /// `self` can be changed in `mutating` functions, initialisers and setters of values.
  private func isSelfMutable(_ member: Declaration) -> Bool {
    if let nominal = member.parentNominal, nominal.isClass { return false }
    if let function = member as? FunctionDeclaration {
      return function.isMutating || function.kind == .initializer || function.kind == .subscriptMember
    }
    return true
  }

  private func check(function: FunctionDeclaration) {
    let interface = interface(of: function)
    inEnvironment(signature(of: function)) {
      let outer = scope(around: function)
      let inner = Scope(outer, owner: function)
      var own: Declaration?
      if function.parentContext != nil, localScopes[function] == nil {
        let isStatic = function.isStatic && function.kind != .initializer
        let made = selfDeclaration(in: function, isStatic: isStatic)
        inner.add(made)
        own = made
      }
      code.names[CodeKey(declaration: function, part: .body)] = CodeNames(own: own, parameters: function.parameters)
      for (parameter, found) in zip(function.parameters, interface.parameters) {
        if parameter.type == nil { parameter.type = found.isVariadic ? array(found.type) : found.type }
        inner.add(parameter)
        checkDefault(of: parameter, found.type, function, Scope(outer, owner: function))
      }
      if function.kind == .subscriptMember {
        check(function.accessors, of: function, type: interface.result, inner)
        return
      }
      guard let body = function.body else { return }
      let context = BodyContext(function, file: function.place?.file)
      context.isAsync = function.effects.isAsync
      context.thrown = interface.thrown
      context.result = function.kind == .initializer || function.kind == .deinitializer ? .void : interface.result
      checkBody(body, function, interface.result, builder(of: function), Scope(inner), context)
    }
  }

  /// The code of a function or getter; an opaque result is what is returned.
  func checkBody(
    _ body: CodeBlockItemListSyntax, _ declaration: Declaration, _ result: Type, _ builder: Type?, _ scope: Scope,
    _ context: BodyContext
  ) {
    var opaque: OpaqueType?
    if case .opaque(let type) = result, type.declaration == declaration {
      opaque = type
      context.result = nil
      context.opaqueResult = type
    }
    if let builder, !ReturnFinder.hasReturn(body) {
      let built = build(body, with: builder, scope, context)
      code.bodies[declaration] = [Statement(.builder(built.statements, built.value), built.value.range)]
      if let opaque { checkOpaque([(built.value.type, built.value)], opaque, context) }
      return
    }
    code.bodies[declaration] = check(body, scope, context, isFunctionBody: true)
    if let opaque {
      let limited = limitedReturns(body)
      let groups = [false, true].map { isLimited in
        context.returned.filter { value in
          limited.contains { $0.contains(value.expression?.range.start ?? 0) } == isLimited
        }
      }
      if !groups[0].isEmpty || groups[1].isEmpty { checkOpaque(groups[0], opaque, context) }
      if !groups[1].isEmpty { checkOpaque(groups[1], opaque, context) }
    }
  }
  /// What newer systems have may be returned as another type: `if #available(…) { return … }` in the body itself (SE-0360).
  private func limitedReturns(_ body: CodeBlockItemListSyntax) -> [Range<Int>] {
    activeItems(body).compactMap { item in
      guard let node = expression(of: item)?.as(IfExprSyntax.self),
        node.conditions.allSatisfy({ $0.condition.is(AvailabilityConditionSyntax.self) })
      else { return nil }
      let code = span(node.body)
      return code.start..<code.end
    }
  }

  /// All values that are returned for `some P` conform to `P` and have one type.
  private func checkOpaque(
    _ returned: [(type: Type, expression: Expression?)], _ opaque: OpaqueType, _ context: BodyContext
  ) {
    if returned.isEmpty {
      // A protocol that is not there may say that a result builder makes the value.
      if let nominal = opaque.declaration.parentNominal, inheritsUnknown(nominal) { return }
      report(
        "function declares an opaque return type, but has no return statements in its body from which to infer an underlying type",
        at: opaque.declaration.place?.offset ?? 0, in: context.file, of: opaque.declaration)
      return
    }
    for (type, expression) in returned where type != .hole {
      for declaration in opaque.bounds.protocols where !conforms(type, to: declaration) {
        let place = opaque.declaration.place?.offset ?? expression?.range.start ?? 0
        let offset =
          (opaque.declaration as? VariableDeclaration)?.typeSyntax?.positionAfterSkippingLeadingTrivia.utf8Offset
          ?? (opaque.declaration as? FunctionDeclaration)?.resultSyntax?.positionAfterSkippingLeadingTrivia.utf8Offset
          ?? place
        report(
          "return type of \(describe(opaque.declaration)) requires that '\(type)' conform to '\(declaration.name)'",
          at: offset, in: context.file, of: opaque.declaration)
        return
      }
      if let first = returned.first?.type, first != type, first != .hole {
        report(
          "function declares an opaque return type 'some \(opaque.bounds.boundsDescription)', but the return statements in its body do not have matching underlying types",
          at: opaque.declaration.place?.offset ?? 0, in: context.file, of: opaque.declaration)
        return
      }
    }
  }

  func describe(_ declaration: Declaration) -> String {
    let name = (declaration as? FunctionDeclaration)?.fullName ?? declaration.name
    return "\(declaration.kindName) '\(name)'"
  }

  private func checkDefault(
    of parameter: ParameterDeclaration, _ type: Type, _ function: FunctionDeclaration, _ scope: Scope
  ) {
    guard let syntax = parameter.defaultValue, !function.module.isLibrary || function.body != nil else { return }
    let context = BodyContext(function, file: function.place?.file)
    context.isInitialValue = true
    let value = TreeBuilder(checker: self, context: context, scope: scope).build(syntax)
    let index = function.parameters.firstIndex { $0 === parameter } ?? 0
    let open = openInDefault(of: function, index)
    let wanted = Wanted(type: type, kind: .defaultArgument)
    if open.isEmpty || hasSolution(value, context, scope, wanted) {
      check(value, context, scope, wanted: wanted)
    } else {
      // The default may be of any type that fits the parameters' bounds.
      check(value, context, scope) { system, made in
        let locator = Locator(expression: value, part: .context(.defaultArgument))
        var substitution: Substitution = [:]
        for parameter in open { substitution[parameter] = system.variable(locator, parameter: parameter) }
        for requirement in self.signature(of: function).requirements {
          guard case .conformance(.parameter(let subject), _) = requirement, open.contains(subject) else { continue }
          system.add(requirement.substituting(substitution), locator)
        }
        let target = type.substituting(substitution)
        system.add(.conversion, made, target, locator)
        return target
      }
    }
    code.defaultValues[parameter] = value
  }
  /// The generic parameters that each call has anew and that stand in the type of no other parameter of a function:
  /// a default value says what they are.
  func openInDefault(of function: FunctionDeclaration, _ index: Int) -> [GenericParameterDeclaration] {
    let all = interface(of: function).parameters.map(\.type)
    var open = function.genericParameters
    if function.kind == .initializer, let owner = function.parentNominal { open += genericParameters(of: owner) }
    return open.filter { parameter in
      func has(_ type: Type) -> Bool { type.contains { $0 == .parameter(parameter) } }
      return all.indices.contains(index) && has(all[index])
        && !all.indices.contains { $0 != index && has(all[$0]) }
    }
  }

  private func check(variable: VariableDeclaration) {
    let type = self.type(of: variable)
    inEnvironment(signature(of: variable)) {
      if variable.typeSyntax != nil, let initializer = variable.initializer, wrapper(of: variable) == nil,
        code.initialValues[variable] == nil
      {
        let scope = initialScope(of: variable)
        let context = BodyContext(variable, file: variable.place?.file)
        context.isInitialValue = variable.isProperty && !variable.attributes.flags.contains(.lazy)
        if initializer.is(IfExprSyntax.self) || initializer.is(SwitchExprSyntax.self) {
          code.initialValues[variable] = checkBranches(
            initializer, scope, context, wanted: Wanted(type: type, kind: .initialization))
        } else {
          let value = TreeBuilder(checker: self, context: context, scope: scope).build(initializer)
          if case .opaque(let opaque) = type {
            let found = check(value, context, scope, prepare: opening(opaque, for: value))
            checkOpaque([(found, value)], opaque, context)
          } else {
            check(value, context, scope, wanted: Wanted(type: type, kind: .initialization))
          }
          code.initialValues[variable] = value
        }
      } else if wrapper(of: variable) != nil {
        checkWrapped(variable, type)
      } else if variable.typeSyntax == nil, variable.initializer != nil, code.initialValues[variable] == nil {
        // Another check has found the type, which a framework's declaration keeps: the value is of this one.
        _ = inferredType(of: variable, context: nil)
      }
      checkAccessors(of: variable, in: scope(around: variable))
    }
  }

  /// The wrapper's initial value: its arguments, and the property's own value.
  func checkWrapped(_ variable: VariableDeclaration, _ type: Type) {
    guard let wrapped = wrapperType(of: variable), let (declaration, _, attribute) = wrapper(of: variable),
      code.initialValues[variable] == nil
    else { return }
    let scope = localScopes[variable] ?? initialScope(of: variable)
    let context = BodyContext(variable, file: variable.place?.file)
    context.isInitialValue = variable.isProperty
    let tree = TreeBuilder(checker: self, context: context, scope: scope)
    var arguments =
      attribute.arguments?.map { Expression.Argument($0.label?.identifierText, tree.build($0.expression)) } ?? []
    if let initializer = variable.initializer {
      arguments.insert(Expression.Argument("wrappedValue", tree.build(initializer)), at: 0)
    }
    let range = variable.initializer.map { span($0) } ?? span(attribute.name)
    // Without a value a wrapper begins by itself, else with the `nil` that a variable begins with.
    var tries = [arguments]
    if arguments.isEmpty {
      tries = canStartEmpty(declaration) ? [[]] : []
      if variable.beginsAsNil, takesWrappedValue(declaration) {
        tries.append([Expression.Argument("wrappedValue", Expression(.nilLiteral, range))])
      }
    }
    for arguments in tries {
      let call = Expression(
        .call(Expression(.type(wrapped), range), Expression.ArgumentList(arguments, end: range.end)), range)
      let (_, found) = capturing { check(call, context, scope) }
      // A wrapper's initialiser may ask something of the value that does not hold.
      if tries.count > 1 || arguments.isEmpty, !found.isEmpty { continue }
      diagnostics += newsOf(found, about: type)
      code.initialValues[variable] = call
      return
    }
  }
  /// What is to be said of a wrapper's arguments: what only follows from a property's type that is not known is no news.
  func newsOf(_ found: [Diagnostic], about type: Type) -> [Diagnostic] {
    type.hasHole ? found.filter { $0.severity == .unsupported } : found
  }

  func checkAccessors(of variable: VariableDeclaration, in outer: Scope) {
    let inner = Scope(outer, owner: nil)
    if variable.isProperty, localScopes[variable] == nil {
      let own = selfDeclaration(in: variable, isStatic: variable.isStatic)
      inner.add(own)
      code.names[CodeKey(declaration: variable, part: .body)] = CodeNames(own: own, parameters: [])
    }
    check(variable.accessors, of: variable, type: variable.type ?? .hole, inner)
  }

  private func check(_ accessors: Accessors?, of declaration: Declaration, type: Type, _ scope: Scope) {
    // The bodies belong to the parameters of this check: those of an earlier one name others.
    code.accessorBodies[declaration] = nil
    for body in accessors?.bodies ?? [] {
      let inner = Scope(scope)
      let context = BodyContext(declaration, file: declaration.place?.file)
      context.isAsync = accessors?.effects.isAsync ?? false
      var names = code.names[CodeKey(declaration: declaration, part: .body)] ?? CodeNames(own: nil, parameters: [])
      if !body.parameter.isEmpty {
        let value = VariableDeclaration(
          body.parameter, isLet: true, in: program, parent: nil, attributes: AttributeList(), place: nil)
        value.type = type
        // The new value of an implicitly unwrapped property is one, too.
        value.isImplicitlyUnwrapped =
          (declaration as? VariableDeclaration)?.typeSyntax?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
        inner.add(value)
        names.parameters.append(value)
      }
      code.names[CodeKey(declaration: declaration, part: CodePart(body.kind))] = names
      if body.kind == .get {
        context.result = type
        checkBody(body.statements, declaration, type, builder(of: declaration), inner, context)
      } else {
        context.result = .void
        code.accessorBodies[declaration, default: []].append(check(body.statements, inner, context))
      }
    }
  }

  /// The result builder of a function's or getter's body: its own, or that of the requirement for which it stands.
  func builder(of declaration: Declaration) -> Type? {
    if let own = builder(among: declaration.attributes.custom, context(of: declaration)) { return own }
    guard let nominal = declaration.parentNominal, !nominal.isProtocol else { return nil }
    for required in allConformances(of: nominal).keys.sorted(by: { $0.name < $1.name }) {
      for requirement in required.members.named(declaration.name)
      where (requirement is VariableDeclaration) == (declaration is VariableDeclaration)
        && requirement.isStatic == declaration.isStatic
      {
        if let a = requirement as? FunctionDeclaration, let b = declaration as? FunctionDeclaration,
          a.parameters.map(\.label) != b.parameters.map(\.label)
        {
          continue
        }
        if let builder = builder(among: requirement.attributes.custom, context(of: requirement)) { return builder }
      }
    }
    return nil
  }
}
