/// An entry as one line of the history file: no control character, a backslash doubled, a newline as `\n`, other control characters as `\u{HEX}`.
enum HistoryRecord {
  /// Without the newline that ends the line.
  static func encode(_ entry: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": line.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": line.append(contentsOf: "\\n".unicodeScalars)
      case _ where isControl(scalar): line.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// Nil when the line is no record of ours.
  static func decode(_ line: some Collection<UInt8>) -> String? {
    guard let text = String(validating: line, as: UTF8.self) else { return nil }
    var entry = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard !isControl(scalar) else { return nil }
      guard scalar == "\\" else {
        entry.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\": entry.append("\\")
      case "n": entry.append("\n")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"), let value = UInt32(String(rest[..<end]), radix: 16), let control = Unicode.Scalar(value) else {
          return nil
        }
        entry.append(control)
        rest = rest[end...].dropFirst()
      default: return nil
      }
    }
    return String(entry)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) }
}
