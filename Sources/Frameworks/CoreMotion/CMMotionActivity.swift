import Foundation

/// Hears how a person moves.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// Hears how a person moved.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// How sure it is how a person moves.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// Hardly, rather, quite.
  case low, medium, high
}

/// How a person moves.
open class CMMotionActivity: CMLogItem {
  /// How sure it is.
  public let confidence: CMMotionActivityConfidence
  /// When it began.
  public let startDate: Date
  /// Whether it is not known.
  public let unknown: Bool
  /// Whether the person rests.
  public let stationary: Bool
  /// Whether the person walks.
  public let walking: Bool
  /// Whether the person runs.
  public let running: Bool
  /// Whether the person sits in a car.
  public let automotive: Bool
  /// Whether the person rides a bicycle.
  public let cycling: Bool
  init(startDate: Date) {
    self.startDate = startDate
    confidence = .low
    unknown = true
    (stationary, walking, running, automotive, cycling) = (false, false, false, false, false)
    super.init(timestamp: 0)
  }
}

/// What tells how a person moves: it is not known.
open class CMMotionActivityManager: NSObject {
  /// A manager.
  public override init() { super.init() }
  /// Whether it can be known: no.
  open class func isActivityAvailable() -> Bool { false }
  /// Whether it is allowed: nobody was asked.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Asks how the person moved: it is not known.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) { handler(nil, CMErrorMotionActivityNotAvailable.error) }
  /// Asks how the person moves from now on: the handler is not called.
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
  /// Asks no longer.
  open func stopActivityUpdates() {}
}
