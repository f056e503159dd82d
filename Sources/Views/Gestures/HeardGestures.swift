/// A gesture with something that happens at its end.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  let gesture: Content
  let action: (Content.Value) -> Void
  /// The gesture at work.
  public func recognition() -> GestureRecognition<Content.Value> {
    let heard = HeardGesture(gesture: gesture) { phase in
      if case .ended(let value) = phase { action(value) }
    }
    return heard.recognition()
  }
}

/// A gesture with something that happens with each change.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  /// What the gesture tells.
  public typealias Value = Content.Value
  let gesture: Content
  let action: (Content.Value) -> Void
  /// The gesture at work.
  public func recognition() -> GestureRecognition<Content.Value> {
    gesture.hearingChanges({ $0 == $1 }, action).recognition()
  }
}

/// A gesture that changes a state while it goes on; afterwards the state is what it was at first.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// What the gesture tells.
  public typealias Value = Base.Value
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Changes the state with what the gesture tells.
  let change: (Base.Value, inout State, inout Transaction) -> Void
  /// A gesture that changes a state by a function.
  public init(
    base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) { (self.base, self.state, change) = (base, state, body) }
  /// The gesture at work.
  public func recognition() -> GestureRecognition<Base.Value> {
    let heard = HeardGesture(gesture: base) { phase in
      switch phase {
      case .active(let value):
        var transaction = Transaction()
        state.change { change(value, &$0, &transaction) }
      case .ended, .failed: state.reset()
      case .possible: break
      }
    }
    return heard.recognition()
  }
}
