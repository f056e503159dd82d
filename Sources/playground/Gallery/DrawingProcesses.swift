internal import Foundation
internal import Terminal

/// Draws the previews of files on all cores, each in a process of its own: one that ends takes only its file with it.
@MainActor
struct DrawingProcesses {
  /// The command line of each process.
  let words: [String]
  /// Where they draw to.
  let folder: String
  let output: Output
  /// More processes than files, or than cores, draw nothing faster.
  var most = ProcessInfo.processInfo.activeProcessorCount

  /// - Returns: what was drawn of each file, in the order of the files.
  func draw(_ files: [String]) throws(Failure) -> [DrawnFile] {
    var done: [String: DrawnFile] = [:]
    // A file is named by a line.
    for path in files where path.contains(where: \.isNewline) {
      done[path] = DrawnFile(path, "there is a line break in its name")
    }
    var waiting = files.filter { done[$0] == nil }[...]
    var processes: [DrawingProcess] = []
    let progress = ProgressLine(output, total: files.count)
    defer { progress.clear() }
    func give(_ process: DrawingProcess) {
      guard process.isOpen else { return }
      // What a process remembers of the files before is of no use to the next.
      if process.isFull { return process.end() }
      guard let next = waiting.popFirst() else { return process.end() }
      process.draw(next)
    }
    while done.count < files.count {
      processes.removeAll { !$0.isOpen }
      while processes.count < most, !waiting.isEmpty {
        do { processes.append(try DrawingProcess(words)) } catch {
          throw Failure(code: .io, message: "cannot start a process that draws: \(error.localizedDescription)")
        }
        if let process = processes.last { give(process) }
      }
      for process in DrawingProcesses.ready(processes) {
        switch process.news() {
        case .nothing: continue
        case .drawn(let path): done[path] = record(path)
        case .lost(let path):
          done[path] = DrawnFile(path, "the playground ended while it drew this file; that is its own mistake")
        case .late(let path): done[path] = DrawnFile(path, "drawing this file takes too long")
        }
        progress.show(done.count)
        give(process)
      }
    }
    return files.compactMap { done[$0] }
  }
  private func record(_ path: String) -> DrawnFile {
    let data = FileManager.default.contents(atPath: "\(folder)/\(DrawnFile.recordName(path))")
    return data.flatMap { try? JSONDecoder().decode(DrawnFile.self, from: $0) }
      ?? DrawnFile(path, "its record cannot be read")
  }

  /// Waits until one of them has something to say, or for a second.
  private static func ready(_ processes: [DrawingProcess]) -> [DrawingProcess] {
    var polled = processes.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    _ = poll(&polled, nfds_t(polled.count), 1_000)
    return zip(processes, polled).filter { $0.1.revents != 0 || $0.0.isLate }.map(\.0)
  }
}

extension DrawnFile {
  /// A file that could not be drawn.
  init(_ path: String, _ reason: String) {
    self.init(path: path)
    (diagnostics, hasErrors) = ("\(path): error: \(reason)\n", true)
  }
}

/// How far a command is, in one line that is drawn over itself; nothing where nobody looks.
@MainActor
struct ProgressLine {
  private let output: Output
  private let total: Int
  /// In cells (our choice).
  private static let width = 30

  init(_ output: Output, total: Int) { (self.output, self.total) = (output, total) }

  func show(_ done: Int) {
    guard output.isErrorTerminal, total > 0 else { return }
    let full = Self.width * done / total
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: Self.width - full)
    output.say(EscapeSequence.startOfRow + TerminalText("\(bar) \(done) of \(total)") + EscapeSequence.eraseToEndOfRow)
  }
  func clear() {
    if output.isErrorTerminal { output.say(EscapeSequence.startOfRow + EscapeSequence.eraseToEndOfRow) }
  }
}
