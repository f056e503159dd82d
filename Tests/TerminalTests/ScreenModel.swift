import Drawing

/// A terminal that knows exactly the sequences that are sent, and forgets half-covered wide characters as terminals do.
struct ScreenModel: Equatable {
  struct Place: Equatable {
    var cluster = " "
    var style: Set<String> = []
  }
  let columns: Int, rows: Int
  private(set) var places: [[Place]]
  private var column = 0, row = 0
  private var style: Set<String> = []
  /// Sequences that it does not know.
  private(set) var unknown: [String] = []

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    places = Array(repeating: Array(repeating: Place(), count: columns), count: rows)
  }
  static func == (left: ScreenModel, right: ScreenModel) -> Bool { left.places == right.places }

  mutating func receive(_ output: String) {
    var rest = output[...]
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        put(String(character))
        continue
      }
      let sequence = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(sequence.count)
      let final = rest.popFirst() ?? "?"
      let numbers = sequence.dropFirst().split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
      act(final, numbers, String(sequence))
    }
  }

  private mutating func act(_ final: Character, _ numbers: [Int], _ sequence: String) {
    switch final {
    case "H" where numbers.count == 2: (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case "G": column = numbers[0] - 1
    case "X": for place in column..<min(columns, column + numbers[0]) { blank(place); places[row][place] = Place(style: style) }
    case "m": restyle(numbers)
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

  private mutating func put(_ cluster: String) {
    let width = Drawing.columns(of: cluster)
    guard width > 0, column + width <= columns else { return unknown.append(cluster) }
    for place in column..<column + width { blank(place) }
    for place in column..<column + width { places[row][place] = Place(cluster: place == column ? cluster : "", style: style) }
    column += width
  }

  /// Both halves of a wide character go when one is overwritten.
  private mutating func blank(_ place: Int) {
    var start = place
    while start > 0 && places[row][start].cluster.isEmpty { start -= 1 }
    let width = max(1, Drawing.columns(of: places[row][start].cluster))
    for part in start..<min(columns, start + width) { places[row][part] = Place() }
  }
}
