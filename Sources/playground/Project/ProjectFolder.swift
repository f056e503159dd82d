internal import Foundation
internal import SwiftSource

/// Where a file's missing names are looked up: `--project DIR`, else the module that the file belongs to.
///
/// In a package that is the target whose folder the file lies in, and those of the targets that the file imports; in an
/// `*.playground` the file's page and the `Sources` that it sees; around an `*.xcodeproj` the whole folder without
/// playgrounds, the folders of tests and of other Xcode projects that the own one does not name;
/// without any of them the nearest folder around with the app itself, an `Info.plist` or an `Assets.xcassets`;
/// elsewhere, and for a file of a package that belongs to no target, the file's own folder without those inside it.
struct ProjectFolder {
  /// What `--project` names, where the nearest `Package.swift` or `*.xcodeproj` lies, or the playground around the file;
  /// nil without one.
  let root: URL?
  /// Whether its files are compiled together, as far as can be seen; else they only stand in one folder.
  let isModule: Bool
  /// Whether the file lies in an Xcode playground.
  private var isPlayground = false
  /// Where names are looked up.
  private(set) var places: [Place]
  /// The file, as its path is shown.
  let file: String

  /// A folder whose files belong together.
  struct Place: Hashable {
    var folder: URL
    /// With the folders inside it.
    var isDeep = true
    /// Only these files and folders, relative to it; nil for all.
    var sources: [String]?
  }

  /// Of tools that make Xcode's projects: Tuist, XcodeGen.
  private static let manifests: Set<String> = ["Project.swift", "Workspace.swift", "project.yml"]

  /// The project of a file.
  /// - Parameter given: the folder of `--project`; nil looks for one.
  init(of path: String, given: String?) {
    let file = URL(filePath: path).standardizedFileURL
    self.file = ProjectFolder.shown(file.path)
    if let given {
      let folder = URL(filePath: given).standardizedFileURL
      (root, places) = (folder, [Place(folder: folder)])
      isModule = true
      return
    }
    if let playground = ProjectFolder.playground(around: file) {
      (root, places) = playground
      (isModule, isPlayground) = (true, true)
      return
    }
    let own = file.deletingLastPathComponent()
    var candidate = own
    while candidate.path != "/" {
      let names = FolderNames.names(in: candidate.path)
      let isPackage = names.contains("Package.swift")
      let module = isPackage ? ProjectFolder.targets(of: file, package: candidate) : nil
      let isProject = names.contains { name in
        name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || ProjectFolder.manifests.contains(name)
      }
      if module != nil || isProject || isPackage {
        isModule = true
        (root, places) = (candidate, module ?? [isProject ? Place(folder: candidate) : Place(folder: own, isDeep: false)])
        if isProject, module == nil {
          let inside = candidate.path + "/"
          places += ProjectFolder.localPackages(of: candidate).filter { !$0.folder.path.hasPrefix(inside) }
        }
        return
      }
      candidate = candidate.deletingLastPathComponent()
    }
    let app = ProjectFolder.appFolder(around: own)
    isModule = app != nil
    (root, places) = (nil, [app.map { Place(folder: $0) } ?? Place(folder: own, isDeep: false)])
  }

