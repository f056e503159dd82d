public import Foundation
public import LayoutCore

/// Events in the words of a teacher: what happens, and why just this.
public struct Story: Sendable {
  /// What is told.
  public let trace: Trace
  let past: Provenance

  /// Reads a trace once.
  public init(_ trace: Trace) {
    self.trace = trace
    past = Provenance(trace)
  }

  /// The event in plain words, with the arithmetic behind it. Lengths are points.
  public func words(_ index: Int) -> String {
    let event = trace.events[index]
    switch event.kind {
    case .measure: return question(index, event)
    case .answer: return answer(index, event)
    case .place: return placement(index, event)
    case .evaluate, .preference, .step, .guide: return trace.sentence(index)
    }
  }

  // MARK: Offers

  private func question(_ index: Int, _ event: LayoutEvent) -> String {
    let sentence = trace.sentence(index)
    switch event.purpose {
    case .minimum, .maximum: return sentence + ", to learn how flexible it is"
    case .ideal: return sentence
    case .size, .place, nil: break
    }
    let run = past.runOf[index]
    guard run >= 0 else { return sentence }
    if let share = last(in: run, before: index, where: { $0.rule == .stackShare && $0.subject == event.node }) { return sentence + ": " + shared(share, in: run) }
    let reasons = Axis.allCases.compactMap { axis in offerReason(index, event, axis, run) }
    return reasons.isEmpty ? sentence : sentence + ": " + joined(reasons)
  }
  /// How a stack came to a child's share.
  private func shared(_ share: Int, in run: Int32) -> String {
    let step = trace.events[share]
    let order = last(in: run, before: share) { $0.rule == .stackOrder && $0.subject == step.subject }
    let isFirst = order.map { trace.events[$0].result == 1 } ?? true
    var parts: [String] = []
    // Who comes later is offered what those before it left: that the gaps were taken off has been said.
    if isFirst, let spacing = last(in: run, before: share, where: { $0.rule == .stackSpacing }) {
      let operands = trace.events[spacing].operands
      if operands[2] != 0 {
        parts.append("\(number(operands[2])) of the \(number(operands[0])) went to spacing")
      } else if let gap = last(in: run, before: spacing, where: { $0.rule == .stackGapZero }) {
        parts.append("no spacing is taken off the \(number(operands[0])) (\(asker(ofNoGap: gap)) asks for none)")
      }
    }
    var reserve = past.before[share]
    var reserved: [String] = []
    while reserve >= 0 {
      let event = trace.events[Int(reserve)]
      if event.rule == .stackSpacing { break }
      let amount = number(event.operands.count > 1 ? event.operands[1] : 0)
      if event.rule == .stackReserve {
        reserved.append(
          "\(amount) \(event.operands[1] == 1 ? "is" : "are") kept back for \(trace.title(event.subject)), whose priority is \(isLowest(event, in: run) ? "lowest" : "lower")")
      }
      if event.rule == .stackRelease, event.subject == step.subject { parts.append("the \(amount) kept back for it \(event.operands[1] == 1 ? "is" : "are") given back") }
      reserve = past.before[Int(reserve)]
    }
    // What is kept back matters to those who are served before.
    if isFirst { parts += reserved.reversed() }
    let (available, left) = (number(step.operands[0]), step.operands[1])
    switch left {
    case 1: parts.append("all of the \(available) left is its share")
    case 2: parts.append("half of the \(available) left is its share")
    case 3: parts.append("a third of the \(available) left is its share")
    case 4: parts.append("a quarter of the \(available) left is its share")
    default: parts.append("1 of \(number(left)) parts of the \(available) left is its share")
    }
    return joined(parts) + (order.map { turn($0) } ?? "")
  }
  /// Whether nobody in this service has a lower priority than the subject of a step.
  private func isLowest(_ step: LayoutEvent, in run: Int32) -> Bool {
    guard let own = past.last(in: run, before: nil, where: { $0.rule == .stackOrder && $0.subject == step.subject && $0.axis == step.axis }) else { return false }
    return past.last(in: run, before: nil) { $0.rule == .stackOrder && $0.axis == step.axis && $0.operands[0] < trace.events[own].operands[0] } == nil
  }
  private func asker(ofNoGap step: Int) -> String {
    let subject = trace.events[step].subject
    guard let node = trace.node(subject), let previous = trace.node(node.previous) else { return "a neighbour" }
    return node.title.hasPrefix("Spacer") || !previous.title.hasPrefix("Spacer") ? node.title : previous.title
  }
  /// Why it is served now.
  private func turn(_ order: Int) -> String {
    let step = trace.events[order]
    func isNeighbour(_ index: Int) -> Bool {
      trace.events.indices.contains(index) && trace.events[index].rule == .stackOrder && trace.events[index].node == step.node && trace.events[index].axis == step.axis
    }
    let (isFirst, hasNext) = (step.result == 1, isNeighbour(order + 1))
    if isFirst, !hasNext { return "" }
    let other = trace.events[hasNext ? order + 1 : order - 1]
    let (own, theirs) = (step.operands, other.operands)
    let name = trace.title(other.subject)
    let reason =
      if own[0] != theirs[0] {
        "its priority is \(hasNext ? "higher" : "lower") than that of \(name)"
      } else if own[1] != theirs[1] {
        "it is \(hasNext ? "less" : "more") flexible than \(name)"
      } else if own[1] == .infinity, own[2] != theirs[2] {
        "it needs \(hasNext ? "more" : "less") than \(name)"
      } else {
        "it is as flexible as \(name) and stands \(hasNext ? "before" : "behind") it"
      }
    return "; it goes \(isFirst ? "first" : hasNext ? "next" : "last") because \(reason)"
  }
  /// What a modifier or another container made of its own offer.
  private func offerReason(_ index: Int, _ event: LayoutEvent, _ axis: Axis, _ run: Int32) -> String? {
    let value = event.offer(axis)
    let step = last(in: run, before: index) { $0.axis == axis && same($0.result, value) && ($0.subject == event.node || $0.subject == -1) && $0.rule?.isGap == false }
    guard let step, let rule = trace.events[step].rule else { return nil }
    let operands = trace.events[step].operands
    switch rule {
    case .passOffer, .stackAcross, .zStackOffer: return "its own \(axis.length)"
    case .frameOffer: return "its fixed \(axis.length)"
    case .paddingInset: return "\(rule.arithmetic(operands)?.text(operands) ?? "") = \(number(value)) \(axis == .horizontal ? "wide" : "high")"
    default: return trace.reason(step)
    }
  }

