/// How far a learner came, as it is kept in a file: versioned JSON, written whole or not at all, merged under a lock so that two sessions lose nothing.
public struct LearningProgress: Codable, Equatable, Sendable {
  /// How far one lesson was played.
  public struct Entry: Codable, Equatable, Sendable {
    /// The part that comes next, from 0.
    public var part: Int
    /// Whether the lesson was played to its end.
    public var isDone: Bool
    /// How far a lesson was played.
    public init(part: Int, isDone: Bool) {
      self.part = part
      self.isDone = isDone
    }
  }
  /// The form of the file that this program writes.
  public static let version = 1
  /// The form of the file.
  public private(set) var version = LearningProgress.version
  /// By the lesson's name, its file's without folder and ending.
  public var lessons: [String: Entry] = [:]
  /// How often a wrong prediction was the answer of a wrong model of layout, by the model's name.
  public var models: [String: Int] = [:]

  /// Nothing learned yet.
  public init() {}
}
