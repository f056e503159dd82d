internal import Foundation
internal import Interpreter

/// Reads a source: a file, or standard input for `-`.
enum Input {
  /// - Throws: a missing or unreadable file, a directory, or bytes that are not UTF-8.
  static func source(_ path: String) throws -> SourceFile {
    let data: Data
    if path == "-" {
      data = try read(FileHandle.standardInput, name: "standard input")
    } else {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw Failure(code: .missingFile, message: "\(path): there is no such file")
      }
      if isDirectory.boolValue { throw Failure(code: .missingFile, message: "\(path) is a directory: name one of its files") }
      guard let handle = FileHandle(forReadingAtPath: path) else { throw Failure(code: .missingFile, message: "\(path): cannot be read; look at its permissions") }
      data = try read(handle, name: path)
    }
    return try SourceFile(name: path == "-" ? "-" : path, bytes: data)
  }
  /// One byte more than the limit is enough to know that there is too much.
  private static func read(_ handle: FileHandle, name: String) throws(Failure) -> Data {
    var data = Data()
    do {
      while data.count <= SourceFile.byteLimit, let part = try handle.read(upToCount: SourceFile.byteLimit + 1 - data.count), !part.isEmpty { data += part }
    } catch {
      throw Failure(code: .io, message: "\(name): \(error.localizedDescription)")
    }
    return data
  }
}
