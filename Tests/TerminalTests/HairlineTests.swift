import Drawing
import Foundation
import Terminal
import Testing

@Suite struct HairlineTests {
  @Test func `a divider is a line in the cell of its centre`() throws {
    #expect(try Scene(40, 48, Scene.text("a"), Scene.fill(0, 24, 40, 1), Scene.text("b", y: 32)).picture() == ["a", "─────", "b"])
    #expect(try Scene(24, 32, Scene.fill(12, 0, 1, 32)).picture() == [" │", " │"])
    #expect(try Scene(24, 32, Scene.fill(12, 0, 1, 32)).picture(.ascii) == [" |", " |"])
  }
  @Test func `it joins the border that it touches`() throws {
    #expect(try Scene(40, 48, Scene.border(0, 0, 40, 48), Scene.fill(0, 24, 40, 1)).picture() == ["┌───┐", "├───┤", "└───┘"])
  }
  @Test func `beside text it moves to its own side`() throws {
    #expect(try Scene(40, 32, Scene.fill(0, 0, 40, 1), Scene.text("text", y: 1)).picture() == ["─────", "text", ""])
  }
  @Test func `between two lines of text it becomes an attribute`() throws {
    let grid = try Scene(24, 33, Scene.text("one"), Scene.fill(0, 16, 24, 1), Scene.text("two", y: 17)).grid()
    #expect((0..<3).allSatisfy { grid[$0, 1].attributes == .overline })
    #expect(TextPainter().text(grid) == "one\ntwo")
  }
  @Test func `it spares text in its middle`() throws {
    #expect(try Scene(56, 16, Scene.fill(0, 8, 56, 1), Scene.text(" or ", x: 16)).picture() == ["── or ─"])
    #expect(try Scene(16, 16, Scene.fill(0, 8, 16, 1), Scene.text("or")).grid()[0, 0].attributes == .strikethrough)
  }
  @Test func `half a cell is half a block`() throws {
    #expect(try Scene(16, 16, Scene.fill(0, 0, 16, 8)).picture() == ["▀▀"])
    #expect(try Scene(16, 16, Scene.fill(0, 8, 16, 8)).picture() == ["▄▄"])
    #expect(try Scene(8, 16, Scene.fill(0, 0, 4, 16)).picture() == ["▌"])
    #expect(try Scene(16, 16, Scene.fill(0, 0, 16, 12, .foreground)).picture() == ["██"])
  }
  @Test func `nothing is drawn without thickness`() throws { #expect(try Scene(16, 16, Scene.fill(0, 0, 16, 0)).picture() == [""]) }
}
