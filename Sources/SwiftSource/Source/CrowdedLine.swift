internal import SwiftSyntax

/// Finds a line with very many statements. The parser's diagnostics take a time that grows with the square of their
/// number; what stands behind the first of them is left out.
final class CrowdedLine: SyntaxVisitor {
  /// Statements on a line (our choice).
  private static let limit = 200
  private var list: CodeBlockItemListSyntax?
  private var count = 0

  /// The file up to the end of such a line's first statements, and where it is cut; nil for a file without such a line.
  static func cut(_ file: SourceFileSyntax) -> (file: SourceFileSyntax, end: Int)? {
    let search = CrowdedLine(viewMode: .sourceAccurate)
    search.walk(file)
    guard let list = search.list else { return nil }
    let kept = Array(list.prefix(search.count))
    let cutting = Cutting(list, CodeBlockItemListSyntax(kept))
    return kept.last.map { (cutting.visit(file), $0.endPosition.utf8Offset) }
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard list == nil else { return .skipChildren }
    var onLine = 0
    for (index, item) in node.enumerated() {
      onLine = item.leadingTrivia.contains(where: \.isNewline) ? 1 : onLine + 1
      if onLine > Self.limit {
        (list, count) = (node, index)
        return .skipChildren
      }
    }
    return .visitChildren
  }

  private final class Cutting: SyntaxRewriter {
    private let (old, new): (CodeBlockItemListSyntax, CodeBlockItemListSyntax)
    init(_ old: CodeBlockItemListSyntax, _ new: CodeBlockItemListSyntax) { (self.old, self.new) = (old, new) }
    override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
      node.id == old.id ? new : super.visit(node)
    }
  }
}
