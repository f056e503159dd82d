import Foundation
import Testing
import Watcher

/// A folder of its own and a watcher. Waits for reports by polling the descriptor, never for a time.
final class Scene {
  let folder: URL
  let watcher: Watcher
  private var files: Set<String> = []
  private let sentinel: String

  /// Outside the temporary directory, where vim would write in place.
  init(polling: Watcher.Polling = .whenNeeded) throws {
    let made = URL(filePath: "/var/tmp/watcher-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    folder = made.resolvingSymlinksInPath()
    sentinel = folder.appending(path: "sentinel").path
    watcher = try Watcher(polling: polling)
  }

  deinit {
    watcher.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Writes in place.
  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: URL(filePath: path(name))) }

  /// Watches files of the folder and takes their first reports, sorted by name.
  func watch(_ names: String...) throws -> [FileChange] {
    try watch(paths: names.map(path))
  }

  func watch(paths: [String]) throws -> [FileChange] {
    files = Set(paths)
    try Data("here".utf8).write(to: URL(filePath: sentinel))
    watcher.watch(files: files.union([sentinel]))
    var found: [FileChange] = []
    while found.count <= paths.count { found.append(try next()) }
    return found.filter { $0.path != sentinel }.sorted { $0.path < $1.path }
  }

  private var waiting: [FileChange] = []

  /// The next report; a failure of the test when none comes within 10 s.
  func next() throws -> FileChange {
    let deadline = ContinuousClock.now + .seconds(10)
    while waiting.isEmpty {
      var descriptor = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&descriptor, 1, 1_000)
      waiting += watcher.takeChanges()
      try #require(ContinuousClock.now < deadline, "no report came; status: \(watcher.status)")
    }
    return waiting.removeFirst()
  }

  /// Everything reported until the watcher has certainly nothing more to say: the sentinel's removal takes longer than every other interval.
  func settled() throws -> [FileChange] {
    var found: [FileChange] = []
    try FileManager.default.removeItem(atPath: sentinel)
    while true {
      let change = try next()
      if change == FileChange(path: sentinel, content: .missing) { break }
      found.append(change)
    }
    try Data("here".utf8).write(to: URL(filePath: sentinel))
    while true {
      let change = try next()
      if change.path == sentinel { return found }
      found.append(change)
    }
  }

  /// Runs a program of the machine in the folder.
  func run(_ command: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(command)")
  }

  func changed(_ name: String, _ text: String) -> FileChange { FileChange(path: path(name), content: .changed(Data(text.utf8))) }
  func missing(_ name: String) -> FileChange { FileChange(path: path(name), content: .missing) }
}

/// Whether a program is installed.
func isInstalled(_ program: String) -> Bool {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
}
