public import FileAccess
public import Foundation
internal import Tracing

/// `playground test`: checks lessons and samples.
@MainActor
public enum LessonRunner {
  /// Saves a file as an editor does, and answers what a watcher then finds: the file's name, its text, and the text that is saved.
  public typealias Save = @MainActor (_ name: String, _ old: String, _ new: String) throws(LessonProblem) -> String

  /// How the files are checked.
  public struct Options {
    /// Rewrite what is expected to what is found.
    public var updates = false
    /// Only files and checks whose `path:line title` contains one of these; empty: all.
    public var only: [String] = []
    /// Every n-th file, from the i-th, of 1…n; nil: all.
    public var shard: Shard?
    /// How the outcome is written.
    public var formats: [ReportFormat] = [.text]
    /// Decides about each place that `updates` would rewrite: the file, the line, what stands there, what would; nil: yes.
    public var confirms: (@MainActor (_ path: String, _ line: Int, _ old: [String], _ new: [String]) -> Bool)?
    /// What saves the edits of lessons; nil: they go in directly.
    public var save: Save?
    /// How long one file may take; a file that takes longer ends the run (code 75).
    public var limit: Duration = .seconds(60)
    /// What writes the files.
    public var writer = FileWriter()

    /// A part of the files.
    public struct Shard: Hashable, Sendable {
      /// Which part, from 1.
      public var index: Int
      /// Of how many.
      public var count: Int
      /// Reads `2/4`; nil unless 1 ≤ index ≤ count ≤ 1,000.
      public init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], index >= 1, index <= count, count <= 1_000 else { return nil }
        (self.index, self.count) = (index, count)
      }
    }
    /// Options; by default nothing is written.
    public init(updates: Bool = false) { self.updates = updates }
  }

  /// Checks one text.
  /// - Parameter path: its name in messages; what ends in `.swift` is a sample, in `.trace` a kept trace, anything else a lesson.
  /// - Parameter limit: how long a lesson may take; the step that is at work then is ended, and named.
  public static func check(path: String, text: String, save: Save? = nil, limit: Duration? = nil) -> LessonReport {
    do throws(LessonProblem) {
      if path.hasSuffix(".trace") { return try TracePlayer.play(path: path, text: text) }
      return path.hasSuffix(".swift") ? SamplePlayer.play(try Sample(path: path, text: text)) : LessonPlayer.play(try Lesson(path: path, text: text), save: save, limit: limit)
    } catch {
      return .failed(path, error)
    }
  }

  /// Checks files, and all lessons and samples below directories. With `updates` it rewrites the files whose expectations differ.
  /// - Returns: a report of every file, in order.
  public static func reports(paths: [String], options: Options = Options()) -> [LessonReport] {
    files(paths, options).map { file in
      do throws(LessonProblem) {
        return try check(try file.get(), options)
      } catch {
        return .failed(error.path, error)
      }
    }
  }
  /// The files that paths stand for, each once, as far as the options choose them.
  private static func files(_ paths: [String], _ options: Options) -> [Result<LessonFile, LessonProblem>] {
    var files: [Result<LessonFile, LessonProblem>] = []
    var seen: Set<String> = []
    for path in paths {
      do throws(LessonProblem) {
        files += try LessonFile.all(at: path).filter { seen.insert($0.path).inserted }.map { .success($0) }
      } catch {
        files.append(.failure(error))
      }
    }
    guard let shard = options.shard else { return files }
    return files.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
  }
  private static func check(_ file: LessonFile, _ options: Options) throws(LessonProblem) -> LessonReport {
    let path = file.path
    let clock = ContinuousClock()
    let start = clock.now
    var report = check(path: path, text: try file.text(), save: options.save, limit: options.limit)
    if start.duration(to: clock.now) > options.limit, !report.problems.contains(where: { $0.kind == .timeout }) {
      report.problems.append(LessonProblem(.timeout, path, "it took longer than \(options.limit.components.seconds) s; split it, or raise --timeout"))
    }
    report = report.filtered(options.only)
    guard options.updates else { return report }
    if let confirms = options.confirms {
      report.replacements = report.replacements.filter { replacement in
        confirms(path, replacement.lines.lowerBound, replacement.lines.map { report.text.line($0) }, replacement.contents)
      }
    }
    guard let text = report.updatedText else { return report }
    try LessonFile.write(text, path, options.writer)
    // What was rewritten is judged as it stands now: an expectation that no result can be written into may still fail.
    var judging = options
    judging.updates = false
    var judged = try check(file, judging)
    judged.rewrittenCount = report.updateCount
    return judged
  }

  /// Checks files and says what came of it: of each file the first failure and the number of the others, then a summary.
  /// - Returns: the text, and the exit code: 0 all holds, 1 something differs, 65 a lesson or a source is wrong, 66 a file is missing, 74 a file cannot be written, 75 it took too long.
  public static func run(paths: [String], options: Options = Options()) -> (output: String, exitCode: Int32) {
    finish(reports(paths: paths, options: options), options)
  }
  /// The outcome of reports, in the formats that are asked for.
  public static func finish(_ found: [LessonReport], _ options: Options) -> (output: String, exitCode: Int32) {
    var reports = found
    if !options.only.isEmpty { reports.removeAll { $0.isEmpty } }
    var output = ""
    for format in options.formats {
      switch format {
      case .text: output += text(reports, options)
      case .github: output += reports.annotations + [LessonReport].withoutCommands(text(reports, options))
      case .tap: output += reports.tap
      case .json: output += reports.document.text
      case .part: output += (try? JSONEncoder().encode(reports)).map { JSON.withCodes(String(decoding: $0, as: UTF8.self)) } ?? ""
      case .junit(let path):
        do throws(LessonProblem) {
          try LessonFile.write(reports.junit, path, options.writer, sparing: reports.map(\.path))
        } catch {
          reports.append(.failed(path, error))
          output += error.text
        }
      }
    }
    return (output, exitCode(reports))
  }

  /// What there is to check, without checking it.
  /// - Returns: the text or JSON, and the exit code.
  public static func list(paths: [String], options: Options = Options(), isJSON: Bool) -> (output: String, exitCode: Int32) {
    var problems: [LessonProblem] = []
    var items: [(path: String, title: String, rows: [String], level: Int?)] = []
    for file in files(paths, options) {
      do throws(LessonProblem) {
        let (path, text) = (try file.get().path, try file.get().text())
        if path.hasSuffix(".swift") {
          if !(try Sample(path: path, text: text)).sections.isEmpty { items.append((path, "", [], nil)) }
        } else if path.hasSuffix(".trace") {
          items.append((path, "", [], nil))
        } else {
          let lesson = try Lesson(path: path, text: text)
          if !lesson.blocks.isEmpty { items.append((path, lesson.title, lesson.frontMatter.rows, lesson.frontMatter.level)) }
        }
      } catch {
        problems.append(error)
      }
    }
    let exitCode = exitCode(problems.map { .failed($0.path, $0) })
    if isJSON {
      let document = JSON.object([
        ("version", .integer(1)),
        (
          "files",
          .array(
            items.map { item in
              .object([
                ("path", .string(item.path)), ("title", item.level == nil ? .null : .string(item.title)), ("level", item.level.map { .integer($0) } ?? .null),
                ("rows", .array(item.rows.map { .string($0) })),
              ])
            })
        ), ("problems", .array(problems.map { .string($0.text.trimmedAtEnd) })),
      ])
      return (document.text + "\n", exitCode)
    }
    let lines = items.map { $0.title.isEmpty ? $0.path : "\($0.path)  \($0.title)" } + problems.map(\.text)
    return (lines.map { $0 + "\n" }.joined(), exitCode)
  }

  /// The reports that a run wrote as `ReportFormat.part`; nil for anything else.
  public static func reports(fromPart data: Data) -> [LessonReport]? { try? JSONDecoder().decode([LessonReport].self, from: data) }
  /// Reports of `count` runs, each of every n-th file, in the order of the files.
  public static func merged(_ shards: [[LessonReport]]) -> [LessonReport] {
    let total = shards.map(\.count).reduce(0, +)
    return (0..<total).compactMap { index in
      let (shard, place) = (index % shards.count, index / shards.count)
      return shards[shard].indices.contains(place) ? shards[shard][place] : nil
    }
  }

  // MARK: For people

  private static func text(_ reports: [LessonReport], _ options: Options) -> String {
    var output = ""
    for report in reports {
      if let first = report.problems.first {
        output += first.text
        let others = report.problems.count - 1
        if others > 0 { output += "\(report.path): \(others) more of \(report.checkCount) checks fail\(others == 1 ? "s" : "")\n" }
        output += "\n"
      }
      if report.rewrittenCount > 0 { output += "updated \(report.path): \(counted(report.rewrittenCount, "place"))\n" }
    }
    return output + summary(reports)
  }
  private static func summary(_ reports: [LessonReport]) -> String {
    let played = reports.filter { !$0.isEmpty && $0.skipped == nil }
    let failed = played.count { !$0.problems.isEmpty }
    let empty = reports.count(where: \.isEmpty)
    let skipped = reports.count { $0.skipped != nil }
    let checks = counted(played.map(\.checkCount).reduce(0, +), "check")
    let result = failed == 0 ? "\(counted(played.count, "file")), \(checks): all hold" : "\(failed) of \(counted(played.count, "file")) failed (\(checks))"
    return result + (skipped == 0 ? "" : "; \(counted(skipped, "file")) skipped") + (empty == 0 ? "" : "; \(counted(empty, "file")) expect\(empty == 1 ? "s" : "") nothing") + "\n"
  }
  private static func counted(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  private static func exitCode(_ reports: [LessonReport]) -> Int32 {
    let kinds = Set(reports.flatMap(\.problems).map(\.kind))
    if kinds.contains(.missing) { return 66 }
    if kinds.contains(.malformed) { return 65 }
    if kinds.contains(.unwritable) { return 74 }
    if kinds.contains(.timeout) { return 75 }
    return kinds.contains(.mismatch) ? 1 : 0
  }
}
