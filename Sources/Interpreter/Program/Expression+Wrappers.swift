internal import Views

/// The first value of a wrapped property's storage.
final class WrapperExpression: Expression {
  let wrapper: PropertyWrapper
  let initial: Expression?
  let arguments: [Expression]
  init(_ wrapper: PropertyWrapper, _ initial: Expression?, _ arguments: [Expression], _ type: StaticType, _ span: SourceFile.Span) {
    self.wrapper = wrapper
    self.initial = initial
    self.arguments = arguments
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    var values: [Value] = []
    for argument in arguments { values.append(try evaluation.detached(argument)) }
    return try wrapper.make(PropertyWrapper.Making(evaluation: evaluation, initial: initial, arguments: values, span: span, type: value))
  }
  /// The type of the wrapped value.
  private var value: StaticType {
    if case .library(_, let arguments) = type { return arguments.first ?? .void }
    return .void
  }
  override var printed: String { "@\(wrapper.name)(\((arguments + (initial.map { [$0] } ?? [])).map(\.printed).joined(separator: ", ")))" }
}

/// A value that is given to a wrapped property: its storage.
final class WrappingExpression: Expression {
  let wrapper: PropertyWrapper
  let operand: Expression
  init(_ wrapper: PropertyWrapper, _ operand: Expression) {
    self.wrapper = wrapper
    self.operand = operand
    super.init(wrapper.storage(of: operand.type), operand.span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let value = ConstantExpression(try operand.evaluate(evaluation), operand.type, span)
    return try wrapper.make(PropertyWrapper.Making(evaluation: evaluation, initial: value, arguments: [], span: span, type: operand.type))
  }
  override var printed: String { "@\(wrapper.name)(\(operand.printed))" }
}

/// The value of a wrapped property, or what `$` makes of it.
final class WrappedExpression: Expression {
  let storage: Expression
  let isProjected: Bool
  init(_ storage: Expression, isProjected: Bool, _ type: StaticType, _ span: SourceFile.Span) {
    self.storage = storage
    self.isProjected = isProjected
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard case .library(let library) = try storage.evaluate(evaluation), let storage = library as? any WrapperStorage else {
      throw evaluation.failure(.internalFailure("a property wrapper has no storage", at: evaluation.range(span)))
    }
    let value = isProjected ? storage.projected() : storage.wrapped()
    if evaluation.isStopped { throw Interruption() }
    if case .void = value, let absence = storage.absence { throw evaluation.failure(Diagnostic(absence, at: evaluation.range(span))) }
    return value
  }
  override var printed: String { (isProjected ? "$" : "") + storage.printed }
}

/// A binding to a member of a binding's value, or of an object: `$person.name`.
final class BindingMemberExpression: Expression {
  let operand: Expression
  let member: KeyPathValue
  /// Tells it from other members.
  let name: String
  init(_ operand: Expression, _ member: KeyPathValue, name: String, _ type: StaticType, _ span: SourceFile.Span) {
    self.operand = operand
    self.member = member
    self.name = name
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let value = try operand.evaluate(evaluation)
    if case .object(let object) = value {
      return .library(
        Binding<Value>(
          observing: object.observed, path: [ObjectIdentifier(object), name], get: { [member] in InterpretedFunctions.read(member, value, evaluation) },
          set: { [member] in _ = InterpretedFunctions.written($0, member, value, evaluation) }))
    }
    guard case .library(let library) = value, let binding = library as? Binding<Value> else {
      throw evaluation.failure(.internalFailure("what is left of the dot is no binding", at: evaluation.range(span)))
    }
    return .library(
      binding.member(
        key: name, get: { [member] in InterpretedFunctions.read(member, $0, evaluation) }, set: { [member] in $0 = InterpretedFunctions.written($1, member, $0, evaluation) }))
  }
  override var printed: String { "\(operand.printed).\(name)" }
}

/// A binding to an element of a binding's array: `$items[0]`.
final class BindingElementExpression: Expression {
  let operand: Expression
  let index: Expression
  init(_ operand: Expression, _ index: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.operand = operand
    self.index = index
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard case .library(let library) = try operand.evaluate(evaluation), let binding = library as? Binding<Value>, case .int(let index) = try index.evaluate(evaluation)
    else { throw evaluation.failure(.internalFailure("what is left of the brackets is no binding", at: evaluation.range(span))) }
    return .library(binding.element(index))
  }
  override var printed: String { "\(operand.printed)[\(index.printed)]" }
}

extension Binding where Value == Interpreter.Value {
  /// A binding to an element of an array. An element that is gone is void, and is not written.
  func element(_ index: Int) -> Binding<Interpreter.Value> {
    member(key: index) { value in
      guard case .array(let values) = value, values.indices.contains(index) else { return .void }
      return values[index]
    } set: { value, new in
      guard case .array(var values) = value, values.indices.contains(index) else { return }
      values[index] = new
      value = .array(values)
    }
  }
}
