/// One declaration of a library's Swift source, as text: its owner and its name are told without parsing it.
///
/// The first check of a process reads all sources so, which is why bytes are compared and no characters.
struct LibrarySourceText {
  /// The type that is extended; "" for what stands at the top level.
  let owner: String
  /// The `where` clause of the extension, without spaces.
  let condition: String
  let name: String
  /// Whether the interface does not have it.
  let isHidden: Bool
  private let bytes: ArraySlice<UInt8>
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The declarations of a text: at the top level, and in extensions there.
  static func all(in text: String) -> [LibrarySourceText] {
    let source = Array(text.utf8)
    return source.withUnsafeBufferPointer { bytes in
      let scanner = Scanner(bytes: bytes)
      return scanner.declarations(in: 0..<bytes.count).flatMap { range -> [LibrarySourceText] in
        guard scanner.begins("extension ", at: range.lowerBound), let open = bytes[range].firstIndex(of: Scanner.open),
          let close = bytes[range].lastIndex(of: Scanner.close), open < close
        else { return [LibrarySourceText(source[range], scanner, "", "")] }
        let header = range.lowerBound + "extension ".utf8.count..<open
        let owner = bytes[header].prefix { Scanner.isWord($0) || $0 == UInt8(ascii: ".") }
        let clause = header.first { scanner.begins(" where ", at: $0) }.map { bytes[$0..<open] }
        let condition = clause?.filter { !Scanner.isSpace($0) } ?? []
        return scanner.declarations(in: open + 1..<close).map {
          LibrarySourceText(
            source[$0], scanner, String(decoding: owner, as: UTF8.self), String(decoding: condition, as: UTF8.self))
        }
      }
    }
  }
  private init(_ bytes: ArraySlice<UInt8>, _ scanner: Scanner, _ owner: String, _ condition: String) {
    (self.owner, self.condition, self.bytes) = (owner, condition, bytes)
    name = scanner.name(in: bytes.indices)
    isHidden = scanner.isHidden(bytes.indices)
  }

  /// Looks for the parts of declarations in a source.
  private struct Scanner {
    let bytes: UnsafeBufferPointer<UInt8>

    static let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    /// A letter, a digit or an underscore; what is not ASCII counts as a letter.
    static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || byte == UInt8(ascii: "_") || (48...57).contains(byte) }
    static func isLetter(_ byte: UInt8) -> Bool { byte > 127 || (97...122).contains(byte | 32) }
    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 9 }

    func begins(_ word: StaticString, at place: Int) -> Bool {
      let length = word.utf8CodeUnitCount
      guard place + length <= bytes.count else { return false }
      for index in 0..<length where bytes[place + index] != word.utf8Start[index] { return false }
      return true
    }
    private func isWhole(_ range: Range<Int>, _ word: StaticString) -> Bool {
      range.count == word.utf8CodeUnitCount && begins(word, at: range.lowerBound)
    }

    /// The pieces of a part that end with a line outside of all brackets, or with the brace that closes their first one.
    func declarations(in range: Range<Int>) -> [Range<Int>] {
      var found: [Range<Int>] = []
      var (start, depth) = (range.lowerBound, 0)
      func end(at end: Int) {
        while start < end, Self.isSpace(bytes[start]) { start += 1 }
        if start < end, !begins("//", at: start) { found.append(start..<end) }
        start = end
      }
      for index in range {
        let byte = bytes[index]
        switch byte {
        case Self.open, UInt8(ascii: "("): depth += 1
        case Self.close, UInt8(ascii: ")"): depth -= 1
        default: break
        }
        if depth == 0, byte == Self.close || byte == UInt8(ascii: "\n") { end(at: index + 1) }
      }
      end(at: range.upperBound)
      return found
    }

    /// Whether `package` stands before the body.
    func isHidden(_ range: Range<Int>) -> Bool {
      var start = range.lowerBound
      for index in range where bytes[index] == 32 || bytes[index] == Self.open {
        if isWhole(start..<index, "package") { return true }
        if bytes[index] == Self.open { return false }
        start = index + 1
      }
      return false
    }

    /// The name behind `func` and its kin.
    func name(in range: Range<Int>) -> String {
      var (place, isNext) = (range.lowerBound, false)
      for _ in 0...12 {
        while place < range.upperBound, Self.isSpace(bytes[place]) { place += 1 }
        let start = place
        while place < range.upperBound, !Self.isSpace(bytes[place]) { place += 1 }
        let word = start..<place
        if word.isEmpty { break }
        if isNext { return declared(by: word) }
        // `init?(`, `init<T>(`, `subscript(`
        for (special, name) in [("init", "init"), ("subscript", "subscript")] as [(StaticString, String)] {
          let end = start + special.utf8CodeUnitCount
          if begins(special, at: start), end >= place || !Self.isLetter(bytes[end]) && bytes[end] != UInt8(ascii: "_") {
            return name
          }
        }
        isNext = (["func", "var", "let", "typealias", "struct", "enum"] as [StaticString]).contains { isWhole(word, $0) }
      }
      return ""
    }
    /// The name that a word begins with.
    private func declared(by word: Range<Int>) -> String {
      let own = bytes[word].drop { $0 == UInt8(ascii: "`") }
        .prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") }
      if let first = own.first, Self.isLetter(first) || first == UInt8(ascii: "_") {
        return String(decoding: own.prefix(while: Self.isWord), as: UTF8.self)
      }
      // `<` begins the generic parameters of an operator.
      if let generic = own.dropFirst().firstIndex(of: UInt8(ascii: "<")), generic + 1 < own.endIndex,
        Self.isLetter(own[generic + 1])
      {
        return String(decoding: own[..<generic], as: UTF8.self)
      }
      return String(decoding: own, as: UTF8.self)
    }
  }
}
