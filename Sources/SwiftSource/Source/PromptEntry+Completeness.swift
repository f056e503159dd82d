internal import SwiftSyntax

extension PromptEntry {
  /// Whether what is missing is missing at the very end, where another line could bring it.
  static func waitsForMore(_ file: SourceFileSyntax) -> Bool {
    let hasOpenComment = file.endOfFileToken.leadingTrivia.contains {
      switch $0 {
      case .blockComment(let text), .docBlockComment(let text): isOpen(text)
      default: false
      }
    }
    if hasOpenComment { return true }
    let end = file.endOfFileToken.position.utf8Offset
    guard file.hasError else { return endsInBodylessFunction(file) }
    var waits = false
    var stack = [Syntax(file)]
    while let node = stack.popLast() {
      guard node.hasError || node.is(TokenSyntax.self) else { continue }
      if node.is(UnexpectedNodesSyntax.self) { return false }
      if let token = node.as(TokenSyntax.self) {
        guard token.presence == .missing else { continue }
        if isQuoteOfOneLine(token) || contentEnd(before: token, limit: end) < end { return false }
        waits = true
      }
      stack += node.children(viewMode: .all)
    }
    return waits
  }

  /// Where the last token in front of a missing one ends, with the blanks and comments behind it: the end of the text, if nothing follows.
  private static func contentEnd(before token: TokenSyntax, limit: Int) -> Int {
    var next = token.nextToken(viewMode: .sourceAccurate)
    while let found = next, found.tokenKind != .endOfFile, found.text.isEmpty { next = found.nextToken(viewMode: .sourceAccurate) }
    guard let next, next.tokenKind != .endOfFile else { return limit }
    return next.position.utf8Offset
  }
  /// A string of one line cannot be closed on the next one.
  private static func isQuoteOfOneLine(_ token: TokenSyntax) -> Bool { token.tokenKind == .stringQuote }

  /// `func greet() -> String`: its braces may follow on the next line.
  private static func endsInBodylessFunction(_ file: SourceFileSyntax) -> Bool {
    guard case .decl(let last)? = file.statements.last?.item, let function = last.as(FunctionDeclSyntax.self) else { return false }
    return function.body == nil
  }
  /// Comments nest.
  private static func isOpen(_ comment: String) -> Bool {
    var depth = 0
    var rest = Substring(comment)
    while !rest.isEmpty {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    }
    return depth > 0
  }
}
