internal import FileAccess
internal import Foundation
internal import SwiftSource
internal import Tracing
internal import Views
internal import Workbench

/// Compares the trace of a sample with the one that is kept of it, in a file that ends in `.trace`:
///
///     # ../views/HelloWorld.swift
///     the screen offers Text "Hello" 640×384  ·0a1b2c
///
/// A file without lines is about the sample of its name in the folder `views` beside its own; `--update` writes it.
@MainActor
enum TracePlayer {
  static func play(path: String, text: String) throws(LessonProblem) -> LessonReport {
    let kept = LessonText(text)
    let lines = kept.lines.map(\.content)
    if let first = lines.first, !first.hasPrefix("# ") {
      throw LessonProblem(.malformed, path, line: 1, "a kept trace begins with '# ' and the path of its sample, as in '# ../views/HelloWorld.swift'")
    }
    let name = lines.first.map { String($0.dropFirst(2)) } ?? "../views/" + URL(filePath: path).deletingPathExtension().lastPathComponent + ".swift"
    let sample = URL(filePath: path).deletingLastPathComponent().appending(path: name).standardizedFileURL.path
    let source = SourceFile(name: URL(filePath: sample).lastPathComponent, text: try sampleText(sample, for: path))
    var request = Request()
    request.budget.folder = URL(filePath: sample).deletingLastPathComponent().path
    request.others = { SamplePlayer.neighbours(of: sample) }
    request.assets = AssetLibrary(folder: URL(filePath: sample).deletingLastPathComponent().path)
    let preview = Preview(source, request, recordsEvents: true)
    var report = LessonReport(path: path)
    report.text = kept
    guard !preview.hasErrors, let trace = preview.trace else {
      var problem = LessonProblem(.malformed, path, line: 1, "the sample \(name) does not run")
      problem.details = LessonText(rendered(preview.diagnostics, source: preview.source)).lines.map(\.content)
      report.add(1, "the trace", problem)
      return report
    }
    let found = ["# " + name] + trace.goldenLines.map(\.trimmedAtEnd)
    guard lines.trimmedLines != found else {
      report.add(1, "the trace", nil)
      return report
    }
    report.replacements = [LessonText.Replacement(lines: 1..<lines.count + 1, contents: found)]
    var problem = LessonProblem(.mismatch, path, line: 1, "the layout of \(name) comes about differently")
    problem.details =
      UnifiedDiff.lines(expected: lines.trimmedLines, found: found, firstLine: 1, title: path) + [
        "where only the mark behind '·' differs, a decision before the next line does: playground trace --level 3", LessonPlayer.advice(path),
      ]
    report.add(1, "the trace", problem)
    return report
  }
  /// A sample lies in the folder of its trace, or in the folder `views` beside that; no other is read.
  private static func sampleText(_ sample: String, for path: String) throws(LessonProblem) -> String {
    let own = URL(filePath: path).deletingLastPathComponent()
    let views = own.appending(path: "../views").standardizedFileURL
    let folder = sample.hasPrefix(views.path + "/") ? views.path : own.standardizedFileURL.path
    return try LessonFile(path: sample, folder: folder).text()
  }
}
