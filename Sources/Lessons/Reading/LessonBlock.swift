/// A fenced block that is checked.
struct LessonBlock: Sendable {
  enum Content: Sendable {
    /// A file: from here on it is the current one.
    case file(name: String, text: String)
    /// Entries at the prompt, with what they show.
    case session([SessionStep])
    /// What holds of the current view.
    case expectations([Expectation])
  }
  var content: Content
  /// Of the opening fence.
  var line: Int
  /// What stands before each line inside a list or a quotation.
  var prefix: String
}
