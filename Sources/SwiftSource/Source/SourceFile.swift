package import SwiftSyntax

/// A source file: its name as shown in diagnostics, and its text with a table of lines.
public struct SourceFile: Sendable {
  /// Larger sources are refused before they are parsed, in bytes (our choice).
  public static let byteLimit = 1_000_000

  /// The name that diagnostics and source sites show.
  public let name: String
  /// The whole text.
  public let text: String
  /// The text in UTF-8.
  let bytes: [UInt8]
  private let lineStarts: [Int]
  /// Declarations of other files behind the file's own text, each from the beginning of a line.
  private var parts: [(line: Int, part: Part)] = []
  /// The files that the text was taken from, without this one.
  public var others: [SourceFile] { parts.map(\.part.file) }
  /// The line in which pieces of other files begin; nil without any.
  var firstForeignLine: Int? { parts.map(\.line).min() }

  /// What is to be said about what was taken from other files.
  public internal(set) var remarks: [Diagnostic] = []

  /// Its previews are its author's: a session writes a `#Preview` around what was typed.
  public var hasOwnPreviews = true

  /// Its tree, where it has been read already.
  private(set) var parsed: ParsedSource?
  /// The tree of a file that was read; nil for one that was not.
  package var syntax: SourceFileSyntax? { parsed?.file }

  /// A piece of another file, in bytes.
  struct Part: Sendable {
    let file: SourceFile
    let start: Int
    let end: Int
    /// Its tree, where it has been read already.
    var syntax: CodeBlockItemSyntax?
  }
  /// The file with its tree, so that no later stage reads the text again; the file itself where it has one, and where it is too large to be read.
  /// - Parameter previous: the file before an edit: what the edit left alone is taken from its tree.
  @MainActor public func read(after previous: Program?) -> SourceFile {
    guard parsed == nil, byteCount <= SourceFile.byteLimit else { return self }
    var parsed = ParsedSource(text, after: previous?.parsed)
    parsed.findNames(after: previous?.parsed)
    var file = self
    file.parsed = parsed
    return file
  }
  /// The file with pieces of others behind its own text; ranges in them name those files.
  func appending(_ added: [Part]) -> SourceFile {
    var text = bytes.last == 0x0A ? self.text : self.text + "\n"
    var starts: [Int] = []
    // As far to the right as in its own file, so that columns agree.
    let indents = added.map { max($0.file.position(at: $0.start).column - 1, 0) }
    for (part, indent) in zip(added, indents) {
      starts.append(text.utf8.count)
      text += String(repeating: " ", count: indent)
      text += String(decoding: part.file.bytes[part.start..<part.end], as: UTF8.self) + "\n"
    }
    var result = SourceFile(name: name, text: text)
    result.hasOwnPreviews = hasOwnPreviews
    result.parts = parts + zip(starts, added).map { (line: result.position(at: $0).line, part: $1) }
    result.parsed = parsed?.adding(zip(added, indents).map { ($0.syntax, $1) }, to: result)
    return result
  }

  /// The file without what was taken from others.
  public var alone: SourceFile { others.isEmpty ? self : unjoined.own }
  /// The file's own text, and the pieces that were taken from other files, by file, in bytes of their own.
  var unjoined: (own: SourceFile, taken: [(file: SourceFile, ranges: [Range<Int>])]) {
    guard let first = firstForeignLine else { return (self, []) }
    var taken: [(file: SourceFile, ranges: [Range<Int>])] = []
    for part in parts.map(\.part) {
      if let index = taken.firstIndex(where: { $0.file.name == part.file.name }) {
        taken[index].ranges.append(part.start..<part.end)
      } else {
        taken.append((part.file, [part.start..<part.end]))
      }
    }
    return (SourceFile(name: name, text: String(decoding: bytes[..<lineStarts[first - 1]], as: UTF8.self)), taken)
  }

  /// A file of the given text. Lines end at `\n`, `\r\n` or `\r`, as in Swift.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
    bytes = Array(text.utf8)
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(offset) }
    }
    lineStarts = starts
  }

  /// A file of the bytes of a file.
  /// - Throws: a diagnostic that names the offset of the first byte that is not UTF-8.
  public init(name: String, bytes: some Collection<UInt8>) throws(Diagnostic) {
    let bytes = Array(bytes)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(file: name, offset: SourceFile.firstInvalidOffset(bytes))
    }
    self.init(name: name, text: text)
  }

  private static func firstInvalidOffset(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    return offset
  }

  /// The number of bytes.
  var byteCount: Int { bytes.count }
  /// The number of lines; a trailing line break opens one more.
  public var lineCount: Int { lineStarts.count }

  /// The text of a line, counted from 1, without its line break; empty outside the file.
  public func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Line and column, both counted from 1, the column in characters, of an offset in UTF-8 bytes.
  package func position(at offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let prefix = bytes[lineStarts[low]..<offset]
    let column = prefix.allSatisfy { $0 < 0x80 } ? prefix.count : String(decoding: prefix, as: UTF8.self).count
    return (low + 1, column + 1)
  }

  /// The offset in UTF-8 bytes of a line and a column, counted from 1; the nearest one that exists.
  public func offset(line: Int, column: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return line < 1 ? 0 : bytes.count }
    return lineStarts[line - 1] + self.line(line).prefix(max(column - 1, 0)).utf8.count
  }
  /// The range of two offsets in UTF-8 bytes.
  package func range(from start: Int, to end: Int) -> SourceRange {
    let (start, end) = (position(at: start), position(at: end))
    if let part = parts.last(where: { $0.line <= start.line }) {
      let offset = part.part.file.position(at: part.part.start).line - part.line
      return SourceRange(file: part.part.file.name, line: start.line + offset, column: start.column, endLine: end.line + offset, endColumn: end.column)
    }
    return SourceRange(file: name, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }
}
