/// What two sides made of one text, put together line by line (diff3): where only one side changed a line, its version
/// counts.
struct LineMerge {
  /// A place that both sides changed, each in its own way.
  struct Clash: Hashable, Sendable {
    /// The lines of the text that both began with, from 0.
    var lines: Range<Int>
    var ours: String
    var theirs: String
  }
  /// Which side counts where both changed the same lines.
  enum Side { case ours, theirs }

  private(set) var text = ""
  private(set) var clashes: [Clash] = []

  /// Lines of the old text, and what one side put into their place.
  private struct Hunk {
    var old: Range<Int>
    var new: ArraySlice<String>
  }

  init(_ old: String, ours: String, theirs: String, preferring side: Side = .ours) {
    let lines = LineMerge.lines(old)
    var left = LineMerge.hunks(lines, LineMerge.lines(ours))[...]
    var right = LineMerge.hunks(lines, LineMerge.lines(theirs))[...]
    var merged: [String] = []
    var place = 0
    while let next = LineMerge.first(left.first, right.first) {
      var range = next
      var mine: [Hunk] = []
      var others: [Hunk] = []
      if left.first?.old == next { mine.append(left.removeFirst()) } else { others.append(right.removeFirst()) }
      while true {
        if let hunk = left.first, LineMerge.meet(hunk.old, range) {
          mine.append(left.removeFirst())
          range = LineMerge.around(range, hunk.old)
        } else if let hunk = right.first, LineMerge.meet(hunk.old, range) {
          others.append(right.removeFirst())
          range = LineMerge.around(range, hunk.old)
        } else {
          break
        }
      }
      merged += lines[place..<range.lowerBound]
      place = range.upperBound
      let (ours, theirs) = (LineMerge.applied(mine, lines, range), LineMerge.applied(others, lines, range))
      if others.isEmpty || ours == theirs {
        merged += ours
      } else if mine.isEmpty {
        merged += theirs
      } else {
        clashes.append(Clash(lines: range, ours: ours.joined(separator: "\n"), theirs: theirs.joined(separator: "\n")))
        merged += side == .ours ? ours : theirs
      }
    }
    merged += lines[place...]
    text = merged.joined(separator: "\n")
  }

  /// Which change comes next; what is put in before a line comes before what changes that line.
  private static func first(_ a: Hunk?, _ b: Hunk?) -> Range<Int>? {
    [a, b].compactMap { $0?.old }.min { ($0.lowerBound, $0.count) < ($1.lowerBound, $1.count) }
  }
  private static func around(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
    min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
  }
  /// Whether two changes are about the same place; one that begins where the other ends is not.
  private static func meet(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.lowerBound < b.upperBound && b.lowerBound < a.upperBound || a.isEmpty && b.isEmpty && a.lowerBound == b.lowerBound
  }
  private static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
  private static func applied(_ hunks: [Hunk], _ lines: [String], _ range: Range<Int>) -> [String] {
    var made: [String] = []
    var place = range.lowerBound
    for hunk in hunks {
      made += lines[place..<hunk.old.lowerBound] + hunk.new
      place = hunk.old.upperBound
    }
    return made + lines[place..<range.upperBound]
  }
  /// Longer differences are one hunk (our choice: telling their lines apart takes time and memory by the square).
  private static let lineLimit = 1_000

  private static func hunks(_ old: [String], _ new: [String]) -> [Hunk] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (oldEnd, newEnd) = (old.count - end, new.count - end)
    guard max(oldEnd, newEnd) - start <= lineLimit else {
      return [Hunk(old: start..<oldEnd, new: new[start..<newEnd])]
    }
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in new[start..<newEnd].difference(from: old[start..<oldEnd]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
    var hunks: [Hunk] = []
    var (i, j) = (start, start)
    while i < oldEnd || j < newEnd {
      let (first, firstNew) = (i, j)
      while removed.contains(i) || inserted.contains(j) {
        if removed.contains(i) { i += 1 } else { j += 1 }
      }
      if i > first || j > firstNew {
        hunks.append(Hunk(old: first..<i, new: new[firstNew..<j]))
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
    return hunks
  }
}
