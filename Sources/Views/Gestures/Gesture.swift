/// What hands do to a view, and what follows.
///
/// A gesture of your own declares `body`. What fingers do is told by acts: `tap`, `press`, `drag`, `magnify`, `rotate`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells while it goes on.
  associatedtype Value
  /// The gesture that it is made of.
  associatedtype Body: Gesture
  /// The gesture that it is made of.
  var body: Body { get }
  /// The gesture at work, from its beginning. One with a body needs no implementation of its own.
  func recognition() -> GestureRecognition<Value>
}

extension Gesture {
  /// A gesture with a body tells what its body tells.
  public func recognition() -> GestureRecognition<Body.Value> { body.recognition() }
}

extension Never: Gesture {
  /// Nothing is told.
  public typealias Value = Never
}

/// A gesture without a body: it hears fingers itself.
@MainActor @preconcurrency
public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// A primitive gesture has no body; nothing reads it.
  public var body: Never { fatalError("a primitive gesture has no body") }
}

extension Gesture {
  /// What happens at its end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }
  /// A gesture that tells something else.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> { MappedGesture(gesture: self, change: body) }
  /// Changes a state while the gesture goes on; afterwards it is what it was at first.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }
  /// Both at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// One after the other.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// The first; the other where the first fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// What happens with each value that is not the one before.
  package func hearingChanges(
    _ isSame: @escaping (Value, Value) -> Bool, _ action: @escaping (Value) -> Void
  ) -> some Gesture<Value> { ChangingGesture(gesture: self, isSame: isSame, action: action) }
}
extension Gesture where Value: Equatable {
  /// What happens with each change.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(gesture: self, action: action)
  }
}

/// A gesture with something that hears each of its phases.
struct HeardGesture<Base: Gesture>: PrimitiveGesture {
  let gesture: Base
  let hear: (GesturePhase<Base.Value>) -> Void
  func recognition() -> GestureRecognition<Base.Value> {
    let inner = gesture.recognition()
    return GestureRecognition(inner.kinds) { event in
      let phase = inner.hear(event)
      hear(phase)
      return phase
    }
  }
}
/// A gesture with something that hears each new value while it goes on.
struct ChangingGesture<Base: Gesture>: PrimitiveGesture {
  let gesture: Base
  let isSame: (Base.Value, Base.Value) -> Bool
  let action: (Base.Value) -> Void
  func recognition() -> GestureRecognition<Base.Value> {
    let inner = gesture.recognition()
    var last: Base.Value?
    return GestureRecognition(inner.kinds) { event in
      let phase = inner.hear(event)
      if case .active(let value) = phase, last.map({ !isSame($0, value) }) ?? true {
        last = value
        action(value)
      }
      return phase
    }
  }
}
/// A gesture that tells something else.
struct MappedGesture<Base: Gesture, Value>: PrimitiveGesture {
  let gesture: Base
  let change: (Base.Value) -> Value
  func recognition() -> GestureRecognition<Value> { gesture.recognition().map(change) }
}

/// A gesture of whatever kind that tells values of one type.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let make: @MainActor () -> GestureRecognition<Value>
  /// A gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { make = { gesture.recognition() } }
  /// The gesture at work.
  public func recognition() -> GestureRecognition<Value> { make() }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture tells.
  public typealias Value = Wrapped.Value
  /// There is none where there is no gesture.
  public typealias Body = Never
  /// Nothing reads it.
  public var body: Never { fatalError("an optional gesture has no body") }
  /// The gesture at work; without one nothing is heard.
  public func recognition() -> GestureRecognition<Wrapped.Value> {
    self?.recognition() ?? GestureRecognition([]) { _ in .failed }
  }
}
