package import SwiftSyntax

/// What `@Entry` makes of a variable in an extension of `EnvironmentValues`, `ContainerValues`, `FocusedValues` or
/// `Transaction`, as source: a key, and accessors that use it.
package struct EntryKey {
  /// The protocol of the keys of such a type, by its name; nil for any other type.
  package static func keyProtocol(of owner: String) -> String? {
    let name = owner.hasPrefix("SwiftUI.") ? String(owner.dropFirst(8)) : owner
    return [
      "EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
      "Transaction": "TransactionKey",
    ][name]
  }
  /// The protocol that the key conforms to.
  package let conformance: String
  /// The key's name: `__Key_` and the variable's name.
  package let name: String
  /// The key's `defaultValue`; nil if nothing says which it is.
  package let defaultValue: String?
  package var accessors: String { "get { self[\(name).self] } set { self[\(name).self] = newValue }" }
  package var declaration: String? { defaultValue.map { "struct \(name): \(conformance) { \($0) }" } }

  /// Nil for what is no variable that is stored under one name.
  /// - Parameter owner: the type that is extended.
  package init?(_ variable: VariableDeclSyntax, in owner: String) {
    guard let conformance = Self.keyProtocol(of: owner) else { return nil }
    self.conformance = conformance
    guard variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    self.name = "__Key_" + name.text.filter { $0 != "`" }
    let type = binding.typeAnnotation?.type.trimmed
    // What has the focus is optional, and its key has a type alone.
    if conformance == "FocusedValueKey" {
      let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type
      defaultValue = wrapped.map { "typealias Value = \($0)" }
      return
    }
    switch (type, binding.initializer?.value.trimmed) {
    case (let type?, let value?): defaultValue = "static var defaultValue: \(type) { \(value) }"
    case (nil, let value?): defaultValue = "static let defaultValue = \(value)"
    case (let type?, nil) where type.is(OptionalTypeSyntax.self):
      defaultValue = "static var defaultValue: \(type) { nil }"
    default: defaultValue = nil
    }
  }
  /// Whether an attribute of a variable is `@Entry`.
  package static func isWritten(at variable: VariableDeclSyntax) -> Bool {
    variable.attributes.contains {
      ["Entry", "SwiftUI.Entry"].contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
    }
  }
}
