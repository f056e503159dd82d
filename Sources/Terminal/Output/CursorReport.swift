/// A terminal's answer to ``EscapeSequence/reportCursor``.
public enum CursorReport {
  /// Takes the first answer out of bytes that were read from a terminal; the place counts from 0. Nil if none is there.
  public static func take(from bytes: inout [UInt8]) -> (column: Int, row: Int)? {
    for start in bytes.indices where bytes[start...].starts(with: [0x1b, UInt8(ascii: "[")]) {
      let parameters = bytes[(start + 2)...].prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
      guard parameters.endIndex < bytes.count, bytes[parameters.endIndex] == UInt8(ascii: "R") else { continue }
      let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
      guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { continue }
      bytes.removeSubrange(start...parameters.endIndex)
      return (numbers[1] - 1, numbers[0] - 1)
    }
    return nil
  }
}
