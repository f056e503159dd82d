/// A JSON value that keeps the order of its members, so that people can read what programs do.
///
/// Foundation's encoder either sorts members or shuffles them; here a node's kind comes before its children.
public enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Printed as the shortest decimal that reads back equal; infinity as the string `"inf"`, NaN as `null`.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(name: String, value: JSON)])

  /// A string, or null.
  public static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
  /// A number, or null.
  public static func optional(_ number: Double?) -> JSON { number.map { .number($0) } ?? .null }

  /// The text of the value: members indented by two blanks; an object or array without nested objects stands on one line.
  public var text: String {
    var out = ""
    write(to: &out, indent: 0)
    return out
  }
  /// The text of the value on one line.
  public var line: String {
    var out = ""
    writeLine(to: &out)
    return out
  }

  private var isFlat: Bool {
    switch self {
    case .array(let values): values.allSatisfy { !$0.isContainer || $0.isEmpty }
    case .object(let members): members.allSatisfy { !$0.value.isContainer || $0.value.isEmpty }
    default: true
    }
  }
  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
  private var isEmpty: Bool {
    switch self {
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }

  private func write(to out: inout String, indent: Int) {
    if isFlat { return writeLine(to: &out) }
    let inner = String(repeating: " ", count: 2 * (indent + 1))
    switch self {
    case .array(let values):
      out += "["
      for (index, value) in values.enumerated() {
        out += (index == 0 ? "\n" : ",\n") + inner
        value.write(to: &out, indent: indent + 1)
      }
      out += "\n" + inner.dropLast(2) + "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        out += (index == 0 ? "\n" : ",\n") + inner
        JSON.quote(member.name, &out)
        out += ": "
        member.value.write(to: &out, indent: indent + 1)
      }
      out += "\n" + inner.dropLast(2) + "}"
    default: writeLine(to: &out)
    }
  }
  private func writeLine(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .integer(let value): out += String(value)
    case .number(let value): out += value.isNaN ? "null" : value.isInfinite ? "\"\(value < 0 ? "-" : "")inf\"" : decimal(value)
    case .string(let value): JSON.quote(value, &out)
    case .array(let values):
      out += "["
      for (index, value) in values.enumerated() {
        if index > 0 { out += ", " }
        value.writeLine(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += ", " }
        JSON.quote(member.name, &out)
        out += ": "
        member.value.writeLine(to: &out)
      }
      out += "}"
    }
  }
  private static func quote(_ text: String, _ out: inout String) {
    out += "\""
    // Most texts need no code: they are taken as they are.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      out += text
      out += "\""
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default: if isUnsafe(scalar) { out += code(scalar) } else { out.unicodeScalars.append(scalar) }
      }
    }
    out += "\""
  }
  /// A document that another encoder wrote, with the same scalars written as codes: outside of strings there are none of them.
  public static func withCodes(_ document: String) -> String {
    guard document.unicodeScalars.contains(where: { isUnsafe($0) && $0 != "\n" }) else { return document }
    return document.unicodeScalars.reduce(into: "") { out, scalar in
      if isUnsafe(scalar), scalar != "\n" { out += code(scalar) } else { out.unicodeScalars.append(scalar) }
    }
  }
  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
  /// What acts on a terminal, ends a line in a script, or overrides the direction of the text around it.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}

/// The shortest decimal that reads back equal, without a fraction where there is none: `40`, `6.5`, `33.333333333333336`; `inf` and `nil` (NaN) as words.
public func decimal(_ value: Double) -> String {
  if value.isNaN { return "nil" }
  if value.isInfinite { return value < 0 ? "-inf" : "inf" }
  if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
  return "\(value)"
}
