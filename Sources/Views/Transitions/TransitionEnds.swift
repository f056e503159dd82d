internal import Foundation
internal import LayoutCore

/// The two states of a modifier of a program's own.
@MainActor
protocol TransitionEnds: Sendable {
  /// Adds the nodes of content that is there in part: 0 is the active state, 1 the identity.
  func makeNodes(_ presence: Double, _ content: some View, _ nodes: inout NodeList)
}

/// Both states of a modifier of one type.
struct ModifierEnds<E: ViewModifier>: TransitionEnds {
  // Written once, when the transition is made, and read on the main actor only: views and modifiers are used nowhere else.
  nonisolated(unsafe) let active: E
  nonisolated(unsafe) let identity: E

  /// Between the ends, the numbers of the modifiers that both states are made of lie between theirs. Where none can, the active state is shown.
  func makeNodes(_ presence: Double, _ content: some View, _ nodes: inout NodeList) {
    let outer = nodes.motion
    defer { nodes.motion = outer }
    if presence <= 0 || presence >= 1 {
      nodes.motion = nil
      return E.makeNodes(presence <= 0 ? active : identity, content, &nodes)
    }
    let parts = (nodes.parts(of: active), nodes.parts(of: identity))
    guard let motion = Motion(from: parts.0, to: parts.1, presence) else {
      nodes.motion = nil
      return E.makeNodes(active, content, &nodes)
    }
    nodes.motion = motion
    nodes.modified(identity, WithMotion(content: content, motion: outer))
  }
}

/// Content that is made with a motion of its own, or none.
struct WithMotion<Content: View> {
  let content: Content
  let motion: Motion?
}

extension WithMotion: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.motion
    nodes.motion = view.motion
    Content.makeNodes(view.content, &nodes)
    nodes.motion = outer
  }
}

/// What is known while a modifier of a transition is made: its parts in the order of making.
@MainActor
final class Motion {
  /// A modifier of the library's, or one of a program's with data that change.
  enum Part {
    case modifier(NodeModifier, kind: String)
    case data(any ViewModifier)
  }
  private(set) var parts: [Part]
  /// Whether parts are only taken down.
  let isRecording: Bool
  private var next = 0

  /// Takes parts down.
  init() { (parts, isRecording) = ([], true) }
  /// The parts between two states; nil where the states are made of different parts, or no part lies between.
  init?(from active: [Part], to identity: [Part], _ presence: Double) {
    guard active.count == identity.count else { return nil }
    var parts: [Part] = []
    var isBlended = false
    for (active, identity) in zip(active, identity) {
      switch (active, identity) {
      case (.modifier(let a, let kind), .modifier(let b, let other)):
        guard kind == other else { return nil }
        let blended = b.blended(from: a, presence)
        isBlended = isBlended || blended != nil
        parts.append(.modifier(blended ?? b, kind: kind))
      case (.data(let a), .data(let b)):
        guard let blended = NodeList.blended(b, from: a, presence) else { return nil }
        isBlended = true
        parts.append(.data(blended))
      default: return nil
      }
    }
    guard isBlended else { return nil }
    (self.parts, isRecording) = (parts, false)
  }

  /// The next modifier as it is on the way.
  func moved(_ modifier: NodeModifier, _ kind: String) -> NodeModifier {
    if isRecording {
      parts.append(.modifier(modifier, kind: kind))
      return modifier
    }
    guard case .modifier(let moved, let other)? = take(), kind == other else { return modifier }
    return moved
  }
  /// The next modifier of a program's own as it is on the way.
  func moved<M: ViewModifier>(_ modifier: M) -> M {
    if isRecording { parts.append(.data(modifier)) } else if case .data(let moved)? = take(), let moved = moved as? M { return moved }
    return modifier
  }
  private func take() -> Part? {
    guard next < parts.count else { return nil }
    next += 1
    return parts[next - 1]
  }
}

