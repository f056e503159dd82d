/// An operator on two values, both evaluated.
final class BinaryExpression: Expression {
  typealias Operation = @MainActor (Value, Value) throws(OperationFailure) -> Value
  let name: String
  let left: Expression
  let right: Expression
  let operation: Operation
  init(_ name: String, _ left: Expression, _ right: Expression, _ type: StaticType, _ span: SourceFile.Span, _ operation: @escaping Operation) {
    self.name = name
    self.left = left
    self.right = right
    self.operation = operation
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let a = try left.evaluate(evaluation)
    let b = try right.evaluate(evaluation)
    do throws(OperationFailure) {
      return try operation(a, b)
    } catch {
      throw evaluation.failure(.arithmetic(error, at: evaluation.range(span)))
    }
  }
  override var printed: String { "(\(left.printed) \(name) \(right.printed))" }
}

/// Why Swift would trap.
enum OperationFailure: Error {
  case overflow, divisionByZero, emptyRange, notRepresentable, indexOutOfRange, unexpectedNil, tooLong
}

/// `&&` and `||`: the right side is evaluated only when it matters.
final class LogicalExpression: Expression {
  let isAnd: Bool
  let left: Expression
  let right: Expression
  init(isAnd: Bool, _ left: Expression, _ right: Expression, _ span: SourceFile.Span) {
    self.isAnd = isAnd
    self.left = left
    self.right = right
    super.init(.bool, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard case .bool(isAnd) = try left.evaluate(evaluation) else { return .bool(!isAnd) }
    return try right.evaluate(evaluation)
  }
  override var printed: String { "(\(left.printed) \(isAnd ? "&&" : "||") \(right.printed))" }
}

/// `!`, unary `-` and `~`.
final class PrefixExpression: Expression {
  let name: String
  let operand: Expression
  init(_ name: String, _ operand: Expression, _ span: SourceFile.Span) {
    self.name = name
    self.operand = operand
    super.init(operand.type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    switch (name, try operand.evaluate(evaluation)) {
    case ("!", .bool(let value)): return .bool(!value)
    case ("-", .double(let value)): return .double(-value)
    case ("-", .int(let value)):
      guard value != .min else { throw evaluation.failure(.arithmetic(.overflow, at: evaluation.range(span))) }
      return .int(-value)
    case ("~", .int(let value)): return .int(~value)
    case (_, .library(let value)):
      guard let number = value as? any NumericValue else { return .library(value) }
      guard let result = name == "~" ? NumberTypes.inverted(number) : number.negated?.value else {
        throw evaluation.failure(.arithmetic(.overflow, at: evaluation.range(span)))
      }
      return result
    case (_, let value): return value
    }
  }
  override var printed: String { name + operand.printed }
}

/// `a ?? b`.
final class CoalescingExpression: Expression {
  let left: Expression
  let right: Expression
  init(_ left: Expression, _ right: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.left = left
    self.right = right
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    switch try left.evaluate(evaluation) {
    case .some(let value): type.wrapped == nil || right.type.wrapped == nil ? value : .some(value)
    default: try right.evaluate(evaluation)
    }
  }
  override var printed: String { "(\(left.printed) ?? \(right.printed))" }
}

/// `value!`.
final class UnwrapExpression: Expression {
  let operand: Expression
  init(_ operand: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.operand = operand
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard case .some(let value) = try operand.evaluate(evaluation) else {
      throw evaluation.failure(.arithmetic(.unexpectedNil, at: evaluation.range(span)))
    }
    return value
  }
  override var printed: String { operand.printed + "!" }
}

/// `optional?.member`: nil, or what the rest of the chain makes of the value.
final class ChainExpression: Expression {
  let subject: Expression
  let variable: Variable
  let rest: Expression
  init(_ subject: Expression, _ variable: Variable, _ rest: Expression, _ span: SourceFile.Span) {
    self.subject = subject
    self.variable = variable
    self.rest = rest
    super.init(rest.type.wrapped == nil && rest.type != .void ? .optional(rest.type) : rest.type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard case .some(let value) = try subject.evaluate(evaluation) else { return type == .void ? .void : .none }
    evaluation.set(variable, value)
    let result = try rest.evaluate(evaluation)
    return rest.type.wrapped == nil && rest.type != .void ? .some(result) : result
  }
  override var printed: String { "\(subject.printed)?{\(rest.printed)}" }
}

/// `array[index]`.
final class SubscriptExpression: Expression {
  let target: Expression
  let index: Expression
  init(_ target: Expression, _ index: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.target = target
    self.index = index
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let position = try index.evaluate(evaluation)
    let found = try target.evaluate(evaluation)
    let values: [Value]
    if case .array(let elements) = found {
      values = elements
    } else {
      values = try found.elements(CatalogueEntry.Call(evaluation: evaluation, base: found, arguments: [], span: span))
    }
    guard case .int(let index) = position else {
      var whole = Value.array(values)
      var found = Value.void
      try evaluation.modifyElement(position, of: &whole, at: span) { (value: inout Value) throws(Interruption) -> Void in found = value }
      return found
    }
    guard values.indices.contains(index) else { throw evaluation.failure(.indexOutOfRange(index, count: values.count, at: evaluation.range(span))) }
    return values[index]
  }
  override var printed: String { "\(target.printed)[\(index.printed)]" }
}

extension Evaluation {
  /// Gives a variable its first value in the current frame; a shared variable gets a new box.
  func set(_ variable: Variable, _ value: Value) {
    stack[base + variable.slot] = variable.isBoxed ? .box(Box(value)) : value
  }
}
