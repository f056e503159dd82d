internal import Foundation

/// A folder whose Swift files `playground watch` follows: the one that was saved last is shown.
struct FollowedFolder {
  /// As it was given.
  let path: String
  /// How often it is looked at for new files (our choice): events come for names that are known.
  static let interval = Duration.seconds(1)
  /// More files are not followed, as in a project (our choice).
  static let fileLimit = 2_000

  /// Nil for what is no folder.
  init?(_ path: String) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else { return nil }
    self.path = path
  }

  /// Its Swift files and those of its folders, without hidden ones.
  func files() -> Set<String> {
    guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
    let folder = path.hasSuffix("/") ? path : path + "/"
    var files: Set<String> = []
    while files.count < FollowedFolder.fileLimit, let name = names.nextObject() as? String {
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        names.skipDescendants()
      } else if name.hasSuffix(".swift") {
        files.insert(folder + name)
      }
    }
    return files
  }
  /// Those that were saved last come first.
  static func newestFirst(_ files: Set<String>) -> [String] {
    let dated = files.map { file in
      (file: file, date: (try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date) ?? .distantPast)
    }
    return dated.sorted { $0.date == $1.date ? $0.file < $1.file : $0.date > $1.date }.map(\.file)
  }
}
