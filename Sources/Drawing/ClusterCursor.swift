/// What one user-perceived character means to the breaking of lines.
struct Cluster {
  enum Kind { case word, blank, lineBreak }
  var kind: Kind
  /// In columns of a grid, or in parts of a point.
  var columns: Int
  /// Whether a line may end after it, though it is no blank.
  var endsLine = false
}

/// Walks over the clusters of a cleaned text; a copy remembers the place.
protocol ClusterCursor {
  /// Where the next cluster starts, in UTF-8 bytes.
  var offset: Int { get }
  mutating func next() -> Cluster?
}

/// Printable ASCII and `\n`: a byte is a cluster.
struct ByteCursor: ClusterCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  @inline(__always) mutating func next() -> Cluster? {
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    offset += 1
    return switch byte {
    case 0x20: Cluster(kind: .blank, columns: 1)
    case 0x0A: Cluster(kind: .lineBreak, columns: 0)
    default: Cluster(kind: .word, columns: 1)
    }
  }
}

/// Printable ASCII and `\n` on a screen of pixels.
struct LetterCursor: ClusterCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Nothing in it counts references: a breaker of lines copies it at each letter.
  let letters: FontMetrics.Letters
  let breaks: UnsafeBufferPointer<Int>
  var offset = 0
  private var nextBreak = 0

  init(bytes: UnsafeBufferPointer<UInt8>, letters: FontMetrics.Letters, breaks: UnsafeBufferPointer<Int> = UnsafeBufferPointer(start: nil, count: 0)) {
    (self.bytes, self.letters, self.breaks) = (bytes, letters, breaks)
  }
  @inline(__always) mutating func next() -> Cluster? {
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    offset += 1
    if byte == 0x0A { return Cluster(kind: .lineBreak, columns: 0) }
    var units = letters.units(byte)
    if offset < bytes.count { units += letters.kerning(byte, bytes[offset]) }
    return Cluster(kind: byte == 0x20 ? .blank : .word, columns: max(0, units), endsLine: LineBreaks.isBreak(breaks, offset, &nextBreak))
  }
}

/// Any text, cluster by cluster.
struct CharacterCursor: ClusterCursor {
  let text: String
  private var index: String.Index
  /// How wide letters are on a screen of pixels; nil in a grid.
  var metrics: FontMetrics?
  /// Whether two letters may come closer than their widths say.
  var isKerned = true
  /// Where lines may end beside blanks.
  private let breaks: LineBreaks
  private var nextBreak = 0

  init(_ text: String, metrics: FontMetrics? = nil, breaks: LineBreaks = LineBreaks()) {
    self.text = text
    self.metrics = metrics
    self.breaks = breaks
    index = text.startIndex
  }
  var offset: Int { text.utf8.distance(from: text.startIndex, to: index) }

  mutating func next() -> Cluster? {
    guard index < text.endIndex else { return nil }
    let character = text[index]
    index = text.index(after: index)
    let ascii = character.plainASCII
    if ascii == 0x0A { return Cluster(kind: .lineBreak, columns: 0) }
    let kind = Self.isBlank(character) ? Cluster.Kind.blank : .word
    guard let metrics else { return Cluster(kind: kind, columns: columns(of: character)) }
    var units = metrics.units(character)
    if isKerned, metrics.hasKerning, let before = ascii, index < text.endIndex { units += metrics.kerning(before, text.utf8[index]) }
    return Cluster(kind: kind, columns: max(0, units), endsLine: breaks.isBreak(offset, &nextBreak))
  }

  /// The spaces at which a line may end; those that forbid a break (U+00A0, U+2007, U+202F) are part of a word.
  private static func isBlank(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return switch first.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}
