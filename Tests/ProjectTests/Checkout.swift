internal import Foundation

/// The files of this checkout.
enum Checkout {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, by its path from the root.
  static func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

  /// The names in a folder, sorted.
  static func names(in folder: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted() }

  /// Every Swift file below a folder, sorted.
  static func swiftFiles(under folder: String) throws -> [URL] {
    let found = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return found.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// The names in `let sampleNames` of the manifest.
  static func sampleNames() throws -> [String] {
    let list = try text("Package.swift").firstMatch(of: /let sampleNames(?:: \[String\])? = \[([^\]]*)\]/)?.1 ?? ""
    return list.matches(of: /"(\w+)"/).map { String($0.1) }
  }

  /// Runs `body` with a new folder that is removed afterwards.
  static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "playground-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
