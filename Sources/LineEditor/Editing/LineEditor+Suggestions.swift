extension LineEditor {
  /// Takes the suggestion behind the cursor, or its first word; false where there is none.
  func acceptSuggestion(byWord: Bool = false) -> Bool {
    let current = current
    guard current.isAtEnd, let rest = actions?.suggest(current.text), !rest.isEmpty else { return false }
    guard byWord else {
      insert(rest)
      return true
    }
    let blanks = rest.prefix { !($0.isLetter || $0.isNumber) }
    insert(String(blanks + rest.dropFirst(blanks.count).prefix { $0.isLetter || $0.isNumber }))
    return true
  }
}
