internal import Drawing
internal import FileAccess
internal import Foundation
internal import SwiftSource
internal import Workbench

/// Plays a lesson as a person would, and compares what is shown with what is expected. 80×24 cells of the device `terminal` unless the lesson says otherwise; no colours.
@MainActor
struct LessonPlayer {
  let lesson: Lesson
  var session: Session
  /// The lesson's own files, by name.
  var files: [String: String] = [:]
  private(set) var report: LessonReport
  var replacements: [LessonText.Replacement] = []
  /// Saves a file as an editor does, and answers what a watcher then finds; nil: edits go in directly.
  private let save: LessonRunner.Save?
  let advice: String
  /// When the file must be done, and how long that is.
  private let limit: (end: ContinuousClock.Instant, duration: Duration)?
  /// The time is over: nothing more is played.
  private var isOver = false

  /// Plays a lesson to its end.
  static func play(_ lesson: Lesson, save: LessonRunner.Save? = nil, limit: Duration? = nil) -> LessonReport {
    if let reason = lesson.frontMatter.skipped {
      var report = LessonReport(path: lesson.path)
      report.skipped = reason
      return report
    }
    var player = LessonPlayer(lesson, save: save, limit: limit)
    for block in lesson.blocks where !player.isOver { player.play(block) }
    // What was cut off is not what is to be expected.
    player.report.replacements = player.isOver ? [] : player.replacements
    player.report.text = lesson.text
    return player.report
  }

  init(_ lesson: Lesson, save: LessonRunner.Save? = nil, limit: Duration? = nil) {
    self.lesson = lesson
    self.save = save
    self.limit = limit.map { (ContinuousClock.now + $0, $0) }
    var request = lesson.frontMatter.request
    if let end = self.limit?.end { request.budget.isInterrupted = { ContinuousClock.now >= end } }
    request.budget.folder = LessonPlayer.folder(of: lesson)
    session = Session(request)
    report = LessonReport(path: lesson.path)
    advice = LessonPlayer.advice(lesson.path)
  }
  static func advice(_ path: String) -> String { "if what is found is right: playground test --update \(path)" }

  private mutating func play(_ block: LessonBlock) {
    if case .skipped = block.mode {
      report.skip(block.line, lesson.text.line(block.line))
      return
    }
    let before = (report, replacements)
    switch block.content {
    case .file(let name, let text): add(block.line, "the file \(name)", open(name, text, at: block.line))
    case .session(let steps): for step in steps where !isOver { add(step.line, LessonText(step.entry).line(1), play(step, block)) }
    case .expectations(let expectations):
      for expectation in expectations where !isOver { add(expectation.line, lesson.text.line(expectation.line), check(expectation, prefix: block.prefix)) }
    case .edit(let edit): add(block.line, "the edit of \(edit.name)", play(edit, block))
    case .task(let task): play(task, block)
    case .prediction(let prediction): add(block.line, "predict \(prediction.target)", check(prediction, block))
    case .quiz(let quiz): report.add(block.line, "quiz: " + LessonText(quiz.question).line(1), nil)
    }
    guard case .fails = block.mode else { return }
    if isOver { return }
    // Known not to hold: nothing is rewritten, and only a success is said.
    let hasFailed = report.problems.count > before.0.problems.count
    (report, replacements) = before
    let problem = hasFailed ? nil : LessonProblem(.mismatch, lesson.path, line: block.line, "this holds now; take the word 'fails' away")
    report.add(block.line, "fails as expected", problem)
  }

  /// Keeps what came of a step; where the time is over, that instead.
  private mutating func add(_ line: Int, _ title: String, _ problem: LessonProblem?) {
    guard let limit, ContinuousClock.now >= limit.end else { return report.add(line, title, problem) }
    isOver = true
    report.add(line, title, wrong(line, "this had not ended when the file's \(limit.duration.components.seconds) s were over; split it, or raise --timeout", .timeout))
  }
  func wrong(_ line: Int, _ message: String, _ kind: LessonProblem.Kind = .malformed) -> LessonProblem { LessonProblem(kind, lesson.path, line: line, message) }

  // MARK: Files and entries

