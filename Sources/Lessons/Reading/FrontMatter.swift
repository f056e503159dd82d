public import Workbench
public import Drawing
internal import Foundation

/// What a lesson says about itself, between two lines of `---` at its start: one `key: value` a line.
public struct FrontMatter: Sendable {
  /// The lesson's name; without one its first heading.
  public internal(set) var title: String?
  /// How points become cells: `terminal` unless it says `device: phone`.
  public internal(set) var device = Device.terminal
  /// The canvas, as in `size: 40x12`; nil is the device's own, and 80×24 cells for a device that has none.
  public internal(set) var size: CellCount?
  /// From 1, for beginners, to 3.
  public internal(set) var level = 1
  /// The rows of the mission that the lesson covers, as in `rows: S01, S12`.
  public internal(set) var rows: [String] = []
  /// Why the lesson is not checked; nil for one that is.
  public internal(set) var skipped: String?

  private static let keys = ["title", "device", "size", "level", "rows", "skip"]

  /// - Returns: what is said, and the number of lines that it takes, 0 without any.
  static func read(_ text: LessonText, path: String) throws(LessonProblem) -> (matter: FrontMatter, lines: Int) {
    var matter = FrontMatter()
    guard text.line(1) == "---" else { return (matter, 0) }
    guard let end = text.lines.dropFirst().firstIndex(where: { $0.content == "---" }) else {
      throw LessonProblem(.malformed, path, line: 1, "the front matter is never closed; add a line with --- behind it")
    }
    for index in 1..<end {
      let line = text.lines[index].content
      if line.allSatisfy(\.isWhitespace) { continue }
      func wrong(_ message: String) -> LessonProblem { LessonProblem(.malformed, path, line: index + 1, message) }
      guard let colon = line.firstIndex(of: ":") else { throw wrong("the front matter has lines like 'title: A first look'") }
      let key = line[..<colon].trimmingCharacters(in: .whitespaces)
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      if value.isEmpty { throw wrong("'\(key)' wants a value") }
      switch key {
      case "title": matter.title = value
      case "device":
        guard let device = Device.all.first(where: { $0.name == value }) else { throw wrong("there is no device '\(value)'; there are \(Device.names.joined(separator: ", "))") }
        matter.device = device
      case "size":
        guard let size = CellCount(value) else { throw wrong("'size' wants columns and rows, as in 80x24, not '\(value)'") }
        matter.size = size
      case "level":
        guard let level = Int(value), (1...3).contains(level) else { throw wrong("'level' is 1, 2 or 3, not '\(value)'") }
        matter.level = level
      case "rows": matter.rows = value.split { $0 == "," || $0.isWhitespace }.map(String.init)
      case "skip": matter.skipped = value
      default: throw wrong("there is no '\(key)'; there are " + keys.joined(separator: ", "))
      }
    }
    return (matter, end + 1)
  }

  /// How the lesson's views are laid out.
  var request: Request {
    var request = Request()
    request.device = device
    request.size = size
    request.window = size ?? .standard
    return request
  }
}
