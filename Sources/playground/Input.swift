internal import FileAccess
internal import Foundation
internal import SwiftSource

/// Reads a source: a file, or standard input for `-`.
enum Input {
  /// - Throws: a missing or unreadable file, what is no regular file, or bytes that are not UTF-8. Open descriptors, as `/dev/stdin` and `/dev/fd/63`, may be pipes.
  static func source(_ path: String) throws -> SourceFile {
    // One byte more than the limit is enough to know that there is too much.
    let data = try bytes(path) { file throws(FileError) in try file.prefix(SourceFile.byteLimit + 1) }
    return try SourceFile(name: path, bytes: data)
  }
  private static func bytes(_ path: String, _ read: (OpenFile) throws(FileError) -> Data) throws(Failure) -> Data {
    let name = path == "-" ? "standard input" : path
    do throws(FileError) {
      return try read(try path == "-" ? OpenFile.standardInput() : OpenFile(path))
    } catch {
      switch error {
      case .missing: throw Failure(code: .missingFile, message: "\(name): \(error)")
      case .folder: throw Failure(code: .missingFile, message: "\(name) is a directory: name one of its files")
      case .notRegular: throw Failure(code: .missingFile, message: "\(name): \(error): '-' reads standard input, which may be any")
      case .system(EACCES): throw Failure(code: .missingFile, message: "\(name): cannot be read; look at its permissions")
      default: throw Failure(code: .io, message: "\(name): \(error)")
      }
    }
  }
  /// Whether a path stands for a file in a folder, and not for an open descriptor: only such a source has a project around it.
  static func isInFolder(_ path: String) -> Bool { path != "-" && !OpenFile.isDescriptor(path) }
}
