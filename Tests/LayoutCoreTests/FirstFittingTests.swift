internal import Foundation
internal import LayoutCore
internal import TestOrder
internal import Testing

@Suite(.givesWay) struct FirstFittingTests {
  private func box(_ w: CGFloat, _ h: CGFloat) -> Sketch { Sketch.color.frame(width: w, height: h) }
  private func shown(along axes: Axis.Set = [.horizontal, .vertical], _ children: [Sketch], _ w: CGFloat?, _ h: CGFloat?) -> String {
    let t = Sketched(.fitting(axes, children))
    _ = t.layOut(w, h)
    return t.tree.children(of: 0).map { words(t.tree.frame(of: $0)) }.joined(separator: "; ")
  }

  @Test func `the first child whose ideal size is no more than the offer is shown, alone`() {
    #expect(shown([box(30, 5), box(10, 5)], 30, 5) == "0 0 30 5")
    #expect(shown([box(30, 5), box(10, 5)], 29, 5) == "0 0 10 5")
    #expect(shown([box(10, 9), box(50, 2)], 20, 5) == "0 0 50 2")
    #expect(shown([box(30, 5), box(20, 5), box(8, 8)], 5, 5) == "0 0 8 8")
  }
  @Test func `where nothing is offered, nothing can fail`() {
    #expect(shown([box(300, 5), box(10, 5)], nil, 5) == "0 0 300 5")
    #expect(shown([box(300, 5), box(10, 5)], nil, nil) == "0 0 300 5")
    #expect(shown([box(300, 5), box(10, 5)], .infinity, .infinity) == "0 0 300 5")
  }
  @Test func `only its axes count, along the others a child is offered the real thing`() {
    #expect(shown(along: [.horizontal], [box(10, 90), box(5, 5)], 20, 5) == "0 0 10 90")
    // The text wraps into 7 columns, and then it is 2 high.
    #expect(shown(along: [.vertical], [.text("HELLO WORLD"), box(1, 1)], 7, 2) == "0 0 5 2")
    #expect(shown(along: [.vertical], [.text("HELLO WORLD"), box(1, 1)], 7, 1) == "0 0 1 1")
    #expect(shown(along: [], [box(50, 50), box(1, 1)], 5, 5) == "0 0 50 50")
  }
  @Test func `the chosen child is offered everything`() {
    #expect(shown([.color, box(5, 2)], 40, 20) == "0 0 40 20")
    expect(.fitting([.horizontal], []), 10, 10, "0 0")
  }
  @Test func `guides and text distances are those of what it holds`() {
    let choice = Sketch.fitting([.horizontal], [box(10, 10).guide(.top) { _ in 5 }, box(1, 1)])
    expect(.hStack(.top, 0, [choice, box(10, 20)]), 100, 100, "20 25", ["0 0 10 10", "0 0 1 1", "10 5 10 20"].enumerated().map { $0.offset == 1 ? "0 0 0 0" : $0.element })
  }
  @Test func `a smaller offer chooses again`() {
    let t = Sketched(.fitting([.horizontal], [.hStack(0, box(20, 1), .text("a")), box(10, 1)]))
    for (width, wanted) in [(30, "0 0 21 1"), (15, "0 0 10 1"), (30, "0 0 21 1")] as [(CGFloat, String)] {
      _ = t.layOut(width, 10)
      #expect(t.tree.children(of: 0).map { words(t.tree.frame(of: $0)) } == [wanted])
    }
    #expect(t.tree.candidates(of: 0).map { $0 } == [1, 5])
  }
  @Test func `the steps say why each was refused`() {
    let t = Sketched(.fitting([.horizontal], [box(30, 5), box(20, 5), box(8, 8)]))
    t.tree.isRecording = true
    _ = t.layOut(5, 5)
    let steps = t.tree.events.prefix { $0.kind != .place }.filter { $0.rule?.id.hasPrefix("fits.") == true && $0.rule != .fitsIdeal }.map(\.line)
    #expect(steps.prefix(3) == ["fits.outside 1 w 30 5 → 0", "fits.outside 3 w 20 5 → 0", "fits.last 5 w → 1"])
  }
  @Test func `random trees are laid out as the plain description does, and as before a detour`() {
    for seed in 1...600 as ClosedRange<UInt64> {
      var g = SketchGenerator(seed: seed, withGuides: false)
      g.withChoices = true
      let sketch = g.sketch(3)
      let kept = Sketched(sketch)
      for offer in [(80, 24), (30, nil), (nil, 12), (nil, nil), (0, 0), (30, 24), (80, 24)] as [(CGFloat?, CGFloat?)] {
        _ = kept.layOut(offer.0, offer.1)
        let want = PlainLayout(sketch, offer.0, offer.1).frames
        let got = kept.tree.frames()
        guard got.count == want.count,
          zip(got, want).allSatisfy({ a, b in [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { !(abs($0) > 1e-6) } })
        else {
          Issue.record("seed \(seed), offer \(offer): \(sketch)\n\(got.map(words))\n\(want.map(words))")
          return
        }
      }
    }
  }
}
