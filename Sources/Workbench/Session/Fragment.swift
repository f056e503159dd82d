internal import Interpreter

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
}
