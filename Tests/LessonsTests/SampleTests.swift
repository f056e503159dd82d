internal import Lessons
internal import Testing

@MainActor @Suite struct `A sample with its picture` {
  private static let view = "import SwiftUI\n\nstruct A: View {\n  var body: some View { Text(\"A\").border(.red) }\n}\n\n#Preview { A() }\n"

  @Test func `holds`() {
    let report = LessonRunner.check(path: "a.swift", text: Self.view + "\n// paints:\n// ┌─┐\n// │A│\n// └─┘\n")
    #expect(report.problems.isEmpty)
    #expect(report.checkCount == 1)
  }
  @Test func `expects nothing without the comment`() { #expect(LessonRunner.check(path: "a.swift", text: Self.view).isEmpty) }

  @Test func `fails with the difference`() {
    let problems = LessonRunner.check(path: "a.swift", text: Self.view + "\n// paints:\n// ┌─┐\n// │B│\n// └─┘\n").problems
    #expect(
      problems.map(\.text) == [
        """
        a.swift:9: error: it paints something else
        --- expected (a.swift:10)
        +++ found
        @@ -10,3 +10,3 @@
         ┌─┐
        -│B│
        +│A│
        ? ^
         └─┘
        if what is found is right: playground test --update a.swift

        """
      ])
  }
  @Test(arguments: ["\n// paints:\n", "\n// paints:", "\n// paints:\n// old\n// older\n"]) func `is filled in`(comment: String) {
    let updated = LessonRunner.check(path: "a.swift", text: Self.view + comment).updatedText
    #expect(updated == Self.view + "\n// paints:\n// ┌─┐\n// │A│\n// └─┘\n")
  }
  @Test func `has options, and several pictures`() {
    let text = "HStack { Text(\"a\"); Spacer(); Text(\"b\") }\n// paints: --size 5x1\n// a   b\n\n// paints: --view 'Text(\"c d\")' --size 5x3 --screen\n//\n//  c d\n"
    #expect(LessonRunner.check(path: "a.swift", text: text).problems.map(\.text) == [])
  }
  @Test(arguments: [
    ("// paints: --siz 1x1\n", "a.swift:8: error: '--siz' means nothing here; there are --size, --screen, --device, --proposal, --view and --preview\n"),
    ("// paints: --size\n", "a.swift:8: error: --size wants a value\n"), ("// paints: --size big\n", "a.swift:8: error: --size wants columns and rows, as in 40x10, not 'big'\n"),
    ("// paints: --device x\n", "a.swift:8: error: there is no device 'x'; there are terminal, phone, iphone, iphone-small, iphone-new, iphone-large, ipad, watch\n"),
  ]) func `says what is wrong with its options`(comment: String, message: String) {
    #expect(LessonRunner.check(path: "a.swift", text: Self.view + comment).problems.map(\.text) == [message])
  }
  @Test func `that does not run says why`() {
    let problem = LessonRunner.check(path: "a.swift", text: "Text(x)\n// paints:\n// a\n").problems.first
    #expect(problem?.text.hasPrefix("a.swift:1: error: this file does not run\na.swift:1:6: error: cannot find 'x' in scope\n") == true)
  }
}
