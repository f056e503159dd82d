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
    // What it does not declare itself would be asked of its elements, which are found by its ends.
    guard ["startIndex", "endIndex"].allSatisfy({ !members(of: collection.type, named: $0).isEmpty }) else { return nil }
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
