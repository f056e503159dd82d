internal import Drawing

/// The difference of two lists of lines, as `diff -u` prints it; a line with `^` stands under the columns that changed.
enum UnifiedDiff {
  /// Lines around a change.
  private static let context = 3
  /// Longer texts are not compared line by line (our choice): the table has this many entries at most.
  private static let tableLimit = 4_000_000

  /// - Parameters:
  ///   - line: the number of the first expected line in its file.
  ///   - title: what stands behind `---`.
  static func lines(expected: [String], found: [String], firstLine line: Int, title: String) -> [String] {
    let edits = edits(expected, found)
    var result = ["--- expected (\(title))", "+++ found"]
    var index = 0
    while let change = edits[index...].firstIndex(where: { !$0.isKept }) {
      let start = max(change - context, index)
      var end = change
      var kept = 0
      while end < edits.count, kept <= 2 * context {
        kept = edits[end].isKept ? kept + 1 : 0
        end += 1
      }
      end -= max(kept - context, 0)
      result += hunk(edits, start..<end, firstLine: line)
      index = end
    }
    return result
  }

  private enum Edit {
    case kept(String), removed(String), added(String)
    var isKept: Bool { if case .kept = self { true } else { false } }
    var isRemoved: Bool { if case .removed = self { true } else { false } }
    var isAdded: Bool { if case .added = self { true } else { false } }
    var text: String {
      switch self {
      case .kept(let text), .removed(let text), .added(let text): text
      }
    }
  }

  private static func hunk(_ edits: [Edit], _ range: Range<Int>, firstLine: Int) -> [String] {
    let before = edits[..<range.lowerBound]
    func header(_ sign: String, _ start: Int, _ count: Int) -> String { "\(sign)\(count == 0 ? start - 1 : start),\(count)" }
    let old = edits[range].count { !$0.isAdded }
    let new = edits[range].count { !$0.isRemoved }
    var lines = ["@@ " + header("-", firstLine + before.count { !$0.isAdded }, old) + " " + header("+", firstLine + before.count { !$0.isRemoved }, new) + " @@"]
    var index = range.lowerBound
    while index < range.upperBound {
      if edits[index].isKept {
        lines.append((" " + edits[index].text).trimmedAtEnd)
        index += 1
        continue
      }
      let removed = edits[index..<range.upperBound].prefix { $0.isRemoved }.map(\.text)
      let added = edits[(index + removed.count)..<range.upperBound].prefix { $0.isAdded }.map(\.text)
      index += removed.count + added.count
      if removed.count == added.count {
        for (a, b) in zip(removed, added) { lines += [("-" + a).trimmedAtEnd, ("+" + b).trimmedAtEnd, "?" + marks(a, b)] }
      } else {
        lines += removed.map { ("-" + $0).trimmedAtEnd } + added.map { ("+" + $0).trimmedAtEnd }
      }
    }
    return lines
  }
  /// `^` under each column of `new` that is not the same in `old`.
  private static func marks(_ old: String, _ new: String) -> String {
    func cells(_ text: String) -> [Character] { text.flatMap { [Character](repeating: $0, count: max(columns(of: $0), 0)) } }
    let (a, b) = (cells(old), cells(new))
    var marks = ""
    for index in 0..<max(a.count, b.count) { marks += index < a.count && index < b.count && a[index] == b[index] ? " " : "^" }
    return marks.trimmedAtEnd
  }

  /// The longest common subsequence; removed lines come before added ones.
  private static func edits(_ a: [String], _ b: [String]) -> [Edit] {
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.dropFirst(start).reversed(), b.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (x, y) = (Array(a[start..<a.count - end]), Array(b[start..<b.count - end]))
    let middle: [Edit] = x.count * y.count <= tableLimit ? common(x, y) : x.map { .removed($0) } + y.map { .added($0) }
    return a[..<start].map { .kept($0) } + middle + a[(a.count - end)...].map { .kept($0) }
  }
  private static func common(_ x: [String], _ y: [String]) -> [Edit] {
    let width = y.count + 1
    var length = [Int32](repeating: 0, count: (x.count + 1) * width)
    for i in x.indices.reversed() {
      for j in y.indices.reversed() {
        length[i * width + j] = x[i] == y[j] ? length[(i + 1) * width + j + 1] + 1 : max(length[(i + 1) * width + j], length[i * width + j + 1])
      }
    }
    var edits: [Edit] = []
    var (i, j) = (0, 0)
    while i < x.count || j < y.count {
      if i < x.count, j < y.count, x[i] == y[j] {
        edits.append(.kept(x[i]))
        (i, j) = (i + 1, j + 1)
      } else if i < x.count, j == y.count || length[(i + 1) * width + j] >= length[i * width + j + 1] {
        edits.append(.removed(x[i]))
        i += 1
      } else {
        edits.append(.added(y[j]))
        j += 1
      }
    }
    return edits
  }
}
