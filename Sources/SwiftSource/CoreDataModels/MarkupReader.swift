/// The tags and texts of an XML file, one after the other.
///
/// It reads what data models and property lists hold. Foundation's parser would bring libxml2 and a second ICU along,
/// which every start of the program would load. A file's own entities are not known: no text grows while it is read.
struct MarkupReader {
  /// What is wrong with a text, and in which line.
  struct Damage: Error, Hashable {
    let reason: String
    let line: Int
  }
  /// A piece of the text.
  enum Piece: Hashable {
    case opening(name: String, attributes: [String: String])
    case closing(name: String)
    case text(String)
  }
  /// More elements inside each other are refused (our choice).
  private static let depthLimit = 100

  private let bytes: [UInt8]
  private var place = 0
  /// The elements that are open, the innermost one last.
  private var open: [String] = []
  /// An element without content, `<a/>`, closes right behind its opening.
  private var isClosing = false
  private var hasRoot = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next piece; nil at the end of a whole text.
  mutating func next() throws(Damage) -> Piece? {
    if isClosing {
      isClosing = false
      return .closing(name: open.popLast() ?? "")
    }
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        let text = try content(upTo: end)
        if !open.isEmpty { return .text(text) }
        let isBlank = text.allSatisfy { $0.isWhitespace || $0 == "\u{FEFF}" }
        if !isBlank { throw damage("text outside of the elements") }
        continue
      }
      if starts(with: "<?") {
        try skip(behind: "?>")
      } else if starts(with: "<!--") {
        try skip(behind: "-->")
      } else if starts(with: "<!") {
        try skip(behind: ">")
      } else if starts(with: "</") {
        return try closing()
      } else {
        return try opening()
      }
    }
    if let name = open.last { throw damage("'\(name)' is not closed") }
    if !hasRoot { throw damage("there is no element") }
    return nil
  }

  // MARK: Tags

  private mutating func opening() throws(Damage) -> Piece {
    place += 1
    let name = try name()
    var attributes: [String: String] = [:]
    skipSpace()
    while place < bytes.count, bytes[place] != UInt8(ascii: ">"), bytes[place] != UInt8(ascii: "/") {
      let key = try self.name()
      skipSpace()
      try take("=")
      skipSpace()
      attributes[key] = try quoted()
      skipSpace()
    }
    if starts(with: "/") {
      place += 1
      isClosing = true
    }
    try take(">")
    if open.isEmpty, hasRoot { throw damage("a second root element") }
    guard open.count < Self.depthLimit else { throw damage("too many elements inside each other") }
    hasRoot = true
    open.append(name)
    return .opening(name: name, attributes: attributes)
  }
  private mutating func closing() throws(Damage) -> Piece {
    place += 2
    let name = try name()
    skipSpace()
    try take(">")
    guard open.popLast() == name else { throw damage("'\(name)' is closed where it is not open") }
    return .closing(name: name)
  }
  private mutating func name() throws(Damage) -> String {
    let end = bytes[place...].firstIndex { Self.isSpace($0) || "<>/=\"'&".utf8.contains($0) } ?? bytes.count
    guard end > place else { throw damage("a name is missing") }
    defer { place = end }
    return String(decoding: bytes[place..<end], as: UTF8.self)
  }
  private mutating func quoted() throws(Damage) -> String {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else {
      throw damage("a value stands without quotes")
    }
    let quote = bytes[place]
    place += 1
    guard let end = bytes[place...].firstIndex(of: quote) else { throw damage("a value does not end") }
    let text = try content(upTo: end)
    place += 1
    return text
  }

  // MARK: Characters

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  /// The text up to an offset, where the next thing begins.
  private mutating func content(upTo end: Int) throws(Damage) -> String {
    var text = ""
    while place < end {
      let stop = bytes[place..<end].firstIndex(of: UInt8(ascii: "&")) ?? end
      text += String(decoding: bytes[place..<stop], as: UTF8.self)
      place = stop
      guard stop < end else { break }
      guard let semicolon = bytes[stop..<end].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
        throw damage("'&' stands alone")
      }
      let name = String(decoding: bytes[(stop + 1)..<semicolon], as: UTF8.self)
      guard let letter = Self.entities[name] ?? Self.letter(name) else { throw damage("'&\(name);' is not known") }
      text += letter
      place = semicolon + 1
    }
    return text
  }
  /// `#233` and `#xE9`.
  private static func letter(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private mutating func skipSpace() { while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 } }
  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].prefix($0.count).elementsEqual($0) }
  }
  private mutating func take(_ text: StaticString) throws(Damage) {
    guard starts(with: text) else { throw damage("'\(text)' is missing") }
    place += text.utf8CodeUnitCount
  }
  private mutating func skip(behind text: StaticString) throws(Damage) {
    while place < bytes.count, !starts(with: text) { place += 1 }
    try take(text)
  }
  private func damage(_ reason: String) -> Damage {
    Damage(reason: reason, line: 1 + bytes.prefix(place).count { $0 == 0x0A })
  }
}
