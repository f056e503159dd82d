import Drawing
import Foundation
import Terminal
import Testing

@Suite struct GridTests {
  @Test func `a picture that is too large is refused`() {
    #expect(throws: CellGridError.tooLarge(columns: 12500, rows: 6250)) { try Scene(100_000, 100_000).grid() }
    #expect(throws: CellGridError.tooLarge(columns: 1_000_000_000, rows: 1)) { try Scene(.infinity, 16).grid() }
    #expect(throws: CellGridError.self) { try CellGrid(columns: .max, rows: .max) }
    #expect(CellGridError.tooLarge(columns: 12500, rows: 6250).description == "a picture of 12500 × 6250 cells is too large: 4000000 cells are the limit")
  }
  @Test func `what is painted far outside of the bounds is cut off`() throws {
    let grid = try Scene(24, 16, Scene.ellipse(-1e5, -1e5, 2e5, 2e5, Scene.red), Scene.text("abc")).grid()
    #expect(grid.frame == CellRect(left: -80, top: -24, right: 83, bottom: 25))
    #expect(grid[1, 0].cluster == "b")
  }
  @Test func `a canvas of nothing shows nothing`() throws {
    let grid = try Rasteriser(cell: .zero).screen(of: Scene(8, 16, Scene.text("a")).list, columns: 0, rows: 0, origin: .zero)
    #expect(TextPainter(colors: .trueColor).ansi(grid) == "")
    #expect(try DisplayList().items.isEmpty && Rasteriser(cell: Scene.cell).picture(of: DisplayList()).frame.isEmpty)
  }
  @Test func `a huge list is clipped to the canvas`() throws {
    let list = Scene(.infinity, 1e300, Scene.fill(-1e300, 0, .infinity, 1e9, .foreground), Scene.border(-1e6, -1e6, 2e6, 2e6), Scene.ellipse(0, 0, 1e12, 1e12)).list
    let rasteriser = Rasteriser(cell: Scene.cell)
    #expect(TextPainter().text(try rasteriser.screen(of: list, columns: 3, rows: 1, origin: .zero)) == "███")
    for far in [CGFloat.nan, 1e300, -1e300, .infinity] {
      #expect(try rasteriser.screen(of: list, columns: 3, rows: 1, origin: CGPoint(x: far, y: far)).frame == CellRect(columns: 3, rows: 1))
    }
  }
  @Test func `the screen and the picture agree`() throws {
    let scene = Scene(100, 16, Scene.text("Title", x: 30), Scene.border(0, 0, 100, 16))
    let screen = try Rasteriser(cell: Scene.cell).screen(of: scene.list, columns: 80, rows: 24, origin: CGPoint(x: 43, y: 25))
    let picture = try scene.grid()
    for row in -1..<2 { for column in 0..<13 { #expect(screen[column + 5, row + 2] == picture[column, row]) } }
  }
  @Test func `cropping a wide character leaves a blank`() throws {
    var grid = try CellGrid(columns: 4, rows: 1)
    #expect(grid.write("漢字\u{1B}", column: 0, row: 0) == 4)
    #expect(TextPainter().text(try grid.cropped(to: CellRect(left: 1, top: 0, right: 3, bottom: 2))) == "\n")
    #expect(TextPainter().text(try grid.cropped(to: CellRect(left: -1, top: 0, right: 2, bottom: 1))) == " 漢")
  }
  @Test func `painting twice changes nothing`() throws {
    let list = Scene(80, 48, Scene.fill(0, 0, 40, 48), Scene.ellipse(8, 0, 40, 40), Scene.text("漢 text", x: 8, y: 16), Scene.border(0, 0, 80, 48), Scene.fill(0, 30, 80, 1)).list
    let rasteriser = Rasteriser(cell: Scene.cell)
    let once = try rasteriser.screen(of: list, columns: 20, rows: 5, origin: .zero)
    var twice = once
    rasteriser.paint(list, into: &twice)
    #expect(once == twice)
    #expect(TextPainter(colors: .trueColor).diff(from: once, to: twice) == "")
  }
}
