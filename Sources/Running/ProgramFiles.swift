internal import FileAccess
internal import Foundation
internal import Interpreter

/// The files that a program may read: those of one folder.
@MainActor
struct ProgramFiles {
  /// A program reads no larger files, in bytes (our choice).
  private static let limit = 20_000_000
  private let sandbox: Sandbox
  private let resources: ResourceFolder

  /// Nil for a source that is no file and has no project.
  init?(_ folder: URL?, source: String) {
    let file = URL(fileURLWithPath: source).standardizedFileURL
    let own = FileManager.default.fileExists(atPath: file.path) ? file.deletingLastPathComponent() : nil
    guard let folder = (folder ?? own)?.standardizedFileURL else { return nil }
    sandbox = Sandbox(folders: [folder.path])
    resources = ResourceFolder(folder, start: own ?? folder)
  }
  /// A file by its name; nil where there is none that the program may read.
  func file(_ name: String) -> URL? {
    guard let url = resources.file(name), (try? sandbox.open(url.path)) != nil else { return nil }
    return url
  }
  /// What a file holds; the errors are those of Foundation.
  func contents(of url: URL) throws -> Data {
    guard url.isFileURL else { throw URLError(.notConnectedToInternet) }
    do throws(FileError) {
      return try sandbox.contents(of: url.path, limit: Self.limit)
    } catch {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
  }
}
