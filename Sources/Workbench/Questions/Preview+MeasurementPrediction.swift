internal import Foundation
internal import LayoutCore
internal import Tracing
internal import Views

extension Preview {
  /// The value of one number, and what wrong models would make of it. For `.size` it is the width.
  /// - Throws: there is no such node.
  public func prediction(_ measurement: NodeMeasurement) throws(SelectorError) -> MeasurementPrediction {
    let node = try node(measurement.selector)
    let truth = try measure(measurement)[0]
    guard let host else { return MeasurementPrediction(truth: truth, wrongAnswers: []) }
    let guesses = Guesses(host: host, node: node, proposal: proposal, frames: host.tree.frames())
    var wrong: [MeasurementPrediction.WrongAnswer] = []
    let all: [MeasurementPrediction.WrongAnswer] =
      switch measurement.property {
      case .width, .size: guesses.lengths(.horizontal)
      case .height: guesses.lengths(.vertical)
      case .x: guesses.places(.horizontal)
      case .y: guesses.places(.vertical)
      }
    for answer in all where answer.value.isFinite && abs(answer.value - truth) >= 0.01 && !wrong.contains(where: { abs($0.value - answer.value) < 0.01 }) { wrong.append(answer) }
    return MeasurementPrediction(truth: truth, wrongAnswers: wrong)
  }
}

/// What a learner may think, each worked out by asking the engine.
@MainActor
private struct Guesses {
  let host: ViewHost
  let node: NodeID
  let proposal: ProposedViewSize
  let frames: [CGRect]

  private func kind(_ node: NodeID) -> String { host.infos[Int(node)].kind }
  private func length(_ size: CGSize, _ axis: Axis) -> Double { Double(axis == .horizontal ? size.width : size.height) }
  private func length(_ offer: ProposedViewSize, _ axis: Axis) -> Double? { (axis == .horizontal ? offer.width : offer.height).map(Double.init) }
  private func start(_ node: NodeID, _ axis: Axis) -> Double { Double(axis == .horizontal ? frames[Int(node)].minX : frames[Int(node)].minY) }
  private func size(_ node: NodeID, _ axis: Axis) -> Double { length(host.tree.size(of: node), axis) }
  /// The answer to another length along an axis, the other length as it was offered.
  private func answer(_ node: NodeID, _ axis: Axis, _ offer: Double?) -> Double {
    let now = host.tree.proposal(of: node)
    let asked =
      axis == .horizontal
      ? ProposedViewSize(width: offer.map { CGFloat($0) }, height: now.height) : ProposedViewSize(width: now.width, height: offer.map { CGFloat($0) })
    return length(host.tree.answer(of: node, to: asked), axis)
  }

  /// The stack that shares its length among the node and its neighbours: through modifiers that stand around the node alone.
  private struct Share {
    var stack: NodeID
    var child: NodeID
    var children: [NodeID]
    var offered: Double
    var gaps: Double
  }
  private func share(_ axis: Axis) -> Share? {
    var child = node
    while let parent = host.tree.parent(of: child) {
      let children = Array(host.tree.children(of: parent))
      if kind(parent) == (axis == .horizontal ? "HStack" : "VStack") {
        guard children.count > 1, let offered = length(host.tree.proposal(of: parent), axis) else { return nil }
        let taken = children.map { size($0, axis) }.reduce(0, +)
        return Share(stack: parent, child: child, children: children, offered: offered, gaps: size(parent, axis) - taken)
      }
      if children.count > 1 { return nil }
      child = parent
    }
    return nil
  }

