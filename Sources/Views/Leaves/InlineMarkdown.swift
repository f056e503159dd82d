/// The inline marks of Markdown in a text, as SwiftUI reads them in keys: `**strong**`, `*emphasis*`, `` `code` ``, `~~struck~~`, `[link](address)`.
///
/// The rules are CommonMark's for runs of delimiters; blocks, HTML and entities are not read: line breaks and blanks stay as they are.
struct InlineMarkdown {
  /// What marks say of characters.
  struct Marks: OptionSet, Hashable {
    let rawValue: UInt8
    static let strong = Marks(rawValue: 1), emphasis = Marks(rawValue: 2), code = Marks(rawValue: 4), struck = Marks(rawValue: 8), link = Marks(rawValue: 16)
  }
  /// What is read: characters, and texts that are put in between as they are.
  enum Unit {
    case character(Character)
    case text(Text)
  }
  private enum Node {
    case characters(String)
    case text(Text)
    case delimiter(Character, count: Int, opens: Bool, closes: Bool)
    case bracket
  }

  /// More delimiters than this are shown as they stand, because their pairs are looked for one by one (our choice).
  private static let limit = 2_000
  private var nodes: [(node: Node, marks: Marks)] = []
  /// Where links lead, by the places of the nodes that show them.
  private var addresses: [Int: String] = [:]

