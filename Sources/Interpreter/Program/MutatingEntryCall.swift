/// A call of a method of the library that changes what it is called on: `path.move(to:)`.
final class MutatingEntryCall: Expression {
  let entry: CatalogueEntry
  let place: Place
  let arguments: [Expression?]
  init(_ entry: CatalogueEntry, _ place: Place, _ arguments: [Expression?], _ span: SourceFile.Span) {
    self.entry = entry
    self.place = place
    self.arguments = arguments
    super.init(.void, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    var values: [Value?] = []
    for argument in arguments { values.append(try argument?.evaluate(evaluation)) }
    let changed = try entry.call(CatalogueEntry.Call(evaluation: evaluation, base: try place.read(evaluation), arguments: values, span: span))
    try evaluation.charge(changed, span)
    try place.write(changed, evaluation)
    return .void
  }
  override var printed: String { "&\(place.printed).\(entry.fullName)" }
}
