internal import Declarations

/// What is wrong with a program keeps it from running only where a run gets there: the statement, the value or the
/// declaration that holds the mistake ends the run, and the check's own words say why.
extension Maker {
  /// Code that ends the run instead of a statement; nil where nothing is wrong with it. What stands in statements that
  /// are made by themselves is theirs.
  func mistaken(_ statement: Statement) -> Code? {
    if case .declaration = statement.kind { return nil }
    return mistaken(.statement(statement), statement.range)
  }
  /// The same for a value that stands in no statement. One that a wrapper is made with stands at its attribute, and its
  /// arguments stand elsewhere.
  func mistaken(_ value: Expression) -> Code? {
    guard let file, !settled.mistakes(in: file, SourceSpan(0, .max)).isEmpty else { return nil }
    return mistaken(.expression(value), TreeNode.expression(value).extent)
  }

  private func mistaken(_ node: TreeNode, _ range: SourceSpan) -> Code? {
    guard let file else { return nil }
    let found = settled.mistakes(in: file, range).first { mistake in
      !node.children.contains { Self.isMadeByItself($0, mistake.place.offset, joined: false) }
    }
    return found.map { Self.refusal($0) }
  }
  static func refusal(_ mistake: Mistake) -> Code {
    Do { (frame: Frame) throws(Interruption) in throw frame.evaluation.refuse(mistake) }
  }
  /// A function that ends the run.
  static func refuse(_ function: FunctionCode, _ mistake: Mistake) {
    function.body = refusal(mistake)
    function.slotCount = function.argumentCount
  }

  /// Whether an offset is in a statement below that becomes code of its own.
  /// - Parameter joined: the statements belong to the expression around them, which was settled together with them.
  private static func isMadeByItself(_ node: TreeNode, _ offset: Int, joined: Bool) -> Bool {
    if case .statement(let statement) = node, !joined { return statement.range.contains(offset) }
    guard case .expression(let expression) = node, case .closure(let closure) = expression.kind else {
      return node.children.contains { isMadeByItself($0, offset, joined: joined) }
    }
    if closure.isCheckedByItself { return closure.body.contains { $0.range.contains(offset) } }
    return closure.body.contains { isMadeByItself(.statement($0), offset, joined: true) }
  }
}

extension TreeNode {
  /// From the first place of its parts to the last one.
  fileprivate var extent: SourceSpan {
    let own =
      switch self {
      case .expression(let expression): expression.range
      case .statement(let statement): statement.range
      case .pattern(let pattern): pattern.range
      }
    return children.reduce(own) { found, part in
      let inner = part.extent
      return SourceSpan(min(found.start, inner.start), max(found.end, inner.end))
    }
  }
}

extension SourceSpan {
  fileprivate func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}

extension ClosureExpression {
  /// Whether its statements are looked at once the expression around it is settled: neither one expression alone nor the
  /// parts of a result builder.
  fileprivate var isCheckedByItself: Bool {
    guard single == nil else { return false }
    return !body.contains { if case .builder = $0.kind { true } else { false } }
  }
}

extension Evaluation {
  /// Ends the run at what is wrong with the program.
  func refuse(_ mistake: Mistake) -> Interruption {
    if failure == nil { failure = Failure(message: mistake.message, place: mistake.place) }
    return Interruption()
  }
}
