/// A transition of the library's own: what it does is known in steps, of which any part can be shown.
protocol LibraryTransition: Transition {
  /// The same without its static type.
  nonisolated var whole: AnyTransition { get }
}

extension LibraryTransition {
  /// The content as it is in a phase.
  func shown(_ content: Content, _ phase: TransitionPhase) -> Coming<Content> {
    let steps = phase == .didDisappear ? whole.removal : whole.insertion
    return Coming(content: content, steps: steps, presence: phase.isIdentity ? 1 : 0)
  }
}

extension Transition {
  /// What the transition makes of a view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionState(transition: self, phase: phase))
  }
  /// Both transitions at once.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
  /// The same, moving in its own way; a still picture knows no time.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: LibraryTransition {
  // Written once, and read on the main thread only.
  nonisolated(unsafe) let first: First
  nonisolated(unsafe) let second: Second
  nonisolated init(first: First, second: Second) { (self.first, self.second) = (first, second) }
  nonisolated var whole: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
  func body(content: Content, phase: TransitionPhase) -> some View { shown(content, phase) }
  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}
/// A transition that moves in its own way.
struct AnimatedTransition<Base: Transition>: LibraryTransition {
  // Written once, and read on the main thread only.
  nonisolated(unsafe) let base: Base
  let animation: Animation?
  nonisolated init(base: Base, animation: Animation?) { (self.base, self.animation) = (base, animation) }
  nonisolated var whole: AnyTransition { AnyTransition(base).animation(animation) }
  func body(content: Content, phase: TransitionPhase) -> some View { shown(content, phase) }
  static var properties: TransitionProperties { Base.properties }
}

/// One transition in, another one out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The way in.
  public var insertion: Insertion {
    get { ways.insertion }
    set { ways.insertion = newValue }
  }
  /// The way out.
  public var removal: Removal {
    get { ways.removal }
    set { ways.removal = newValue }
  }
  // Written before the transition is used, and read on the main thread only.
  nonisolated(unsafe) fileprivate var ways: (insertion: Insertion, removal: Removal)
  /// A transition of two.
  nonisolated public init(insertion: Insertion, removal: Removal) { ways = (insertion, removal) }
  /// The view in the phase of one of them.
  public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, phase) }
  /// Whether one of them moves.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}
extension AsymmetricTransition: LibraryTransition {
  nonisolated var whole: AnyTransition {
    .asymmetric(insertion: AnyTransition(ways.insertion), removal: AnyTransition(ways.removal))
  }
}
