internal import Foundation
internal import SwiftSource
internal import LayoutCore
public import Workbench

/// A lesson played for a person, as a state machine: what the person does comes in, what is to be shown and done comes out. It reads, writes and waits for nothing.
@MainActor
public struct LessonGuide {
  /// What the person does.
  public enum Event: Sendable {
    /// A line was entered; empty goes on.
    case line(String)
    /// The learner's file was saved.
    case saved(Session.FileContent)
    /// The learner leaves.
    case left
  }
  /// What is to be shown or done.
  public enum Effect: Sendable {
    /// Words of the lesson.
    case prose(String)
    /// What the playground shows.
    case block(Block)
    /// A remark to the learner.
    case say(String)
    /// The file of a task: it is written unless it is there, shown by name, and watched.
    case file(name: String, text: String, replacesExisting: Bool)
    /// The task is over.
    case unwatch
    /// The part that comes next.
    case progress(part: Int, isDone: Bool)
    /// A wrong prediction fits a wrong model.
    case misconception(String)
    /// The lesson is over, or was left.
    case finished
  }

  /// The lesson that is played.
  public let lesson: Lesson
  let parts: [Lesson.Part]
  private(set) var index = 0
  var player: LessonPlayer
  var waiting = Waiting.nothing
  /// What was there before the learner's own entries; nil without any.
  var kept: LessonPlayer?

  /// What the guide waits for.
  enum Waiting {
    case nothing
    case goOn
    case entry(LessonBlock, [SessionStep], Int)
    case prediction(LessonBlock, LessonPrediction)
    case quiz(LessonQuiz)
    case task(LessonTask, hints: Int)
  }

  /// A guide through a lesson.
  public init(_ lesson: Lesson) {
    self.lesson = lesson
    parts = lesson.parts
    player = LessonPlayer(lesson)
  }

  /// The words before the next line that the learner types.
  public var prompt: String {
    switch waiting {
    case .nothing, .goOn: "[Enter] go on, ? help: "
    case .entry: "> "
    case .prediction: "your prediction, in points: "
    case .quiz: "your answer: "
    case .task: "save the file, or hint, solution, skip, ? help: "
    }
  }
  private static let help = """
    Enter   goes on; at a '>' it types the line for you
    :back   goes back to the part before
    :again  shows the last words again
    :quit   leaves; the lesson goes on here the next time
    At a '>' you may type anything that the playground understands, as :layout or :help.
    In a task: hint gives the next hint, solution shows one, reset begins the file anew, skip goes on without.

    """

  /// Begins, at a part that was reached before.
  public mutating func start(at part: Int = 0) -> [Effect] {
    var effects: [Effect] = []
    let target = min(max(part, 0), parts.count)
    // What came before is done silently, so that files and views are there.
    while index < target {
      if case .block(let block) = parts[index] { perform(block) }
      index += 1
    }
    if target > 0 { effects.append(.say("You were here: part \(target + 1) of \(parts.count). :back goes back.")) }
    return effects + next()
  }

