internal import SwiftSyntax

// The kinds of declarations.
extension ThunkMaker {
  func initializer(_ declaration: InitializerDeclSyntax) throws(Refusal) -> Thunk {
    try checkAvailability(declaration.attributes)
    let parameters = declaration.signature.parameterClause.parameters
    let (scope, opaque) = try scope(declaration.genericParameterClause, declaration.genericWhereClause, parameters)
    let owner = try owner(scope)
    if owner.isProtocol { throw Refusal("initialiser of a protocol") }
    let plan = try arguments(
      parameters, owner, opaque, offset: Self.staticOffset, result: entry.owner, labelled: Self.label)
    let isThrowing = try isThrowing(declaration.signature.effectSpecifiers)
    let call = "\(owner.type)(\(plan.text))"
    let body = plan.before + (try ending(call, .named("Made"), owner, after: plan.after, throwing: isThrowing))
    if number == "Double", let parameter = scope.names.first(where: { scope.protocols(of: $0).contains("Strideable") }) {
      var other = self
      other.number = "Int"
      let whole = try other.initializer(declaration).body
      return thunk(
        .call, ["  if c.isWhole(\(scope.index(of: parameter) ?? 0)) {"] + whole.map { "  " + $0 } + ["  }"] + body)
    }
    return thunk(.call, body)
  }

  func function(_ declaration: FunctionDeclSyntax) throws(Refusal) -> Thunk {
    try checkAvailability(declaration.attributes)
    let parameters = declaration.signature.parameterClause.parameters
    let result = declaration.signature.returnClause?.type
    let resultText = result?.trimmedDescription ?? ""
    let (scope, opaque) = try scope(declaration.genericParameterClause, declaration.genericWhereClause, parameters)
    let owner = try owner(scope)
    let isThrowing = try isThrowing(declaration.signature.effectSpecifiers)
    let modifiers = DeclarationNames.modifiers(of: DeclSyntax(declaration))
    let isStatic = modifiers.contains("static") || modifiers.contains("class")
    let isOperator = declaration.name.tokenKind.isOperator
    let name = declaration.name.text
    if isOperator {
      if name == "~=" { throw Refusal("pattern operator") }
      if owner.opened != nil { throw Refusal("operator of an existential") }
      let plan = try arguments(
        parameters, owner, opaque, offset: Self.staticOffset, result: resultText, labelled: { _ in "" })
      let texts = try operands(parameters, owner, opaque, resultText)
      let call =
        texts.count == 1
        ? (modifiers.contains("postfix") ? "\(texts[0])\(name)" : "\(name)\(texts[0])")
        : "\(texts[0]) \(name) \(texts[1])"
      return thunk(.call, plan.before + (try ending("(\(call))", result, owner, after: plan.after, throwing: false)))
    }
    if isStatic || entry.owner.isEmpty {
      if owner.isProtocol { throw Refusal("static member of a protocol") }
      let plan = try arguments(
        parameters, owner, opaque, offset: entry.owner.isEmpty ? 0 : Self.staticOffset, result: resultText,
        labelled: Self.label)
      let target = entry.owner.isEmpty ? "\(LibraryModule.expression(entry.module)).\(name)" : "\(owner.type).\(name)"
      return thunk(
        .call,
        plan.before + (try ending("\(target)(\(plan.text))", result, owner, after: plan.after, throwing: isThrowing)))
    }
    if let format = parameters.first?.type.trimmedDescription, parameters.count == 1,
      scope.protocols(of: format).contains("FormatStyle"), resultText == "\(format).FormatOutput"
    {
      return thunk(.call, ["  return try c.formatted(0, by: 1)"])
    }
    let plan = try arguments(parameters, owner, opaque, offset: 1, result: resultText, labelled: Self.label)
    if modifiers.contains("mutating") {
      let call = "s.\(name)(\(plan.text))"
      if owner.opened != nil { throw Refusal("mutating method of an existential") }
      return thunk(
        .call,
        ["  var s = try \(try receiver(owner))"] + plan.before
          + (try ending(
            call, result, owner, after: ["  c.arguments[0] = give(s as Any)"] + plan.after, throwing: isThrowing)))
    }
    let call = "\(try receiver(owner)).\(name)(\(plan.text))"
    return thunk(
      .call, opening(owner, plan.before + (try ending(call, result, owner, after: plan.after, throwing: isThrowing))))
  }

  func operands(_ parameters: FunctionParameterListSyntax, _ owner: Owner, _ opaque: [Int?], _ result: String)
    throws(Refusal) -> [String]
  {
    let planner = ParameterPlanner(
      binder: owner.binder, offset: Self.staticOffset,
      mentioned: parameters.map { $0.type.trimmedDescription } + [result])
    var texts: [String] = []
    for (position, parameter) in parameters.enumerated() {
      texts.append(
        String(try planner.plan(parameter, position, label: "", opaque: opaque[position]).argument.trimmingPrefix("&")))
    }
    return texts
  }

