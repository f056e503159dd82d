import Foundation

/// Something that is written in a document's file.
indirect enum PDFValue {
  case null
  case bool(Bool)
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// Another object of the file, by its number.
  case reference(Int)

  var number: Double? {
    if case .number(let value) = self { return value }
    return nil
  }
  /// A whole number; nil where it is none.
  var integer: Int? {
    guard case .number(let value) = self, abs(value) < 1e15 else { return nil }
    return Int(value)
  }
  var name: String? {
    if case .name(let value) = self { return value }
    return nil
  }
  var array: [PDFValue]? {
    if case .array(let values) = self { return values }
    return nil
  }
  var dictionary: [String: PDFValue]? {
    if case .dictionary(let values) = self { return values }
    return nil
  }
  /// Letters: UTF-16 or UTF-8 with its mark, else Latin letters.
  var text: String? {
    guard case .string(let bytes) = self else { return nil }
    if bytes.starts(with: [0xFE, 0xFF]) { return String(data: Data(bytes.dropFirst(2)), encoding: .utf16BigEndian) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: Data(bytes.dropFirst(3)), encoding: .utf8) }
    return String(data: Data(bytes), encoding: .isoLatin1)
  }
  /// A moment, as in `D:20240131120000+01'00'`.
  var date: Date? {
    guard let text else { return nil }
    let digits: [Int] = text.compactMap { $0.wholeNumberValue }
    guard text.hasPrefix("D:"), digits.count >= 4 else { return nil }
    func part(_ start: Int, _ length: Int, _ usual: Int) -> Int {
      guard digits.count >= start + length else { return usual }
      return digits[start..<start + length].reduce(0) { $0 * 10 + $1 }
    }
    var parts = DateComponents()
    (parts.year, parts.month, parts.day) = (part(0, 4, 1), part(4, 2, 1), part(6, 2, 1))
    (parts.hour, parts.minute, parts.second) = (part(8, 2, 0), part(10, 2, 0), part(12, 2, 0))
    let zone: Int = part(14, 2, 0) * 3600 + part(16, 2, 0) * 60
    parts.timeZone = TimeZone(secondsFromGMT: text.contains("-") ? -zone : zone)
    return Calendar(identifier: .gregorian).date(from: parts)
  }
  /// A rectangle of four numbers: two corners, in points.
  var rectangle: CGRect? {
    guard let numbers = array?.compactMap({ $0.number }), numbers.count == 4 else { return nil }
    let (left, right) = (min(numbers[0], numbers[2]), max(numbers[0], numbers[2]))
    let (bottom, top) = (min(numbers[1], numbers[3]), max(numbers[1], numbers[3]))
    return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
  }
}
