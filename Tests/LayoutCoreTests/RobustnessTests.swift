internal import Foundation
internal import LayoutCore
internal import Testing

@Suite struct RobustnessTests {
  @Test func `an empty tree is nothing`() {
    let tree = LayoutTree()
    #expect(tree.root == nil)
    #expect(tree.layOut(.infinity) == .zero)
    #expect(tree.frames().isEmpty)
  }
  @Test func `a modifier around nothing is nothing`() {
    let tree = LayoutTree()
    var b = NodeBuilder(tree)
    b.beginFrame(width: 20, height: 10, horizontal: .leading, vertical: .top)
    b.beginPadding(top: 1, leading: 1, bottom: 1, trailing: 1)
    b.end()
    b.end()
    b.end()
    #expect(tree.layOut(.zero) == CGSize(width: 20, height: 10))
    #expect(tree.frame(of: 1) == .zero)
  }
  @Test func `nonsense from outside gives numbers`() {
    let nonsense: [CGFloat] = [.nan, .infinity, -.infinity, -5, 1e300]
    for a in nonsense {
      let tree = LayoutTree()
      tree.measureText = { _, _, _ in CGSize(width: a, height: a) }
      tree.spacing = DefaultSpacing(row: a, column: a, textColumn: a)
      var b = NodeBuilder(tree)
      b.beginHStack(alignment: .top, spacing: a)
      b.beginPadding(top: a, leading: a, bottom: a, trailing: a)
      b.beginFlexibleFrame(minWidth: a, idealWidth: a, maxWidth: a, minHeight: a, idealHeight: a, maxHeight: a, horizontal: .leading, vertical: .bottom)
      b.text(ideal: CGSize(width: a, height: a), least: CGSize(width: a, height: a), lineHeight: a, content: 0)
      b.end()
      b.end()
      b.beginPriority(Double(a))
      b.beginOffset(x: a, y: a)
      b.spacer(minLength: a, defaultMinimum: CGSize(width: a, height: a))
      b.end()
      b.end()
      b.beginGuide(.top) { _ in a }
      b.fixed(CGSize(width: a, height: a), content: 0)
      b.end()
      b.bar(thickness: a, content: 0)
      b.divider(thickness: a, content: 0)
      b.end()
      for (w, h) in [(a, a), (100, a), (0, 0), (.infinity, nil)] as [(CGFloat, CGFloat?)] {
        _ = tree.layOut(ProposedViewSize(width: w, height: h))
        for f in tree.frames() { #expect(!f.minX.isNaN && !f.minY.isNaN && !f.width.isNaN && !f.height.isNaN, "\(a) under \(w), \(String(describing: h)): \(f)") }
      }
    }
  }
  @Test func `a tree 2,000 deep fits the stack`() {
    let t = Sketched(PerformanceTrees.deep(2000))
    #expect(t.layOut(5000, 100).height == 1)
  }
  @Test func `reading needs no layout`() {
    let t = Sketched(.hStack(0, .color, .color))
    #expect(t.tree.frame(of: 1) == .zero)
    #expect(t.tree.isLeaf(1))
    #expect(t.tree.parent(of: 1) == 0)
    #expect(t.tree.parent(of: 0) == nil)
    #expect(Array(t.tree.children(of: 0)) == [1, 2])
  }
  @Test func `a change of a setting starts from nothing`() {
    let t = Sketched(.hStack(nil, .color, .color))
    _ = t.layOut(100, 10)
    t.tree.spacing = DefaultSpacing(row: 20, column: 0, textColumn: 0)
    _ = t.layOut(100, 10)
    #expect(t.leafFrames() == ["0 0 40 10", "60 0 40 10"])
  }
  @Test func `an unspecified proposal becomes 10×10`() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    #expect(ProposedViewSize(width: 4, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 4, height: 10))
    #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == ProposedViewSize(width: 1, height: 2))
  }
}
