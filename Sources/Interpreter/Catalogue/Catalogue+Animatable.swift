internal import Views

extension Catalogue {
  /// Data that change from one picture to the next. Programs hold a pair as a tuple.
  func registerAnimatable() {
    let (first, second) = (TypeParameter("First"), TypeParameter("Second"))
    let type = LibraryType("AnimatablePair", ["VectorArithmetic", "Equatable"])
    let pair = StaticType.library(type, [.parameter(first), .parameter(second)])
    add(type)
    add(
      CatalogueEntry(
        .initializer, "AnimatablePair", "init",
        [ParameterSignature(label: nil, name: "first", type: .parameter(first)), ParameterSignature(label: nil, name: "second", type: .parameter(second))], result: pair,
        typeParameters: [first, second], doc: "Two values that change together."
      ) { call throws(Interruption) -> Value in .tuple([call.argument(0), call.argument(1)]) })
    for (index, name, parameter) in [(0, "first", first), (1, "second", second)] {
      let entry = CatalogueEntry(
        .property, "AnimatablePair", name, [], result: .parameter(parameter), typeParameters: [first, second], ownerType: pair, doc: "The \(name) value."
      ) { call throws(Interruption) -> Value in
        guard case .tuple(let values) = call.base, values.indices.contains(index) else { throw call.mismatch(pair) }
        return values[index]
      }
      entry.write = { call, new throws(Interruption) -> Value in
        guard case .tuple(var values) = call.base, values.indices.contains(index) else { throw call.mismatch(pair) }
        values[index] = new
        return .tuple(values)
      }
      add(entry)
    }
  }
}
