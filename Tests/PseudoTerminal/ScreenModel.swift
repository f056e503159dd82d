internal import Drawing

/// A terminal that knows exactly the sequences that are sent, and forgets half-covered wide characters as terminals do.
public struct ScreenModel: Equatable, Sendable {
  public struct Place: Equatable, Sendable {
    public var cluster = " "
    public var style: Set<String> = []
  }
  /// A row of the screen, and whether what stands in it goes on in the next because there was no room.
  struct Row: Equatable, Sendable {
    var places: [Place]
    var goesOn = false
    init(columns: Int) { places = Array(repeating: Place(), count: columns) }
    init(_ places: [Place], columns: Int, goesOn: Bool = false) {
      self.places = places + Array(repeating: Place(), count: max(0, columns - places.count))
      self.goesOn = goesOn
    }
  }

  public internal(set) var columns: Int
  public internal(set) var rowCount: Int
  /// Whether a row that is full goes on in the next one; otherwise what does not fit counts as unknown.
  public let wraps: Bool
  /// Whether another width breaks the rows anew, as in tmux, or cuts them, as in xterm.
  public var reflows = true

  var rows: [Row]
  /// The rows that left the screen at its top, oldest first.
  var scrolledOff: [Row] = []
  var column = 0, row = 0
  private var style: Set<String> = []
  /// The other screen while the alternate one is shown.
  private var main: (rows: [Row], column: Int, row: Int)?
  private var isInFrame = false
  private var pending: [UInt8] = []

  /// Whether questions for the cursor's place are answered, and the answers that wait.
  public var answers = true
  var replies = ""

  public private(set) var isCursorVisible = true
  /// How many frames were shown.
  public private(set) var frames = 0
  /// Sequences that it does not know.
  public private(set) var unknown: [String] = []

  public init(columns: Int, rows: Int, wraps: Bool = false) {
    (self.columns, rowCount, self.wraps) = (columns, rows, wraps)
    self.rows = Array(repeating: Row(columns: columns), count: rows)
  }
  public static func == (left: ScreenModel, right: ScreenModel) -> Bool { left.rows.map(\.places) == right.rows.map(\.places) }

  public var places: [[Place]] { rows.map(\.places) }
  public var isAlternate: Bool { main != nil }

  // MARK: Receiving

  /// Takes what was sent, cut anywhere.
  public mutating func receive(bytes: some Sequence<UInt8>) {
    pending += bytes
    // What stands behind the last control character may be half a character or half a sequence.
    let end = pending.lastIndex { $0 == 0x1b || $0 == 0x0a || $0 == 0x0d }
    guard let end else { return }
    var next = end + 1
    if pending[end] == 0x1b {
      let final = pending[next...].firstIndex { (0x40...0x7e).contains($0) && $0 != 0x5b }
      next = final.map { $0 + 1 } ?? end
    } else if pending[end] == 0x0d, next == pending.count {
      next = end
    }
    receive(String(decoding: pending[..<next], as: UTF8.self))
    pending.removeFirst(next)
  }

  public mutating func receive(_ output: String) {
    var rest = output[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}":
        let sequence = rest.prefix { !$0.isLetter }
        rest = rest.dropFirst(sequence.count)
        act(rest.popFirst() ?? "?", sequence)
      case "\r": column = 0
      case "\r\n":
        column = 0
        feedLine()
      case "\n": feedLine()
      default: put(String(character))
      }
    }
  }

  private mutating func act(_ final: Character, _ sequence: Substring) {
    let numbers = sequence.dropFirst().split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    let count = numbers.first ?? 1
    switch (final, String(sequence)) {
    // After a resize, places of the old window may still come.
    case ("H", _) where numbers.count == 2: (row, column) = (min(numbers[0], rowCount) - 1, min(numbers[1], columns) - 1)
    case ("G", _) where count > 0: column = min(count, columns) - 1
    case ("A", _) where count > 0: row = max(row - count, 0)
    case ("B", _) where count > 0: row = min(row + count, rowCount - 1)
    case ("X", _) where count > 0: erase(count)
    case ("K", "["): erase(columns)
    case ("m", _): restyle(numbers)
    case ("n", "[6"): if answers { replies += "\u{1b}[\(row + 1);\(min(column, columns - 1) + 1)R" }
    case ("h", "[?25"): isCursorVisible = true
    case ("l", "[?25"): isCursorVisible = false
    case ("h", "[?2004"), ("l", "[?2004"): break
    case ("h", "[?2026"):
      if isInFrame { unknown.append("a frame in a frame") }
      isInFrame = true
    case ("l", "[?2026"):
      isInFrame = false
      frames += 1
    case ("h", "[?1049"):
      main = (rows, column, row)
      rows = Array(repeating: Row(columns: columns), count: rowCount)
    case ("l", "[?1049"):
      if let main { (rows, column, row) = main }
      main = nil
    default: unknown.append("\(sequence)\(final)")
    }
  }

  private mutating func restyle(_ numbers: [Int]) {
    var rest = numbers[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: style = []
      case 22: style.subtract(["1", "2"])
      case 23...29: style.remove(String(code - 20))
      case 55: style.remove("53")
      case 39: style = style.filter { !$0.hasPrefix("f") }
      case 49: style = style.filter { !$0.hasPrefix("b") }
      case 30...38, 90...97, 40...48, 100...107:
        let side = (30...38).contains(code) || (90...97).contains(code) ? "f" : "b"
        let parameters = code % 10 == 8 && code < 50 ? Array(rest.prefix(rest.first == 2 ? 4 : 2)) : []
        rest = rest.dropFirst(parameters.count)
        style = style.filter { !$0.hasPrefix(side) }.union(["\(side)\(code) \(parameters)"])
      default: style.insert(String(code))
      }
    }
  }

  // MARK: Cells

  private mutating func put(_ cluster: String) {
    let width = Drawing.columns(of: cluster)
    if wraps, width > 0, width <= columns, column + width > columns {
      rows[row].goesOn = true
      column = 0
      feedLine()
    }
    guard width > 0, column + width <= columns else { return unknown.append(cluster) }
    for place in column..<column + width { blank(place) }
    for place in column..<column + width { rows[row].places[place] = Place(cluster: place == column ? cluster : "", style: style) }
    column += width
  }

  private mutating func erase(_ count: Int) {
    // Behind the last column the cursor still stands in it.
    let start = wraps ? min(column, columns - 1) : column
    for place in start..<max(start, min(columns, start + count)) {
      blank(place)
      rows[row].places[place] = Place(style: style)
    }
    if start + count >= columns { rows[row].goesOn = false }
  }

  private mutating func feedLine() {
    guard row == rowCount - 1 else { return row += 1 }
    let left = rows.removeFirst()
    if main == nil { scrolledOff.append(left) }
    rows.append(Row(columns: columns))
  }

  /// Both halves of a wide character go when one is overwritten.
  private mutating func blank(_ place: Int) {
    var start = place
    while start > 0 && rows[row].places[start].cluster.isEmpty { start -= 1 }
    let width = max(1, Drawing.columns(of: rows[row].places[start].cluster))
    for part in start..<min(columns, start + width) { rows[row].places[part] = Place() }
  }
}
