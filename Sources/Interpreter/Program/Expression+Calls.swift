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
    let result = try entry.call(CatalogueEntry.Call(evaluation: evaluation, base: base, arguments: values, span: span))
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
    if function.isRequirement { member = try evaluation.witness(of: function, for: evaluation.dispatchType(values[0]), at: span) }
    return try evaluation.with(typeArguments, own: evaluation.stack.indices.contains(evaluation.base) ? evaluation.stack[evaluation.base] : nil) {
      () throws(Interruption) -> Value in try evaluation.call(member, values, at: span)
    }
  }
  override var printed: String { call("\(target?.printed ?? function.owner?.description ?? "file").\(function.name)", function.parameters, arguments) }
}

/// A call of a mutating function of the file on something that can change.
final class MutatingCall: Expression {
  let function: FunctionDeclaration
  let place: Place
  let arguments: [Expression?]
  init(_ function: FunctionDeclaration, _ place: Place, _ arguments: [Expression?], _ type: StaticType, _ span: SourceFile.Span) {
    self.function = function
    self.place = place
    self.arguments = arguments
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    var values = [try place.read(evaluation)]
    try evaluation.append(arguments, function.defaults, to: &values)
    var body = function.body
    if function.isRequirement {
      let found = try evaluation.witness(of: function, for: evaluation.dispatchType(values[0]), at: span)
      guard case .function(let function) = found else { return try evaluation.call(found, values, at: span) }
      body = function.body
    }
    let (result, target) = try evaluation.callMutating(evaluation.body(body), values, at: span)
    try place.write(target, evaluation)
    return result
  }
  override var printed: String { call("&\(place.printed).\(function.name)", function.parameters, arguments) }
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
    var instance = Instance(declaration: declaration, fields: Array(repeating: .void, count: declaration.fields.count), site: site)
    if !declaration.parameters.isEmpty, case .declared(_, let arguments) = type {
      let own = evaluation.stack.indices.contains(evaluation.base) ? evaluation.stack[evaluation.base] : nil
      instance.arguments = arguments.map { evaluation.resolved($0, own: own) }
    }
    if let initializer {
      try setInitialValues(&instance, evaluation)
      var values = [Value.structure(instance)]
      try evaluation.append(arguments, initializer.defaults, to: &values)
      let target = try evaluation.callMutating(evaluation.body(initializer.body), values, at: span).target
      guard case .structure(var made) = target else { return target }
      for field in declaration.fields where field.type != .void {
        if case .void = made.fields[field.index] { throw evaluation.failure(.notInitialized(field.name, at: evaluation.range(initializer.span))) }
      }
      made.site = site
      return .structure(made)
    }
    for (field, argument) in zip(fields, arguments) {
      if let argument { instance.fields[field] = try argument.evaluate(evaluation) }
    }
    try setInitialValues(&instance, evaluation)
    return .structure(instance)
  }
  private func setInitialValues(_ instance: inout Instance, _ evaluation: Evaluation) throws(Interruption) {
    for field in declaration.fields {
      if case .void = instance.fields[field.index], let initial = field.initial {
        instance.fields[field.index] = try evaluation.detached(initial)
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
    for argument in arguments { values.append(try argument.evaluate(evaluation)) }
    return try evaluation.call(closure, values, at: span)
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
