/// A text as lines, each with the line break that ends it, so that a changed text is the old one in every other byte.
struct LessonText: Sendable {
  struct Line: Hashable, Sendable {
    var content: String
    /// `\n`, `\r\n`, `\r`; empty at the end of the text.
    var ending: String
  }
  private(set) var lines: [Line] = []

  init(_ text: String) {
    var content = ""
    for character in text {
      if character == "\n" || character == "\r\n" || character == "\r" {
        lines.append(Line(content: content, ending: String(character)))
        content = ""
      } else {
        content.append(character)
      }
    }
    if !content.isEmpty { lines.append(Line(content: content, ending: "")) }
  }

  /// The content of a line, from 1; empty outside.
  func line(_ number: Int) -> String { lines.indices.contains(number - 1) ? lines[number - 1].content : "" }
  var text: String { lines.map { $0.content + $0.ending }.joined() }

  /// New lines in the place of old ones.
  struct Replacement: Hashable, Sendable {
    /// From 1; empty inserts before its first.
    var lines: Range<Int>
    var contents: [String]
  }
  /// The text with some of its lines replaced; everything else keeps its bytes.
  func replacing(_ replacements: [Replacement]) -> LessonText {
    var result = self
    for replacement in replacements.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      let range = (replacement.lines.lowerBound - 1)..<(replacement.lines.upperBound - 1)
      guard range.lowerBound >= 0, range.upperBound <= result.lines.count else { continue }
      if range.map({ result.lines[$0].content }) == replacement.contents { continue }
      let neighbour = result.lines.indices.contains(range.lowerBound - 1) ? result.lines[range.lowerBound - 1].ending : "\n"
      if neighbour.isEmpty, range.lowerBound > 0 { result.lines[range.lowerBound - 1].ending = "\n" }
      let ending = neighbour.isEmpty ? "\n" : neighbour
      result.lines.replaceSubrange(range, with: replacement.contents.map { Line(content: $0, ending: ending) })
    }
    return result
  }
}
