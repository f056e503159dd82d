internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// `#Preview` moves the declaration into a view; on its own the attribute adds nothing, and is refused elsewhere.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isInPreview = context.lexicalContext.contains { scope in
      let name = scope.as(MacroExpansionDeclSyntax.self)?.macroName ?? scope.as(MacroExpansionExprSyntax.self)?.macroName
      return name?.text == "Preview"
    }
    if !isInPreview { context.diagnose(Diagnostic(node: node, message: MacroDiagnostic.previewableOutsidePreview)) }
    return []
  }
}
