internal import SwiftSource

/// The view that the session shows.
struct CurrentView: Sendable {
  /// What modifiers are applied to.
  enum Base: Sendable {
    case typed(Fragment, PromptEntry.Form)
    /// What the loaded file previews, whatever that is now.
    case file
  }
  var base: Base
  var modifiers: [Fragment] = []
  /// The preview with its macro, as it was written or as commands have edited it; nil: it is put together from base and modifiers.
  var whole: Fragment?
  /// What stands before the brace of the preview.
  var head = "#Preview"
  /// All of the loaded file's preview in whose place it stands; nil where it stands for itself.
  var replaced: String?

  init(base: Base) { self.base = base }
  /// What a preview in a source shows.
  init(_ item: PromptEntry.Item, of source: SourceFile, entry: Int) {
    let inner = PromptEntry(item.text).items
    let form: PromptEntry.Form = if inner.count == 1, case .expression(let form) = inner[0].kind { form } else { .block }
    base = .typed(Fragment(item, of: source, entry: entry).withoutIndentation, form)
    whole = Fragment(whole: item, of: source, entry: entry)
    head = CurrentView.head(of: item.whole)
  }

  static func head(of preview: String) -> String {
    let head = preview.prefix { $0 != "{" }
    return head.lastIndex { !$0.isWhitespace }.map { String(head[...$0]) } ?? "#Preview"
  }
}

extension PromptEntry {
  /// The preview of a name or, from 1, of a number; without one, the first.
  func preview(_ name: String?) -> Item? {
    let previews = items.filter { $0.kind == .preview }
    guard let name else { return previews.first }
    return previews.first { $0.previewName == name } ?? Int(name).flatMap { previews.indices.contains($0 - 1) ? previews[$0 - 1] : nil }
  }
}
