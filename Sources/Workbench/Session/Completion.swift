internal import Drawing
internal import SwiftSource
internal import Running
internal import Views

/// What could stand at the cursor, and what of it is there already.
public struct Completion: Hashable, Sendable {
  /// Something that could stand there.
  public struct Candidate: Hashable, Sendable {
    /// What is put in, all of it.
    public var text: String
    /// What a person reads: the signature.
    public var signature: String
    /// One line on what it does; empty where nothing is known.
    public var note: String
  }
  /// In characters: where what is there already begins.
  public var start: Int
  /// In order, each once.
  public var candidates: [Candidate]

  /// What all candidates begin with: what can be put in without a choice.
  public var common: String {
    guard let first = candidates.first?.text else { return "" }
    return candidates.dropFirst().reduce(first) { common, next in String(zip(common, next.text).prefix { $0 == $1 }.map(\.0)) }
  }
  /// The candidates in two columns for a window; one column where it is narrow.
  /// - Parameters:
  ///   - limit: at most so many candidates; those around the chosen one where there are more.
  ///   - chosen: which of the candidates is marked.
  public func lines(columns: Int, limit: Int = 20, chosen: Int? = nil, isASCII: Bool = false) -> [String] {
    let first = min(max((chosen ?? 0) - limit + 1, 0), max(candidates.count - limit, 0))
    let rows = candidates.enumerated().dropFirst(first).prefix(limit).map { index, candidate in
      let signature = (index == chosen ? (isASCII ? "> " : "▸ ") : "  ") + candidate.signature
      return columns < 60 || candidate.note.isEmpty ? [signature] : [signature, candidate.note]
    }
    let lines = aligned(rows).split(separator: "\n", omittingEmptySubsequences: false).map { Completion.cut(String($0), columns - 1) }
    let rest = candidates.count - first - rows.count
    return rest > 0 ? lines + ["  \(isASCII ? "..." : "…") and \(rest) more"] : lines
  }
  private static func cut(_ line: String, _ columns: Int) -> String {
    var width = 0
    return String(
      line.prefix {
        width += Drawing.columns(of: $0); return width <= max(columns, 1)
      })
  }
}

extension Session {
  /// What could stand at the cursor of an entry.
  /// - Parameters:
  ///   - cursor: characters before it.
  ///   - files: the names that could complete a path.
  public func completion(of text: String, cursor: Int, files: (_ path: String) -> [String] = { _ in [] }) -> Completion {
    let before = Array(text.prefix(cursor))
    if let first = before.firstIndex(where: { !$0.isWhitespace }), before[first] == ":" { return command(Array(before[(first + 1)...]), offset: first + 1, files) }
    let start = (before.lastIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? -1) + 1
    let word = String(before[start...])
    let call = CallAround(before[..<start])
    if start > 0, before[start - 1] == "." {
      // Behind a value its modifiers; where a value is missing, what its type offers.
      let isBehindValue = start == 1 || start >= 2 && (before[start - 2].isLetter || before[start - 2].isNumber || ")}]\"_".contains(before[start - 2]))
      if let type = typeName(before[..<(start - 1)]), case let found = Session.values(of: type, word, andTypes: true), !found.isEmpty {
        return Completion(start, found)
      }
      let isAtLineStart = before[..<(start - 1)].reversed().first { !$0.isWhitespace || $0.isNewline }.map { $0.isNewline } ?? true
      if isBehindValue || isAtLineStart { return Completion(start, Session.members(word)) }
      return Completion(start, call.map { Session.values(of: $0, word) } ?? [])
    }
    return Completion(start, (call.map { Session.labels(of: $0, word) } ?? []) + names(word))
  }

  // MARK: Commands

  private func command(_ line: [Character], offset: Int, _ files: (String) -> [String]) -> Completion {
    guard let blank = line.firstIndex(where: \.isWhitespace) else {
      let name = String(line)
      return Completion(offset, SessionCommand.all.filter { $0.name.hasPrefix(name) }.map { .init(text: $0.name, signature: $0.usage, note: $0.summary) })
    }
    let name = String(line[..<blank])
    let start = line[blank...].firstIndex { !$0.isWhitespace } ?? line.endIndex
    let operand = String(line[start...])
    let plain: [String] =
      switch SessionCommand.parted(name).name {
      case "open", "save", "render": files(operand)
      case "device": Device.all.map(\.name)
      case "scheme": ["light", "dark"]
      case "watch": ["disk", "prompt"]
      case "preview": PromptEntry(source).items.compactMap(\.previewName)
      case "option": options(operand)
      case "help": SessionCommand.all.map(\.name)
      case "move": ["up", "down"]
      case "select", "tap", "toggle", "type", "set", "scroll", "press", "swipe", "drag", "magnify", "rotate", "why", "sweep", "predict": selectors
      default: []
      }
    if plain.isEmpty, ["add", "insert", "replace", "wrap"].contains(name) {
      var inner = completion(of: operand, cursor: operand.count)
      inner.start += offset + start
      return inner
    }
    return Completion(offset + start, plain.filter { $0.hasPrefix(operand) }.map { .init(text: $0, signature: $0, note: "") })
  }
  private func options(_ operand: String) -> [String] {
    guard let option = SessionOption.all.first(where: { operand.hasPrefix($0.name + " ") }) else { return SessionOption.all.map(\.name) }
    return option.values.map { option.name + " " + $0 }
  }
  private var selectors: [String] {
    preview?.selectors ?? []
  }

