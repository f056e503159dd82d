import Drawing
import Foundation
import Terminal
import Testing

@Suite struct TextTests {
  @Test func `a title is drawn with large letters`() throws {
    #expect(try Scene(64, 32, Scene.text("Hi, A", size: 28)).picture() == ["🬲▌🬠     🬳🬓", "🬄🬄🬉 🬖   🬄🬄"])
  }
  @Test func `without blocks its letters are spaced, bold and underlined`() throws {
    let grid = try Scene(48, 32, Scene.text("Hi!", size: 28)).grid(.ascii)
    #expect(TextPainter(charset: .ascii).text(grid) == "\nH i !")
    #expect((0..<6).allSatisfy { grid[$0, 1].attributes == [.bold, .underline] })
    #expect(try Scene(48, 32, Scene.text("漢a", size: 51)).picture() == ["", "漢    a", ""])
  }
  @Test func `wide characters and joined sequences cover their cells`() throws {
    let grid = try Scene(48, 16, Scene.text("漢👩‍💻é")).grid()
    #expect((0..<5).map { grid[$0, 0].columns } == [2, 0, 2, 0, 1])
    #expect(grid[2, 0].cluster == "👩‍💻")
  }
  @Test func `a wide character is never cut in half`() throws {
    let list = Scene(32, 16, Scene.text("漢字"), Scene.fill(8, 0, 8, 16, .foreground)).list
    #expect(TextPainter().text(try Rasteriser(cell: Scene.cell).picture(of: list)) == " █字")
    let screen = try Rasteriser(cell: Scene.cell).screen(of: Scene(32, 16, Scene.text("漢字")).list, columns: 2, rows: 1, origin: CGPoint(x: -8, y: 0))
    #expect((0..<2).map { screen[$0, 0] } == [Cell(" "), Cell(" ")])
  }
  @Test func `control bytes never reach the terminal`() throws {
    var run = DisplayList.TextRun(lines: ["\u{1B}]0;x\u{7}\n\u{9B}1m"], frame: .zero, font: ResolvedFont(), paint: .foreground)
    run.isUnderlined = true
    let grid = try Rasteriser(cell: Scene.cell).picture(of: DisplayList(items: [.init(.text(run))], bounds: .zero))
    #expect(TextPainter().text(grid) == "␛]0;x␇␊�1m")
    #expect(grid[0, 0].attributes == .underline)
  }
  @Test func `marks without a base are dropped, others stay with theirs`() throws {
    #expect(try Scene(16, 16, Scene.text("\u{301}a\u{200B}b")).picture() == ["a\u{200B}b"])
  }
  @Test func `weight, slant and faintness are attributes`() throws {
    let run = DisplayList.TextRun(lines: ["x"], frame: .zero, font: ResolvedFont(weight: 700, isItalic: true), paint: .secondary)
    let grid = try Rasteriser(cell: Scene.cell).picture(of: DisplayList(items: [.init(.text(run))], bounds: .zero))
    #expect(grid[0, 0] == Cell("x", foreground: .secondary, attributes: [.bold, .italic]))
  }
}
