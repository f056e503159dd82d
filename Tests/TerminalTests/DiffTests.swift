import Drawing
import Foundation
import PseudoTerminal
import Terminal
import Testing

@Suite struct DiffTests {
  @Test func `only what changed is sent`() throws {
    var old = try CellGrid(columns: 10, rows: 2)
    old.write("Hello", column: 0, row: 0)
    old.write("World", column: 0, row: 1)
    var new = old
    new.write("a", column: 1, row: 0)
    new.write("xx", column: 3, row: 0, foreground: .rgb(255, 0, 0))
    #expect(TextPainter(colors: .ansi16).diff(from: old, to: new, column: 2, row: 3).text == "\u{1B}[4;4Ha\u{1B}[6G\u{1B}[91mxx\u{1B}[0m")
    #expect(TextPainter(colors: .ansi16).diff(from: old, to: old) == "")
  }
  @Test func `the rest of a row is erased, never the screen`() throws {
    var old = try CellGrid(columns: 10, rows: 1)
    old.write("abcdef", column: 0, row: 0)
    #expect(TextPainter().diff(from: old, to: try CellGrid(columns: 10, rows: 1)).text == "\u{1B}[1;1H\u{1B}[6X")
    #expect(TextPainter().diff(from: nil, to: try CellGrid(columns: 10, rows: 1)).text == "\u{1B}[1;1H\u{1B}[10X")
  }

  @Test func `what follows a cluster of several scalars has its column said`() throws {
    var new = try CellGrid(columns: 4, rows: 1)
    new.write("👩‍💻b", column: 0, row: 0)
    #expect(TextPainter().diff(from: try CellGrid(columns: 4, rows: 1), to: new).text == "\u{1B}[1;1H👩‍💻\u{1B}[3Gb")
  }

  @Test(arguments: ColorSupport.allCases) func `the old screen and the difference make the new screen`(colors: ColorSupport) throws {
    var random = SystemRandomNumberGenerator()
    let painter = TextPainter(colors: colors)
    var old: CellGrid?
    var screen = ScreenModel(columns: 20, rows: 6)
    for round in 0..<300 {
      let new = try Rasteriser(cell: CGSize(width: 1, height: 1)).screen(of: Self.list(&random), columns: 20, rows: 6, origin: .zero)
      screen.receive(painter.diff(from: old, to: new).text)
      var afresh = ScreenModel(columns: 20, rows: 6)
      afresh.receive(painter.diff(from: nil, to: new).text)
      #expect(screen == afresh, "round \(round)")
      let lines = screen.places.map { $0.map(\.cluster).joined() }
      let text = painter.ansi(new).text.components(separatedBy: "\n").map { $0.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") }
      #expect(zip(lines, text).allSatisfy { $0.hasPrefix($1) }, "round \(round)")
      #expect(screen.unknown == [] && afresh.unknown == [], "round \(round)")
      old = new
    }
  }

  private static func list(_ random: inout SystemRandomNumberGenerator) -> DisplayList {
    let paints: [Paint] = [.foreground, .secondary, Scene.red, Scene.blue, .color(.white), .color(RGBA(red: 0, green: 1, blue: 0, alpha: 0.4))]
    let words = ["漢字", "Hello", "👩‍💻", "e\u{301}x", "👍🏽", "a b", " "]
    var list = DisplayList()
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
      let rect = CGRect(x: number(-3...20), y: number(-2...6), width: number(0...12), height: number(0...5))
      let paint = paints[Int.random(in: 0..<paints.count, using: &random)]
      switch Int.random(in: 0..<4, using: &random) {
      case 0: list.items.append(.init(.fill(.rectangle(rect), paint)))
      case 1: list.items.append(.init(.fill(.ellipse(in: rect), paint)))
      case 2: list.items.append(.init(.border(rect, width: number(0...2), paint)))
      default:
        var run = DisplayList.TextRun(
          lines: [words[Int.random(in: 0..<words.count, using: &random)]], frame: rect, font: ResolvedFont(pointSize: number(5...40), weight: 700), paint: paint)
        run.isUnderlined = Bool.random(using: &random)
        list.items.append(.init(.text(run)))
      }
    }
    return list
  }
}
