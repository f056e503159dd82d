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
  @Test(.timeLimit(.minutes(1))) func `nested baselines and custom guides are asked for once`() {
    let middle = AlignmentKey(custom: 0, axis: .vertical)
    var s = Sketch.hStack(.lastTextBaseline, 0, [.text("a"), .text("b").guide(middle) { $0[key: .firstTextBaseline] + $0[key: .lastTextBaseline] }])
    for k in 0..<60 {
      let key = [AlignmentKey.firstTextBaseline, middle, .lastTextBaseline][k % 3]
      s = .hStack(key, 0, [.text("a"), s.guide(middle) { $0[key: middle] + $0[key: .firstTextBaseline] - $0[key: .lastTextBaseline] }])
    }
    #expect(measurements(s, 500, 100) <= 40)
  }
}
