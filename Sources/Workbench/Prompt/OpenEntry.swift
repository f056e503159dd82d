internal import SwiftSource

/// Tells line by line whether an entry goes on, without parsing a long one again at each of its lines.
public struct OpenEntry {
  /// Up to this size, in bytes, the parser is asked at each line (our choice).
  private static let shortSize = 2_048
  private var ahead = TypedAhead(behind: "")
  private var isInComment = false
  /// How many bytes the entry had when the parser found last that it waits for more.
  private var openSize = 0
  /// How many bytes the parser was given.
  package private(set) var parsedBytes = 0

  /// Nothing has been read.
  public init() {}

  /// Takes the next line of the entry.
  public mutating func take(_ line: some StringProtocol) { isInComment = ahead.takesComment(in: line) }

  /// Whether the entry, which is all lines that were taken, waits for another line.
  ///
  /// A comment that is open is known without the parser. A long entry in which a bracket or a string is open is parsed
  /// again when it has grown by an eighth: all parsing together is linear in its size.
  public mutating func waits(_ entry: String) -> Bool {
    if isInComment { return true }
    let size = entry.utf8.count
    if ahead.isOpen, openSize > Self.shortSize, size - openSize < openSize / 8 { return true }
    parsedBytes += size
    let waits = !PromptEntry(entry).isComplete
    openSize = waits ? size : 0
    return waits
  }
}
