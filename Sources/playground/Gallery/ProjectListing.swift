internal import Foundation
internal import SwiftSource

/// What lies in the folder of a project: enough to know what has changed since.
struct ProjectListing: Codable {
  /// A file as it was: its size in bytes, and when it was changed.
  struct Stamp: Codable, Equatable {
    let size: Int64
    let seconds: Int
    let nanoseconds: Int

    /// Nil where there is no regular file.
    init?(_ path: String) {
      var found = stat()
      guard stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return nil }
      (size, seconds, nanoseconds) = (Int64(found.st_size), found.st_mtim.tv_sec, found.st_mtim.tv_nsec)
    }
  }
  /// The Swift files, by their paths.
  private(set) var sources: [String: Stamp] = [:]
  /// A fingerprint of all other files.
  let resources: String

  /// - Parameter left: what is no part of the project: pictures that were drawn of it.
  init(_ folder: String, without left: Set<String>) {
    let root = URL(filePath: folder).standardizedFileURL.path
    var resources: [String] = []
    let names = FileManager.default.enumerator(atPath: root)
    while let name = names?.nextObject() as? String {
      let last = name.split(separator: "/").last.map(String.init) ?? name
      let path = root + "/" + name
      if last.hasPrefix(".") || ProjectFolder.isForeign(last) || last == Snapshots.folderName || left.contains(path) {
        names?.skipDescendants()
        continue
      }
      // Pages are what is made of a project, or read by nobody.
      guard !["html", "md"].contains(URL(filePath: last).pathExtension), let stamp = Stamp(path) else { continue }
      if last.hasSuffix(".swift") {
        sources[path] = stamp
      } else {
        resources.append("\(path) \(stamp.size) \(stamp.seconds) \(stamp.nanoseconds)")
      }
    }
    var fingerprint = Fingerprint()
    resources.sorted().forEach { fingerprint.add($0) }
    self.resources = fingerprint.text
  }
}
