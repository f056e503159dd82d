/// Up to 15 bytes of UTF-8 in place: as many as a string holds without memory of its own.
struct ShortText {
  private static let capacity = 15
  private var bytes: (UInt64, UInt64) = (0, 0)
  private(set) var count = 0

  /// Adds a string.
  /// - Returns: false, and nothing is added, where there is no room.
  mutating func append(_ part: String) -> Bool {
    var part = part
    return part.withUTF8 { source in
      guard source.count <= ShortText.capacity - count else { return false }
      withUnsafeMutableBytes(of: &bytes) { bytes in
        for k in 0..<source.count { bytes[count + k] = source[k] }
      }
      count += source.count
      return true
    }
  }
  /// Adds a string without certain bytes.
  /// - Returns: false, and nothing is added, where there is no room, or such a byte.
  @inline(__always) mutating func append(_ part: String, without isRefused: (UInt8) -> Bool) -> Bool {
    var part = part
    return part.withUTF8 { source in
      guard source.count <= ShortText.capacity - count else { return false }
      return withUnsafeMutableBytes(of: &bytes) { bytes in
        for k in 0..<source.count {
          let byte = source[k]
          if isRefused(byte) { return false }
          bytes[count + k] = byte
        }
        count += source.count
        return true
      }
    }
  }
  /// Adds a number's decimal digits.
  /// - Returns: false, and nothing is added, where there is no room.
  mutating func append(_ number: Int) -> Bool {
    var rest = number.magnitude
    var end = count + (number < 0 ? 1 : 0)
    var larger: UInt = 1
    repeat {
      end += 1
      if end > ShortText.capacity { return false }
      larger &*= 10
    } while rest >= larger
    withUnsafeMutableBytes(of: &bytes) { bytes in
      if number < 0 { bytes[count] = UInt8(ascii: "-") }
      var place = end
      repeat {
        place -= 1
        bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
    }
    count = end
    return true
  }
  var string: String {
    withUnsafeBytes(of: bytes) { bytes in
      String(unsafeUninitializedCapacity: ShortText.capacity) { target in
        for k in 0..<count { target[k] = bytes[k] }
        return count
      }
    }
  }
}
