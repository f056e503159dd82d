import Foundation

/// Something that was measured at a moment.
open class CMLogItem: NSObject {
  /// When it was measured, in seconds since the device was started.
  public let timestamp: TimeInterval
  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }
}

/// An acceleration that was measured.
open class CMAccelerometerData: CMLogItem {
  /// In parts of the earth's gravity.
  public let acceleration: CMAcceleration
  init(acceleration: CMAcceleration, timestamp: TimeInterval) {
    self.acceleration = acceleration
    super.init(timestamp: timestamp)
  }
}

/// A turning that was measured.
open class CMGyroData: CMLogItem {
  /// In radians a second.
  public let rotationRate: CMRotationRate
  init(rotationRate: CMRotationRate, timestamp: TimeInterval) {
    self.rotationRate = rotationRate
    super.init(timestamp: timestamp)
  }
}

/// A magnetic field that was measured.
open class CMMagnetometerData: CMLogItem {
  /// In microteslas.
  public let magneticField: CMMagneticField
  init(magneticField: CMMagneticField, timestamp: TimeInterval) {
    self.magneticField = magneticField
    super.init(timestamp: timestamp)
  }
}

/// How a device moves, from all that was measured.
open class CMDeviceMotion: CMLogItem {
  /// Parts of the body that wear a device.
  public enum SensorLocation: Int, Sendable {
    /// It is not worn at the head.
    case `default` = 0
    /// The left side of the head.
    case headphoneLeft = 1
    /// The right side of the head.
    case headphoneRight = 2
  }
  /// How the device is turned.
  public let attitude: CMAttitude
  /// How fast it turns, in radians a second.
  public let rotationRate: CMRotationRate
  /// The earth's gravity, in parts of itself.
  public let gravity: CMAcceleration
  /// What a person does to the device, in parts of the earth's gravity.
  public let userAcceleration: CMAcceleration
  /// The magnetic field around, in microteslas.
  public let magneticField: CMCalibratedMagneticField
  /// Where it points, in degrees from the north; below 0 where it is not known.
  public let heading: Double
  /// Where the device is worn.
  public let sensorLocation: SensorLocation
  init(
    attitude: CMAttitude, rotationRate: CMRotationRate, gravity: CMAcceleration, userAcceleration: CMAcceleration,
    magneticField: CMCalibratedMagneticField, heading: Double, timestamp: TimeInterval
  ) {
    self.attitude = attitude
    self.rotationRate = rotationRate
    self.gravity = gravity
    self.userAcceleration = userAcceleration
    self.magneticField = magneticField
    self.heading = heading
    sensorLocation = .default
    super.init(timestamp: timestamp)
  }
}
