internal import Foundation
internal import SwiftSource
internal import Workbench

extension LessonGuide {
  mutating func answer(_ line: String, _ word: String) -> [Effect] {
    switch waiting {
    case .nothing, .goOn:
      if word.isEmpty {
        waiting = .nothing
        forgetExperiments()
        return next()
      }
      waiting = .goOn
      return typed(line)
    case .entry(let block, let steps, let number): return enter(line, word, block, steps, number)
    case .prediction(_, let prediction): return predict(word, prediction)
    case .quiz(let quiz): return choose(word, quiz)
    case .task(let task, let hints): return work(line, word, task, hints)
    }
  }
  /// An entry of the learner's own: the lesson goes on with what was there before.
  private mutating func typed(_ line: String) -> [Effect] {
    kept = kept ?? player
    return enter(line)
  }
  private mutating func enter(_ entry: String) -> [Effect] { player.blocks(player.session.handle(.entry(entry))).map(Effect.block) }
  private mutating func forgetExperiments() {
    if let kept { player = kept }
    kept = nil
  }

  // MARK: Entries

  private mutating func enter(_ line: String, _ word: String, _ block: LessonBlock, _ steps: [SessionStep], _ number: Int) -> [Effect] {
    let step = steps[number]
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    let isGiven = word.isEmpty || words(line).joined() == words(step.entry).joined()
    var effects: [Effect] = word.isEmpty ? [.say("> " + step.entry)] : []
    guard isGiven else {
      effects += typed(line)
      return effects + [.say("That is your own; look at it as long as you like. Then type this, or press Enter:\n\(step.entry)")]
    }
    forgetExperiments()
    effects += enter(step.entry)
    guard steps.indices.contains(number + 1) else {
      waiting = .nothing
      return effects + next()
    }
    waiting = .entry(block, steps, number + 1)
    return effects + [.say("Now this:\n\(steps[number + 1].entry)")]
  }

  // MARK: Questions

  private mutating func predict(_ word: String, _ prediction: LessonPrediction) -> [Effect] {
    guard let answer = ClaimedLength(Substring(word)), let cell = player.session.preview?.request.device.cell else {
      return [.say("A number, in points or in cells as in 12c; ':quit' leaves.")]
    }
    let isAcross = prediction.target.hasSuffix(".width") || prediction.target.hasSuffix(".x")
    let points = answer.isInCells ? answer.value * Double(isAcross ? cell.width : cell.height) : answer.value
    guard let found = try? player.predicted(prediction) else {
      waiting = .nothing
      return next()
    }
    waiting = .nothing
    let misconception = found.model(of: points).map { [Effect.misconception($0.rawValue)] } ?? []
    return misconception + [.prose(found.verdict(on: points))] + next()
  }
  private mutating func choose(_ word: String, _ quiz: LessonQuiz) -> [Effect] {
    guard let number = Int(word), quiz.answers.indices.contains(number - 1) else { return [.say("Answer with a number from 1 to \(quiz.answers.count).")] }
    let answer = quiz.answers[number - 1]
    guard answer.isRight else { return [.prose("Not that one. \(answer.reason)")] }
    waiting = .nothing
    return [.prose("Right. \(answer.reason)")] + next()
  }

  // MARK: Tasks

  private mutating func work(_ line: String, _ word: String, _ task: LessonTask, _ hints: Int) -> [Effect] {
    switch word {
    case "": return [.say("Save \(task.name) in your editor: it is checked at once. 'hint' helps, 'skip' goes on.")]
    case "hint":
      guard task.hints.indices.contains(hints) else { return [.say(task.hints.isEmpty ? "There is no hint here." : "There are no more hints; 'solution' shows one.")] }
      waiting = .task(task, hints: hints + 1)
      return [.prose("Hint \(hints + 1) of \(task.hints.count): \(task.hints[hints])")]
    case "solution": return [.say(task.solutions.map { "One way:\n" + $0.text }.joined(separator: "\n"))]
    case "reset": return [.file(name: task.name, text: task.start, replacesExisting: true)] + opened(task.name, task.start)
    case "skip":
      waiting = .nothing
      if let solution = task.solutions.first { _ = player.open(task.name, solution.text, at: 1) }
      return [.unwatch] + next()
    default: return typed(line)
    }
  }
  mutating func saved(_ content: Session.FileContent) -> [Effect] {
    guard case .task(let task, _) = waiting else { return [] }
    guard case .text(let text) = content else { return player.blocks(player.session.handle(.file(path: task.name, content))).map(Effect.block) }
    if text == player.files[task.name] { return [] }
    player.files[task.name] = text
    var effects = player.blocks(player.session.handle(.file(path: task.name, .text(text)))).map(Effect.block)
    let isRunnable = effects.allSatisfy { effect in
      if case .block(let block) = effect { return !block.isError }
      return true
    }
    if !isRunnable { return effects + [.say("It does not run yet.")] }
    let failures = task.checks.compactMap { player.check($0, prefix: nil) }
    if let first = failures.first {
      let line = first.line.map { lesson.text.line($0).trimmingCharacters(in: .whitespaces) } ?? ""
      return effects + [.say("Not yet: \(line)\n\(first.message)" + (failures.count > 1 ? "\n(\(failures.count) of \(task.checks.count) checks are open)" : ""))]
    }
    waiting = .nothing
    let isKnown = task.solutions.contains { $0.text == text }
    effects.append(.say(isKnown || task.solutions.isEmpty ? "That is it." : "That is it, in a way of your own. The lesson's way:\n" + task.solutions[0].text))
    return effects + [.unwatch] + next()
  }
}
