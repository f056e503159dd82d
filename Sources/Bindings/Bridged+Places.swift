internal import Runtime

/// A place in a text is the number of bytes of UTF-8 before it. It is one word in Swift: the number stands in its upper
/// 48 bits, as the standard library's ABI has it, so that no text is needed to tell it.
extension String.Index: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> String.Index {
    switch value {
    case .int(let offset) where offset >= 0 && offset < 1 << 47:
      return unsafeBitCast(UInt64(offset) << 16, to: String.Index.self)
    case .library(let library): if let index = library.value as? String.Index { return index }
    default: break
    }
    throw conversion.mismatch(value, self)
  }
  var value: Value { .int(Int(unsafeBitCast(self, to: UInt64.self) >> 16)) }
}
