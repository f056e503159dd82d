internal import SwiftSource

/// An entry with one mistake less.
public struct EntryCorrection: Hashable, Sendable {
  /// The entry.
  public var text: String
  /// The characters before the cursor: it stands behind what was changed.
  public var cursor: Int

  /// A text with a fix applied; nil where the fix has no place in it, or changes nothing.
  /// - Parameter source: what the fix is about; its name is that of the fix's range.
  init?(_ fix: Diagnostic.Fix?, of source: SourceFile) {
    guard let fix, let range = fix.range, range.file == source.name else { return nil }
    let bytes = Array(source.text.utf8)
    let start = source.offset(line: range.line, column: range.column)
    let end = source.offset(line: range.endLine, column: range.endColumn)
    guard start <= end, end <= bytes.count else { return nil }
    let before = String(decoding: bytes[..<start], as: UTF8.self) + fix.replacement
    text = before + String(decoding: bytes[end...], as: UTF8.self)
    cursor = before.count
    if text == source.text { return nil }
  }
}

extension Session {
  /// What an entry that was refused is put right by, of what was shown of it.
  public static func correction(after effects: [Effect]) -> EntryCorrection? {
    for case .show(let block) in effects {
      guard case .diagnostics(let diagnostics) = block.content else { continue }
      for found in diagnostics where found.diagnostic.isError && found.source.name == entryName {
        if let correction = EntryCorrection(found.diagnostic.fix, of: found.source) { return correction }
      }
    }
    return nil
  }
}
