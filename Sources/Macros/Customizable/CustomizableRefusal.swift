internal import SwiftDiagnostics
internal import SwiftSyntax

/// A message and the syntax that it speaks of.
struct CustomizableRefusal: Error {
  var message: CustomizableDiagnostic
  var node: Syntax

  init(_ message: CustomizableDiagnostic, at node: some SyntaxProtocol) {
    self.message = message
    self.node = Syntax(node)
  }

  /// The diagnostic, with the change that removes it where there is only one.
  var diagnostic: Diagnostic {
    guard message == .constant, let keyword = node.as(TokenSyntax.self) else { return Diagnostic(node: node, message: message) }
    let fixed = keyword.with(\.tokenKind, .keyword(.var))
    return Diagnostic(node: node, message: message, fixIt: FixIt(message: ReplaceLet(), changes: [.replace(oldNode: node, newNode: Syntax(fixed))]))
  }
}

/// The fix-it of ``CustomizableDiagnostic/constant``.
private struct ReplaceLet: FixItMessage {
  var message: String { "replace 'let' with 'var'" }
  var fixItID: MessageID { MessageID(domain: "Customizable", id: "replaceLet") }
}
