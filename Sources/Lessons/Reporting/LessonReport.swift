/// What came of checking one lesson or sample.
public struct LessonReport: Codable, Sendable {
  /// The file that was checked.
  public let path: String
  /// What was compared, in order.
  public private(set) var checks: [Check] = []
  /// What does not hold, in order.
  public internal(set) var problems: [LessonProblem] = []
  /// What `--update` would rewrite, and in which text; not kept in JSON.
  var replacements: [LessonText.Replacement] = []
  var text = LessonText("")
  /// Why the file was not checked; nil if it was.
  public internal(set) var skipped: String?

  /// One comparison.
  public struct Check: Codable, Sendable {
    /// Where it is written, from 1.
    public var line: Int
    /// What is compared, in one line.
    public var title: String
    /// Why it does not hold; nil if it does.
    public var problem: LessonProblem?
    /// Whether it was left out.
    public var isSkipped = false
  }

  init(path: String) { self.path = path }
  private enum CodingKeys: String, CodingKey { case path, checks, problems, skipped }

  /// How many expectations `--update` has rewritten before these checks.
  var rewrittenCount = 0
  /// How many expectations `--update` would rewrite.
  public var updateCount: Int { replacements.count }
  /// The text with every expectation set to what was found; nil if nothing differs.
  public var updatedText: String? { replacements.isEmpty ? nil : text.replacing(replacements).text }

  /// How many results were compared.
  public var checkCount: Int { checks.count { !$0.isSkipped } }
  /// Whether the file expects nothing.
  public var isEmpty: Bool { checks.isEmpty && problems.isEmpty && skipped == nil }

  mutating func add(_ line: Int, _ title: String, _ problem: LessonProblem?) {
    checks.append(Check(line: line, title: title, problem: problem))
    if let problem { problems.append(problem) }
  }
  mutating func skip(_ line: Int, _ title: String) { checks.append(Check(line: line, title: title, isSkipped: true)) }
  /// A failure that stands outside all comparisons.
  static func failed(_ path: String, _ problem: LessonProblem) -> LessonReport {
    var report = LessonReport(path: path)
    report.problems = [problem]
    return report
  }
  /// Only the checks whose `path:line title` contains one of the texts; all for none. What a text matches in the path takes the whole file.
  func filtered(_ texts: [String]) -> LessonReport {
    if texts.isEmpty || texts.contains(where: { path.contains($0) }) { return self }
    var result = self
    result.checks = checks.filter { check in texts.contains { "\(path):\(check.line) \(check.title)".contains($0) } }
    let left = checks.compactMap(\.problem).filter { problem in !result.checks.contains { $0.problem == problem } }
    result.problems.removeAll { left.contains($0) }
    result.replacements.removeAll { replacement in !result.checks.contains { $0.problem?.line == replacement.lines.lowerBound } }
    return result
  }
}
