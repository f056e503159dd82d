internal import Foundation
internal import Views

extension EnvironmentValues: LibraryValue { static var libraryType: LibraryType { LibraryType("EnvironmentValues") } }

extension Catalogue {
  /// The environment's own keys, and what sets them. Other topics add the keys that they need.
  func registerEnvironment() {
    add(EnvironmentValues.libraryType)
    value(EnvironmentValues.self, doc: "The environment at the root.") { EnvironmentValues() }
    property(of: EnvironmentValues.self, "font", \.font, doc: "The font of texts that set none.")
    registerBindings()
    modifier(
      "environment", Parameter<EnvironmentKeyPath>(nil), Parameter<EnvironmentArgument>(nil), doc: "Sets a value of the environment for the views inside."
    ) { base, path, new in base.environment(as: "environment") { $0 = path.written(new.value, in: $0) } }
  }
}

/// A key path from the environment, `\.font`.
struct EnvironmentKeyPath: InterpretableArgument {
  let path: KeyPathValue
  let evaluation: Evaluation
  static let parameter = TypeParameter("V")
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .library(.keyPath, [EnvironmentValues.staticType, .parameter(parameter)]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> EnvironmentKeyPath {
    guard case .keyPath(let path) = value else { throw call.mismatch(staticType) }
    return EnvironmentKeyPath(path: path, evaluation: call.evaluation)
  }
  /// The environment with a new value under the key path; as it was where that fails.
  @MainActor func written(_ new: Value, in environment: EnvironmentValues) -> EnvironmentValues {
    guard !evaluation.isStopped, case .library(let written)? = try? evaluation.written(new, to: path, in: environment.value) else { return environment }
    return written as? EnvironmentValues ?? environment
  }
}

/// The value for a key path of the environment.
struct EnvironmentArgument: InterpretableArgument {
  let value: Value
  static var staticType: StaticType { .parameter(EnvironmentKeyPath.parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> EnvironmentArgument { EnvironmentArgument(value: value) }
}
