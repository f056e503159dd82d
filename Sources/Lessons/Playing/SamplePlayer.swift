internal import FileAccess
internal import Foundation
internal import SwiftSource
internal import Workbench

/// Draws a sample, and compares the picture with what the sample says that it paints.
@MainActor
enum SamplePlayer {
  static func play(_ sample: Sample) -> LessonReport {
    var report = LessonReport(path: sample.path)
    var replacements: [LessonText.Replacement] = []
    for section in sample.sections {
      var request = section.request
      request.others = { neighbours(of: sample.path) }
      let preview = Preview(SourceFile(name: sample.path, text: sample.text.text), request)
      if preview.diagnostics.contains(where: \.isError) {
        var problem = LessonProblem(.malformed, sample.path, line: preview.diagnostics.first(where: \.isError)?.range?.line, "this file does not run")
        problem.details = LessonText(rendered(preview.diagnostics, source: preview.source)).lines.map(\.content)
        report.add(section.line, "the picture", problem)
        continue
      }
      let picture = (try? preview.picture(isScreen: section.isScreen, colors: .none, charset: .unicode).text) ?? ""
      let (wanted, found) = (section.expected.trimmedLines, LessonText(picture).lines.map(\.content).trimmedLines)
      guard wanted != found else {
        report.add(section.line, "the picture", nil)
        continue
      }
      replacements.append(LessonText.Replacement(lines: section.expectedLines, contents: found.map { ("// " + $0).trimmedAtEnd }))
      let line = section.expectedLines.lowerBound
      var problem = LessonProblem(.mismatch, sample.path, line: section.line, "it paints something else")
      problem.details =
        UnifiedDiff.lines(expected: wanted, found: found, firstLine: line, title: "\(sample.path):\(line)") + [LessonPlayer.advice(sample.path)]
      report.add(section.line, "the picture", problem)
    }
    report.replacements = replacements
    report.text = sample.text
    return report
  }
  /// The other files of a sample's folder: what it lacks is looked up there.
  static func neighbours(of path: String) -> ProjectFiles {
    let folder = (path as NSString).deletingLastPathComponent
    let place = folder.isEmpty ? "" : folder + "/"
    let names = (try? Sandbox(folders: [folder]).names(in: folder)) ?? []
    let files = names.filter { $0.hasSuffix(".swift") && place + $0 != path }.compactMap { name in
      (try? LessonFile(path: place + name, folder: folder).text()).map { SourceFile(name: place + name, text: $0) }
    }
    return ProjectFiles(files, isModule: false)
  }
}
