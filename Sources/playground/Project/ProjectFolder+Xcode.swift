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

  /// What the project is built of that is not read: Swift files and models that its Xcode projects name and that lie
  /// nowhere in its folder, and the models of Core ML. A walk over the folder, once, when a name is not found.
  func unreadSources() -> UnreadSources {
    var found = UnreadSources()
    let endings = [".swift", ".xcdatamodeld", ".mlmodel", ".mlpackage"]
    var here: Set<String> = []
    for folder in Set([root].compactMap(\.self) + places.filter(\.isDeep).map(\.folder)) {
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      while let url = all?.nextObject() as? URL {
        if endings.contains(where: url.lastPathComponent.hasSuffix) { here.insert(url.lastPathComponent) }
      }
    }
    var named: Set<String> = []
    if let root {
      for name in FolderNames.names(in: root.path) where name.hasSuffix(".xcodeproj") {
        guard let text = ProjectFolder.text(root.appending(path: name + "/project.pbxproj")) else { continue }
        named.formUnion(XcodeProjectLines.fileNames(in: text, endingWith: endings))
      }
    }
    let absent = named.subtracting(here).sorted()
    found.swiftFiles = absent.filter { $0.hasSuffix(".swift") }
    found.dataModels = absent.filter { $0.hasSuffix(".xcdatamodeld") }
    let plugins = root.map(ProjectFolder.xcodeProjects)?.flatMap(\.productNames).filter { $0.hasPrefix("plugin:") } ?? []
    found.plugins = Set(plugins.map { String($0.dropFirst(7)) }).sorted()
    found.learningModels = here.union(named).filter { $0.contains(".ml") }.sorted()
    return found
  }
}
