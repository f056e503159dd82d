internal import Foundation
internal import SwiftSource

extension ProjectFolder {
  /// Where the targets of local packages lie that an Xcode project uses: of those that it names by their paths, and of
  /// a package around it, if the project names one of its targets as a product: an example inside its package. Tests
  /// and what makes macros are no part of them.
  static func localPackages(of project: URL) -> [Place] {
    let settings = xcodeProjects(in: project)
    if settings.isEmpty { return [] }
    var places = settings.flatMap(\.packagePaths)
      .flatMap { targets(of: project.appending(path: $0).standardizedFileURL) }
    let products = Set(settings.flatMap(\.productNames))
    var folder = project
    // A repository ends where its own data lie.
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) {
      folder.deleteLastPathComponent()
      let around = targets(of: folder)
      if around.contains(where: { products.contains($0.folder.lastPathComponent) }) {
        places += around
        break
      }
    }
    return places
  }

  /// Where the targets of a package lie, without its tests and macros; none where there is no package.
  private static func targets(of package: URL) -> [Place] {
    guard let manifest = text(package.appending(path: "Package.swift")) else { return [] }
    return PackageManifest(manifest).targets.filter { !$0.isTest && !$0.isMacro && !$0.computesSources }.compactMap { target in
      place(of: target, package)
    }
  }
}
