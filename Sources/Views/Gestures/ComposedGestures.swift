/// A gesture that begins where another one has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first was made; the second tells nothing yet, or goes on.
    case second(First.Value, Second.Value?)
  }
  /// The one that comes first.
  public var first: First
  /// The one that comes then.
  public var second: Second
  /// Two gestures, one after the other.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The gestures at work.
  public func recognition() -> GestureRecognition<Value> {
    let (first, second) = (first.recognition(), second.recognition())
    var made: First.Value?
    var isFailed = false
    let isHeldDrag = first.kinds.contains(.press) && second.kinds.contains(.drag)
    return GestureRecognition<Value>(isHeldDrag ? first.kinds.union(.heldDrag) : first.kinds) { event in
      if isFailed { return .failed }
      if let made { return second.hear(event).map { .second(made, $0) } }
      switch first.hear(event) {
      case .possible: return .possible
      case .active(let value): return .active(.first(value))
      case .ended(let value):
        made = value
        var begun = event
        begun.kind = .began
        // The finger that ended the first one is still there, unless it was lifted.
        if event.kind != .ended { _ = second.hear(begun) }
        return .active(.second(value, nil))
      case .failed:
        isFailed = true
        return .failed
      }
    }
  }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What both tell.
  public struct Value {
    /// What the first tells; nil as long as it has not begun.
    public var first: First.Value?
    /// What the second tells; nil as long as it has not begun.
    public var second: Second.Value?
  }
  /// One of them.
  public var first: First
  /// The other.
  public var second: Second
  /// Two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The gestures at work.
  public func recognition() -> GestureRecognition<Value> {
    let (first, second) = (first.recognition(), second.recognition())
    var (one, other): (GesturePhase<First.Value>, GesturePhase<Second.Value>) = (.possible, .possible)
    return GestureRecognition<Value>(first.kinds.union(second.kinds)) { event in
      if !one.isOver { one = first.hear(event) }
      if !other.isOver { other = second.hear(event) }
      let value = Value(first: one.value, second: other.value)
      switch (one, other) {
      case (.failed, .failed): return .failed
      case (.possible, .possible), (.possible, .failed), (.failed, .possible): return .possible
      default: return one.isOver && other.isOver ? .ended(value) : .active(value)
      }
    }
  }
}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The first of two gestures that is made.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the one that is made tells.
  public enum Value {
    /// The first is made.
    case first(First.Value)
    /// The second is made: the first failed.
    case second(Second.Value)
  }
  /// The one that counts.
  public var first: First
  /// The one that counts where the first fails.
  public var second: Second
  /// Two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The gestures at work.
  public func recognition() -> GestureRecognition<Value> {
    let (first, second) = (first.recognition(), second.recognition())
    var (one, other): (GesturePhase<First.Value>, GesturePhase<Second.Value>) = (.possible, .possible)
    return GestureRecognition<Value>(first.kinds.union(second.kinds)) { event in
      if !one.isOver { one = first.hear(event) }
      if !other.isOver { other = second.hear(event) }
      switch one {
      case .active, .ended: return one.map { .first($0) }
      case .failed: return other.map { .second($0) }
      case .possible:
        // With the finger lifted the first is not made any more, unless it waits for more taps.
        if event.kind == .ended, first.kinds.isDisjoint(with: .taps) { return other.map { .second($0) } }
        return .possible
      }
    }
  }
}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
