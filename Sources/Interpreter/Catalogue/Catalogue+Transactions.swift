internal import Foundation
internal import Views

extension Transaction: LibraryValue { static var libraryType: LibraryType { LibraryType("Transaction") } }
extension NavigationTransition: LibraryValue { static var libraryType: LibraryType { LibraryType("NavigationTransition") } }
extension ScrollTransitionPhase: NamedChoices {}
extension ScrollTransitionConfiguration: NamedValue {}
extension MatchedGeometryProperties: LibraryOptions {
  static var libraryType: LibraryType { LibraryType("MatchedGeometryProperties", ["Hashable", "Equatable", "ExpressibleByArrayLiteral"]) }
}

extension Catalogue {
  /// What is said of changes: kept, not run.
  func registerTransactions() {
    add(Transaction.libraryType)
    value(Transaction.self, Parameter<Animation?>("animation", default: nil), doc: "A change that moves as an animation says.") { Transaction(animation: $0) }
    property(of: Transaction.self, "animation", \.animation, doc: "How the change moves.")
    property(of: Transaction.self, "disablesAnimations", \.disablesAnimations, doc: "Whether animations inside are left out.")
    property(of: Transaction.self, "isContinuous", \.isContinuous, doc: "Whether the change is one of many.")
    modifier("transaction", Parameter<IgnoredChange<Transaction>>(nil), doc: "Changes how changes of the view move; kept, not run.") { base, _ in base.transaction { _ in } }
    modifier(
      "transaction", Parameter<EquatableArgument>("value"), Parameter<IgnoredChange<Transaction>>(nil), doc: "Changes how changes of the view move; kept, not run."
    ) { base, value, _ in base.transaction(value: value.value) { _ in } }
    let result = TypeParameter("Result")
    add(
      CatalogueEntry(
        .function, "", "withTransaction",
        [
          ParameterSignature(label: nil, name: "transaction", type: Transaction.staticType),
          ParameterSignature(label: nil, name: "body", type: .function([], .parameter(result))),
        ], result: .parameter(result), typeParameters: [result], doc: "Changes at once what would move as the transaction says."
      ) { call throws(Interruption) -> Value in try call.apply(1, []) })
    constants(MatchedGeometryProperties.self, ["position": .position, "size": .size, "frame": .frame])
    modifier(
      "matchedGeometryEffect", Parameter<HashableArgument>("id"), Parameter<NamespaceArgument>("in"), Parameter<MatchedGeometryProperties>("properties", default: .frame),
      Parameter<UnitPoint>("anchor", default: .center), Parameter<Bool>("isSource", default: true), doc: "Connects views while they come and go."
    ) { $0.matchedGeometryEffect(id: $1.value.identifier, in: $2.id, properties: $3, anchor: $4, isSource: $5) }
    modifier("matchedTransitionSource", Parameter<HashableArgument>("id"), Parameter<NamespaceArgument>("in"), doc: "The view from which a screen comes.") {
      $0.matchedTransitionSource(id: $1.value.identifier, in: $2.id)
    }
    constants(NavigationTransition.self, ["automatic": .automatic])
    add(
      CatalogueEntry(
        .staticMethod, "NavigationTransition", "zoom",
        [
          ParameterSignature(label: "sourceID", name: "sourceID", type: HashableArgument.staticType),
          ParameterSignature(label: "in", name: "namespace", type: NamespaceArgument.staticType),
        ], result: NavigationTransition.staticType, typeParameters: [HashableArgument.parameter], doc: "Out of the view with the id."
      ) { _ in NavigationTransition.automatic.value })
    modifier("navigationTransition", Parameter<NavigationTransition>(nil), doc: "How a screen comes and goes.") { $0.navigationTransition($1) }
    modifier("geometryGroup", doc: "Keeps the views inside together while they move.") { $0.geometryGroup() }
    modifier("equatable", doc: "Does not make the view anew while it is equal.") { $0.equatable() }
    choices(ScrollTransitionPhase.self)
    property(of: ScrollTransitionPhase.self, "isIdentity", doc: "Whether it is in sight.") { $0.isIdentity }
    property(of: ScrollTransitionPhase.self, "value", doc: "From -1 over 0, in sight, to 1.") { $0.value }
    constants(ScrollTransitionConfiguration.self, ["interactive": .interactive, "animated": .animated, "identity": .identity])
  }
}