  func property(_ declaration: VariableDeclSyntax) throws(Refusal) -> [Thunk] {
    try checkAvailability(declaration.attributes)
    guard let binding = declaration.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return [] }
    let name = pattern.identifier.text
    let type = binding.typeAnnotation?.type
    let (scope, _) = try scope(nil, nil, nil)
    let owner = try owner(scope)
    let modifiers = DeclarationNames.modifiers(of: DeclSyntax(declaration))
    let isStatic = modifiers.contains("static") || modifiers.contains("class")
    let accessors = binding.accessorBlock?.trimmedDescription ?? ""
    if accessors.contains("async") { throw .asynchronous }
    if accessors.contains("throws") { throw Refusal("property that throws") }
    let isSettable =
      declaration.bindingSpecifier.text == "var" && (binding.accessorBlock == nil || accessors.contains("set"))
      && !declaration.modifiers.trimmedDescription.contains("(set)")
    if isStatic || entry.owner.isEmpty {
      if owner.isProtocol { throw Refusal("static member of a protocol") }
      var target = entry.owner.isEmpty ? "\(LibraryModule.expression(entry.module)).\(name)" : "\(owner.type).\(name)"
      // A case with values may have the same name.
      if type?.trimmedDescription == owner.type { target = "(\(target) as \(owner.type))" }
      return [thunk(.call, try ending(target, type ?? .named("Made"), owner, after: [], throwing: false))]
    }
    if accessors.contains("mutating get") && !accessors.contains("nonmutating get") {
      throw Refusal("getter that changes its value")
    }
    var result = [
      thunk(
        .call,
        opening(
          owner, try ending("\(try receiver(owner)).\(name)", type ?? .named("Made"), owner, after: [], throwing: false)
        ))
    ]
    if isSettable, owner.opened == nil, let type, let value = try? owner.binder.bound(type),
      ParameterPlanner.function(in: type) == nil, owner.type != "Erased"
    {
      let isReference = owner.isClass || accessors.contains("nonmutating set")
      let body =
        [
          "  \(isReference ? "let" : "var") s = try \(try receiver(owner))",
          "  s.\(name) = try \(try ParameterPlanner.reading(value, 1))",
        ]
        + (isReference ? [] : ["  c.arguments[0] = give(s as Any)"]) + ["  return .void"]
      result.append(thunk(.set, body))
    }
    return result
  }

  func subscripts(_ declaration: SubscriptDeclSyntax) throws(Refusal) -> [Thunk] {
    try checkAvailability(declaration.attributes)
    let parameters = declaration.parameterClause.parameters
    let type = declaration.returnClause.type
    let (scope, opaque) = try scope(declaration.genericParameterClause, declaration.genericWhereClause, parameters)
    let owner = try owner(scope)
    let modifiers = DeclarationNames.modifiers(of: DeclSyntax(declaration))
    if modifiers.contains("static") || owner.isProtocol { throw Refusal("static subscript") }
    let accessors = declaration.accessorBlock?.trimmedDescription ?? ""
    let plan = try arguments(
      parameters, owner, opaque, offset: 1, result: type.trimmedDescription,
      labelled: { $0.secondName == nil || $0.firstName.text == "_" ? "" : "\($0.firstName.text): " })
    var result = [
      thunk(
        .call,
        plan.before
          + (try ending("\(try receiver(owner))[\(plan.text)]", type, owner, after: plan.after, throwing: false)))
    ]
    if accessors.contains("set"), let value = try? owner.binder.bound(type) {
      let isReference = owner.isClass || accessors.contains("nonmutating set")
      let body =
        plan.before + [
          "  \(isReference ? "let" : "var") s = try \(try receiver(owner))",
          "  try s[\(plan.text)] = \(try ParameterPlanner.reading(value, parameters.count + 1))",
        ]
        + (isReference ? [] : ["  c.arguments[0] = give(s as Any)"]) + ["  return .void"]
      result.append(thunk(.set, body))
    }
    return result
  }

  func enumCase(_ declaration: EnumCaseDeclSyntax) throws(Refusal) -> [Thunk] {
    try checkAvailability(declaration.attributes)
    guard let element = declaration.elements.first else { return [] }
    let (scope, _) = try scope(nil, nil, nil)
    let owner = try owner(scope)
    let name = element.name.text
    let read = "try \(try ParameterPlanner.reading(BoundType(text: owner.type, leaf: owner.leaf), 0))"
    guard let parameters = element.parameterClause?.parameters, !parameters.isEmpty else {
      return [
        thunk(.call, ["  return give(\(owner.type).\(name) as Any)"]),
        thunk(.match, ["  if case .\(name) = \(read) { return .void }", "  return .none(0)"]),
      ]
    }
    var texts: [String] = []
    for (position, parameter) in parameters.enumerated() {
      if ParameterPlanner.function(in: parameter.type) != nil { throw Refusal("case that holds a function") }
      let label = parameter.firstName.map { $0.text == "_" ? "" : "\($0.text): " } ?? ""
      let index = position + Self.staticOffset
      let reading = try ParameterPlanner.reading(try owner.binder.bound(parameter.type), index)
      let fallback = parameter.defaultValue?.value.trimmedDescription
      texts.append(label + (fallback.map { "(c.isGiven(\(index)) ? \(reading) : \($0))" } ?? reading))
    }
    let names = (0..<parameters.count).map { "p\($0)" }
    return [
      thunk(.call, ["  return give(try \(owner.type).\(name)(\(texts.joined(separator: ", "))) as Any)"]),
      thunk(
        .match,
        [
          "  if case .\(name)(\(names.map { "let \($0)" }.joined(separator: ", "))) = \(read) { return .tuple([\(names.map { "give(\($0) as Any)" }.joined(separator: ", "))]) }",
          "  return .none(0)",
        ]),
    ]
  }
}
