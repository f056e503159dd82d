public import Foundation

/// The children of a container whose layout is a program's own, or some of them. A small value; valid as long as the tree holds the nodes.
public struct LayoutChildren: RandomAccessCollection {
  struct Member: Hashable {
    let node: NodeID
    /// Its place among all children.
    let index: Int32
  }
  let tree: LayoutTree
  let owner: NodeID
  var members: ContiguousArray<Member>

  init(tree: LayoutTree, owner: NodeID, members: ContiguousArray<Member>) {
    self.tree = tree
    self.owner = owner
    self.members = members
  }
  /// Children of the container that `child` lies in; others are left out.
  public init(_ children: [LayoutChild], like child: LayoutChild) {
    self.init(
      tree: child.tree, owner: child.owner, members: ContiguousArray(children.filter { $0.tree === child.tree && $0.owner == child.owner }.map(\.member)))
  }

  /// The first one's index, 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { members.count }
  /// A child.
  public subscript(position: Int) -> LayoutChild { LayoutChild(tree: tree, owner: owner, member: members[position]) }
  /// Some of them, numbered from 0.
  public func only(_ positions: some Sequence<Int>) -> LayoutChildren {
    LayoutChildren(tree: tree, owner: owner, members: ContiguousArray(positions.map { members[$0] }))
  }

  /// What the children set for a guide while `place` places them, put together as containers do: custom guides by their mean, baselines by the outermost one.
  /// Other built-in guides do not leave a container: nil.
  public func merged(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, place: () -> Void) -> CGFloat? {
    guard key.isCustom || key.isBaseline, tree.holds(owner), members.contains(where: { tree.holds($0.node) && tree.setsGuide(key, $0.node) }) else { return nil }
    return tree.mergedGuide(key, owner, bounds, Proposal(proposal), place).map { CGFloat($0) }
  }
}

extension LayoutChildren: Equatable {
  /// The same children of one tree.
  public static func == (a: LayoutChildren, b: LayoutChildren) -> Bool { a.tree === b.tree && a.members == b.members }
}

/// A child of a container whose layout is a program's own.
public struct LayoutChild {
  /// The tree that the child lies in.
  public let tree: LayoutTree
  let owner: NodeID
  let member: LayoutChildren.Member

  /// Its answer to a proposal, in points. NaN counts as nil, a negative length as 0.
  public func size(_ proposal: ProposedViewSize) -> CGSize {
    guard tree.holds(member.node) else { return .zero }
    let answer = tree.answer(of: self, to: Proposal(proposal))
    return CGSize(width: answer.w, height: answer.h)
  }
  /// Its answer to a proposal, with its guides.
  public func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(proposal)
    return ViewDimensions(tree: tree, node: member.node, proposal: Proposal(proposal), width: size.width, height: size.height)
  }
  /// What its modifier `layoutPriority` says; 0 without.
  public var priority: Double { tree.holds(member.node) ? tree.nodes[member.node].priority : 0 }
  /// What it asks of its neighbours.
  public var spacing: ViewSpacing { tree.holds(member.node) ? ViewSpacing(tree.edges[tree.nodes[member.node].edges], tree.spacing) : ViewSpacing() }
  /// What the program says about it under a key.
  public func value(_ key: AnyHashable) -> Any? { tree.layoutValue(key, of: member.node) }
  /// Puts it so that the part `anchor` of its size (0…1 from its top left corner) lies at a point; it is as large as its answer to the proposal. The last call wins.
  /// Nothing happens unless its container is placing its children.
  public func place(at point: CGPoint, anchor: CGPoint, _ proposal: ProposedViewSize) { tree.keep(self, at: point, anchor: anchor, Proposal(proposal)) }
}

extension LayoutChild: Equatable {
  /// The same child of one tree.
  public static func == (a: LayoutChild, b: LayoutChild) -> Bool { a.tree === b.tree && a.member == b.member }
}
