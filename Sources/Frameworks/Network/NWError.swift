import Foundation

/// A number of a mistake of the service of names.
public typealias DNSServiceErrorType = Int32

/// A mistake of the network.
public enum NWError: Error, Equatable, Sendable {
  /// A mistake of the system.
  case posix(POSIXErrorCode)
  /// A mistake of the service of names.
  case dns(DNSServiceErrorType)
  /// A mistake of the encryption, by its number.
  case tls(Int32)
}
extension NWError: CustomDebugStringConvertible {
  /// The mistake with its number and what it means.
  public var debugDescription: String {
    switch self {
    case .posix(let code):
      let known = Self.meaning(of: code)
      return "POSIXErrorCode(rawValue: \(known.number)): \(known.text)"
    case .dns(let code): return "DNSServiceErrorType: \(code)"
    case .tls(let code): return "OSStatus: \(code)"
    }
  }
}
extension NWError: LocalizedError {
  /// The mistake for a person.
  public var errorDescription: String? {
    switch self {
    case .posix(let code):
      let known = Self.meaning(of: code)
      return "The operation couldn’t be completed. (Network.NWError error \(known.number) - \(known.text))"
    case .dns(let code), .tls(let code):
      return "The operation couldn’t be completed. (Network.NWError error \(code))"
    }
  }
}
extension NWError: CustomNSError {
  /// Where the mistakes come from.
  public static var errorDomain: String { "Network.NWError" }
  /// The number of the mistake.
  public var errorCode: Int {
    switch self {
    case .posix(let code): return Self.meaning(of: code).number
    case .dns(let code), .tls(let code): return Int(code)
    }
  }
  /// What is known of the mistake beside its number.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  /// The number that an Apple system gives a mistake of the network, and what it means.
  static func meaning(of code: POSIXErrorCode) -> (number: Int, text: String) {
    switch code {
    case .EPERM: return (1, "Operation not permitted")
    case .EPIPE: return (32, "Broken pipe")
    case .EADDRINUSE: return (48, "Address already in use")
    case .EADDRNOTAVAIL: return (49, "Can't assign requested address")
    case .ENETDOWN: return (50, "Network is down")
    case .ENETUNREACH: return (51, "Network is unreachable")
    case .ECONNABORTED: return (53, "Software caused connection abort")
    case .ECONNRESET: return (54, "Connection reset by peer")
    case .ENOTCONN: return (57, "Socket is not connected")
    case .ETIMEDOUT: return (60, "Operation timed out")
    case .ECONNREFUSED: return (61, "Connection refused")
    case .EHOSTDOWN: return (64, "Host is down")
    case .EHOSTUNREACH: return (65, "No route to host")
    case .ECANCELED: return (89, "Operation canceled")
    case .ENODATA: return (96, "No message available on STREAM")
    default: return (Int(code.rawValue), "Unknown error")
    }
  }
}
