internal import Views

extension Catalogue {
  /// What all sets of options can do, and what collections say of themselves.
  func registerOptions() {
    options(Edge.Set.self)
    options(Axis.Set.self)
    options(RedactionReasons.self)
    options(SafeAreaRegions.self)
    options(EventModifiers.self)
    options(AccessibilityTraits.self)
    options(PinnedScrollableViews.self)
    options(DatePickerComponents.self)
    options(SubmitTriggers.self)
    options(VerticalEdge.Set.self)
    for owner in ["Array", "Set", "Dictionary", "Range", "ClosedRange"] {
      for name in ["description", "debugDescription"] {
        add(
          CatalogueEntry(.property, owner, name, [], result: .string, doc: "The value as text.") { call throws(Interruption) -> Value in
            .string(try call.evaluation.words(of: call.base, at: call.span))
          })
      }
    }
  }
  /// The algebra of one type of options.
  private func options<T: LibraryValue & OptionSet>(_ type: T.Type) where T.Element == T {
    let owner = T.ownerName
    let one = ParameterSignature(label: nil, name: "member", type: T.staticType)
    value(T.self, doc: "No option.") { [] }
    add(
      CatalogueEntry(.initializer, owner, "init", [ParameterSignature(label: nil, name: "options", type: .array(T.staticType))], result: T.staticType, doc: "Some options.") {
        call throws(Interruption) -> Value in try T.read(call.argument(0), call).value
      })
    func test(_ name: String, _ doc: String, label: String? = nil, _ apply: @escaping @MainActor (T, T) -> Bool) {
      let parameter = ParameterSignature(label: label, name: "other", type: T.staticType)
      add(
        CatalogueEntry(.method, owner, name, [parameter], result: .bool, doc: doc) { call throws(Interruption) -> Value in
          .bool(apply(try T.read(call.base, call), try T.read(call.argument(0), call)))
        })
    }
    test("contains", "True if all these options are in it.") { $0.contains($1) }
    test("isSubset", "True if it has no other options.", label: "of") { $0.isSubset(of: $1) }
    test("isSuperset", "True if it has all these options.", label: "of") { $0.isSuperset(of: $1) }
    test("isDisjoint", "True if it has none of these options.", label: "with") { $0.isDisjoint(with: $1) }
    property(of: T.self, "isEmpty", doc: "True without options.") { $0.isEmpty }
    func algebra(_ name: String, changing: String, _ doc: String, _ apply: @escaping @MainActor (T, T) -> T) {
      add(
        CatalogueEntry(.method, owner, name, [one], result: T.staticType, doc: doc) { call throws(Interruption) -> Value in
          apply(try T.read(call.base, call), try T.read(call.argument(0), call)).value
        })
      let entry = CatalogueEntry(.method, owner, changing, [one], result: .void, doc: doc) { _ in .void }
      entry.mutate = { base, call throws(Interruption) -> Value in
        base = apply(try T.read(base, call), try T.read(call.argument(0), call)).value
        return .void
      }
      add(entry)
    }
    algebra("union", changing: "formUnion", "The options of both.") { $0.union($1) }
    algebra("intersection", changing: "formIntersection", "The options that both have.") { $0.intersection($1) }
    algebra("subtracting", changing: "subtract", "The options that the other has not.") { $0.subtracting($1) }
    algebra("symmetricDifference", changing: "formSymmetricDifference", "The options that one of both has.") { $0.symmetricDifference($1) }
    for (name, inserts) in [("insert", true), ("remove", false)] {
      let entry = CatalogueEntry(.method, owner, name, [one], result: .void, doc: inserts ? "Adds an option." : "Takes an option out.") { _ in .void }
      entry.mutate = { base, call throws(Interruption) -> Value in
        let (own, other) = (try T.read(base, call), try T.read(call.argument(0), call))
        base = (inserts ? own.union(other) : own.subtracting(other)).value
        return .void
      }
      add(entry)
    }
  }
}
