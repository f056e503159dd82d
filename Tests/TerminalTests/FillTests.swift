import Drawing
import Foundation
import Terminal
import Testing

@Suite struct FillTests {
  @Test func `thirds neither gap nor overlap`() throws {
    let third: CGFloat = 100 / 3
    let scene = Scene(100, 16, Scene.fill(0, 0, third, 16, Scene.red), Scene.fill(third, 0, third, 16, .foreground), Scene.fill(2 * third, 0, third, 16, Scene.red))
    #expect(try scene.picture() == ["▓▓▓▓████▓▓▓▓▓"])
  }
  @Test func `edges are rounded to the nearest cell, halves up`() throws {
    let rasteriser = Rasteriser(cell: Scene.cell)
    let edges: [CGFloat] = [3.9, 4, 11.9, 12, -4, -4.1, 4 - 1e-9]
    #expect(edges.map(rasteriser.column) == [0, 1, 1, 2, 0, -1, 1])
    #expect(rasteriser.rect(CGRect(x: 4, y: 8, width: 8, height: 16)) == CellRect(left: 1, top: 1, right: 2, bottom: 2))
  }
  @Test func `a text keeps the fill's colour`() throws {
    let grid = try Scene(40, 16, Scene.fill(0, 0, 40, 16), Scene.text("hi", x: 8)).grid()
    #expect(grid[1, 0] == Cell("h", foreground: .rgb(255, 255, 255), background: .rgb(255, 59, 48)))
    #expect(TextPainter().text(grid) == "▓hi▓▓")
  }
  @Test func `without colours fills differ by shade, white and clear are blank`() throws {
    let green = Paint.color(RGBA(red: 0.2, green: 0.78, blue: 0.35)), yellow = Paint.color(RGBA(red: 1, green: 0.8, blue: 0))
    let paints = [Scene.red, green, Scene.blue, yellow, .color(.white), .color(.clear), .foreground]
    let list = DisplayList(items: paints.enumerated().map { .init(Scene.fill(CGFloat($0) * 16, 0, 16, 16, $1)) }, bounds: .zero)
    let grid = try Rasteriser(cell: Scene.cell).picture(of: list)
    #expect(TextPainter().text(grid) == "▓▓▒▒██░░    ██")
    #expect(TextPainter(charset: .ascii).text(grid) == "%%++##..    ##")
  }
  @Test func `a later layer covers what is under it, a translucent one does not`() throws {
    let text = Scene.text("under")
    #expect(try Scene(40, 16, text, Scene.fill(0, 0, 16, 16, .foreground)).picture() == ["██der"])
    let grid = try Scene(40, 16, text, Scene.fill(0, 0, 16, 16, .color(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)))).grid()
    #expect(grid[0, 0] == Cell("u", foreground: .rgb(255, 128, 128), background: .rgb(128, 0, 0)))
  }
  @Test func `an ellipse is finer than a cell`() throws {
    #expect(try Scene(80, 80, Scene.ellipse(0, 0, 80, 80)).picture() == [" ▗▅▇██▇▅▖", "▐████████▌", "██████████", "▐████████▌", " ▝▀████▀▘"])
    #expect(try Scene(80, 80, Scene.ellipse(0, 0, 80, 80)).picture(.ascii) == ["  ######", "##########", "##########", "##########", "  ######"])
  }
  @Test func `two colours share a cell`() throws {
    let grid = try Scene(8, 16, Scene.fill(0, 0, 4, 16, Scene.red), Scene.fill(4, 0, 4, 16, Scene.blue)).grid()
    #expect(grid[0, 0].cluster == "▐" && grid[0, 0].foreground == .rgb(0, 122, 255) && grid[0, 0].background == .rgb(255, 59, 48))
  }
  @Test(arguments: [(CGFloat.nan, CGFloat(1)), (0, .nan), (.infinity, 1), (-.infinity, .infinity)]) func `a fill without a place is not drawn`(x: CGFloat, width: CGFloat) throws {
    #expect(try Rasteriser(cell: Scene.cell).screen(of: Scene(8, 16, Scene.fill(x, 0, width, 16)).list, columns: 4, rows: 1, origin: .zero).painted.isEmpty)
  }
}
