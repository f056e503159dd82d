internal import FileAccess
internal import Foundation
internal import SwiftSource
internal import Watcher
internal import Workbench

/// Does what a session asks for with files.
enum Files {
  /// Reads a source; `~` is the home folder. A pipe or a device is not opened: nobody knows when it would answer.
  static func read(_ path: String) -> Session.FileContent {
    let path = (path as NSString).expandingTildeInPath
    do throws(FileError) {
      let file = try OpenFile(path)
      // An open descriptor may be a terminal, or a pipe: nobody knows when it would answer.
      guard file.status.kind == .regular else { throw FileError.notRegular(file.status.kind) }
      return content(try file.prefix(SourceFile.byteLimit + 1))
    } catch {
      switch error {
      case .missing: return .missing
      case .folder: return .unreadable("\(error): name one of its files")
      case .system(EACCES): return .unreadable("it cannot be read; look at its permissions")
      default: return .unreadable("\(error)")
      }
    }
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
  /// Writes a file in one step; `~` is the home folder. Gives the failure, if there is one.
  static func write(_ data: Data, to path: String, _ writer: FileWriter, choice: FileWriter.Choice = .replace, sparing sources: [String] = []) -> String? {
    do throws(FileError) {
      try writer.write(data, to: (path as NSString).expandingTildeInPath, choice: choice, sparing: sources)
      return nil
    } catch {
      return error == .missing ? "there is no such folder" : "\(error)"
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
    FileWriter.makeFolder(folder)
    return folder + "/" + name
  }
}
