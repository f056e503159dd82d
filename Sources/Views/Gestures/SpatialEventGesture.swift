public import Foundation

/// What fingers do on a view, finger by finger; here there is one.
public struct SpatialEventCollection: RandomAccessCollection, Hashable, Sendable {
  /// What one finger does.
  public struct Event: Identifiable, Hashable, Sendable {
    /// What tells a finger apart from others.
    public struct ID: Hashable, Sendable { let number: Int }
    /// What does it.
    public enum Kind: Hashable, Sendable { case touch, directPinch, indirectPinch, pointer }
    /// How far it is.
    public enum Phase: Hashable, Sendable { case active, ended, cancelled }
    /// Which finger it is.
    public var id: ID
    /// When it does it, in seconds.
    public var timestamp: TimeInterval
    /// What does it.
    public var kind: Kind
    /// Where it is, in points.
    public var location: CGPoint
    /// How far it is.
    public var phase: Phase
    /// The keys that are held: none.
    public var modifierKeys: EventModifiers
  }
  private var events: [Event]
  init(_ event: Event) { events = [event] }
  /// 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { events.count }
  /// One of them.
  public subscript(index: Int) -> Event { events[index] }
  /// That of a finger; nil where it does nothing.
  public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
}

/// Whatever fingers do on a view.
public struct SpatialEventGesture: PrimitiveGesture, Hashable {
  /// What is told: each finger.
  public typealias Value = SpatialEventCollection
  /// What its places are relative to.
  public let coordinateSpace: CoordinateSpace
  /// Whatever fingers do, with places in a space.
  public nonisolated init(coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  /// The gesture at work.
  public func recognition() -> GestureRecognition<SpatialEventCollection> {
    var isFailed = false
    return GestureRecognition([.drag, .tap, .press]) { event in
      let place = event.location(in: coordinateSpace)
      func told(_ phase: SpatialEventCollection.Event.Phase) -> SpatialEventCollection {
        SpatialEventCollection(
          SpatialEventCollection.Event(
            id: SpatialEventCollection.Event.ID(number: 0), timestamp: 0, kind: .touch,
            location: place, phase: phase, modifierKeys: []))
      }
      switch event.kind {
      case .began, .moved, .rested: return isFailed ? .failed : .active(told(.active))
      case .ended: return isFailed ? .failed : .ended(told(.ended))
      case .magnified, .rotated:
        isFailed = true
        return .failed
      }
    }
  }
}
