/// `&place` as an argument.
final class InOutExpression: Expression {
  let place: Place
  init(_ place: Place, _ type: StaticType, _ span: SourceFile.Span) {
    self.place = place
    super.init(.reference(type), span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value { try place.read(evaluation) }
  override var printed: String { "&" + place.printed }
}

extension Evaluation {
  /// Runs `call` with what stands at places taken out of them; puts back what it leaves.
  func writing(_ places: ArraySlice<(slot: Int, place: Place)>, _ values: inout [Value], _ call: (inout [Value]) throws(Interruption) -> Value) throws(Interruption) -> Value {
    guard let first = places.first else { return try call(&values) }
    let rest = places.dropFirst()
    var all = values
    values = []
    defer { values = all }
    return try first.place.modify(
      self,
      resultOf: { (value: inout Value) throws(Interruption) -> Value in
        all[first.slot] = value
        value = .void
        defer {
          value = all[first.slot]
          all[first.slot] = .void
        }
        return try writing(rest, &all, call)
      })
  }
}

/// A call of a function of the file that changes what it is called on, or `inout` arguments.
final class WritingCall: Expression {
  let function: FunctionDeclaration
  /// What it is called on, if that can change.
  let place: Place?
  let target: Expression?
  let arguments: [Expression?]
  let typeArguments: [(TypeParameter, StaticType)]
  init(
    _ function: FunctionDeclaration, _ place: Place?, _ target: Expression?, _ arguments: [Expression?], typeArguments: [(TypeParameter, StaticType)], _ type: StaticType,
    _ span: SourceFile.Span
  ) {
    self.function = function
    self.place = place
    self.target = target
    self.arguments = arguments
    self.typeArguments = typeArguments
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    var values = [try target?.evaluate(evaluation) ?? .void]
    var places: [(slot: Int, place: Place)] = place.map { [(0, $0)] } ?? []
    for (index, argument) in arguments.enumerated() {
      if let change = argument as? InOutExpression {
        values.append(.void)
        places.append((index + 1, change.place))
      } else {
        try evaluation.append([argument], [function.defaults.indices.contains(index) ? function.defaults[index] : nil], to: &values)
      }
    }
    let own = evaluation.stack.indices.contains(evaluation.base) ? evaluation.stack[evaluation.base] : nil
    return try evaluation.writing(places[...], &values) { (values: inout [Value]) throws(Interruption) -> Value in
      var function = function
      if function.isRequirement || function.isOverridden {
        let found = try evaluation.witness(of: function, for: evaluation.dispatchType(values[0]), at: span)
        guard case .function(let own) = found else { return try evaluation.call(found, values, at: span) }
        function = own
      }
      let body = evaluation.body(function.body)
      return try evaluation.with(typeArguments, own: own) { () throws(Interruption) -> Value in try evaluation.callWritingBack(body, &values, at: span) }
    }
  }
  override var printed: String { "\(place.map { "&" + $0.printed } ?? target?.printed ?? "file").\(function.fullName)" }
}

/// A call of an entry of the catalogue that changes what it is called on: `array.append(x)`.
final class WritingEntryCall: Expression {
  let entry: CatalogueEntry
  let place: Place
  let arguments: [Expression?]
  init(_ entry: CatalogueEntry, _ place: Place, _ arguments: [Expression?], _ type: StaticType, _ span: SourceFile.Span) {
    self.entry = entry
    self.place = place
    self.arguments = arguments
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    try evaluation.step(span)
    var values: [Value?] = []
    for argument in arguments { values.append(try argument?.evaluate(evaluation)) }
    return try place.modify(
      evaluation,
      resultOf: { (base: inout Value) throws(Interruption) -> Value in
        let result = try entry.mutate?(&base, CatalogueEntry.Call(evaluation: evaluation, base: .void, arguments: values, span: span)) ?? .void
        try evaluation.charge(base, span)
        try evaluation.probe(base, span)
        return result
      })
  }
  override var printed: String { "&\(place.printed).\(entry.fullName)" }
}

/// `self.init(…)` and `super.init(…)` inside an initialiser.
final class DelegationExpression: Expression {
  /// nil where there is nothing but initial values.
  let initializer: FunctionDeclaration?
  let target: Variable
  let arguments: [Expression?]
  init(_ initializer: FunctionDeclaration?, _ target: Variable, _ arguments: [Expression?], _ span: SourceFile.Span) {
    self.initializer = initializer
    self.target = target
    self.arguments = arguments
    super.init(.void, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard let initializer else { return .void }
    var values = [try VariableExpression(target, span).evaluate(evaluation)]
    try evaluation.append(arguments, initializer.defaults, to: &values)
    _ = try evaluation.callWritingBack(evaluation.body(initializer.body), &values, at: span)
    return .void
  }
  override var printed: String { "init(\(arguments.map { $0?.printed ?? "_" }.joined(separator: ", ")))" }
}

/// A value of an enum with associated values.
final class EnumExpression: Expression {
  let declaration: TypeDeclaration
  let index: Int
  let arguments: [Expression?]
  init(_ declaration: TypeDeclaration, _ index: Int, _ arguments: [Expression?], _ type: StaticType, _ span: SourceFile.Span) {
    self.declaration = declaration
    self.index = index
    self.arguments = arguments
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    var values: [Value] = []
    try evaluation.append(arguments, declaration.cases[index].defaults, to: &values)
    return .enumCase(declaration, index, values)
  }
  override var printed: String { "\(declaration.name).\(declaration.cases[index].name)(\(arguments.map { $0?.printed ?? "_" }.joined(separator: ", ")))" }
}

/// `Enum(rawValue:)`.
final class RawInitializerExpression: Expression {
  let declaration: TypeDeclaration
  let argument: Expression
  init(_ declaration: TypeDeclaration, _ argument: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.declaration = declaration
    self.argument = argument
    super.init(.optional(type), span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let raw = try argument.evaluate(evaluation)
    return declaration.cases.firstIndex { $0.rawValue == raw }.map { .some(.enumCase(declaration, $0, [])) } ?? .none
  }
  override var printed: String { "\(declaration.name)(rawValue: \(argument.printed))" }
}

/// `super`: the object, as one of its superclass.
final class SuperExpression: Expression {
  let variable: Variable
  init(_ variable: Variable, _ type: StaticType, _ span: SourceFile.Span) {
    self.variable = variable
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value { try VariableExpression(variable, span).evaluate(evaluation) }
  override var printed: String { "super" }
}

/// A dictionary literal.
final class DictionaryExpression: Expression {
  let pairs: [(key: Expression, value: Expression)]
  init(_ pairs: [(key: Expression, value: Expression)], _ type: StaticType, _ span: SourceFile.Span) {
    self.pairs = pairs
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    var table = Table()
    for (key, value) in pairs {
      let key = try key.evaluate(evaluation)
      if table.contains(key) { throw evaluation.failure(.duplicateKey(key.text, at: evaluation.range(span))) }
      table[key] = try value.evaluate(evaluation)
    }
    return .dictionary(table)
  }
  override var printed: String { "[" + pairs.map { "\($0.key.printed): \($0.value.printed)" }.joined(separator: ", ") + "]" }
}
