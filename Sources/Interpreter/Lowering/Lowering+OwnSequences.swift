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
    guard !said.contains(where: \.isError), case .declared = made.type, let next = nextFunction(made.type), let element = next.result.wrapped else { return sequence }
    let bindings = completed(ownerBindings(next.owner, made.type))
    return IteratedExpression(sequence, placeholder, made, next, .array(element.substituting(bindings)), sequence.span)
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
