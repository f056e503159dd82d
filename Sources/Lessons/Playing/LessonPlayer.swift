internal import Drawing
internal import Foundation
internal import Interpreter
internal import Workbench

/// Plays a lesson as a person would, and compares what is shown with what is expected. Always 80×24 cells of the device `terminal`, no colours.
@MainActor
struct LessonPlayer {
  private let lesson: Lesson
  private var session = Session()
  /// The lesson's own files, by name.
  private var files: [String: String] = [:]
  private var report: LessonReport
  private var replacements: [LessonText.Replacement] = []
  private let advice: String

  /// Plays a lesson to its end.
  static func play(_ lesson: Lesson) -> LessonReport {
    var player = LessonPlayer(lesson)
    for block in lesson.blocks { player.play(block) }
    if !player.replacements.isEmpty {
      player.report.updateCount = player.replacements.count
      player.report.updatedText = lesson.text.replacing(player.replacements).text
    }
    return player.report
  }

  private init(_ lesson: Lesson) {
    self.lesson = lesson
    report = LessonReport(path: lesson.path)
    advice = LessonPlayer.advice(lesson.path)
  }
  static func advice(_ path: String) -> String { "if what is found is right: playground test --update \(path)" }

  private mutating func play(_ block: LessonBlock) {
    switch block.content {
    case .file(let name, let text): open(name, text, block)
    case .session(let steps): for step in steps { play(step, block) }
    case .expectations(let expectations): for expectation in expectations { check(expectation, block) }
    }
  }

  // MARK: Files and entries

  private mutating func open(_ name: String, _ text: String, _ block: LessonBlock) {
    files[name] = text
    report.checkCount += 1
    let blocks = blocks(session.start(opening: name))
    let errors = blocks.filter(\.isError)
    guard !errors.isEmpty else { return }
    var problem = LessonProblem(.malformed, lesson.path, line: block.line, "this file does not run")
    for error in errors {
      guard case .diagnostics(let diagnostics) = error.content else {
        problem.details += LessonText(error.text()).lines.map(\.content)
        continue
      }
      if problem.line == block.line, let line = diagnostics.first(where: \.diagnostic.isError)?.diagnostic.range?.line { problem.line = block.line + line }
      problem.details += LessonText(rendered(diagnostics.map { moved($0.diagnostic, by: block.line) }, source: SourceFile(name: lesson.path, text: lesson.text.text))).lines.map(
        \.content)
    }
    report.problems.append(problem)
  }
  /// A diagnostic of a block, at its place in the lesson.
  private func moved(_ diagnostic: Diagnostic, by lines: Int) -> Diagnostic {
    func moved(_ range: SourceRange?) -> SourceRange? {
      range.map { SourceRange(file: lesson.path, line: $0.line + lines, column: $0.column, endLine: $0.endLine + lines, endColumn: $0.endColumn) }
    }
    var result = diagnostic
    result.range = moved(diagnostic.range)
    result.notes = diagnostic.notes.map { Diagnostic.Note($0.message, at: moved($0.range)) }
    return result
  }

  private mutating func play(_ step: SessionStep, _ block: LessonBlock) {
    report.checkCount += 1
    let output = blocks(session.handle(.entry(step.entry))).map { $0.text() }.joined()
    let found = LessonText(output).lines.map(\.content)
    let command = LessonProblem.Command(line: step.line, text: LessonText(step.entry).line(1))
    compare(step.expected, found, step.expectedLines, block, "the prompt shows something else", command, keepsEmptyLines: true)
  }

  /// Does what the session asks for; what it reads are the lesson's files, and files beside the lesson.
  private mutating func blocks(_ effects: [Session.Effect]) -> [Block] {
    var blocks: [Block] = []
    var queue = effects
    while !queue.isEmpty {
      switch queue.removeFirst() {
      case .show(let block): blocks.append(block)
      case .update(let found, _): blocks += found
      case .read(let path): queue += session.handle(.file(path: path, content(of: path)))
      case .write(let path, _): queue += session.handle(.written(path: path, failure: "a lesson writes no files"))
      case .watch, .quit: break
      }
    }
    return blocks
  }
  private func content(of path: String) -> Session.FileContent {
    if let text = files[path] { return .text(text) }
    let folder = URL(filePath: lesson.path).deletingLastPathComponent()
    do throws(LessonProblem) {
      return .text(try LessonFile.text(folder.appending(path: path).path))
    } catch {
      return error.kind == .missing && error.line == nil ? .missing : .unreadable(error.message)
    }
  }

  // MARK: Expectations

  private mutating func check(_ expectation: Expectation, _ block: LessonBlock) {
    report.checkCount += 1
    guard let preview = session.preview else {
      report.problems.append(LessonProblem(.malformed, lesson.path, line: expectation.line, "there is no view that this could hold for"))
      return
    }
    switch expectation.content {
    case .picture(let expected, let lines):
      let picture = (try? preview.picture(isScreen: false, colors: .none, charset: .unicode).text) ?? ""
      compare(expected, LessonText(picture).lines.map(\.content), lines, block, "the picture is another one", nil, keepsEmptyLines: false)
    case .measurement(let wanted): check(wanted, preview, expectation.line, block)
    }
  }
  private mutating func check(_ wanted: MeasurementExpectation, _ preview: Preview, _ line: Int, _ block: LessonBlock) {
    do throws(SelectorError) {
      let found = try preview.measure(wanted.measurement)
      let cell = preview.request.device.cell
      let points = wanted.points(cell: cell)
      if zip(points, found).allSatisfy({ $0 == $1 || abs($0 - $1) < 0.0001 }) { return }
      let old = String(lesson.text.line(line).dropFirst(block.prefix.count))
      replacements.append(LessonText.Replacement(lines: line..<line + 1, contents: [block.prefix + wanted.line(found: found, cell: cell)]))
      let said = found.map(MeasurementExpectation.text).joined(separator: "x")
      var problem = LessonProblem(.mismatch, lesson.path, line: line, "it is \(said) points, not \(points.map(MeasurementExpectation.text).joined(separator: "x"))")
      problem.details = UnifiedDiff.lines(expected: [old], found: [wanted.line(found: found, cell: cell)], firstLine: line, title: "\(lesson.path):\(line)") + [advice]
      report.problems.append(problem)
    } catch {
      report.problems.append(LessonProblem(.malformed, lesson.path, line: line, error.message))
    }
  }

  /// - Parameter keepsEmptyLines: empty lines behind the expected output part entries, and stay when it is rewritten.
  private mutating func compare(
    _ expected: [String], _ found: [String], _ lines: Range<Int>, _ block: LessonBlock, _ message: String, _ command: LessonProblem.Command?, keepsEmptyLines: Bool
  ) {
    let (wanted, shown) = (expected.trimmedLines, found.trimmedLines)
    guard wanted != shown else { return }
    let emptyCount = keepsEmptyLines ? expected.count - wanted.count : 0
    replacements.append(
      LessonText.Replacement(lines: lines.lowerBound..<lines.upperBound - emptyCount, contents: shown.map { (block.prefix + $0).trimmedAtEnd }))
    var problem = LessonProblem(.mismatch, lesson.path, line: lines.lowerBound, message)
    problem.command = command
    problem.details = UnifiedDiff.lines(expected: wanted, found: shown, firstLine: lines.lowerBound, title: "\(lesson.path):\(lines.lowerBound)") + [advice]
    report.problems.append(problem)
  }
}