  // MARK: Answers

  private func answer(_ index: Int, _ event: LayoutEvent) -> String {
    let sentence = trace.sentence(index)
    let own = past.ownRun[index]
    guard own >= 0, !event.isCached else { return sentence }
    let reasons = Axis.allCases.compactMap { axis in answerReason(own, event, axis) }
    return reasons.isEmpty ? sentence : sentence + ": " + joined(reasons)
  }
  private func answerReason(_ run: Int32, _ event: LayoutEvent, _ axis: Axis) -> String? {
    let value = event.length(axis)
    let step = past.last(in: run, before: nil) { $0.kind == .step && $0.node == event.node && $0.axis == axis && same($0.result, value) && $0.rule?.isGap == false }
    guard let step, let rule = trace.events[step].rule else { return nil }
    let operands = trace.events[step].operands
    let side = axis == .horizontal ? "wide" : "high"
    switch rule {
    case .textFits: return operands[0] < operands[1] ? "one line at least" : "it fits, and takes no more than it needs"
    case .textNarrow:
      guard axis == .horizontal else { return nil }
      if let cut = trace.cut(step) { return "it does not fit \(number(operands[0])), and shows \(number(cut.shown)) of its \(number(cut.all)) lines" }
      return operands[0] < operands[1] ? "it does not fit \(number(operands[0])), and is broken into lines" : "it has room for its width"
    case .textLeast: return axis == .horizontal ? "as narrow as it can be" : nil
    case .leafFills: return "all the \(axis.length) that it is offered"
    case .leafSquare: return "the smaller of \(number(operands[0])) and \(number(operands[1])) both ways"
    case .leafDefault: return "offered no \(axis.length), it takes 10"
    case .leafFixed: return "its own \(axis.length)"
    case .spacerLength: return "the \(axis.length) that it is offered (at least \(number(operands[1])))"
    case .spacerNone: return "nothing across its stack"
    case .stackLength: return operands[1] == 0 ? "as \(side) as its views together" : "\(number(operands[0])) for its views and \(number(operands[1])) for gaps"
    case .stackWidest, .stackExtent: return "as \(side) as its largest view needs"
    case .frameSize: return "its fixed \(axis.length), whatever its view takes"
    case .passSize: return "the \(axis.length) of \(trace.title(trace.events[step].subject))"
    case .paddingSize: return "\(rule.arithmetic(operands)?.text(operands) ?? "") = \(number(value)) \(side)"
    default: return trace.reason(step)
    }
  }

