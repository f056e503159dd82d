internal import Drawing
internal import Foundation
internal import SwiftSource
internal import Terminal
internal import Tracing

extension Command {
  static let project = Command(
    name: "project", operands: "[PATH]",
    summary: "says what is understood of the project around a file or in a folder: targets, files, resources, packages",
    options: [.projectJSON], examples: ["playground project", "playground project playground/views/HelloWorld.swift --json"]
  ) { arguments, output in
    guard arguments.operands.count <= 1 else { throw Failure(code: .usage, message: "one PATH at a time") }
    let path = arguments.operands.first ?? "."
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure(code: .missingFile, message: "there is no '\(cleaned(path, keepsLineBreaks: false))'")
    }
    let found = UnderstoodProject(path)
    try output.write(TerminalText(arguments.has(.projectJSON) ? found.document.text + "\n" : found.words))
    return .success
  }
}

extension Option {
  static let projectJSON = Option(name: "json", help: "as JSON")
}

/// What `playground project` tells.
private struct UnderstoodProject {
  private let root: String
  /// What tells which files belong together, in words.
  private let kinds: [String]
  private let target: String?
  private let targets: [(name: String, about: String)]
  private let files: [String]
  private let resources: [(kind: String, count: Int)]
  private let remotePackages: [String]
  private let localPackages: [String]
  private let notes: [String]

  init(_ path: String) {
    let url = URL(filePath: path).standardizedFileURL
    let isFolder = FollowedFolder(path) != nil
    // A folder is asked for as one of its files would be.
    let folder = ProjectFolder(of: isFolder ? url.appending(path: "ContentView.swift").path : url.path, given: nil)
    let base = folder.root ?? folder.places.first?.folder ?? url
    root = ProjectFolder.shown(base.path)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []).sorted()
    var (kinds, notes) = ([String](), [String]())
    if base.pathExtension == "playground" { kinds.append("playground \(base.lastPathComponent)") }
    var (targets, remote, local) = ([(name: String, about: String)](), [String](), [String]())
    for name in names {
      switch name.split(separator: ".").dropFirst().last {
      case "xcodeproj":
        kinds.append("Xcode project \(name)")
        guard let project = XcodeProject(base.appending(path: name)) else {
          notes.append("\(name) cannot be read: all files of its folder count")
          continue
        }
        targets += project.targets.map { target in
          let sources = target.folders.isEmpty ? "\(target.sources) Swift file\(target.sources == 1 ? "" : "s")" : "files of \(target.folders.joined(separator: ", "))"
          return (target.name, "\(target.product), \(sources)")
        }
        remote += project.remotePackages
        local += project.localPackages
      case "xcworkspace": kinds.append("workspace \(name)")
      case "playground": kinds.append("playground \(name)")
      case "swift" where name == "Package.swift":
        kinds.append("package")
        let manifest = PackageManifest(ProjectFolder.text(base.appending(path: name)) ?? "")
        targets += manifest.targets.map { target in
          let sources = target.computesSources ? "its files are computed: each stands alone" : target.path ?? "by its name"
          return (target.name ?? "?", (target.isTest ? "tests, " : "") + sources)
        }
      default: break
      }
    }
    let found = folder.paths()
    let places = folder.places.map { ProjectFolder.shown($0.folder.path) + ($0.isDeep ? "" : " alone") }
    if kinds.isEmpty { kinds = ["no project file: " + places.joined(separator: ", ")] }
    files = found.map(ProjectFolder.shown)
    target = folder.deploymentTarget.map { "iOS \($0.iOS)" }
    (self.kinds, self.targets, self.notes) = (kinds, targets, notes)
    (remotePackages, localPackages) = (remote, local)
    resources = Self.resources(in: folder.places.filter(\.isDeep).map(\.folder))
  }

  private static let kindsOfResources: [(ending: String, one: String, many: String)] = [
    ("imageset", "image of a catalogue", "images of catalogues"), ("colorset", "colour of a catalogue", "colours of catalogues"),
    ("symbolset", "symbol of a catalogue", "symbols of catalogues"), ("dataset", "data set", "data sets"),
    ("json", "JSON file", "JSON files"), ("strings", "table of texts", "tables of texts"),
    ("xcstrings", "string catalogue", "string catalogues"), ("png", "image", "images"), ("jpg", "image", "images"),
    ("jpeg", "image", "images"), ("webp", "image", "images"), ("ttf", "font", "fonts"), ("otf", "font", "fonts"),
  ]
  private static func resources(in folders: [URL]) -> [(kind: String, count: Int)] {
    var counts: [String: Int] = [:]
    for folder in folders {
      guard let names = FileManager.default.enumerator(atPath: folder.path) else { continue }
      while let name = names.nextObject() as? String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        if last.hasPrefix(".") || ProjectFolder.isForeign(last) { names.skipDescendants() }
        let ending = last.split(separator: ".").last.map { $0.lowercased() } ?? ""
        guard let kind = kindsOfResources.first(where: { $0.ending == ending })?.many else { continue }
        if ending.hasSuffix("set") { names.skipDescendants() }
        counts[kind, default: 0] += 1
      }
    }
    var kinds: [String] = []
    for (_, _, kind) in kindsOfResources where !kinds.contains(kind) { kinds.append(kind) }
    return kinds.compactMap { kind in counts[kind].map { (kind, $0) } }
  }

  private static func words(_ resource: (kind: String, count: Int)) -> String {
    let one = kindsOfResources.first { $0.many == resource.kind }?.one ?? resource.kind
    return "\(resource.count) \(resource.count == 1 ? one : resource.kind)"
  }

  var words: String {
    var lines = ["\(root): \(kinds.joined(separator: ", "))"]
    if let target { lines.append("deployment target: \(target)") }
    if !targets.isEmpty { lines.append("targets:") }
    lines += targets.map { "  \($0.name): \($0.about)" }
    lines.append("Swift files: \(files.count)")
    if !resources.isEmpty { lines.append("resources: " + resources.map(Self.words).joined(separator: ", ")) }
    if !localPackages.isEmpty { lines.append("packages beside it: " + localPackages.joined(separator: ", ")) }
    if !remotePackages.isEmpty {
      lines.append("packages that are fetched, and not here: " + remotePackages.joined(separator: ", "))
    }
    return (lines + notes).map { $0 + "\n" }.joined()
  }

  var document: JSON {
    func list(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
    return .object([
      ("version", .integer(1)), ("root", .string(root)), ("kinds", list(kinds)), ("deploymentTarget", .optional(target)),
      ("targets", .array(targets.map { .object([("name", .string($0.name)), ("about", .string($0.about))]) })),
      ("files", list(files)),
      ("resources", .array(resources.map { .object([("kind", .string($0.kind)), ("count", .integer($0.count))]) })),
      ("localPackages", list(localPackages)), ("remotePackages", list(remotePackages)), ("notes", list(notes)),
    ])
  }
}
