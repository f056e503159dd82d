internal import CEdit
internal import Foundation

extension LineEditor {
  /// The keys that are in force and what they do, those of one meaning together: the editor's own, libedit's, and those that `~/.editrc` binds. In vi's key maps those
  /// of the command mode say so.
  public var keyList: [(keys: String, meaning: String)] {
    let meanings = KeyList.meanings(of: bindings(functions: true))
    var order: [String] = []
    var keys: [String: [String]] = [:]
    func add(_ key: String, _ meaning: String) {
      if keys[meaning] == nil { order.append(meaning) }
      if keys[meaning]?.contains(key) != true { keys[meaning, default: []].append(key) }
    }
    for (key, meaning) in KeyList.own { add(key, meaning) }
    for binding in KeyList.bindings(of: bindings(functions: false)) {
      if binding.isAlternative, keyMap == .emacs { continue }
      // Beyond ASCII stand our own codes and what emacs does with a Meta bit.
      guard let key = KeyList.name(of: binding.key), !KeyList.silent.contains(binding.function) else { continue }
      let mode = binding.isAlternative ? " (command mode)" : ""
      if binding.function.hasPrefix("playground") {
        if binding.isAlternative, let meaning = KeyList.commandMode[key] { add(key, meaning + mode) }
      } else {
        add(key, (meanings[binding.function] ?? binding.function) + mode)
      }
    }
    return order.map { ((keys[$0] ?? []).joined(separator: ", "), $0) }
  }
  private func bindings(functions: Bool) -> String {
    guard let text = cedit_bindings(line, functions ? 1 : 0) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }
}

/// Reads what libedit's `bind` prints.
enum KeyList {
  struct Binding: Equatable {
    var key: String
    var function: String
    /// Of the other key map: vi's command mode.
    var isAlternative: Bool
  }
  /// The editor's own, whatever the key map.
  static let own: [(String, String)] = [
    ("Enter", "submits a whole entry, else adds a line"), ("Alt-Enter, Shift-Enter, Ctrl-J", "adds a line, always"), ("Tab", "completes; again: the next of what can stand there"),
    ("↑, ↓", "another line; beyond the first, older entries that begin as this one"), ("Ctrl-P, Ctrl-N", "another line; beyond the first, every older entry"),
    ("Ctrl-G", "applies the fix of what is underlined, or of the entry that was refused"),
    ("Ctrl-R", "searches older entries (vi: in insert mode)"), ("→, Ctrl-F", "one character on; at the end takes the suggestion"), ("←, Ctrl-B", "one character back"),
    ("Alt-→, Ctrl-→", "one word on; at the end takes a word of the suggestion"), ("Alt-←, Ctrl-←", "one word back"), ("Home", "to the start of the line"),
    ("End", "to the end of the line, or takes the suggestion"), ("Backspace, Ctrl-H", "deletes the character before"), ("Delete", "deletes the character after"),
    ("Ctrl-T", "exchanges two characters"), ("Ctrl-_", "undoes"), ("Alt-_", "brings back what was undone"), ("Ctrl-C", "drops the entry; stops what runs"),
    ("Ctrl-D", "deletes the character after; on an empty line ends the session"), ("Ctrl-Z", "stops the playground; the shell's 'fg' goes on"),
  ]
  static let commandMode = [
    "j": "a line down, or a newer entry", "+": "a line down, or a newer entry", "k": "a line up, or an older entry", "-": "a line up, or an older entry", "u": "undoes",
    "U": "undoes all", ".": "repeats the last change", "/": "searches older entries", "?": "searches older entries", "G": "the oldest entry",
    "Ctrl-R": "brings back what was undone",
  ]
  /// Typing itself, and what does nothing.
  static let silent: Set<String> = [
    "ed-insert", "ed-unassigned", "ed-digit", "ed-argument-digit", "ed-sequence-lead-in", "ed-ignore", "isundefined", "vi-zero", "em-universal-argument", "vi-to-column",
  ]

  /// `"^A"  ->  ed-move-to-beg`; of a range of keys the first.
  static func bindings(of text: String) -> [Binding] {
    var isAlternative = false
    var found: [Binding] = []
    for line in text.split(separator: "\n") {
      if !line.hasPrefix("\"") {
        isAlternative = line.hasPrefix("Alternative")
        continue
      }
      guard let arrow = line.range(of: "->", options: .backwards), let close = line.dropFirst().firstIndex(of: "\"") else { continue }
      let function = line[arrow.upperBound...].filter { !$0.isWhitespace }
      found.append(Binding(key: String(line[line.index(after: line.startIndex)..<close]), function: String(function), isAlternative: isAlternative))
    }
    return found
  }
  /// `name`, and behind a tab in the next line what it does.
  static func meanings(of text: String) -> [String: String] {
    var meanings: [String: String] = [:]
    var name = ""
    for line in text.split(separator: "\n") {
      if line.first?.isWhitespace != true {
        name = String(line)
      } else {
        let words = line.drop(while: \.isWhitespace)
        meanings[name] = words.prefix(1).lowercased() + words.dropFirst()
      }
    }
    return meanings
  }
  /// As people write it: `^A` is Ctrl-A, `^[b` Alt-b. Nil for what no key sends, and for sequences of function keys.
  static func name(of key: String) -> String? {
    guard key.unicodeScalars.allSatisfy({ $0.isASCII }), !key.hasPrefix("\\") else { return nil }
    if key == "^?" { return "Backspace" }
    if key.hasPrefix("^["), key.count > 2 {
      let rest = String(key.dropFirst(2))
      return rest.hasPrefix("[") || rest.hasPrefix("O") ? nil : name(of: rest).map { "Alt-" + $0 }
    }
    if key == "^[" { return "Escape" }
    if key.hasPrefix("^"), key.count >= 2 {
      let rest = name(of: String(key.dropFirst(2))) ?? ""
      return "Ctrl-" + key.dropFirst().prefix(1) + (rest.isEmpty ? "" : " " + rest)
    }
    return key.isEmpty ? nil : key
  }
}
