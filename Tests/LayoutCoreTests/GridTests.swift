internal import Foundation
internal import LayoutCore
internal import Testing

@Suite struct GridTests {
  private func box(_ w: CGFloat, _ h: CGFloat) -> Sketch { .image(CGSize(width: w, height: h)) }
  private func grid(_ rows: Sketch...) -> Sketch { .grid(.topLeading, 0, 0, rows) }

  @Test func `columns are as wide as their widest cells, rows as high as their highest`() {
    expect(grid(.row(nil, [box(4, 1), box(9, 3)]), .row(nil, [box(6, 2), box(2, 2)])), 100, 100, "15 5", ["0 0 4 1", "6 0 9 3", "0 3 6 2", "6 3 2 2"])
  }
  @Test func `columns share as a stack's children do`() {
    expect(grid(.row(nil, [box(10, 1), .color, .color])), 70, 20, "70 20", ["0 0 10 1", "10 0 30 20", "40 0 30 20"])
    expect(grid(.row(nil, [.color.priority(1), .color.frame(minWidth: 20)])), 70, 20, "70 20", ["0 0 50 20", "50 0 20 20"])
  }
  @Test func `rows share the height`() {
    expect(grid(.row(nil, [.color]), .row(nil, [box(5, 4)])), 20, 30, "20 30", ["0 0 20 26", "0 26 5 4"])
  }
  @Test func `a cell that spans and needs more widens its columns by equal parts`() {
    expect(grid(.row(nil, [box(4, 1), box(6, 1)]), .row(nil, [.cell(box(20, 1), columns: 2)])), 100, 100, "20 2", ["0 0 4 1", "9 0 6 1", "0 1 20 1"])
  }
  @Test func `a flexible view outside of rows takes the whole width, unless its size does not count`() {
    expect(grid(.row(nil, [box(4, 1), box(6, 1)]), .divider), 50, 100, "50 2", ["0 0 4 1", "24 0 6 1", "0 1 50 1"])
    expect(grid(.row(nil, [box(4, 1), box(6, 1)]), .unsized(.divider, .horizontal)), 50, 100, "10 2", ["0 0 4 1", "4 0 6 1", "0 1 10 1"])
  }
  @Test func `anchor, column and row decide before the grid where a cell lies`() {
    let rows: [Sketch] = [
      .row(.bottom, [.columnAligned(box(10, 9), .trailing), box(9, 2)]), .row(nil, [box(2, 3), box(3, 2)]), .row(nil, [box(4, 3), .anchored(box(3, 1), 1, 0.5)]),
    ]
    expect(.grid(.topLeading, 0, 0, rows), 100, 100, "19 15", ["0 0 10 9", "10 7 9 2", "8 9 2 3", "10 9 3 2", "6 12 4 3", "16 13 3 1"])
  }
  @Test func `texts of a row stand on one baseline`() {
    let t = Sketched(terminal: .grid(.topLeading, 0, 0, [.row(.firstTextBaseline, [.text("a"), .text("b").padding(8)])]))
    #expect(t.layOut(400, 400) == CGSize(width: 32, height: 32))
    #expect(t.leafFrames() == ["0 8 8 16", "16 8 8 16"])
  }
  @Test func `rows of text follow as lines do, other rows keep the device's distance`() {
    let t = Sketched(terminal: .grid(.topLeading, nil, nil, [.row(nil, [.text("a"), .text("b")]), .row(nil, [.text("c")]), .row(nil, [.circle.frame(width: 8, height: 16)])]))
    #expect(t.layOut(400, 400) == CGSize(width: 24, height: 64))
    #expect(t.leafFrames() == ["0 0 8 16", "16 0 8 16", "0 16 8 16", "0 52 8 8"])
  }
  @Test func `what a modifier says about a cell is heard through other modifiers`() {
    expect(grid(.row(nil, [box(4, 1), box(6, 1)]), .row(nil, [.cell(box(2, 1), columns: 2).padding(1)])), 100, 100, "10 4", ["0 0 4 1", "4 0 6 1", "1 2 2 1"])
  }
  @Test func `a row outside of a grid is an HStack, a row without cells nothing`() {
    expect(.row(nil, [box(4, 1), box(6, 3)]), 100, 100, "18 3", ["0 1 4 1", "12 0 6 3"])
    expect(.grid(.topLeading, 0, 5, [.row(nil, []), .row(nil, [box(6, 3)]), .row(nil, [])]), 100, 100, "6 3", ["0 0 6 3"])
  }
  @Test func `spans beyond all measure are cut off`() {
    let t = Sketched(grid(.row(nil, [.cell(box(4, 1), columns: .max), .cell(box(4, 1), columns: -3)])))
    #expect(t.layOut(100, 100).height == 1)
  }
}
