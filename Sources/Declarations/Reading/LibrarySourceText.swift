/// One declaration of a library's Swift source, as text: its owner and its name are told without parsing it.
struct LibrarySourceText {
  /// The type that is extended; "" for what stands at the top level.
  let owner: String
  /// The `where` clause of the extension, without spaces.
  let condition: String
  let name: String
  let text: String
  /// Whether the interface does not have it.
  var isHidden: Bool { text.prefix { $0 != "{" }.split(separator: " ").contains("package") }

  /// The declarations of a text: at the top level, and in extensions there.
  static func all(in text: String) -> [LibrarySourceText] {
    declarations(in: text[...]).flatMap { declaration -> [LibrarySourceText] in
      guard declaration.hasPrefix("extension "), let start = declaration.firstIndex(of: "{"),
        let end = declaration.lastIndex(of: "}")
      else { return [LibrarySourceText(declaration, "", "")] }
      let header = declaration[..<start].dropFirst("extension ".count)
      let owner = String(header.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
      let clause = header.firstRange(of: " where ").map { header[$0.lowerBound...] } ?? ""
      let condition = clause.filter { !$0.isWhitespace }
      return declarations(in: declaration[declaration.index(after: start)..<end]).map {
        LibrarySourceText($0, owner, condition)
      }
    }
  }
  private init(_ text: Substring, _ owner: String, _ condition: String) {
    (self.owner, self.condition, self.text) = (owner, condition, String(text))
    name = Self.name(in: text)
  }

  /// The pieces of a text that end with a line outside of all brackets, or with the brace that closes their first one.
  private static func declarations(in text: Substring) -> [Substring] {
    var found: [Substring] = []
    let bytes = text.utf8
    var (start, depth, isEmpty) = (bytes.startIndex, 0, true)
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: " "): continue
      default: break
      }
      let isEnd = depth == 0 && (byte == UInt8(ascii: "}") || byte == UInt8(ascii: "\n"))
      if isEnd {
        let next = bytes.index(after: index)
        if !isEmpty { found.append(text[start..<next].drop { $0.isWhitespace }) }
        (start, isEmpty) = (next, true)
      } else if byte != UInt8(ascii: "\n") {
        isEmpty = false
      }
    }
    if !isEmpty { found.append(text[start...].drop { $0.isWhitespace }) }
    return found.filter { !$0.hasPrefix("//") && !$0.isEmpty }
  }

  /// The name behind `func` and its kin.
  private static func name(in text: Substring) -> String {
    let words = text.split(maxSplits: 12, whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() {
      for special in ["init", "subscript"] where word.hasPrefix(special) {
        // `init?(`, `init<T>(`, `subscript(`
        if word.dropFirst(special.count).first.map({ !$0.isLetter && $0 != "_" }) ?? true { return special }
      }
      guard ["func", "var", "let", "typealias", "struct", "enum"].contains(word), index + 1 < words.count else { continue }
      let next = words[index + 1].drop { $0 == "`" }.prefix { $0 != "(" && $0 != ":" }
      if let first = next.first, first.isLetter || first == "_" {
        return String(next.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
      // `<` begins the generic parameters of an operator.
      if let generic = next.dropFirst().firstIndex(of: "<"), next[generic...].dropFirst().first?.isLetter == true {
        return String(next[..<generic])
      }
      return String(next)
    }
    return ""
  }
}
