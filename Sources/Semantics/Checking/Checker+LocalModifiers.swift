internal import Declarations
internal import SwiftSyntax

extension Checker {
  private static let accessWords: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]

  /// What is declared in code is seen nowhere else: it has no access of its own, and belongs to no type.
  func checkModifiers(ofLocal node: DeclSyntax, in file: SourceUnit) {
    guard let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers, !isAtTop(node) else { return }
    for modifier in modifiers {
      let word = modifier.name.text
      let offset = modifier.positionAfterSkippingLeadingTrivia.utf8Offset
      if Self.accessWords.contains(word) {
        report("attribute '\(word)' can only be used in a non-local scope", at: offset, in: file)
      } else if word == "static", node.is(VariableDeclSyntax.self) {
        report("static properties may only be declared on a type", at: offset, in: file)
      }
    }
  }
  /// Whether a declaration stands in no block of code.
  private func isAtTop(_ node: DeclSyntax) -> Bool {
    var around = node.parent
    while let current = around {
      switch current.kind {
      case .codeBlockItem, .codeBlockItemList, .ifConfigDecl, .ifConfigClause, .ifConfigClauseList: around = current.parent
      default: return current.is(SourceFileSyntax.self)
      }
    }
    return true
  }
}
