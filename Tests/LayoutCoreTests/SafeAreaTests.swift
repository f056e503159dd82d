internal import Foundation
internal import LayoutCore
internal import Testing

@Suite struct SafeAreaTests {
  private let thin = Sketch.color.frame(height: 20)

  @Test func `a bar is offered what the view does not need, and the view what the bar leaves`() {
    let t = Sketched(Sketch.color.frame(minHeight: 30).bar(.vertical, spacing: 4, .color.frame(maxHeight: 50)))
    #expect(t.layOut(60, 100) == CGSize(width: 60, height: 100))
    #expect(t.leafFrames() == ["0 0 60 46", "0 50 60 50"])
    #expect(t.layOut(60, 60) == CGSize(width: 60, height: 60))
    #expect(t.leafFrames() == ["0 0 60 30", "0 34 60 26"])
  }
  @Test func `bar and view keep the distance they prefer, and a Spacer none`() {
    #expect(Sketched(thin.bar(.vertical, thin)).layOut(nil, nil).height == 48)
    #expect(Sketched(Sketch.vStack(nil, thin, .spacer(0)).bar(.vertical, thin)).layOut(nil, nil).height == 40)
  }
  @Test func `a bar before the view lies at the start, its guide on the view's`() {
    let t = Sketched(Sketch.image(CGSize(width: 40, height: 10)).bar(.vertical, isEnd: false, spacing: 0, guide: .leading, .image(CGSize(width: 6, height: 3))))
    #expect(t.layOut(100, 50) == CGSize(width: 40, height: 13))
    #expect(t.leafFrames() == ["0 3 40 10", "0 0 6 3"])
  }
  @Test func `a bar beside the view takes width`() {
    let t = Sketched(Sketch.color.bar(.horizontal, spacing: 2, .color.frame(width: 10, height: 4)))
    _ = t.layOut(60, 20)
    #expect(t.leafFrames() == ["0 0 48 20", "50 8 10 4"])
  }
  @Test func `without a bar the view is alone`() {
    let tree = LayoutTree()
    var b = NodeBuilder(tree)
    b.beginSafeAreaInset(isHorizontal: false, isEnd: true, spacing: 5, alignment: .horizontalCenter)
    b.fixed(CGSize(width: 7, height: 3), content: 0)
    b.end()
    #expect(tree.layOut(ProposedViewSize(width: 50, height: 50)) == CGSize(width: 7, height: 3))
  }
  @Test func `a view that ignores the safe area reaches under the bar that it touches`() {
    let t = Sketched(Sketch.vStack(0, .color.ignoringSafeArea(), thin).bar(.vertical, isEnd: false, spacing: 0, thin))
    _ = t.layOut(50, 100)
    #expect(t.leafFrames() == ["0 0 50 80", "0 80 50 20", "0 0 50 20"])
  }
  @Test func `it does not where it touches nothing, or where the edge is not meant`() {
    let inner = Sketch.color.padding(1).ignoringSafeArea()
    let t = Sketched(inner.bar(.vertical, spacing: 0, thin))
    _ = t.layOut(50, 100)
    #expect(t.leafFrames()[0] == "1 1 48 98")
    let u = Sketched(Sketch.color.ignoringSafeArea(1).bar(.vertical, spacing: 0, thin))
    _ = u.layOut(50, 100)
    #expect(u.leafFrames()[0] == "0 0 50 80")
    let v = Sketched(Sketch.color.ignoringSafeArea().padding(1).bar(.vertical, spacing: 0, thin))
    _ = v.layOut(50, 100)
    #expect(v.leafFrames()[0] == "1 1 48 78")
  }
  @Test func `the device's safe area lies around what the root was offered`() {
    let t = Sketched(Sketch.zStack(.center, [.color.ignoringSafeArea(), .image(CGSize(width: 10, height: 10)).ignoringSafeArea()]))
    t.tree.safeArea = (5, 1, 3, 2)
    _ = t.layOut(100, 50)
    #expect(t.leafFrames() == ["-1 -5 103 58", "45 20 10 10"])
  }
  @Test func `a root smaller than its offer stands in the middle of it`() {
    let t = Sketched(Sketch.color.frame(width: 40).ignoringSafeArea())
    t.tree.safeArea = (5, 5, 5, 5)
    _ = t.layOut(100, 50)
    #expect(t.leafFrames() == ["0 -5 40 60"])
  }
  @Test func `what a scroll view scrolls reaches nowhere along its axes`() {
    let t = Sketched(Sketch.scroll([.vertical], .color.frame(height: 30).ignoringSafeArea()))
    t.tree.safeArea = (5, 5, 5, 5)
    _ = t.layOut(100, 50)
    #expect(t.leafFrames() == ["-5 0 110 30"])
  }
  @Test func `bars inside of bars add up`() {
    let t = Sketched(Sketch.color.ignoringSafeArea().bar(.vertical, spacing: 0, thin).bar(.vertical, spacing: 0, thin))
    t.tree.safeArea = (0, 0, 7, 0)
    _ = t.layOut(50, 100)
    #expect(t.leafFrames() == ["0 0 50 107", "0 60 50 20", "0 80 50 20"])
  }
  @Test func `space that is safe area keeps the view off, not what ignores it`() {
    let t = Sketched(.safePadded(.zStack(.center, [.color, .color.ignoringSafeArea()]), .init(top: 1, leading: 2, bottom: 3, trailing: 4)))
    _ = t.layOut(50, 100)
    #expect(t.leafFrames() == ["2 1 44 96", "0 0 50 100"])
  }
  @Test func `a style's layer reaches into the safe area, a view's does not`() {
    for edges in [0, 15] as [NodeBuilder.EdgeBits] {
      let tree = LayoutTree()
      var b = NodeBuilder(tree)
      b.beginSecondary(isBackground: true, horizontal: .horizontalCenter, vertical: .verticalCenter, safeAreaEdges: edges)
      b.flexible(content: 0)
      b.flexible(content: 0)
      b.end()
      tree.safeArea = (5, 0, 0, 0)
      tree.layOut(ProposedViewSize(width: 20, height: 30))
      #expect(words(tree.frame(of: 2)) == (edges == 0 ? "0 0 20 30" : "0 -5 20 35"))
      #expect(words(tree.frame(of: 1)) == "0 0 20 30")
    }
  }

