internal import Foundation

/// What an `.xcodeproj` says of its targets, for a person who asks. What each picture needs of it, the deployment target
/// and local packages, `ProjectFolder` finds by lines: that is quick in a file of megabytes, and works in half-merged ones.
struct XcodeProject {
  /// An app, a framework, tests …
  struct Target: Hashable {
    let name: String
    /// `application`, `unit-test` …: the last word of Xcode's identifier.
    let product: String
    /// How many Swift files its phases compile; folders that follow the file system are named instead.
    let sources: Int
    let folders: [String]
  }
  let targets: [Target]
  /// The addresses of packages that Xcode fetches, and the paths of those beside the project.
  let remotePackages: [String]
  let localPackages: [String]
  let developmentLanguage: String?

  /// Reads the file `project.pbxproj` of a project's folder. Nil for one that is damaged or half merged.
  init?(_ folder: URL) {
    let file = folder.appending(path: "project.pbxproj")
    guard let contents = ProjectFolder.text(file),
      let list = try? PropertyListSerialization.propertyList(from: Data(contents.utf8), format: nil),
      let records = (list as? [String: Any])?["objects"] as? [String: Any]
    else { return nil }
    let objects = records.compactMapValues { $0 as? [String: Any] }
    func text(_ object: [String: Any]?, _ key: String) -> String? { object?[key] as? String }
    func named(_ object: [String: Any], _ key: String) -> [[String: Any]] {
      (object[key] as? [String] ?? []).compactMap { objects[$0] }
    }
    func all(_ kind: String) -> [[String: Any]] { objects.values.filter { text($0, "isa") == kind } }
    func isSwift(_ file: [String: Any]) -> Bool {
      let reference = text(file, "fileRef").flatMap { objects[$0] }
      return (text(reference, "path") ?? text(reference, "name"))?.hasSuffix(".swift") == true
    }
    targets = all("PBXNativeTarget").map { target in
      let phases = named(target, "buildPhases").filter { text($0, "isa") == "PBXSourcesBuildPhase" }
      return Target(
        name: text(target, "name") ?? "?",
        product: text(target, "productType")?.split(separator: ".").last.map(String.init) ?? "?",
        sources: phases.flatMap { named($0, "files") }.count(where: isSwift),
        folders: named(target, "fileSystemSynchronizedGroups").compactMap { text($0, "path") }.sorted())
    }.sorted { $0.name < $1.name }
    remotePackages = all("XCRemoteSwiftPackageReference").compactMap { text($0, "repositoryURL") }.sorted()
    localPackages = all("XCLocalSwiftPackageReference").compactMap { text($0, "relativePath") }.sorted()
    developmentLanguage = all("PBXProject").first.flatMap { text($0, "developmentRegion") }
  }
}
