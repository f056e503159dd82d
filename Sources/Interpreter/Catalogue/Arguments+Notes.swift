internal import Views

/// A closure that a still picture never runs: its types are checked, nothing else.
struct Ignored<Input> {}
extension Ignored: InterpretableArgument where Input: Interpretable {
  static var staticType: StaticType { .function([Input.staticType], .void) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Ignored { Ignored() }
  /// What the library is given in its place.
  var call: (Input) -> Void { { _ in } }
}

/// A closure of two parameters that a still picture never runs.
struct IgnoredPair<First, Second> {}
extension IgnoredPair: InterpretableArgument where First: Interpretable, Second: Interpretable {
  static var staticType: StaticType { .function([First.staticType, Second.staticType], .void) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> IgnoredPair { IgnoredPair() }
  /// What the library is given in its place.
  var call: (First, Second) -> Void { { _, _ in } }
}

/// A value that can be compared.
struct EquatableArgument: InterpretableArgument {
  let value: Value
  static let parameter = TypeParameter("V", ["Equatable"])
  static var staticType: StaticType { .parameter(parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> EquatableArgument { EquatableArgument(value: value) }
}

/// A gesture of the library.
struct GestureArgument: InterpretableArgument {
  let gesture: any Gesture
  static let parameter = TypeParameter("G", ["Gesture"])
  static var staticType: StaticType { .parameter(parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> GestureArgument {
    guard case .library(let library) = value, let gesture = library as? any Gesture else { throw call.mismatch(staticType) }
    return GestureArgument(gesture: gesture)
  }
}

extension Action {
  /// As the library takes it.
  var call: () -> Void { { MainActor.assumeIsolated { run() } } }
}

/// A protocol of the library, as an argument's type.
protocol LibraryProtocol {
  /// `any ListStyle`.
  associatedtype Existential
  /// The generic parameter of a function that takes any value of it.
  static var parameter: TypeParameter { get }
}

/// A value of a type of the library that conforms to a protocol of the library.
struct ConformingArgument<P, Existential> { let value: Existential }
extension LibraryProtocol { typealias Argument = ConformingArgument<Self, Existential> }
extension ConformingArgument: InterpretableArgument where P: LibraryProtocol, P.Existential == Existential {
  static var staticType: StaticType { .parameter(P.parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ConformingArgument {
    guard case .library(let library) = value, let style = library as? Existential else { throw call.mismatch(staticType) }
    return ConformingArgument(value: style)
  }
}
