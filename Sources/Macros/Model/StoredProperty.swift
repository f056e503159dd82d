package import SwiftSyntax

/// A stored property of a class with `@Model`, or of an actor.
package struct StoredProperty {
  /// As code writes it.
  package let name: String
  let isConstant: Bool
  /// Whether code runs around its changes already.
  package let hasObservers: Bool
  /// What `@Attribute` or `@Relationship` says, as an initialiser of the schema's type.
  let note: String?

  /// The stored properties that one declaration makes; none if they are static, computed or not kept.
  static func all(in variable: VariableDeclSyntax) -> [StoredProperty] {
    if variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }) { return [] }
    let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    if attributes.contains(where: { name(of: $0) == "Transient" }) { return [] }
    let note = attributes.first { ["Attribute", "Relationship"].contains(name(of: $0)) }.map { attribute in
      let arguments = attribute.arguments?.trimmedDescription ?? ""
      return "SwiftData.Schema.\(name(of: attribute))(\(arguments))"
    }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      var hasObservers = false
      if let accessors = binding.accessorBlock?.accessors {
        guard case .accessors(let list) = accessors,
          list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
        else { return nil }
        hasObservers = true
      }
      return StoredProperty(
        name: name, isConstant: variable.bindingSpecifier.tokenKind == .keyword(.let), hasObservers: hasObservers, note: note)
    }
  }

  /// `@Attribute` and `@SwiftData.Attribute` have the same name.
  private static func name(of attribute: AttributeSyntax) -> String {
    attribute.attributeName.as(MemberTypeSyntax.self)?.name.text ?? attribute.attributeName.trimmedDescription
  }

  /// Whether reads and changes of it are followed: it stands alone in its declaration, and can be changed.
  package static func followed(in variable: VariableDeclSyntax) -> StoredProperty? {
    let all = all(in: variable)
    guard variable.bindings.count == 1, let property = all.first, !property.isConstant else { return nil }
    return property
  }

  /// What says that the property has changed from `oldValue`.
  package var change: String {
    "persistentBackingData.changed(\"\(plainName)\", from: oldValue as Any, of: self)"
  }
  /// The name without backquotes.
  package var plainName: String { name.filter { $0 != "`" } }

  func metadata(of type: String) -> String {
    let kind = isConstant ? "constant" : "variable"
    return "SwiftData.Schema.PropertyMetadata.\(kind)(\"\(plainName)\", \\\(type).\(name)\(note.map { ", " + $0 } ?? ""))"
  }
}
