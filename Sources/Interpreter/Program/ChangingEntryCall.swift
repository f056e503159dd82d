/// A call of an entry of the catalogue that changes its `inout` argument: it gives its result and the new value, as a tuple.
final class ChangingEntryCall: Expression {
  let entry: CatalogueEntry
  let target: Expression?
  let arguments: [Expression?]
  init(_ entry: CatalogueEntry, _ target: Expression?, _ arguments: [Expression?], _ type: StaticType, _ span: SourceFile.Span) {
    self.entry = entry
    self.target = target
    self.arguments = arguments
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let base = try target?.evaluate(evaluation) ?? .void
    var values: [Value?] = []
    for argument in arguments { values.append(try argument?.evaluate(evaluation)) }
    let both = try entry.call(CatalogueEntry.Call(evaluation: evaluation, base: base, arguments: values, span: span))
    guard case .tuple(let parts) = both, parts.count == 2 else { return both }
    for case let change as InOutExpression in arguments { try change.place.write(parts[1], evaluation) }
    return parts[0]
  }
  override var printed: String { "\(target?.printed ?? entry.owner).\(entry.fullName)" }
}
