internal import Foundation
internal import Interpreter

/// Where a file's missing names are looked up: `--project DIR`, else the nearest folder around the file with `Package.swift`, `*.xcodeproj` or `*.playground`, else
/// the file's own folder without those inside it.
struct ProjectFolder {
  let folder: URL
  let isDeep: Bool
  private let file: URL

  /// The project of a file.
  /// - Parameter given: the folder of `--project`; nil looks for one.
  init(of path: String, given: String?) {
    file = URL(filePath: path).standardizedFileURL
    if let given {
      (folder, isDeep) = (URL(filePath: given).standardizedFileURL, true)
      return
    }
    let own = file.deletingLastPathComponent()
    var candidate = own
    while candidate.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: candidate.path)) ?? []
      if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".playground") }) {
        (folder, isDeep) = (candidate, true)
        return
      }
      candidate = candidate.deletingLastPathComponent()
    }
    (folder, isDeep) = (own, false)
  }

  /// The Swift files of the project without the file itself, by path; those beyond the limits of files and bytes are left out, with a word on standard error.
  @MainActor func others() -> [SourceFile] {
    var paths: [String] = []
    if isDeep {
      guard let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]) else { return [] }
      for case let url as URL in all {
        if ["build", "DerivedData", "Pods", "node_modules"].contains(url.lastPathComponent) { all.skipDescendants() }
        if url.pathExtension == "swift" { paths.append(url.standardizedFileURL.path) }
        if paths.count > ProjectFiles.fileLimit { break }
      }
    } else {
      paths = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }
    }
    var files: [SourceFile] = []
    var bytes = 0
    for path in paths.sorted().prefix(ProjectFiles.fileLimit) where path != file.path && !path.hasSuffix("/Package.swift") {
      guard let data = FileManager.default.contents(atPath: path), data.count <= SourceFile.byteLimit else { continue }
      bytes += data.count
      if bytes > ProjectFiles.byteLimit { break }
      if let file = try? SourceFile(name: shown(path), bytes: data) { files.append(file) }
    }
    if paths.count > ProjectFiles.fileLimit || bytes > ProjectFiles.byteLimit {
      FileHandle.standardError.write(Data("the project has more than \(ProjectFiles.fileLimit) files or 20 MB: name a smaller folder with '--project DIR'\n".utf8))
    }
    return files
  }
  /// The path as a person would write it: relative to the working folder where it lies inside.
  private func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
