/// What came of checking one lesson or sample.
public struct LessonReport: Sendable {
  /// The file that was checked.
  public let path: String
  /// How many results were compared.
  public internal(set) var checkCount = 0
  /// What does not hold, in order.
  public internal(set) var problems: [LessonProblem] = []
  /// How many expectations `--update` would rewrite or has rewritten.
  public internal(set) var updateCount = 0
  /// The text with every expectation set to what was found; nil if nothing differs.
  public internal(set) var updatedText: String?

  init(path: String) { self.path = path }

  /// Whether the file expects nothing.
  public var isEmpty: Bool { checkCount == 0 && problems.isEmpty }
}
