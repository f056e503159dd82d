internal import Foundation
internal import LayoutCore

extension WhyBuilder {
  /// The line of a cause, with what it follows from.
  mutating func draft(_ cause: Cause) -> Draft {
    switch cause {
    case .step(let step): return draft(step: step)
    case .fold(let step): return draft(fold: step)
    case .gaps(let step): return draft(gaps: step)
    case .childrenLeft(let step): return draft(childrenLeft: step)
    case .guide(let event): return draft(guide: event)
    case .absolute(let node, let axis): return draft(absolute: node, axis)
    case .screen(let axis):
      let place = past.events.firstIndex { ($0.kind == .measure || $0.kind == .place) && trace.isRoot($0.node) }
      let root = place.map { past.events[$0] }
      let value = root?.offer(axis) ?? .nan
      return Draft(
        value: value, text: "\(trace.offeredBy) offers \(trace.title(root?.node ?? 0)) " + offered(value, axis), rule: "screen.offer",
        basis: "The root is offered the screen without its safe area, or what was asked for (documented).",
        event: place, node: root?.node ?? 0, axis: axis)
    case .offer(let run, let axis):
      let event = past.events[Int(past.runs[Int(run)].event)]
      let asker = trace.node(event.node).map(\.parent) ?? -1
      let (name, value) = (trace.title(event.node), event.offer(axis))
      let what =
        switch event.purpose {
        case .minimum: "tries the least \(axis.length) on \(name)"
        case .maximum: "tries the most \(axis.length) on \(name)"
        default: "offers \(name) \(offered(value, axis))"
        }
      return Draft(
        value: value, text: "\(asker < 0 ? trace.offeredBy : trace.title(asker)) \(what)", rule: "probe", certainty: .measured,
        basis: "To learn how flexible a view is, its container asks for its answers to 0 and to infinity (published measurements).", event: Int(past.runs[Int(run)].event),
        node: asker, axis: axis)
    case .answer(let run, let axis):
      let answer = past.events[Int(past.runs[Int(run)].end)]
      let isEmpty = !trace.nodes.contains { $0.parent == answer.node }
      return Draft(
        value: answer.length(axis),
        text: isEmpty && answer.length(axis) == 0 ? "\(trace.title(answer.node)) has nothing in it" : "\(trace.title(answer.node)) answers so by itself",
        rule: isEmpty ? "empty" : "own", certainty: isEmpty ? .measured : .ours,
        basis: isEmpty ? "A view without content takes no room (published measurements)." : "A layout of the file's own decides without telling its steps.",
        event: Int(past.runs[Int(run)].end), node: answer.node, axis: axis)
    }
  }

  private func offered(_ value: Double, _ axis: Axis) -> String { value.isNaN ? "no \(axis.length)" : "a \(axis.length) of \(exact(value))" }

  private mutating func draft(step: Int) -> Draft {
    let event = past.events[step]
    guard let rule = event.rule, let axis = event.axis else {
      return Draft(value: event.result, text: trace.sentence(step), rule: "step", basis: "", event: step, node: event.node, axis: event.axis)
    }
    let operands = event.operands
    var draft = Draft(
      value: event.result, text: trace.reason(step), arithmetic: rule.arithmetic(operands), rule: rule.id, certainty: rule.certainty, basis: rule.basis, event: step,
      node: event.node, axis: axis)
    for (index, name) in rule.operandNames.enumerated() { draft.operands.append((name, operands[index], cause(ofOperand: index, of: step))) }
    switch rule {
    case .textFits: if operands[0] >= operands[1] { draft.condition = "\(exact(operands[0])) ≥ \(exact(operands[1]))" }
    case .textNarrow where axis == .horizontal: if operands[0] < operands[1] { draft.condition = "\(exact(operands[0])) < \(exact(operands[1]))" }
    case .textNarrow:
      // The lines are those of the width that was decided just before.
      if step > 0, past.events[step - 1].kind == .step, past.events[step - 1].node == event.node, past.events[step - 1].axis == .horizontal {
        draft.operands.insert(("width of the lines", past.events[step - 1].result, .step(step - 1)), at: 0)
        draft.arithmetic = .operand(3)
      }
    case .zStackUncounted: draft.condition = "\(exact(operands[0])) < \(exact(operands[1]))"
    case .stackOrder, .gridOrder: compare(step, &draft)
    default: break
    }
    return draft
  }
  /// Why this one is served before the next.
  private mutating func compare(_ step: Int, _ draft: inout Draft) {
    guard isNext(step + 1, after: step) else { return }
    let (own, next) = (past.events[step].operands, past.events[step + 1].operands)
    let name = trace.title(past.events[step + 1].subject)
    func with(_ index: Int, _ sign: String, _ words: String) {
      draft.condition = "\(exact(own[index])) \(sign) \(exact(next[index]))"
      draft.text += ", \(words) \(name)"
      draft.operands.append(("\(["priority", "flexibility", "minimum"][index]) of the next", next[index], cause(ofOperand: index, of: step + 1)))
    }
    if own[0] != next[0] {
      with(0, ">", "its priority is higher than that of")
    } else if own[1] == .infinity, next[1] == .infinity {
      if own[2] != next[2] { with(2, ">", "it needs more than") } else { with(2, "=", "it stands before") }
    } else if own[1] != next[1] {
      with(1, "<", "it is less flexible than")
    } else {
      with(1, "=", "it stands before")
    }
  }

