internal import Drawing
internal import Foundation
public import LayoutCore

/// One of the things that happen to a view while it comes or goes.
enum TransitionStep: Sendable {
  case fade
  case scale(CGFloat, UnitPoint)
  case move(Edge)
  case offset(CGSize)
  case blur(CGFloat)
  case modifier(any TransitionEnds)
}

/// A view inside a call of `transition`.
struct Transitioned<Content: View> {
  let content: Content
  let transition: AnyTransition
}

extension Transitioned: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let number = nodes.transitionCount
    nodes.transitionCount += 1
    let mark = NodeModifier.attachment(.transition(view.transition, number))
    guard let shown = nodes.shownTransition, shown.number == number, shown.presence != 1 else { return nodes.modifier("transition", mark, view.content) }
    let steps = shown.isRemoval ? view.transition.removal : view.transition.insertion
    nodes.modifier("transition", mark, Coming(content: view.content, steps: steps, presence: shown.presence))
  }
}

/// A view that is not all there: the last step is the outermost.
struct Coming<Content: View> {
  let content: Content
  let steps: [TransitionStep]
  let presence: Double
}

extension Coming: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard let step = view.steps.last else { return Content.makeNodes(view.content, &nodes) }
    let inner = Coming(content: view.content, steps: view.steps.dropLast(), presence: view.presence)
    let absence = 1 - view.presence
    switch step {
    case .fade: nodes.modifier("opacity", .effect(.faded(by: view.presence)), inner)
    case .blur(let radius): nodes.modifier("blur", .effect(.blurred(by: radius * absence)), inner)
    case .scale(let scale, let anchor):
      let part = scale + (1 - scale) * view.presence
      nodes.modifier("scaleEffect", .drawn(.scaled(x: part, y: part, anchor)), inner)
    case .offset(let offset): nodes.modifier("offset", .offset(CGSize(width: offset.width * absence, height: offset.height * absence)), inner)
    case .move(let edge):
      let isMirrored = nodes.environment.layoutDirection == .rightToLeft
      nodes.modifier(
        "move",
        .drawn(
          .layer { frame in
            let way = edge.way(isMirrored: isMirrored)
            return .transform(CGAffineTransform(translationX: way.x * frame.width * absence, y: way.y * frame.height * absence))
          }), inner)
    case .modifier(let ends): ends.makeNodes(view.presence, inner, &nodes)
    }
  }
}

extension Edge {
  /// Towards the edge, one step.
  fileprivate func way(isMirrored: Bool) -> CGPoint {
    switch self {
    case .top: CGPoint(x: 0, y: -1)
    case .bottom: CGPoint(x: 0, y: 1)
    case .leading: CGPoint(x: isMirrored ? 1 : -1, y: 0)
    case .trailing: CGPoint(x: isMirrored ? -1 : 1, y: 0)
    }
  }
}

extension ViewHost {
  /// The nodes with a transition of their own and the number of it, in the order of the nodes. Of several on one view the outermost counts.
  public var transitions: [(node: NodeID, number: Int, transition: AnyTransition)] {
    nodes.attachments.keys.sorted().compactMap { node in
      for case .transition(let transition, let number) in nodes.attachments[node] ?? [] { return (node, number, transition) }
      return nil
    }
  }
}
