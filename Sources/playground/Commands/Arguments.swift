/// The words of a command line, sorted by a command's declaration.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// Reads `--name value`, `--name=value`, `-n value` and operands in any order; after `--` all are operands.
  /// - Throws: a usage failure for an unknown option, a missing value, or a value where none belongs.
  init(_ words: some Sequence<String>, of command: Command) throws(Failure) {
    var words = Array(words)[...]
    var isOpen = true
    while let word = words.popFirst() {
      guard isOpen, word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      if word == "--" {
        isOpen = false
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = command.allOptions.first(where: { "--\($0.name)" == parts[0] || $0.short.map { "-\($0)" } == parts[0] }) else {
        let near = command.allOptions.map { "--\($0.name)" }.filter { editDistance($0, parts[0]) <= 2 }.first
        throw Failure(code: .usage, message: "unknown option '\(parts[0])'" + (near.map { "; did you mean '\($0)'?" } ?? "") + command.hint)
      }
      switch (option.value, parts.count) {
      case (nil, 1): values[option.name] = ""
      case (nil, _): throw Failure(code: .usage, message: "option '--\(option.name)' takes no value" + command.hint)
      case (_, 2): values[option.name] = parts[1]
      default:
        guard let value = words.popFirst() else {
          throw Failure(code: .usage, message: "option '--\(option.name)' wants a value: --\(option.name) \(option.value ?? "")" + command.hint)
        }
        values[option.name] = value
      }
    }
  }

  /// Whether a switch was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }
  /// The value of an option; nil if it was not given.
  func value(_ option: Option) -> String? { values[option.name] }

  /// The value read by `parse`; a value that it refuses is a usage failure.
  func value<Value>(_ option: Option, wants: String, _ parse: (String) -> Value?) throws(Failure) -> Value? {
    guard let text = values[option.name] else { return nil }
    guard let value = parse(text) else { throw Failure(code: .usage, message: "'--\(option.name) \(text)': wants \(wants)") }
    return value
  }
}

/// How many insertions, deletions and replacements turn one word into another.
func editDistance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a), Array(b))
  var row = Array(0...b.count)
  for i in 0..<a.count {
    var previous = row[0]
    row[0] = i + 1
    for j in 0..<b.count {
      let replaced = previous + (a[i] == b[j] ? 0 : 1)
      previous = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, previous + 1)
    }
  }
  return row[b.count]
}
