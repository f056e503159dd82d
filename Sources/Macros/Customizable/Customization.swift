internal import SwiftDiagnostics
package import SwiftSyntax

/// What `@Customizable` makes of a declaration, for readers of source that expand no macros.
package enum Customization {
  /// The method that stands beside it, as source.
  case method(String)
  /// Why there is none, and where that is said.
  case refusal(String, offset: Int)

  /// - Parameters:
  ///   - attribute: the attribute that stands at the declaration.
  ///   - owner: the declaration around it.
  package init(_ declaration: DeclSyntax, _ attribute: AttributeSyntax, in owner: DeclSyntax?) {
    do throws(CustomizableRefusal) {
      let property = try CustomizableProperty(declaration, attribute: attribute, owner: owner.map { Syntax($0) })
      self = .method(property.method.description)
    } catch {
      self = .refusal(error.message.message, offset: error.node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }
}
