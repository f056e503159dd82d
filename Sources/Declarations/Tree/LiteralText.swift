/// What the text of a literal stands for.
package enum LiteralText {
  /// The value of `0x1F`, `1_000`, `0b11`, `-5`; nil if it is larger than 64 bits. Those above `Int.max` give their bits.
  package static func integer(_ text: String) -> Int? {
    let (digits, radix, isNegative) = parts(ofInteger: text)
    guard let magnitude = UInt64(digits, radix: radix) else { return nil }
    return isNegative ? Int(truncatingIfNeeded: 0 &- magnitude) : Int(truncatingIfNeeded: magnitude)
  }

  /// The digits of a whole number without underscores, their base, and whether a sign stands before them.
  package static func parts(ofInteger text: String) -> (digits: String, radix: Int, isNegative: Bool) {
    var digits = text.filter { $0 != "_" }
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits.removeFirst() }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return (String(digits.dropFirst(2)), radix, isNegative)
    }
    return (digits, 10, isNegative)
  }

  /// A fraction's value; hexadecimal ones too.
  package static func fraction(_ text: String) -> Double? { Double(text.filter { $0 != "_" }) }

  /// The text with its escapes replaced.
  package static func unescaped(_ text: String) -> String {
    if !text.contains("\\") { return text }
    var made = ""
    var rest = Substring(text)
    while let first = rest.popFirst() {
      guard first == "\\" else {
        made.append(first)
        continue
      }
      while rest.first == "#" { rest.removeFirst() }
      guard let kind = rest.popFirst() else { break }
      switch kind {
      case "n": made.append("\n")
      case "t": made.append("\t")
      case "r": made.append("\r")
      case "0": made.append("\0")
      case "u":
        guard let end = rest.firstIndex(of: "}") else { break }
        let digits = rest[..<end].dropFirst()
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { made.unicodeScalars.append(scalar) }
        rest = rest[rest.index(after: end)...]
      case "\n", "\r\n": while rest.first == " " || rest.first == "\t" { rest.removeFirst() }
      default: made.append(kind)
      }
    }
    return made
  }
}
