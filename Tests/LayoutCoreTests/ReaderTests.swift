internal import Foundation
internal import LayoutCore
internal import Testing

@Suite struct ReaderTests {
  /// A column of a fixed view, a reader and a text's worth of colour; the reader makes one leaf of half its width, for each level another reader.
  private func tree(levels: Int32 = 0, made: @escaping (CGSize) -> Void = { _ in }) -> LayoutTree {
    let tree = LayoutTree()
    var b = NodeBuilder(tree)
    b.beginVStack(alignment: .leading, spacing: 0)
    b.fixed(CGSize(width: 5, height: 10), content: 0)
    b.beginReader(content: levels)
    b.end()
    b.end()
    tree.makeContent = { [unowned tree] content, node, size in
      made(size)
      var b = NodeBuilder(tree)
      b.beginContent(of: node)
      b.beginFrame(width: size.width / 2, height: nil, horizontal: .leading, vertical: .top)
      if content > 0 {
        b.beginReader(content: content - 1)
        b.end()
      } else {
        b.flexible(content: 0)
      }
      b.end()
      b.end()
    }
    return tree
  }
  @Test func `content is made once its size is known, and offered that size`() {
    var sizes: [CGSize] = []
    let tree = tree { sizes.append($0) }
    #expect(tree.layOut(ProposedViewSize(width: 40, height: 30)) == CGSize(width: 40, height: 30))
    #expect(sizes == [CGSize(width: 40, height: 20)])
    #expect(tree.children(of: 2).map { words(tree.frame(of: $0)) } == ["0 10 20 20"])
    #expect(tree.proposal(of: 3) == ProposedViewSize(width: 40, height: 20))
  }
  @Test func `another layout makes it anew and leaves nothing of the old one`() {
    let tree = tree(levels: 2)
    tree.layOut(ProposedViewSize(width: 40, height: 30))
    let count = tree.count
    tree.layOut(ProposedViewSize(width: 80, height: 30))
    #expect(tree.count == count)
    #expect(words(tree.frames()[count - 1]) == "0 10 10 20")
    tree.layOut(ProposedViewSize(width: 80, height: 30))
    #expect(tree.count == count)
  }
  @Test func `measuring needs no content`() {
    let tree = tree()
    #expect(tree.layOut(.unspecified) == CGSize(width: 10, height: 20))
  }
  @Test func `recording changes no frame`() {
    let (plain, recorded) = (tree(levels: 1), tree(levels: 1))
    recorded.isRecording = true
    recorded.isLiteral = true
    for t in [plain, recorded] { t.layOut(ProposedViewSize(width: 40, height: 30)) }
    #expect(plain.frames() == recorded.frames())
    #expect(recorded.events.filter { $0.kind == .place }.count == recorded.count)
  }
  @Test func `without a maker a reader is empty`() {
    let tree = LayoutTree()
    var b = NodeBuilder(tree)
    b.beginReader(content: 0)
    b.end()
    #expect(tree.layOut(ProposedViewSize(width: 40, height: nil)) == CGSize(width: 40, height: 10))
    #expect(tree.count == 1)
  }
}
