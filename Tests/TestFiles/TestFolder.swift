internal import Foundation

/// A folder of a test's own, which goes with the test.
public struct TestFolder: ~Copyable {
  public let path: String

  public init() throws {
    let made = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID())")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    path = made.path
  }
  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func at(_ name: String) -> String { path + "/" + name }
  /// Writes files, each with the folders above it.
  public func put(_ files: [String: String]) throws {
    for (name, text) in files {
      try FileManager.default.createDirectory(atPath: (at(name) as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: at(name)))
    }
  }
  /// Makes links, each to what it leads to, as it is written.
  public func link(_ links: [String: String]) throws {
    for (name, target) in links { try FileManager.default.createSymbolicLink(atPath: at(name), withDestinationPath: target) }
  }
  public func text(_ name: String) -> String? { FileManager.default.contents(atPath: at(name)).map { String(decoding: $0, as: UTF8.self) } }
  /// What lies in it, folders too.
  public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
