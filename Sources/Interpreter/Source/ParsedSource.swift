internal import SwiftParser
internal import SwiftSyntax

/// The syntax of a text, and what it takes to parse the next version of the text quickly.
struct ParsedSource: Sendable {
  /// After so many versions the next one is parsed from the beginning: the tree of each version keeps the parts that it took from older ones alive (our choice).
  static let versionLimit = 256

  /// The tree.
  let file: SourceFileSyntax
  private let bytes: [UInt8]
  private let result: IncrementalParseResult
  private let version: Int

  /// Parses a text. What an edit of `previous` left alone is taken from there.
  init(_ text: String, after previous: ParsedSource? = nil) {
    bytes = Array(text.utf8)
    guard let previous, previous.version < ParsedSource.versionLimit else {
      result = Parser.parseIncrementally(source: text, parseTransition: nil)
      (file, version) = (result.tree, 0)
      return
    }
    if previous.bytes == bytes {
      (result, file, version) = (previous.result, previous.file, previous.version)
      return
    }
    let edit = ParsedSource.edit(from: previous.bytes, to: bytes)
    let transition = IncrementalParseTransition(previousIncrementalParseResult: previous.result, edits: ConcurrentEdits(edit))
    let parsed = Parser.parseIncrementally(source: text, parseTransition: transition)
    // What the parser finds wrong can depend on what it took over: a text with an error is read from the beginning.
    if parsed.tree.hasError {
      result = Parser.parseIncrementally(source: text, parseTransition: nil)
      (file, version) = (result.tree, 0)
    } else {
      (result, file, version) = (parsed, parsed.tree, previous.version + 1)
    }
  }

  /// What lies between the common beginning and the common end.
  private static func edit(from old: [UInt8], to new: [UInt8]) -> SourceEdit {
    let limit = min(old.count, new.count)
    var start = 0
    while start < limit, old[start] == new[start] { start += 1 }
    var end = 0
    while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return SourceEdit(range: AbsolutePosition(utf8Offset: start)..<AbsolutePosition(utf8Offset: old.count - end), replacement: Array(new[start..<(new.count - end)]))
  }
}
