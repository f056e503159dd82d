// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The domain of this framework's mistakes.
public let CMErrorDomain = "CMErrorDomain"

/// What went wrong, by its number.
public struct CMError: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt32
  /// A mistake of a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A mistake of a number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  /// The mistake as handlers are given it.
  var error: NSError { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}
/// There was no mistake.
public let CMErrorNULL = CMError(100)
/// The device must be moved first.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// The north is not known.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// It is not known what went wrong.
public let CMErrorUnknown = CMError(103)
/// The motion of the body cannot be measured.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// A person did not allow it.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The app may not do it.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// Something was wrong with what was given.
public let CMErrorInvalidParameter = CMError(107)
/// What was wanted makes no sense.
public let CMErrorInvalidAction = CMError(108)
/// It cannot be measured.
public let CMErrorNotAvailable = CMError(109)
/// The app may not do it.
public let CMErrorNotEntitled = CMError(110)
/// A person did not allow it.
public let CMErrorNotAuthorized = CMError(111)

/// Whether an app may know how a person moves.
public enum CMAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// It cannot be allowed.
  case restricted = 1
  /// It is not allowed.
  case denied = 2
  /// It is allowed.
  case authorized = 3
}
