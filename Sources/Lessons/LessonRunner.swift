internal import Foundation

/// `playground test`: checks lessons and samples.
@MainActor
public enum LessonRunner {
  /// How the files are checked.
  public struct Options: Hashable, Sendable {
    /// Rewrite what is expected to what is found.
    public var updates = false
    /// Options; by default nothing is written.
    public init(updates: Bool = false) { self.updates = updates }
  }

  /// Checks one text.
  /// - Parameter path: its name in messages; what ends in `.swift` is a sample, anything else a lesson.
  public static func check(path: String, text: String) -> LessonReport {
    do throws(LessonProblem) {
      return path.hasSuffix(".swift") ? SamplePlayer.play(try Sample(path: path, text: text)) : LessonPlayer.play(try Lesson(path: path, text: text))
    } catch {
      var report = LessonReport(path: path)
      report.problems = [error]
      return report
    }
  }

  /// Checks files, and all lessons and samples below directories. With `updates` it rewrites the files whose expectations differ.
  /// - Returns: a report of every file, in order.
  public static func reports(paths: [String], options: Options = Options()) -> [LessonReport] {
    var reports: [LessonReport] = []
    func failed(_ path: String, _ problem: LessonProblem) {
      var report = LessonReport(path: path)
      report.problems = [problem]
      reports.append(report)
    }
    for path in paths {
      do throws(LessonProblem) {
        for file in try LessonFile.all(at: path) {
          do throws(LessonProblem) {
            reports.append(try check(file, options))
          } catch {
            failed(file, error)
          }
        }
      } catch {
        failed(path, error)
      }
    }
    return reports
  }
  private static func check(_ path: String, _ options: Options) throws(LessonProblem) -> LessonReport {
    var report = check(path: path, text: try LessonFile.text(path))
    guard options.updates, let text = report.updatedText else { return report }
    try LessonFile.write(text, path)
    report.problems.removeAll { $0.kind == .mismatch }
    return report
  }

  /// Checks files and says what came of it: of each file the first failure and the number of the others, then a summary.
  /// - Returns: the text, and the exit code: 0 all holds, 1 something differs, 65 a lesson or a source is wrong, 66 a file is missing, 74 a file cannot be written.
  public static func run(paths: [String], options: Options = Options()) -> (output: String, exitCode: Int32) {
    let reports = reports(paths: paths, options: options)
    var output = ""
    for report in reports {
      if let first = report.problems.first {
        output += first.text
        let others = report.problems.count - 1
        if others > 0 { output += "\(report.path): \(others) more of \(report.checkCount) checks fail\(others == 1 ? "s" : "")\n" }
        output += "\n"
      }
      if options.updates, report.updatedText != nil { output += "updated \(report.path): \(counted(report.updateCount, "place"))\n" }
    }
    return (output + summary(reports), exitCode(reports))
  }

  private static func summary(_ reports: [LessonReport]) -> String {
    let played = reports.filter { !$0.isEmpty }
    let failed = played.count { !$0.problems.isEmpty }
    let skipped = reports.count - played.count
    let checks = counted(played.map(\.checkCount).reduce(0, +), "check")
    let result = failed == 0 ? "\(counted(played.count, "file")), \(checks): all hold" : "\(failed) of \(counted(played.count, "file")) failed (\(checks))"
    return result + (skipped == 0 ? "" : "; \(counted(skipped, "file")) expect\(skipped == 1 ? "s" : "") nothing") + "\n"
  }
  private static func counted(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  private static func exitCode(_ reports: [LessonReport]) -> Int32 {
    let kinds = Set(reports.flatMap(\.problems).map(\.kind))
    if kinds.contains(.missing) { return 66 }
    if kinds.contains(.malformed) { return 65 }
    if kinds.contains(.unwritable) { return 74 }
    return kinds.contains(.mismatch) ? 1 : 0
  }
}
