import Foundation
import SwiftUI

/// Ways to know a person.
public enum LAPolicy: Int, Sendable {
  /// By the body, or by a code as well.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By a code as well.
  case deviceOwnerAuthentication = 2
}
/// Parts of the body.
public enum LABiometryType: Int, Sendable {
  /// None, a finger, a face.
  case none, touchID, faceID
}
/// What went wrong.
public struct LAError: Error, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// Not known, ended, no device.
    case authenticationFailed = -1
    /// A person ended it.
    case userCancel = -2
    /// A person wants another way.
    case userFallback = -3
    /// There is no device for it.
    case biometryNotAvailable = -6
  }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
}
/// What knows a person: here nobody is known.
open class LAContext {
  /// What the other way says.
  open var localizedFallbackTitle: String?
  /// What the button to end says.
  open var localizedCancelTitle: String?
  /// A context.
  public init() {}
  /// The part of the body: none.
  open var biometryType: LABiometryType { .none }
  /// Whether a way is there: no.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  /// Asks: nobody is known.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }
  /// Asks: nobody is known.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  /// Asks no longer.
  open func invalidate() {}
}
