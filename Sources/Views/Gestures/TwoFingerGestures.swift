public import Foundation

/// Two fingers that move apart.
public struct MagnificationGesture: PrimitiveGesture, Hashable {
  /// The factor.
  public typealias Value = CGFloat
  /// The least change of the factor.
  public var minimumScaleDelta: CGFloat
  /// Two fingers.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// The gesture at work.
  public func recognition() -> GestureRecognition<CGFloat> { .magnifications(minimumScaleDelta) { factor, _ in factor } }
}

/// Two fingers that move apart.
public struct MagnifyGesture: PrimitiveGesture, Hashable {
  /// The factor, and where the fingers began.
  public struct Value: Hashable, Sendable {
    /// When it was.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// The factor.
    public var magnification: CGFloat = 1
    /// Its change in a second.
    public var velocity: CGFloat = 0
    /// Where the fingers began, in points.
    public var startLocation = CGPoint.zero
    /// Where the fingers began, in parts of the view.
    public var startAnchor = UnitPoint.center
  }
  /// The least change of the factor.
  public var minimumScaleDelta: CGFloat
  /// Two fingers.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// The gesture at work.
  public func recognition() -> GestureRecognition<Value> {
    .magnifications(minimumScaleDelta) { Value(magnification: $0, startLocation: $1) }
  }
}

/// Two fingers that turn.
public struct RotationGesture: PrimitiveGesture, Hashable {
  /// The angle.
  public typealias Value = Angle
  /// The least change of the angle.
  public var minimumAngleDelta: Angle
  /// Two fingers.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  /// The gesture at work.
  public func recognition() -> GestureRecognition<Angle> { .rotations(minimumAngleDelta) { angle, _ in angle } }
}

/// Two fingers that turn.
public struct RotateGesture: PrimitiveGesture, Hashable {
  /// The angle, and where the fingers began.
  public struct Value: Hashable, Sendable {
    /// When it was.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// The angle.
    public var rotation = Angle.zero
    /// Its change in a second.
    public var velocity = Angle.zero
    /// Where the fingers began, in points.
    public var startLocation = CGPoint.zero
    /// Where the fingers began, in parts of the view.
    public var startAnchor = UnitPoint.center
  }
  /// The least change of the angle.
  public var minimumAngleDelta: Angle
  /// Two fingers.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  /// The gesture at work.
  public func recognition() -> GestureRecognition<Value> {
    .rotations(minimumAngleDelta) { Value(rotation: $0, startLocation: $1) }
  }
}

extension GestureRecognition {
  fileprivate static func magnifications(
    _ least: CGFloat, _ value: @escaping (CGFloat, CGPoint) -> Value
  ) -> GestureRecognition {
    twoFingers(.magnify) { event in
      guard case .magnified(let factor, let isLast) = event.kind else { return nil }
      return (value(factor, event.location), abs(factor - 1) >= least, isLast)
    }
  }
  fileprivate static func rotations(_ least: Angle, _ value: @escaping (Angle, CGPoint) -> Value) -> GestureRecognition {
    twoFingers(.rotate) { event in
      guard case .rotated(let angle, let isLast) = event.kind else { return nil }
      return (value(angle, event.location), abs(angle.radians) >= least.radians, isLast)
    }
  }
  private static func twoFingers(
    _ kinds: TouchKinds, _ read: @escaping (TouchEvent) -> (value: Value, isEnough: Bool, isLast: Bool)?
  ) -> GestureRecognition {
    var isActive = false
    return GestureRecognition(kinds) { event in
      guard let now = read(event) else { return isActive ? .failed : .possible }
      isActive = isActive || now.isEnough
      guard isActive else { return now.isLast ? .failed : .possible }
      return now.isLast ? .ended(now.value) : .active(now.value)
    }
  }
}
