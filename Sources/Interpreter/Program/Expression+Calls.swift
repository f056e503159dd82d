internal import LayoutCore

/// A call of an entry of the catalogue: the library's own initialiser, modifier, member or function.
final class CatalogueCall: Expression {
  let entry: CatalogueEntry
  let target: Expression?
  /// In the order of the parameters; nil takes the default.
  let arguments: [Expression?]
  private var site: CachedSite?
  init(_ entry: CatalogueEntry, _ target: Expression?, _ arguments: [Expression?], site: SourceFile.Span?, _ type: StaticType, _ span: SourceFile.Span) {
    self.entry = entry
    self.target = target
    self.arguments = arguments
    self.site = site.map { CachedSite($0) }
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let base = try target?.evaluate(evaluation) ?? .void
    var values: [Value?] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments { values.append(try argument?.evaluate(evaluation)) }
    evaluation.note(span)
    try evaluation.chargeSearch(base, values, span)
    let result = try evaluation.guarded(
      entry, CatalogueEntry.Call(evaluation: evaluation, base: base, arguments: values, span: span))
    try evaluation.charge(result, span)
    guard case .view(let view, nil) = result else { return result }
    // A method that gives back its own kind, like `Text.bold()`, leaves the view where it was written.
    if entry.keepsSite, case .view(_, let original) = base { return .view(view, original) }
    return .view(view, site?.site(evaluation.map))
  }
  override var printed: String {
    let list = zip(entry.parameters, arguments).compactMap { parameter, argument in
      argument.map { (parameter.label.map { $0 + ": " } ?? "") + $0.printed }
    }
    let call = entry.kind.isCallable ? "(" + list.joined(separator: ", ") + ")" : ""
    switch entry.kind {
    case .method, .property: return "\(target?.printed ?? "_").\(entry.owner)::\(entry.name)\(call)"
    case .subscript: return "\(target?.printed ?? "_").\(entry.owner)::[\(list.joined(separator: ", "))]"
    case .staticMethod, .staticProperty: return "\(entry.owner).\(entry.name)\(call)"
    case .initializer: return "\(entry.owner)\(call)"
    case .function: return "\(entry.name)\(call)"
    }
  }
}

/// A call of a function of the file.
final class FunctionCall: Expression {
  let function: FunctionDeclaration
  let target: Expression?
  let arguments: [Expression?]
  /// What the function's own generic parameters stand for.
  let typeArguments: [(TypeParameter, StaticType)]
  init(
    _ function: FunctionDeclaration, _ target: Expression?, _ arguments: [Expression?], typeArguments: [(TypeParameter, StaticType)] = [], _ type: StaticType,
    _ span: SourceFile.Span
  ) {
    self.typeArguments = typeArguments
    self.function = function
    self.target = target
    self.arguments = arguments
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    var values = [try target?.evaluate(evaluation) ?? .void]
    try evaluation.append(arguments, function.defaults, to: &values)
    var member = Member.function(function)
    if let made = memberwise(values, evaluation) { return made }
    if function.isRequirement || function.isOverridden && !(target is SuperExpression) {
      member = try evaluation.witness(of: function, for: evaluation.dispatchType(values[0]), at: span)
    }
    return try evaluation.with(typeArguments, own: evaluation.stack.indices.contains(evaluation.base) ? evaluation.stack[evaluation.base] : nil) {
      () throws(Interruption) -> Value in try evaluation.call(member, values, at: span)
    }
  }
  /// An initialiser that a protocol asks for, fulfilled by the one that Swift makes of a struct's stored properties.
  private func memberwise(_ values: [Value], _ evaluation: Evaluation) -> Value? {
    guard function.isRequirement, function.name == "init", case .type(.declared(let declaration, let arguments)) = values[0], declaration.kind == .structure,
      evaluation.lowering.witness(.function(function), "init", for: .declared(declaration, arguments)) == nil,
      declaration.fields.allSatisfy({ field in function.parameters.contains { $0.label == field.name } })
    else { return nil }
    let fields = declaration.fields.map { field in
      function.parameters.firstIndex { $0.label == field.name }.flatMap { values.indices.contains($0 + 1) ? values[$0 + 1] : nil } ?? Value.void
    }
    return .structure(Instance(declaration: declaration, fields: fields, arguments: arguments))
  }
  override var printed: String { call("\(target?.printed ?? function.owner?.description ?? "file").\(function.name)", function.parameters, arguments) }
}

