internal import Foundation
internal import LayoutCore
internal import Workbench

extension LessonPlayer {
  /// - Parameter prefix: what stands before the line in the lesson; nil: the lesson is not rewritten, because it says what shall become so.
  mutating func check(_ expectation: Expectation, prefix: String?) -> LessonProblem? {
    guard let preview = session.preview else { return wrong(expectation.line, "there is no view that this could hold for") }
    switch expectation.content {
    case .picture(let expected, let lines):
      let picture = (try? preview.picture(isScreen: false, colors: .none, charset: .unicode).text) ?? ""
      return compare(expected, LessonText(picture).lines.map(\.content), lines, prefix: prefix, "the picture is another one", nil, keepsEmptyLines: false)
    case .layout(let wanted):
      do throws(SelectorError) {
        let outcome = try preview.outcome(of: wanted)
        guard let message = outcome.failure else { return nil }
        var problem = wrong(expectation.line, message, .mismatch)
        if let line = outcome.line {
          let old = String(lesson.text.line(expectation.line).dropFirst(prefix?.count ?? 0))
          problem.details = UnifiedDiff.lines(expected: [old], found: [line], firstLine: expectation.line, title: "\(lesson.path):\(expectation.line)")
          if let prefix {
            replacements.append(LessonText.Replacement(lines: expectation.line..<expectation.line + 1, contents: [prefix + line]))
            problem.details.append(advice)
          }
        }
        return problem
      } catch {
        return wrong(expectation.line, error.message)
      }
    }
  }

  /// - Parameter keepsEmptyLines: empty lines behind the expected output part entries, and stay when it is rewritten.
  mutating func compare(
    _ expected: [String], _ found: [String], _ lines: Range<Int>, prefix: String?, _ message: String, _ command: LessonProblem.Command?, keepsEmptyLines: Bool
  ) -> LessonProblem? {
    let (wanted, shown) = (expected.trimmedLines, found.trimmedLines)
    if wanted == shown || Wildcards.match(wanted[...], shown[...]) { return nil }
    var problem = wrong(lines.lowerBound, message, .mismatch)
    problem.command = command
    problem.details = UnifiedDiff.lines(expected: wanted, found: shown, firstLine: lines.lowerBound, title: "\(lesson.path):\(lines.lowerBound)")
    if let prefix {
      let emptyCount = keepsEmptyLines ? expected.count - wanted.count : 0
      replacements.append(LessonText.Replacement(lines: lines.lowerBound..<lines.upperBound - emptyCount, contents: shown.map { (prefix + $0).trimmedAtEnd }))
      problem.details.append(advice)
    }
    return problem
  }
}
