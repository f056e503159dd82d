internal import Foundation
internal import Lessons
internal import Terminal
internal import Tracing
internal import Workbench

extension Option {
  static let lessons = Option(name: "lessons", value: "DIR", help: "where the lessons lie; default: playground/lessons here or around here, else beside the program")
  static let folder = Option(name: "folder", value: "DIR", help: "where your files of tasks lie; default: learning, in the current folder")
  static let progress = Option(name: "progress", help: "say how far you are, as JSON")
  static let reset = Option(name: "reset", help: "forget how far you are, in LESSON or everywhere; a backup is kept")
}

extension Command {
  static let learn = Command(
    name: "learn", operands: "[LESSON]", summary: "a lesson for a person: read, type, predict, build; alone it lists the lessons",
    options: [.lessons, .folder, .progress, .reset, .color], examples: ["playground learn", "playground learn --progress"]
  ) { arguments, output in
    guard arguments.operands.count <= 1 else { throw Failure(code: .usage, message: "one LESSON at a time; see 'playground learn --help'") }
    let course = try Course(arguments.value(.lessons))
    var store = LearningProgress.Store(path: Files.statePath(output.environment, "progress.json"), calls: output.calls)
    if let warning = store.warning { output.say("\(warning)\n") }
    let name = try arguments.operands.first.map { try course.lesson($0) }
    if arguments.has(.reset) {
      let outcome: String
      do throws(LearningProgress.Store.Unforgotten) {
        outcome = try store.reset(lesson: name?.name)
      } catch {
        throw Failure(code: .io, message: error.reason)
      }
      try output.write(outcome + "\n")
      return .success
    }
    if arguments.has(.progress) {
      try output.write(course.document(store.progress))
      return store.hasFailed ? .io : .success
    }
    guard let name else {
      try output.write(course.table(store.progress))
      return store.hasFailed ? .io : .success
    }
    var learner = Learner(try course.read(name), name.name, store, folder: arguments.value(.folder) ?? "learning", output, try style(arguments, output))
    return try learner.run()
  }
}

/// The lessons of a folder, in order.
struct Course {
  struct Item {
    /// The file's name without its ending.
    var name: String
    var path: String
    var lesson: Lesson?
  }
  private(set) var items: [Item] = []

  /// - Throws: there is no such folder, or no lesson in it.
  init(_ folder: String?) throws(Failure) {
    guard let folder = folder ?? Course.folder() else {
      throw Failure(code: .missingFile, message: "there are no lessons here; name their folder with --lessons DIR")
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { throw Failure(code: .missingFile, message: "\(folder): there is no such folder") }
    for name in names.sorted() where name.hasSuffix(".md") {
      let path = folder + "/" + name
      guard case .text(let text) = Files.read(path) else { continue }
      items.append(Item(name: String(name.dropLast(3)), path: path, lesson: try? Lesson(path: path, text: text)))
    }
    if items.isEmpty { throw Failure(code: .missingFile, message: "\(folder): there is no lesson in it") }
  }
  /// `playground/lessons` here, in a folder around here, or around the program.
  private static func folder() -> String? {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    for start in [URL(filePath: FileManager.default.currentDirectoryPath), program] {
      var folder = start.standardizedFileURL
      for _ in 0..<32 {
        let candidate = folder.appending(path: "playground/lessons")
        if FileManager.default.fileExists(atPath: candidate.path) { return candidate.path }
        if folder.path == "/" { break }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }

  /// A lesson by its name, the beginning of it, or its number.
  func lesson(_ name: String) throws(Failure) -> Item {
    if let item = items.first(where: { $0.name == name || $0.path == name }) { return item }
    let found = items.filter { $0.name.hasPrefix(name) || (Int(name) != nil && Int(name) == Int($0.name.prefix { $0.isNumber })) }
    if found.count == 1 { return found[0] }
    let near = items.map(\.name).min { editDistance($0, name) < editDistance($1, name) }
    throw Failure(code: .missingFile, message: "there is no lesson '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
  func read(_ item: Item) throws(Failure) -> Lesson {
    if let lesson = item.lesson { return lesson }
    throw Failure(code: .source, message: "\(item.path) is no lesson that can be played; 'playground test \(item.path)' says why")
  }

  /// How far the learner is, a line a lesson.
  func table(_ progress: LearningProgress) -> String {
    var text = ""
    let width = items.map(\.name.count).max() ?? 0
    for item in items {
      let entry = progress.lessons[item.name]
      let mark = entry?.isDone == true ? "✓" : entry == nil ? " " : "…"
      text += "\(mark) \(item.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(item.lesson?.title ?? "cannot be read")\n"
    }
    let next = items.first { progress.lessons[$0.name]?.isDone != true }
    text += next.map { "\nplayground learn \($0.name)\n" } ?? "\nYou have played all of them.\n"
    if let model = progress.models.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) { text += "Your predictions fitted a wrong model \(model.value)×: \(model.key)\n" }
    return text
  }
  func document(_ progress: LearningProgress) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return (try? encoder.encode(progress)).map { JSON.withCodes(String(decoding: $0, as: UTF8.self)) + "\n" } ?? "{}\n"
  }
}
