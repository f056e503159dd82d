/// How much is done for one expression. Overloads multiply with each operand, so there are short texts that would take for ever; a compiler gives up on them, too.
///
/// What is counted are expressions that are lowered and overloads that are tried, each time. What may be spent grows with the length of the text.
struct LoweringWork {
  /// What any expression may use up, and what each of its bytes adds (our choice: a hundred times what the samples need).
  static let (allowance, allowancePerByte) = (50_000, 50)

  /// Since the outermost expression began.
  private(set) var spent = 0
  /// The expression of the file or of a closure's statement that is lowered now, and what may have been spent at its end.
  private var open: (span: SourceFile.Span, limit: Int)?
  /// The expression that used up what it may.
  private(set) var exhausted: SourceFile.Span?

  /// No expression is being lowered.
  var isIdle: Bool { open == nil }

  /// Counts one expression or one overload; false once too much was done.
  mutating func spend() -> Bool {
    spent += 1
    if let open, spent > open.limit, exhausted == nil { exhausted = open.span }
    return exhausted == nil
  }
  /// Begins an expression that has a limit of its own.
  /// - Returns: what to give to `end`.
  mutating func begin(_ span: SourceFile.Span) -> (span: SourceFile.Span, limit: Int)? {
    let outer = open
    if outer == nil { (spent, exhausted) = (0, nil) }
    let limit = spent + LoweringWork.allowance + LoweringWork.allowancePerByte * (span.end - span.start)
    // Where an expression around has less left, it is that one that does too much.
    if let outer, outer.limit < limit { open = outer } else { open = (span, limit) }
    return outer
  }
  mutating func end(_ outer: (span: SourceFile.Span, limit: Int)?) { open = outer }
}
