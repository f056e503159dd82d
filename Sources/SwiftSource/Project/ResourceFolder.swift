internal import Foundation

/// The files of a target's folder by their names: Xcode puts them all into one folder of the program.
struct ResourceFolder {
  /// More files and folders than this are not looked at (our choice).
  static let entryLimit = 20_000

  private let files: [String: [String]]
  private let start: String

  /// - Parameter start: the folder of the file that asks: of files with one name the nearest one counts.
  init(_ folder: URL, start: URL) {
    var files: [String: [String]] = [:]
    var left = ResourceFolder.entryLimit
    let root = folder.standardizedFileURL
    let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    while left > 0, let url = all?.nextObject() as? URL {
      left -= 1
      let name = url.lastPathComponent
      if ["build", "DerivedData", "Pods", "node_modules"].contains(name) || name.hasSuffix(".xcassets") || name.hasSuffix(".xcodeproj") {
        all?.skipDescendants()
      } else if url.pathExtension != "swift" {
        files[name, default: []].append(url.standardizedFileURL.path)
      }
    }
    self.files = files
    self.start = start.standardizedFileURL.path
  }
  /// The file of a name; nil where there is none. A folder may be named before it: `Data/cities.json`.
  func file(_ name: String) -> URL? {
    let parts = name.split(separator: "/").map(String.init)
    guard let last = parts.last, !parts.contains("..") else { return nil }
    func folder(_ path: String) -> Substring { path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex) }
    let found = (files[last] ?? []).filter { parts.count == 1 || $0.hasSuffix("/" + parts.joined(separator: "/")) }
    let nearest = found.min { a, b in
      let (x, y) = (FolderDistance(to: folder(a), from: start), FolderDistance(to: folder(b), from: start))
      return x == y ? a < b : x < y
    }
    return nearest.map { URL(fileURLWithPath: $0) }
  }
}
