internal import Lessons
internal import Testing

@MainActor @Suite struct `A lesson` {
  private static let good = """
    # Hello

    ```swift Card.swift
    import SwiftUI
    struct Card: View {
      var body: some View { Text("card").accessibilityIdentifier("title") }
    }
    #Preview { Card() }
    ```

    ```expect picture
    card
    ```

    ```playground
    > VStack {
    …   Card()
    …   Text("below.")
    … }
     card
    below.

    > .border(.red)
    ┌──────┐
    │ card │
    │below.│
    └──────┘
    ```

    ```expect
    #title.size == 32x16
    expect Text[2].size == 6cx1c
    "below.".y == 16
    expect picture
    ┌──────┐
    │ card │
    │below.│
    └──────┘
    expect border.width == 6c
    ```

    ```sh
    > not ours
    ```

    """

  @Test func `that holds has no problem`() {
    let report = LessonRunner.check(path: "l.md", text: Self.good)
    #expect(report.problems.map(\.text) == [])
    #expect(report.checkCount == 9)
    #expect(report.updatedText == nil)
  }

  @Test func `shows where it fails, and the difference`() {
    let report = LessonRunner.check(path: "l.md", text: "Try:\n\n```playground\n> Text(\"Hello\")\n>  Text(\"Hi\").border(.red)\n┌──┐\n│Ho│\n└──┘\n```\n")
    #expect(
      report.problems.map(\.text) == [
        """
        l.md:5: error: the prompt shows something else
        l.md:4: note: this is the result of: Text("Hello")
        --- expected (l.md:5)
        +++ found
        @@ -4,0 +5,1 @@
        +Hello
        if what is found is right: playground test --update l.md

        """,
        """
        l.md:6: error: the prompt shows something else
        l.md:5: note: this is the result of:  Text("Hi").border(.red)
        --- expected (l.md:6)
        +++ found
        @@ -6,3 +6,3 @@
         ┌──┐
        -│Ho│
        +│Hi│
        ?  ^
         └──┘
        if what is found is right: playground test --update l.md

        """,
      ])
  }

  @Test func `shows what a measurement is`() {
    let report = LessonRunner.check(path: "l.md", text: "```swift\nText(\"Hi\")\n```\n```expect\nText.size == 3cx1c\n```\n")
    #expect(
      report.problems.map(\.text) == [
        """
        l.md:5: error: it is 16x16 points, not 24x16
        --- expected (l.md:5)
        +++ found
        @@ -5,1 +5,1 @@
        -Text.size == 3cx1c
        +Text.size == 2cx1c
        ?             ^
        if what is found is right: playground test --update l.md

        """
      ])
  }

  @Test func `is brought up to date, and only once`() throws {
    let old =
      "# Prose  with   blanks \r\n\r\n* item\r\n\r\n  ```playground\r\n  > Text(\"Hi\").border(.red)\r\n  old\r\n\r\n  > Text(\"b\")\r\n  ```\r\n\r\n```expect\r\nText.width ==   99\r\n```\r\n```expect picture\r\nold\r\n```\r\nlast line"
    let new = try #require(LessonRunner.check(path: "l.md", text: old).updatedText)
    #expect(
      new
        == "# Prose  with   blanks \r\n\r\n* item\r\n\r\n  ```playground\r\n  > Text(\"Hi\").border(.red)\r\n  ┌──┐\r\n  │Hi│\r\n  └──┘\r\n\r\n  > Text(\"b\")\r\n  b\r\n  ```\r\n\r\n```expect\r\nText.width ==   8\r\n```\r\n```expect picture\r\nb\r\n```\r\nlast line"
    )
    let again = LessonRunner.check(path: "l.md", text: new)
    #expect(again.problems.isEmpty)
    #expect(again.updatedText == nil)
  }

  @Test func `shows errors as part of a session`() {
    let text = "```playground\n> Tex(\"Hi\")\nprompt:1:1: error: cannot find 'Tex' in scope; did you mean 'Text'?\nTex(\"Hi\")\n^^^\nfix: replace 'Tex' with 'Text'\n```\n"
    #expect(LessonRunner.check(path: "l.md", text: text).problems.map(\.text) == [])
  }

  @Test func `places an error of a file in the lesson`() {
    let problem = LessonRunner.check(path: "l.md", text: "Prose\n\n```swift\nlet x = 1\nText(y)\n```\n").problems.first
    #expect(problem?.line == 5)
    #expect(problem?.details.prefix(3) == ["l.md:5:6: error: cannot find 'y' in scope", "Text(y)", "     ^"])
    #expect(problem?.kind == .malformed)
  }

  @Test(arguments: [
    ("a\n\n```playground\n> Text(\"a\")\n", "l.md:3: error: this block is never closed; add a line with ``` behind it\n"),
    ("~~~~swift\nText(\"a\")\n~~~\n", "l.md:1: error: this block is never closed; add a line with ~~~~ behind it\n"),
    ("```playgrond\n```\n", "l.md:1: error: there is no block 'playgrond'; did you mean 'playground'?\n"),
    ("```Swift\n```\n", "l.md:1: error: there is no block 'Swift'; did you mean 'swift'?\n"),
    ("```swift a b\n```\n", "l.md:1: error: behind 'swift' there may be the name of a file, as in 'swift Card.swift', and nothing else\n"),
    ("```playground\nText(\"a\")\n```\n", "l.md:2: error: a prompt session begins with a typed line, as in '> Text(\"Hello\")'\n"),
    ("```swift\nText(\"a\")\n```\n```expect\nText.wdth == 1\n```\n", "l.md:5:5: error: nothing is called '.wdth'; did you mean '.width'?\n"),
    ("```expect\nText.size == 1\n```\n", "l.md:2:14: error: a size is written 104x16 in points, or 13cx1c in cells\n"),
    ("```expect\nexpect nothing\n```\n", "l.md:2:8: error: an expectation is 'picture', or reads SELECTOR.size == 104x16\n"),
    ("```expect\nText.x == 0\n```\n", "l.md:2: error: there is no view that this could hold for\n"),
    ("```swift\nText(\"a\")\n```\n```expect\n#b.x == 0\n```\n", "l.md:5: error: nothing has the identifier 'b'\n"),
  ]) func `that is malformed says where`(text: String, message: String) {
    #expect(LessonRunner.check(path: "l.md", text: text).problems.map(\.text) == [message])
  }

  @Test(arguments: [
    "", "```", "\u{0}", "```\n\u{1B}\n```", "    indented\n", "> ```playground\n> > Text(\"a\")\n> a\n> ```\n", String(repeating: "> ", count: 5_000) + "```playground",
    String(repeating: "* ", count: 5_000),
  ])
  func `survives anything`(text: String) { #expect(LessonRunner.check(path: "l.md", text: text).problems.count <= 1) }
}
