internal import SwiftSyntax

extension SourceFileSyntax {
  /// Where characters stand that are no Swift, between a blank and a `=`, in bytes of UTF-8; nil if there are none.
  ///
  /// The generator of diagnostics is not to be asked about such a file. Of a `=` with a blank on one side only, as the
  /// lexer sees it, it says which blank to insert; here none is missing, and a fix without a change ends the process.
  var unwordedCharacters: [Range<Int>]? {
    var found: [Range<Int>] = []
    var previous: TokenSyntax?
    for token in tokens(viewMode: .all) {
      defer { previous = token }
      guard token.tokenKind == .equal, token.hasError, let previous, previous.trailingTrivia.hasBlank,
        token.trailingTrivia.hasBlank
      else { continue }
      let places =
        previous.unexpected(in: previous.trailingTrivia, at: previous.endPositionBeforeTrailingTrivia)
        + token.unexpected(in: token.leadingTrivia, at: token.position)
        + token.unexpected(in: token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia)
      let own = token.positionAfterSkippingLeadingTrivia.utf8Offset
      found += places.isEmpty ? [own..<(own + 1)] : places
    }
    return found.isEmpty ? nil : found
  }
}

extension Trivia {
  fileprivate var hasBlank: Bool {
    contains { piece in
      switch piece {
      case .spaces, .tabs: true
      default: false
      }
    }
  }
}

extension TokenSyntax {
  /// Characters that the lexer could not use.
  fileprivate func unexpected(in trivia: Trivia, at start: AbsolutePosition) -> [Range<Int>] {
    var offset = start.utf8Offset
    var found: [Range<Int>] = []
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      if case .unexpectedText = piece { found.append(offset..<(offset + length)) }
      offset += length
    }
    return found
  }
}
