internal import SwiftSource

/// A version of the loaded file. What is derived from its text is computed once, when it is needed.
@MainActor
final class LoadedFile {
  let source: SourceFile
  private(set) lazy var entry = PromptEntry(source.text)
  /// The call that shows what the file previews: its preview provider, or its last view that needs no arguments; nil where a `#Preview` or an expression does, or nothing can.
  private(set) lazy var shownCall = findShownCall()

  init(path: String, text: String) { source = SourceFile(name: path, text: text) }

  /// Whether it shows something.
  var showsView: Bool { hasPreviewItem || shownCall != nil }

  /// Whether it has a declaration that a newer one replaces.
  func declares(_ keys: Set<String>) -> Bool {
    entry.items.contains { if case .declaration(let declaration) = $0.kind { !declaration.keys.isDisjoint(with: keys) } else { false } }
  }

  /// Whether it says by itself what it previews, with `#Preview` or an expression.
  private var hasPreviewItem: Bool {
    entry.items.contains {
      switch $0.kind {
      case .preview, .expression: true
      case .importing, .declaration, .modifiers: false
      }
    }
  }
  private func findShownCall() -> String? {
    if hasPreviewItem { return nil }
    guard let shown = try? Program.read(source).shown(.automatic) else { return nil }
    return switch shown.code {
    case .provider(let path): path + ".previews"
    case .app(let path): path + "()"
    case .expression(let text): text
    case .preview, .trailing, .page, .widget: nil
    }
  }
}
