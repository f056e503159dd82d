internal import Lessons
internal import Testing

@Suite struct `Markdown as blocks` {
  private static func described(_ markdown: String) -> [String] {
    MarkdownDocument(markdown).blocks.map { block in
      func text(_ spans: [MarkdownDocument.Span]) -> String {
        spans.map { $0.style == .plain ? $0.text : "<\($0.style) \($0.text)>" }.joined()
      }
      return switch block {
      case .heading(let spans): "# " + text(spans)
      case .paragraph(let spans, let mark, let indent): "\(indent)|\(mark)|" + text(spans)
      case .lines(let lines, let indent): "\(indent): " + lines.joined(separator: "/")
      }
    }
  }

  @Test func `joins the lines of a paragraph`() {
    #expect(Self.described("# A *b*\n\none\ntwo `c d` **e**\nthree\n") == ["# A <emphasis b>", "0||one two <code c d> <strong e> three"])
  }
  @Test func `keeps lines of code, and rows of a table`() {
    #expect(Self.described("```swift\na\n  b\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n") == ["4: a/  b", "0||| a | b |\n|---|---|\n| 1 | 2 |"])
  }
  @Test func `numbers and indents lists`() {
    #expect(Self.described("9. one\n10. two\n    - deep\n\nafter\n") == ["0|9. |one", "0|10. |two", "4|- |deep", "0||after"])
    #expect(Self.described("> said\n\n- a\n\n  more\n- b\n") == ["2||said", "0|- |a", "2||more", "0|- |b"])
  }
  @Test func `shows where a link leads, and leaves HTML out`() {
    #expect(Self.described("See [this](a.md).\n\n<details><summary>x</summary>\n\nin\n\n</details>\n") == ["0||See this (a.md).", "0||in"])
  }
  @Test(arguments: ["", "```", "- ", "1. 2. 3. - > #", String(repeating: "> - ", count: 2_000) + "x", "\u{1B}[31m"]) func `reads anything`(text: String) {
    _ = MarkdownDocument(text)
  }
}
