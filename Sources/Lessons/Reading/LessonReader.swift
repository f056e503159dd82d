internal import Workbench

/// Finds the blocks of a lesson among its fenced code blocks.
enum LessonReader {
  /// The words that open a block.
  static let words = ["swift", "playground", "expect", "edit", "task", "hint", "check", "solution", "predict", "quiz"]

  /// - Parameter matter: lines of front matter, which hold no blocks.
  static func blocks(of text: LessonText, after matter: Int, path: String) throws(LessonProblem) -> [LessonBlock] {
    var blocks: [LessonBlock] = []
    for fence in fences(of: text) where fence.line > matter {
      var words = fence.info.split(whereSeparator: \.isWhitespace).map(String.init)[...]
      if !fence.isClosed { throw LessonProblem(.malformed, path, line: fence.line, "this block is never closed; add a line with \(fence.marker) behind it") }
      guard let word = words.popFirst() else { continue }
      guard LessonReader.words.contains(word) else {
        // Sample output, shell commands and other languages are prose; a misspelt block would silently not be checked.
        if let near = misspelt(word) { throw LessonProblem(.malformed, path, line: fence.line, "there is no block '\(word)'; did you mean '\(near)'?") }
        continue
      }
      let reader = BlockReader(fence: fence, path: path)
      if ["hint", "check", "solution"].contains(word) {
        try reader.add(word, words, to: &blocks)
        continue
      }
      let mode = try reader.mode(word, &words)
      let content: LessonBlock.Content =
        switch word {
        case "swift": .file(name: try reader.fileName(words, word), text: reader.text)
        case "playground": .session(try reader.steps(words))
        case "edit": .edit(try reader.edit(words))
        case "task": .task(LessonTask(name: try reader.fileName(words, word), start: reader.text))
        case "predict": .prediction(try reader.prediction(words))
        case "quiz": .quiz(try reader.quiz(words))
        default: .expectations(try reader.expectations(words, word))
        }
      blocks.append(LessonBlock(content: content, mode: mode, line: fence.line, endLine: fence.endLine, prefix: fence.prefix))
    }
    for block in blocks {
      guard case .task(let task) = block.content else { continue }
      if task.checks.isEmpty { throw LessonProblem(.malformed, path, line: block.line, "this task wants a block 'check' behind it: what must hold when it is done") }
      if task.solutions.isEmpty { throw LessonProblem(.malformed, path, line: block.line, "this task wants a block 'solution' behind it, so that it is known that it can be done") }
    }
    return blocks
  }

  private static func misspelt(_ word: String) -> String? {
    words.first { word.lowercased() == $0 || (word.count > 3 && isNear(Array(word.lowercased()), Array($0))) }
  }
  /// One letter missing, too much, changed, or two exchanged.
  private static func isNear(_ a: [Character], _ b: [Character]) -> Bool {
    guard abs(a.count - b.count) <= 1 else { return false }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let (restA, restB) = (Array(a.dropFirst(start)), Array(b.dropFirst(start)))
    if restA.count == restB.count {
      return restA.dropFirst() == restB.dropFirst() || (restA.count > 1 && [restA[1], restA[0]] == restB.prefix(2) && restA.dropFirst(2) == restB.dropFirst(2))
    }
    return restA.count > restB.count ? Array(restA.dropFirst()) == restB : Array(restB.dropFirst()) == restA
  }
}
