internal import SwiftSource

/// A piece of typed source, and where it was typed.
struct Fragment: Sendable {
  var text: String
  /// The entry that it was a part of.
  var source: SourceFile
  /// Where it begins in `source`, from 1.
  var line: Int
  var column: Int
  /// The number of the entry in the session.
  var entry: Int

  init(_ item: PromptEntry.Item, of source: SourceFile, entry: Int) {
    text = item.text
    self.source = source
    line = item.line
    column = item.column
    self.entry = entry
  }

  /// All of an item, of a preview the macro too.
  init(whole item: PromptEntry.Item, of source: SourceFile, entry: Int) {
    let before = source.text.utf8.prefix(item.span.lowerBound)
    text = item.whole
    self.source = source
    line = before.count { $0 == 0x0A } + 1
    column = (before.split(separator: 0x0A, omittingEmptySubsequences: false).last.flatMap { String($0) }?.count ?? 0) + 1
    self.entry = entry
  }

  /// What stands indented in a preview, as it would be typed: the lines after the first without the indentation that all of them have. It is a source of its own.
  var withoutIndentation: Fragment {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let blanks = String(repeating: " ", count: column - 1)
    guard lines.count > 1, lines.dropFirst().allSatisfy({ $0.isEmpty || $0.hasPrefix(blanks) }) else { return self }
    var fragment = self
    fragment.text = ([lines[0]] + lines.dropFirst().map { $0.dropFirst(blanks.count) }).joined(separator: "\n")
    fragment.source = SourceFile(name: source.name, text: fragment.text)
    (fragment.line, fragment.column) = (1, 1)
    return fragment
  }
}
