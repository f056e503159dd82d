public import Foundation

/// How a value changes over time, as a program of its own calculates it.
public protocol CustomAnimation: Hashable, Sendable {
  /// How much of a change is done after a time in seconds, from nothing to `value`; nil when it has ended.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  /// How fast the change is after a time in seconds, in units a second; nil where that is not known.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  /// Whether this animation goes on with what another one began, which has run for a time in seconds.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// It is not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  /// Both run side by side.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation knows while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps from one picture to the next.
  public var state: AnimationState<Value>
  /// Whether it counts as ended, though it may still move.
  public var isLogicallyComplete = false
  /// The surroundings of the view that changes.
  public let environment: EnvironmentValues
  init(state: AnimationState<Value>, environment: EnvironmentValues) {
    (self.state, self.environment) = (state, environment)
  }
  /// The same with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// What an animation keeps from one picture to the next, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [KeyName: Any] = [:]
  /// Nothing.
  public init() {}
  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[KeyName(key)] as? K.Value ?? K.defaultValue }
    set { values[KeyName(key)] = newValue }
  }
}

/// A key of what an animation keeps: the type of its value, and the value at the beginning.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value at the beginning.
  static var defaultValue: Value { get }
}

extension Animation {
  /// An animation that a program calculates.
  public init<A: CustomAnimation>(_ base: A) {
    if let known = base as? AnimationMotion {
      self.init("\(A.self)", known)
    } else {
      self.init("\(base)", .own(OwnAnimation(base)))
    }
  }
  /// What calculates the animation.
  public var base: any CustomAnimation {
    if case .own(let own) = motion { own.base } else { motion }
  }
  /// How much of a change is done after a time in seconds, from nothing to `value`; nil when it has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { motion.animate(value: value, time: time, context: &context) }
  /// How fast the change is after a time in seconds, in units a second; nil where that is not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    motion.velocity(value: value, time: time, context: context)
  }
  /// Whether this animation goes on with what another one began, which has run for a time in seconds.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { motion.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}
extension Animation: CustomReflectable {
  /// The animation as it is written.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}

/// A program's own animation without its static type.
struct OwnAnimation: Hashable, Sendable {
  let base: any CustomAnimation
  init(_ base: any CustomAnimation) { self.base = base }
  static func == (a: OwnAnimation, b: OwnAnimation) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
