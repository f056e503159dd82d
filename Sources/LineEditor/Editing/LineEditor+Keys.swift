internal import CEdit

extension LineEditor {
  /// Control characters that are ours in every key map, and those in addition that are in emacs' and vi's insert map.
  private static let everywhere = ["^D", "^G", "^I", "^J", "^M", "^R", "^Z", "\\037"] + SpecialKey.allCases.map { "\\\(String($0.rawValue, radix: 8))" }
  private static let whileTyping = ["^B", "^F", "^H", "^?", "^N", "^P", "^T"]
  /// vi's command mode moves between lines with the first four, and through the history with the next three; then it undoes and repeats. The others would read a line of their own, run an editor, or submit.
  private static let inCommandMode = ["j", "k", "+", "-", "J", "K", "G", "u", "U", ".", "/", "?", "n", "N", ":", "@", "#", "v"]
  /// The first four would search libedit's own history, with regular expressions; the fifth and sixth would run its own commands. `\e_` is redo. `\e^_` would copy a
  /// word through pointers that a growing line makes invalid.
  private static let afterEscape = ["\\ep", "\\eP", "\\en", "\\eN", "\\ex", "\\eX", "\\e_", "\\e\\037"]

  /// Binds our keys, last, so that a key map or `~/.editrc` does not take them away.
  func bindKeys() {
    for key in Self.everywhere + Self.whileTyping { _ = wide(key) { cedit_bind(line, $0) } }
    guard keyMap == .vi else {
      for key in Self.afterEscape { _ = wide(key) { cedit_bind(line, $0) } }
      return
    }
    for key in Self.everywhere + Self.inCommandMode { _ = wide(key) { cedit_bind_command(line, $0) } }
    _ = wide("\\034") { key in wide("vi-command-mode") { cedit_bind_builtin(line, key, $0) } }
  }

  /// Does what a key of ours is for. The result tells libedit to go on, and not to compute a picture that nobody sees.
  func handle(_ key: wint_t, isCommand: Bool) -> UInt8 {
    let goOn = UInt8(CC_NORM)
    guard let actions, let code = UInt8(exactly: key) else { return goOn }
    switch code {
    case control("D"):
      guard !current.text.isEmpty else {
        outcome = .endOfFile
        return UInt8(CC_EOF)
      }
      deleteNext()
    case control("M"):
      let current = current
      guard actions.isComplete(current.text), !current.hasSeveralLines || isAtEnd(current) else {
        insert("\n")
        break
      }
      outcome = .submitted(current.text)
      return UInt8(CC_NEWLINE)
    case control("J"), SpecialKey.newline.rawValue: insert("\n")
    case control("I"): actions.complete(self)
    case control("G"): actions.correct(self)
    case control("R") where isCommand: travel { $0.redo() }
    case control("R"), UInt8(ascii: "/"), UInt8(ascii: "?"): actions.search(self)
    case 0x1f, UInt8(ascii: "u"): travel { $0.undo() }
    case UInt8(ascii: "_"): travel { $0.redo() }
    case UInt8(ascii: "U"): travel { $0.undoAll() }
    case UInt8(ascii: "."): repeatChange()
    case control("Z"): actions.suspend()
    case control("H"), 0x7f: deletePrevious()
    case control("T"): transpose()
    case SpecialKey.paste.rawValue: insert(pasted)
    default: return handleMotion(code)
    }
    return outcome == nil ? goOn : UInt8(CC_EOF)
  }

  private func handleMotion(_ code: UInt8) -> UInt8 {
    let current = current
    switch code {
    case control("B"), SpecialKey.left.rawValue: move(by: -current.previousLength)
    case control("F"), SpecialKey.right.rawValue: if !acceptSuggestion() { move(by: current.nextLength) }
    case SpecialKey.home.rawValue: move(by: current.toLineStart)
    case SpecialKey.end.rawValue: if !acceptSuggestion() { move(by: current.toLineEnd) }
    case SpecialKey.wordLeft.rawValue: move(by: current.toWordStart)
    case SpecialKey.wordRight.rawValue: if !acceptSuggestion(byWord: true) { move(by: current.toWordEnd) }
    case SpecialKey.delete.rawValue: deleteNext()
    // The arrows look for what begins as the line does; Ctrl-P and Ctrl-N take every entry.
    case control("P"), SpecialKey.up.rawValue, UInt8(ascii: "k"), UInt8(ascii: "-"):
      let isFiltered = code == SpecialKey.up.rawValue && !current.hasSeveralLines
      if let distance = current.toLineAbove { move(by: distance) } else { recall { $0.back(from: $1, isFiltered: isFiltered) } }
    case control("N"), SpecialKey.down.rawValue, UInt8(ascii: "j"), UInt8(ascii: "+"):
      let isFiltered = code == SpecialKey.down.rawValue
      if let distance = current.toLineBelow { move(by: distance) } else { recall { $0.forth(from: $1, isFiltered: isFiltered) } }
    case UInt8(ascii: "K"), UInt8(ascii: "P"), UInt8(ascii: "p"): recall { $0.back(from: $1, isFiltered: true) }
    case UInt8(ascii: "J"), UInt8(ascii: "N"), UInt8(ascii: "n"): recall { $0.forth(from: $1, isFiltered: true) }
    case UInt8(ascii: "G"): recall { $0.oldest(from: $1) }
    default: break
    }
    return UInt8(CC_NORM)
  }

  private func control(_ letter: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: letter.value) & 0x1f }

  /// Blanks at the end of an entry do not count.
  private func isAtEnd(_ text: EditText) -> Bool {
    text.text.unicodeScalars.dropFirst(text.cursor).allSatisfy(\.properties.isWhitespace)
  }

  private func deletePrevious() { deleteBackwards(current.previousLength) }

  private func travel(_ step: (inout UndoneTexts) -> EditText?) {
    if let text = step(&undone) { replace(with: text) }
  }

  private func deleteNext() {
    let length = current.nextLength
    move(by: length)
    deleteBackwards(length)
  }

  private func transpose() {
    let current = current
    guard let (range, replacement) = current.transposed else { return }
    move(by: range.upperBound - current.cursor)
    deleteBackwards(range.count)
    insert(replacement)
  }
}
