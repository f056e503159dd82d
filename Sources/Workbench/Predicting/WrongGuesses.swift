internal import Foundation
internal import LayoutCore
internal import Views

/// What a learner may think of a node, each worked out by asking the engine.
@MainActor
struct WrongGuesses {
  let host: ViewHost
  let node: NodeID
  /// The right answer.
  let truth: CGSize
  /// What a node was offered.
  let offer: (NodeID) -> ProposedViewSize

  private var tree: LayoutTree { host.tree }
  private func kind(_ node: NodeID) -> String { host.infos[Int(node)].kind }
  private func answer(_ node: NodeID, _ offer: ProposedViewSize) -> CGSize { tree.answer(of: node, to: offer) }
  private func length(_ size: CGSize, _ axis: Axis) -> Double { Double(axis == .horizontal ? size.width : size.height) }
  private func length(_ offer: ProposedViewSize, _ axis: Axis) -> Double? { (axis == .horizontal ? offer.width : offer.height).map(Double.init) }
  private func size(_ node: NodeID, _ axis: Axis) -> Double { length(tree.size(of: node), axis) }
  private func with(_ length: Double?, _ axis: Axis, of offer: ProposedViewSize) -> ProposedViewSize {
    let length = length.map { CGFloat($0) }
    return axis == .horizontal ? ProposedViewSize(width: length, height: offer.height) : ProposedViewSize(width: offer.width, height: length)
  }

  // MARK: Sizes

  /// The stack that shares its length among the node and its neighbours, through modifiers that stand around the node alone.
  struct Share {
    var stack: NodeID
    /// The view in the stack that the node is, or lies in.
    var child: NodeID
    var children: [NodeID]
    var axis: Axis
    /// What the stack was offered along its axis.
    var offered: Double
    /// All gaps together.
    var gaps: Double
    /// By how much the view in the stack is larger than the node.
    var excess: CGSize
    var rest: Double { max(offered - gaps, 0) }
  }
  var share: Share? {
    var child = node
    var excess = CGSize.zero
    while let parent = tree.parent(of: child) {
      let children = Array(tree.children(of: parent))
      if ["HStack", "VStack"].contains(kind(parent)) {
        let axis: Axis = kind(parent) == "HStack" ? .horizontal : .vertical
        guard children.count > 1, let offered = length(offer(parent), axis) else { return nil }
        let gaps = size(parent, axis) - children.map { size($0, axis) }.reduce(0, +)
        return Share(stack: parent, child: child, children: children, axis: axis, offered: offered, gaps: gaps, excess: excess)
      }
      // A frame of its own size hides what the stack offers.
      guard ["padding", "border", "layoutPriority", "background", "overlay"].contains(kind(parent)), children.first == child else { return nil }
      let (inner, outer) = (tree.size(of: child), tree.size(of: parent))
      excess = CGSize(width: excess.width + outer.width - inner.width, height: excess.height + outer.height - inner.height)
      child = parent
    }
    return nil
  }