/// A modifier whose data are known when it runs, as in an interpreter.
@MainActor @preconcurrency
public protocol BlendableModifier: ViewModifier {
  /// Whether it has data that change.
  var isBlendable: Bool { get }
  /// The modifier between another state (0) and this one (1); nil where there is none.
  func blended(from other: Self, _ presence: Double) -> Self?
}

extension NodeList {
  /// Adds content inside a modifier: as it is on the way where it has data of its own, else as its body says.
  mutating func modified<M: ViewModifier>(_ modifier: M, _ content: some View) {
    // What has data is known by a cast, because a transition knows its modifier's type as `ViewModifier` only; nothing is cast outside of transitions.
    guard let motion, NodeList.isBlendable(modifier) else { return M.makeNodes(modifier, content, &self) }
    let moved = motion.moved(modifier)
    let content = WithMotion(content: content, motion: motion)
    if motion.isRecording { return WithMotion.makeNodes(content, &self) }
    self.motion = nil
    M.makeNodes(moved, content, &self)
    self.motion = motion
  }
  /// The parts of a modifier around nothing, made aside.
  fileprivate func parts<M: ViewModifier>(of modifier: M) -> [Motion.Part] {
    var aside = NodeList(LayoutTree(), device: device, graph: graph, recordsWrittenViews: false, nodeLimit: nodeLimit)
    let motion = Motion()
    aside.environment = environment
    aside.path = path.appending(.branch(.second))
    aside.depth = depth
    aside.motion = motion
    aside.modified(modifier, EmptyView())
    return motion.parts
  }

  private static func isBlendable(_ modifier: Any) -> Bool {
    if let modifier = modifier as? any BlendableModifier { return modifier.isBlendable }
    guard let modifier = modifier as? any Animatable else { return false }
    return !hasNothing(modifier)
  }
  private static func hasNothing<A: Animatable>(_ value: A) -> Bool { A.AnimatableData.self == EmptyAnimatableData.self }

  fileprivate static func blended(_ identity: any ViewModifier, from active: any ViewModifier, _ presence: Double) -> (any ViewModifier)? {
    func own<M: BlendableModifier>(_ identity: M) -> (any ViewModifier)? { (active as? M).flatMap { identity.blended(from: $0, presence) } }
    func data<A: Animatable>(_ identity: A) -> Any? {
      guard let active = active as? A else { return nil }
      var (way, result) = (identity.animatableData - active.animatableData, identity)
      way.scale(by: presence)
      result.animatableData = active.animatableData + way
      return result
    }
    if let identity = identity as? any BlendableModifier { return own(identity) }
    return (identity as? any Animatable).flatMap { data($0) } as? any ViewModifier
  }
}

extension NodeModifier {
  /// The modifier between another one (0) and this one (1); nil where there is none.
  func blended(from other: NodeModifier, _ presence: Double) -> NodeModifier? {
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * presence }
    func between(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? { if let a, let b { between(a, b) } else { b } }
    switch (other, self) {
    case (.frame(let w, let h, _), .frame(let width, let height, let alignment)):
      return .frame(width: between(w, width), height: between(h, height), alignment)
    case (.padding(let a), .padding(let b)):
      return .padding(
        EdgeInsets(top: between(a.top, b.top), leading: between(a.leading, b.leading), bottom: between(a.bottom, b.bottom), trailing: between(a.trailing, b.trailing)))
    case (.offset(let a), .offset(let b)): return .offset(CGSize(width: between(a.width, b.width), height: between(a.height, b.height)))
    case (.position(let a), .position(let b)): return .position(CGPoint(x: between(a.x, b.x), y: between(a.y, b.y)))
    case (.effect(let a), .effect(let b)): return b.blended(from: a, presence).map { .effect($0) }
    case (.drawn(let a), .drawn(let b)): return b.blended(from: a, presence).map { .drawn($0) }
    default: return nil
    }
  }
}
