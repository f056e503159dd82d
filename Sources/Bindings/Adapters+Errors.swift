internal import Declarations
internal import Foundation
internal import Runtime

/// Errors of Foundation that hold a code: those of requests and of files.
extension NativeTable {
  static let errors: [String: NativeFunction] = [
    "Foundation._BridgedStoredNSError.init(_:Self.Code,userInfo:[String : Any])": {
      (c: inout NativeCall) throws(Interruption) in
      let more = c.isGiven(1) ? foundation(c.value(1), nil) as? [String: Any] : [:]
      guard let more else { throw c.mismatch(1, "dictionary of Foundation's values") }
      switch c.types.first?.nominal?.name {
      case "URLError": return box(URLError(try c.read(0, URLError.Code.self), userInfo: more))
      case "CocoaError": return box(CocoaError(try c.read(0, CocoaError.Code.self), userInfo: more))
      default: throw c.mismatch(0, "code")
      }
    },
    "Foundation._BridgedStoredNSError.code": { (c: inout NativeCall) throws(Interruption) in
      guard case .library(let library) = c.value(0) else { throw c.mismatch(0, "error") }
      switch library.value {
      case let error as URLError: return box(error.code)
      case let error as CocoaError: return box(error.code)
      default: throw c.mismatch(0, "error")
      }
    },
    // What the standard source of requests throws.
    "Foundation._notConnected(_:)": { (c: inout NativeCall) throws(Interruption) in
      let url = c.value(0).isNil ? nil : try c.read(0, URL.self)
      let error = URLError(.notConnectedToInternet, userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
      let own = c.evaluation.types.standard("URLError") ?? c.evaluation.types.void
      return .existential(ExistentialValue(box(error), own))
    },
  ]
}
