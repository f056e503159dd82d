internal import Foundation

/// Xcode playgrounds: each of their pages is a module of its own, which sees the page's `Sources` and the playground's.
extension ProjectFolder {
  /// The playground around a file, and where the file's names are looked up; nil for a file that is in none.
  static func playground(around file: URL) -> (folder: URL, places: [Place])? {
    var page: URL?
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", folder.pathExtension != "playground" {
      if folder.pathExtension == "xcplaygroundpage" { page = page ?? folder }
      folder.deleteLastPathComponent()
    }
    if folder.path == "/" { return nil }
    let sources = [page, folder].compactMap { $0?.appending(path: "Sources") }
    let own = sources.firstIndex { file.path.hasPrefix($0.path + "/") }
    let seen = sources.suffix(from: own ?? 0).filter { FileManager.default.fileExists(atPath: $0.path) }
    let places = own == nil ? [Place(folder: file.deletingLastPathComponent(), isDeep: false)] : []
    return (folder, places + seen.map { Place(folder: $0) })
  }
  /// Whether a folder is a playground, unless the file lies in it.
  func isOtherPlayground(_ folder: URL) -> Bool {
    folder.pathExtension == "playground"
      && !URL(filePath: file).standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/")
  }
}
