/// A local constant or variable, a parameter, or a captured one. Its slot is an index in the frame.
@MainActor
final class Variable {
  let name: String
  let type: StaticType
  let isMutable: Bool
  let slot: Int
  /// The function that it belongs to.
  let owner: FunctionContext
  /// True once a closure shares a mutable variable: the slot then holds a box.
  var isBoxed = false
  /// A local computed property: the slot holds the closure that computes it.
  var isComputed = false

  init(_ name: String, _ type: StaticType, isMutable: Bool, slot: Int, owner: FunctionContext) {
    self.name = name
    self.type = type
    self.isMutable = isMutable
    self.slot = slot
    self.owner = owner
  }
}

/// A local variable's value.
final class VariableExpression: Expression {
  let variable: Variable
  init(_ variable: Variable, _ span: SourceFile.Span) {
    self.variable = variable
    super.init(variable.type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    var value = evaluation.stack[evaluation.base + variable.slot]
    if case .box(let box) = value { value = box.value }
    if variable.isComputed, case .closure(let closure) = value { return try evaluation.call(closure, [], at: span) }
    return value
  }
  override var printed: String { "\(variable.name)#\(variable.slot)" }
}

/// A stored property's value.
final class FieldExpression: Expression {
  let target: Expression
  let field: FieldDeclaration
  init(_ target: Expression, _ field: FieldDeclaration, _ type: StaticType, _ span: SourceFile.Span) {
    self.target = target
    self.field = field
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let target = try target.evaluate(evaluation)
    if case .structure(let instance) = target, !field.isLazy, instance.fields.indices.contains(field.index) {
      let value = instance.fields[field.index]
      if case .void = value, type != .void { throw evaluation.failure(.uninitialized(field.name, at: evaluation.range(span))) }
      return value
    }
    return try evaluation.read(.field(field), of: target, at: span)
  }
  override var printed: String { "\(target.printed).\(field.name)#\(field.index)" }
}

/// An element of a tuple.
final class ElementExpression: Expression {
  let target: Expression
  let index: Int
  init(_ target: Expression, _ index: Int, _ type: StaticType, _ span: SourceFile.Span) {
    self.target = target
    self.index = index
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard case .tuple(let values) = try target.evaluate(evaluation), values.indices.contains(index) else { return .void }
    return values[index]
  }
  override var printed: String { "\(target.printed).\(index)" }
}

/// A computed property, or a static or global constant.
final class PropertyExpression: Expression {
  let target: Expression?
  let property: PropertyDeclaration
  init(_ target: Expression?, _ property: PropertyDeclaration, _ type: StaticType, _ span: SourceFile.Span) {
    self.target = target
    self.property = property
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    if property.isRequirement || property.isOverridden && !(target is SuperExpression) {
      return try evaluation.read(.property(property), of: try target?.evaluate(evaluation) ?? .void, at: span)
    }
    guard let getter = property.getter else { return try evaluation.constant(property, at: span) }
    let values = if let target { [try target.evaluate(evaluation)] } else { [property.owner.map { Value.type($0) } ?? .void] }
    return try evaluation.call(getter, values, at: span)
  }
  override var printed: String { "\(target?.printed ?? property.owner?.description ?? "file").\(property.name)" }
}
