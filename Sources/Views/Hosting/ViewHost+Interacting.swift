public import LayoutCore

extension ViewHost {
  /// This host and those of what was drawn over its views the last time, back to front: screens that were pushed,
  /// sheets, alerts, menus.
  public var shownHosts: [ViewHost] { [self] + presentedHosts.flatMap(\.shownHosts) }
  /// Whether something is shown over its views; it is made while the screen is drawn.
  package var presents: Bool { !nodes.presentations.isEmpty }
  /// Taps a node: the button around it, or in it, runs its action; a toggle turns; a gesture hears the taps.
  /// - Parameter count: how many times, one tap soon after the other.
  /// - Returns: whether something reacted.
  @discardableResult
  public func tap(_ node: NodeID, count: Int = 1) -> Bool { tapGestures(node, count: count) }
  /// Turns the toggle at a node, around it or in it.
  /// - Returns: whether there is one.
  @discardableResult
  public func toggle(_ node: NodeID) -> Bool {
    guard let action = interaction(at: node, \.toggle) else { return false }
    perform(action)
    return true
  }
  /// Replaces the text of the field at a node, around it or in it.
  /// - Returns: whether there is one.
  @discardableResult
  public func type(_ text: String, into node: NodeID) -> Bool {
    guard let action = interaction(at: node, \.type) else { return false }
    perform { action(text) }
    return true
  }
  /// Moves the control at a node, around it or in it: a slider to a value, a picker to a choice by its place from 0.
  /// - Returns: whether there is one.
  @discardableResult
  public func set(_ value: Double, at node: NodeID) -> Bool {
    guard let action = interaction(at: node, \.set) else { return false }
    perform { action(value) }
    return true
  }
  /// Brings the views up to date after something was done to what lies over them. What a finger does here ends.
  package func refresh() {
    graph.forgetEvaluations()
    graph.touch = nil
    update()
  }
  /// Runs something that may change state, then brings the views up to date.
  public func perform(_ action: () -> Void) { withoutActuallyEscaping(action) { perform([$0]) } }
  /// Runs one thing after the other that may change state; the views are up to date after each, and what ran of them is
  /// known of all together.
  func perform(_ actions: [() -> Void]) {
    graph.forgetEvaluations()
    graph.touch = nil
    let menu = graph.menu.open
    for (index, action) in actions.enumerated() {
      Reads.ignoring(action)
      // Whatever a person does beside a menu closes it.
      if index == actions.count - 1, graph.menu.open == menu { graph.menu.open = nil }
      update()
    }
  }

  /// The node's own, that of the nearest node around it, or the first inside it.
  func interaction<Action>(at node: NodeID, _ find: (Interaction) -> Action?) -> Action? {
    var around: NodeID? = node
    while let place = around {
      if let action = nodes.interactions[place].flatMap(find) { return action }
      around = tree.parent(of: place)
    }
    var inside = Array(tree.children(of: node).reversed())
    while let place = inside.popLast() {
      if let action = nodes.interactions[place].flatMap(find) { return action }
      inside += tree.children(of: place).reversed()
    }
    return nil
  }
}
