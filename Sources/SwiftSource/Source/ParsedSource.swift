internal import SwiftParser
internal import SwiftSyntax

/// The syntax of a text, and what it takes to parse the next version of the text quickly.
struct ParsedSource: Sendable {
  /// After so many versions the next one is parsed from the beginning: the tree of each version keeps the parts that it took from older ones alive (our choice).
  static let versionLimit = 256

  /// The tree.
  private(set) var file: SourceFileSyntax
  /// The file's own text, without declarations of others behind it.
  private let bytes: [UInt8]
  private let result: IncrementalParseResult
  private let version: Int
  /// The offset of brackets that are nested too deeply for the parser; nothing was read then.
  let excess: Int?
  /// What stands in the file's own text, once it was looked for.
  private(set) var found = NameCollector.Found()
  /// The same of each item, by its text.
  private var items: [ArraySlice<UInt8>: NameCollector.Found] = [:]

  /// Parses a text. What an edit of `previous` left alone is taken from there.
  init(_ text: String, after previous: ParsedSource? = nil) {
    excess = BracketNesting(text).excess
    let text = excess == nil ? text : ""
    bytes = Array(text.utf8)
    (result, version) = ParsedSource.parse(text, bytes, after: previous)
    file = result.tree
  }

  private static func parse(_ text: String, _ bytes: [UInt8], after previous: ParsedSource?) -> (IncrementalParseResult, version: Int) {
    guard let previous, previous.version < ParsedSource.versionLimit else { return (Parser.parseIncrementally(source: text, parseTransition: nil), 0) }
    if previous.bytes == bytes { return (previous.result, previous.version) }
    let change = TextChange(from: previous.bytes, to: bytes)
    let replaced = AbsolutePosition(utf8Offset: change.old.lowerBound)..<AbsolutePosition(utf8Offset: change.old.upperBound)
    let edit = SourceEdit(range: replaced, replacement: Array(bytes[change.new]))
    let transition = IncrementalParseTransition(previousIncrementalParseResult: previous.result, edits: ConcurrentEdits(edit))
    let parsed = Parser.parseIncrementally(source: text, parseTransition: transition)
    // What the parser finds wrong can depend on what it took over: a text with an error is read from the beginning.
    if parsed.tree.hasError { return (Parser.parseIncrementally(source: text, parseTransition: nil), 0) }
    return (parsed, previous.version + 1)
  }

  /// Finds what the file names; of items that an edit left alone it is taken from `previous`.
  mutating func findNames(after previous: ParsedSource?) {
    guard !file.hasError else {
      found = NameCollector.found(in: file)
      return
    }
    for item in file.statements {
      let text = bytes[item.positionAfterSkippingLeadingTrivia.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset]
      let names = previous?.items[text] ?? NameCollector.found(in: item)
      items[text] = names
      found.formUnion(names)
    }
  }

  // MARK: With declarations of other files

  /// The tree of a text with declarations of other files behind it, put together from the trees that there are; read anew where one is missing or something is wrong.
  /// - Parameters:
  ///   - parts: each declaration, and how many blanks stand before it.
  ///   - whole: the text, a declaration a line at least.
  func adding(_ parts: [(syntax: CodeBlockItemSyntax?, indent: Int)], to whole: SourceFile) -> ParsedSource {
    var copy = self
    let known = parts.compactMap { part in part.syntax.map { (syntax: $0, indent: part.indent) } }
    guard known.count == parts.count, !file.hasError, !known.contains(where: { $0.syntax.hasError }) else {
      copy.file = Parser.parse(bounded: whole.text)
      return copy
    }
    // What stands between the last statement and the end of the file comes before the first declaration.
    var before = file.endOfFileToken.leadingTrivia
    if bytes.last != 0x0A { before += .newline }
    var statements = Array(file.statements)
    for part in known {
      statements.append(part.syntax.with(\.leadingTrivia, before + .spaces(part.indent)).with(\.trailingTrivia, .newline))
      before = []
    }
    copy.file = file.with(\.statements, CodeBlockItemListSyntax(statements)).with(\.endOfFileToken.leadingTrivia, before)
    return copy
  }
}
