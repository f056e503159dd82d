internal import Foundation
internal import Runtime

/// Readers and writers of JSON, which know the closures of a program that read and write dates. Programs run on one
/// thread alone, so that nothing is shared.
final class ProgramJSONDecoder: JSONDecoder, @unchecked Sendable {
  var dates: Value?
}
final class ProgramJSONEncoder: JSONEncoder, @unchecked Sendable {
  var dates: Value?
}

/// What a program says of dates by a closure.
private struct OwnDates {
  let closure: Value
}

extension NativeTable {
  static let jsonDates: [String: NativeFunction] = [
    "Foundation.JSONDecoder.init()": { (_: inout NativeCall) throws(Interruption) in box(ProgramJSONDecoder()) },
    "Foundation.JSONEncoder.init()": { (_: inout NativeCall) throws(Interruption) in box(ProgramJSONEncoder()) },
    "Foundation.JSONDecoder.DateDecodingStrategy.custom(_:)": { (c: inout NativeCall) throws(Interruption) in
      box(OwnDates(closure: c.value(0)))
    },
    "Foundation.JSONEncoder.DateEncodingStrategy.custom(_:)": { (c: inout NativeCall) throws(Interruption) in
      box(OwnDates(closure: c.value(0)))
    },
    "Foundation.JSONDecoder.dateDecodingStrategy": { (c: inout NativeCall) throws(Interruption) in
      let decoder = try c.read(0, JSONDecoder.self)
      if let closure = (decoder as? ProgramJSONDecoder)?.dates { return box(OwnDates(closure: closure)) }
      return give(decoder.dateDecodingStrategy as Any)
    },
    "Foundation.JSONEncoder.dateEncodingStrategy": { (c: inout NativeCall) throws(Interruption) in
      let encoder = try c.read(0, JSONEncoder.self)
      if let closure = (encoder as? ProgramJSONEncoder)?.dates { return box(OwnDates(closure: closure)) }
      return give(encoder.dateEncodingStrategy as Any)
    },
    "Foundation.JSONDecoder.dateDecodingStrategy=": { (c: inout NativeCall) throws(Interruption) in
      let decoder = try c.read(0, JSONDecoder.self)
      let own = c.ownDates(1)
      (decoder as? ProgramJSONDecoder)?.dates = own
      if own == nil { decoder.dateDecodingStrategy = try c.read(1, JSONDecoder.DateDecodingStrategy.self) }
      return .void
    },
    "Foundation.JSONEncoder.dateEncodingStrategy=": { (c: inout NativeCall) throws(Interruption) in
      let encoder = try c.read(0, JSONEncoder.self)
      let own = c.ownDates(1)
      (encoder as? ProgramJSONEncoder)?.dates = own
      if own == nil { encoder.dateEncodingStrategy = try c.read(1, JSONEncoder.DateEncodingStrategy.self) }
      return .void
    },
  ]
}

extension NativeCall {
  fileprivate func ownDates(_ index: Int) -> Value? {
    guard case .library(let library) = value(index) else { return nil }
    return (library.value as? OwnDates)?.closure
  }
}
