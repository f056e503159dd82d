internal import Foundation
internal import LayoutCore
internal import TestOrder
internal import Testing

@Suite(.givesWay) struct RandomTreeTests {
  private static let offers: [(CGFloat?, CGFloat?)] = [(80, 24), (30, nil), (nil, 12), (nil, nil), (0, 0), (200, 7), (.infinity, .infinity), (40, .infinity)]

  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    func near(_ x: CGFloat, _ y: CGFloat) -> Bool { x == y || abs(x - y) < 1e-6 || !x.isFinite || !y.isFinite }
    return near(a.minX, b.minX) && near(a.minY, b.minY) && near(a.width, b.width) && near(a.height, b.height)
  }

  @Test func `the engine lays out as the plain description does`() {
    for seed in 1...1000 as ClosedRange<UInt64> {
      var g = SketchGenerator(seed: seed, withGuides: false)
      g.withRelativeFrames = true
      g.withLayouts = seed % 2 == 0
      let sketch = g.sketch(3)
      let t = Sketched(sketch)
      for offer in Self.offers {
        _ = t.layOut(offer.0, offer.1)
        let (got, want) = (t.tree.frames(), PlainLayout(sketch, offer.0, offer.1).frames)
        guard got.count == want.count, zip(got, want).allSatisfy(near) else {
          Issue.record("seed \(seed), offer \(offer): \(sketch)\n\(got.map(words))\n\(want.map(words))")
          return
        }
      }
    }
  }
  @Test func `neither masks nor recording nor an earlier layout change a frame`() {
    for seed in 1...1500 as ClosedRange<UInt64> {
      var g = SketchGenerator(seed: seed, withGuides: true)
      g.withLayouts = seed % 2 == 0
      let sketch = g.sketch(3)
      let (masked, literal, recorded, kept) = (Sketched(sketch), Sketched(sketch), Sketched(sketch), Sketched(sketch))
      literal.tree.isLiteral = true
      recorded.tree.isRecording = true
      for offer in Self.offers {
        for t in [masked, literal, recorded] { t.tree.forget() }
        for t in [masked, literal, recorded, kept] { _ = t.layOut(offer.0, offer.1) }
        let frames = literal.tree.frames()
        guard masked.tree.frames() == frames, recorded.tree.frames() == frames, kept.tree.frames() == frames else {
          Issue.record("seed \(seed), offer \(offer): \(sketch)")
          return
        }
        guard frames.allSatisfy({ !$0.minX.isNaN && !$0.minY.isNaN && !$0.width.isNaN && !$0.height.isNaN && $0.width >= 0 && $0.height >= 0 }) else {
          Issue.record("no number: seed \(seed), offer \(offer): \(sketch)")
          return
        }
      }
    }
  }
  @Test func `every step is its rule applied to numbers that were known before`() {
    for seed in 1...150 as ClosedRange<UInt64> {
      var g = SketchGenerator(seed: seed, withGuides: true)
      g.withLayouts = true
      let sketch = g.sketch(3)
      let t = Sketched(sketch)
      t.tree.isRecording = true
      t.tree.isLiteral = true
      for offer in Self.offers {
        t.tree.clearEvents()
        t.tree.forget()
        _ = t.layOut(offer.0, offer.1)
        if let wrong = firstUnexplained(t.tree) {
          Issue.record("seed \(seed), offer \(offer): \(wrong) in \(sketch)")
          return
        }
      }
    }
  }
  /// Rules whose operands may be new: they bring in the constants of source and device, and counts.
  private static let sources: Set<String> = [
    "stack.gap.explicit", "stack.gap.preferred", "stack.gap.text", "frame.offer", "frame.size", "flex.ideal", "flex.size.ideal", "padding.origin", "offset.position",
    "leaf.text.least",
    "leaf.fixed", "leaf.own", "spacer.minimum", "stack.order", "zstack.uncounted",
    "track.fixed", "track.minimum", "grid.order", "safearea.start", "layout.offer", "layout.size",
  ]
  /// For each rule, which operands are constants of the source or of the device, or counts.
  private static let constants: [String: Set<Int>] = [
    "stack.spacing": [1], "stack.share": [1], "stack.line.default": [1], "flex.clamp": [1, 2], "flex.size.offer": [1, 2], "flex.size.between": [1, 2], "flex.size.least": [2],
    "flex.size.most": [2], "flex.keep": [1, 2], "padding.inset": [1, 2], "padding.size": [1, 2], "leaf.text.fits": [1], "leaf.text.narrow": [1, 2], "leaf.text.cut": [0, 1],
    "leaf.resized": [1], "spacer.length": [1],
    "aspect.scale": [1], "aspect.offer": [1], "position.centre": [0],
    "scroll.start": [2], "track.spacing": [1, 2], "track.share": [1, 2], "track.flexible": [1, 2], "track.count": [1, 2], "track.adaptive": [1], "track.maximum": [1],
    "safearea.offer": [1, 2], "safearea.bar": [1], "safearea.rest": [2], "safearea.length": [1], "safearea.edge": [2],
    "layout.place": [0, 1],
    "track.remainder": [1], "grid.gaps": [1], "grid.sum": [2], "grid.share": [1], "grid.excess": [1], "grid.grow": [2], "grid.anchor": [1, 2],
  ]
  private func firstUnexplained(_ tree: LayoutTree) -> String? {
    var known: Set<Double> = [0]
    func learn(_ v: CGFloat?) { if let v { known.insert(Double(v)) } }
    for e in tree.events {
      switch e.kind {
      case .measure:
        learn(e.proposal.width)
        learn(e.proposal.height)
      case .answer, .place:
        learn(e.size.width)
        learn(e.size.height)
      case .guide: known.insert(e.result)
      case .step:
        guard let rule = e.rule else { return "no rule" }
        for (k, operand) in e.operands.enumerated() where !operand.isNaN && !Self.sources.contains(rule.id) && Self.constants[rule.id]?.contains(k) != true {
          if !known.contains(operand) { return "\(e.line): \(word(operand)) is new" }
        }
        if let want = rule.result(of: e.operands), want != e.result, !(want.isNaN && e.result.isNaN) { return "\(e.line): expected \(want)" }
        if !e.result.isNaN { known.insert(e.result) }
      case .evaluate, .preference: break
      }
    }
    return nil
  }
  @Test func `every placement carries the answer to its proposal, every question its answer`() {
    for seed in 1...100 as ClosedRange<UInt64> {
      var g = SketchGenerator(seed: seed, withGuides: true)
      g.withLayouts = true
      let t = Sketched(g.sketch(3))
      t.tree.isRecording = true
      t.tree.isLiteral = true
      for offer in Self.offers {
        t.tree.clearEvents()
        t.tree.forget()
        _ = t.layOut(offer.0, offer.1)
        var answers: [NodeID: [ProposedViewSize: CGSize]] = [:]
        var open: [LayoutEvent] = []
        var placements: [NodeID: Int] = [:]
        for e in t.tree.events {
          if e.kind == .measure { open.append(e) }
          if e.kind == .answer {
            let question = open.popLast()
            #expect(question?.node == e.node && question?.proposal == e.proposal && question?.purpose == e.purpose && question?.isCached == e.isCached)
            if let old = answers[e.node]?[e.proposal] { #expect(old == e.size) }
            answers[e.node, default: [:]][e.proposal] = e.size
          }
          if e.kind == .place {
            placements[e.node, default: 0] += 1
            #expect(answers[e.node]?[e.proposal] == e.size)
            #expect(t.tree.proposal(of: e.node) == e.proposal)
            #expect(t.tree.size(of: e.node) == e.size)
          }
        }
        #expect(open.isEmpty)
        #expect(placements.count == t.tree.count && placements.values.allSatisfy { $0 == 1 }, "each node is placed once")
      }
    }
  }
}
