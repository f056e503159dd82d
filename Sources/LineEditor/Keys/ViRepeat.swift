/// What vi's `.` repeats: the keys of the last change, as a person typed them. It follows vi's grammar beside libedit, whose own memory of the last change goes on
/// from entry to entry, and is run as commands past the place where an entry's cursor is looked after.
struct ViRepeat {
  /// A longer insertion is not repeated (our choice).
  private static let limit = 10_000
  private static let motions = Set("hlwWbBeE0^$|%;, ".unicodeScalars)
  private static let searches = Set("fFtT".unicodeScalars)
  private static let changes = Set("xXpP~D".unicodeScalars)
  private static let insertions = Set("iaIARsSC_".unicodeScalars)

  private enum Mode {
    case insert
    case command
    /// An operator waits for its motion.
    case `operator`(Unicode.Scalar)
    /// The next key is what a search looks for, or `r` puts in.
    case character(isChange: Bool, inserts: Bool)
  }
  private var mode = Mode.insert
  /// The digits before the command.
  private var count: [EditorKey] = []
  /// The command that is being typed, without its count.
  private var command: [EditorKey] = []
  /// Whether `command` is a change whose text is being typed.
  private var isInserting = false
  /// The last change and its count.
  private var last: (count: [EditorKey], keys: [EditorKey]) = ([], [])

  /// A new entry begins, in insert mode.
  mutating func begin() {
    (mode, count, command, isInserting) = (.insert, [], [], false)
  }

  /// Whether what is typed is put in, and over nothing.
  var isTyping: Bool {
    guard case .insert = mode else { return false }
    return command.first != .character("R")
  }

  /// A key was typed.
  mutating func note(_ key: EditorKey) {
    if case .ahead(_, let typed) = key {
      for scalar in typed { note(.character(scalar)) }
      return
    }
    if key == .special(.escape) || key == .character("\u{1c}") { return leave() }
    let scalar: Unicode.Scalar? = if case .character(let scalar) = key { scalar } else { nil }
    switch mode {
    case .insert:
      if isInserting { command.append(key) }
      if command.count > Self.limit { (isInserting, command) = (false, []) }
    case .character(let isChange, let inserts):
      command.append(key)
      finish(isChange: isChange, inserts: inserts)
    case .command:
      command = []
      guard let scalar else { return reset() }
      switch scalar {
      case "1"..."9": count.append(key)
      case "0" where !count.isEmpty: count.append(key)
      case "c", "d", "y":
        command = [key]
        mode = .operator(scalar)
      case "r":
        command = [key]
        mode = .character(isChange: true, inserts: false)
      case _ where Self.searches.contains(scalar):
        command = [key]
        mode = .character(isChange: false, inserts: false)
      case _ where Self.changes.contains(scalar):
        command = [key]
        finish(isChange: true, inserts: false)
      case _ where Self.insertions.contains(scalar):
        command = [key]
        finish(isChange: true, inserts: true)
      // Its count is for the change that it repeats.
      case ".": mode = .command
      default: reset()
      }
    case .operator(let name):
      guard let scalar else { return reset() }
      command.append(key)
      let isChange = name != "y"
      if ("1"..."9").contains(scalar) || (scalar == "0" && command.dropFirst().dropLast().contains { $0.isDigit }) { return }
      if Self.searches.contains(scalar) {
        mode = .character(isChange: isChange, inserts: name == "c")
      } else if scalar == name || Self.motions.contains(scalar) {
        finish(isChange: isChange, inserts: name == "c")
      } else {
        reset()
      }
    }
  }

  /// The keys that repeat the last change, with the count that was typed before the dot instead of the old one.
  mutating func `repeat`() -> [EditorKey] {
    let number = count.isEmpty ? last.count : count
    count = []
    if !last.keys.isEmpty { last.count = number }
    return number + last.keys
  }

  private mutating func leave() {
    if isInserting { last.keys = command + [.special(.escape)] }
    reset()
  }
  private mutating func reset() { (mode, count, command, isInserting) = (.command, [], [], false) }
  private mutating func finish(isChange: Bool, inserts: Bool) {
    if isChange { last = (count, command) }
    // Until the text ends, the change is the command alone, with its end.
    if isChange, inserts { last.keys.append(.special(.escape)) }
    isInserting = isChange && inserts
    mode = inserts ? .insert : .command
    count = []
  }
}

extension EditorKey {
  fileprivate var isDigit: Bool { if case .character("0"..."9") = self { true } else { false } }
}
