internal import Foundation
internal import SwiftSource

/// The Swift file that SwiftPM makes for a target with resources: `Bundle.module`. All resources of a project are in one
/// bundle here, so that one file does for all its targets.
enum ResourceAccessor {
  private static let text = """
    import Foundation

    extension Foundation.Bundle {
      static let module: Bundle = .main
    }

    """

  /// Whether a file's text names a member `module`.
  static func isAsked(in data: Data) -> Bool { data.range(of: Data(".module".utf8)) != nil }
  /// The file; nil where no file of a package asks for its bundle.
  /// - Parameter asking: the paths of the files that ask.
  static func source(for asking: [String]) -> SourceFile? {
    asking.first(where: isInPackage).map { path in
      let folder = URL(filePath: path).deletingLastPathComponent()
      return SourceFile(name: ProjectFolder.shown(folder.appending(path: "resource_bundle_accessor.swift").path), text: text)
    }
  }
  /// Whether a manifest lies above a file, up to the repository's own data.
  private static func isInPackage(_ path: String) -> Bool {
    var folder = URL(filePath: path).standardizedFileURL
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let has = { (name: String) in FileManager.default.fileExists(atPath: folder.appending(path: name).path) }
      if has("Package.swift") { return true }
      if has(".git") { return false }
    }
    return false
  }
}
