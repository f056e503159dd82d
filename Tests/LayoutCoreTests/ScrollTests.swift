internal import Foundation
internal import LayoutCore
internal import Testing

@Suite struct ScrollTests {
  @Test func `a ScrollView takes the offer along its axis and hugs its content across`() {
    expect(.scroll(.vertical, .image(CGSize(width: 5, height: 80))), 40, 30, "5 30", ["0 0 5 80"])
    expect(.scroll(.horizontal, .image(CGSize(width: 80, height: 5))), 40, 30, "40 5", ["0 0 80 5"])
  }
  @Test func `content is asked for its ideal length along the axis only`() {
    expect(.scroll(.vertical, .color), 40, 30, "40 30", ["0 0 40 10"])
    expect(.scroll([], .color), 40, 30, "40 30", ["0 0 40 30"])
  }
  @Test func `offered nothing, a ScrollView is as long as its content`() {
    expect(.scroll(.vertical, .image(CGSize(width: 5, height: 80))), nil, nil, "5 80", ["0 0 5 80"])
  }
  @Test func `one that scrolls along both axes centres what is smaller`() {
    expect(.scroll([.horizontal, .vertical], .image(CGSize(width: 10, height: 80))), 40, 30, "40 30", ["15 0 10 80"])
  }
  @Test func `several views are put into a column`() {
    let tree = LayoutTree()
    var b = NodeBuilder(tree)
    b.beginScroll(.horizontal)
    b.flexible(content: 0)
    b.flexible(content: 1)
    let stack = b.wrapChildren(after: 0, in: .vStack)
    b.end()
    tree.layOut(ProposedViewSize(width: 40, height: 48))
    #expect(stack == 3)
    #expect([1, 2].map { words(tree.frame(of: $0)) } == ["0 0 10 20", "0 28 10 20"])
  }
  @Test func `a lazy column takes the offered width and shares no height`() {
    expect(.lazyStack(.vertical, .leading, 2, [.color, .image(CGSize(width: 5, height: 4)), .spacer(3)]), 40, 100, "40 21", ["0 0 40 10", "0 12 5 4", "0 18 0 3"])
    expect(.lazyStack(.vertical, .horizontalCenter, 0, [.image(CGSize(width: 60, height: 4))]), 40, 100, "40 4", ["-10 0 60 4"])
  }
  @Test func `a lazy row offered no height is as high as its highest child, and stretches the others while placing`() {
    expect(.lazyStack(.horizontal, .top, 0, [.color, .image(CGSize(width: 5, height: 40))]), nil, nil, "15 40", ["0 0 10 40", "10 0 5 40"])
  }
  @Test func `a ScrollView of nothing takes its offer along its axes, and nothing across`() {
    let tree = LayoutTree()
    var b = NodeBuilder(tree)
    b.beginScroll([.vertical])
    b.end()
    #expect(tree.layOut(ProposedViewSize(width: 40, height: 30)) == CGSize(width: 0, height: 30))
    #expect(tree.priority(of: 0) == 0)
    #expect(tree.layOut(.unspecified) == .zero)
  }
}
