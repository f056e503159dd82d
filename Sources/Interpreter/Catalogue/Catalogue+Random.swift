internal import Foundation

extension Catalogue {
  /// Numbers and elements by chance, from the evaluation's own generator: they repeat in each run.
  func registerRandomNumbers() {
    func random(_ type: StaticType, _ range: StaticType, _ make: @escaping @MainActor (Value, CatalogueEntry.Call) -> Value?) {
      guard case .library(let owner, _) = type else { return }
      add(
        CatalogueEntry(.staticMethod, owner.name, "random", [ParameterSignature(label: "in", name: "range", type: range)], result: type, doc: "A number of the range, by chance.") {
          call throws(Interruption) -> Value in
          guard let value = make(call.argument(0), call) else { throw call.evaluation.failure(.arithmetic(.emptyRange, at: call.evaluation.range(call.span))) }
          return value
        })
    }
    random(.int, .range) { range, call in
      guard case .range(let range) = range, !range.isEmpty else { return nil }
      return .int(Int.random(in: range, using: &call.evaluation.chance))
    }
    random(.int, .closedRange) { range, call in
      guard case .closedRange(let range) = range else { return nil }
      return .int(Int.random(in: range, using: &call.evaluation.chance))
    }
    for type in [StaticType.double, .cgFloat] {
      random(type, .library(.range, [type])) { range, call in
        guard case .library(let range) = range, let range = range as? Range<Double>, !range.isEmpty, (range.upperBound - range.lowerBound).isFinite else { return nil }
        return .double(Double.random(in: range, using: &call.evaluation.chance))
      }
      random(type, .library(.closedRange, [type])) { range, call in
        guard case .library(let range) = range, let range = range as? ClosedRange<Double>, (range.upperBound - range.lowerBound).isFinite else { return nil }
        return .double(Double.random(in: range, using: &call.evaluation.chance))
      }
    }
    add(CatalogueEntry(.staticMethod, "Bool", "random", [], result: .bool, doc: "True or false, by chance.") { call in .bool(Bool.random(using: &call.evaluation.chance)) })
    let element = TypeParameter("Element")
    for (owner, type, item) in [
      ("Array", StaticType.array(.parameter(element)), StaticType.parameter(element)), ("Set", .set(.parameter(element)), .parameter(element)), ("Range", .range, .int),
      ("ClosedRange", .closedRange, .int), ("String", .string, .character),
    ] {
      add(
        CatalogueEntry(.method, owner, "randomElement", [], result: .optional(item), typeParameters: [element], ownerType: type, doc: "One of the elements, by chance.") {
          call throws(Interruption) -> Value in
          try call.base.elements(call).randomElement(using: &call.evaluation.chance).map { .some($0) } ?? .none
        })
      add(
        CatalogueEntry(.method, owner, "shuffled", [], result: .array(item), typeParameters: [element], ownerType: type, doc: "The elements in an order by chance.") {
          call throws(Interruption) -> Value in .array(try call.base.elements(call).shuffled(using: &call.evaluation.chance))
        })
    }
    let shuffle = CatalogueEntry(
      .method, "Array", "shuffle", [], result: .void, typeParameters: [element], ownerType: .array(.parameter(element)), doc: "Brings the elements into an order by chance."
    ) { _ in .void }
    shuffle.mutate = { base, call throws(Interruption) -> Value in
      guard case .array(var values) = base else { return .void }
      values.shuffle(using: &call.evaluation.chance)
      base = .array(values)
      return .void
    }
    add(shuffle)
  }
}
