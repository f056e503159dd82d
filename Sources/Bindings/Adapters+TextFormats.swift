internal import Foundation
internal import Runtime

/// C's formats of texts. What a specification takes is looked at before: C itself believes the format, and reads memory
/// that is not there where an argument is another one.
extension NativeTable {
  static let textFormats: [String: NativeFunction] = {
    var table: [String: NativeFunction] = [:]
    func add(_ name: String, locale: Bool) {
      table.add("Foundation.String." + name) { (c: inout NativeCall) throws(Interruption) in
        let values = c.value(locale ? 2 : 1)
        let format = try c.text(0)
        try c.checkFormat(format, values)
        let arguments = try c.read(locale ? 2 : 1, [(any CVarArg)].self)
        guard locale else { return .string(String(format: format, arguments: arguments)) }
        return .string(String(format: format, locale: try c.read(1, Locale?.self), arguments: arguments))
      }
    }
    for name in ["init(format:_:)", "init(format:arguments:)"] { add(name, locale: false) }
    for name in ["init(format:locale:_:)", "init(format:locale:arguments:)"] { add(name, locale: true) }
    table.add("Foundation.String.localizedStringWithFormat(_:_:)") { (c: inout NativeCall) throws(Interruption) in
      let format = try c.text(0)
      try c.checkFormat(format, c.value(1))
      let arguments = try c.read(1, [(any CVarArg)].self)
      return .string(String(format: format, locale: Surroundings.locale, arguments: arguments))
    }
    table.add("Foundation.StringProtocol.appendingFormat(_:_:)") { (c: inout NativeCall) throws(Interruption) in
      let format = try c.text(1)
      try c.checkFormat(format, c.value(2))
      let arguments = try c.read(2, [(any CVarArg)].self)
      return .string(try c.text(0) + String(format: format, arguments: arguments))
    }
    // Foundation reads and writes behind the texts where these do not go together.
    table.add("Foundation.StringProtocol.padding(toLength:withPad:startingAt:)") {
      (c: inout NativeCall) throws(Interruption) in
      let (text, length, pad, start) = (try c.text(0), try c.int(1), try c.text(2), try c.int(3))
      guard length >= 0, length <= text.utf16.count || !pad.isEmpty && pad.utf16.has(start) else {
        throw c.evaluation.trap("padding to \(length) with \"\(pad)\" from \(start) is not possible")
      }
      try c.evaluation.charge(length)
      return .string(text.padding(toLength: length, withPad: pad, startingAt: start))
    }
    return table
  }()
}

extension String.UTF16View {
  /// Whether there is a unit at an offset.
  fileprivate func has(_ offset: Int) -> Bool { offset >= 0 && offset < count }
}

/// What a specification of a format takes.
private enum FormatPart: String {
  case whole = "a whole number"
  case fraction = "a fraction"
  case object = "a text or an object"
}

extension NativeCall {
  /// Ends the run where an argument is not what its specification takes, or is not there.
  @MainActor fileprivate func checkFormat(_ format: String, _ values: Value) throws(Interruption) {
    guard case .array(let arguments) = values else { throw mismatch(1, "list of arguments") }
    var next = 0
    for (part, position, text) in try specifications(of: format) {
      let index = position.map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      guard arguments.indices.contains(index) else { throw trap("the format \"\(format)\" takes more arguments") }
      guard fits(arguments[index], part) else {
        throw trap("'\(text)' of the format \"\(format)\" takes \(part.rawValue)")
      }
    }
  }
  private func fits(_ value: Value, _ part: FormatPart) -> Bool {
    switch value {
    case .existential(let existential): return fits(existential.value, part)
    case .int: return part == .whole
    case .double: return part == .fraction
    case .string: return part == .object
    case .library(let library): return part == .object && library.value is any CVarArg
    default: return false
    }
  }
  @MainActor private func specifications(of format: String) throws(Interruption) -> [(FormatPart, Int?, String)] {
    var found: [(FormatPart, Int?, String)] = []
    var letters = Array(format)[...]
    while let start = letters.firstIndex(of: "%") {
      letters = letters[(start + 1)...]
      if letters.first == "%" {
        letters = letters.dropFirst()
        continue
      }
      var position: Int?
      let digits = letters.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, letters.dropFirst(digits.count).first == "$" {
        position = Int(String(digits))
        letters = letters.dropFirst(digits.count + 1)
      }
      while let letter = letters.first, "-+ #0'123456789.*hlqLzjt".contains(letter) {
        if letter == "*" { found.append((.whole, nil, "*")) }
        letters = letters.dropFirst()
      }
      guard let kind = letters.first else { break }
      letters = letters.dropFirst()
      let text = "%\(kind)"
      switch kind {
      case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C": found.append((.whole, position, text))
      case "f", "F", "e", "E", "g", "G", "a", "A": found.append((.fraction, position, text))
      case "@": found.append((.object, position, text))
      default: throw evaluation.fail("'\(text)' in a format is not in the playground yet", at: place)
      }
    }
    return found
  }
}
