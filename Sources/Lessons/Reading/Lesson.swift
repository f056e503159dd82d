/// A lesson: Markdown with blocks that can be checked. Everything else in it is prose.
public struct Lesson: Sendable {
  /// As diagnostics name it.
  public let path: String
  let text: LessonText
  let blocks: [LessonBlock]

  /// Reads a lesson.
  /// - Throws: an unclosed fence, an unknown block, a malformed expectation.
  public init(path: String, text: String) throws(LessonProblem) {
    self.path = path
    self.text = LessonText(text)
    blocks = try LessonReader.blocks(of: self.text, path: path)
  }
}