  mutating func open(_ name: String, _ text: String, at line: Int) -> LessonProblem? {
    files[name] = text
    return problem(blocks(session.start(opening: name)), at: line, "this file does not run")
  }
  /// The errors among blocks, at their places in the lesson.
  func problem(_ blocks: [Block], at line: Int, _ message: String) -> LessonProblem? {
    let errors = blocks.filter(\.isError)
    guard !errors.isEmpty else { return nil }
    var problem = wrong(line, message)
    for error in errors {
      guard case .diagnostics(let diagnostics) = error.content else {
        problem.details += LessonText(error.text()).lines.map(\.content)
        continue
      }
      if problem.line == line, let at = diagnostics.first(where: \.diagnostic.isError)?.diagnostic.range?.line { problem.line = line + at }
      problem.details += LessonText(rendered(diagnostics.map { moved($0.diagnostic, by: line) }, source: SourceFile(name: lesson.path, text: lesson.text.text))).lines.map(
        \.content)
    }
    return problem
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

  private mutating func play(_ step: SessionStep, _ block: LessonBlock) -> LessonProblem? {
    let output = blocks(session.handle(.entry(step.entry))).map { $0.text() }.joined()
    let found = LessonText(output).lines.map(\.content)
    let command = LessonProblem.Command(line: step.line, text: LessonText(step.entry).line(1))
    return compare(step.expected, found, step.expectedLines, prefix: block.prefix, "the prompt shows something else", command, keepsEmptyLines: true)
  }

  /// Does what the session asks for; what it reads are the lesson's files, and files of the lesson's folder.
  mutating func blocks(_ effects: [Session.Effect]) -> [Block] {
    var blocks: [Block] = []
    var queue = effects
    while !queue.isEmpty {
      let effect = queue.removeFirst()
      switch effect {
      case .show(let block): blocks.append(block)
      case .update(let found, _): blocks += found
      case .read(let path): queue += session.handle(.file(path: path, content(of: path)))
      case .watch, .quit: break
      case let effect: if let event = effect.refused("a lesson writes no files") { queue += session.handle(event) }
      }
    }
    return blocks
  }
  private func content(of path: String) -> Session.FileContent {
    if let text = files[path] { return .text(text) }
    let folder = LessonPlayer.folder(of: lesson)
    do throws(LessonProblem) {
      return .text(try LessonFile(path: path.hasPrefix("/") ? path : folder + "/" + path, folder: folder).text())
    } catch {
      return error.kind == .missing && error.message == "\(FileError.missing)" ? .missing : .unreadable(error.message)
    }
  }
  /// The folder of a lesson: all that it can read.
  private static func folder(of lesson: Lesson) -> String {
    let folder = (lesson.path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  // MARK: Edits

  private mutating func play(_ edit: LessonEdit, _ block: LessonBlock) -> LessonProblem? {
    guard let text = files[edit.name] else { return wrong(block.line, "the lesson has no file \(edit.name) before this edit") }
    guard let changed = edit.applied(to: text) else {
      return wrong(block.line, "the lines that this edit takes away are not there exactly once in \(edit.name)")
    }
    var found = changed
    if let save {
      do throws(LessonProblem) {
        found = try save(edit.name, text, changed)
      } catch {
        return wrong(block.line, error.message, error.kind)
      }
    }
    files[edit.name] = found
    return problem(blocks(session.handle(.file(path: edit.name, .text(found)))), at: block.line, "the file does not run after this edit")
  }

  // MARK: Tasks

  private mutating func play(_ task: LessonTask, _ block: LessonBlock) {
    let before = (session, files)
    let start = open(task.name, task.start, at: block.line)
    // A start that does not run is a start that can be repaired.
    let isDone = start == nil && task.checks.allSatisfy { check($0, prefix: nil) == nil }
    add(block.line, "the task \(task.name)", isDone ? wrong(block.line, "the task is done before it begins: all its checks hold for the start", .mismatch) : nil)
    for solution in task.solutions where !isOver {
      (session, files) = before
      if let problem = open(task.name, solution.text, at: solution.line) {
        add(solution.line, "a solution of \(task.name)", problem)
        continue
      }
      let failures = task.checks.compactMap { check($0, prefix: nil) }
      guard let first = failures.first else {
        add(solution.line, "a solution of \(task.name)", nil)
        continue
      }
      var problem = wrong(solution.line, "this solution does not pass the task's check", .mismatch)
      problem.details = LessonText(first.text).lines.map(\.content)
      add(solution.line, "a solution of \(task.name)", problem)
    }
  }
}

extension LessonEdit {
  /// The text with the old lines replaced; nil unless they are there exactly once.
  func applied(to text: String) -> String? {
    let lines = LessonText(text).lines
    guard old.count <= lines.count else { return nil }
    let places = (0...(lines.count - old.count)).filter { start in old.indices.allSatisfy { lines[start + $0].content == old[$0] } }
    guard let place = places.first, places.count == 1 else { return nil }
    let ending = lines.first?.ending ?? "\n"
    let kept = lines[..<place].map { $0.content + $0.ending } + new.map { $0 + (ending.isEmpty ? "\n" : ending) } + lines[(place + old.count)...].map { $0.content + $0.ending }
    return kept.joined()
  }
}
