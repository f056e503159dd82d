internal import Foundation
internal import SwiftSource

/// What Xcode's project files say of which folders belong together.
extension ProjectFolder {
  /// The folders of Xcode projects inside of another one's folder that neither that one nor a workspace beside it names:
  /// what they declare is not meant in it.
  static func strangers(among projects: [URL], in folder: URL) -> [String] {
    let inside = projects.filter { $0.deletingLastPathComponent().path != folder.path }
    if inside.isEmpty || inside.count == projects.count { return [] }
    let names = FolderNames.names(in: folder.path)
    let texts = names.compactMap { name -> String? in
      if name.hasSuffix(".xcodeproj") { return text(folder.appending(path: name + "/project.pbxproj")) }
      return name.hasSuffix(".xcworkspace") ? text(folder.appending(path: name + "/contents.xcworkspacedata")) : nil
    }
    return inside.filter { project in !texts.contains { $0.contains(project.lastPathComponent) } }
      .map { $0.deletingLastPathComponent().path + "/" }
  }

  /// What the project files in a folder say, in the order of their names.
  static func xcodeProjects(in folder: URL) -> [XcodeProjectLines] {
    FolderNames.names(in: folder.path).sorted().filter { $0.hasSuffix(".xcodeproj") }
      .compactMap { text(folder.appending(path: $0 + "/project.pbxproj")).map(XcodeProjectLines.init) }
  }
  /// The names of targets that hold tests, which are those of their folders.
  func testFolders() -> Set<String> {
    Set((root.map(ProjectFolder.xcodeProjects) ?? []).flatMap(\.testTargets))
  }
  /// Whether a folder holds tests, unless the file itself is one of them.
  func isOfTests(_ folder: URL, _ tests: Set<String>) -> Bool {
    if tests.isEmpty || !tests.contains(folder.lastPathComponent) { return false }
    return !URL(filePath: file).standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/")
  }
}
