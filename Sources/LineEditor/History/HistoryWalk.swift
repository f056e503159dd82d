/// Going back and forth in older entries while a new one waits.
struct HistoryWalk {
  /// Oldest first.
  private(set) var entries: [String] = []
  /// How many steps back; 0 is the entry that is being written.
  private var steps = 0
  private var draft = ""
  /// What the recalled entries begin with.
  private var prefix = ""
  /// Texts that were changed after they were recalled, kept until the entry ends.
  private var changed: [Int: String] = [:]

  /// Adds the newest, unless it repeats the one before or is blank; the walk starts anew.
  mutating func add(_ entry: String, limit: Int) {
    restart()
    guard !entry.allSatisfy(\.isWhitespace), entries.last != entry else { return }
    entries.append(entry)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
  }

  mutating func restart() {
    steps = 0
    draft = ""
    changed = [:]
  }

  /// The entry before; nil at the oldest.
  /// - Parameter isFiltered: only entries that begin with what was being written.
  mutating func back(from current: String, isFiltered: Bool = false) -> String? {
    if steps == 0 || !isFiltered { prefix = isFiltered ? current : "" }
    guard let older = (steps..<entries.count).first(where: { entries[entries.count - 1 - $0].hasPrefix(prefix) }) else { return nil }
    return go(by: older + 1 - steps, from: current)
  }

  /// The entry after, and in the end what was being written; nil there.
  mutating func forth(from current: String, isFiltered: Bool = false) -> String? {
    if !isFiltered { prefix = "" }
    let newer = (1..<max(steps, 1)).last { entries[entries.count - $0].hasPrefix(prefix) } ?? 0
    return go(by: newer - steps, from: current)
  }

  /// The oldest entry; nil where there is no older one.
  mutating func oldest(from current: String) -> String? { entries.count > steps ? go(by: entries.count - steps, from: current) : nil }

  private mutating func go(by step: Int, from current: String) -> String? {
    guard step != 0, (0...entries.count).contains(steps + step) else { return nil }
    if steps == 0 { draft = current } else if current != entries[entries.count - steps] { changed[steps] = current }
    steps += step
    return steps == 0 ? draft : changed[steps] ?? entries[entries.count - steps]
  }
}
