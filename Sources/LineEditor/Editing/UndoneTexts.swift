/// The texts that an entry had, for undo and redo. Libedit's own undo knows one step, and exchanges buffers that it has other pointers to.
struct UndoneTexts {
  /// What is kept, at most (our choice): steps, and scalars of all steps together.
  static let stepLimit = 1_000, scalarLimit = 4_000_000

  /// Oldest first; never empty once an entry has begun.
  private var texts: [EditText] = []
  /// Which of them the entry is now.
  private var position = 0
  private var scalars = 0
  /// Whether the last change put one character into the text by typing: the next may join it.
  private var isTyping = false

  /// A new entry begins.
  mutating func begin(_ text: EditText) {
    (texts, position, scalars, isTyping) = ([text], 0, text.text.unicodeScalars.count, false)
  }

  /// The entry is as a command has left it. What is typed in a row is one step a word.
  mutating func note(_ new: EditText) {
    guard texts.indices.contains(position) else { return begin(new) }
    let old = texts[position]
    guard !old.text.unicodeScalars.elementsEqual(new.text.unicodeScalars) else {
      // The next step is undone to where the cursor was.
      if old.cursor != new.cursor {
        texts[position] = new
        isTyping = false
      }
      return
    }
    let typed = new.scalar(insertedInto: old)
    let startsWord = typed?.properties.isWhitespace == false && old.isBlankBeforeCursor
    let joins = isTyping && typed != nil && !startsWord
    for text in texts[(position + 1)...] { scalars -= text.text.unicodeScalars.count }
    texts.removeSubrange((position + 1)...)
    if joins {
      scalars -= old.text.unicodeScalars.count
      texts[position] = new
    } else {
      texts.append(new)
      position += 1
    }
    scalars += new.text.unicodeScalars.count
    isTyping = typed != nil
    while texts.count > 2, texts.count > Self.stepLimit + 1 || scalars > Self.scalarLimit {
      scalars -= texts.removeFirst().text.unicodeScalars.count
      position -= 1
    }
  }

  /// The text before the last change; nil at the first.
  mutating func undo() -> EditText? { go(to: position - 1) }
  /// The text that was undone; nil if nothing was.
  mutating func redo() -> EditText? { go(to: position + 1) }
  /// The text that the entry began with.
  mutating func undoAll() -> EditText? { position == 0 ? nil : go(to: 0) }

  private mutating func go(to new: Int) -> EditText? {
    guard texts.indices.contains(new) else { return nil }
    position = new
    isTyping = false
    return texts[new]
  }
}

extension EditText {
  /// The one scalar that was put in at the old cursor, which now stands behind it; nil if something else has happened.
  fileprivate func scalar(insertedInto old: EditText) -> Unicode.Scalar? {
    let (new, before) = (text.unicodeScalars, old.text.unicodeScalars)
    guard cursor == old.cursor + 1, new.count == before.count + 1, new.prefix(old.cursor).elementsEqual(before.prefix(old.cursor)),
      new.dropFirst(cursor).elementsEqual(before.dropFirst(old.cursor))
    else { return nil }
    return new.dropFirst(old.cursor).first
  }
  fileprivate var isBlankBeforeCursor: Bool {
    cursor > 0 && text.unicodeScalars.dropFirst(cursor - 1).first?.properties.isWhitespace == true
  }
}
