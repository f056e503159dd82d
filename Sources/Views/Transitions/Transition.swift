/// How a view of a program comes and goes: what is made of it before it is there, while it is there, and after.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the body; `some View` lets the compiler infer it.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = ViewModifierContent
  /// What is made of the view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What is said of it to the system.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// It moves.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// What a transition says of itself to the system; kept, a still picture asks for none of it.
public struct TransitionProperties: Sendable {
  /// Whether something moves, which people can have turned off.
  public var hasMotion: Bool
  /// Properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A view fades, out of focus.
public struct BlurReplaceTransition: Transition {
  /// Whether what comes grows.
  public enum Configuration: Hashable, CaseIterable, Sendable { case downUp, upUp }
  let configuration: Configuration
  /// The transition with a direction.
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }
  /// Out of focus by 8 points, and faded (our choice).
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Where a view is on its way in and out.
public enum TransitionPhase: Hashable, CaseIterable, Sendable {
  case willAppear, identity, didDisappear
  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// −1 before it appears, 0 while it is there, 1 after it has gone.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// A transition in one of its phases.
struct TransitionState<T: Transition> {
  let transition: T
  let phase: TransitionPhase
}

extension TransitionState: ViewModifier {
  func body(content: Content) -> T.Body { transition.body(content: content, phase: phase) }
}

extension View {
  /// How the view comes and goes: seen where `ViewHost.shownTransition` asks for it.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}
