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
  private var pixels: PixelOutput
  /// The picture that is shown in pixels.
  private var shownPixels: (screen: PixelScreen, fit: PictureFit)?
  /// When a picture was sent last, and whether one waits because that was just now.
  private var sentPixels: ContinuousClock.Instant?
  private var waitsForPixels = false
  private var watched: Set<String> = []
  /// How a file is laid out.
  private let request: @MainActor (String) -> Request
  private let folder: FollowedFolder?
  /// What swiftc says of it.
  private var check: BackgroundCheck
  /// Those of the folder.
  private var files: Set<String> = []
  /// Those that were there at the start: that they are found is no save.
  private var found: Set<String> = []

  init(
    _ path: String, _ painter: TextPainter, _ graphics: GraphicsProtocol.Choice, _ check: BackgroundCheck, _ output: Output, _ request: @escaping @MainActor (String) -> Request
  ) {
    self.output = output
    pixels = PixelOutput(graphics, output, idCount: 2)
    self.painter = painter
    self.check = check
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
      .keys, entering: (EscapeSequence.enterAlternateScreen + EscapeSequence.hideCursor).text, leaving: leaving.text)
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
    defer { check.cancel() }
    check.restart()
    while true {
      modes.setLeaving(leaving.text)
      if let words = check.begin(preview.latest) { try tell(words) }
      loop.compiler = check.descriptor
      let events = loop.wait(within: timeLeft)
      if let folder, case let now = folder.files(), now != files {
        files = now
        watch(with: watcher)
      }
      var typed: [UInt8] = []
      if events.isEmpty {
        typed = pixels.rest()
        try draw()
      }
      preview.notice = watcher.status.polling.map { "\($0)" }
      if events.contains(.closed) { return .success }
      if events.contains(.compiler), let words = check.read() { try tell(words) }
      if events.contains(.resized) {
        preview.resize(window)
        forgetScreen()
        try output.write(pixels.askAgain())
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
        guard let bytes = read() else { return .success }
        typed += pixels.take(bytes)
        check.postpone()
        if pixels.hasNews { try draw() }
      }
      for key in typed.map({ Unicode.Scalar($0) }) {
        switch key {
        case "q", "\u{3}", "\u{4}": return .success
        case "r":
          // Always laid out anew; what is the same is not drawn again.
          preview.forget()
          if preview.read(WatchScreen.found(Files.read(preview.path))) {
            check.restart()
            try draw()
          }
          watch(with: watcher)
        case "n", "\t": try choose(.next)
        case "p": try choose(.previous)
        case "1"..."9": try choose(.number(Int(key.value) - 48))
        case "\u{1a}":
          modes.suspend()
          forgetScreen()
          try draw()
        default: break
        }
      }
    }
  }

  /// What gives the terminal back: pictures that it keeps apart from the screen go with it.
  private var leaving: TerminalText { pixels.leaving + EscapeSequence.showCursor + EscapeSequence.leaveAlternateScreen }
  /// Until something is to be done without an event.
  private var timeLeft: Duration? {
    let next = waitsForPixels ? sentPixels.map { max(.zero, ContinuousClock.now.duration(to: $0 + WatchScreen.pixelInterval)) } : nil
    return [folder == nil ? preview.ticks : FollowedFolder.interval, pixels.timeLeft, next, check.timeLeft].compactMap(\.self).min()
  }
  /// What swiftc says goes to the status.
  private mutating func tell(_ verdict: String) throws {
    preview.verdict = verdict
    try draw()
  }
  private mutating func forgetScreen() { (shown, shownPixels) = (nil, nil) }

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
    check.restart()
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
    check.restart()
    preview.drawingTime = start.duration(to: .now)
    try draw()
  }
  private mutating func read(_ content: Session.FileContent) throws {
    let start = ContinuousClock.now
    guard preview.read(WatchScreen.found(content)) else { return }
    check.restart()
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
  /// Sends what has changed. On a device of pixels the terminal is asked first, and the picture waits for its answer.
  private mutating func draw() throws {
    pixels.hasNews = false
    let screen = preview.pixels
    if screen != nil, pixels.state == .unasked { try output.write(pixels.ask()) }
    let fit = screen.flatMap { pixels.fit($0, room: preview.roomForPixels(window), window: window) }
    let grid = try preview.screen(window, charset: painter.charset, showsPixels: fit != nil || (screen != nil && pixels.state == .asked))
    var change: TerminalText = ""
    if let old = shownPixels, old.fit != fit {
      if fit == nil { change += pixels.deleteAll() }
      for row in 0..<old.fit.rows { change += EscapeSequence.move(column: 0, row: row) + EscapeSequence.erase(old.fit.columns) }
      shownPixels = nil
    }
    change += painter.diff(from: shown, to: grid)
    shown = grid
    if let screen, let fit { change += picture(screen, fit) }
    if !change.isEmpty { try output.write(EscapeSequence.beginFrame + change + EscapeSequence.endFrame) }
  }
  /// The picture in the upper left corner; nothing where it is there already.
  private mutating func picture(_ screen: PixelScreen, _ fit: PictureFit) -> TerminalText {
    if let shownPixels, shownPixels.screen == screen, shownPixels.fit == fit {
      waitsForPixels = false
      return ""
    }
    waitsForPixels = pixels.graphics == .sixel && sentPixels.map { ContinuousClock.now < $0 + WatchScreen.pixelInterval } == true
    guard !waitsForPixels, let text = pixels.show(screen, fit, replaces: true) else { return "" }
    (shownPixels, sentPixels) = ((screen, fit), .now)
    return EscapeSequence.move(column: 0, row: 0) + text
  }
  /// Sixels are sent whole with every change: ten times a second at most (our choice).
  private static let pixelInterval: Duration = .milliseconds(100)
  private var window: CellCount { output.window.map { CellCount(columns: $0.columns, rows: $0.rows) } ?? .standard }
  /// What the terminal sent since the last time; nil at its end.
  private func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}
