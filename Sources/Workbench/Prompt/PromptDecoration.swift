/// What is shown of an entry beside its text.
public struct PromptDecoration: Hashable, Sendable {
  /// What could follow, in grey; only behind a cursor at the end.
  public var suggestion: String?
  /// What is wrong; nil for nothing.
  public var mistake: EntryMistake?
  /// A decoration; by default none.
  public init(suggestion: String? = nil, mistake: EntryMistake? = nil) {
    self.suggestion = suggestion
    self.mistake = mistake
  }
}