  /// Wrong sizes, the commonest first.
  func sizes(screen: ProposedViewSize) -> [(WrongModel, CGSize)] {
    var found: [(WrongModel, CGSize)] = []
    if let share { found += shared(share) }
    let own = offer(node)
    if let parent = tree.parent(of: node) {
      switch kind(parent) {
      case "frame": found.append((.frameResizes, answer(parent, offer(parent))))
      case "padding":
        let outer = tree.size(of: parent)
        found.append((.paddingInside, answer(node, offer(parent))))
        found.append((.paddingShrinks, CGSize(width: max(2 * truth.width - outer.width, 0), height: max(2 * truth.height - outer.height, 0))))
        found.append((.paddingBelongs, outer))
      default: break
      }
    }
    let children = Array(tree.children(of: node))
    if kind(node) == "padding", let child = children.first { found.append((.paddingInside, answer(child, own))) }
    if ["background", "overlay"].contains(kind(node)) { found.append((.backgroundGrows, largest(children, own))) }
    if let parent = tree.parent(of: node), ["background", "overlay"].contains(kind(parent)) {
      found.append((.backgroundGrows, largest(Array(tree.children(of: parent)), offer(parent))))
    }
    found.append((.takesAll, CGSize(width: own.width ?? truth.width, height: own.height ?? truth.height)))
    found.append((.takesIdeal, answer(node, .unspecified)))
    if let parent = tree.parent(of: node) { found.append((.likeParent, tree.size(of: parent))) }
    found.append((.likeScreen, CGSize(width: screen.width ?? truth.width, height: screen.height ?? truth.height)))
    found.append((.takesLeast, answer(node, .zero)))
    return found
  }
  private func largest(_ layers: [NodeID], _ offer: ProposedViewSize) -> CGSize {
    let sizes = layers.map { answer($0, offer) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
  /// The mistakes about sharing.
  private func shared(_ share: Share) -> [(WrongModel, CGSize)] {
    let (child, axis) = (share.child, share.axis)
    let given = offer(child)
    func answered(_ length: Double) -> CGSize {
      let size = answer(child, with(length, axis, of: given))
      return CGSize(width: max(size.width - share.excess.width, 0), height: max(size.height - share.excess.height, 0))
    }
    let count = Double(share.children.count)
    let equal = share.rest / count
    let priorities = share.children.map { tree.priority(of: $0) }
    let own = tree.priority(of: child)
    var found: [(WrongModel, CGSize)] = []
    if Set(priorities.filter(\.isFinite)).count > 1 {
      var before = 0.0
      for (other, priority) in zip(share.children, priorities) where priority > own { before += size(other, axis) }
      found.append((.priorityOrders, answered(max(share.rest - before, 0) / Double(max(priorities.count { $0 <= own }, 1)))))
    }
    found.append((.equalSplit, answered(equal)))
    if share.gaps != 0, let own = length(given, axis) { found.append((.spacingIgnored, answered(own + share.gaps / count))) }
    if kind(child) == "Spacer" {
      found.append((.spacerFirst, answered(share.rest)))
    } else if share.children.contains(where: { kind($0) == "Spacer" }) {
      found.append((.spacerFirst, answered(0)))
    }
    let earlier = share.children.prefix { $0 != child }.map { size($0, axis) }.reduce(0, +)
    found.append((.writtenOrder, answered(max(share.rest - earlier, 0))))
    let wide = axis == .horizontal
    found.append((.ownShare, CGSize(width: wide ? equal - share.excess.width : truth.width, height: wide ? truth.height : equal - share.excess.height)))
    return found
  }

  // MARK: Places

  /// Wrong places along an axis, from the root's corner.
  func places(_ axis: Axis, screen: ProposedViewSize, _ frames: [CGRect]) -> [(WrongModel, Double)] {
    func start(_ node: NodeID) -> Double { Double(axis == .horizontal ? frames[Int(node)].minX : frames[Int(node)].minY) }
    var found: [(WrongModel, Double)] = []
    let now = size(node, axis)
    if let share, share.axis == axis {
      let index = Double(share.children.firstIndex(of: share.child) ?? 0)
      found.append((.equalSplit, start(share.stack) + index * share.rest / Double(share.children.count)))
      found.append((.spacingIgnored, start(share.stack) + share.children.prefix { $0 != share.child }.map { size($0, axis) }.reduce(0, +)))
    }
    if let parent = tree.parent(of: node) {
      found.append((.startsAtEdge, start(parent)))
      found.append((.alwaysCentred, start(parent) + (size(parent, axis) - now) / 2))
      found.append((.atTheEnd, start(parent) + size(parent, axis) - now))
      // The container goes to where its view lies in it.
      if let outer = tree.parent(of: parent) {
        let slack = size(outer, axis) - size(parent, axis)
        let share = size(parent, axis) > now ? (start(node) - start(parent)) / (size(parent, axis) - now) : 0
        found.append((.alignmentMoves, start(outer) + slack * share + (start(node) - start(parent))))
      }
    }
    if let whole = length(screen, axis) {
      found.append((.screenCentred, (whole - now) / 2))
      found.append((.screenEnd, whole - now))
    }
    return found + [(.atZero, 0)]
  }
}
