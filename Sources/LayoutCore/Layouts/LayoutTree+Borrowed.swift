public import Foundation

/// A layout of the program's own may leave its children, or some of them, to one of the library's: `HStackLayout().sizeThatFits(…)`.
extension LayoutChildren {
  /// A layout of the library, with its arguments; distances in points, nil is what neighbours prefer.
  public enum Arrangement: Sendable {
    case stack(Axis, AlignmentKey, spacing: CGFloat?)
    case zStack(horizontal: AlignmentKey, vertical: AlignmentKey)
    case grid(horizontal: AlignmentKey, vertical: AlignmentKey, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
  }
  /// The size of these children in an arrangement.
  public func size(in arrangement: Arrangement, _ proposal: ProposedViewSize) -> CGSize {
    guard !isEmpty, allSatisfy({ tree.holds($0.member.node) }) else { return .zero }
    let answer = tree.borrowing(arrangement, self) { tree.borrowedSize(arrangement, owner, Proposal(proposal)) }
    return CGSize(width: answer.w, height: answer.h)
  }
  /// Places these children as the arrangement does. Nothing happens unless their container is placing its children.
  public func place(as arrangement: Arrangement, in bounds: CGRect, _ proposal: ProposedViewSize) {
    guard !isEmpty, allSatisfy({ tree.holds($0.member.node) }) else { return }
    tree.borrowing(arrangement, self) { tree.placeBorrowed(arrangement, self, bounds, Proposal(proposal)) }
  }
}

extension LayoutTree {
  /// Makes the container look like one of the library's that has these children only, as long as `run` works.
  fileprivate func borrowing<Result>(_ arrangement: LayoutChildren.Arrangement, _ children: LayoutChildren, _ run: () -> Result) -> Result {
    let owner = children.owner
    let old = nodes[owner]
    let nexts = children.members.map { nodes[$0.node].next }
    let counts = (alignments.count, grids.count)
    let builder = NodeBuilder(self)
    switch arrangement {
    case .stack(let axis, let alignment, let spacing):
      let node = builder.stack(axis == .horizontal ? .hStack : .vStack, alignment, spacing)
      (nodes[owner].a, nodes[owner].b, nodes[owner].payload) = (node.a, node.b, node.payload)
    case .zStack(let horizontal, let vertical): nodes[owner].payload = builder.aligned(.zStack, horizontal, vertical).payload
    case .grid(let horizontal, let vertical, let horizontalSpacing, let verticalSpacing):
      nodes[owner].payload = grids.count
      grids.append(
        NodeRecords.Grid(
          alignment: NodeRecords.Alignment(horizontal: horizontal, vertical: vertical), horizontalSpacing: Length.spacing(horizontalSpacing),
          verticalSpacing: Length.spacing(verticalSpacing)))
    }
    nodes[owner].first = children.members[0].node
    nodes[owner].count = Int32(children.members.count)
    for (k, member) in children.members.enumerated() { nodes[member.node].next = k + 1 < children.members.count ? children.members[k + 1].node : -1 }
    defer {
      (nodes[owner].a, nodes[owner].b, nodes[owner].payload, nodes[owner].first, nodes[owner].count) = (old.a, old.b, old.payload, old.first, old.count)
      for (member, next) in zip(children.members, nexts) { nodes[member.node].next = next }
      alignments.truncate(to: counts.0)
      grids.truncate(to: counts.1)
    }
    return run()
  }
  fileprivate func borrowedSize(_ arrangement: LayoutChildren.Arrangement, _ i: NodeID, _ p: Proposal) -> Answer {
    guard let run = customRuns.last, run.records else { return borrowedSize(arrangement, i, p, NoSteps.self) }
    return borrowedSize(arrangement, i, p, RecordedSteps.self)
  }
  private func borrowedSize<S: Steps>(_ arrangement: LayoutChildren.Arrangement, _ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    switch arrangement {
    case .stack(let axis, _, _): measureStack(i, p, axis, S.self)
    case .zStack: measureZStack(i, p, S.self)
    case .grid: measureGrid(i, p, S.self)
    }
  }
  fileprivate func placeBorrowed(_ arrangement: LayoutChildren.Arrangement, _ children: LayoutChildren, _ bounds: CGRect, _ p: Proposal) {
    guard let run = customRuns.last, run.owner == children.owner, run.placements != nil else { return }
    if run.records { placeBorrowed(arrangement, children, bounds, p, RecordedSteps.self) } else { placeBorrowed(arrangement, children, bounds, p, NoSteps.self) }
  }
  private func placeBorrowed<S: Steps>(
    _ arrangement: LayoutChildren.Arrangement, _ children: LayoutChildren, _ bounds: CGRect, _ p: Proposal, _: S.Type
  ) {
    let base = self.children.top
    defer { self.children.drop(to: base) }
    switch arrangement {
    case .stack(let axis, _, _): arrangeStack(children.owner, p, bounds.width, bounds.height, axis, S.self)
    case .zStack: arrangeZStack(children.owner, p, bounds.width, bounds.height, S.self)
    case .grid: arrangeGrid(children.owner, p, S.self)
    }
    for (child, k) in zip(children, base..<self.children.top) {
      let c = self.children[k]
      keep(child, at: CGPoint(x: bounds.minX + c.x, y: bounds.minY + c.y), anchor: .zero, c.proposal)
    }
  }
}
