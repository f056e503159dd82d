internal import LayoutCore

/// Follows numbers back to where they come from, and writes a line for each on the way forth.
struct WhyBuilder {
  let trace: Trace
  var index: WhyIndex
  private var lines: [Why.Line] = []
  private var numbers: [Cause: Int] = [:]
  /// The same of steps, by event; 0 for none: most lines are steps.
  private var stepNumbers: ContiguousArray<Int32>

  /// Something that a number comes from. Each becomes a line.
  enum Cause: Hashable {
    case step(Int)
    /// Steps that go on from each other, up to this one.
    case fold(Int)
    case screen(Axis)
    /// An offer that no step explains: a probe's 0 or infinity.
    case offer(Int32, Axis)
    /// An answer that no step explains.
    case answer(Int32, Axis)
    case guide(Int)
    /// All gaps before a step.
    case gaps(Int)
    /// How many children are not served when a share is offered.
    case childrenLeft(Int)
    /// From the root's corner to a node's.
    case absolute(NodeID, Axis)
  }
  /// A line that waits for its premises.
  struct Draft {
    var value: Double
    var text: String
    var arithmetic: Arithmetic?
    var condition: String?
    var operands: [(name: String, value: Double, cause: Cause?)] = []
    var rule: String
    var certainty = Rule.Certainty.documented
    var basis: String
    var event: Int?
    var node: NodeID
    var axis: Axis?
    /// Printed in the place of a sum.
    var given: String?
  }

  init(_ trace: Trace) {
    self.trace = trace
    index = trace.whyIndex.take() ?? WhyIndex(trace)
    stepNumbers = ContiguousArray(repeating: 0, count: trace.events.count)
  }
  @inline(__always) var past: Provenance { index.past }

  mutating func why(_ node: NodeID, _ property: Why.Property) -> Why? {
    guard past.placing.indices.contains(Int(node)), past.placing[Int(node)] >= 0 else { return nil }
    let placement = past.placing[Int(node)]
    let axis = property.axis
    let (cause, value): (Cause, Double) =
      switch property {
      case .width, .height: (cause(ofSizeIn: placement, axis), past.events[Int(past.runs[Int(placement)].event)].length(axis))
      case .x, .y: (.absolute(node, axis), absolute(node, axis))
      }
    for line in lines { if let event = line.event { stepNumbers[event] = 0 } }
    (lines, numbers) = ([], [:])
    tell(cause)
    return Why(node: node, property: property, value: value, lines: lines)
  }

  /// Writes the line of a cause behind those of its premises. A list of what is to do instead of recursion: a chain may be as long as a stack has children.
  private mutating func tell(_ cause: Cause) {
    var waiting: [(cause: Cause, draft: Draft?)] = [(cause, nil)]
    while let next = waiting.popLast() {
      if line(of: next.cause) != nil { continue }
      guard let draft = next.draft else {
        let draft = self.draft(next.cause)
        waiting.append((next.cause, draft))
        for operand in draft.operands.reversed() { if let premise = operand.cause, line(of: premise) == nil { waiting.append((premise, nil)) } }
        continue
      }
      let values = draft.operands.map(\.value)
      let sum = draft.arithmetic.flatMap { same($0.value(values), draft.value) ? $0.text(values) : nil }
      let number = lines.count + 1
      lines.append(
        Why.Line(
          number: number, value: draft.value, text: draft.text, arithmetic: sum ?? exact(draft.value), condition: draft.condition,
          operands: draft.operands.map { Why.Operand(name: $0.name, value: $0.value, line: $0.cause.flatMap { line(of: $0) }) }, rule: draft.rule, certainty: draft.certainty,
          basis: draft.basis, event: draft.event, node: draft.node, axis: draft.axis))
      if case .step(let event) = next.cause { stepNumbers[event] = Int32(truncatingIfNeeded: number) } else { numbers[next.cause] = number }
    }
  }
  /// The line of a cause; nil while it has none.
  private func line(of cause: Cause) -> Int? {
    guard case .step(let event) = cause else { return numbers[cause] }
    return stepNumbers[event] == 0 ? nil : Int(stepNumbers[event])
  }

  // MARK: Where numbers come from

