internal import Drawing
internal import Tracing

/// How the outcome of a run is written.
public enum ReportFormat: Hashable, Sendable {
  /// For people: the first failure of each file, and a summary.
  case text
  /// The Test Anything Protocol, version 13.
  case tap
  /// Annotations as GitHub's runners read them, and the text for people.
  case github
  /// JUnit's XML, in a file.
  case junit(path: String)
  /// For other programs.
  case json
  /// For the run that this one is a part of.
  case part

  /// Reads `tap`, `github`, `json` or `junit=FILE`.
  public init?(_ text: String) {
    switch text {
    case "text": self = .text
    case "tap": self = .tap
    case "github": self = .github
    case "json": self = .json
    case "part": self = .part
    default:
      guard text.hasPrefix("junit="), text.count > 6 else { return nil }
      self = .junit(path: String(text.dropFirst(6)))
    }
  }
}

extension [LessonReport] {
  /// The Test Anything Protocol: a line for each check, what went wrong as a YAML block behind it.
  var tap: String {
    var lines: [String] = []
    var number = 0
    func add(_ isGood: Bool, _ title: String, directive: String = "", problem: LessonProblem? = nil) {
      number += 1
      // A backslash before the sign would take its escape away.
      let title = cleaned(title, keepsLineBreaks: false).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
      lines.append("\(isGood ? "ok" : "not ok") \(number) - \(title)\(cleaned(directive, keepsLineBreaks: false))")
      guard let problem else { return }
      lines.append("  ---")
      lines.append("  message: \(JSON.string(problem.message).text.trimmedAtEnd)")
      lines.append("  at: \(JSON.string(problem.place).text.trimmedAtEnd)")
      if !problem.details.isEmpty { lines += ["  details: |"] + problem.details.map { ("    " + cleaned($0, keepsLineBreaks: false, keepsTabs: true)).trimmedAtEnd } }
      lines.append("  ...")
    }
    for report in self {
      if let reason = report.skipped { add(true, report.path, directive: " # SKIP \(reason)") }
      for check in report.checks {
        add(check.problem == nil, "\(report.path):\(check.line) \(check.title)", directive: check.isSkipped ? " # SKIP" : "", problem: check.problem)
      }
      let told = report.checks.compactMap(\.problem)
      for problem in report.problems where !told.contains(problem) { add(false, problem.place, problem: problem) }
    }
    return (["TAP version 13", "1..\(number)"] + lines).joined(separator: "\n") + "\n"
  }

  /// JUnit's XML: a suite for each file, a case for each check. Without times, so that equal runs give equal bytes.
  var junit: String {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"playground test\">\n"
    for report in self where !report.isEmpty {
      let told = report.checks.compactMap(\.problem)
      let others = report.problems.filter { !told.contains($0) }
      let skipped = report.checks.count(where: \.isSkipped) + (report.skipped == nil ? 0 : 1)
      let cases = report.checks.count + others.count + (report.skipped == nil ? 0 : 1)
      let errors = report.problems.count { $0.kind != .mismatch }
      xml += "  <testsuite name=\"\(escapedForXML(report.path))\" tests=\"\(cases)\" failures=\"\(report.problems.count - errors)\" errors=\"\(errors)\" skipped=\"\(skipped)\">\n"
      func element(_ name: String, _ problem: LessonProblem?, isSkipped: Bool = false) {
        xml += "    <testcase classname=\"\(escapedForXML(report.path))\" name=\"\(escapedForXML(name))\" file=\"\(escapedForXML(report.path))\""
        if let line = problem?.line { xml += " line=\"\(line)\"" }
        if let problem {
          let kind = problem.kind == .mismatch ? "failure" : "error"
          xml += ">\n      <\(kind) message=\"\(escapedForXML(problem.message))\">\(escapedForXML(problem.text))</\(kind)>\n    </testcase>\n"
        } else {
          xml += isSkipped ? ">\n      <skipped/>\n    </testcase>\n" : "/>\n"
        }
      }
      if report.skipped != nil { element(report.path, nil, isSkipped: true) }
      for check in report.checks { element("\(check.line): \(check.title)", check.problem, isSkipped: check.isSkipped) }
      for problem in others { element(problem.place, problem) }
      xml += "  </testsuite>\n"
    }
    return cleaned(xml + "</testsuites>\n")
  }

  /// An `::error` line for each problem.
  var annotations: String {
    flatMap(\.problems).map { problem in
      // The runner wants the path as the repository has it.
      var place = "file=\(encoded(problem.path.hasPrefix("./") ? String(problem.path.dropFirst(2)) : problem.path, isProperty: true))"
      if let line = problem.line { place += ",line=\(line)" }
      if let column = problem.column { place += ",col=\(column)" }
      let rest = problem.text.split(separator: "\n", maxSplits: 1).dropFirst().first.map { String($0).trimmedAtEnd } ?? ""
      return "::error \(place),title=\(encoded(problem.message, isProperty: true))::\(encoded(rest.isEmpty ? problem.message : rest, isProperty: false))\n"
    }.joined()
  }
  /// A text for people in a log that GitHub's runner reads: where a line of it would be a command, as one that a lesson shows may be, the runner is told to take none.
  static func withoutCommands(_ text: String) -> String {
    let hasCommand = text.contains("##[") || text.split(separator: "\n").contains { $0.drop(while: \.isWhitespace).hasPrefix("::") }
    guard hasCommand else { return text }
    // The word that ends it must not stand in the text.
    var word = "playground"
    while text.contains(word) { word += "-end" }
    return "::stop-commands::\(word)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")::\(word)::\n"
  }
  private func encoded(_ text: String, isProperty: Bool) -> String {
    let plain = cleaned(text, keepsTabs: true).replacing("%", with: "%25").replacing("\n", with: "%0A")
    return isProperty ? plain.replacing(":", with: "%3A").replacing(",", with: "%2C") : plain
  }

  /// All checks with their outcomes; the schema is `playground/schema/test.json`.
  var document: JSON {
    func document(_ problem: LessonProblem) -> JSON {
      .object([
        ("kind", .string(problem.kind.rawValue)), ("file", .string(problem.path)), ("line", problem.line.map { .integer($0) } ?? .null),
        ("column", problem.column.map { .integer($0) } ?? .null), ("message", .string(problem.message)), ("details", .array(problem.details.map { .string($0) })),
      ])
    }
    return .object([
      ("version", .integer(1)),
      (
        "files",
        .array(
          map { report in
            .object([
              ("path", .string(report.path)), ("skipped", report.skipped.map { .string($0) } ?? .null),
              (
                "checks",
                .array(
                  report.checks.map { check in
                    .object([
                      ("line", .integer(check.line)), ("title", .string(check.title)),
                      ("outcome", .string(check.isSkipped ? "skipped" : check.problem == nil ? "passed" : "failed")),
                    ])
                  })
              ), ("problems", .array(report.problems.map(document))),
            ])
          })
      ),
    ])
  }
}
