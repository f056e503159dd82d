/// An angle; on a screen it grows clockwise.
public struct Angle: Hashable, Comparable, Sendable {
  /// In radians: a whole turn is 2π.
  public var radians: Double
  /// In degrees: a whole turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// No turn.
  public static let zero = Angle(radians: 0)
  /// No turn.
  public init() { radians = 0 }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The smaller angle.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// Both turns.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The turn from one to the other.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// The turn back.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Several times the turn.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  /// Several times the turn.
  public static func * (factor: Double, angle: Angle) -> Angle { Angle(radians: angle.radians * factor) }
  /// A part of the turn.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
  /// Turns further.
  public static func += (angle: inout Angle, other: Angle) { angle.radians += other.radians }
  /// Turns back.
  public static func -= (angle: inout Angle, other: Angle) { angle.radians -= other.radians }
  /// Multiplies the turn.
  public static func *= (angle: inout Angle, factor: Double) { angle.radians *= factor }
  /// Divides the turn.
  public static func /= (angle: inout Angle, divisor: Double) { angle.radians /= divisor }
}
