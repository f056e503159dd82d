/// What a value does over time, in tracks of keyframes. A still picture asks for none.
public protocol Keyframes<Value> {
  /// The value that is animated.
  associatedtype Value
}

/// Keyframes of one part of a value, one after the other.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  /// What the part belongs to.
  public typealias Value = Root
  /// The keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {}
  /// The keyframes of the part under a key path.
  public init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content) {}
}

/// One or more keyframes of a track.
public protocol KeyframeTrackContent<Value> {
  /// The part that is animated.
  associatedtype Value: Animatable
}

/// Several keyframes as one.
public struct TupleKeyframeTrackContent<Value: Animatable>: KeyframeTrackContent { init() {} }
/// Several tracks as one.
public struct TupleKeyframes<Value>: Keyframes {
  /// No track.
  public init() {}
}

/// At an even speed to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// To a value, in seconds, along a curve of time.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}
/// As a spring moves to a value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// To a value, in seconds; without them as long as the spring takes.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}
/// Along a smooth curve through the keyframes around it.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// To a value, in seconds, with speeds at both ends; without them those that make the curve smooth.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}
/// At once to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// To a value.
  public init(_ to: Value) {}
}

/// Makes one value of the tracks in a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  /// Keyframes of the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeTrack<Value, Value, K>
  where K.Value == Value, Value: Animatable {
    KeyframeTrack { expression }
  }
  /// No track.
  public static func buildBlock() -> TupleKeyframes<Value> { TupleKeyframes() }
  /// The first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  /// One track more.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> TupleKeyframes<Value> {
    TupleKeyframes()
  }
  /// Tracks under a condition.
  public static func buildEither(first component: some Keyframes<Value>) -> TupleKeyframes<Value> { TupleKeyframes() }
  /// Tracks under the opposite of a condition.
  public static func buildEither(second component: some Keyframes<Value>) -> TupleKeyframes<Value> { TupleKeyframes() }
  /// Tracks of a loop.
  public static func buildArray(_ components: [some Keyframes<Value>]) -> TupleKeyframes<Value> { TupleKeyframes() }
}

/// Makes one value of the keyframes in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// No keyframe.
  public static func buildBlock() -> TupleKeyframeTrackContent<Value> { TupleKeyframeTrackContent() }
  /// The first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  /// One keyframe more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> TupleKeyframeTrackContent<Value> {
    TupleKeyframeTrackContent()
  }
  /// Keyframes under a condition.
  public static func buildEither(first component: some KeyframeTrackContent<Value>) -> TupleKeyframeTrackContent<Value> {
    TupleKeyframeTrackContent()
  }
  /// Keyframes under the opposite of a condition.
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> TupleKeyframeTrackContent<Value> {
    TupleKeyframeTrackContent()
  }
  /// Keyframes of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> TupleKeyframeTrackContent<Value> {
    TupleKeyframeTrackContent()
  }
}
