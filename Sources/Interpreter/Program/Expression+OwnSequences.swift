/// What the iterator of a sequence of the file gives until it gives nil.
final class IteratedExpression: Expression {
  let sequence: Expression
  let placeholder: PlaceholderExpression
  let iterator: Expression
  let next: FunctionDeclaration
  init(_ sequence: Expression, _ placeholder: PlaceholderExpression, _ iterator: Expression, _ next: FunctionDeclaration, _ type: StaticType, _ span: SourceFile.Span) {
    self.sequence = sequence
    self.placeholder = placeholder
    self.iterator = iterator
    self.next = next
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let outer = placeholder.value
    defer { placeholder.value = outer }
    placeholder.value = try sequence.evaluate(evaluation)
    var state = try iterator.evaluate(evaluation)
    var elements: [Value] = []
    while true {
      try evaluation.step(span)
      var values = [state]
      guard case .some(let element) = try evaluation.callWritingBack(evaluation.body(next.body), &values, at: span) else { break }
      state = values[0]
      elements.append(element)
    }
    return .array(elements)
  }
  override var printed: String { "all of \(sequence.printed)" }
}

/// The elements of a collection of the file, from its first position to its end.
final class WalkedExpression: Expression {
  struct Steps {
    /// The collection, and where it is.
    let base: PlaceholderExpression
    let start: Expression
    let end: Expression
    let position: PlaceholderExpression
    let element: Expression
    /// The next position; without it whole numbers are counted.
    let next: Expression?
  }
  let collection: Expression
  let steps: Steps
  init(_ collection: Expression, _ steps: Steps) {
    self.collection = collection
    self.steps = steps
    super.init(.array(steps.element.type), collection.span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let outer = (steps.base.value, steps.position.value)
    defer { (steps.base.value, steps.position.value) = outer }
    steps.base.value = try collection.evaluate(evaluation)
    var position = try steps.start.evaluate(evaluation)
    let end = try steps.end.evaluate(evaluation)
    var elements: [Value] = []
    while try !evaluation.areEqual(position, end, at: span) {
      try evaluation.step(span)
      steps.position.value = position
      elements.append(try steps.element.evaluate(evaluation))
      if let next = steps.next {
        steps.position.value = position
        position = try next.evaluate(evaluation)
      } else if case .int(let number) = position {
        position = .int(number + 1)
      }
    }
    return .array(elements)
  }
  override var printed: String { "all of \(collection.printed)" }
}

/// `[.first, .second]` for an option set of the file.
final class OptionsExpression: Expression {
  let elements: [Expression]
  let declaration: TypeDeclaration
  init(_ elements: [Expression], _ declaration: TypeDeclaration, _ type: StaticType, _ span: SourceFile.Span) {
    self.elements = elements
    self.declaration = declaration
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard let field = declaration.fields.first(where: { $0.name == "rawValue" }) else { return .void }
    var all = 0
    for element in elements {
      guard case .structure(let instance) = try element.evaluate(evaluation), instance.fields.indices.contains(field.index), case .int(let bits) = instance.fields[field.index]
      else {
        continue
      }
      all |= bits
    }
    var fields = declaration.fields.map { _ in Value.void }
    fields[field.index] = .int(all)
    return .structure(Instance(declaration: declaration, fields: fields))
  }
  override var printed: String { "[\(elements.map(\.printed).joined(separator: ", "))]" }
}