  // MARK: Containers

  @Test func `a relative frame is made from the window`() {
    let t = Sketched(.hStack(0, .relative(.color, [.horizontal], .init(count: 4, span: 2, spacing: 8)), .color))
    _ = t.layOut(100, 10)
    #expect(t.leafFrames() == ["0 0 46 10", "46 0 54 10"])
    _ = t.layOut(200, 10)
    #expect(t.leafFrames() == ["0 0 96 10", "96 0 104 10"])
    #expect(t.layOut(nil, 10).width == 20)
  }
  @Test func `it is made from the nearest scroll view, whatever that was asked before`() {
    let page = Sketch.relative(.color, [.vertical], .init(count: 2))
    let t = Sketched(.vStack(0, .image(CGSize(width: 5, height: 20)), .scroll([.vertical], .vStack(0, page, page, page))))
    _ = t.layOut(30, 100)
    #expect(t.leafFrames() == ["12.5 0 5 20", "0 20 30 40", "0 60 30 40", "0 100 30 40"])
    _ = t.layOut(30, 60)
    #expect(t.leafFrames() == ["12.5 0 5 20", "0 20 30 20", "0 40 30 20", "0 60 30 20"])
  }
  @Test func `lengths that are no lengths leave the frame alone`() {
    for bad in [-1, .nan, .infinity] as [CGFloat] {
      let tree = LayoutTree()
      var b = NodeBuilder(tree)
      b.beginRelativeFrame([.horizontal], horizontal: .horizontalCenter, vertical: .verticalCenter) { _, _ in bad }
      b.flexible(content: 0)
      b.end()
      #expect(tree.layOut(ProposedViewSize(width: 20, height: 30)) == CGSize(width: 20, height: 30))
    }
  }
  @Test func `margins keep content off the edges of its scroll view, an anchor moves it`() {
    let tree = LayoutTree()
    var b = NodeBuilder(tree)
    b.beginScroll([.vertical], margins: (top: 1, leading: 2, bottom: 3, trailing: 4))
    b.flexible(content: 0)
    b.end()
    #expect(tree.layOut(ProposedViewSize(width: 20, height: nil)) == CGSize(width: 20, height: 14))
    #expect(words(tree.frame(of: 1)) == "2 1 14 10")
    for (part, y) in [(0.0, "0"), (0.5, "-20"), (1, "-40")] {
      let tree = LayoutTree()
      var b = NodeBuilder(tree)
      b.beginScroll([.vertical], anchor: CGPoint(x: 0, y: part))
      b.fixed(CGSize(width: 5, height: 70), content: 0)
      b.end()
      tree.layOut(ProposedViewSize(width: 20, height: 30))
      #expect(words(tree.frame(of: 1)) == "0 \(y) 5 70")
    }
  }
}
