internal import Foundation

/// Layouts of a program's own. What happens inside of them is theirs; their questions, answers and placements are told, and what is done with bad numbers.
extension LayoutTree {
  func measureCustom<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    customRuns.append(CustomRun(owner: i, records: S.records))
    let size = customLayouts[nodes[i].payload].layout.size(p.proposedViewSize, customChildren(i))
    customRuns.removeLast()
    let (w, h) = (outcome(.layoutSize, answered(Double(size.width), i)), outcome(.layoutSize, answered(Double(size.height), i)))
    S.step(self, .layoutSize, i, -1, .horizontal, w, result: w)
    S.step(self, .layoutSize, i, -1, .vertical, h, result: h)
    return Answer(w, h, .all)
  }
  /// NaN and negative lengths count as 0 (our choice); an infinite one stays.
  private func answered(_ length: Double, _ i: NodeID) -> Double {
    if length >= 0 { return length + 0 }
    warn(length.isNaN ? .layoutSizeIsNoNumber : .layoutSizeIsNegative, i)
    return 0
  }
  func placeCustom<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) {
    let base = children.top
    defer { children.drop(to: base) }
    arrangeCustom(i, p, CGRect(x: placed[i].x, y: placed[i].y, width: w, height: h), S.self)
    for k in base..<children.top {
      let c = children[k]
      place(c.node, c.x, c.y, c.proposal, c.answer, in: w, S.self)
    }
  }
  /// Pushes every child with its origin. What the layout does not place is offered the container's own offer and lies in the middle (documented).
  func arrangeCustom<S: Steps>(_ i: NodeID, _ p: Proposal, _ bounds: CGRect, _: S.Type) {
    arrangeCustom(i, p, bounds, S.self) { customLayouts[nodes[i].payload].layout.place(in: bounds, p.proposedViewSize, customChildren(i)) }
  }
  private func arrangeCustom<S: Steps>(_ i: NodeID, _ p: Proposal, _ bounds: CGRect, _: S.Type, _ place: () -> Void) {
    let members = customLayouts[nodes[i].payload].children
    customRuns.append(
      CustomRun(owner: i, records: S.records, placements: ContiguousArray(repeating: nil, count: members.count)))
    place()
    let placements = customRuns.removeLast().placements ?? []
    for member in members {
      var child = ArrangedChild(node: member.node)
      if let placement = placements[Int(member.index)] {
        tellOffer(i, member.node, placement.proposal, S.self)
        child.settle(placement.proposal, measure(member.node, placement.proposal, .place, S.self))
        child.lie(
          start(child, Length.shift(placement.x - bounds.minX), placement.anchorX, i, .horizontal, S.self),
          start(child, Length.shift(placement.y - bounds.minY), placement.anchorY, i, .vertical, S.self))
      } else {
        warn(.unplaced, i)
        child.settle(p, measure(member.node, passed(i, p, to: member.node, S.self), .place, S.self))
        child.lie(middle(child, bounds.width, i, .horizontal, S.self), middle(child, bounds.height, i, .vertical, S.self))
      }
      children.push(child)
    }
  }
  private func start<S: Steps>(_ child: ArrangedChild, _ point: Double, _ anchor: Double, _ i: NodeID, _ axis: Axis, _: S.Type) -> Double {
    let length = child.answer[axis]
    let result = outcome(.layoutPlace, Length.distance(point, Length.part(anchor, length)))
    S.step(self, .layoutPlace, i, child.node, axis, point, anchor, length, result: result)
    return result
  }
  private func middle<S: Steps>(_ child: ArrangedChild, _ own: CGFloat, _ i: NodeID, _ axis: Axis, _: S.Type) -> Double {
    let length = child.answer[axis]
    let result = Length.part(0.5, Length.distance(Double(own), length))
    S.step(self, .layoutMiddle, i, child.node, axis, Double(own), length, result: result)
    return result
  }
  private func tellOffer<S: Steps>(_ i: NodeID, _ child: NodeID, _ p: Proposal, _: S.Type) {
    S.step(self, .layoutOffer, i, child, .horizontal, p.w, result: p.w)
    S.step(self, .layoutOffer, i, child, .vertical, p.h, result: p.h)
  }

  // MARK: What the layout asks for

  /// The container's children as handles.
  func customChildren(_ i: NodeID) -> LayoutChildren { LayoutChildren(tree: self, owner: i, members: customLayouts[nodes[i].payload].children) }

  /// A layout's question to one of its children, kept among the events as the layout's own questions are.
  func answer(of child: LayoutChild, to p: Proposal) -> Answer {
    let node = child.member.node
    guard let run = customRuns.last, run.records else { return measure(node, p, .size, NoSteps.self) }
    let purpose: LayoutEvent.Purpose = run.placements == nil ? CustomRun.purpose(p) : .place
    tellOffer(run.owner, node, p, RecordedSteps.self)
    return measure(node, p, purpose, RecordedSteps.self)
  }
  /// Keeps where a child is put. What is not finite counts as the start of the bounds (our choice).
  func keep(_ child: LayoutChild, at point: CGPoint, anchor: CGPoint, _ proposal: Proposal) {
    guard let top = customRuns.indices.last, customRuns[top].owner == child.owner, customRuns[top].placements != nil else { return }
    let index = Int(child.member.index)
    if customRuns[top].placements?[index] != nil { warn(.placedTwice, child.owner) }
    if !(point.x.isFinite && point.y.isFinite && anchor.x.isFinite && anchor.y.isFinite) { warn(.placedNowhere, child.owner) }
    customRuns[top].placements?[index] = CustomRun.Placement(
      x: Double(point.x), y: Double(point.y), anchorX: Length.shift(anchor.x), anchorY: Length.shift(anchor.y), proposal: proposal)
  }

  // MARK: Guides and spacing

  /// Whether a child may set a guide.
  func setsGuide(_ key: AlignmentKey, _ i: NodeID) -> Bool { nodes[i].has(Node.hasGuides) || (key.isBaseline && nodes[i].has(Node.hasBaselines)) }
  /// What the children set where `place` places them.
  func mergedGuide(_ key: AlignmentKey, _ i: NodeID, _ bounds: CGRect, _ p: Proposal, _ place: () -> Void) -> Double? {
    let base = children.top
    defer { children.drop(to: base) }
    if isRecording {
      let outer = isRepeating
      isRepeating = true
      arrangeCustom(i, p, bounds, RecordedSteps.self, place)
      isRepeating = outer
    } else {
      arrangeCustom(i, p, bounds, NoSteps.self, place)
    }
    return merged(key, from: base)
  }
  /// Asks the layouts from a node on what they ask of their neighbours, the inner ones first, and tells those around them. Once a layout, because only a layout of the
  /// tree as it is can measure.
  func settleSpacing(from start: NodeID) {
    if customLayouts.count == 0 { return }
    var changed: Set<NodeID> = []
    var i = start
    while nodes[i].first >= 0 { i = nodes[i].first }
    while true {
      if nodes[i].kind == .custom || changed.contains(i) {
        let old = nodes[i].edges
        if nodes[i].kind == .custom {
          nodes[i].edges = edges.code(of: customSpacing(i))
        } else {
          var last = nodes[i].first
          while nodes[last].next >= 0 { last = nodes[last].next }
          nodes[i].edges = 0
          inherit(i, from: last)
        }
        if nodes[i].edges != old, nodes[i].parent >= 0 { changed.insert(nodes[i].parent) }
      }
      if i == start { break }
      if nodes[i].next >= 0 {
        i = nodes[i].next
        while nodes[i].first >= 0 { i = nodes[i].first }
      } else {
        i = nodes[i].parent
      }
    }
  }
  private func customSpacing(_ i: NodeID) -> EdgeSpacing {
    customRuns.append(CustomRun(owner: i, records: isRecording))
    defer { customRuns.removeLast() }
    return customLayouts[nodes[i].payload].layout.spacing(customChildren(i)).edges
  }
}

extension CustomRun {
  /// What a layout wants to know with a proposal.
  static func purpose(_ p: Proposal) -> LayoutEvent.Purpose {
    if p.w.isNaN && p.h.isNaN { return .ideal }
    if p.w == 0 && p.h == 0 { return .minimum }
    return p.w == .infinity && p.h == .infinity ? .maximum : .size
  }
}
