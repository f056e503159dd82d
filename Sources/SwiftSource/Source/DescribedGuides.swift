internal import SwiftParser

/// Alignment guides that a file uses and only describes: `// .mid default = height/2`. Published layouts with numbers are written so; Swift demands a declaration, and so does
/// every device but `cells`, which is for those layouts (our choice). Each is warned of.
public enum DescribedGuides {
  /// The file with a declaration for each such guide behind its text, and what there is to say about that.
  @MainActor
  public static func completing(_ source: SourceFile) -> (source: SourceFile, warnings: [Diagnostic]) {
    let marker = " default = "
    guard source.byteCount <= SourceFile.byteLimit, source.text.contains(marker) else { return (source, []) }
    let unknown = NameCollector.names(in: Parser.parse(bounded: source.text)).unknownMembers
    if unknown.isEmpty { return (source, []) }
    var guides = ""
    var warnings: [Diagnostic] = []
    var seen: Set<String> = []
    var start = 0
    for line in source.text.split(separator: "\n", omittingEmptySubsequences: false) {
      defer { start += line.utf8.count + 1 }
      guard let slashes = line.range(of: "// ."), let equals = line.range(of: marker, in: slashes.upperBound) else { continue }
      let name = String(line[slashes.upperBound..<equals.lowerBound])
      guard unknown.contains(name), !seen.contains(name), let guide = declaration(of: name, line[equals.upperBound...]) else { continue }
      seen.insert(name)
      guides += "\n" + guide.text
      let offset = start + line[..<slashes.lowerBound].utf8.count
      warnings.append(
        Diagnostic(
          .warning, "'.\(name)' is described by a comment only, and taken from there: Swift needs a declaration in an extension of '\(guide.type)'",
          at: source.range(from: offset, to: start + line.utf8.count)))
    }
    return guides.isEmpty ? (source, []) : (SourceFile(name: source.name, text: source.text + guides), warnings)
  }

  /// The declaration of a guide whose default is a sum of `width`, `height` and numbers; nil where the comment says something else.
  private static func declaration(of name: String, _ words: Substring) -> (text: String, type: String)? {
    var sum = ""
    var word = ""
    var names: Set<String> = []
    func close() -> Bool {
      if word.isEmpty { return true }
      guard ["width", "height"].contains(word) else { return false }
      names.insert(word)
      sum += "d." + word
      word = ""
      return true
    }
    for character in words.drop(while: { $0 == " " }) {
      if character.isASCII, character.isLetter {
        word.append(character)
      } else {
        guard close(), character.isASCII, character.isNumber || " +-*/().\r".contains(character) else { return nil }
        sum.append(character)
      }
    }
    guard close(), names.count == 1 else { return nil }
    let type = names.contains("height") ? "VerticalAlignment" : "HorizontalAlignment"
    let id = "Described_" + name
    return (
      "extension \(type) { enum \(id): AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { \(sum) } }; static let \(name) = \(type)(\(id).self) }", type
    )
  }
}

extension Substring {
  /// Where a text occurs first, from an index on.
  fileprivate func range(of text: String, in from: Index? = nil) -> Range<Index>? {
    var start = from ?? startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
