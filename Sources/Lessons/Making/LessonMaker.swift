internal import Foundation
internal import SwiftSource
internal import Workbench

/// Makes lessons: an empty one, and one from what was typed at the prompt.
@MainActor
public enum LessonMaker {
  /// A lesson to begin with; it holds as it stands.
  /// - Parameter name: the file's name without its ending, as in `18-my-lesson`.
  public static func skeleton(_ name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }.drop { $0.allSatisfy(\.isNumber) }.joined(separator: " ")
    let title = words.prefix(1).uppercased() + words.dropFirst()
    return """
      ---
      title: \(title.isEmpty ? "A lesson" : title)
      level: 1
      ---

      # \(title.isEmpty ? "A lesson" : title)

      Say what this lesson is about, in a sentence or two.

      ```swift Start.swift
      import SwiftUI

      struct Start: View {
        var body: some View {
          Text("Hello")
            .accessibilityIdentifier("title")
        }
      }

      #Preview {
        Start()
      }
      ```

      ```expect
      #title.size == 40x16
      ```

      ## See it

      ```playground
      > .padding()

        Hello
      ```

      ## Predict

      ```predict #title.x
      Where does the text begin now?
      ```

      ## Build

      Put a border around the text.

      ```task Card.swift
      import SwiftUI

      struct Card: View {
        var body: some View {
          Text("Card")
        }
      }

      #Preview {
        Card()
      }
      ```

      ```hint
      A modifier stands behind the view that it changes.
      ```

      ```check
      count(border) == 1
      ```

      <details><summary>Solution</summary>

      ```solution
      import SwiftUI

      struct Card: View {
        var body: some View {
          Text("Card")
            .border(.gray)
        }
      }

      #Preview {
        Card()
      }
      ```

      </details>

      """
  }

  /// A lesson of the entries of a script, each with what it shows.
  /// - Parameter script: entries as they are typed at the prompt, one after another; an entry of several lines goes on until it is complete.
  public static func recorded(title: String, script: String) -> String { recorded(title: title, file: nil, entries: entries(script)) }

  /// A lesson of entries, each with what it shows.
  /// - Parameters:
  ///   - file: the source that the entries are typed to, and its name; nil for none.
  ///   - entries: whole entries, without a prompt.
  public static func recorded(title: String, file: (name: String, text: String)?, entries: [String]) -> String {
    var player = Session()
    var text = "# \(title)\n\n"
    if let file {
      let fence = fence(around: file.text)
      text += "\(fence)swift \(file.name)\n\(file.text.hasSuffix("\n") ? file.text : file.text + "\n")\(fence)\n\n"
      _ = player.start(opening: file.name)
      _ = player.handle(.file(path: file.name, .text(file.text)))
    }
    if entries.isEmpty { return text }
    let session = played(entries, by: &player)
    let fence = fence(around: session)
    return text + "\(fence)playground\n\(session)\(fence)\n"
  }
  /// A fence longer than any inside.
  private static func fence(around text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    return String(repeating: "`", count: max(3, longest + 1))
  }
  private static func played(_ entries: [String], by player: inout Session) -> String {
    var text = ""
    for entry in entries {
      var lines = entry.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      text += "> \(lines.removeFirst())\n" + lines.map { ("… " + $0).trimmedAtEnd + "\n" }.joined()
      var output = ""
      var queue = player.handle(.entry(entry))
      while !queue.isEmpty {
        let effect = queue.removeFirst()
        switch effect {
        case .show(let block): output += block.text()
        case .update(let blocks, _): output += blocks.map { $0.text() }.joined()
        case .read(let path): queue += player.handle(.file(path: path, .missing))
        case .watch, .quit: break
        case let effect: if let event = effect.refused("a lesson writes no files") { queue += player.handle(event) }
        }
      }
      text += LessonText(output).lines.map(\.content).trimmedLines.map { $0 + "\n" }.joined()
    }
    return text
  }
  private static func entries(_ script: String) -> [String] {
    var entries: [String] = []
    var open = ""
    for line in LessonText(script).lines.map(\.content) {
      if open.isEmpty, line.allSatisfy(\.isWhitespace) { continue }
      open += open.isEmpty ? line : "\n" + line
      if open.drop(while: \.isWhitespace).first == ":" || PromptEntry(open).isComplete {
        entries.append(open)
        open = ""
      }
    }
    return open.isEmpty ? entries : entries + [open]
  }

  /// What a lesson lacks, beside being right: a title, a prediction, a task with hints, prose between its blocks.
  /// - Throws: why it is no lesson.
  public static func advice(path: String, text: String) throws(LessonProblem) -> [String] {
    let lesson = try Lesson(path: path, text: text)
    var advice: [String] = []
    func say(_ line: Int, _ message: String) { advice.append("\(path):\(line): warning: \(message)") }
    if lesson.frontMatter.title == nil, !lesson.text.lines.contains(where: { $0.content.hasPrefix("# ") }) {
      say(1, "the lesson has no title: begin with '# Title', or say 'title:' in the front matter")
    }
    for row in lesson.frontMatter.rows where row.wholeMatch(of: /[SC]\d+/) == nil { say(1, "'\(row)' is no row of the mission; rows are S01, S02, …") }
    if lesson.blocks.isEmpty { say(1, "nothing in the lesson is checked") }
    var hasPrediction = false
    var hasTask = false
    for block in lesson.blocks {
      switch block.content {
      case .prediction: hasPrediction = true
      case .task(let task):
        hasTask = true
        if task.hints.isEmpty { say(block.line, "this task has no hint") }
      case .session(let steps): for step in steps where step.expected.isEmpty && step.entry.first != ":" { say(step.line, "what this entry shows is not written down") }
      default: break
      }
    }
    if !hasPrediction { say(1, "the lesson has no prediction: a block 'predict #title.width'") }
    if !hasTask { say(1, "the lesson has no task: a block 'task Name.swift' with 'check' and 'solution' behind it") }
    return advice
  }
}