  // MARK: Names

  private static func candidate(_ item: LibraryIndex.Item, text: String) -> Completion.Candidate {
    .init(text: text, signature: item.kind == "initializer" ? item.owner + item.fullName.dropFirst(4) : item.fullName, note: item.doc)
  }
  private static func members(_ word: String) -> [Completion.Candidate] {
    LibraryIndex.members(of: "View", prefix: word).filter { $0.kind == "method" }.map { candidate($0, text: $0.name + "(") }
  }
  private func names(_ word: String) -> [Completion.Candidate] {
    guard !word.isEmpty else { return [] }
    let declared = (state.declarations.map(\.declaration) + (file?.entry.items ?? []).compactMap { if case .declaration(let found) = $0.kind { found } else { nil } })
      .filter { $0.name.hasPrefix(word) && $0.keyword != "extension" }
      .map { Completion.Candidate(text: String($0.name.prefix { $0 != "(" && $0 != "," }), signature: "\($0.keyword) \($0.name)", note: "declared here") }
    let known = LibraryIndex.top(prefix: word).compactMap { item -> Completion.Candidate? in
      switch item.kind {
      case "initializer": Session.candidate(item, text: item.owner)
      case "type": Session.candidate(item, text: item.name)
      case "function": Session.candidate(item, text: item.name + "(")
      default: nil
      }
    }
    return declared + known
  }
  private static func overloads(of call: CallAround) -> [LibraryIndex.Item] {
    LibraryIndex.items(named: call.name).filter { item in
      if call.isMember { return item.kind == "method" || item.kind == "staticMethod" }
      return item.kind == "function" || item.kind == "initializer" && item.owner == call.name
    }
  }
  private static func labels(of call: CallAround, _ word: String) -> [Completion.Candidate] {
    guard call.isAtArgument else { return [] }
    return overloads(of: call).flatMap { item in
      zip(item.labels, item.parameterTypes).filter { $0.0 != "_" && $0.0.hasPrefix(word) && !call.labels.contains($0.0) }
        .map { Completion.Candidate(text: $0.0 + ": ", signature: "\($0.0): \($0.1)", note: item.doc) }
    }
  }
  /// The static members of the type of the argument at the cursor.
  private static func values(of call: CallAround, _ word: String) -> [Completion.Candidate] {
    let types = overloads(of: call).compactMap { item -> String? in
      let labels = item.labels
      guard let index = call.label.map({ labels.firstIndex(of: $0) }) ?? (labels.first == "_" ? 0 : nil), item.parameterTypes.indices.contains(index) else { return nil }
      return item.parameterTypes[index]
    }
    // `Color?`, `some ShapeStyle`: the type's own name.
    let owners = Set(types.map { String($0.drop(while: { !$0.isUppercase }).prefix { $0.isLetter || $0.isNumber || $0 == "." }) })
    return owners.sorted().flatMap { values(of: $0, word) }
  }
  /// The static members of a type.
  /// - Parameter andTypes: with the types inside of it.
  private static func values(of type: String, _ word: String, andTypes: Bool = false) -> [Completion.Candidate] {
    guard !type.isEmpty else { return [] }
    return LibraryIndex.members(of: type, prefix: word).compactMap { item in
      switch item.kind {
      case "staticMethod": candidate(item, text: item.name + "(")
      case "staticProperty": candidate(item, text: item.name)
      case "type" where andTypes: candidate(item, text: item.name)
      default: nil
      }
    }
  }
  /// The name of a type that stands at the end, `Font.Weight`.
  private func typeName(_ before: ArraySlice<Character>) -> String? {
    let path = String(before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }.reversed())
    return path.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { $0.first?.isUppercase == true } ? path : nil
  }
}

extension Completion {
  /// Candidates of the same text are one; its signature is the first.
  fileprivate init(_ start: Int, _ candidates: [Candidate]) {
    var seen = Set<String>()
    self.init(start: start, candidates: candidates.filter { seen.insert($0.text).inserted }.sorted { $0.text < $1.text })
  }
}

/// The call whose brackets are open at the cursor.
private struct CallAround {
  var name: String
  /// Whether a dot stands before the name.
  var isMember: Bool
  /// The labels before the cursor, and that of the argument at the cursor.
  var labels: [String] = []
  var label: String?
  /// Whether an argument begins at the cursor.
  var isAtArgument: Bool

  init?(_ before: ArraySlice<Character>) {
    var depth = 0
    var index = before.endIndex
    while index > before.startIndex {
      index -= 1
      if ")]}".contains(before[index]) { depth += 1 }
      if "([{".contains(before[index]) { depth -= 1 }
      if depth < 0 { break }
    }
    guard depth < 0, before[index] == "(" else { return nil }
    let head = before[..<index]
    let start = (head.lastIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? head.startIndex - 1) + 1
    guard start < index else { return nil }
    name = String(head[start...])
    isMember = start > before.startIndex && before[start - 1] == "."
    let inside = before[(index + 1)...]
    let last = inside.last { !$0.isWhitespace }
    isAtArgument = last == nil || last == ","
    var word = ""
    for character in inside {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        if character == ":" {
          labels.append(word)
          label = word
        } else if character == "," {
          label = nil
        }
        word = ""
      }
    }
  }
}
