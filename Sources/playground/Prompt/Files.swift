internal import Foundation
internal import Interpreter
internal import Watcher
internal import Workbench

/// Does what a session asks for with files.
enum Files {
  /// Reads a source; `~` is the home folder. A pipe or a device is not opened: nobody knows when it would answer.
  static func read(_ path: String) -> Session.FileContent {
    let path = (path as NSString).expandingTildeInPath
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(String(cString: strerror(errno))) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .unreadable("it is a directory: name one of its files")
    default: return .unreadable("it is not a regular file")
    }
    guard let handle = FileHandle(forReadingAtPath: path), let data = try? handle.read(upToCount: SourceFile.byteLimit + 1) ?? Data() else {
      return .unreadable("it cannot be read; look at its permissions")
    }
    return content(data)
  }
  /// What bytes say.
  static func content(_ data: Data) -> Session.FileContent {
    if data.count > SourceFile.byteLimit { return .unreadable("it has more than \(SourceFile.byteLimit) bytes; split it") }
    return String(validating: data, as: UTF8.self).map { .text($0) } ?? .unreadable("it is not UTF-8 text")
  }
  /// What a watcher found.
  static func content(_ change: FileChange) -> Session.FileContent {
    switch change.content {
    case .changed(let data): content(data)
    case .missing: .missing
    case .unreadable(let reason): .unreadable("\(reason)")
    }
  }
  /// Writes a file in one step. Gives the failure, if there is one.
  static func write(_ text: String, to path: String) -> String? {
    do {
      try Data(text.utf8).write(to: URL(filePath: (path as NSString).expandingTildeInPath), options: .atomic)
      return nil
    } catch {
      return error.localizedDescription
    }
  }
  /// The Swift files and the folders whose paths begin so; none that are hidden.
  static func names(_ path: String) -> [String] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let place = ((folder.isEmpty ? "." : folder) as NSString).expandingTildeInPath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.filter { !$0.hasPrefix(".") && ($0.hasSuffix(".swift") || !$0.contains(".")) }.map { folder + $0 }.filter { $0.hasPrefix(path) }.sorted()
  }
  /// `$XDG_STATE_HOME/playground/history`.
  static func historyPath(_ environment: [String: String]) -> String { statePath(environment, "history") }
  /// A file in `$XDG_CONFIG_HOME/playground`.
  static func configurationPath(_ environment: [String: String], _ name: String) -> String {
    (environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.config") + "/playground/" + name
  }
  /// A file in `$XDG_STATE_HOME/playground`; the folder is made when it is not there.
  static func statePath(_ environment: [String: String], _ name: String) -> String {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/state"
    let folder = state + "/playground"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder + "/" + name
  }
}
