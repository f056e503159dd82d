import Foundation
import PseudoTerminal

/// A person's home and working folder, removed afterwards, and the program in it. Outside the temporary directory, where vim would save in another way.
final class Home {
  let folder = URL(filePath: "/var/tmp/playground-\(UUID())")
  var history: String { folder.path + "/state/playground/history" }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  func environment(_ more: [String: String] = [:]) -> [String: String] {
    ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state"].merging(more) { $1 }
  }

  /// The program, at a terminal.
  func start(_ arguments: [String] = [], _ more: [String: String] = [:], columns: UInt16 = 60, rows: UInt16 = 20, hasScreen: Bool = true) throws -> TerminalSession {
    try TerminalSession(
      Products.path(of: "playground"), arguments, environment: environment(more), folder: folder, columns: columns, rows: rows, hasScreen: hasScreen)
  }
  /// The prompt, ready for keys.
  func prompt(_ arguments: String..., more: [String: String] = [:], columns: UInt16 = 60, rows: UInt16 = 20) throws -> TerminalSession {
    let session = try start(arguments, more, columns: columns, rows: rows)
    try session.wait(forLine: "> ")
    return session
  }

  // MARK: Files

  func path(_ name: String) -> String { folder.appending(path: name).path }
  func text(_ name: String) throws -> String { try String(contentsOf: folder.appending(path: name), encoding: .utf8) }
  /// Saves in the file itself, as a shell does.
  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: folder.appending(path: name)) }
  /// Writes over a text that is not longer: the file is empty at no time.
  func overwrite(_ name: String, with text: String) throws {
    let file = try FileHandle(forWritingTo: folder.appending(path: name))
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }
  /// Saves another file and renames it.
  func replace(_ name: String, with text: String) throws {
    try write(text, to: name + ".new")
    guard rename(path(name + ".new"), path(name)) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
  func remove(_ name: String) throws { try FileManager.default.removeItem(at: folder.appending(path: name)) }

  /// Runs another program to its end.
  func run(_ program: String, _ arguments: String...) throws { try run(program, arguments) }
  func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }
}

extension TerminalSession {
  /// Types, and waits until the line stands before the cursor.
  func type(_ keys: String, showing line: String) throws {
    type(keys)
    try wait(forLine: line)
  }
  var frames: Int { screen?.frames ?? 0 }
  var text: String { screen?.text ?? "" }
}