  // MARK: Places

  private func placement(_ index: Int, _ event: LayoutEvent) -> String {
    let name = trace.title(event.node)
    guard let parent = trace.node(event.node)?.parent, parent >= 0 else { return "\(name) is placed; places are counted from its corner" }
    let run = past.runOf[index]
    var text = "\(name) is placed at \(number(event.origin.x)),\(number(event.origin.y)) in \(trace.title(parent))"
    let reasons = Axis.allCases.compactMap { axis -> String? in
      let value = axis == .horizontal ? event.origin.x : event.origin.y
      let step = last(in: run, before: index) { $0.axis == axis && $0.subject == event.node && same($0.result, value) && $0.rule?.isGap == false }
      guard let step, let rule = trace.events[step].rule else { return nil }
      switch rule {
      case .stackStart: return "\(axis.letter) \(number(value)), it is the first"
      case .stackPosition:
        let operands = trace.events[step].operands
        let previous = trace.node(event.node).flatMap { trace.node($0.previous) }?.title ?? "the last"
        return "\(axis.letter) \(rule.arithmetic(operands)?.text(operands) ?? "") = \(number(value)), after \(previous)"
      case .stackCross, .zStackAlign, .lazyAlign, .frameAlign, .overlayAlign, .gridAlign:
        let operands = trace.events[step].operands
        return
          "\(axis.letter) \(rule.arithmetic(operands)?.text(operands) ?? "") = \(number(value)), \(aligned(event.node, axis, before: step, run)) on the line of \(trace.title(trace.events[step].node))"
      default: return trace.reason(step)
      }
    }
    if !reasons.isEmpty { text += ": " + joined(reasons) }
    return text
  }

  /// `its center`, or another guide that was read for a view before a step.
  private func aligned(_ node: NodeID, _ axis: Axis, before step: Int, _ run: Int32) -> String {
    let read = past.last(in: run, before: step) { $0.kind == .guide && $0.node == node && $0.axis == axis }
    return read.map { "its guide '\(trace.guideName(trace.events[$0]))'" } ?? "its guide"
  }

  // MARK: Words

  fileprivate func last(in run: Int32, before index: Int, where matches: (LayoutEvent) -> Bool) -> Int? {
    past.last(in: run, before: index) { $0.kind == .step && matches($0) }
  }
  /// Two equal reasons are said once.
  private func joined(_ parts: [String]) -> String {
    var seen = Set<String>()
    let parts = parts.filter { seen.insert($0).inserted }
    if parts == ["its own width", "its own height"] { return "what it was offered itself" }
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + ", and " + last
  }
}

extension Story {
  /// The answer to the question that a `measure` event asks, in points; nil where it has none.
  public func answer(to question: Int) -> CGSize? {
    guard trace.events[question].kind == .measure, past.ownRun[question] >= 0 else { return nil }
    let end = trace.events[Int(past.runs[Int(past.ownRun[question])].end)]
    return end.kind == .answer ? end.size : nil
  }
  /// What the view that a question asks is offered, and each view around it that waits for an answer.
  public func offers(around question: Int) -> [NodeID: ProposedViewSize] {
    var offers = [trace.events[question].node: trace.events[question].proposal]
    var run = past.runOf[question]
    while run >= 0 {
      let event = trace.events[Int(past.runs[Int(run)].event)]
      offers[event.node] = event.proposal
      run = past.runs[Int(run)].parent
    }
    return offers
  }
}
