/// Reads selectors, character by character.
struct SelectorParser {
  private let text: [Character]
  private var index = 0

  init(_ text: String) { self.text = Array(text) }

  private var next: Character? { index < text.count ? text[index] : nil }
  private func error(_ message: String, at place: Int? = nil) -> SelectorError { SelectorError(message, column: (place ?? index) + 1) }
  private mutating func skipBlanks() { while let next, next.isWhitespace { index += 1 } }
  private mutating func take(while predicate: (Character) -> Bool) -> String {
    let start = index
    while let next, predicate(next) { index += 1 }
    return String(text[start..<index])
  }

  /// One step or several.
  mutating func steps() throws(SelectorError) -> [Selector.Step] {
    var steps: [Selector.Step] = []
    skipBlanks()
    while let next, next != "." {
      let start = index
      let step = try step()
      if !steps.isEmpty, case .path = step { throw error("a path begins at the root, so it comes first", at: start) }
      steps.append(step)
      if let next = self.next, next != ".", !next.isWhitespace { throw error("a blank is missing before '\(next)'") }
      skipBlanks()
    }
    if steps.isEmpty { throw error("a selector is missing: #identifier, Text[2], \"label\", /0/1 or @12:7") }
    return steps
  }

  private mutating func step() throws(SelectorError) -> Selector.Step {
    let start = index
    switch next {
    case "#":
      index += 1
      let name = identifier()
      if name.isEmpty { throw error("an identifier is missing behind '#'") }
      return .identifier(name)
    case "\"": return .label(try label(), try position())
    case "/": return .path(try path())
    case "@":
      index += 1
      let line = try number("a line")
      guard next == ":" else { throw error("a place is written @LINE:COLUMN") }
      index += 1
      return .position(line: line, column: try number("a column"))
    default:
      let name = take { $0.isLetter || $0.isNumber || $0 == "_" }
      if name.isEmpty || name.first?.isNumber == true {
        throw error("a selector begins with '#', a letter, '\"', '/' or '@', not with '\(text[start])'", at: start)
      }
      return .kind(name, try position())
    }
  }
  /// Everything up to a blank; a property behind a dot is not a part of it.
  private mutating func identifier() -> String {
    let start = index
    let word = take { !$0.isWhitespace }
    if let dot = word.lastIndex(of: "."), NodeMeasurement.Property(rawValue: String(word[word.index(after: dot)...])) != nil {
      index = start + word.distance(from: word.startIndex, to: dot)
      return String(word[..<dot])
    }
    return word
  }
  private mutating func label() throws(SelectorError) -> String {
    let start = index
    index += 1
    var label = ""
    while let character = next {
      index += 1
      if character == "\"" { return label }
      if character == "\\", let escaped = next {
        index += 1
        label.append(escaped == "n" ? "\n" : escaped)
      } else {
        label.append(character)
      }
    }
    throw error("the label has no closing '\"'", at: start)
  }
  private mutating func path() throws(SelectorError) -> [Int] {
    var path: [Int] = []
    while next == "/" {
      index += 1
      path.append(try number("a number"))
    }
    return path
  }
  private mutating func position() throws(SelectorError) -> Int? {
    guard next == "[" else { return nil }
    index += 1
    let start = index
    let number = try number("a number")
    if number == 0 { throw error("the first is [1]", at: start) }
    guard next == "]" else { throw error("']' is missing") }
    index += 1
    return number
  }
  private mutating func number(_ what: String) throws(SelectorError) -> Int {
    let start = index
    let digits = take { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number <= 1_000_000 else { throw error(digits.isEmpty ? "\(what) is missing" : "this number is too large", at: start) }
    return number
  }

  /// `.width`, if there is one.
  mutating func property() throws(SelectorError) -> NodeMeasurement.Property? {
    guard next == "." else { return nil }
    let start = index
    index += 1
    let name = take { $0.isLetter || $0.isNumber }
    guard let property = NodeMeasurement.Property(rawValue: name) else {
      let near = nearest(name, among: NodeMeasurement.Property.allCases.map(\.rawValue)).map { "; did you mean '.\($0)'?" } ?? "; there are .width, .height, .x, .y and .size"
      throw error("nothing is called '.\(name)'\(near)", at: start)
    }
    return property
  }
  mutating func end() throws(SelectorError) {
    skipBlanks()
    if let next { throw error("'\(next)' is too much") }
  }
}
