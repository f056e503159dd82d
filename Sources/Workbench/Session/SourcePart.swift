internal import SwiftSource

/// A part of the composed source that can be left out: a declaration, a preview, an expression. It stays the same part
/// while other parts change.
struct SourcePart: Hashable, Sendable {
  /// What a declaration defines; of others nothing.
  private var keys: Set<String> = []
  /// A preview or an expression as it is written; of a declaration nothing.
  private var text = ""
  /// As people call it.
  private(set) var name: String

  init?(_ item: PromptEntry.Item) {
    switch item.kind {
    case .importing, .modifiers: return nil
    case .declaration(let found):
      (keys, name) = (found.keys, found.name.isEmpty ? found.keyword : found.name)
      if keys.isEmpty { text = item.whole }
      if found.keyword == "extension" { name = "extension " + found.name }
    case .preview:
      name = item.previewName.map { "the preview \"\($0)\"" } ?? "the preview"
      text = item.whole
    case .expression: (name, text) = ("the view", item.whole)
    }
  }

  func declares(_ key: String) -> Bool { keys.contains(key) }
  func declares(anyOf others: Set<String>) -> Bool { !keys.isDisjoint(with: others) }
  func isPreview(named name: String) -> Bool { keys.isEmpty && self.name == "the preview \"\(name)\"" }
  /// Whether a name in a source may mean it.
  func isCalled(_ word: Substring) -> Bool { !keys.isEmpty && name.prefix { $0 != "(" } == word }

  static func == (a: SourcePart, b: SourcePart) -> Bool { a.keys == b.keys && a.text == b.text }
  func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
    hasher.combine(text)
  }
}
