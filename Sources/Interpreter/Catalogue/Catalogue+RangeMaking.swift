extension Catalogue {
  /// `ClosedRange(uncheckedBounds:)`, and ranges made of the other kind.
  func registerRangeMaking() {
    for bound in [StaticType.int, .double, .cgFloat] {
      let ends = StaticType.tuple([StaticType.Element(label: "lower", type: bound), StaticType.Element(label: "upper", type: bound)])
      for (owner, library, name) in [("Range", LibraryType.range, "..<"), ("ClosedRange", .closedRange, "...")] {
        let make = bound == .int ? Arithmetic.range(name) : Arithmetic.rangeOfValues(name)
        add(
          CatalogueEntry(
            .initializer, owner, "init", [ParameterSignature(label: "uncheckedBounds", name: "bounds", type: ends)], result: .library(library, [bound]),
            doc: "A range between two values, the lower one first."
          ) { call throws(Interruption) -> Value in
            guard case .tuple(let parts) = call.argument(0), parts.count == 2 else { throw call.mismatch(ends) }
            do throws(OperationFailure) {
              return try make(parts[0], parts[1])
            } catch {
              throw call.evaluation.failure(.arithmetic(error, at: call.evaluation.range(call.span)))
            }
          })
      }
    }
    add(
      CatalogueEntry(
        .initializer, "Range", "init", [ParameterSignature(label: nil, name: "other", type: .closedRange)], result: .range, doc: "The same numbers, as a range without its end."
      ) {
        call throws(Interruption) -> Value in
        guard case .closedRange(let range) = call.argument(0) else { throw call.mismatch(.closedRange) }
        return .range(range.halfOpen)
      })
    add(
      CatalogueEntry(
        .initializer, "ClosedRange", "init", [ParameterSignature(label: nil, name: "other", type: .range)], result: .closedRange, doc: "The same numbers, as a range with its end."
      ) {
        call throws(Interruption) -> Value in
        guard case .range(let range) = call.argument(0) else { throw call.mismatch(.range) }
        guard !range.isEmpty else { throw call.evaluation.failure(.arithmetic(.emptyRange, at: call.evaluation.range(call.span))) }
        return .closedRange(range.lowerBound...(range.upperBound - 1))
      })
  }
}