  /// The nearest folder that holds what the folder of an app's sources holds, where no project file tells it; nil where
  /// the repository, or the person's own folder, ends before one is found.
  private static func appFolder(around folder: URL) -> URL? {
    var folder = folder
    for _ in 0..<8 {
      if folder.path == "/" || folder.path == NSHomeDirectory() { return nil }
      let names = FolderNames.names(in: folder.path)
      if names.contains("Assets.xcassets") || names.contains("Info.plist") { return folder }
      let isApp = names.contains { name in
        name.hasSuffix("App.swift") && text(folder.appending(path: name))?.contains("@main") == true
      }
      if isApp { return folder }
      if names.contains(".git") { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The folder of the target that the file belongs to, or that of its project; nil where only its own folder counts.
  var targetFolder: URL? {
    let file = URL(filePath: file).standardizedFileURL
    return isPlayground ? root : places.first { $0.isDeep && ProjectFolder.contains($0, file) }?.folder
  }

  // MARK: Packages

  /// The folders of the file's target and of those that it imports; none for a target whose files the manifest computes: each of them stands alone. Nil for a file that
  /// belongs to no target.
  private static func targets(of file: URL, package: URL) -> [Place]? {
    let text = FileManager.default.contents(atPath: package.appending(path: "Package.swift").path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let targets = PackageManifest(text).targets.compactMap { target in place(of: target, package).map { (target: target, place: $0) } }
    // Of folders inside each other the inner one.
    let own = targets.filter { contains($0.place, file) }.max { $0.place.folder.path.utf8.count < $1.place.folder.path.utf8.count }
    guard let own else {
      // Without a target in plain words the convention holds.
      for name in ["Sources", "Tests"] {
        let folder = package.appending(path: name)
        let inside = file.path.hasPrefix(folder.path + "/") ? file.path.dropFirst(folder.path.count + 1).split(separator: "/") : []
        if inside.count > 1 { return [Place(folder: folder.appending(path: String(inside[0])))] }
      }
      return nil
    }
    if own.target.computesSources { return [] }
    let source = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let imported = PackageManifest.imports(source)
    return [own.place] + targets.filter { $0.place != own.place && !$0.target.computesSources && !$0.target.isMacro && $0.target.name.map(imported.contains) == true }.map(\.place)
  }
  /// Where a target's files lie; nil where that is not known.
  static func place(of target: PackageManifest.Target, _ package: URL) -> Place? {
    let folders: [String]
    if let path = target.path {
      folders = [path]
    } else if let name = target.name {
      folders = (target.isTest ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]).map { "\($0)/\(name)" }
    } else {
      return nil
    }
    let found = folders.map { package.appending(path: $0).standardizedFileURL }.first { FileManager.default.fileExists(atPath: $0.path) }
    return found.map { Place(folder: $0, sources: target.sources) }
  }
  private static func contains(_ place: Place, _ file: URL) -> Bool {
    guard file.path.hasPrefix(place.folder.path + "/") else { return false }
    let inside = file.path.dropFirst(place.folder.path.count + 1)
    return place.sources.map { $0.contains { inside == $0 || inside.hasPrefix($0 + "/") } } ?? true
  }

  // MARK: Deployment target

  /// The newest deployment target that the project names; nil without one.
  var deploymentTarget: DeploymentTarget? {
    guard let root else { return nil }
    let package = ProjectFolder.text(root.appending(path: "Package.swift")).map { PackageManifest($0).platforms } ?? []
    let found = package + ProjectFolder.xcodeProjects(in: root).flatMap(\.deploymentTargets)
    return found.max()
  }
  /// A file of at most 20 MB as text.
  static func text(_ file: URL) -> String? {
    guard let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? NSNumber, size.intValue <= ProjectFiles.byteLimit else { return nil }
    return FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Files

  /// Whether what lies in a folder of that name was built or fetched.
  static func isForeign(_ name: String) -> Bool {
    ["build", "DerivedData", "Pods", "Carthage", "node_modules", "checkouts"].contains(name)
  }

  /// What was found of a project in one walk, each in the order of the paths.
  struct Listing {
    /// Swift files; more than ``ProjectFiles/fileLimit`` where there are more.
    var sources: [String] = []
    /// The folders of Core Data models.
    var models: [String] = []
  }

  /// The paths of the project's Swift files.
  func paths() -> [String] { listing().sources }
  /// The paths of the project's Swift files and models.
  func listing() -> Listing {
    var sources: Set<String> = []
    var models: Set<String> = []
    let tests = testFolders()
    for place in places {
      if place.isDeep {
        guard let all = FileManager.default.enumerator(at: place.folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]) else { continue }
        var projects: [URL] = []
        for case let url as URL in all {
          if url.pathExtension == "xcodeproj" {
            all.skipDescendants()
            projects.append(url.standardizedFileURL)
            continue
          }
          let isOther = isOfTests(url, tests) || isOtherPlayground(url)
          if isOther || ProjectFolder.isForeign(url.lastPathComponent) { all.skipDescendants() }
          let isModel = ModelFolder.isName(url.lastPathComponent)
          guard isModel || url.pathExtension == "swift" else { continue }
          if isModel { all.skipDescendants() }
          let file = url.standardizedFileURL
          guard ProjectFolder.contains(place, file) else { continue }
          if isModel { models.insert(file.path) } else if file.lastPathComponent != "Package.swift" { sources.insert(file.path) }
          if sources.count > ProjectFiles.fileLimit { break }
        }
        for folder in ProjectFolder.strangers(among: projects, in: place.folder.standardizedFileURL) {
          sources = sources.filter { !$0.hasPrefix(folder) }
          models = models.filter { !$0.hasPrefix(folder) }
        }
      } else {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: place.folder.path)) ?? [] {
          let path = place.folder.appending(path: name).path
          if ModelFolder.isName(name) { models.insert(path) } else if name.hasSuffix(".swift"), name != "Package.swift" { sources.insert(path) }
        }
      }
    }
    return Listing(sources: sources.sorted(), models: models.sorted())
  }
  /// The path as a person would write it: relative to the working folder where it lies inside.
  static func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
