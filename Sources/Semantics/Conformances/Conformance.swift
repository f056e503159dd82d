internal import Declarations

/// That a nominal type conforms to a protocol, and where that is said.
struct Conformance {
  let nominal: NominalDeclaration
  let protocolDeclaration: NominalDeclaration
  /// The type or extension whose inheritance clause states it, directly or through a protocol that refines it.
  let context: Declaration
  /// The types that the clause gives to associated types: `: Sequence<Int>` of an existential.
  var isImplied = false
}

struct WitnessKey: Hashable {
  let nominal: NominalDeclaration
  let associated: AssociatedTypeDeclaration
}
