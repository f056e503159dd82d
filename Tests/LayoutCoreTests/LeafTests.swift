internal import Foundation
internal import LayoutCore
internal import Testing

@Suite struct LeafTests {
  @Test func `a colour takes the offer, 10 where there is none`() {
    expect(.color, 30, 20, "30 20", ["0 0 30 20"])
    expect(.color, nil, 20, "10 20", ["0 0 10 20"])
  }
  @Test func `a circle is the smaller side's square`() {
    expect(.circle, 30, 20, "20 20", ["0 0 20 20"])
    expect(.circle, nil, nil, "10 10", ["0 0 10 10"])
    expect(.circle, nil, 20, "10 10", ["0 0 10 10"])
  }
  @Test func `a fixed leaf keeps its size, a bar its height`() {
    expect(.image(CGSize(width: 12, height: 7)), 100, 3, "12 7", ["0 0 12 7"])
    expect(.bar(2), 100, 30, "100 2", ["0 0 100 2"])
    expect(.bar(2), nil, nil, "10 2", ["0 0 10 2"])
  }
  @Test func `a resizable image takes the offer, its own length where there is none, and never less than its insets`() {
    let image = Sketch.resizable(CGSize(width: 12, height: 7), 3)
    expect(image, 100, 30, "100 30", ["0 0 100 30"])
    expect(image, nil, 30, "12 30")
    expect(image, nil, nil, "12 7")
    expect(image, 2, 0, "6 6")
    expect(.resizable(CGSize(width: 12, height: 7), -3), 0, 0, "0 0")
  }
  @Test func `a text that fits has its ideal size`() {
    expect(.text("HELLO"), 100, 100, "5 1", ["0 0 5 1"])
    expect(.text("HELLO WORLD"), nil, nil, "11 1", ["0 0 11 1"])
    expect(.text("HELLO"), 5, 0, "5 1", ["0 0 5 1"])
  }
  @Test func `a narrow text is measured`() {
    expect(.text("HELLO WORLD"), 7, nil, "5 2", ["0 0 5 2"])
    expect(.text("HELLO WORLD"), 7, 1, "7 1", ["0 0 7 1"])
    expect(.text("HELLO"), 0, nil, "1 5", ["0 0 1 5"])
    expect(.text("HELLO"), 0, 2, "1 2", ["0 0 1 2"])
  }
  @Test func `a text without a measurer keeps its ideal size`() {
    let tree = LayoutTree()
    var b = NodeBuilder(tree)
    b.text(ideal: CGSize(width: 40, height: 16), least: CGSize(width: 8, height: 80), lineHeight: 16, content: 0)
    #expect(tree.layOut(ProposedViewSize(width: 20, height: nil)) == CGSize(width: 40, height: 16))
  }
  @Test func `a Spacer outside any stack grows both ways`() {
    expect(.spacer(nil), 30, 20, "30 20")
    expect(.spacer(nil), nil, 3, "8 8")
    expect(Sketched(terminal: .spacer(nil)), nil, nil, "8 16")
    expect(.spacer(-5), 0, 0, "0 0")
  }
}
