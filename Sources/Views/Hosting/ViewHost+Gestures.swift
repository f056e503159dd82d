public import Foundation
public import LayoutCore

extension ViewHost {
  /// Two fingers are moved apart, or together, on a node.
  /// - Parameter factor: to how many times their distance.
  /// - Returns: whether a gesture there, or around it, hears that.
  @discardableResult
  public func magnify(_ node: NodeID, by factor: Double) -> Bool {
    touch(node, .magnify) { _ in
      let half = (1 + factor) / 2
      return [.magnified(half, isLast: false), .magnified(factor, isLast: false), .magnified(factor, isLast: true)]
        .map { Step($0) }
    }
  }
  /// Two fingers are turned on a node, clockwise.
  /// - Returns: whether a gesture there, or around it, hears that.
  @discardableResult
  public func rotate(_ node: NodeID, by angle: Angle) -> Bool {
    touch(node, .rotate) { _ in
      let half = Angle(radians: angle.radians / 2)
      return [.rotated(half, isLast: false), .rotated(angle, isLast: false), .rotated(angle, isLast: true)].map { Step($0) }
    }
  }
  /// A finger is laid on the middle of a node, moved, and lifted.
  /// - Parameter translation: how far, in points.
  /// - Returns: whether a gesture there, or around it, hears that.
  @discardableResult
  public func drag(_ node: NodeID, by translation: CGSize) -> Bool {
    touch(node, [.drag, .heldDrag]) { kinds in
      var steps = [Step(.began)]
      if kinds.contains(.heldDrag) { steps.append(Step(.rested)) }
      // A finger is seen at several places on its way.
      for number in 1...8 {
        let part = Double(number) / 8
        steps.append(Step(.moved, CGSize(width: translation.width * part, height: translation.height * part)))
      }
      return steps + [Step(.ended, translation)]
    }
  }
  /// So many taps, one after the other, where gestures hear them.
  ///
  /// What wants one tap, as a button does, hears each of several.
  func tapGestures(_ node: NodeID, count: Int) -> Bool {
    let taps = Array(repeating: [Step(.began), Step(.ended)], count: max(count, 1)).flatMap(\.self)
    return count > 1 && touch(node, .taps) { _ in taps } || touch(node, .tap) { _ in taps }
  }
  /// A finger lies on a node for long, where gestures hear it.
  func pressGestures(_ node: NodeID) -> Bool { touch(node, .press) { _ in [Step(.began), Step(.rested), Step(.ended)] } }

  /// One thing that a finger does, and how far it is from where it began.
  private struct Step {
    let kind: TouchEvent.Kind
    let translation: CGSize
    init(_ kind: TouchEvent.Kind, _ translation: CGSize = .zero) { (self.kind, self.translation) = (kind, translation) }
  }

  /// Does one thing after the other with what hears one of the kinds at a node, around it or in it; the views are up to
  /// date after each.
  private func touch(_ node: NodeID, _ kinds: TouchKinds, _ steps: (TouchKinds) -> [Step]) -> Bool {
    guard let (place, hearers) = hearers(of: kinds, at: node) else { return false }
    let proxy = geometry(of: place, tree.frame(of: place).size)
    let middle = CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2)
    perform(
      steps(hearers.reduce([]) { $0.union($1.kinds) }).map { step in
        let location = CGPoint(x: middle.x + step.translation.width, y: middle.y + step.translation.height)
        let event = TouchEvent(kind: step.kind, location: location) { proxy.frame(in: $0) }
        return { for hearer in hearers { hearer.hear(event) } }
      })
    return true
  }

  /// What hears one of the kinds: the innermost gesture, or the outermost of high priority, and all simultaneous ones. A
  /// control's own reaction to taps and presses counts as a gesture.
  private func hearers(of kinds: TouchKinds, at node: NodeID) -> (place: NodeID, hearers: [AttachedGesture.Hearer])? {
    var (beside, found): ([(NodeID, AttachedGesture.Hearer)], (NodeID, AttachedGesture.Hearer)?) = ([], nil)
    var high: (NodeID, AttachedGesture.Hearer)?
    func look(at place: NodeID) {
      guard let interaction = nodes.interactions[place] else { return }
      if found == nil, let own = interaction.hearer(of: kinds) { found = (place, own) }
      for gesture in interaction.gestures {
        let hearer = gesture.begin()
        guard !hearer.kinds.isDisjoint(with: kinds) else { continue }
        switch gesture.priority {
        case .normal: found = found ?? (place, hearer)
        case .high: high = (place, hearer)
        case .simultaneous: beside.append((place, hearer))
        }
      }
    }
    var around: NodeID? = node
    while let place = around {
      look(at: place)
      around = tree.parent(of: place)
    }
    var inside = Array(tree.children(of: node).reversed())
    while found == nil, high == nil, beside.isEmpty, let place = inside.popLast() {
      look(at: place)
      inside += tree.children(of: place).reversed()
    }
    let chosen = [high ?? found].compactMap(\.self) + beside
    return chosen.first.map { ($0.0, chosen.map(\.1)) }
  }
}

extension Interaction {
  /// The reaction of a control to one of the kinds.
  @MainActor fileprivate func hearer(of kinds: TouchKinds) -> AttachedGesture.Hearer? {
    let action: (() -> Void)? = kinds.contains(.tap) ? tap ?? toggle : kinds.contains(.press) ? hold : nil
    return action.map { action in
      AttachedGesture.Hearer(kinds: kinds) { if $0.kind == .ended { action() } }
    }
  }
}
