internal import LayoutCore

/// What a finger does on a device of pixels, at the place of a view. The next thing that a person does ends it.
enum Touch: Hashable {
  /// It lies on a control.
  case press(ContiguousArray<PathElement>)
  /// It has moved a row of a list off an edge, so that the actions there are seen.
  case swipe(ContiguousArray<PathElement>, HorizontalEdge)
}

/// The menu that a tap has opened.
final class OpenMenu {
  /// Its place; nil while all are closed.
  var open: ContiguousArray<PathElement>?
}

extension NodeList {
  /// Whether a finger lies on the control at this place.
  var isPressed: Bool {
    guard case .press(let place) = graph.touch else { return false }
    return place == path.elements
  }
  /// Adds what `make` adds, as faint as the library draws what a finger lies on.
  mutating func faintWherePressed(_ opacity: Double, _ make: (inout NodeList) -> Void) {
    guard isPressed else { return make(&self) }
    pending.append(
      PendingModifier(
        modifier: .effect(.faded(by: opacity)), kind: "Pressed", source: nil, scope: scope, isImplicit: true,
        surroundings: nil,
        direction: environment.layoutDirection, written: -1))
    make(&self)
    if !pending.isEmpty { pending.removeLast() }
  }
}

extension ViewHost {
  /// Lays a finger on the control at a node, around it or in it; what happens after a while happens at once. The views
  /// are up to date afterwards.
  /// - Returns: whether there is one that shows it.
  @discardableResult
  public func press(_ node: NodeID) -> Bool {
    if pressGestures(node) { return true }
    guard let place = place(at: node, in: nodes.controlPlaces) else { return false }
    perform { graph.touch = .press(place) }
    return true
  }
  /// Swipes the row at a node, or around it, off an edge. The views are up to date afterwards.
  /// - Returns: whether there is a row, with actions at that edge.
  @discardableResult
  public func swipe(_ node: NodeID, from edge: HorizontalEdge) -> Bool {
    let rows = nodes.swipedRows.filter { $0.value.edges.contains(edge == .leading ? .leading : .trailing) }
    guard let place = place(at: node, in: rows.mapValues(\.place)) else { return false }
    perform { graph.touch = .swipe(place, edge) }
    return true
  }
  /// Lifts the finger.
  public func lift() { graph.touch = nil }

  /// What is noted of a node, of the nearest around it, or of the first inside it.
  func place(at node: NodeID, in places: [NodeID: ContiguousArray<PathElement>]) -> ContiguousArray<PathElement>? {
    var around: NodeID? = node
    while let place = around {
      if let found = places[place] { return found }
      around = tree.parent(of: place)
    }
    var inside = Array(tree.children(of: node).reversed())
    while let place = inside.popLast() {
      if let found = places[place] { return found }
      inside += tree.children(of: place).reversed()
    }
    return nil
  }
}
