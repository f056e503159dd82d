/// A string with interpolated values.
final class InterpolationExpression: Expression {
  enum Segment {
    case text(String)
    case value(Expression)
    /// A number in a format of C.
    case number(Expression, format: Expression)
  }
  let segments: [Segment]
  /// Of a type that tells the characters of the source from the values in them, it is handed the pieces: strings, and values as tuples of one.
  init(_ segments: [Segment], _ type: StaticType = .string, _ span: SourceFile.Span) {
    self.segments = segments
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    if type != .string { return try pieces(evaluation) }
    var text = ""
    for segment in segments {
      switch segment {
      case .text(let part): text += part
      case .value(let expression), .number(let expression, _):
        let value = try expression.evaluate(evaluation)
        evaluation.note(expression.span)
        text += try evaluation.words(of: value, at: span)
      }
      if text.utf8.count > SourceFile.byteLimit { throw evaluation.failure(.tooLong("string", at: evaluation.range(span))) }
    }
    return .string(text)
  }
  private func pieces(_ evaluation: Evaluation) throws(Interruption) -> Value {
    var pieces: [Value] = []
    for segment in segments {
      switch segment {
      case .text(let part): pieces.append(.string(part))
      case .value(let expression): pieces.append(.tuple([try expression.evaluate(evaluation)]))
      case .number(let expression, let format): pieces.append(.tuple([.string(formatted(try expression.evaluate(evaluation), try format.evaluate(evaluation).text))]))
      }
    }
    return .array(pieces)
  }
  /// One number in one of C's formats; anything else in the format is shown as it stands, so that nothing is read that was not given.
  private func formatted(_ value: Value, _ format: String) -> String {
    guard let match = format.wholeMatch(of: /(?<before>[^%]*)%(?<flags>[-+ 0#]*)(?<width>\d{0,3})(?<precision>(\.\d{0,3})?)(l|ll|h|q|z)?(?<kind>[diufeEgGxXo])(?<after>[^%]*)/)
    else { return format }
    let (head, kind, after) = ("\(match.before)%\(match.flags)\(match.width)\(match.precision)", String(match.kind), String(match.after))
    let isWhole = "diuxXo".contains(kind)
    switch value {
    case .int(let number): return isWhole ? String(format: "\(head)l\(kind)", number) + after : String(format: head + kind, Double(number)) + after
    case .double(let number):
      return isWhole ? String(format: "\(head)l\(kind)", Int(exactly: number.rounded(.towardZero)) ?? 0) + after : String(format: head + kind, number) + after
    default: return value.text
    }
  }
  override var printed: String {
    "\""
      + segments.map { segment in
        switch segment {
        case .text(let part): String(part.debugDescription.dropFirst().dropLast())
        case .value(let expression), .number(let expression, _): "\\(\(expression.printed))"
        }
      }.joined() + "\""
  }
}

/// An array literal.
final class ArrayExpression: Expression {
  let elements: [Expression]
  init(_ elements: [Expression], _ type: StaticType, _ span: SourceFile.Span) {
    self.elements = elements
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements { values.append(try element.evaluate(evaluation)) }
    return .array(values)
  }
  override var printed: String { "[\(elements.map(\.printed).joined(separator: ", "))]" }
}

/// A tuple.
final class TupleExpression: Expression {
  let elements: [Expression]
  init(_ elements: [Expression], _ type: StaticType, _ span: SourceFile.Span) {
    self.elements = elements
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    var values: [Value] = []
    for element in elements { values.append(try element.evaluate(evaluation)) }
    return .tuple(values)
  }
  override var printed: String { "(\(elements.map(\.printed).joined(separator: ", ")))" }
}

/// A change of type that Swift makes by itself.
final class ConversionExpression: Expression {
  enum Kind {
    /// `T` to `T?`.
    case wrap
    /// Another static type for the same value: `Double` and `CGFloat`, a view as `some View`.
    case rename
  }
  let operand: Expression
  let kind: Kind
  init(_ operand: Expression, _ kind: Kind, _ type: StaticType) {
    self.operand = operand
    self.kind = kind
    super.init(type, operand.span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let value = try operand.evaluate(evaluation)
    if case .wrap = kind { return .some(value) }
    return value
  }
  override var printed: String {
    if case .wrap = kind { return "\(operand.printed)?" }
    return operand.printed
  }
}

/// `condition ? first : second`, and `if` as an expression.
final class ChoiceExpression: Expression {
  let condition: Expression
  let first: Expression
  let second: Expression
  init(_ condition: Expression, _ first: Expression, _ second: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.condition = condition
    self.first = first
    self.second = second
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    if case .bool(true) = try condition.evaluate(evaluation) { return try first.evaluate(evaluation) }
    return try second.evaluate(evaluation)
  }
  override var printed: String { "(\(condition.printed) ? \(first.printed) : \(second.printed))" }
}

/// A closure as a value: it takes captured constants as they are, and shares captured variables.
final class ClosureExpression: Expression {
  let body: FunctionBody
  let captures: [Variable]
  /// What a capture list takes.
  let taken: [Expression]
  init(_ body: FunctionBody, captures: [Variable], taken: [Expression] = [], _ type: StaticType, _ span: SourceFile.Span) {
    self.taken = taken
    self.body = body
    self.captures = captures
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    var values = captures.map { evaluation.captured($0) }
    for expression in taken { values.append(try expression.evaluate(evaluation)) }
    return .closure(Closure(body: body, captures: values, generics: evaluation.generics))
  }
  override var printed: String { "{ " + body.statements.map { $0.printed.joined(separator: "; ") }.joined(separator: "; ") + " }" }
}

/// A function of the file as a value: `map(label)`, `Button("x", action: go)`.
final class FunctionReference: Expression {
  let function: FunctionDeclaration
  let target: Expression?
  init(_ function: FunctionDeclaration, _ target: Expression?, _ type: StaticType, _ span: SourceFile.Span) {
    self.function = function
    self.target = target
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let target = try target?.evaluate(evaluation) ?? .void
    if function.isRequirement, case .function(let found) = try evaluation.witness(of: function, for: evaluation.dispatchType(target), at: span) {
      return .closure(Closure(body: evaluation.body(found.body), prefix: [target]))
    }
    return .closure(Closure(body: evaluation.body(function.body), prefix: [target]))
  }
  override var printed: String { "\(target?.printed ?? "file").\(function.fullName)" }
}

/// A key path as a value.
final class KeyPathExpression: Expression {
  let value: KeyPathValue
  let words: String
  init(_ value: KeyPathValue, words: String, _ type: StaticType, _ span: SourceFile.Span) {
    self.value = value
    self.words = words
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value { .keyPath(value) }
  override var printed: String { words }
}

/// What key paths read from: it is given a value for each reading.
final class PlaceholderExpression: Expression {
  var value: Value = .void
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value { value }
  override var printed: String { "$" }
}

/// An expression with variables of its own, outside of functions.
final class IsolatedExpression: Expression {
  let body: FunctionBody
  init(_ body: FunctionBody, _ type: StaticType, _ span: SourceFile.Span) {
    self.body = body
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value { try evaluation.call(body, [], at: span) }
  override var printed: String { body.statements.flatMap(\.printed).joined(separator: "; ") }
}

extension Evaluation {
  /// What a key path finds in a value.
  func read(_ keyPath: KeyPathValue, of value: Value) throws(Interruption) -> Value {
    keyPath.root.value = value
    return try keyPath.result.evaluate(self)
  }
  /// A variable as a closure takes it: the box itself where it is shared.
  func captured(_ variable: Variable) -> Value {
    let index = base + variable.slot
    guard variable.isBoxed else { return stack[index] }
    if case .box = stack[index] { return stack[index] }
    let box = Value.box(Box(stack[index]))
    stack[index] = box
    return box
  }
}
