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
    case "ModelActorMacro": members = ModelExpansion.actorMembers
    default: return nil
    }
  }
}
