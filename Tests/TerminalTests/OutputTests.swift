import Drawing
import Terminal
import Testing

@Suite struct OutputTests {
  @Test(arguments: [
    (ColorSupport.none, "ab"), (.ansi16, "\u{1B}[91mab\u{1B}[0m"), (.ansi256, "\u{1B}[38;5;203mab\u{1B}[0m"), (.trueColor, "\u{1B}[38;2;255;59;48mab\u{1B}[0m"),
  ])
  func `a colour is as exact as the output can show`(colors: ColorSupport, output: String) throws {
    #expect(try Scene(16, 16, Scene.text("ab", paint: Scene.red)).ansi(colors) == output)
  }
  @Test func `a line ends in plain style, and styles are sent once`() throws {
    #expect(try Scene(16, 32, Scene.fill(0, 0, 16, 32)).ansi(.ansi16) == "\u{1B}[101m  \u{1B}[0m\n\u{1B}[101m  \u{1B}[0m")
    #expect(try Scene(32, 16, Scene.text("a")).ansi(.ansi16) == "a")
  }
  @Test func `the scheme's text colour as a fill is the terminal's own`() throws {
    #expect(try Scene(8, 16, Scene.fill(0, 0, 8, 16, .foreground)).ansi() == "\u{1B}[7m \u{1B}[0m")
    #expect(try Scene(8, 16, Scene.fill(0, 0, 8, 16, .foreground), Scene.text("x", paint: Scene.red)).ansi(.ansi16) == "\u{1B}[7;101mx\u{1B}[0m")
  }
  @Test func `a bold text next to a faint one changes only what differs`() throws {
    var grid = try CellGrid(columns: 3, rows: 1)
    grid.write("a", column: 0, row: 0, attributes: [.bold, .italic])
    grid.write("b", column: 1, row: 0, attributes: [.dim, .italic])
    grid.write("c", column: 2, row: 0)
    #expect(TextPainter(colors: .ansi16).ansi(grid).text == "\u{1B}[1;3ma\u{1B}[22;2mb\u{1B}[0mc")
  }
  @Test func `only a screen gets absolute columns and attributes without colours`() throws {
    var grid = try CellGrid(columns: 4, rows: 1)
    grid.write("👩‍💻é", column: 0, row: 0, attributes: .bold)
    #expect(TextPainter().ansi(grid).text == "👩‍💻é")
    #expect(TextPainter().ansi(grid, isScreen: true).text == "\u{1B}[1m👩‍💻\u{1B}[3Gé\u{1B}[0m")
  }
  @Test(
    arguments: [
      (ColorSupport.Choice.auto, [:], true, ColorSupport.none), (.auto, ["TERM": "xterm"], true, .ansi16), (.auto, ["TERM": "xterm"], false, .none),
      (.auto, ["TERM": "xterm-256color"], true, .ansi256), (.auto, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, .trueColor),
      (.auto, ["TERM": "xterm", "COLORTERM": "24bit"], true, .trueColor), (.auto, ["TERM": "xterm", "NO_COLOR": "1"], true, .none),
      (.auto, ["TERM": "xterm", "NO_COLOR": ""], true, .ansi16),
      (.auto, ["TERM": "dumb", "COLORTERM": "truecolor"], true, .none), (.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], false, .ansi16),
      (.auto, ["CLICOLOR_FORCE": "1"], false, .ansi16), (.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "0"], false, .none),
      (.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false, .none), (.auto, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], true, .none),
      (.always, ["NO_COLOR": "1", "TERM": "xterm-256color"], false, .ansi256), (.always, [:], false, .ansi16), (.never, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], true, .none),
      (.auto, ["TERM": "xterm-direct"], true, .trueColor),
    ] as [(ColorSupport.Choice, [String: String], Bool, ColorSupport)])
  func `colours are decided by option, environment and terminal`(choice: ColorSupport.Choice, environment: [String: String], isTerminal: Bool, colors: ColorSupport) {
    #expect(ColorSupport.decide(choice, environment: environment, isTerminal: isTerminal) == colors)
  }
}