  /// Takes what the person did.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .left: return [.finished]
    case .saved(let content): return saved(content)
    case .line(let line):
      let word = line.trimmingCharacters(in: .whitespaces)
      switch word {
      case "?", ":keys": return [.say(LessonGuide.help)]
      case ":quit", ":q": return [.finished]
      case ":back":
        waiting = .nothing
        let target = max(index - 2, 0)
        (index, player) = (0, LessonPlayer(lesson))
        return [.unwatch] + start(at: target)
      case ":again":
        waiting = .nothing
        index = max(index - 1, 0)
        return next()
      default: return answer(line, word)
      }
    }
  }

  /// Plays parts until one wants an answer.
  mutating func next() -> [Effect] {
    var effects: [Effect] = []
    while index < parts.count {
      let part = parts[index]
      index += 1
      switch part {
      case .prose(let lines):
        effects.append(.prose(lines.map { lesson.text.line($0) }.joined(separator: "\n")))
      case .block(let block):
        effects += meet(block)
        if case .nothing = waiting { continue }
        effects.append(.progress(part: index - 1, isDone: false))
        return effects
      }
    }
    return effects + [.progress(part: parts.count, isDone: true), .say("That was the lesson '\(lesson.title)'."), .finished]
  }

  // MARK: Parts

  /// Does what a block does, without showing it.
  private mutating func perform(_ block: LessonBlock) {
    switch block.content {
    case .file(let name, let text): _ = player.open(name, text, at: block.line)
    case .session(let steps): for step in steps { _ = player.blocks(player.session.handle(.entry(step.entry))) }
    case .edit(let edit):
      guard let text = player.files[edit.name].flatMap(edit.applied) else { return }
      player.files[edit.name] = text
      _ = player.blocks(player.session.handle(.file(path: edit.name, .text(text))))
    case .task(let task): if let solution = task.solutions.first { _ = player.open(task.name, solution.text, at: block.line) }
    case .expectations, .prediction, .quiz: break
    }
  }

  private mutating func meet(_ block: LessonBlock) -> [Effect] {
    waiting = .nothing
    switch block.content {
    case .file(let name, let text):
      player.files[name] = text
      waiting = .goOn
      let shown = player.blocks(player.session.start(opening: name)).map(Effect.block)
      return [.prose("```swift \(name)\n\(text)```")] + (isQuestionNext ? [] : shown)
    case .session(let steps):
      guard let first = steps.first else { return [] }
      waiting = .entry(block, steps, 0)
      return [.say("Type this, or press Enter to have it typed:\n\(first.entry)")]
    case .expectations(let expectations): return facts(expectations, block)
    case .edit(let edit):
      perform(block)
      waiting = .goOn
      let shown = isQuestionNext ? [] : picture()
      let lines = edit.old.map { "- " + $0 } + edit.new.map { "+ " + $0 }
      return [.say("\(edit.name) is saved with a change:\n" + lines.joined(separator: "\n"))] + shown
    case .task(let task):
      waiting = .task(task, hints: 0)
      return [.file(name: task.name, text: task.start, replacesExisting: false)] + opened(task.name, task.start)
    case .prediction(let prediction):
      waiting = .prediction(block, prediction)
      return [.prose("Predict `\(prediction.target)`. \(prediction.question)")]
    case .quiz(let quiz):
      waiting = .quiz(quiz)
      return [.prose(quiz.question + "\n\n" + quiz.answers.enumerated().map { "\($0 + 1). \($1.text)" }.joined(separator: "\n"))]
    }
  }
  /// What holds of the view, as facts to read.
  private mutating func facts(_ expectations: [Expectation], _ block: LessonBlock) -> [Effect] {
    var lines: [String] = []
    for expectation in expectations {
      guard case .layout = expectation.content else { continue }
      let line = String(lesson.text.line(expectation.line).dropFirst(block.prefix.count))
      let problem = player.check(expectation, prefix: nil)
      lines.append((problem == nil ? "✓ " : "✗ ") + line + (problem.map { ": " + $0.message } ?? ""))
    }
    return lines.isEmpty ? [] : [.say(lines.joined(separator: "\n"))]
  }
  /// Whether the next block asks for a prediction: what is to be predicted is not shown before.
  private var isQuestionNext: Bool {
    for case .block(let block) in parts[index...] {
      if case .prediction = block.content { return true }
      return false
    }
    return false
  }
  func picture() -> [Effect] {
    let picture = player.session.preview.flatMap { try? $0.picture(isScreen: false, colors: .none, charset: .unicode).text } ?? ""
    return picture.isEmpty ? [] : [.prose("```\n\(picture)```")]
  }
  mutating func opened(_ name: String, _ text: String) -> [Effect] {
    player.files[name] = text
    return player.blocks(player.session.start(opening: name)).map(Effect.block)
  }
}
