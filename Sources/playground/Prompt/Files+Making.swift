internal import Foundation
internal import Lessons
internal import Terminal
internal import Workbench

extension Files {
  /// Draws a view into a file, in the format of its name. Gives the failure, if there is one.
  @MainActor static func draw(_ preview: Preview, to path: String, charset: Charset) -> String? {
    let place = URL(filePath: (path as NSString).expandingTildeInPath)
    let ending = place.pathExtension.lowercased()
    do {
      if let kind = PictureKind(rawValue: ending) {
        try Command.data(of: [("", preview)], kind, scale: 1).write(to: place, options: .atomic)
        return nil
      }
      let colors: ColorSupport = ending == "ansi" ? .trueColor : .none
      let picture = try preview.picture(isScreen: false, colors: colors, charset: charset)
      return write(ending == "ansi" ? picture.ansi : picture.text, to: path)
    } catch let failure as Failure {
      return failure.message
    } catch {
      return "\(error)"
    }
  }
  /// Makes a lesson of entries; one that would not pass is not written. Gives the failure, if there is one.
  @MainActor static func makeLesson(_ entries: [String], at path: String) -> String? {
    let name = (path as NSString).lastPathComponent
    if FileManager.default.fileExists(atPath: (path as NSString).expandingTildeInPath) { return "it is there already" }
    let text = LessonMaker.recorded(title: String(name.dropLast(3)), script: entries.joined(separator: "\n"))
    if let problem = LessonRunner.check(path: path, text: text).problems.first { return "the lesson would not pass: \(problem.message)" }
    return write(text, to: path)
  }
}
