public import Foundation

/// How far a gesture has come, with what it tells there.
public enum GesturePhase<Value> {
  /// It may begin yet.
  case possible
  /// It goes on.
  case active(Value)
  /// It was made.
  case ended(Value)
  /// What fingers did was something else.
  case failed

  /// What is told, of the phases that tell something.
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }
  func map<Other>(_ change: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(change(value))
    case .ended(let value): .ended(change(value))
    case .failed: .failed
    }
  }
}

/// Something that fingers do on a view.
public struct TouchEvent {
  /// What is done.
  public enum Kind: Hashable, Sendable {
    /// A finger is laid on the view, moved, or lifted.
    case began, moved, ended
    /// It has lain still for so long that any press is long enough.
    case rested
    /// Two fingers have moved apart, to that many times their distance, or have turned; `true` where they are lifted.
    case magnified(CGFloat, isLast: Bool)
    /// Two fingers have turned by so much.
    case rotated(Angle, isLast: Bool)
  }
  /// What is done.
  public var kind: Kind
  /// Where the finger is, in points from the view's upper left corner.
  public var location: CGPoint
  /// The view's frame in a coordinate space, in points.
  public var frame: @MainActor (CoordinateSpace) -> CGRect

  /// Where the finger is in a coordinate space.
  @MainActor func location(in space: CoordinateSpace) -> CGPoint {
    if space == .local { return location }
    let frame = frame(space)
    return CGPoint(x: frame.minX + location.x, y: frame.minY + location.y)
  }
}

/// What fingers can do that a gesture hears.
public struct TouchKinds: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Some of them.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One tap.
  public static let tap = TouchKinds(rawValue: 1)
  /// Several taps.
  public static let taps = TouchKinds(rawValue: 2)
  /// A finger that lies still.
  public static let press = TouchKinds(rawValue: 4)
  /// A finger that moves.
  public static let drag = TouchKinds(rawValue: 8)
  /// A finger that lies still first, and moves then.
  public static let heldDrag = TouchKinds(rawValue: 64)
  /// Two fingers that move apart.
  public static let magnify = TouchKinds(rawValue: 16)
  /// Two fingers that turn.
  public static let rotate = TouchKinds(rawValue: 32)
}

/// A gesture at work: it hears what fingers do, and tells how far it has come.
@MainActor
public struct GestureRecognition<Value> {
  /// What it hears.
  public let kinds: TouchKinds
  /// Hears of one thing after the other.
  public let hear: @MainActor (TouchEvent) -> GesturePhase<Value>

  /// A gesture at work.
  public init(_ kinds: TouchKinds, hear: @escaping @MainActor (TouchEvent) -> GesturePhase<Value>) {
    self.kinds = kinds
    self.hear = hear
  }
  package func map<Other>(_ change: @escaping (Value) -> Other) -> GestureRecognition<Other> {
    GestureRecognition<Other>(kinds) { hear($0).map(change) }
  }
}