  private mutating func draft(fold step: Int) -> Draft {
    let event = past.events[step]
    guard let rule = event.rule else { return draft(step: step) }
    var terms: [(name: String, value: Double, cause: Cause?)] = []
    var current = step
    let names = rule.operandNames
    while true {
      let (first, second) = (past.events[current].operand(0), past.events[current].operand(1))
      terms.append((names[1], second, cause(ofOperand: 1, of: current)))
      let before = cause(ofOperand: 0, of: current)
      if case .fold(let earlier) = before, past.events[earlier].rule == rule, terms.count < WhyBuilder.mostTerms {
        current = earlier
        continue
      }
      // The largest of nothing is 0: that is no view.
      let isSum = rule == .stackGaps || rule == .stackTaken
      if isSum || before != nil || first != 0 || terms.allSatisfy({ $0.value < 0 }) { terms.append((names[0], first, before)) }
      break
    }
    terms.reverse()
    let all = terms.indices.map { Arithmetic.operand($0) }
    let sum: Arithmetic =
      rule == .stackGaps || rule == .stackTaken ? all.dropFirst().reduce(all[0]) { .sum($0, $1) } : all.count == 1 ? all[0] : .largest(all)
    var draft = Draft(
      value: event.result, text: trace.filled(rule.foldTemplate, event, exact), arithmetic: sum, rule: rule.id, certainty: rule.certainty, basis: rule.basis, event: step,
      node: event.node, axis: event.axis)
    draft.operands = terms
    return draft
  }

  private func draft(gaps step: Int) -> Draft {
    let event = past.events[step]
    let steps = gapSteps(before: step, in: past.runOf[step]) ?? []
    let all = steps.indices.map { Arithmetic.operand($0) }
    var draft = Draft(
      value: steps.reduce(0) { $0 + past.events[$1].result }, text: trace.filled(Rule.stackGaps.foldTemplate, event, exact),
      arithmetic: all.dropFirst().reduce(all.first ?? .constant(0)) { .sum($0, $1) }, rule: Rule.stackGaps.id, certainty: Rule.stackGaps.certainty, basis: Rule.stackGaps.basis,
      node: event.node, axis: event.axis)
    draft.operands = steps.map { ("gap", past.events[$0].result, .step($0)) }
    return draft
  }

  private mutating func draft(childrenLeft step: Int) -> Draft {
    let event = past.events[step]
    guard let turns = turns(step), let rule = event.rule else { return Draft(value: 1, text: "", rule: "", basis: "", node: event.node) }
    let left = turns.last - turns.own + 1
    var draft = Draft(
      value: Double(left),
      text: left == 1 ? "\(trace.title(event.subject)) is the last of its priority" : "\(left) of its priority are not served yet, \(trace.title(event.subject)) is one",
      arithmetic: .sum(.difference(.operand(0), .operand(1)), .constant(1)), rule: rule.id, certainty: rule.certainty, basis: rule.basis, node: event.node, axis: event.axis)
    draft.operands = [("turn of the last", Double(turns.last), .step(turns.lastStep)), ("turn", Double(turns.own), .step(turns.ownStep))]
    return draft
  }

