internal import CMark
internal import Workbench

/// Finds the blocks of a lesson in cmark's syntax tree.
enum LessonReader {
  /// The words that open a block.
  private static let words = ["swift", "playground", "expect"]

  static func blocks(of text: LessonText, path: String) throws(LessonProblem) -> [LessonBlock] {
    var blocks: [LessonBlock] = []
    for fence in fences(of: text) {
      let words = fence.info.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let word = words.first else {
        if !fence.isClosed { throw unclosed(fence, path) }
        continue
      }
      if !fence.isClosed { throw unclosed(fence, path) }
      guard LessonReader.words.contains(word) else {
        // Sample output, shell commands and other languages are prose; a misspelt block would silently not be checked.
        if let near = misspelt(word) { throw LessonProblem(.malformed, path, line: fence.line, "there is no block '\(word)'; did you mean '\(near)'?") }
        continue
      }
      let content: LessonBlock.Content? =
        switch word {
        case "swift": .file(name: try fileName(words.dropFirst(), fence, path), text: fence.lines.map { $0 + "\n" }.joined())
        case "playground": .session(try steps(fence, words.dropFirst(), path))
        default: .expectations(try expectations(fence, words.dropFirst(), path))
        }
      if let content { blocks.append(LessonBlock(content: content, line: fence.line, prefix: fence.prefix)) }
    }
    return blocks
  }

  private static func unclosed(_ fence: Fence, _ path: String) -> LessonProblem {
    LessonProblem(.malformed, path, line: fence.line, "this block is never closed; add a line with \(fence.marker) behind it")
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

  // MARK: Blocks

  private static func fileName(_ words: ArraySlice<String>, _ fence: Fence, _ path: String) throws(LessonProblem) -> String {
    guard let name = words.first else { return "lesson.swift" }
    guard words.count == 1, name.hasSuffix(".swift"), !name.contains("/") else {
      throw LessonProblem(.malformed, path, line: fence.line, "behind 'swift' there may be the name of a file, as in 'swift Card.swift', and nothing else")
    }
    return name
  }

  private static func steps(_ fence: Fence, _ words: ArraySlice<String>, _ path: String) throws(LessonProblem) -> [SessionStep] {
    if let word = words.first { throw LessonProblem(.malformed, path, line: fence.line, "'\(word)' means nothing behind 'playground'") }
    var steps: [SessionStep] = []
    for (index, line) in fence.lines.enumerated() {
      let number = fence.line + 1 + index
      if line == ">" || line.hasPrefix("> ") {
        steps.append(SessionStep(entry: String(line.dropFirst(2)), line: number, expected: [], expectedLines: number + 1..<number + 1))
        continue
      }
      guard let last = steps.indices.last else {
        if line.allSatisfy(\.isWhitespace) { continue }
        throw LessonProblem(.malformed, path, line: number, "a prompt session begins with a typed line, as in '> Text(\"Hello\")'")
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

  private static func expectations(_ fence: Fence, _ words: ArraySlice<String>, _ path: String) throws(LessonProblem) -> [Expectation] {
    let first = fence.line + 1
    if words == ["picture"] {
      return [Expectation(content: .picture(fence.lines, lines: first..<first + fence.lines.count), line: fence.line)]
    }
    if let word = words.first { throw LessonProblem(.malformed, path, line: fence.line, "behind 'expect' there may be 'picture', not '\(word)'") }
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
      do throws(MeasurementExpectation.Malformed) {
        expectations.append(Expectation(content: .measurement(try MeasurementExpectation(line)), line: number))
      } catch {
        throw LessonProblem(.malformed, path, line: number, column: error.column + fence.prefix.count, error.message)
      }
    }
    return expectations
  }

  // MARK: cmark

  private struct Fence {
    var info: String
    /// Of the opening fence, from 1.
    var line: Int
    var lines: [String]
    var prefix: String
    var marker: String
    var isClosed: Bool
  }

  /// All fenced code blocks, in order; cmark walks its tree without recursion.
  private static func fences(of text: LessonText) -> [Fence] {
    var source = text.text
    let document = source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT) }
    }
    guard let document else { return [] }
    defer { cmark_node_free(document) }
    guard let iterator = cmark_iter_new(document) else { return [] }
    defer { cmark_iter_free(iterator) }
    var fences: [Fence] = []
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { break }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator), cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK else { continue }
      if let fence = fence(node, text) { fences.append(fence) }
    }
    return fences
  }

  private static func fence(_ node: OpaquePointer, _ text: LessonText) -> Fence? {
    let (start, end) = (Int(cmark_node_get_start_line(node)), Int(cmark_node_get_end_line(node)))
    let opening = text.line(start)
    // cmark counts columns in bytes
    let before = String(decoding: opening.utf8.prefix(max(Int(cmark_node_get_start_column(node)) - 1, 0)), as: UTF8.self)
    let fenced = opening.dropFirst(before.count).drop { $0 == " " }
    guard let mark = fenced.first, mark == "`" || mark == "~" else { return nil }
    let marker = String(fenced.prefix { $0 == mark })
    guard marker.count >= 3 else { return nil }
    let closing = text.line(end).trimmed(of: "> \t")
    let isClosed = end > start && closing.count >= marker.count && closing.allSatisfy { $0 == mark }
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
    return Fence(
      info: info, line: start, lines: LessonText(literal).lines.map(\.content), prefix: String(before.map { $0 == ">" || $0 == "\t" ? $0 : " " }), marker: marker,
      isClosed: isClosed)
  }
}

extension String {
  /// Without the given characters at both ends.
  fileprivate func trimmed(of characters: String) -> Substring {
    var part = Substring(self)
    while let first = part.first, characters.contains(first) { part.removeFirst() }
    while let last = part.last, characters.contains(last) { part.removeLast() }
    return part
  }
}
