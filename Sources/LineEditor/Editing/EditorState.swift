/// What a painter needs to show the entry that is being edited.
public struct EditorState: Sendable, Equatable {
  /// The whole entry; lines are separated by newlines. May hold control characters that were pasted: clean them before they are painted.
  public var text: String
  /// How many characters (extended grapheme clusters) of `text` are before the cursor.
  public var cursor: Int
  /// Whether a bracketed paste has begun and not ended: nothing changes until it has.
  public var isPasting: Bool

  /// A state made by hand.
  public init(text: String, cursor: Int, isPasting: Bool = false) {
    self.text = text
    self.cursor = cursor
    self.isPasting = isPasting
  }
}
