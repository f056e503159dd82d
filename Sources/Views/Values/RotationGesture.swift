public import Foundation

/// Two fingers that turn.
public struct RotationGesture: Gesture, Hashable {
  /// The angle.
  public typealias Value = Angle
  /// The least change of the angle.
  var minimumAngleDelta: Angle
  /// Two fingers.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two fingers that turn.
public struct RotateGesture: Gesture, Hashable {
  /// The angle, and where the fingers began.
  public struct Value: Hashable, Sendable {
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
  var minimumAngleDelta: Angle
  /// Two fingers.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Taps, and where they are.
public struct SpatialTapGesture: Gesture, Hashable {
  /// Where the tap was.
  public struct Value: Hashable, Sendable {
    /// In points.
    public var location = CGPoint.zero
  }
  /// How many taps.
  var count: Int
  /// A number of taps.
  public nonisolated init(count: Int = 1) { self.count = count }
}
