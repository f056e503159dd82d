import Terminal
import Testing

@Suite struct `Text for a terminal` {
  @Test func `holds no sequence that came from outside`() {
    #expect(TerminalText("a\u{1B}]52;c;eA==\u{7}b\u{9B}2J\u{202E}c").text == "a␛]52;c;eA==␇b�2J�c")
    let name = "x\u{1B}[2J"
    #expect(("\(name)\n" as TerminalText).text == "x␛[2J\n")
  }
  @Test func `keeps line breaks and tabs`() { #expect(TerminalText("a\tb\r\nc").text == "a\tb\nc") }
  @Test func `holds the program's own sequences`() {
    #expect((EscapeSequence.styled([1, 31], "a\u{1B}[0m") + "b").text == "\u{1B}[1;31ma␛[0m\u{1B}[0mb")
    #expect(EscapeSequence.nextRow.text == "\r\n")
  }
  @Test func `falls into lines`() {
    #expect(TerminalText("a\n\nb\n").lines.map(\.text) == ["a", "", "b"])
    #expect(TerminalText("").lines.isEmpty)
    #expect([TerminalText("a"), "b"].joined(separator: ", ").text == "a, b")
  }
  @Test func `a picture's cells bring none along`() throws {
    var grid = try CellGrid(columns: 8, rows: 1)
    grid.put(Cell("\u{1B}", columns: 1, foreground: .standard, background: .standard, attributes: []), column: 0, row: 0)
    #expect(TextPainter().ansi(grid).text == "␛")
  }
}
