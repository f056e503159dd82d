internal import Foundation
internal import Runtime

extension NativeTable {
  /// What objects of programs and of Foundation are equal to: those of a program to themselves, Foundation's as it says.
  static let referenceObjects: [String: NativeFunction] = [
    "Foundation._isSame(_:_:)": { (c: inout NativeCall) throws(Interruption) in
      switch (plain(c.value(0)), plain(c.value(1).unwrapped)) {
      case (.object(let one), .object(let other)?): return .bool(one === other)
      case (.library(let one), .library(let other)?):
        guard let object = one.value as? NSObject else { return .bool(one === other) }
        return .bool(object.isEqual(other.value))
      default: return .bool(false)
      }
    },
    "Foundation._identity(_:)": { (c: inout NativeCall) throws(Interruption) in
      switch plain(c.value(0)) {
      case .object(let object): .int(ObjectIdentifier(object).hashValue)
      case .library(let library): .int((library.value as? NSObject)?.hash ?? ObjectIdentifier(library).hashValue)
      default: .int(0)
      }
    },
  ]
  private static func plain(_ value: Value) -> Value {
    if case .existential(let existential) = value { existential.value } else { value }
  }
  private static func plain(_ value: Value?) -> Value? { value.map { plain($0) } }
}
