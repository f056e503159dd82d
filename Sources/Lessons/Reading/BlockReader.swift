internal import Workbench

/// Reads the lines of one fenced block.
struct BlockReader {
  let fence: LessonReader.Fence
  let path: String

  func wrong(_ message: String, line: Int? = nil, column: Int? = nil) -> LessonProblem { LessonProblem(.malformed, path, line: line ?? fence.line, column: column, message) }
  var text: String { fence.lines.map { $0 + "\n" }.joined() }

  /// `skip` or `fails` behind the block's name.
  func mode(_ word: String, _ words: inout ArraySlice<String>) throws(LessonProblem) -> LessonBlock.Mode {
    guard let last = words.last, last == "skip" || last == "fails" else { return .holds }
    guard word == "playground" || word == "expect" else { throw wrong("only 'playground' and 'expect' can have '\(last)'") }
    words.removeLast()
    return last == "skip" ? .skipped : .fails
  }

  func fileName(_ words: ArraySlice<String>, _ word: String) throws(LessonProblem) -> String {
    guard let name = words.first else { return "lesson.swift" }
    guard words.count == 1, name.hasSuffix(".swift"), !name.contains("/") else {
      throw wrong("behind '\(word)' there may be the name of a file, as in '\(word) Card.swift', and nothing else")
    }
    return name
  }

  // MARK: Sessions

  func steps(_ words: ArraySlice<String>) throws(LessonProblem) -> [SessionStep] {
    if let word = words.first { throw wrong("'\(word)' means nothing behind 'playground'") }
    var steps: [SessionStep] = []
    for (index, line) in fence.lines.enumerated() {
      let number = fence.line + 1 + index
      if line == ">" || line.hasPrefix("> ") {
        steps.append(SessionStep(entry: String(line.dropFirst(2)), line: number, expected: [], expectedLines: number + 1..<number + 1))
        continue
      }
      guard let last = steps.indices.last else {
        if line.allSatisfy(\.isWhitespace) { continue }
        throw wrong("a prompt session begins with a typed line, as in '> Text(\"Hello\")'", line: number)
      }
      if steps[last].expected.isEmpty, line == "…" || line.hasPrefix("… ") {
        steps[last].entry += "\n" + line.dropFirst(2)
        steps[last].expectedLines = number + 1..<number + 1
      } else {
        steps[last].expected.append(line)
        steps[last].expectedLines = steps[last].expectedLines.lowerBound..<number + 1
      }
    }
    return steps
  }

  // MARK: Expectations

  func expectations(_ words: ArraySlice<String>, _ word: String) throws(LessonProblem) -> [Expectation] {
    let first = fence.line + 1
    if words == ["picture"] {
      return [Expectation(content: .picture(fence.lines, lines: first..<first + fence.lines.count), line: fence.line)]
    }
    if let other = words.first { throw wrong("behind '\(word)' there may be 'picture', not '\(other)'") }
    var expectations: [Expectation] = []
    for (index, line) in fence.lines.enumerated() {
      let number = first + index
      let words = line.split(whereSeparator: \.isWhitespace)
      if words == ["expect", "picture"] || (words == ["picture"] && expectations.isEmpty) {
        expectations.append(Expectation(content: .picture([], lines: number + 1..<number + 1), line: number))
        continue
      }
      if words.first != "expect", case .picture(let lines, let range)? = expectations.last?.content {
        expectations[expectations.count - 1].content = .picture(lines + [line], lines: range.lowerBound..<number + 1)
        continue
      }
      if words.isEmpty { continue }
      do throws(LayoutClaim.Malformed) {
        expectations.append(Expectation(content: .layout(try LayoutClaim(line)), line: number))
      } catch {
        throw wrong(error.message, line: number, column: error.column + fence.prefix.count)
      }
    }
    return expectations
  }

  // MARK: Tasks

  /// Adds a hint, a check or a solution to the task before it.
  func add(_ word: String, _ words: ArraySlice<String>, to blocks: inout [LessonBlock]) throws(LessonProblem) {
    guard let last = blocks.indices.last, case .task(var task) = blocks[last].content else { throw wrong("'\(word)' belongs behind a block 'task'") }
    switch word {
    case "hint":
      if let other = words.first { throw wrong("'\(other)' means nothing behind 'hint'") }
      task.hints.append(fence.lines.joined(separator: "\n"))
    case "check": task.checks += try expectations(words, word)
    default:
      if let other = words.first { throw wrong("'\(other)' means nothing behind 'solution'") }
      task.solutions.append(LessonTask.Solution(text: text, line: fence.line))
    }
    blocks[last].content = .task(task)
    blocks[last].endLine = fence.endLine
  }

  // MARK: Edits, predictions, questions

  func edit(_ words: ArraySlice<String>) throws(LessonProblem) -> LessonEdit {
    var edit = LessonEdit(name: try fileName(words, "edit"), old: [], new: [])
    for (index, line) in fence.lines.enumerated() {
      let content = String(line.dropFirst())
      switch line.first {
      case "-": edit.old.append(content)
      case "+": edit.new.append(content)
      case " ":
        edit.old.append(content)
        edit.new.append(content)
      case nil:
        edit.old.append("")
        edit.new.append("")
      default: throw wrong("a line of an edit begins with '-', '+' or a blank", line: fence.line + 1 + index)
      }
    }
    if edit.old == edit.new { throw wrong("this edit changes nothing") }
    if edit.old.isEmpty { throw wrong("an edit wants a line that is there, with '-' or a blank in front: the new lines go behind it") }
    return edit
  }

  func prediction(_ words: ArraySlice<String>) throws(LessonProblem) -> LessonPrediction {
    let target = words.joined(separator: " ")
    let measurement: NodeMeasurement
    do throws(SelectorError) {
      measurement = try NodeMeasurement(target)
    } catch {
      throw wrong("behind 'predict' stands what is to be predicted, as in 'predict #title.width': \(error.message)")
    }
    if measurement.property == .size { throw wrong("one number is predicted: .width, .height, .x or .y") }
    return LessonPrediction(target: target, question: fence.lines.joined(separator: "\n"))
  }

  func quiz(_ words: ArraySlice<String>) throws(LessonProblem) -> LessonQuiz {
    if let word = words.first { throw wrong("'\(word)' means nothing behind 'quiz'") }
    var question: [String] = []
    var answers: [LessonQuiz.Answer] = []
    for (index, line) in fence.lines.enumerated() {
      if line.hasPrefix("- [ ] ") || line.hasPrefix("- [x] ") {
        answers.append(LessonQuiz.Answer(text: String(line.dropFirst(6)), reason: "", isRight: line.hasPrefix("- [x]"), line: fence.line + 1 + index))
      } else if let last = answers.indices.last {
        let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        answers[last].reason += answers[last].reason.isEmpty || words.isEmpty ? words : " " + words
      } else {
        question.append(line)
      }
    }
    if question.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { throw wrong("a quiz begins with its question") }
    guard answers.count > 1, answers.contains(where: \.isRight) else {
      throw wrong("a quiz wants two answers or more, '- [x]' in front of the right ones and '- [ ]' in front of the others")
    }
    if let bare = answers.first(where: { $0.reason.isEmpty }) { throw wrong("this answer wants a reason: a line behind it", line: bare.line) }
    return LessonQuiz(question: question.joined(separator: "\n"), answers: answers)
  }
}