  /// Wrong widths or heights.
  func lengths(_ axis: Axis) -> [MeasurementPrediction.WrongAnswer] {
    var found: [MeasurementPrediction.WrongAnswer] = []
    func add(_ model: String, _ value: Double?, _ correction: String) {
      if let value { found.append(MeasurementPrediction.WrongAnswer(model: model, value: value, correction: correction)) }
    }
    let now = size(node, axis)
    let side = axis == .horizontal ? "width" : "height"
    if let parent = host.tree.parent(of: node), kind(parent) == "frame" {
      add("a frame changed the view inside", size(parent, axis), "a frame only offers its size; the view inside answers for itself, and is aligned in the frame.")
    }
    if kind(node) == "padding", let child = host.tree.children(of: node).first(where: { _ in true }) {
      add("padding were taken out of the view", size(child, axis), "padding goes around the view: it offers the view less, and adds its insets to the answer.")
    }
    if let parent = host.tree.parent(of: node), kind(parent) == "padding" {
      add("padding belonged to the view inside", size(parent, axis), "the padding is a view of its own around this one.")
      add("padding came out of the view", now - (size(parent, axis) - now), "the view keeps its size; the padding around it makes the whole larger.")
    }
    for other in [node] + (host.tree.parent(of: node).map { [$0] } ?? []) where ["background", "overlay"].contains(kind(other)) {
      let largest = host.tree.children(of: other).map { size($0, axis) }.max()
      add("a background or overlay made the view larger", largest, "what lies before or behind a view is offered that view's size, and never changes it.")
    }
    if let share = share(axis) {
      let count = Double(share.children.count)
      add(
        "a stack always split its \(side) equally", answer(share.child, axis, max((share.offered - share.gaps) / count, 0)),
        "a stack offers equal shares of what is left, beginning with the least flexible view; what one leaves goes to the others.")
      add("every view were made as large as its equal share", (share.offered - share.gaps) / count, "a share is an offer; each view takes what it wants of it.")
      if share.gaps != 0 {
        add(
          "the spacing took nothing", answer(share.child, axis, (length(host.tree.proposal(of: share.child), axis) ?? 0) + share.gaps),
          "a stack takes its spacing off before it offers anything.")
      }
      if share.children.contains(where: { kind($0) == "Spacer" }), kind(share.child) != "Spacer" {
        add("the Spacer were served first", answer(share.child, axis, 0), "a Spacer has the lowest priority: it is served last and takes what is left.")
      } else if kind(share.child) == "Spacer" {
        add("the Spacer were served first", share.offered - share.gaps, "a Spacer has the lowest priority: it is served last and takes what is left.")
      }
      let before = share.children.prefix { $0 != share.child }.map { size($0, axis) }.reduce(0, +)
      add(
        "views were served in the order in which they are written", answer(share.child, axis, max(share.offered - share.gaps - before, 0)),
        "a stack serves by priority, then the least flexible view first.")
    }
    let offered = length(host.tree.proposal(of: node), axis)
    add("a view took all that it is offered", offered, "a view answers with the size that it wants; the offer is not an order.")
    add("a view always took its ideal \(side)", answer(node, axis, nil), "what it takes depends on what it is offered.")
    if let parent = host.tree.parent(of: node) { add("a view were as large as what it lies in", size(parent, axis), "what holds a view adapts to the view, or not at all.") }
    add("it filled the screen", length(proposal, axis), "only a view that wants all of its offer does.")
    add("it took as little as it can", answer(node, axis, 0), "a view is seldom offered nothing.")
    return found
  }

  /// Wrong places along an axis.
  func places(_ axis: Axis) -> [MeasurementPrediction.WrongAnswer] {
    var found: [MeasurementPrediction.WrongAnswer] = []
    func add(_ model: String, _ value: Double?, _ correction: String) {
      if let value { found.append(MeasurementPrediction.WrongAnswer(model: model, value: value, correction: correction)) }
    }
    let now = size(node, axis)
    let edge = axis == .horizontal ? "leading" : "top"
    if let share = share(axis) {
      let index = Double(share.children.firstIndex(of: share.child) ?? 0)
      let origin = start(share.stack, axis)
      add(
        "a stack always split its length equally", origin + index * ((share.offered - share.gaps) / Double(share.children.count)),
        "each view begins where the one before it ends, plus the spacing.")
      let before = share.children.prefix { $0 != share.child }.map { size($0, axis) }.reduce(0, +)
      add("there were no spacing", origin + before, "between two views lies the stack's spacing, unless one of them is a Spacer.")
    }
    if let parent = host.tree.parent(of: node) {
      add("views began at the \(edge) edge of what holds them", start(parent, axis), "they are aligned: centred, unless an alignment says otherwise.")
      add("views were always centred", start(parent, axis) + (size(parent, axis) - now) / 2, "where a view lies is up to what holds it.")
      add("views stood at the end of what holds them", start(parent, axis) + size(parent, axis) - now, "they are aligned: centred, unless an alignment says otherwise.")
    }
    if let whole = length(proposal, axis) {
      add("it were centred on the screen", (whole - now) / 2, "only the root is; places are told from the root's corner.")
      add("it stood at the far edge of the screen", whole - now, "places follow from what holds the view.")
    }
    add("everything began at 0", 0, "the views before it and around it take their space first.")
    return found
  }
}
