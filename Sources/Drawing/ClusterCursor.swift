/// What one user-perceived character means to the breaking of lines.
struct Cluster {
  enum Kind { case word, blank, lineBreak }
  var kind: Kind
  var columns: Int
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

/// Any text, cluster by cluster.
struct CharacterCursor: ClusterCursor {
  let text: String
  private var index: String.Index

  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }
  var offset: Int { text.utf8.distance(from: text.startIndex, to: index) }

  mutating func next() -> Cluster? {
    guard index < text.endIndex else { return nil }
    let character = text[index]
    index = text.index(after: index)
    if character == "\n" { return Cluster(kind: .lineBreak, columns: 0) }
    return Cluster(kind: Self.isBlank(character) ? .blank : .word, columns: columns(of: character))
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
