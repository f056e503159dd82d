internal import FileAccess
internal import Foundation
internal import Lessons
internal import Terminal
internal import Watcher
internal import Workbench

/// `playground learn`: lines and saves come in, a guide decides, and what it says is written line by line. The terminal stays in its own mode, so that nothing has
/// to be restored, and a pipe can be the learner.
@MainActor
struct Learner {
  private var guide: LessonGuide
  private let name: String
  private var store: LearningProgress.Store
  private let folder: String
  private let output: Output
  private let painter: TextPainter
  private var watcher: Watcher?
  private var watched: String?
  private var input: [UInt8] = []
  private var isOver = false

  init(_ lesson: Lesson, _ name: String, _ store: LearningProgress.Store, folder: String, _ output: Output, _ painter: TextPainter) {
    guide = LessonGuide(lesson)
    self.name = name
    self.store = store
    self.folder = folder
    self.output = output
    self.painter = painter
  }

  /// Plays the lesson until its end, or until the learner leaves.
  mutating func run() throws -> ExitCode {
    let entry = store.progress.lessons[name]
    try perform(guide.start(at: entry?.isDone == true ? 0 : entry?.part ?? 0))
    while !isOver {
      try output.write(styled(guide.prompt, .prompt))
      guard let event = wait() else {
        try output.write("\n")
        break
      }
      try perform(guide.handle(event))
    }
    return store.hasFailed ? .io : .success
  }

  // MARK: Waiting

  /// The next line or save; nil at the end of input.
  private mutating func wait() -> LessonGuide.Event? {
    while true {
      if let end = input.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: input[..<end], as: UTF8.self)
        input.removeSubrange(...end)
        return .line(line)
      }
      var polled = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0), pollfd(fd: watcher?.descriptor ?? -1, events: Int16(POLLIN), revents: 0)]
      if poll(&polled, 2, -1) < 0, errno != EINTR { return nil }
      if polled[1].revents != 0, let change = watcher?.takeChanges().last {
        _ = try? output.write("\n")
        return .saved(Files.content(change))
      }
      guard polled[0].revents != 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else {
        if input.isEmpty { return nil }
        input.append(UInt8(ascii: "\n"))
        continue
      }
      input += bytes[..<count]
    }
  }

  // MARK: Doing what the guide says

  private mutating func perform(_ effects: [LessonGuide.Effect]) throws {
    for effect in effects {
      switch effect {
      case .prose(let text):
        let prose = MarkdownPainter.text(text, columns: output.window?.columns ?? 80, isStyled: painter.colors != .none)
        try output.write("\n" + prose + "\n")
      case .block(let block): try output.write(block.styled(painter.colors != .none))
      case .say(let text): try output.write(styled(text, .remark) + "\n")
      case .file(let name, let text, let replaces): try begin(name, text, replaces)
      case .unwatch:
        watcher?.watch(files: [])
        watched = nil
      case .progress(let part, let isDone):
        let name = name
        keep { $0.lessons[name] = LearningProgress.Entry(part: part, isDone: isDone) }
      case .misconception(let model): keep { $0.models[model, default: 0] += 1 }
      case .finished: isOver = true
      }
    }
  }
  private mutating func keep(_ change: (inout LearningProgress) -> Void) {
    let before = store.warning
    let failure = store.update(change)
    if let said = failure ?? (store.warning == before ? nil : store.warning) { output.say("\(said)\n") }
  }
  /// Puts the file of a task where the learner works, and watches it. A file that is there is the learner's own work.
  private mutating func begin(_ name: String, _ text: String, _ replaces: Bool) throws {
    let path = folder + "/" + self.name + "-" + name
    let isThere = FileManager.default.fileExists(atPath: path)
    if !isThere || replaces {
      do throws(FileError) {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if isThere, output.calls.rename(AT_FDCWD, path, path + ".backup") != 0 { throw FileError(code: errno) }
        try output.writer.write(Data(text.utf8), to: path, choice: .create)
      } catch {
        throw Failure(code: .io, message: "\(path) cannot be written: \(error)")
      }
    }
    let what = isThere && !replaces ? "Your file \(path) is there already; go on in it." : "Your file is \(path): open it in your editor, and save."
    try output.write(styled(what, .remark) + "\n")
    do {
      if watcher == nil { watcher = try Watcher() }
    } catch {
      throw Failure(code: .io, message: "\(path) cannot be watched: \(error)")
    }
    watcher?.watch(files: [path])
    watched = path
  }

  private enum Kind { case prompt, remark }
  private func styled(_ text: String, _ kind: Kind) -> TerminalText {
    painter.colors == .none ? TerminalText(text) : EscapeSequence.styled([kind == .prompt ? 1 : 2], text)
  }
}
