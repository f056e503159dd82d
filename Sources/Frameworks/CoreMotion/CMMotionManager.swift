import Foundation

/// Hears accelerations.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Hears turnings.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Hears magnetic fields.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// Hears how a device moves.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// What measures how a device moves: nothing is measured, so handlers are never called.
open class CMMotionManager: NSObject {
  /// How often accelerations are wanted, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// How often turnings are wanted, in seconds.
  open var gyroUpdateInterval: TimeInterval = 0
  /// How often magnetic fields are wanted, in seconds.
  open var magnetometerUpdateInterval: TimeInterval = 0
  /// How often the motion of the device is wanted, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// Whether a person may be asked to move the device in order to know the north.
  open var showsDeviceMovementDisplay = false
  /// A manager.
  public override init() { super.init() }

  /// Whether accelerations can be measured: no.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether accelerations are measured: no.
  open var isAccelerometerActive: Bool { false }
  /// The last acceleration: none.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Measures accelerations: there are none.
  open func startAccelerometerUpdates() {}
  /// Measures accelerations: the handler is not called.
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
  }
  /// Measures no more accelerations.
  open func stopAccelerometerUpdates() {}

  /// Whether turnings can be measured: no.
  open var isGyroAvailable: Bool { false }
  /// Whether turnings are measured: no.
  open var isGyroActive: Bool { false }
  /// The last turning: none.
  open var gyroData: CMGyroData? { nil }
  /// Measures turnings: there are none.
  open func startGyroUpdates() {}
  /// Measures turnings: the handler is not called.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  /// Measures no more turnings.
  open func stopGyroUpdates() {}

  /// Whether magnetic fields can be measured: no.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether magnetic fields are measured: no.
  open var isMagnetometerActive: Bool { false }
  /// The last magnetic field: none.
  open var magnetometerData: CMMagnetometerData? { nil }
  /// Measures magnetic fields: there are none.
  open func startMagnetometerUpdates() {}
  /// Measures magnetic fields: the handler is not called.
  open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {}
  /// Measures no more magnetic fields.
  open func stopMagnetometerUpdates() {}

  /// Whether the motion of the device can be known: no.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether the motion of the device is told: no.
  open var isDeviceMotionActive: Bool { false }
  /// The last motion of the device: none.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// What attitudes stand on.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  /// What attitudes could stand on: nothing.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  /// Tells the motion of the device: there is none.
  open func startDeviceMotionUpdates() {}
  /// Tells the motion of the device: the handler is not called.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  /// Tells the motion of the device: there is none.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// Tells the motion of the device: the handler is not called.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Tells no more motion of the device.
  open func stopDeviceMotionUpdates() {}
}
