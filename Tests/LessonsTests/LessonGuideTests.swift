internal import Foundation
internal import Lessons
internal import Testing
internal import Workbench

@MainActor @Suite struct `A lesson that is played` {
  private static let text = """
    # Widths

    Some words.

    ```swift Row.swift
    import SwiftUI
    struct Row: View {
      var body: some View {
        HStack(spacing: 8) {
          Color.red.accessibilityIdentifier("red")
          Text("Hi")
          Color.blue
        }
        .frame(width: 160, height: 16)
      }
    }
    #Preview { Row() }
    ```

    ```predict #red.width
    How wide is the red?
    ```

    It is 64.

    ```playground
    > Text("Hi")
    Hi

    > .padding()

      Hi
    ```

    ```quiz
    Which?
    - [ ] this
      It is wrong.
    - [x] that
      It is right.
    ```

    ```task Card.swift
    import SwiftUI
    struct Card: View { var body: some View { Text("card").accessibilityIdentifier("card") } }
    #Preview { Card() }
    ```

    ```hint
    First.
    ```

    ```hint
    Second.
    ```

    ```check
    #card.x == 16
    ```

    ```solution
    import SwiftUI
    struct Card: View { var body: some View { Text("card").accessibilityIdentifier("card").padding() } }
    #Preview { Card() }
    ```

    """
  /// What is shown, and the rest of what is done.
  private static func words(_ effects: [LessonGuide.Effect]) -> String {
    effects.map { effect in
      switch effect {
      case .prose(let text), .say(let text): text
      case .block(let block): block.text()
      case .file(let name, _, let replaces): "file \(name)\(replaces ? " anew" : "")"
      case .unwatch: "unwatch"
      case .progress(let part, let isDone): "part \(part)\(isDone ? ", done" : "")"
      case .misconception(let model): "misconception \(model)"
      case .finished: "finished"
      }
    }.joined(separator: "\n")
  }
  private static func guide(_ lines: [String]) throws -> (LessonGuide, String) {
    var guide = LessonGuide(try Lesson(path: "l.md", text: text))
    var shown = words(guide.start())
    for line in lines { shown = words(guide.handle(.line(line))) }
    return (guide, shown)
  }

  @Test func `holds`() { #expect(LessonRunner.check(path: "l.md", text: Self.text).problems.map(\.text) == []) }

  @Test func `does not show what is to be predicted`() throws {
    let (guide, shown) = try Self.guide([])
    #expect(shown.contains("Some words."))
    #expect(shown.contains("struct Row: View"))
    #expect(!shown.contains("▓") && !shown.contains("█"))
    #expect(guide.prompt.contains("go on"))
    #expect(try Self.guide([""]).1.contains("How wide is the red?"))
    #expect(try Self.guide([""]).0.prompt == "your prediction, in points: ")
  }
  @Test func `explains a wrong prediction by the wrong idea that gives it`() throws {
    let shown = try Self.guide(["", "48"]).1
    #expect(shown.contains("misconception"))
    #expect(shown.contains("it is 64; 48 would be true of “equal split always”"))
    #expect(try Self.guide(["", "8c"]).1.contains("right: 64"))
    #expect(try Self.guide(["", "many"]).1.contains("A number, in points or in cells as in 12c"))
  }
  @Test func `types for who presses Enter, and lets one try one's own`() throws {
    #expect(try Self.guide(["", "64", ""]).1.contains("Now this:\n.padding()"))
    let (_, shown) = try Self.guide(["", "64", "Text(\"mine\")"])
    #expect(shown.contains("mine"))
    #expect(shown.contains("That is your own"))
    // The lesson goes on with its own view, not with the learner's.
    #expect(try Self.guide(["", "64", "Text(\"mine\")", "", ""]).1.contains("\n  Hi\n"))
  }
  @Test func `gives a reason for each answer`() throws {
    let until = ["", "64", "", ""]
    #expect(try Self.guide(until + ["1"]).1 == "Not that one. It is wrong.")
    #expect(try Self.guide(until + ["2"]).1.contains("Right. It is right."))
    #expect(try Self.guide(until + ["7"]).1 == "Answer with a number from 1 to 2.")
  }
  @Test func `hints in levels, and ends with a solution`() throws {
    let until = ["", "64", "", "", "2"]
    #expect(try Self.guide(until).1.contains("file Card.swift"))
    #expect(try Self.guide(until + ["hint"]).1 == "Hint 1 of 2: First.")
    #expect(try Self.guide(until + ["hint", "hint"]).1 == "Hint 2 of 2: Second.")
    #expect(try Self.guide(until + ["hint", "hint", "hint"]).1.contains("no more hints"))
    #expect(try Self.guide(until + ["solution"]).1.contains("One way:\nimport SwiftUI"))
    #expect(try Self.guide(until + ["reset"]).1.contains("file Card.swift anew"))
    #expect(try Self.guide(until + ["skip"]).1.contains("finished"))
  }
  @Test func `checks each save by what the layout is`() throws {
    var guide = try Self.guide(["", "64", "", "", "2"]).0
    func save(_ body: String) -> String {
      Self.words(guide.handle(.saved(.text("import SwiftUI\nstruct Card: View { var body: some View { \(body) } }\n#Preview { Card() }\n"))))
    }
    #expect(save("Text(\"card\").accessibilityIdentifier(\"card\").padding(8)").contains("Not yet: #card.x == 16\nit is 8 points, not 16"))
    #expect(save("Text(\"card\"").contains("It does not run yet."))
    let shown = save("HStack(spacing: 0) { Spacer().frame(width: 16); Text(\"card\").accessibilityIdentifier(\"card\") }")
    #expect(shown.contains("in a way of your own"))
    #expect(shown.contains("finished"))
  }
  @Test func `goes on where it was left, and back`() throws {
    var guide = LessonGuide(try Lesson(path: "l.md", text: Self.text))
    var parts: [Int] = []
    for effect in guide.start() { if case .progress(let part, _) = effect { parts.append(part) } }
    for effect in guide.handle(.line("")) { if case .progress(let part, _) = effect { parts.append(part) } }
    #expect(parts.count == 2 && parts[0] < parts[1])
    var resumed = LessonGuide(guide.lesson)
    #expect(Self.words(resumed.start(at: parts[1])).contains("How wide is the red?"))
    #expect(Self.words(resumed.handle(.line(":back"))).contains("struct Row: View"))
    #expect(Self.words(resumed.handle(.line(":quit"))) == "finished")
  }
}
