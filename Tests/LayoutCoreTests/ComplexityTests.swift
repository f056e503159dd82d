internal import Foundation
internal import LayoutCore
internal import Testing

/// Exact counts, so that they hold on any machine.
@Suite struct ComplexityTests {
  private func measurements(_ s: Sketch, _ w: CGFloat, _ h: CGFloat?, isLiteral: Bool = false) -> Double {
    let t = Sketched(s)
    t.tree.isLiteral = isLiteral
    _ = t.layOut(w, h)
    return Double(t.tree.measurements) / Double(t.tree.count)
  }

  @Test func `a wide tree takes the same number of measurements per node at any width`() {
    let (small, large) = (measurements(PerformanceTrees.wide(100), 120, 100), measurements(PerformanceTrees.wide(1000), 120, 1000))
    #expect(small <= 5)
    #expect(large <= 5)
  }
  @Test(arguments: [50, 200, 400]) func `a deep tree takes a constant number of measurements per node`(depth: Int) {
    #expect(measurements(PerformanceTrees.deep(depth), 500, 100) <= 7)
    #expect(measurements(PerformanceTrees.deep(depth), 500, 100, isLiteral: true) <= 10)
  }
  @Test(arguments: [4, 6, 8]) func `a mixed tree takes a constant number of measurements per node`(level: Int) {
    #expect(measurements(PerformanceTrees.mix(level), 400, 100) <= 8.5)
  }
  @Test func `the same proposal again costs nothing`() {
    let t = Sketched(PerformanceTrees.wide(10))
    _ = t.layOut(120, 10)
    let first = t.tree.measurements
    _ = t.layOut(120, 10)
    #expect(t.tree.measurements == first)
  }
  @Test func `of a wide tree, each node is measured so often`() {
    // Exact: a row is asked once for each child's least and greatest length and once for its share, and again while it is placed; the spacer and two texts
    // answer both probes. A stack's own answers are remembered.
    #expect(measurements(PerformanceTrees.wide(1000), 120, 1000) * 5001 == 25_001)
  }
  @Test(arguments: [100, 1000]) func `a changed leaf is measured with its row, whatever is around it`(rows: Int) {
    let t = Sketched(PerformanceTrees.wide(rows))
    _ = t.layOut(120, CGFloat(rows))
    let leaf = NodeID(1 + rows / 2 * 5 + 2)
    t.tree.setText(leaf, ideal: CGSize(width: 9, height: 1), least: CGSize(width: 1, height: 9), lineHeight: 1)
    t.tree.measurements = 0
    _ = t.layOut(120, CGFloat(rows))
    #expect(t.tree.measurements == 25)
  }
  @Test(.timeLimit(.minutes(20))) func `nested baselines and custom guides are asked for once`() {
    let middle = AlignmentKey(custom: 0, axis: .vertical)
    var s = Sketch.hStack(.lastTextBaseline, 0, [.text("a"), .text("b").guide(middle) { $0[key: .firstTextBaseline] + $0[key: .lastTextBaseline] }])
    for k in 0..<60 {
      let key = [AlignmentKey.firstTextBaseline, middle, .lastTextBaseline][k % 3]
      s = .hStack(key, 0, [.text("a"), s.guide(middle) { $0[key: middle] + $0[key: .firstTextBaseline] - $0[key: .lastTextBaseline] }])
    }
    #expect(measurements(s, 500, 100) <= 40)
  }
}
