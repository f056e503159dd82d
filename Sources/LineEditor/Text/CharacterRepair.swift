/// Puts right what a command of libedit does to half a character: libedit moves and deletes by scalars.
enum CharacterRepair: Equatable {
  /// Move the cursor by so many scalars.
  case move(Int)
  /// Delete so many scalars before and after the cursor.
  case delete(before: Int, after: Int)

  /// What to do after a command that made `new` of `old`; nil when no character is broken.
  init?(from old: EditText, to new: EditText) {
    if old.text.unicodeScalars.elementsEqual(new.text.unicodeScalars) {
      let before = new.scalarOffset(ofCharacter: new.cursorInCharacters)
      guard before != new.cursor else { return nil }
      self = .move(new.cursor > old.cursor ? new.nextLength : before - new.cursor)
      return
    }
    // One deletion is one gap at the cursor.
    let removed = old.text.unicodeScalars.count - new.text.unicodeScalars.count
    guard removed > 0, EditText.isDeletion(from: old.text, to: new.text, at: new.cursor, count: removed) else { return nil }
    let start = EditText(old.text, cursor: new.cursor)
    let end = EditText(old.text, cursor: new.cursor + removed)
    let before = start.cursor - start.scalarOffset(ofCharacter: start.cursorInCharacters)
    let isBroken = end.cursor != end.scalarOffset(ofCharacter: end.cursorInCharacters)
    let after = isBroken ? end.nextLength : 0
    guard before > 0 || after > 0 else { return nil }
    self = .delete(before: before, after: after)
  }
}

extension EditText {
  fileprivate static func isDeletion(from old: String, to new: String, at cursor: Int, count: Int) -> Bool {
    old.unicodeScalars.prefix(cursor).elementsEqual(new.unicodeScalars.prefix(cursor))
      && old.unicodeScalars.dropFirst(cursor + count).elementsEqual(new.unicodeScalars.dropFirst(cursor))
  }
}
