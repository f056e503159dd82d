import Foundation

/// Hears of steps.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
/// Hears that walking began or ended.
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// Steps between two moments.
open class CMPedometerData: NSObject {
  /// When counting began.
  public let startDate: Date
  /// When counting ended.
  public let endDate: Date
  /// How many steps were made.
  public let numberOfSteps: NSNumber
  /// The way in metres; nil where it is not measured.
  public let distance: NSNumber?
  /// How many floors were climbed; nil where it is not measured.
  public let floorsAscended: NSNumber?
  /// How many floors were descended; nil where it is not measured.
  public let floorsDescended: NSNumber?
  /// Seconds a metre now; nil where it is not measured.
  public let currentPace: NSNumber?
  /// Steps a second now; nil where it is not measured.
  public let currentCadence: NSNumber?
  /// Seconds a metre on average; nil where it is not measured.
  public let averageActivePace: NSNumber?
  init(startDate: Date, endDate: Date, numberOfSteps: Int) {
    self.startDate = startDate
    self.endDate = endDate
    self.numberOfSteps = NSNumber(value: numberOfSteps)
    (distance, floorsAscended, floorsDescended) = (nil, nil, nil)
    (currentPace, currentCadence, averageActivePace) = (nil, nil, nil)
    super.init()
  }
}

/// What a walking person does.
public enum CMPedometerEventType: Int, Sendable {
  /// The person stops.
  case pause
  /// The person goes on.
  case resume
}

/// A beginning or an end of walking.
open class CMPedometerEvent: NSObject {
  /// When it happened.
  public let date: Date
  /// What happened.
  public let type: CMPedometerEventType
  init(date: Date, type: CMPedometerEventType) {
    self.date = date
    self.type = type
    super.init()
  }
}

/// What counts steps: none are counted. Questions are answered with an error; updates never come.
open class CMPedometer: NSObject {
  /// A counter.
  public override init() { super.init() }
  /// Whether steps can be counted: no.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether ways can be measured: no.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether floors can be counted: no.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Whether speed can be measured: no.
  open class func isPaceAvailable() -> Bool { false }
  /// Whether steps a second can be measured: no.
  open class func isCadenceAvailable() -> Bool { false }
  /// Whether the beginning and the end of walking can be told: no.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Whether it is allowed: nobody was asked.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Asks for the steps between two moments: they cannot be counted.
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    handler(nil, CMErrorMotionActivityNotAvailable.error)
  }
  /// Asks for steps from a moment on: the handler is not called.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
  /// Wants no more steps.
  open func stopUpdates() {}
  /// Asks for beginnings and ends of walking: the handler is not called.
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {}
  /// Wants no more of them.
  open func stopEventUpdates() {}
}
