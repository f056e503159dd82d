import Foundation

/// An acceleration in parts of the earth's gravity.
public struct CMAcceleration: Sendable {
  /// Along the short side, to the right.
  public var x: Double
  /// Along the long side, up.
  public var y: Double
  /// Out of the screen.
  public var z: Double
  /// No acceleration.
  public init() { (x, y, z) = (0, 0, 0) }
  /// An acceleration in parts of the earth's gravity.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast a device turns, in radians a second.
public struct CMRotationRate: Sendable {
  /// Around the short side.
  public var x: Double
  /// Around the long side.
  public var y: Double
  /// Around what points out of the screen.
  public var z: Double
  /// It rests.
  public init() { (x, y, z) = (0, 0, 0) }
  /// A speed in radians a second.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field in microteslas.
public struct CMMagneticField: Sendable {
  /// Along the short side.
  public var x: Double
  /// Along the long side.
  public var y: Double
  /// Out of the screen.
  public var z: Double
  /// No field.
  public init() { (x, y, z) = (0, 0, 0) }
  /// A field in microteslas.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How exactly a magnetic field is known.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  /// It is not known.
  case uncalibrated = -1
  /// It is hardly known.
  case low = 0
  /// It is known about.
  case medium = 1
  /// It is known well.
  case high = 2
}

/// A magnetic field without the device's own.
public struct CMCalibratedMagneticField: Sendable {
  /// The field in microteslas.
  public var field: CMMagneticField
  /// How exactly it is known.
  public var accuracy: CMMagneticFieldCalibrationAccuracy
  /// No field.
  public init() {
    field = CMMagneticField()
    accuracy = .uncalibrated
  }
  /// A field in microteslas.
  public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
    self.field = field
    self.accuracy = accuracy
  }
}

/// A rotation as four numbers.
public struct CMQuaternion: Sendable {
  /// The part along the first axis.
  public var x: Double
  /// The part along the second axis.
  public var y: Double
  /// The part along the third axis.
  public var z: Double
  /// The part that turns nothing.
  public var w: Double
  /// Four zeros.
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  /// A rotation of four numbers.
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// A rotation as a matrix: `m12` stands in the first row and the second column.
public struct CMRotationMatrix: Sendable {
  /// The first row.
  public var m11: Double, m12: Double, m13: Double
  /// The second row.
  public var m21: Double, m22: Double, m23: Double
  /// The third row.
  public var m31: Double, m32: Double, m33: Double
  /// Nine zeros.
  public init() {
    (m11, m12, m13) = (0, 0, 0)
    (m21, m22, m23) = (0, 0, 0)
    (m31, m32, m33) = (0, 0, 0)
  }
  /// A rotation of nine numbers.
  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double, m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }
}

/// What the axes of an attitude stand on.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Frames of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The third axis points up, the first anywhere.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// The same, with the magnetic field's help.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// The first axis points to the magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// The first axis points to the north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
