internal import SwiftSource

/// The parts of a composed source, and where they stand.
@MainActor
struct SourceParts {
  private let composition: Composition
  private let entry: PromptEntry
  /// Each part with its item and its lines, from 1.
  private let parts: [(part: SourcePart, item: PromptEntry.Item, lines: ClosedRange<Int>)]

  init(_ composition: Composition) {
    self.composition = composition
    entry = PromptEntry(composition.source.text)
    var (line, offset) = (1, 0)
    let bytes = Array(composition.source.text.utf8)
    func number(at end: Int) -> Int {
      line += bytes[offset..<max(end, offset)].count { $0 == 0x0A }
      offset = max(end, offset)
      return line
    }
    var parts: [(SourcePart, PromptEntry.Item, ClosedRange<Int>)] = []
    for item in entry.items {
      guard let part = SourcePart(item) else { continue }
      let first = number(at: item.span.lowerBound)
      parts.append((part, item, first...number(at: item.span.upperBound)))
    }
    self.parts = parts
  }

  var all: [SourcePart] { parts.map(\.part) }
  /// The parts that define one of these.
  func declaring(_ keys: Set<String>) -> Set<SourcePart> { Set(all.filter { $0.declares(anyOf: keys) }) }

  /// The part in which an error lies; nil where that is in none, or in another file.
  func part(of error: Diagnostic) -> SourcePart? {
    guard let range = error.range, range.file == composition.source.name else { return nil }
    return parts.last { $0.lines.contains(range.line) }?.part
  }

  /// What is shown: a preview, the expressions of a file, or the type of its last view.
  func shown(_ state: SessionState) -> Set<SourcePart> {
    if let preview = entry.preview(state.previewName).flatMap({ SourcePart($0) }) { return [preview] }
    let expressions = parts.filter { if case .expression = $0.item.kind { true } else { false } }.map(\.part)
    if !expressions.isEmpty { return Set(expressions) }
    let text = composition.source
    let call = LoadedFile(path: text.name, text: text.text).shownCall ?? state.base?.shownCall
    guard let type = call?.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }) else { return [] }
    return declaring(["type " + type])
  }

  /// The source without some parts: their places are blank, and a preview shows nothing, so that all others keep their
  /// lines and numbers.
  func without(_ left: Set<SourcePart>) -> Composition {
    var bytes = Array(composition.source.text.utf8)
    for (part, item, _) in parts.reversed() where left.contains(part) {
      let breaks = bytes[item.span].filter { $0 == 0x0A || $0 == 0x0D }
      let head = CurrentView.head(of: item.whole).filter { !$0.isNewline }
      let empty = item.kind == .preview ? Array("\(head) { EmptyView() }".utf8) : []
      bytes.replaceSubrange(item.span, with: empty + breaks)
    }
    return Composition(String(decoding: bytes, as: UTF8.self), as: composition)
  }
}