  /// The length of a node that was placed: the answer that its parent took.
  mutating func cause(ofSizeIn placement: Int32, _ axis: Axis) -> Cause {
    past.question(ofPlacement: placement).map { cause(ofAnswer: $0, axis) } ?? .answer(placement, axis)
  }
  /// The step that decided an answer.
  mutating func cause(ofAnswer run: Int32, _ axis: Axis) -> Cause {
    let computed = past.computed(run)
    let node = past.runs[Int(run)].node
    let value = past.events[Int(past.runs[Int(run)].end)].length(axis)
    let step = last(in: computed, valued: value, before: nil) { event in
      event.kind == .step && event.axis == axis && same(event.result, value) && event.node == node && event.rule?.isGap == false
    }
    return step.map { cause(ofStep: $0) } ?? .answer(run, axis)
  }
  /// The step of the parent that made an offer.
  mutating func cause(ofOffer run: Int32, _ axis: Axis) -> Cause {
    let value = past.events[Int(past.runs[Int(run)].event)].offer(axis)
    var candidate = run
    var tries = 0
    while candidate >= 0, tries < 64 {
      let found = past.runs[Int(candidate)]
      let question = past.events[Int(found.event)]
      if same(question.offer(axis), value) {
        // What a layout asks before the root is measured, as for its cache, is nobody's offer but its own.
        if found.parent < 0 { return trace.isRoot(question.node) ? .screen(axis) : .offer(run, axis) }
        if let step = offering(candidate, axis, value) { return cause(ofStep: step) }
      }
      candidate = found.earlier
      tries += 1
    }
    return .offer(run, axis)
  }
  private mutating func offering(_ run: Int32, _ axis: Axis, _ value: Double) -> Int? {
    let (asked, asker) = (past.runs[Int(run)], past.runs[Int(run)].parent)
    let purpose = past.events[Int(asked.event)].purpose
    if purpose == .minimum || purpose == .maximum {
      return last(in: asker, valued: value, before: Int(asked.event)) { event in
        event.kind == .step && (event.rule == .stackAcross || event.rule == .stackStretch) && event.axis == axis && same(event.result, value)
      }
    }
    func isOffer(_ event: LayoutEvent) -> Bool {
      event.kind == .step && event.axis == axis && same(event.result, value) && event.rule.map { !$0.isGap && !$0.isFold } == true
    }
    return last(in: asker, about: asked.node, before: Int(asked.event), where: isOffer) ?? last(in: asker, about: -1, before: Int(asked.event), where: isOffer)
  }
  func cause(ofStep event: Int) -> Cause { past.events[event].rule?.isFold == true ? .fold(event) : .step(event) }

  /// See ``WhyIndex``.
  mutating func last(in run: Int32, about node: NodeID, before event: Int, where matches: (LayoutEvent) -> Bool) -> Int? {
    index.last(in: run, about: node, before: event, where: matches)
  }
  /// See ``WhyIndex``.
  mutating func last(in run: Int32, valued value: Double, before event: Int?, where matches: (LayoutEvent) -> Bool) -> Int? {
    index.last(in: run, valued: value, before: event, where: matches)
  }

  // MARK: Places

  /// The origin in the parent.
  func origin(_ node: NodeID, _ axis: Axis) -> Double {
    let place = past.events[Int(past.runs[Int(past.placing[Int(node)])].event)]
    return axis == .horizontal ? place.origin.x : place.origin.y
  }
  /// From the root's corner, added up from there.
  func absolute(_ node: NodeID, _ axis: Axis) -> Double {
    chain(to: node).reduce(0) { total, node in
      let sum = total + origin(node, axis)
      return sum.isNaN ? total : sum
    }
  }
  /// The placed nodes from the root to this one.
  func chain(to node: NodeID) -> [NodeID] {
    var chain: [NodeID] = []
    var k = node
    while let traced = trace.node(k) {
      if past.placing[Int(k)] >= 0 { chain.append(k) }
      k = traced.parent
    }
    return chain.reversed()
  }
  /// The step that decided where a node starts; nil where it starts at 0 because nothing moves it. `isFromGrandparent`: the step counts from the parent's parent, as a
  /// grid's for the cells of its rows.
  mutating func cause(ofOrigin node: NodeID, _ axis: Axis) -> (cause: Cause, value: Double, isFromGrandparent: Bool)? {
    let placement = past.runs[Int(past.placing[Int(node)])]
    let value = origin(node, axis)
    func isPlace(_ event: LayoutEvent) -> Bool { event.kind == .step && event.axis == axis && event.rule?.isGap == false }
    if let step = last(in: placement.parent, about: node, before: Int(placement.event), where: { isPlace($0) && same($0.result, value) }) { return (.step(step), value, false) }
    // Rows are placed at the start of their track.
    let sum = last(in: placement.parent, valued: value, before: Int(placement.event)) { $0.rule == .gridSum && $0.axis == axis && same($0.result, value) }
    if value != 0, let sum { return (.step(sum), value, false) }
    guard let parent = trace.node(node)?.parent, parent >= 0, past.placing[Int(parent)] >= 0 else { return nil }
    let outer = origin(parent, axis)
    return last(in: placement.parent, about: node, before: Int(placement.event)) { isPlace($0) && same($0.result - outer, value) }
      .map { (.step($0), past.events[$0].result, true) }
  }
}

extension Trace {
  /// Whether nothing lies around a node.
  func isRoot(_ node: NodeID) -> Bool { (self.node(node)?.parent ?? -1) < 0 }
}
