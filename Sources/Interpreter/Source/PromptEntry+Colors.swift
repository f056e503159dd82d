internal import SwiftIDEUtils
internal import SwiftSyntax
internal import Synchronization

extension PromptEntry {
  /// What a piece of source is, for those who colour it.
  public enum SyntaxClass: Hashable, Sendable {
    case keyword, type, string, number, comment, attribute, identifier, `operator`, label, directive
  }

  /// The pieces of a text that have a class, in order: ranges of characters, counted from 0. What lies between them has none. Nothing for a text
  /// larger than `SourceFile.byteLimit`.
  public static func classifications(of text: String) -> [(range: Range<Int>, syntaxClass: SyntaxClass)] {
    guard text.utf8.count <= SourceFile.byteLimit else { return [] }
    var pieces: [(range: Range<Int>, syntaxClass: SyntaxClass)] = []
    var counter = CharacterCounter(text)
    for piece in parsed(text).file.classifications {
      guard let syntaxClass = SyntaxClass(piece.kind) else { continue }
      let start = counter.advance(to: piece.range.lowerBound.utf8Offset)
      let end = counter.advance(to: piece.range.upperBound.utf8Offset)
      if start < end { pieces.append((start..<end, syntaxClass)) }
    }
    return pieces
  }

  /// The text that was coloured last: the next one is mostly one key away from it.
  private static let recent = Mutex<ParsedSource?>(nil)
  /// Larger texts are parsed from the beginning, so that they are not kept (our choice).
  private static let recentLimit = 16_384

  private static func parsed(_ text: String) -> ParsedSource {
    if text.utf8.count > recentLimit { return ParsedSource(text) }
    return recent.withLock { recent in
      let parsed = ParsedSource(text, after: recent)
      recent = parsed
      return parsed
    }
  }

  /// Counts characters up to offsets that only grow.
  private struct CharacterCounter {
    private let text: String
    private var index: String.Index
    private var count = 0
    private var offset = 0
    init(_ text: String) {
      self.text = text
      index = text.startIndex
    }
    mutating func advance(to target: Int) -> Int {
      while offset < target, index < text.endIndex {
        offset += text[index].utf8.count
        count += 1
        index = text.index(after: index)
      }
      return count
    }
  }
}

extension PromptEntry.SyntaxClass {
  fileprivate init?(_ kind: SyntaxClassification) {
    switch kind {
    case .attribute: self = .attribute
    case .blockComment, .docBlockComment, .docLineComment, .lineComment: self = .comment
    case .dollarIdentifier, .identifier: self = .identifier
    case .floatLiteral, .integerLiteral: self = .number
    case .ifConfigDirective: self = .directive
    case .keyword: self = .keyword
    case .operator: self = .operator
    case .regexLiteral, .stringLiteral: self = .string
    case .type: self = .type
    case .argumentLabel: self = .label
    case .editorPlaceholder, .none: return nil
    @unknown default: return nil
    }
  }
}