/// A new value of a struct of the file.
final class ConstructionExpression: Expression {
  let declaration: TypeDeclaration
  /// nil is the memberwise initialiser.
  let initializer: FunctionDeclaration?
  /// Of the memberwise initialiser: the field of each argument.
  let fields: [Int]
  let arguments: [Expression?]
  private var site: CachedSite?
  init(
    _ declaration: TypeDeclaration, _ initializer: FunctionDeclaration?, fields: [Int], _ arguments: [Expression?], site: SourceFile.Span?, _ type: StaticType,
    _ span: SourceFile.Span
  ) {
    self.declaration = declaration
    self.initializer = initializer
    self.fields = fields
    self.arguments = arguments
    self.site = site.map { CachedSite($0) }
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let site = site?.site(evaluation.map)
    let own = evaluation.stack.indices.contains(evaluation.base) ? evaluation.stack[evaluation.base] : nil
    var typeArguments: [StaticType] = []
    if !declaration.parameters.isEmpty, case .declared(_, let arguments) = type.wrapped ?? type { typeArguments = arguments.map { evaluation.resolved($0, own: own) } }
    var made = blank(typeArguments, site)
    guard let initializer else {
      for (field, argument) in zip(fields, arguments) {
        if let argument, case .structure(var instance) = made {
          let value = try argument.evaluate(evaluation)
          made = .void
          instance.fields[field] = value
          made = .structure(instance)
        }
      }
      try setInitialValues(&made, evaluation)
      return made
    }
    try setInitialValues(&made, evaluation)
    var values = [made]
    made = .void
    try evaluation.append(arguments, initializer.defaults, to: &values)
    let result = try evaluation.callWritingBack(evaluation.body(initializer.body), &values, at: span)
    if initializer.isFailable, case .none = result { return .none }
    made = values[0]
    try check(made, initializer, evaluation)
    if case .structure(var instance) = made {
      instance.site = site
      made = .structure(instance)
    }
    return initializer.isFailable ? .some(made) : made
  }
  /// A value without values in its fields.
  private func blank(_ typeArguments: [StaticType], _ site: SourceSite?) -> Value {
    switch declaration.kind {
    case .structure:
      return .structure(Instance(declaration: declaration, fields: Array(repeating: .void, count: declaration.fields.count), arguments: typeArguments, site: site))
    case .classType:
      let object = Object(declaration, fieldCount: declaration.allFields.count)
      object.arguments = typeArguments
      return .object(object)
    case .enumeration: return .void
    }
  }
  private func check(_ made: Value, _ initializer: FunctionDeclaration, _ evaluation: Evaluation) throws(Interruption) {
    let values: [Value]
    switch made {
    case .structure(let instance): values = instance.fields
    case .object(let object): values = object.fields
    default: return
    }
    for field in declaration.allFields where field.type != .void && !field.isLazy && values.indices.contains(field.index) {
      if case .void = values[field.index] { throw evaluation.failure(.notInitialized(field.name, at: evaluation.range(initializer.span))) }
    }
  }
  private func setInitialValues(_ made: inout Value, _ evaluation: Evaluation) throws(Interruption) {
    for field in declaration.allFields {
      guard let initial = field.initial, case .void = try evaluation.storedValue(field, of: made) else { continue }
      let value = try evaluation.detached(initial)
      switch made {
      case .structure(var instance):
        made = .void
        instance.fields[field.index] = value
        made = .structure(instance)
      case .object(let object): object.fields[field.index] = value
      default: break
      }
    }
  }
  override var printed: String {
    if let initializer { return call(declaration.name, initializer.parameters, arguments) }
    let list = zip(fields, arguments).compactMap { field, argument in argument.map { "\(declaration.fields[field].name): \($0.printed)" } }
    return "\(declaration.name)(\(list.joined(separator: ", ")))"
  }
}

/// A call of a closure.
final class ClosureCall: Expression {
  let closure: Expression
  let arguments: [Expression]
  init(_ closure: Expression, _ arguments: [Expression], _ type: StaticType, _ span: SourceFile.Span) {
    self.closure = closure
    self.arguments = arguments
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard case .closure(let closure) = try closure.evaluate(evaluation) else {
      throw evaluation.failure(.internalFailure("what is called is no function", at: evaluation.range(span)))
    }
    var values: [Value] = []
    guard arguments.contains(where: { $0 is InOutExpression }) else {
      for argument in arguments { values.append(try argument.evaluate(evaluation)) }
      return try evaluation.call(closure, values, at: span)
    }
    values = closure.prefix
    var places: [(slot: Int, place: Place)] = []
    for argument in arguments {
      if let change = argument as? InOutExpression { places.append((values.count, change.place)) }
      values.append(argument is InOutExpression ? .void : try argument.evaluate(evaluation))
    }
    return try evaluation.writing(places[...], &values) { (values: inout [Value]) throws(Interruption) -> Value in
      try evaluation.callWritingBack(closure.body, &values, captures: closure.captures, at: span)
    }
  }
  override var printed: String { "\(closure.printed)(\(arguments.map(\.printed).joined(separator: ", ")))" }
}

extension Evaluation {
  /// Arguments in the order of parameters; defaults run without access to the caller's variables.
  func append(_ arguments: [Expression?], _ defaults: [Expression?], to values: inout [Value]) throws(Interruption) {
    for (index, argument) in arguments.enumerated() {
      if let argument {
        values.append(try argument.evaluate(self))
      } else if defaults.indices.contains(index), let value = defaults[index] {
        values.append(try detached(value))
      } else {
        values.append(.void)
      }
    }
  }
  /// The value of an expression that stands outside of functions, as a stored property's initial value does.
  func detached(_ expression: Expression) throws(Interruption) -> Value {
    if expression is ConstantExpression { return try expression.evaluate(self) }
    let body = FunctionBody()
    body.statements = [ReturnStatement(expression, expression.span)]
    return try call(body, [], at: expression.span)
  }
}

@MainActor
private func call(_ name: String, _ parameters: [ParameterSignature], _ arguments: [Expression?]) -> String {
  let list = zip(parameters, arguments).compactMap { parameter, argument in argument.map { (parameter.label.map { $0 + ": " } ?? "") + $0.printed } }
  return "\(name)(\(list.joined(separator: ", ")))"
}
