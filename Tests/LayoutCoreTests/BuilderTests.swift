internal import Foundation
internal import LayoutCore
internal import Testing

@Suite struct BuilderTests {
  @Test func `the axis is the enclosing stack's, through modifiers, and none in a ZStack or a secondary`() {
    var b = NodeBuilder(LayoutTree())
    #expect(b.axis == nil)
    b.beginVStack(alignment: .leading, spacing: nil)
    #expect(b.axis == .vertical)
    b.beginPadding(top: 1, leading: 1, bottom: 1, trailing: 1)
    b.beginSecondary(isBackground: true, horizontal: .leading, vertical: .top)
    #expect(b.axis == .vertical)
    b.flexible(content: 0)
    #expect(b.axis == nil)
    b.beginHStack(alignment: .top, spacing: nil)
    #expect(b.axis == .horizontal)
    b.end()
    #expect(b.axis == nil)
    b.end()
    b.end()
    #expect(b.axis == .vertical)
    b.beginZStack(horizontal: .leading, vertical: .top)
    #expect(b.axis == nil)
    b.end()
    b.end()
    #expect(b.axis == nil)
  }
  @Test func `nodes are numbered in pre-order and keep what their owner gave`() {
    let tree = LayoutTree()
    var b = NodeBuilder(tree)
    let root = b.beginHStack(alignment: .top, spacing: 0)
    let layers = b.beginSecondary(isBackground: true, horizontal: .leading, vertical: .top)
    let front = b.flexible(content: 7)
    let back = b.square(content: 8)
    b.end()
    let last = b.fixed(CGSize(width: 3, height: 4), content: 9)
    b.end()
    #expect([root, layers, front, back, last] == [0, 1, 2, 3, 4])
    #expect(Array(tree.children(of: layers)) == [front, back])
    #expect(tree.isBackground(layers))
    #expect([front, back, last].map(tree.content(of:)) == [7, 8, 9])
    #expect(tree.content(of: root) == -1)
    #expect(tree.root == root)
    #expect(tree.count == 5)
  }
  @Test func `several children can be put into a container of their own`() {
    let tree = LayoutTree()
    var b = NodeBuilder(tree)
    b.beginSecondary(isBackground: false, horizontal: .leading, vertical: .top)
    b.fixed(CGSize(width: 40, height: 20), content: 0)
    b.fixed(CGSize(width: 20, height: 10), content: 1)
    b.fixed(CGSize(width: 10, height: 10), content: 2)
    let stack = b.wrapChildren(after: 1, in: .zStack)
    b.end()
    #expect(stack == 4)
    _ = tree.layOut(ProposedViewSize(width: 100, height: 100))
    #expect(tree.frames().map(words) == ["0 0 40 20", "0 0 40 20", "0 0 20 10", "5 0 10 10", "0 0 20 10"])
    #expect(tree.frames() == (0..<5).map { tree.frame(of: $0) })
  }
}
