internal import Foundation

/// The files that a program writes: in memory, as long as the run. Nothing reaches the disk of the machine.
/// Folders and names are those of an app on iOS (Apple's File System Programming Guide); the limits are our choice.
struct AppContainer {
  /// The app's own folder; what is outside of it can be read where it belongs to the project, and never be written.
  static let home = "/var/mobile/Containers/Data/Application/00000000-0000-0000-0000-000000000001"
  /// Where the app itself lies: its files are those of the project, found by their names.
  static let bundle = "/var/containers/Bundle/Application/00000000-0000-0000-0000-000000000002/App.app"
  private static let mostBytes = 64 << 20
  private static let mostFiles = 10_000

  /// What stands under a path: a file's data, or nil of a folder.
  private var items: [String: Data?] = [:]
  private var bytes = 0

  init() {
    for folder in ["", "/Documents", "/Library", "/Library/Caches", "/Library/Preferences", "/tmp"] {
      items[Self.home + folder] = .some(nil)
    }
  }

  /// A path without what leads nowhere: `.`, `..`, doubled slashes and one at its end.
  static func path(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
  private static func parent(_ path: String) -> String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  func isFolder(_ path: String) -> Bool { items[path].map { $0 == nil } ?? false }
  func data(_ path: String) -> Data? { items[path] ?? nil }

  /// The paths in a folder and in the folders in it, from the folder on; sorted.
  func paths(in folder: String) throws -> [String] {
    guard isFolder(folder) else { throw CocoaError(data(folder) == nil ? .fileReadNoSuchFile : .fileReadUnknown) }
    return items.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }.sorted()
  }

  mutating func write(_ data: Data, _ path: String) throws {
    try admit(path, data.count)
    if isFolder(path) { throw CocoaError(.fileWriteFileExists) }
    bytes += data.count - (self.data(path)?.count ?? 0)
    items[path] = data
  }
  mutating func makeFolder(_ path: String, isDeep: Bool) throws {
    if isFolder(path), isDeep { return }
    if items[path] != nil { throw CocoaError(.fileWriteFileExists) }
    var missing = [path]
    var around = Self.parent(path)
    while isDeep, around.hasPrefix(Self.home + "/"), items[around] == nil, missing.count < Self.mostFiles {
      missing.append(around)
      around = Self.parent(around)
    }
    for folder in missing.reversed() {
      try admit(folder, 0)
      items[folder] = .some(nil)
    }
  }
  /// A thing must have a folder, and the files must have room.
  private func admit(_ path: String, _ size: Int) throws {
    guard path.hasPrefix(Self.home + "/") else { throw CocoaError(.fileWriteNoPermission) }
    guard isFolder(Self.parent(path)) else { throw CocoaError(.fileNoSuchFile) }
    guard bytes + size <= Self.mostBytes, items.count < Self.mostFiles else {
      throw CocoaError(.fileWriteOutOfSpace)
    }
  }
  mutating func remove(_ path: String) throws {
    guard items[path] != nil else { throw CocoaError(.fileNoSuchFile) }
    for inside in isFolder(path) ? try paths(in: path) : [] { drop(path + "/" + inside) }
    drop(path)
  }
  private mutating func drop(_ path: String) {
    bytes -= data(path)?.count ?? 0
    items[path] = nil
  }
  mutating func copy(_ path: String, to other: String, moves: Bool) throws {
    guard let item = items[path] else { throw CocoaError(.fileNoSuchFile) }
    if items[other] != nil { throw CocoaError(.fileWriteFileExists) }
    if other.hasPrefix(path + "/") { throw CocoaError(.fileWriteUnknown) }
    let inside = isFolder(path) ? try paths(in: path) : []
    try admit(other, item?.count ?? 0)
    items[other] = .some(item)
    bytes += item?.count ?? 0
    for name in inside {
      guard let item = items[path + "/" + name] else { continue }
      try admit(other + "/" + name, item?.count ?? 0)
      items[other + "/" + name] = .some(item)
      bytes += item?.count ?? 0
    }
    if moves { try remove(path) }
  }
}
