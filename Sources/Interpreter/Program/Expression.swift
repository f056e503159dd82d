/// A lowered expression: names are bound, overloads chosen, literals read. It is evaluated any number of times.
@MainActor
class Expression {
  let type: StaticType
  /// Where it stands in the source.
  let span: SourceFile.Span

  init(_ type: StaticType, _ span: SourceFile.Span) {
    self.type = type
    self.span = span
  }
  func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value { .void }
  /// One line for `dump --stage program`.
  var printed: String { "_" }
}

/// An expression that was refused, and reported.
final class FailedExpression: Expression {
  init(_ span: SourceFile.Span) { super.init(.failed, span) }
  /// Nothing that is shown needs what is wrong; if it is reached all the same, nothing is made up. In a program without
  /// errors it is what another framework would have given.
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard evaluation.hasMistakes else { return .void }
    throw evaluation.failure(.reachedMistake(at: evaluation.range(span)))
  }
  override var printed: String { "<failed>" }
}

/// A value that is known: a literal, an enum case, `nil`.
final class ConstantExpression: Expression {
  let value: Value
  init(_ value: Value, _ type: StaticType, _ span: SourceFile.Span) {
    self.value = value
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value { value }
  override var printed: String { value.printed + ": \(type)" }
}

extension Value {
  /// As `dump` shows it: strings in quotes.
  @MainActor var printed: String {
    if case .string(let text) = self { return text.debugDescription }
    return text
  }
}
