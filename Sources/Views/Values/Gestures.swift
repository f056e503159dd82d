public import Foundation

/// One or more taps.
public struct TapGesture: Gesture, Hashable {
  /// Nothing is told of a tap.
  public typealias Value = Void
  /// How many taps.
  var count: Int
  /// A number of taps.
  public nonisolated init(count: Int = 1) { self.count = count }
}

/// A press that lasts.
public struct LongPressGesture: Gesture, Hashable {
  /// Whether the press goes on.
  public typealias Value = Bool
  /// In seconds.
  var minimumDuration: Double
  /// How far it may move, in points.
  var maximumDistance: CGFloat
  /// A press of at least some seconds.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A finger that moves.
public struct DragGesture: Gesture, Hashable {
  /// Where the finger is, and where it came from, in points.
  public struct Value: Hashable, Sendable {
    /// Where it is.
    public var location = CGPoint.zero
    /// Where it began.
    public var startLocation = CGPoint.zero
    /// When it was there.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// From its beginning to where it is.
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    /// In points a second.
    public var velocity: CGSize { .zero }
    /// Where it would end.
    public var predictedEndLocation: CGPoint { location }
    /// From its beginning to where it would end.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// How far the finger must move, in points.
  var minimumDistance: CGFloat
  /// What its places are relative to.
  var coordinateSpace: CoordinateSpace
  /// A finger that moves by at least some points.
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

/// Two fingers that move apart.
public struct MagnificationGesture: Gesture, Hashable {
  /// The factor.
  public typealias Value = CGFloat
  /// The least change of the factor.
  var minimumScaleDelta: CGFloat
  /// Two fingers.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture, Hashable {
  /// The factor, and where the fingers began.
  public struct Value: Hashable, Sendable {
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
  var minimumScaleDelta: CGFloat
  /// Two fingers.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}
