/// Many characters that came at once, without the marks of a paste: as far as they belong to one entry, they are put in
/// together. An Enter among them is a line break while brackets, a comment or a string of several lines are open, and a
/// key where the entry may be complete. One look at each character tells which; the parser would look at all of them
/// again at each Enter.
public struct TypedAhead {
  /// What is open, from the outside in.
  private enum Context: Equatable {
    /// Until this bracket closes.
    case bracket(Unicode.Scalar)
    /// `\(` in a string, until its bracket closes.
    case interpolation
    case string(hashes: Int, isMultiline: Bool)
    case comment(depth: Int)
  }
  private var contexts: [Context] = []
  /// Something that only the parser understands: from here on each Enter is a key.
  private var isUnsure = false
  private var line: [Unicode.Scalar] = []
  /// Whether nothing has come but blanks.
  private var isBlank: Bool

  /// - Parameter entry: what stands before.
  public init(behind entry: String) {
    let first = entry.first { !$0.isWhitespace }
    isBlank = first == nil
    isUnsure = first.map { ":?".contains($0) } ?? false
    for scalar in entry.unicodeScalars {
      if scalar == "\n" { endLine() } else { line.append(scalar) }
    }
  }

  /// What a character puts in; nil for one that is a key of its own.
  public mutating func take(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\r":
      endLine()
      if isUnsure || contexts.isEmpty { return nil }
      return "\n"
    case "\n":
      endLine()
      return "\n"
    // At the start of a line, Tab is an indentation; elsewhere it completes.
    case "\t":
      guard line.allSatisfy({ $0 == " " }) else { return nil }
      line += [" ", " "]
      return "  "
    default:
      if isBlank, !scalar.properties.isWhitespace {
        isBlank = false
        isUnsure = isUnsure || ":?".unicodeScalars.contains(scalar)
      }
      line.append(scalar)
      return String(scalar)
    }
  }

  /// Takes a whole line of a script.
  /// - Returns: whether a comment is certainly open behind it: then the entry goes on, whatever else it holds. Where
  ///   that is false the parser tells, which also ends an entry that is open and wrong.
  public mutating func takesComment(in text: some StringProtocol) -> Bool {
    if isBlank, let first = text.first(where: { !$0.isWhitespace }) {
      isBlank = false
      isUnsure = isUnsure || ":?".contains(first)
    }
    line += text.unicodeScalars
    endLine()
    if !isUnsure, case .comment? = contexts.last { return true }
    return false
  }

  /// A bracket, a string or a comment is open, as far as one look at each character can tell.
  var isOpen: Bool { !isUnsure && !contexts.isEmpty }

  // MARK: Reading lines

  private mutating func endLine() {
    var index = 0
    while index < line.count, !isUnsure {
      switch contexts.last {
      case .comment(let depth)?: index += comment(depth, at: index)
      case .string(let hashes, let isMultiline)?: index += string(hashes, isMultiline, at: index)
      case .bracket?, .interpolation?, nil: index += code(at: index)
      }
    }
    // A string of one line that is not closed in it never is.
    isUnsure = isUnsure || contexts.contains { if case .string(_, false) = $0 { true } else { false } }
    line = []
  }
  private func holds(_ text: String, at index: Int) -> Bool {
    line[min(index, line.count)...].starts(with: text.unicodeScalars)
  }
  private func hashes(at index: Int) -> Int { line[min(index, line.count)...].prefix { $0 == "#" }.count }

  private mutating func comment(_ depth: Int, at index: Int) -> Int {
    if holds("/*", at: index) {
      contexts[contexts.count - 1] = .comment(depth: depth + 1)
      return 2
    }
    guard holds("*/", at: index) else { return 1 }
    if depth == 1 { contexts.removeLast() } else { contexts[contexts.count - 1] = .comment(depth: depth - 1) }
    return 2
  }
  private mutating func string(_ hashes: Int, _ isMultiline: Bool, at index: Int) -> Int {
    let marks = String(repeating: "#", count: hashes)
    if holds("\\" + marks, at: index) {
      guard holds("(", at: index + 1 + hashes) else { return 2 + hashes }
      contexts.append(.interpolation)
      return 2 + hashes
    }
    let quotes = isMultiline ? "\"\"\"" : "\""
    guard holds(quotes + marks, at: index) else { return 1 }
    contexts.removeLast()
    return quotes.count + hashes
  }
  private mutating func code(at index: Int) -> Int {
    switch line[index] {
    case "/":
      if holds("//", at: index) { return line.count - index }
      if holds("/*", at: index) {
        contexts.append(.comment(depth: 1))
        return 2
      }
      // It may begin a regular expression, where brackets are no brackets.
      let before = index > 0 ? line[index - 1] : " "
      let after = index + 1 < line.count ? line[index + 1] : " "
      if !after.properties.isWhitespace, " ([{,:=!&|?".unicodeScalars.contains(before) { isUnsure = true }
      return 1
    case "#":
      let count = hashes(at: index)
      if holds("/", at: index + count) { isUnsure = true }
      guard holds("\"", at: index + count) else { return count }
      return count + open(hashes: count, at: index + count)
    case "\"": return open(hashes: 0, at: index)
    case "(": contexts.append(.bracket(")"))
    case "[": contexts.append(.bracket("]"))
    case "{": contexts.append(.bracket("}"))
    case ")" where contexts.last == .interpolation: contexts.removeLast()
    case ")", "]", "}":
      if contexts.last == .bracket(line[index]) { contexts.removeLast() } else { isUnsure = true }
    default: break
    }
    return 1
  }
  private mutating func open(hashes: Int, at index: Int) -> Int {
    let isMultiline = holds("\"\"\"", at: index)
    contexts.append(.string(hashes: hashes, isMultiline: isMultiline))
    return isMultiline ? 3 : 1
  }
}
