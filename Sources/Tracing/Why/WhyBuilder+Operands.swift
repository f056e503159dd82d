internal import LayoutCore

extension WhyBuilder {
  /// Where an operand of a step comes from; nil where it is given from outside.
  mutating func cause(ofOperand index: Int, of step: Int) -> Cause? {
    let event = past.events[step]
    guard let rule = event.rule, let axis = event.axis else { return nil }
    let value = event.operand(index)
    let run = past.runOf[step]
    guard run >= 0 else { return nil }
    for source in OperandSource.sources(rule.operandNames[index]) {
      if let found = cause(source, value, of: event, at: step, in: run, axis) { return found }
    }
    return nil
  }

  private mutating func cause(_ source: OperandSource, _ value: Double, of event: LayoutEvent, at step: Int, in run: Int32, _ axis: Axis) -> Cause? {
    switch source {
    case .given: return nil
    case .offer:
      guard past.runs[Int(run)].node == event.node, same(past.events[Int(past.runs[Int(run)].event)].offer(axis), value) else { return nil }
      return cause(ofOffer: run, axis)
    case .ownSize:
      let own = past.runs[Int(run)]
      guard own.isPlacing, own.node == event.node, same(past.events[Int(own.event)].length(axis), value) else { return nil }
      return cause(ofSizeIn: run, axis)
    case .step(let kinds, let who):
      func matches(_ other: LayoutEvent) -> Bool {
        guard other.kind == .step, other.node == event.node, other.axis == axis, same(other.result, value), let rule = other.rule else { return false }
        guard let kinds else { return !rule.isGap }
        return kinds.contains(rule.lastWord)
      }
      return found(who, value, event, step, run, where: matches).map { cause(ofStep: $0) }
    case .answer(let purpose, let who):
      func matches(_ other: LayoutEvent) -> Bool {
        guard other.kind == .answer, same(other.length(axis), value) else { return false }
        guard let purpose else { return other.purpose != .minimum && other.purpose != .maximum || event.rule?.id.hasPrefix("grid.") == true }
        return other.purpose == purpose
      }
      return found(who, value, event, step, run, where: matches).flatMap { past.ownRun[$0] >= 0 ? cause(ofAnswer: past.ownRun[$0], axis) : nil }
    case .guide(let who): return found(who, value, event, step, run) { $0.kind == .guide && $0.axis == axis && same($0.result, value) }.map { .guide($0) }
    case .along(let other):
      return last(in: run, valued: value, before: step) { $0.kind == .step && $0.node == event.node && $0.axis == other && same($0.result, value) }.map { cause(ofStep: $0) }
    case .gaps: return gaps(value, before: step, in: run)
    case .childrenLeft: return turns(step).map { same(Double($0.last - $0.own + 1), value) } == true ? .childrenLeft(step) : nil
    }
  }
  private mutating func found(
    _ who: OperandSource.Subject, _ value: Double, _ event: LayoutEvent, _ step: Int, _ run: Int32, where matches: (LayoutEvent) -> Bool
  ) -> Int? {
    switch who {
    case .any: last(in: run, valued: value, before: step, where: matches)
    case .subject: last(in: run, about: event.subject, before: step, where: matches)
    case .node: last(in: run, about: event.node, before: step, where: matches)
    case .previous: trace.node(event.subject).flatMap { last(in: run, about: $0.previous, before: step, where: matches) }
    case .first: firstChild(event).flatMap { last(in: run, about: $0, before: step, where: matches) }
    }
  }
  /// The primary of an overlay: the sibling before the step's subject.
  private func firstChild(_ event: LayoutEvent) -> NodeID? { trace.node(event.subject).map(\.previous) }

  // MARK: Gaps

  /// The gap steps of a run before a step, in order; nil where there are more than a line can hold.
  func gapSteps(before step: Int, in run: Int32) -> [Int]? {
    var found: [Int] = []
    var k = past.before[step]
    while k >= 0 {
      if past.events[Int(k)].rule?.isGap == true { found.append(Int(k)) }
      if found.count > WhyBuilder.mostTerms { return nil }
      k = past.before[Int(k)]
    }
    return found.reversed()
  }
  private mutating func gaps(_ value: Double, before step: Int, in run: Int32) -> Cause? {
    if let steps = gapSteps(before: step, in: run) {
      if steps.count == 1, same(past.events[steps[0]].result, value) { return .step(steps[0]) }
      if steps.count > 1, same(steps.reduce(0) { $0 + past.events[$1].result }, value) { return .gaps(step) }
    }
    return last(in: run, valued: value, before: step) { $0.kind == .step && ($0.rule == .stackGaps || $0.rule?.isGap == true) && same($0.result, value) }.map { cause(ofStep: $0) }
  }
  /// A line adds up at most so many numbers; the next goes on from it.
  static let mostTerms = 16

  // MARK: Order of service

  /// When the subject of a share is served, and when the last one of its priority is; with the steps that said so.
  mutating func turns(_ step: Int) -> (own: Int, last: Int, ownStep: Int, lastStep: Int)? {
    let share = past.events[step]
    let order = last(in: past.runOf[step], about: share.subject, before: step) { event in
      event.kind == .step && (event.rule == .stackOrder || event.rule == .gridOrder) && event.subject == share.subject && event.axis == share.axis
    }
    guard let order else { return nil }
    let last = lastTurn(after: order)
    return (Int(past.events[order].result), Int(past.events[last].result), order, last)
  }
  /// The last step of the same priority in the service that a step belongs to, found once for all of them.
  private mutating func lastTurn(after order: Int) -> Int {
    if let known = index.lastTurns[order] { return known }
    var last = order
    while last + 1 < past.events.count, isNext(last + 1, after: last), past.events[last + 1].operand(0) == past.events[order].operand(0) {
      last += 1
      if let known = index.lastTurns[last] {
        last = known
        break
      }
    }
    for step in order...last { index.lastTurns[step] = last }
    return last
  }
  /// Whether a step is the order of the next one in the same service.
  func isNext(_ next: Int, after step: Int) -> Bool {
    guard next < past.events.count else { return false }
    let (a, b) = (past.events[step], past.events[next])
    return b.kind == .step && b.rule == a.rule && b.node == a.node && b.axis == a.axis && b.result == a.result + 1
  }
}
