/// Ctrl-R: older entries that hold a pattern, newest first, with one of them chosen. A capital letter in the pattern makes capitals count.
public struct HistorySearch: Sendable {
  /// What is looked for.
  public private(set) var pattern = ""
  /// What holds it, newest first, each once; all entries while there is no pattern.
  public private(set) var matches: [String] = []
  /// Which of the matches is chosen.
  public private(set) var chosen = 0
  private let entries: [String]

  /// A search in entries, oldest first.
  public init(_ entries: [String]) {
    var seen = Set<String>()
    self.entries = entries.reversed().filter { seen.insert($0).inserted }
    matches = self.entries
  }

  /// What is chosen; nil where nothing holds the pattern.
  public var found: String? { matches.indices.contains(chosen) ? matches[chosen] : nil }

  /// Adds to the pattern.
  public mutating func type(_ text: String) { find(pattern + text.filter { !$0.isNewline }) }
  /// Takes the last character away.
  public mutating func erase() { find(String(pattern.dropLast())) }
  /// Takes all of it away.
  public mutating func eraseAll() { find("") }
  /// The next older one; stays at the oldest.
  public mutating func goBack() { chosen = min(chosen + 1, max(matches.count - 1, 0)) }
  /// The next newer one; stays at the newest.
  public mutating func goForth() { chosen = max(chosen - 1, 0) }

  private mutating func find(_ new: String) {
    let kept = found
    pattern = new
    matches = new.isEmpty ? entries : entries.filter { HistorySearch.place(of: new, in: $0) != nil }
    // Another letter does not lose what was chosen.
    chosen = kept.flatMap { matches.firstIndex(of: $0) } ?? 0
  }
  /// Where a text holds a pattern first, in characters; nil if it does not.
  static func place(of pattern: String, in text: String) -> Range<Int>? {
    let isSensitive = pattern.contains(where: \.isUppercase)
    let (wanted, characters) = (Array(isSensitive ? pattern : pattern.lowercased()), Array(isSensitive ? text : text.lowercased()))
    guard !wanted.isEmpty, wanted.count <= characters.count else { return nil }
    for start in 0...(characters.count - wanted.count) where characters[start] == wanted[0] && characters[start..<(start + wanted.count)].elementsEqual(wanted) {
      return start..<(start + wanted.count)
    }
    return nil
  }
}
