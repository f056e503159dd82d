package import SwiftSyntax

/// What an attached macro adds to a type that is interpreted, by the name that `#externalMacro` gives.
package struct AttachedExpansion {
  /// Declarations to stand in the type, as source.
  package var members: [String] = []
  /// Statements that run when a stored property was set, by the property's name. They know `oldValue`.
  package var observers: [String: String] = [:]

  /// Nil for a macro that is not known, or that adds nothing.
  package init?(of macro: String, to node: some SyntaxProtocol) {
    switch macro {
    case "ModelMacro":
      guard let model = node.as(ClassDeclSyntax.self) else { return nil }
      members = ModelExpansion.members(of: model)
      for variable in model.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
        guard let property = StoredProperty.followed(in: variable), !property.hasObservers else { continue }
        observers[property.plainName] = property.change
      }
    case "ObservableMacro":
      guard let type = node.as(ClassDeclSyntax.self) else { return nil }
      members = AttachedExpansion.observingMembers(of: type.name.text)
    case "ModelActorMacro": members = ModelExpansion.actorMembers
    default: return nil
    }
  }

  /// With them a class says that a property was read, or changes, whose value it keeps elsewhere. Stored properties are
  /// followed where they are read and changed.
  private static func observingMembers(of type: String) -> [String] {
    [
      """
      nonisolated func access<Member>(keyPath: KeyPath<\(type), Member>) {
        ObservationRegistrar().access(self, keyPath: keyPath)
      }
      """,
      """
      nonisolated func withMutation<Member, MutationResult>(
        keyPath: KeyPath<\(type), Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try ObservationRegistrar().withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
    ]
  }

  /// The accessors of a property with `@NSManaged`, as source: its object keeps the value under its name.
  package static func accessors(of variable: VariableDeclSyntax) -> String? {
    let isManaged = variable.attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged" }
    guard isManaged, variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.filter({ $0 != "`" }),
      let type = binding.typeAnnotation?.type
    else { return nil }
    let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    let value = "value(forKey: \"\(name)\")"
    let read = wrapped.map { "\(value) as? \($0.trimmed)" } ?? given(value, as: type.trimmedDescription)
    return "get { \(read) } set { setValue(newValue, forKey: \"\(name)\") }"
  }

  /// A value that is not optional is zero, or empty, until it is set.
  private static func given(_ value: String, as type: String) -> String {
    switch type {
    case "Int", "Int16", "Int32", "Int64", "Double", "TimeInterval", "Float", "Decimal": "\(value) as? \(type) ?? 0"
    case "Bool": "\(value) as? Bool ?? false"
    case "String": "\(value) as? String ?? \"\""
    case "Date": "\(value) as? Date ?? Date(timeIntervalSinceReferenceDate: 0)"
    case "Data", "UUID", "NSSet": "\(value) as? \(type) ?? \(type)()"
    default: "\(value) as! \(type)"
    }
  }
}
