internal import Foundation
internal import LayoutCore
internal import Testing

@Suite struct GuideTests {
  private func box(_ w: CGFloat, _ h: CGFloat) -> Sketch { .color.frame(width: w, height: h) }

  @Test func `an explicit guide shifts a child against the line`() {
    expect(
      .hStack(.bottom, 0, [box(10, 30), box(10, 10).guide(.bottom) { $0.height + 5 }]), 100, 100, "20 30", ["0 0 10 30", "10 15 10 10"])
    expect(.vStack(.leading, 0, [box(40, 10), box(40, 10).guide(.leading) { _ in 10 }]), 100, 100, "50 20", ["10 0 40 10", "0 10 40 10"])
  }
  @Test func `a staircase of guides makes the stack wider`() {
    let steps = (0..<4).map { i in box(20, 5).guide(.leading) { _ in CGFloat(i) * -10 } }
    expect(.vStack(.leading, 0, steps), 100, 100, "50 20", ["0 0 20 5", "10 5 20 5", "20 10 20 5", "30 15 20 5"])
  }
  @Test func `built-in guides do not leave a stack of several children`() {
    let inner = Sketch.vStack(0, box(10, 10).guide(.top) { _ in 5 }, box(10, 10))
    expect(.hStack(.top, 0, [inner, box(10, 20)]), 100, 100, "20 20", ["0 0 10 10", "0 10 10 10", "10 0 10 20"])
  }
  @Test func `guides pass through padding and through a stack of one child`() {
    let guided = box(10, 10).guide(.top) { _ in 5 }
    expect(.hStack(.top, 0, [guided.padding(3), box(10, 20)]), 100, 100, "26 28", ["3 3 10 10", "16 8 10 20"])
    expect(.hStack(.top, 0, [.vStack(0, guided), box(10, 20)]), 100, 100, "20 25", ["0 0 10 10", "10 5 10 20"])
  }
  @Test func `a guide's function sees the guides inside it only`() {
    let yellow = box(10, 50).guide(.verticalCenter) { $0[key: .top] }.guide(.top) { $0[key: .bottom] }.guide(.bottom) { $0[key: .verticalCenter] }
    expect(.hStack(.bottom, 0, [yellow, box(10, 20)]), 100, 100, "20 70", ["0 20 10 50", "10 0 10 20"])
  }
  @Test func `custom guides leave a container as their mean`() {
    let middle = AlignmentKey(custom: 0, axis: .vertical)
    let inner = Sketch.vStack(0, box(10, 10).guide(middle) { _ in 2 }, box(10, 10), box(10, 10).guide(middle) { _ in 4 })
    let t = Sketched(.hStack(middle, 0, [inner, box(10, 40)]))
    t.tree.setDefault(of: middle) { $0.height / 2 }
    expect(t, 100, 100, "20 40", ["0 7 10 10", "0 17 10 10", "0 27 10 10", "10 0 10 40"])
  }
  @Test func `custom guides know their axis`() {
    #expect(AlignmentKey(custom: 3, axis: .horizontal).axis == .horizontal)
    #expect(AlignmentKey(custom: 3, axis: .vertical).axis == .vertical)
    #expect(AlignmentKey(custom: 3, axis: .vertical) != AlignmentKey(custom: 3, axis: .horizontal))
    #expect([AlignmentKey.leading, .horizontalCenter, .trailing].allSatisfy { $0.axis == .horizontal })
    #expect([AlignmentKey.top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline].allSatisfy { $0.axis == .vertical })
  }
  @Test func `texts are aligned on their baselines, others on their bottom`() {
    // Baselines of a 16 high line: 12; of the box: its height.
    expect(Sketched(terminal: .hStack(.firstTextBaseline, 0, [.text("a"), box(8, 32)])), 100, 100, "16 36", ["0 20 8 16", "8 0 8 32"])
    expect(Sketched(terminal: .hStack(.firstTextBaseline, 0, [.vStack(0, .text("a"), .text("b")), .text("c")])), 100, 100, "16 32", ["0 0 8 16", "0 16 8 16", "8 0 8 16"])
    expect(Sketched(terminal: .hStack(.lastTextBaseline, 0, [.vStack(0, .text("a"), .text("b")), .text("c")])), 100, 100, "16 32", ["0 0 8 16", "0 16 8 16", "8 16 8 16"])
  }
  @Test func `an offset does not move guides`() {
    expect(.hStack(.top, 0, [box(10, 10).guide(.top) { _ in 5 }.offset(x: 0, y: 7), box(10, 20)]), 100, 100, "20 25", ["0 7 10 10", "10 5 10 20"])
  }
  @Test func `an overlay is aligned on explicit guides of both`() {
    let primary = box(40, 20).guide(.leading) { _ in 6 }
    expect(primary.overlay(box(10, 10).guide(.top) { _ in -3 }, alignment: .topLeading), 100, 100, "40 20", ["0 0 40 20", "6 3 10 10"])
  }
  @Test func `a function's nonsense does no harm`() {
    for nonsense in [CGFloat.nan, .infinity, -.infinity] {
      let t = Sketched(.hStack(.top, 0, [box(10, 10).guide(.top) { _ in nonsense }, box(10, 20)]))
      expect(t, 100, 100, "20 20", ["0 0 10 10", "10 0 10 20"])
      #expect(t.tree.warnings == [LayoutWarning(kind: .guide, node: 1)])
    }
    let own = AlignmentKey(custom: 1, axis: .vertical)
    let t = Sketched(.hStack(own, 0, [box(10, 10), box(10, 20)]))
    t.tree.setDefault(of: own) { $0[key: own] + $0[key: own] }
    expect(t, 100, 100, "20 20")
  }
  @Test func `a guide at the end of a view that is asked for its largest size is no nonsense`() {
    let t = Sketched(.hStack(0, .vStack(.leading, 0, [Sketch.color.guide(.leading) { $0.width / 2 }, .color]), .color))
    expect(t, 100, 20, "100 20")
    #expect(t.tree.warnings.isEmpty)
  }
}
