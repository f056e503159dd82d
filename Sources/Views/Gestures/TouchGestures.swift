public import Foundation

/// One or more taps.
public struct TapGesture: PrimitiveGesture, Hashable {
  /// Nothing is told of a tap.
  public typealias Value = Void
  /// How many taps.
  public var count: Int
  /// A number of taps.
  public nonisolated init(count: Int = 1) { self.count = count }
  /// The gesture at work.
  public func recognition() -> GestureRecognition<Void> { .taps(count) { _ in } }
}

/// Taps, and where they are.
public struct SpatialTapGesture: PrimitiveGesture, Hashable {
  /// Where the tap was.
  public struct Value: Hashable, Sendable {
    /// In points.
    public var location = CGPoint.zero
  }
  /// How many taps.
  public var count: Int
  /// What its place is relative to.
  public var coordinateSpace: CoordinateSpace
  /// A number of taps.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  /// A number of taps.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
  /// The gesture at work.
  public func recognition() -> GestureRecognition<Value> {
    .taps(count) { Value(location: $0.location(in: coordinateSpace)) }
  }
}

extension GestureRecognition {
  /// So many taps, one after the other. A finger that moves or rests does not tap.
  static func taps(_ count: Int, _ value: @escaping @MainActor (TouchEvent) -> Value) -> GestureRecognition {
    var (made, start) = (0, CGPoint.zero)
    var isFailed = false
    return GestureRecognition(count > 1 ? .taps : .tap) { event in
      switch event.kind {
      case .began where !isFailed: start = event.location
      case .moved where hypot(event.location.x - start.x, event.location.y - start.y) < 10 && !isFailed: break
      case .ended where !isFailed:
        made += 1
        if made >= count { return .ended(value(event)) }
      default:
        isFailed = true
        return .failed
      }
      return .possible
    }
  }
}

/// A press that lasts.
public struct LongPressGesture: PrimitiveGesture, Hashable {
  /// Whether the press goes on.
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// How far it may move, in points.
  public var maximumDistance: CGFloat
  /// A press of at least some seconds.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  /// The gesture at work.
  public func recognition() -> GestureRecognition<Bool> {
    var start = CGPoint.zero
    var isFailed = false
    return GestureRecognition(.press) { event in
      switch event.kind {
      case .began where !isFailed:
        start = event.location
        return minimumDuration <= 0 ? .ended(true) : .active(true)
      case .moved where hypot(event.location.x - start.x, event.location.y - start.y) <= maximumDistance && !isFailed:
        return .active(true)
      case .rested where !isFailed: return .ended(true)
      default:
        isFailed = true
        return .failed
      }
    }
  }
}

/// A finger that moves.
public struct DragGesture: PrimitiveGesture, Hashable {
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
    /// In points a second: what is done here has no speed.
    public var velocity: CGSize { .zero }
    /// Where it would end.
    public var predictedEndLocation: CGPoint { location }
    /// From its beginning to where it would end.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// How far the finger must move, in points.
  public var minimumDistance: CGFloat
  /// What its places are relative to.
  public var coordinateSpace: CoordinateSpace
  /// A finger that moves by at least some points.
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  /// A finger that moves by at least some points.
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  /// The gesture at work.
  public func recognition() -> GestureRecognition<Value> {
    var value: Value?
    var isActive = false
    // A finger that need not move is heard where it taps as well.
    return GestureRecognition(minimumDistance > 0 ? .drag : [.drag, .tap, .press]) { event in
      let place = event.location(in: coordinateSpace)
      switch event.kind {
      case .began:
        let begun = Value(location: place, startLocation: place)
        value = begun
        isActive = minimumDistance <= 0
        return isActive ? .active(begun) : .possible
      case .moved, .rested:
        guard var moved = value else { return .failed }
        moved.location = place
        value = moved
        isActive = isActive || hypot(moved.translation.width, moved.translation.height) >= minimumDistance
        return isActive ? .active(moved) : .possible
      case .ended:
        defer { value = nil }
        return value.map { isActive ? .ended($0) : .failed } ?? .failed
      case .magnified, .rotated: return .failed
      }
    }
  }
}
