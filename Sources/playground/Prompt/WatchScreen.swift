internal import Foundation
internal import LineEditor
internal import Terminal
internal import Watcher
internal import Workbench

/// `playground watch FILE|DIR`: the preview of a file, or of the file of a folder that was saved last, on a screen of its own; one write a frame.
@MainActor
struct WatchScreen {
  private let output: Output
  private let loop = EventLoop(input: STDIN_FILENO)
  private let painter: TextPainter
  private var preview: LivePreview
  private var shown: CellGrid?
  private var watched: Set<String> = []
  /// How a file is laid out.
  private let request: @MainActor (String) -> Request
  private let folder: FollowedFolder?
  /// Those of the folder.
  private var files: Set<String> = []
  /// Those that were there at the start: that they are found is no save.
  private var found: Set<String> = []

  init(_ path: String, _ painter: TextPainter, _ output: Output, _ request: @escaping @MainActor (String) -> Request) {
    self.output = output
    self.painter = painter
    self.request = request
    folder = FollowedFolder(path)
    preview = LivePreview(path: path, request: request(path))
  }

  /// Runs until `q`, Ctrl-C or the end of the terminal.
  mutating func run() throws -> ExitCode {
    let modes = try TerminalModes(terminal: STDIN_FILENO)
    let watcher = try Watcher()
    loop.add(watcher: watcher.descriptor)
    try modes.enter(
      .keys, entering: (EscapeSequence.enterAlternateScreen + EscapeSequence.hideCursor).text,
      leaving: (EscapeSequence.showCursor + EscapeSequence.leaveAlternateScreen).text)
    defer { modes.leave() }
    preview.resize(window)
    if let folder {
      files = folder.files()
      found = files
      let newest = FollowedFolder.newestFirst(files)
      // Many files of a program show nothing by themselves.
      if let first = newest.prefix(WatchScreen.mostTried).first(where: { turns(to: $0, Files.read($0)) }) ?? newest.first, first != preview.path {
        preview = LivePreview(path: first, request: request(first))
        preview.resize(window)
      }
    }
    watch(with: watcher)
    try draw()
    while true {
      let events = loop.wait(within: folder == nil ? preview.ticks : FollowedFolder.interval)
      if let folder, case let now = folder.files(), now != files {
        files = now
        watch(with: watcher)
      }
      if events.isEmpty { try draw() }
      preview.notice = watcher.status.polling.map { "\($0)" }
      if events.contains(.closed) { return .success }
      if events.contains(.resized) {
        preview.resize(window)
        shown = nil
        try draw()
      }
      if events.contains(.watcher) {
        let changes = watcher.takeChanges()
        // Told with the next change: nothing is sent for a save that changes no byte.
        if !changes.isEmpty { preview.unchanged = watcher.status.unchanged }
        for change in changes {
          let content = Files.content(change)
          let isSave = found.remove(change.path) == nil
          if change.path == preview.path {
            try read(content)
          } else if isSave, turns(to: change.path, content) {
            try draw()
          } else {
            try readOther(change.path, content)
          }
        }
        watch(with: watcher)
      }
      if events.contains(.input) {
        for key in keys() {
          switch key {
          case "q", "\u{3}", "\u{4}": return .success
          case "r":
            // Always laid out anew; what is the same is not drawn again.
            preview.forget()
            if preview.read(WatchScreen.found(Files.read(preview.path))) { try draw() }
            watch(with: watcher)
          case "n", "\t": try choose(.next)
          case "p": try choose(.previous)
          case "1"..."9": try choose(.number(Int(key.value) - 48))
          case "\u{1a}":
            modes.suspend()
            shown = nil
            try draw()
          default: break
          }
        }
      }
    }
  }

  private mutating func choose(_ choice: LivePreview.Choice) throws {
    if preview.choose(choice) { try draw() }
  }
  /// At the start, so many files of a folder are looked through for one that shows something (our choice).
  private static let mostTried = 50
  /// Shows another file of the folder, if it shows something.
  private mutating func turns(to path: String, _ content: Session.FileContent) -> Bool {
    guard files.contains(path), case .text = content else { return false }
    let start = ContinuousClock.now
    var other = LivePreview(path: path, request: request(path))
    other.resize(window)
    guard other.read(WatchScreen.found(content)), other.showsSomething else { return false }
    other.drawingTime = start.duration(to: .now)
    preview = other
    return true
  }
  /// What the view takes something from is watched as well.
  private mutating func watch(with watcher: Watcher) {
    let wanted = files.union(preview.used).union(folder?.path == preview.path ? [] : [preview.path])
    if wanted != watched { watcher.watch(files: wanted) }
    watched = wanted
  }
  private mutating func readOther(_ path: String, _ content: Session.FileContent) throws {
    let text: String? = if case .text(let text) = content { text } else { nil }
    let start = ContinuousClock.now
    guard preview.readOther(path, text) else { return }
    preview.drawingTime = start.duration(to: .now)
    try draw()
  }
  private mutating func read(_ content: Session.FileContent) throws {
    let start = ContinuousClock.now
    guard preview.read(WatchScreen.found(content)) else { return }
    preview.drawingTime = start.duration(to: .now)
    try draw()
  }
  private static func found(_ content: Session.FileContent) -> LivePreview.Found {
    switch content {
    case .text(let text): .text(text)
    case .missing: .missing
    case .unreadable(let reason): .unreadable(reason)
    }
  }
  private mutating func draw() throws {
    let grid = try preview.screen(window, charset: painter.charset)
    let change = painter.diff(from: shown, to: grid)
    shown = grid
    if !change.isEmpty { try output.write(EscapeSequence.beginFrame + change + EscapeSequence.endFrame) }
  }
  private var window: CellCount { output.window.map { CellCount(columns: $0.columns, rows: $0.rows) } ?? .standard }
  /// What was typed since the last time; the end of input is Ctrl-D.
  private func keys() -> [Unicode.Scalar] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? bytes[..<count].map { Unicode.Scalar($0) } : ["\u{4}"]
  }
}
