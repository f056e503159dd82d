internal import Testing

@testable internal import Workbench

@MainActor @Suite struct `The mark of an error before Enter` {
  var driver = SessionDriver()
  private func marked(_ text: String, cursor: Int? = nil) -> [String] {
    let characters = Array(text)
    return driver.session.marks(of: text, cursor: cursor ?? text.count).map { String(characters[$0]) }
  }

  @Test(arguments: [
    ("Txt(\"a\")", ["Txt"]), ("Text(\"a\").paddng()", ["paddng"]), ("Text(\"a\"))", [")"]), ("VStack { Text(\"a\"", ["{", "("]), ("Text(\"(\")", []), ("Text(\"a\") // (", []),
    ("let x = Int(3)", []), (":wrap VStac {", []), ("", []), ("Text(\"漢字\").bordr(.red)", ["bordr"]), ("Text(\"a\").padding()", []),
  ]) func `11 is under what has no other half, and under names that are misspelled`(text: String, marks: [String]) { #expect(marked(text) == marks) }
  @Test mutating func `is not under what is still typed, nor under what was declared`() {
    #expect(marked("Txt(", cursor: 3) == ["("])
    _ = driver.type("struct Txt: View { var body: some View { Text(\"t\") } }")
    #expect(marked("Txt()") == [])
  }
  @Test func `is a sign where there are no colours`() {
    let block = PromptPainter(colors: .none).block("Txt(\"a\")", cursor: 8, window: .standard, suggestion: "no", marks: [0..<3])
    #expect(block.rows.count == 1 && block.rows[0].hasSuffix("  ← Txt?") && !block.rows[0].contains("no") && block.cursorColumn == 10, "\(block.rows)")
    #expect(PromptPainter(colors: .ansi16).block("a", cursor: 1, window: .standard, suggestion: "bc").widths == [5])
  }
}
