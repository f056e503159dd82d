import Foundation

/// Reads what is written in a document's file, from a place on.
struct PDFScanner {
  private let data: Data
  /// The place.
  private(set) var index: Int
  init(_ data: Data, at index: Int) {
    self.data = data
    self.index = index
  }

  private var byte: UInt8? { index >= 0 && index < data.count ? data[index] : nil }
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 12 || byte == 0
  }
  /// Whether a word ends before a byte: one of `()<>[]{}/%` or a space.
  private static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case 40, 41, 60, 62, 91, 93, 123, 125, 47, 37: return true
    default: return isSpace(byte)
    }
  }
  /// Goes on behind spaces and remarks.
  mutating func skipSpaces() {
    while let here = byte {
      if here == 37 {
        while let inside = byte, inside != 10, inside != 13 { index += 1 }
      } else if PDFScanner.isSpace(here) {
        index += 1
      } else {
        return
      }
    }
  }
  /// The next word; empty where a sign or the end comes.
  mutating func word() -> String {
    skipSpaces()
    var bytes: [UInt8] = []
    while let here = byte, !PDFScanner.isEnd(here) {
      bytes.append(here)
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
  /// The next whole number; nil where another word comes.
  mutating func integer() -> Int? { Int(word()) }

  /// The next value; nil where none can be read.
  mutating func value(depth: Int = 0) -> PDFValue? {
    skipSpaces()
    guard depth < 40, let first = byte else { return nil }
    switch first {
    case 47: return .name(name())
    case 40: return .string(letters())
    case 91: return array(depth)
    case 60: return dictionaryOrDigits(depth)
    default: return wordValue()
    }
  }
  private mutating func wordValue() -> PDFValue? {
    let text = word()
    switch text {
    case "": return nil
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    guard let number = Double(text), number.isFinite else { return nil }
    // `12 0 R` is another object.
    if let object = Int(text), object >= 0 {
      let start: Int = index
      if integer() != nil, word() == "R" { return .reference(object) }
      index = start
    }
    return .number(number)
  }
  private mutating func array(_ depth: Int) -> PDFValue? {
    index += 1
    var values: [PDFValue] = []
    while true {
      skipSpaces()
      guard let here = byte else { return nil }
      if here == 93 {
        index += 1
        return .array(values)
      }
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    }
  }
  private mutating func dictionaryOrDigits(_ depth: Int) -> PDFValue? {
    index += 1
    guard byte == 60 else { return .string(digits()) }
    index += 1
    var values: [String: PDFValue] = [:]
    while true {
      skipSpaces()
      guard let here = byte else { return nil }
      if here == 62 {
        index += 2
        return .dictionary(values)
      }
      guard here == 47 else { return nil }
      let key = name()
      guard let value = value(depth: depth + 1) else { return nil }
      values[key] = value
    }
  }
  private mutating func name() -> String {
    index += 1
    var bytes: [UInt8] = []
    while let here = byte, !PDFScanner.isEnd(here) {
      index += 1
      if here == 35, let high = digit(0), let low = digit(1) {
        bytes.append(high * 16 + low)
        index += 2
      } else {
        bytes.append(here)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
  /// A hexadecimal digit so many bytes further on.
  private func digit(_ offset: Int) -> UInt8? {
    guard index + offset < data.count else { return nil }
    let here: UInt8 = data[index + offset]
    switch here {
    case 48...57: return here - 48
    case 65...70: return here - 55
    case 97...102: return here - 87
    default: return nil
    }
  }
  private mutating func digits() -> [UInt8] {
    var found: [UInt8] = []
    while let here = byte, here != 62 {
      if let value = digit(0) { found.append(value) }
      index += 1
    }
    index += 1
    if found.count % 2 == 1 { found.append(0) }
    return stride(from: 0, to: found.count, by: 2).map { found[$0] * 16 + found[$0 + 1] }
  }
  private mutating func letters() -> [UInt8] {
    index += 1
    var found: [UInt8] = []
    var open: Int = 1
    while let here = byte {
      index += 1
      if here == 92 {
        escaped(&found)
        continue
      }
      if here == 40 { open += 1 }
      if here == 41 { open -= 1 }
      if open == 0 { return found }
      found.append(here)
    }
    return found
  }
  /// Reads what stands behind a backslash.
  private mutating func escaped(_ found: inout [UInt8]) {
    guard let here = byte else { return }
    index += 1
    switch here {
    case 110: found.append(10)
    case 114: found.append(13)
    case 116: found.append(9)
    case 98: found.append(8)
    case 102: found.append(12)
    case 10: break
    case 13: if byte == 10 { index += 1 }
    case 48...55:
      var value: Int = Int(here) - 48
      var count: Int = 1
      while count < 3, let next = byte, next >= 48, next <= 55 {
        value = value * 8 + Int(next) - 48
        index += 1
        count += 1
      }
      found.append(UInt8(value % 256))
    default: found.append(here)
    }
  }
}
