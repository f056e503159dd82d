internal import Foundation
internal import SwiftSource

/// What is found in project files of Xcode by lines: that is quick in a file of megabytes, and works in half-merged ones.
extension ProjectFolder {
  /// The settings `IPHONEOS_DEPLOYMENT_TARGET = 16.0;` and their like.
  static func targets(ofXcode text: String) -> [DeploymentTarget] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0].hasSuffix("_DEPLOYMENT_TARGET"), let major = Int(parts[1].prefix { $0.isNumber }) else { return nil }
      return DeploymentTarget(system: String(parts[0].dropLast("_DEPLOYMENT_TARGET".count)), version: major)
    }
  }
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

  /// The names of targets that hold tests, which are those of their folders.
  func testFolders() -> Set<String> {
    guard let root else { return [] }
    let names = FolderNames.names(in: root.path)
    let texts = names.filter { $0.hasSuffix(".xcodeproj") }
      .compactMap { ProjectFolder.text(root.appending(path: $0 + "/project.pbxproj")) }
    return Set(texts.flatMap(ProjectFolder.testTargets))
  }
  /// The line `name = AppTests;` before `productType = "com.apple.product-type.bundle.unit-test";` in a target's record.
  private static func testTargets(ofXcode text: String) -> [String] {
    var found: [String] = []
    var name: Substring?
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("name = ") { name = line.dropFirst("name = ".count) }
      guard line.hasPrefix("productType = "), line.contains("unit-test") || line.contains("ui-testing") else { continue }
      if let name { found.append(String(name.filter { $0 != "\"" && $0 != ";" })) }
    }
    return found
  }
  /// Whether a folder holds tests, unless the file itself is one of them.
  func isOfTests(_ folder: URL, _ tests: Set<String>) -> Bool {
    if tests.isEmpty || !tests.contains(folder.lastPathComponent) { return false }
    return !URL(filePath: file).standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/")
  }
}
