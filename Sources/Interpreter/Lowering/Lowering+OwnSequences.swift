internal import SwiftSyntax

extension Lowering {
  /// A value of a type of the file that is a sequence, as an array of what its iterator gives: what `for` walks over.
  func iterated(_ sequence: Expression) -> Expression {
    switch sequence.type {
    case .declared, .opaque, .any: break
    default: return sequence
    }
    let names = SequenceNames(isIterator: members(of: sequence.type, named: "makeIterator").isEmpty)
    let placeholder = PlaceholderExpression(sequence.type, sequence.span)
    let (made, said) = quietly { names.isIterator ? placeholder : called("makeIterator", on: placeholder) }
    guard !said.contains(where: \.isError), case .declared = made.type, let next = nextFunction(made.type), let element = next.result.wrapped else {
      return walked(sequence) ?? sequence
    }
    let bindings = completed(ownerBindings(next.owner, made.type))
    return IteratedExpression(sequence, placeholder, made, next, .array(element.substituting(bindings)), sequence.span)
  }
  /// The elements of a sequence of the file, where arrays have what is asked of it and do not change by it; nil for anything else.
  func ownElements(of base: Expression, for name: String) -> Expression? {
    let entries = catalogue.members(of: "Array", named: name)
    guard case .declared = base.type, conforms(base.type, to: "Sequence"), !entries.isEmpty, entries.allSatisfy({ $0.mutate == nil && !$0.isMutating }) else { return nil }
    let all = iterated(base)
    return all === base ? nil : all
  }
  /// A collection of the file, position by position.
  private func walked(_ collection: Expression) -> Expression? {
    guard conforms(collection.type, to: "Collection") else { return nil }
    let base = PlaceholderExpression(collection.type, collection.span)
    let (ends, said) = quietly { ["startIndex", "endIndex"].map { member(base, .identifier($0), call: nil, base: nil, expecting: nil) } }
    guard !said.contains(where: \.isError), ends[0].type == ends[1].type, !ends[0].type.isSilent else { return nil }
    let position = PlaceholderExpression(ends[0].type, collection.span)
    func call(_ name: String, _ label: String?) -> Expression? {
      for case .function(let function) in members(of: collection.type, named: name) where function.parameters.map(\.label) == [label] && !function.isRequirement {
        let bindings = completed(ownerBindings(function.owner, collection.type))
        guard canConvert(position.type, to: function.parameters[0].type.substituting(bindings)) else { continue }
        return FunctionCall(function, base, [position], function.result.substituting(bindings), collection.span)
      }
      return nil
    }
    let next = call("index", "after")
    guard let element = call("subscript", nil), next != nil || position.type == .int else { return nil }
    return WalkedExpression(collection, WalkedExpression.Steps(base: base, start: ends[0], end: ends[1], position: position, element: element, next: next))
  }
  private struct SequenceNames {
    /// It has no `makeIterator`: it is its own iterator.
    let isIterator: Bool
  }
  private func called(_ name: String, on base: Expression) -> Expression {
    let token = TokenSyntax.identifier(name)
    let candidates = members(of: base.type, named: name).filter(\.isCallable).map { candidate($0, base.type) }
    return resolve(candidates, base, [], name: token.text, place: base.span, whole: base.span, nil)
  }
  private func nextFunction(_ type: StaticType) -> FunctionDeclaration? {
    for case .function(let function) in members(of: type, named: "next") where function.parameters.isEmpty && function.result.wrapped != nil { return function }
    return nil
  }
}

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
