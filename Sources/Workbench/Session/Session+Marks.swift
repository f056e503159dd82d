internal import Interpreter

extension Session {
  /// A longer entry is not looked through at every key.
  private static let longestMarked = 2_000
  private static let names: (types: Set<String>, members: Set<String>) = {
    let items = CatalogueIndex.items
    return (Set(items.map(\.owner) + items.filter { $0.kind != "method" }.map(\.name)), Set(items.map(\.name)))
  }()

  /// What is wrong with an entry before it is entered, as ranges of characters: brackets without their other half, and names that nothing has but that are spelled
  /// nearly like one that is there. A name that is still being typed is left alone.
  /// - Parameter cursor: characters before it.
  public func marks(of text: String, cursor: Int) -> [Range<Int>] {
    let characters = Array(text)
    guard !characters.isEmpty, characters.count <= Session.longestMarked, let first = characters.first(where: { !$0.isWhitespace }), !":?".contains(first) else { return [] }
    var isQuiet = [Bool](repeating: false, count: characters.count)
    for span in PromptEntry.classifications(of: text) where span.syntaxClass == .string || span.syntaxClass == .comment {
      for index in span.range where isQuiet.indices.contains(index) { isQuiet[index] = true }
    }
    var marks: [Range<Int>] = []
    var open: [Int] = []
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var index = 0
    while index < characters.count {
      defer { index += 1 }
      let character = characters[index]
      if isQuiet[index] { continue }
      if "([{".contains(character) { open.append(index) }
      if let opener = pairs[character] {
        if let last = open.last, characters[last] == opener { open.removeLast() } else { marks.append(index..<index + 1) }
      }
      guard character.isLetter || character == "_" else { continue }
      let start = index
      while index + 1 < characters.count, characters[index + 1].isLetter || characters[index + 1].isNumber || characters[index + 1] == "_" { index += 1 }
      let end = index + 1
      if cursor == end || cursor > start && cursor < end { continue }
      let name = String(characters[start..<end])
      let isMember = start > 0 && characters[start - 1] == "."
      let rest = characters[end...].first { !$0.isWhitespace }
      let isCall = rest == "(" || rest == "{"
      if isCall, isMember || name.first?.isUppercase == true, !isKnown(name, isMember: isMember) { marks.append(start..<end) }
    }
    return (marks + open.map { $0..<$0 + 1 }).sorted { $0.lowerBound < $1.lowerBound }
  }
  private func isKnown(_ name: String, isMember: Bool) -> Bool {
    let names = isMember ? Session.names.members : Session.names.types
    if names.contains(name) { return true }
    let declared = state.declarations.map(\.declaration.name) + (file?.entry.items ?? []).compactMap { if case .declaration(let found) = $0.kind { found.name } else { nil } }
    if declared.contains(where: { $0.prefix { $0 != "(" && $0 != "," } == name }) || state.declarations.contains(where: { $0.fragment.text.contains("func \(name)") }) {
      return true
    }
    // What is spelled like nothing here may well be something else.
    return nearest(name, among: names.filter { abs($0.count - name.count) <= 2 && $0.first?.lowercased() == name.first?.lowercased() }) == nil
  }
}
