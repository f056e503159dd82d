internal import Foundation

/// A format of C's `printf`, as `String(format:)` and `specifier:` take it: `%d`, `%.2f`, `%@`, `%05.1f`, `%2$@`, `%%`.
///
/// It is read here, because a value of the wrong type would make Foundation read memory that is not its own.
struct PrintFormat {
  let format: String
  init(_ format: String) { self.format = format }

  /// The text with values in the places of the directives. A value of another kind than its directive is converted; one too few is a failure.
  @MainActor func text(_ values: [Value], _ call: CatalogueEntry.Call) throws(Interruption) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        result.append("%")
        continue
      }
      var flags = ""
      while let mark = rest.first, "0123456789.-+ #$*'".contains(mark) {
        flags.append(mark)
        rest.removeFirst()
      }
      while let mark = rest.first, "hlqLzjt".contains(mark) { rest.removeFirst() }
      guard let kind = rest.popFirst() else { break }
      var index = next
      if let dollar = flags.firstIndex(of: "$"), let position = Int(flags[..<dollar]), position > 0 {
        index = position - 1
        flags = String(flags[flags.index(after: dollar)...])
      } else {
        next += 1
      }
      flags.removeAll { $0 == "*" || $0 == "'" }
      guard values.indices.contains(index) else {
        throw call.evaluation.failure(Diagnostic("the format '\(format)' needs more values than it is given", at: call.evaluation.range(call.span)))
      }
      result += PrintFormat.text(values[index], kind, flags)
      if result.utf8.count > SourceFile.byteLimit { throw call.evaluation.failure(.tooLong("string", at: call.evaluation.range(call.span))) }
    }
    return result
  }

  @MainActor private static func text(_ value: Value, _ kind: Character, _ flags: String) -> String {
    // A width of more than a thousand columns is nothing that anybody wants.
    let parts = flags.split(separator: ".", omittingEmptySubsequences: false)
    let isSane = parts.allSatisfy { (Int($0.filter(\.isNumber)) ?? 0) <= 1000 }
    let flags = isSane ? flags : ""
    let number = value.number ?? value.numeric?.double
    switch kind {
    case "@", "s", "S":
      let text = value.text
      guard let width = parts.first.flatMap({ Int($0) }), isSane, text.count < Swift.abs(width) else { return text }
      let blanks = String(repeating: " ", count: Swift.abs(width) - text.count)
      return width < 0 ? text + blanks : blanks + text
    case "d", "i", "D", "u", "U":
      guard let whole = value.whole else { return value.text }
      return String(format: "%\(flags)ld", whole)
    case "x", "X", "o", "O":
      guard let whole = value.whole else { return value.text }
      return String(format: "%\(flags)l\(kind == "O" ? "o" : String(kind))", whole)
    case "c", "C":
      guard let whole = value.whole, let scalar = UInt32(exactly: whole).flatMap(Unicode.Scalar.init) else { return value.text }
      return String(Character(scalar))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let number else { return value.text }
      return String(format: "%\(flags)\(kind)", number)
    default: return "%" + flags + String(kind)
    }
  }
}

extension Value {
  /// A whole number of any type, fractions cut off.
  @MainActor var whole: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): Int(exactly: number.rounded(.towardZero))
    case .bool(let value): value ? 1 : 0
    default: numeric?.whole
    }
  }
}
