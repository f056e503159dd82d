internal import Foundation
internal import Testing

/// The kept programs: each broke the playground once. Sources end in `.swift.txt`, so that nothing formats them.
enum Corpus {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

  /// The files of a folder, in order.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []).sorted()
  }
  /// Puts a file into a folder, under the name that it had.
  /// - Returns: that name.
  @discardableResult static func place(_ path: String, in folder: URL) throws -> String {
    let name = String(path.split(separator: "/").last ?? "").replacing(/\.txt$/, with: "")
    try Data(contentsOf: root.appending(path: path)).write(to: folder.appending(path: name))
    return name
  }
}
