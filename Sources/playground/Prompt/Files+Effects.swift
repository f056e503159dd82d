internal import Drawing
internal import FileAccess
internal import Foundation
internal import Lessons
internal import Pictures
internal import Terminal
internal import Workbench

extension Files {
  /// Does what a session asks for with files; gives the event that answers, nil for effects that are about something else.
  @MainActor static func answer(_ effect: Session.Effect, _ writer: FileWriter = FileWriter()) -> Session.Event? {
    switch effect {
    case .read(let path): .file(path: path, read(path))
    case .write(let path, _, let over) where !mayWrite(path, over: over), .render(let path, _, _, let over) where !mayWrite(path, over: over),
      .record(let path, _, let over) where !mayWrite(path, over: over):
      .occupied(path: path)
    case .write(let path, let text, _): .written(path: path, failure: write(Data(text.utf8), to: path, writer))
    case .render(let path, let preview, let charset, _): .written(path: path, failure: draw(preview, charset, to: path, writer))
    case .record(let path, let transcript, _): .written(path: path, failure: record(transcript, to: path, writer))
    case .edit(let text): .edited(PersonsEditor.edit(text, ProcessInfo.processInfo.environment))
    case .keys: .keys(nil)
    case .show, .update, .watch, .step, .quit: nil
    }
  }

  /// Whether a file holds nothing that would be lost. A link that leads nowhere is something too.
  private static func mayWrite(_ path: String, over: Session.Overwriting) -> Bool {
    var status = stat()
    // Of what cannot be written at all, writing says why.
    if lstat((path as NSString).expandingTildeInPath, &status) != 0 || status.st_mode & S_IFMT == S_IFDIR { return true }
    switch over {
    case .anything: return true
    case .nothing: return false
    case .text(let text): return read(path) == .text(text)
    }
  }

  /// A lesson that holds: it is played before it is written.
  @MainActor private static func record(_ transcript: Transcript, to path: String, _ writer: FileWriter) -> String? {
    let script = transcript.script
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    let lesson = LessonMaker.recorded(title: name, file: script.file, entries: script.entries)
    let report = LessonRunner.check(path: path, text: lesson)
    if let problem = report.problems.first { return "the lesson would not hold: " + problem.text.prefix { !$0.isNewline } }
    return write(Data(lesson.utf8), to: path, writer)
  }

  /// A picture, in the format that the file's name says.
  @MainActor private static func draw(_ preview: Preview, _ charset: Charset, to path: String, _ writer: FileWriter) -> String? {
    let url = URL(filePath: (path as NSString).expandingTildeInPath)
    var style = PictureStyle(preview.request.device, isDark: preview.scheme == .dark)
    style.title = url.deletingPathExtension().lastPathComponent
    let list = preview.drawing
    do {
      let data: Data
      switch url.pathExtension.lowercased() {
      case "png": data = try CairoPicture.png(list, style)
      case "pdf": data = try CairoPicture.pdf(list, style)
      case "svg": data = Data(SVGPicture.svg(list, style, names: preview.pictureNames).utf8)
      case "html": data = Data(SVGPicture.html([(title: "", svg: SVGPicture.svg(list, style, names: preview.pictureNames))], style).utf8)
      case "ansi": data = Data(try preview.picture(isScreen: false, colors: .trueColor, charset: charset).ansi.text.utf8)
      default: data = Data(try preview.picture(isScreen: false, colors: .none, charset: charset).text.utf8)
      }
      return write(data, to: path, writer, sparing: preview.files)
    } catch let error as PictureError {
      return "\(error)"
    } catch let error as CellGridError {
      return "\(error)"
    } catch {
      return error.localizedDescription
    }
  }
}
