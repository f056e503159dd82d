internal import FileAccess
package import Foundation

/// The files that a program may read: those of one folder.
@MainActor
package struct ProgramFiles {
  /// A program reads no larger files, in bytes (our choice).
  private static let limit = 20_000_000
  private let sandbox: Sandbox
  private let resources: ResourceFolder

  /// The folder that was given, else that of the source's project, else the source's own. Nil for a source that is no
  /// file, where no folder was given.
  package init?(given: String?, source: String, project: (@MainActor () -> URL?)?) {
    let file = URL(fileURLWithPath: source).standardizedFileURL
    let own = FileManager.default.fileExists(atPath: file.path) ? file.deletingLastPathComponent() : nil
    let found = given.map { URL(fileURLWithPath: $0) } ?? own.map { project?() ?? $0 }
    guard let folder = found?.standardizedFileURL else { return nil }
    sandbox = Sandbox(folders: [folder.path])
    resources = ResourceFolder(folder, start: own ?? folder)
  }
  /// A file by its name; nil where there is none that the program may read.
  package func file(_ name: String) -> URL? {
    guard let url = resources.file(name), (try? sandbox.open(url.path)) != nil else { return nil }
    return url
  }
  /// What a file holds; a `FileError` says why it cannot be read.
  package func contents(of url: URL) throws -> Data {
    guard url.isFileURL else { throw URLError(.notConnectedToInternet) }
    return try sandbox.contents(of: url.path, limit: Self.limit)
  }
}
