/// What `case` compares a value with.
indirect enum Pattern {
  case anything
  case bind(Variable)
  case equals(Expression)
  /// A range, or what an operator `~=` of the file compares.
  case contains(Expression)
  case matches(FunctionDeclaration, Expression)
  case enumCase(TypeDeclaration, Int, [Pattern])
  case isNil
  case some(Pattern)
  case tuple([Pattern])
  /// `is Type`, and `pattern as Type`.
  case type(StaticType, Pattern, boxed: Bool)
  /// Something is wrong with it, and was reported.
  case failed
}

/// Tests whether a value matches one of several patterns, each with a condition or none; binds the names of the one that does.
final class MatchExpression: Expression {
  let subject: Expression
  let patterns: [(pattern: Pattern, condition: Expression?)]
  init(_ subject: Expression, _ patterns: [(pattern: Pattern, condition: Expression?)], _ span: SourceFile.Span) {
    self.subject = subject
    self.patterns = patterns
    super.init(.bool, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let value = try subject.evaluate(evaluation)
    for (pattern, condition) in patterns where try evaluation.matches(value, pattern, at: span) {
      guard let condition else { return .bool(true) }
      if case .bool(true) = try condition.evaluate(evaluation) { return .bool(true) }
    }
    return .bool(false)
  }
  override var printed: String { "\(subject.printed) ~= \(patterns.count) patterns" }
}

extension Evaluation {
  func matches(_ value: Value, _ pattern: Pattern, at span: SourceFile.Span) throws(Interruption) -> Bool {
    switch pattern {
    case .anything, .failed: return true
    case .bind(let variable):
      set(variable, value)
      return true
    case .equals(let expression): return try areEqual(try expression.evaluate(self), value, at: span)
    case .contains(let expression):
      switch (try expression.evaluate(self), value) {
      case (.range(let range), .int(let number)): return range.contains(number)
      case (.closedRange(let range), .int(let number)): return range.contains(number)
      // `case 0..<2` on a number with a fraction.
      case (.range(let range), .double(let number)): return Double(range.lowerBound) <= number && number < Double(range.upperBound)
      case (.closedRange(let range), .double(let number)): return Double(range.lowerBound) <= number && number <= Double(range.upperBound)
      case (.library(let range), .double(let number)): return (range as? any NumberRange)?.includes(number) ?? false
      case (.library(let range), .int(let number)): return (range as? any NumberRange)?.includes(Double(number)) ?? false
      case (.library(let range as ClosedRange<String>), .string(let text)): return range.contains(text)
      case (.library(let range as Range<String>), .string(let text)): return range.contains(text)
      default: return false
      }
    case .matches(let function, let expression):
      if case .bool(true) = try call(function.body, [.void, try expression.evaluate(self), value], at: span) { return true }
      return false
    case .enumCase(let declaration, let index, let inner):
      guard case .enumCase(declaration, index, let payload) = value else { return false }
      return try matches(payload, inner, at: span)
    case .isNil:
      if case .none = value { return true }
      return false
    case .some(let inner):
      guard case .some(let wrapped) = value else { return false }
      return try matches(wrapped, inner, at: span)
    case .tuple(let inner):
      guard case .tuple(let values) = value else { return false }
      return try matches(values, inner, at: span)
    case .type(let type, let inner, _):
      guard let converted = cast(value, to: type) else { return false }
      return try matches(converted, inner, at: span)
    }
  }
  private func matches(_ values: [Value], _ patterns: [Pattern], at span: SourceFile.Span) throws(Interruption) -> Bool {
    for (value, pattern) in zip(values, patterns) {
      if try !matches(value, pattern, at: span) { return false }
    }
    return true
  }
}

/// A range of fractions, whatever its ends.
protocol NumberRange {
  func includes(_ number: Double) -> Bool
}
extension Range: NumberRange where Bound == Double { func includes(_ number: Double) -> Bool { contains(number) } }
extension ClosedRange: NumberRange where Bound == Double { func includes(_ number: Double) -> Bool { contains(number) } }
extension PartialRangeFrom: NumberRange where Bound == Double { func includes(_ number: Double) -> Bool { contains(number) } }
extension PartialRangeUpTo: NumberRange where Bound == Double { func includes(_ number: Double) -> Bool { contains(number) } }
extension PartialRangeThrough: NumberRange where Bound == Double { func includes(_ number: Double) -> Bool { contains(number) } }
