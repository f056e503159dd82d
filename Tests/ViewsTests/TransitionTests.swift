internal import Drawing
internal import Foundation
internal import Testing
internal import Views

private struct Faint: ViewModifier {
  var isActive: Bool
  func body(content: Content) -> some View { content.opacity(isActive ? 0.25 : 1).offset(x: isActive ? 80 : 0) }
}
private struct Rise: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0.25).offset(x: phase.value * 40) }
}
private struct Square: ViewModifier, Animatable {
  var root: Double
  nonisolated var animatableData: Double {
    get { root }
    set { root = newValue }
  }
  func body(content: Content) -> some View { content.offset(x: root * root) }
}
private struct Either: ViewModifier {
  var isActive: Bool
  func body(content: Content) -> some View { if isActive { content.padding(16) } else { content.opacity(0.5) } }
}

/// A transition in a still: both ends, and the way between.
@MainActor @Suite struct `A transition` {
  private func items(_ transition: AnyTransition, _ progress: Double?, isRemoval: Bool = false) -> [DisplayList.Content] {
    let host = ViewHost(Color.red.frame(width: 80, height: 32).transition(transition), device: .terminal)
    host.layOut(ProposedViewSize(width: 640, height: 384))
    if let progress { host.shownTransition = ShownTransition(number: 0, progress: progress, isRemoval: isRemoval) }
    return host.displayList.items.map(\.content)
  }
  private func fill(_ x: Double, alpha: Double = 1) -> DisplayList.Content {
    .fill(.rectangle(CGRect(x: x, y: 0, width: 80, height: 32)), .color(RGBA(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: alpha)))
  }
  /// Where the red comes to lie, by the maps of the layers around it.
  private func moved(_ transition: AnyTransition, _ progress: Double, isRemoval: Bool = false) -> CGPoint? {
    guard case .layer(.transform(let map), _)? = items(transition, progress, isRemoval: isRemoval).first else { return nil }
    return CGPoint.zero.applying(map)
  }

  @Test(arguments: [
    AnyTransition.identity, .opacity, .scale, .slide, .move(edge: .top), .push(from: .leading), .offset(x: 8), .blurReplace,
    .asymmetric(insertion: .slide, removal: .opacity), .opacity.combined(with: .scale), .opacity.animation(nil),
    .modifier(active: Faint(isActive: true), identity: Faint(isActive: false)), AnyTransition(Rise()),
  ]) func `ends as the picture without it, and its way out begins there`(transition: AnyTransition) {
    #expect(items(transition, 1) == items(transition, nil))
    #expect(items(transition, 0, isRemoval: true) == items(transition, nil))
    #expect(items(transition, nil) == [fill(0)])
  }
  @Test func `half of a fading is half of the paint, none of it is nothing`() {
    #expect(items(.opacity, 0.5) == [fill(0, alpha: 0.5)])
    #expect(items(.opacity, 0).isEmpty)
    #expect(items(.opacity, 0.25, isRemoval: true) == [fill(0, alpha: 0.75)])
  }
  @Test func `leaves by its edge, by as much as the view is large`() {
    #expect(moved(.move(edge: .leading), 0) == CGPoint(x: -80, y: 0))
    #expect(moved(.move(edge: .trailing), 0.5) == CGPoint(x: 40, y: 0))
    #expect(moved(.move(edge: .top), 0.5) == CGPoint(x: 0, y: -16))
    #expect(moved(.move(edge: .bottom), 0) == CGPoint(x: 0, y: 32))
  }
  @Test func `slides in from the leading edge and out to the trailing one`() {
    #expect(moved(.slide, 0.5) == CGPoint(x: -40, y: 0))
    #expect(moved(.slide, 0.5, isRemoval: true) == CGPoint(x: 40, y: 0))
  }
  @Test func `pushes in from an edge and out to the other one`() {
    #expect(moved(.push(from: .bottom), 0.5) == CGPoint(x: 0, y: 16))
    #expect(moved(.push(from: .bottom), 0.5, isRemoval: true) == CGPoint(x: 0, y: -16))
  }
  @Test func `of a program's own begins in one phase and ends in another`() {
    #expect(items(AnyTransition(Rise()), 0) == [fill(-40, alpha: 0.25)])
    #expect(items(AnyTransition(Rise()), 1, isRemoval: true) == [fill(40, alpha: 0.25)])
    #expect(TransitionPhase.allCases.map(\.value) == [-1, 0, 1])
  }
  @Test func `grows around its anchor`() {
    #expect(moved(.scale(scale: 0.5, anchor: .bottomTrailing), 0.5) == CGPoint(x: 20, y: 8))
  }
  @Test func `of one kind in and another out takes the kind of its way`() {
    let transition = AnyTransition.asymmetric(insertion: .opacity, removal: .move(edge: .top))
    #expect(items(transition, 0.5) == [fill(0, alpha: 0.5)])
    #expect(moved(transition, 1, isRemoval: true) == CGPoint(x: 0, y: -32))
  }
  @Test func `between two states of a modifier has the numbers between theirs`() {
    let transition = AnyTransition.modifier(active: Faint(isActive: true), identity: Faint(isActive: false))
    #expect(items(transition, 0) == [fill(80, alpha: 0.25)])
    #expect(items(transition, 0.5) == [fill(40, alpha: 0.625)])
  }
  @Test func `between two states with data of their own asks the body for the data between`() {
    let transition = AnyTransition.modifier(active: Square(root: 8), identity: Square(root: 0))
    #expect(items(transition, 0) == [fill(64)] && items(transition, 0.5) == [fill(16)])
  }
  @Test func `between two states that have nothing in common shows the active one until it ends`() {
    let transition = AnyTransition.modifier(active: Either(isActive: true), identity: Either(isActive: false))
    #expect(items(transition, 0.9) == items(transition, 0))
    #expect(items(transition, 1) == [fill(0)])
  }
  @Test func `of another view stays as it is`() {
    let host = ViewHost(
      HStack {
        Color.red.transition(.opacity); Color.blue.transition(.opacity)
      }, device: .terminal)
    host.layOut(ProposedViewSize(width: 640, height: 384))
    #expect(host.transitions.map(\.number) == [0, 1])
    host.shownTransition = ShownTransition(number: 1, progress: 0)
    #expect(host.displayList.items.count == 1)
    host.shownTransition = nil
    #expect(host.displayList.items.count == 2)
  }
  @Test func `at a progress that is no number shows the view as it is`() {
    #expect(items(.opacity, .nan) == [fill(0)])
    #expect(items(.opacity, -3).isEmpty && items(.opacity, 7) == [fill(0)])
  }
}