  /// A part of a text: something that was put in, or characters, with its marks and where it leads.
  struct Part {
    var content: Unit
    var string: String
    var marks: Marks
    var address: String?
  }
  /// The parts of a text with their marks, in order.
  static func parts(of units: [Unit]) -> [Part] {
    var reader = InlineMarkdown()
    reader.read(units)
    reader.pair(from: 0)
    var result: [Part] = []
    func add(_ string: String, _ marks: Marks, _ address: String?) {
      if string.isEmpty { return }
      if let last = result.last, last.marks == marks, last.address == address, case .character = last.content {
        result[result.count - 1].string += string
      } else {
        result.append(Part(content: .character(" "), string: string, marks: marks, address: address))
      }
    }
    for (index, (node, marks)) in reader.nodes.enumerated() {
      let address = reader.addresses[index]
      switch node {
      case .characters(let string): add(string, marks, address)
      case .text(let text): result.append(Part(content: .text(text), string: "", marks: marks, address: address))
      case .delimiter(let character, let count, _, _): add(String(repeating: character, count: count), marks, address)
      case .bracket: add("[", marks, address)
      }
    }
    return result
  }
  /// Whether a text has anything that could be a mark.
  static func hasMarks(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where isMark(byte) { return true }
      return false
    }
  }
  /// Whether a byte of UTF-8 could be a mark.
  @inline(__always) static func isMark(_ byte: UInt8) -> Bool { byte < 0x80 && (byte < 0x40 ? lowMarks : highMarks) >> UInt64(byte & 0x3F) & 1 != 0 }
  /// The characters that may be marks, a bit each: `*`; `[`, `\\`, `_`, `` ` `` and `~`.
  private static let lowMarks: UInt64 = 1 << 0x2A
  private static let highMarks: UInt64 = 1 << 0x1B | 1 << 0x1C | 1 << 0x1F | 1 << 0x20 | 1 << 0x3E

  // MARK: Reading

  private mutating func add(_ character: Character) {
    if case .characters(let string)? = nodes.last?.node {
      nodes[nodes.count - 1].node = .characters(string + String(character))
    } else {
      nodes.append((.characters(String(character)), []))
    }
  }
  private mutating func read(_ units: [Unit]) {
    func character(_ index: Int) -> Character? {
      if units.indices.contains(index), case .character(let character) = units[index] { return character }
      return nil
    }
    var delimiters = 0
    var brackets: [Int] = []
    var closedTicks: Set<Int> = []
    var index = 0
    while index < units.count {
      guard let next = character(index) else {
        if case .text(let text) = units[index] { nodes.append((.text(text), [])) }
        index += 1
        continue
      }
      switch next {
      case "\\":
        if let escaped = character(index + 1), escaped.isASCII, escaped.isPunctuation || escaped.isSymbol {
          add(escaped)
          index += 2
        } else {
          add(next)
          index += 1
        }
      case "`":
        var count = 1
        while character(index + count) == "`" { count += 1 }
        if !closedTicks.contains(count), let end = closing(count, after: index + count, character, units.count) {
          var code = String((index + count..<end).compactMap(character))
          // One blank at both ends belongs to the marks.
          if code.count > 2, code.first == " ", code.last == " " { code = String(code.dropFirst().dropLast()) }
          nodes.append((.characters(code), .code))
          nodes.append((.characters(""), []))
          index = end + count
        } else {
          closedTicks.insert(count)
          for _ in 0..<count { add("`") }
          index += count
        }
      case "*", "_", "~":
        var count = 1
        while character(index + count) == next { count += 1 }
        delimiters += 1
        if delimiters > Self.limit || next == "~" && count > 2 {
          for _ in 0..<count { add(next) }
        } else {
          nodes.append((delimiter(next, count, before: character(index - 1), after: character(index + count)), []))
        }
        index += count
      case "[":
        brackets.append(nodes.count)
        nodes.append((.bracket, []))
        index += 1
      case "]":
        if let open = brackets.popLast(), character(index + 1) == "(", let end = (index + 2..<units.count).first(where: { character($0) == ")" }), end - index < 4_000 {
          pair(from: open + 1)
          let address = String((index + 2..<end).compactMap(character))
          if open > 0, case .characters(let before) = nodes[open - 1].node, before.last == "^" {
            takeAttributes(address, from: open, before: before)
            index = end + 1
            continue
          }
          for inside in open + 1..<nodes.count {
            nodes[inside].marks.insert(.link)
            addresses[inside] = address
          }
          nodes[open].node = .characters("")
          nodes.append((.characters(""), []))
          brackets.removeAll()
          index = end + 1
        } else {
          add(next)
          index += 1
        }
      default:
        add(next)
        index += 1
      }
    }
  }
  /// `^[text](attributes)`: no link, but attributes of the text.
  private mutating func takeAttributes(_ attributes: String, from open: Int, before: String) {
    nodes[open - 1].node = .characters(String(before.dropLast()))
    nodes[open].node = .characters("")
    let inside = open + 1..<nodes.count
    let texts = nodes[inside].map { node in
      switch node.node {
      case .characters(let string): string
      case .text(let text): text.string
      case .delimiter, .bracket: ""
      }
    }
    if let noun = texts.lastIndex(where: { $0.contains(where: \.isLetter) }), let plural = InlineMarkdown.inflected(texts, noun, attributes: attributes) {
      nodes[open + 1 + noun].node = .characters(plural)
    }
    nodes.append((.characters(""), []))
  }
  private func closing(_ count: Int, after start: Int, _ character: (Int) -> Character?, _ end: Int) -> Int? {
    var index = start
    while index < end {
      var found = 0
      while character(index + found) == "`" { found += 1 }
      if found == count { return index }
      index += max(found, 1)
    }
    return nil
  }
  private func delimiter(_ character: Character, _ count: Int, before: Character?, after: Character?) -> Node {
    func isBlank(_ character: Character?) -> Bool { character?.isWhitespace ?? true }
    func isMark(_ character: Character?) -> Bool { character.map { $0.isPunctuation || $0.isSymbol } ?? false }
    let isLeft = !isBlank(after) && (!isMark(after) || isBlank(before) || isMark(before))
    let isRight = !isBlank(before) && (!isMark(before) || isBlank(after) || isMark(after))
    if character == "_" {
      return .delimiter(character, count: count, opens: isLeft && (!isRight || isMark(before)), closes: isRight && (!isLeft || isMark(after)))
    }
    return .delimiter(character, count: count, opens: isLeft, closes: isRight)
  }

  // MARK: Pairing

  /// Finds for each run that closes the nearest one that opens; what stands between them gets the mark.
  private mutating func pair(from start: Int) {
    var openers: [Int] = []
    var index = start
    while index < nodes.count {
      guard case .delimiter(let character, let count, let opens, let closes) = nodes[index].node, count > 0 else {
        index += 1
        continue
      }
      if closes, let place = openers.lastIndex(where: { fits($0, character, count, opens) }) {
        let opener = openers[place]
        guard case .delimiter(_, let available, let leftOpens, let leftCloses) = nodes[opener].node else { break }
        let used = character == "~" ? count : min(available, count) >= 2 ? 2 : 1
        for inside in opener + 1..<index { nodes[inside].marks.insert(character == "~" ? .struck : used == 2 ? .strong : .emphasis) }
        nodes[opener].node = .delimiter(character, count: available - used, opens: leftOpens, closes: leftCloses)
        nodes[index].node = .delimiter(character, count: count - used, opens: opens, closes: closes)
        openers.removeSubrange((available == used ? place : place + 1)...)
        if count == used { index += 1 }
        continue
      }
      if opens { openers.append(index) }
      index += 1
    }
    // What found no partner is shown as it stands.
    for index in start..<nodes.count {
      if case .delimiter(let character, let count, _, _) = nodes[index].node { nodes[index].node = .characters(String(repeating: character, count: count)) }
    }
  }
  private func fits(_ opener: Int, _ character: Character, _ count: Int, _ opens: Bool) -> Bool {
    guard case .delimiter(character, let other, let otherOpens, let otherCloses) = nodes[opener].node, otherOpens, other > 0 else { return false }
    if character == "~" { return other == count }
    // Where a run could do both, the sum of two runs must be no multiple of three, unless both are (CommonMark's rules 9 and 10).
    let isEither = opens || otherCloses
    return !isEither || (count + other) % 3 != 0 || count % 3 == 0 && other % 3 == 0
  }
}
