import Drawing
import Terminal
import Testing
import Workbench

/// Ctrl-R, and what is shown beside a line.
@MainActor @Suite struct `Beside the line` {
  private let window = CellCount(columns: 40, rows: 10)
  private func text(_ block: PromptBlock) -> [String] { block.rows.map { $0.text.replacing(/\u{1b}\[[0-9;:]*m/, with: "") } }

  @Test func `5 a search finds what holds the pattern, newest first, each once`() {
    var search = HistorySearch(["Text(\"a\")", "HStack {\n}", ".text", "Text(\"a\")"])
    search.type("text")
    #expect(search.matches == ["Text(\"a\")", ".text"])
    search.goBack()
    search.goBack()
    #expect(search.found == ".text")
    search.erase()
    #expect(search.found == ".text", "another pattern keeps what was chosen")
    search.goForth()
    #expect(search.found == "Text(\"a\")")
    search.eraseAll()
    search.type("Te")
    #expect(search.matches == ["Text(\"a\")"], "a capital counts")
    search.type("zz")
    #expect(search.found == nil)
  }
  @Test func `5 its menu stands under the pattern, with the match marked`() {
    var search = HistorySearch(["Text(\"a\")", "HStack {\n  Text(\"b\")\n}"])
    search.type("text")
    search.goBack()
    let painter = PromptPainter(colors: .trueColor)
    #expect(text(painter.block(search, window: window)) == ["search: text", "  HStack {   Text(\"b\") }", "> Text(\"a\")"])
    for (columns, rows) in [(0, 0), (1, 1), (20, 3)] { #expect(painter.block(search, window: CellCount(columns: columns, rows: rows)).rows.count <= max(rows - 1, 1)) }
  }
  @Test func `7 a suggestion stands in grey behind the cursor, and only with colours`() {
    let decoration = PromptDecoration(suggestion: "(\"a\")\n.bold()")
    let block = PromptPainter(colors: .trueColor).block("Text", cursor: 4, window: window, decoration: decoration)
    #expect(text(block) == ["> Text(\"a\") …"] && block.cursorColumn == 6)
    #expect(text(PromptPainter(colors: .none).block("Text", cursor: 4, window: window, decoration: decoration)) == ["> Text"])
  }
  @Test func `11 a mistake is underlined, and without colours pointed at`() throws {
    var driver = SessionDriver()
    _ = driver.type("Text(\"x\")")
    let mistake = try #require(driver.session.mistake(in: "Tex(\"a\")", cursor: 8))
    let decoration = PromptDecoration(mistake: mistake)
    #expect(PromptPainter(colors: .trueColor).block("Tex(\"a\")", cursor: 8, window: window, decoration: decoration).rows[0].text.contains("\u{1b}["))
    #expect(text(PromptPainter(colors: .none).block("Tex(\"a\")", cursor: 8, window: window, decoration: decoration)).last?.hasPrefix("  ^^^ cannot find 'Tex'") == true)
  }
}
