/// A fenced block that is checked, or played.
struct LessonBlock: Sendable {
  enum Content: Sendable {
    /// A file: from here on it is the current one.
    case file(name: String, text: String)
    /// Entries at the prompt, with what they show.
    case session([SessionStep])
    /// What holds of the current view.
    case expectations([Expectation])
    /// A change of a file, saved as an editor saves it.
    case edit(LessonEdit)
    /// Something to build.
    case task(LessonTask)
    /// A number to guess before it is shown.
    case prediction(LessonPrediction)
    /// A question with answers to choose from.
    case quiz(LessonQuiz)
  }
  /// How the block's outcome counts.
  enum Mode: Sendable {
    case holds
    /// It is shown, and not checked.
    case skipped
    /// It is known not to hold: a failure that is no longer one is said.
    case fails
  }
  var content: Content
  var mode = Mode.holds
  /// Of the opening fence.
  var line: Int
  /// Of the closing fence of the block, or of the last block that belongs to it.
  var endLine: Int
  /// What stands before each line inside a list or a quotation.
  var prefix: String
}

/// Lines of a file that become others: `-` and `+` in front, a blank in front of lines that stay.
struct LessonEdit: Sendable {
  var name: String
  var old: [String]
  var new: [String]
}

/// A file to change until its check holds.
struct LessonTask: Sendable {
  var name: String
  var start: String
  /// From the gentlest to the plainest.
  var hints: [String] = []
  var checks: [Expectation] = []
  var solutions: [Solution] = []

  struct Solution: Sendable {
    var text: String
    /// Of its opening fence.
    var line: Int
  }
}

/// A size or place to predict; the wrong answers are computed.
struct LessonPrediction: Sendable {
  /// As it is written, `#title.width`.
  var target: String
  /// What stands in the block.
  var question: String
}

/// A question with a reason for each of its answers.
struct LessonQuiz: Sendable {
  var question: String
  var answers: [Answer]

  struct Answer: Sendable {
    var text: String
    var reason: String
    var isRight: Bool
    var line: Int
  }
}
