/// A method of the library as a function, with what comes before the dot.
final class EntryReference: Expression {
  let entry: CatalogueEntry
  let base: Expression
  init(_ entry: CatalogueEntry, _ base: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.entry = entry
    self.base = base
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let (base, entry, span) = (try base.evaluate(evaluation), entry, span)
    let outer = CatalogueEntry.Call(evaluation: evaluation, base: base, arguments: [], span: span)
    return NativeFunction.closure(outer, parameters: entry.parameters.count { !$0.hasDefault && !$0.isVariadic }) { given throws(Interruption) -> Value in
      guard case .tuple(let parts) = given else { return .void }
      return try entry.call(CatalogueEntry.Call(evaluation: evaluation, base: base, arguments: parts, span: span))
    }
  }
  override var printed: String { "\(base.printed).\(entry.name)" }
}

/// `error as NSError`: any error as Foundation has them.
final class FoundationErrorExpression: Expression {
  let error: Expression
  init(_ error: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.error = error
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let value = try error.evaluate(evaluation)
    if case .library(let found) = value, found is FoundationFailure { return value }
    return .library(FoundationFailure(message: value.text))
  }
  override var printed: String { error.printed }
}

/// A function of several parameters that is given one tuple, `publisher.map(filter)`, or whose result is wrapped into an optional.
final class SplatExpression: Expression {
  let function: Expression
  let wraps: Bool
  init(_ function: Expression, _ type: StaticType, wraps: Bool = false) {
    self.function = function
    self.wraps = wraps
    super.init(type, function.span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard case .closure(let closure) = try function.evaluate(evaluation) else { return .void }
    let span = span
    let call = CatalogueEntry.Call(evaluation: evaluation, base: .void, arguments: [], span: span)
    if wraps, case .function(let inputs, _) = type {
      return NativeFunction.closure(call, parameters: inputs.count) { given throws(Interruption) -> Value in
        guard case .tuple(let parts) = given else { return .none }
        return .some(try evaluation.call(closure, parts, at: span))
      }
    }
    return NativeFunction.closure(call) { given throws(Interruption) -> Value in
      guard case .tuple(let parts) = given else { return .void }
      return try evaluation.call(closure, parts, at: span)
    }
  }
  override var printed: String { function.printed }
}