  private mutating func draft(guide index: Int) -> Draft {
    let event = past.events[index]
    let axis = event.axis ?? .horizontal
    let name = trace.title(event.node)
    var draft = Draft(
      value: event.result, text: "", rule: "guide.default", basis: "A guide that nobody sets is a part of the view's length: 0, a half or all of it (documented).", event: index,
      node: event.node, axis: axis)
    if event.isExplicit {
      draft.rule = "guide.set"
      draft.basis = "A guide that a view or something in it sets holds instead of the default; a text sets its baselines (documented)."
      draft.text = "the guide '\(trace.guideName(event))' of \(name) is set" + (trace.guideSetter(event).map { " by \($0)" } ?? "")
      return draft
    }
    let length = event.length(axis)
    draft.text = "the guide of \(name): nothing sets it"
    guard let part = event.alignmentKey?.defaultPart else {
      draft.rule = "guide.own"
      draft.text = "the guide '\(trace.guideName(event))' of \(name): nothing sets it, so its alignment's own default holds"
      draft.basis = "An alignment of the file's own says what a view answers that does not set it (documented)."
      return draft
    }
    draft.text = "the guide of \(name): " + (part == 0 ? "at its \(axis == .horizontal ? "left" : "top") edge" : part == 1 ? "at its far edge" : "in its middle")
    draft.arithmetic = part == 0 ? .constant(0) : part == 1 ? .operand(0) : .product(.constant(part), .operand(0))
    let cause = cause(ofLengthIn: index, length, axis)
    draft.operands = [(axis.length + (cause == nil && event.node == event.subject ? " of its room" : ""), length, cause)]
    return draft
  }
  /// The size that a guide was read for: the answer of the view, or the own size of who reads.
  private mutating func cause(ofLengthIn index: Int, _ length: Double, _ axis: Axis) -> Cause? {
    let event = past.events[index]
    let run = past.runOf[index]
    guard run >= 0 else { return nil }
    if event.node == event.subject {
      guard past.runs[Int(run)].isPlacing, same(past.events[Int(past.runs[Int(run)].event)].length(axis), length) else { return nil }
      return cause(ofSizeIn: run, axis)
    }
    let answer = last(in: run, about: event.node, before: index) { $0.kind == .answer && same($0.length(axis), length) && $0.purpose != .minimum && $0.purpose != .maximum }
    return answer.flatMap { past.ownRun[$0] >= 0 ? cause(ofAnswer: past.ownRun[$0], axis) : nil }
  }

  private mutating func draft(absolute node: NodeID, _ axis: Axis) -> Draft {
    let (name, side) = (trace.title(node), axis == .horizontal ? "left" : "top")
    var draft = Draft(
      value: absolute(node, axis), text: "\(name) starts at \(exact(absolute(node, axis))) from the \(side) of the root", rule: "place",
      basis: "Places are counted from the parent's corner; they add up (documented).",
      event: Int(past.runs[Int(past.placing[Int(node)])].event), node: node, axis: axis)
    var terms: [(name: String, value: Double, cause: Cause?)] = []
    var skipsParent = false
    for link in chain(to: node).reversed() {
      if skipsParent {
        skipsParent = false
        continue
      }
      if terms.count == WhyBuilder.mostTerms {
        terms.append(("start of \(trace.title(link))", absolute(link, axis), .absolute(link, axis)))
        break
      }
      if let step = cause(ofOrigin: link, axis) {
        terms.append(("start of \(trace.title(link))", step.value, step.cause))
        skipsParent = step.isFromGrandparent
      } else if origin(link, axis) != 0 {
        terms.append(("start of \(trace.title(link))", origin(link, axis), nil))
      }
    }
    terms.reverse()
    if terms.isEmpty {
      draft.text = trace.node(node)?.parent ?? -1 < 0 ? "places are counted from the root's corner" : "nothing moves \(name) from the \(side) of the root"
      return draft
    }
    draft.operands = terms
    let all = terms.indices.map { Arithmetic.operand($0) }
    draft.arithmetic = all.dropFirst().reduce(all[0]) { .sum($0, $1) }
    return draft
  }
}

extension Axis {
  /// `width` or `height`.
  var length: String { self == .horizontal ? "width" : "height" }
  /// `x` or `y`.
  var letter: String { self == .horizontal ? "x" : "y" }
}

extension Trace {
  /// A step in words, without the sum at its end.
  func reason(_ index: Int) -> String {
    guard let rule = events[index].rule else { return sentence(index) }
    return filled(Template.of(rule.template(events[index], cut: cut(index))).reason, events[index], exact)
  }
}
