import Terminal
import Testing

@Suite struct BorderTests {
  @Test func `a border around a text stands outside its bounds`() throws {
    let scene = Scene(40, 16, Scene.text("Title"), Scene.border(0, 0, 40, 16))
    #expect(try scene.picture() == ["┌─────┐", "│Title│", "└─────┘"])
    #expect(try scene.grid().frame == CellRect(left: -1, top: -1, right: 6, bottom: 2))
    #expect(try scene.picture(.ascii) == ["+-----+", "|Title|", "+-----+"])
  }
  @Test func `a border around a wider frame has its vertical edges inside`() throws {
    let scene = Scene(100, 16, Scene.text("Title", x: 30), Scene.border(0, 0, 100, 16))
    #expect(try scene.picture() == ["┌───────────┐", "│   Title   │", "└───────────┘"])
    #expect(try scene.grid().frame == CellRect(left: 0, top: -1, right: 13, bottom: 2))
  }
  @Test func `a border around padding is inside the bounds`() throws {
    let scene = Scene(40, 48, Scene.text("a", x: 16, y: 16), Scene.border(0, 0, 40, 48, Scene.red))
    #expect(try scene.picture() == ["┌───┐", "│ a │", "└───┘"])
    #expect(try scene.grid().frame == CellRect(columns: 5, rows: 3))
  }
  @Test func `the border of a line without text stands outside it`() throws {
    #expect(try Scene(40, 16, Scene.border(0, 0, 40, 16)).picture() == ["┌───┐", "│   │", "└───┘"])
  }
  @Test func `an edge between two lines of text becomes an attribute`() throws {
    let grid = try Scene(40, 32, Scene.text("one"), Scene.text("three", y: 16), Scene.border(0, 16, 40, 16)).grid()
    #expect(TextPainter().text(grid).components(separatedBy: "\n") == [" one", "│three│", "└─────┘"])
    #expect((0..<5).allSatisfy { grid[$0, 1].attributes == .overline })
    #expect(grid[0, 0].attributes == [])
  }
  @Test func `borders that share a cell join`() throws {
    let scene = Scene(72, 48, Scene.border(0, 0, 40, 48), Scene.border(32, 0, 40, 48))
    #expect(try scene.picture() == ["┌───┬───┐", "│   │   │", "└───┴───┘"])
  }
  @Test func `a border at least a cell wide is a filled frame`() throws {
    #expect(try Scene(40, 64, Scene.border(0, 0, 40, 64, line: 8, .foreground)).picture() == ["█████", "█   █", "█   █", "█████"])
    #expect(try Scene(64, 80, Scene.border(0, 0, 64, 80, line: 16, .foreground)).picture().map(\.count) == [8, 8, 8, 8, 8])
    #expect(try Scene(40, 16, Scene.border(0, 0, 40, 16, line: 1000, .foreground)).picture() == ["█████"])
  }
  @Test(arguments: [0, -1, .nan] as [Double]) func `a border without width is not drawn`(width: Double) throws {
    #expect(try Scene(16, 16, Scene.border(0, 0, 16, 16, line: width)).picture() == [""])
  }
}
