import Foundation

/// Hears of heights.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
/// Hears of heights above the sea.
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// A change of height.
open class CMAltitudeData: CMLogItem {
  /// In metres since measuring began.
  public let relativeAltitude: NSNumber
  /// The pressure of the air in kilopascals.
  public let pressure: NSNumber
  init(relativeAltitude: Double, pressure: Double, timestamp: TimeInterval) {
    self.relativeAltitude = NSNumber(value: relativeAltitude)
    self.pressure = NSNumber(value: pressure)
    super.init(timestamp: timestamp)
  }
}

/// A height above the sea.
open class CMAbsoluteAltitudeData: CMLogItem {
  /// In metres above the sea.
  public let altitude: Double
  /// How far off it may be, in metres.
  public let accuracy: Double
  /// How finely it is measured, in metres.
  public let precision: Double
  init(altitude: Double, accuracy: Double, precision: Double, timestamp: TimeInterval) {
    self.altitude = altitude
    self.accuracy = accuracy
    self.precision = precision
    super.init(timestamp: timestamp)
  }
}

/// What measures heights: none are measured, so handlers are never called.
open class CMAltimeter: NSObject {
  /// A measurer.
  public override init() { super.init() }
  /// Whether changes of height can be measured: no.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Whether heights above the sea can be measured: no.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  /// Whether it is allowed: nobody was asked.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Measures changes of height: the handler is not called.
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {}
  /// Measures no more changes of height.
  open func stopRelativeAltitudeUpdates() {}
  /// Measures heights above the sea: the handler is not called.
  open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
  ) {}
  /// Measures no more heights above the sea.
  open func stopAbsoluteAltitudeUpdates() {}
}
