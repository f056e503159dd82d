/// A lesson: Markdown with blocks that can be checked. Everything else in it is prose.
public struct Lesson: Sendable {
  /// As diagnostics name it.
  public let path: String
  /// What it says about itself.
  public let frontMatter: FrontMatter
  let text: LessonText
  let blocks: [LessonBlock]
  /// How many lines the front matter takes.
  let matterLines: Int

  /// Reads a lesson.
  /// - Throws: an unclosed fence, an unknown block, a malformed expectation.
  public init(path: String, text: String) throws(LessonProblem) {
    self.path = path
    self.text = LessonText(text)
    (frontMatter, matterLines) = try FrontMatter.read(self.text, path: path)
    blocks = try LessonReader.blocks(of: self.text, after: matterLines, path: path)
  }

  /// Its title: from the front matter, else its first heading, else the name of its file.
  public var title: String {
    if let title = frontMatter.title { return title }
    let heading = text.lines.dropFirst(matterLines).first { $0.content.hasPrefix("# ") }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return heading.map { String($0.content.dropFirst(2)) } ?? file
  }

  /// What a learner meets, in order: prose, and what is done.
  enum Part: Sendable {
    /// Lines from 1.
    case prose(Range<Int>)
    case block(LessonBlock)
  }
  var parts: [Part] {
    var parts: [Part] = []
    var line = matterLines + 1
    func add(until end: Int) {
      guard line < end, text.lines[(line - 1)..<(end - 1)].contains(where: { !$0.content.allSatisfy(\.isWhitespace) }) else { return }
      parts.append(.prose(line..<end))
    }
    for block in blocks {
      add(until: block.line)
      parts.append(.block(block))
      line = block.endLine + 1
    }
    add(until: text.lines.count + 1)
    return parts
  }
}
