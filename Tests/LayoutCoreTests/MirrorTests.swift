internal import Foundation
internal import LayoutCore
internal import TestOrder
internal import Testing

@Suite(.givesWay) struct MirrorTests {
  private func frames(_ s: Sketch, _ w: CGFloat?, _ h: CGFloat?) -> [String] {
    let t = Sketched(s, rightToLeft: true)
    _ = t.layOut(w, h)
    return t.leafFrames()
  }
  private func box(_ w: CGFloat, _ h: CGFloat) -> Sketch { Sketch.color.frame(width: w, height: h) }

  @Test func `S21 a row fills from the right, leading is the right edge, paddings change sides`() {
    #expect(frames(.hStack(1, box(4, 1), box(2, 1)), 20, 5) == ["3 0 4 1", "0 0 2 1"])
    #expect(frames(.vStack(.leading, 0, [box(30, 2), box(10, 2)]), 100, 50) == ["0 0 30 2", "20 2 10 2"])
    #expect(frames(.padded(box(10, 4), .init(top: 0, leading: 3, bottom: 0, trailing: 1)), 50, 50) == ["1 0 10 4"])
    #expect(frames(box(10, 4).frame(width: 30, alignment: .leading), 100, 50) == ["20 0 10 4"])
    #expect(frames(box(20, 4).overlay(box(5, 4), alignment: .topTrailing), 100, 50) == ["0 0 20 4", "0 0 5 4"])
  }
  @Test func `guides are distances from the leading edge on either side`() {
    let guided = box(40, 10).guide(.leading) { _ in 10 }
    #expect(frames(.vStack(.leading, 0, [box(40, 10), guided]), 100, 100) == ["0 0 40 10", "10 10 40 10"])
  }
  @Test func `offsets and positions are absolute`() {
    #expect(frames(Sketch.hStack(0, box(4, 1).offset(x: 1, y: 0), box(2, 1)), 20, 5) == ["3 0 4 1", "0 0 2 1"])
    #expect(frames(box(4, 2).position(x: 5, y: 5), 20, 10) == ["3 4 4 2"])
  }
  @Test func `the step says how it was mirrored`() {
    let t = Sketched(box(10, 4).frame(width: 30, alignment: .leading), rightToLeft: true)
    t.tree.isRecording = true
    _ = t.layOut(100, 50)
    #expect(t.tree.events.filter { $0.rule == .mirror }.map(\.line).first == "rtl.mirror 1 w 30 0 10 → 20")
  }
  @Test func `a random tree from right to left is the mirror of the one from left to right`() {
    for seed in 1...1500 as ClosedRange<UInt64> {
      var g = SketchGenerator(seed: seed, withGuides: seed % 2 == 0)
      g.withShifts = false
      g.withChoices = true
      let sketch = g.sketch(3)
      let (left, right) = (Sketched(sketch), Sketched(sketch, rightToLeft: true))
      for offer in [(80, 24), (30, nil), (nil, 12), (nil, nil), (0, 0)] as [(CGFloat?, CGFloat?)] {
        let size = left.layOut(offer.0, offer.1)
        guard size == right.layOut(offer.0, offer.1) else {
          Issue.record("seed \(seed), offer \(offer): another size of \(sketch)")
          return
        }
        let shown = shownNodes(left.tree)
        let (a, b) = (left.tree.frames(), right.tree.frames())
        let wrong = shown.first { abs(b[$0].minX - (size.width - a[$0].maxX)) > 1e-6 || abs(b[$0].minY - a[$0].minY) > 1e-6 || a[$0].size != b[$0].size }
        if let wrong {
          Issue.record("seed \(seed), offer \(offer), node \(wrong): \(words(a[wrong])) and \(words(b[wrong])) in \(words(a[0])): \(sketch)")
          return
        }
      }
    }
  }
  private func shownNodes(_ tree: LayoutTree) -> [Int] {
    var all: [Int] = []
    func add(_ node: NodeID) {
      all.append(Int(node))
      for child in tree.children(of: node) { add(child) }
    }
    if let root = tree.root { add(root) }
    return all
  }
}
