internal import Foundation
internal import LayoutCore
internal import Testing

/// What the teaching trace says, on the device `terminal`.
@Suite struct TraceTests {
  private func trace(_ s: Sketch, _ w: CGFloat?, _ h: CGFloat?) -> [LayoutEvent] {
    let t = Sketched(terminal: s)
    t.tree.isRecording = true
    t.tree.isLiteral = true
    _ = t.layOut(w, h)
    return Array(t.tree.events)
  }
  /// The root's steps while it finds its size.
  private func sizing(_ events: [LayoutEvent]) -> [String] {
    events.prefix { $0.kind != .place }.filter { $0.kind == .step && $0.node == 0 }.map(\.line)
  }
  private func placing(_ events: [LayoutEvent]) -> [String] {
    events.drop { $0.kind != .place }.filter { ($0.kind == .step && $0.node == 0) || $0.kind == .place || $0.kind == .guide }.map(\.line)
  }

  @Test func `a text, a Spacer and a circle explain their row`() {
    let events = trace(.hStack(nil, .text("Hello"), .spacer(nil), .circle), 640, 384)
    #expect(
      sizing(events) == [
        "stack.across – h 384 → 384", "stack.gap.zero 2 w → 0", "stack.gap.zero 3 w → 0", "stack.spacing – w 640 0 0 → 640", "stack.flexibility 1 w 40 8 → 32",
        "stack.flexibility 2 w inf 8 → inf", "stack.flexibility 3 w 384 0 → 384", "stack.order 1 w 0 32 8 → 1", "stack.order 3 w 0 384 0 → 2",
        "stack.order 2 w -inf inf 8 → 3", "stack.reserve 2 w 640 8 → 632", "stack.share 1 w 632 2 → 316", "stack.remainder 1 w 632 40 → 592", "stack.share 3 w 592 1 → 592",
        "stack.remainder 3 w 592 384 → 208", "stack.release 2 w 208 8 → 216", "stack.share 2 w 216 1 → 216", "stack.remainder 2 w 216 216 → 0", "stack.taken 2 w 40 216 → 256",
        "stack.taken 3 w 256 384 → 640", "stack.length – w 640 0 → 640", "stack.widest 1 h 0 16 → 16", "stack.widest 2 h 16 0 → 16", "stack.widest 3 h 16 384 → 384",
      ])
    #expect(
      placing(events).suffix(13) == [
        "stack.line.default – h 384 0.5 → 192", "stack.start 1 w → 0", "guide 1 default 8", "stack.cross 1 h 192 8 → 184", "stack.position 2 w 0 40 0 → 40", "guide 2 default 0",
        "stack.cross 2 h 192 0 → 192", "stack.position 3 w 40 216 0 → 256", "guide 3 default 192", "stack.cross 3 h 192 192 → 0", "place 1 0 184 40 16 of 316 384",
        "place 2 40 192 216 0 of 216 384", "place 3 256 0 384 384 of 592 384",
      ])
  }
  @Test func `questions of a row come in the order of its reasoning`() {
    let events = trace(.hStack(nil, .text("Hello"), .spacer(nil), .circle), 640, 384)
    let lines = events.prefix { $0.kind != .place }.filter { $0.kind == .measure || $0.kind == .answer }.map(\.line)
    #expect(
      lines == [
        "measure 0 size 640 384", "measure 1 minimum 0 384", "answer 1 minimum 8 80", "measure 1 maximum inf 384", "answer 1 maximum 40 16", "measure 2 minimum 0 384",
        "answer 2 minimum 8 0", "measure 2 maximum inf 384", "answer 2 maximum inf 0", "measure 3 minimum 0 384", "answer 3 minimum 0 0", "measure 3 maximum inf 384",
        "answer 3 maximum 384 384", "measure 1 size 316 384", "answer 1 size 40 16", "measure 3 size 592 384", "answer 3 size 384 384", "measure 2 size 216 384",
        "answer 2 size 216 0", "answer 0 size 640 384",
      ])
  }
  @Test func `a text, a colour and a circle explain their row`() {
    let events = trace(.hStack(nil, .text("Hello"), .color, .circle), 640, 384)
    #expect(
      sizing(events) == [
        "stack.across – h 384 → 384", "stack.gap.preferred 2 w 8 → 8", "stack.gap.preferred 3 w 8 → 8", "stack.gaps 3 w 8 8 → 16", "stack.spacing – w 640 2 16 → 624",
        "stack.flexibility 1 w 40 8 → 32", "stack.flexibility 2 w inf 0 → inf", "stack.flexibility 3 w 384 0 → 384", "stack.order 1 w 0 32 8 → 1", "stack.order 3 w 0 384 0 → 2",
        "stack.order 2 w 0 inf 0 → 3", "stack.share 1 w 624 3 → 208", "stack.remainder 1 w 624 40 → 584", "stack.share 3 w 584 2 → 292", "stack.remainder 3 w 584 292 → 292",
        "stack.share 2 w 292 1 → 292", "stack.remainder 2 w 292 292 → 0", "stack.taken 2 w 40 292 → 332", "stack.taken 3 w 332 292 → 624", "stack.length – w 624 16 → 640",
        "stack.widest 1 h 0 16 → 16", "stack.widest 2 h 16 384 → 384", "stack.widest 3 h 384 292 → 384",
      ])
  }
  @Test func `a column of texts says that lines follow without a gap, and stretches while placing`() {
    let events = trace(.vStack(nil, .text("a"), .text("bcd"), .color), nil, nil)
    #expect(
      sizing(events) == [
        "stack.across – w nil → nil", "stack.ideal 1 h → nil", "stack.gap.text 2 h 0 → 0", "stack.ideal 2 h → nil", "stack.gap.preferred 3 h 16 → 16", "stack.ideal 3 h → nil",
        "stack.taken 2 h 16 16 → 32", "stack.taken 3 h 32 10 → 42", "stack.length – h 42 16 → 58", "stack.widest 1 w 0 8 → 8", "stack.widest 2 w 8 24 → 24",
        "stack.widest 3 w 24 10 → 24",
      ])
    #expect(placing(events).prefix(2) == ["place 0 0 0 24 58 of nil nil", "stack.stretch – w 24 → 24"])
    #expect(placing(events).last == "place 3 0 48 24 10 of 24 nil")
  }
  @Test func `an explicit guide is read and gives the line`() {
    let low = Sketch.image(CGSize(width: 8, height: 32)).guide(.bottom) { $0.height + 8 }
    let events = trace(.hStack(.bottom, 0, [.image(CGSize(width: 8, height: 16)), low]), 80, 80)
    #expect(
      sizing(events).suffix(5) == [
        "stack.before 1 h 0 16 → -16", "stack.after 1 h 0 16 16 → 0", "stack.before 2 h -16 40 → -40", "stack.after 2 h 0 32 40 → 0", "stack.extent – h -40 0 → 40",
      ])
    #expect(placing(events).contains("guide 2 explicit 40"))
    #expect(placing(events).contains("stack.cross 1 h 40 16 → 24"))
  }
  @Test func `modifiers explain offers, sizes and origins`() {
    func steps(_ s: Sketch, _ w: CGFloat?, _ h: CGFloat?) -> [String] { trace(s, w, h).filter { $0.kind == .step && $0.node == 0 && $0.axis == .horizontal }.map(\.line) }
    #expect(
      steps(.color.padding(8), 80, 80) == [
        "padding.inset 1 w 80 8 8 → 64", "padding.size 1 w 64 8 8 → 80", "padding.inset 1 w 80 8 8 → 64", "padding.origin 1 w 8 → 8",
      ])
    #expect(steps(.text("ab").frame(width: 40), 80, 80) == ["frame.offer 1 w 40 → 40", "frame.size 1 w 40 → 40", "frame.offer 1 w 40 → 40", "frame.align 1 w 20 8 → 12"])
    #expect(
      steps(.text("ab").frame(maxWidth: .infinity), 80, 80) == [
        "flex.clamp 1 w 80 nil inf → 80", "flex.size.most 1 w 80 16 inf → 80", "flex.stretch 1 w 80 → 80", "frame.align 1 w 40 8 → 32",
      ])
    #expect(steps(.color.fixedSize(), 80, 80) == ["fixed.ideal 1 w → nil", "pass.size 1 w 10 → 10", "fixed.ideal 1 w → nil"])
    #expect(
      steps(Sketch.text("ab").overlay(.color), 80, 80) == [
        "pass.offer 1 w 80 → 80", "pass.size 1 w 16 → 16", "pass.offer 1 w 80 → 80", "overlay.offer 2 w 16 → 16", "overlay.align 2 w 8 8 → 0",
      ])
    #expect(
      steps(.zStack(.center, [.image(CGSize(width: 8, height: 8)), .image(CGSize(width: 24, height: 8))]), 80, 80) == [
        "zstack.offer 1 w 80 → 80", "zstack.offer 2 w 80 → 80", "zstack.before 1 w nil 4 → -4", "zstack.after 1 w nil 8 4 → 4", "zstack.before 2 w -4 12 → -12",
        "zstack.after 2 w 4 24 12 → 12", "zstack.extent – w -12 12 → 24", "zstack.stretch 1 w 24 → 24", "zstack.stretch 2 w 24 → 24", "zstack.before 1 w nil 4 → -4",
        "zstack.after 1 w nil 8 4 → 4", "zstack.before 2 w -4 12 → -12", "zstack.after 2 w 4 24 12 → 12", "zstack.line – w -12 → 12", "zstack.align 1 w 12 4 → 8",
        "zstack.align 2 w 12 12 → 0",
      ])
  }
  @Test func `leaves explain their answers`() {
    func steps(_ s: Sketch, _ w: CGFloat?, _ h: CGFloat?) -> [String] { trace(s, w, h).filter { $0.kind == .step }.map(\.line) }
    #expect(steps(.text("Hello"), 80, nil) == ["leaf.text.fits 0 w 80 40 → 40", "leaf.text.fits 0 h nil 16 → 16"])
    #expect(steps(.text("Hello you"), 48, nil) == ["leaf.text.narrow 0 w 48 72 40 → 40", "leaf.text.narrow 0 h nil 16 32 → 32"])
    #expect(steps(.text("Hello"), 0, nil) == ["leaf.text.least 0 w 8 → 8", "leaf.text.least 0 h 80 → 80"])
    #expect(steps(.color, 80, nil) == ["leaf.fills 0 w 80 → 80", "leaf.default 0 h → 10"])
    #expect(steps(.circle, 80, 48) == ["leaf.fills 0 w 80 → 80", "leaf.fills 0 h 48 → 48", "leaf.square 0 w 80 48 → 48", "leaf.square 0 h 80 48 → 48"])
    #expect(steps(.spacer(nil), 4, nil) == ["spacer.length 0 w 4 8 → 8", "spacer.minimum 0 h 16 → 16"])
    #expect(steps(.divider, 80, 48) == ["leaf.fills 0 w 80 → 80", "leaf.fixed 0 h 1 → 1"])
  }
  @Test func `a remembered answer is marked and asks nothing inside`() {
    let events = trace(.vStack(0, .hStack(0, .text("a"))), 80, nil)
    let lines = events.filter { $0.node == 1 || $0.node == 2 }.filter { $0.kind == .measure || $0.kind == .answer }.map(\.line)
    #expect(
      lines == [
        "measure 1 ideal 80 nil", "measure 2 size 80 nil", "answer 2 size 8 16", "answer 1 ideal 8 16",
        "measure 1 place 80 nil (cached)", "answer 1 place 8 16 (cached)", "measure 2 place 80 nil", "answer 2 place 8 16",
      ])
  }
  @Test func `events of other modules are kept only while recording`() {
    let tree = LayoutTree()
    tree.record(.evaluate(node: 0, scope: 1, reason: .first))
    tree.isRecording = true
    tree.record(.evaluate(node: 0, scope: 7, reason: .input, input: 3))
    #expect(tree.events.count == 1)
    #expect(tree.events[0].kind == .evaluate)
    #expect(tree.events[0].subject == 7)
    #expect(tree.events[0].reason == .input)
    #expect(tree.events[0].input == 3)
    tree.clearEvents()
    #expect(tree.events.isEmpty)
  }
  @Test func `an event is 64 bytes`() {
    #expect(MemoryLayout<LayoutEvent>.stride == 64)
  }
}
