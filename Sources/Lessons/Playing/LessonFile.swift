internal import Foundation
internal import Interpreter

/// Files of lessons on disk.
enum LessonFile {
  /// The text of a file.
  /// - Throws: it is missing, unreadable, a directory, too large (`SourceFile.byteLimit`) or not UTF-8.
  static func text(_ path: String) throws(LessonProblem) -> String {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { throw LessonProblem(.missing, path, "there is no such file") }
    if isDirectory.boolValue { throw LessonProblem(.missing, path, "it is a directory") }
    guard let handle = FileHandle(forReadingAtPath: path) else { throw LessonProblem(.missing, path, "it cannot be read; look at its permissions") }
    let data: Data
    do {
      data = try handle.read(upToCount: SourceFile.byteLimit + 1) ?? Data()
    } catch {
      throw LessonProblem(.missing, path, "it cannot be read: \(error.localizedDescription)")
    }
    if data.count > SourceFile.byteLimit { throw LessonProblem(.malformed, path, "it has more than \(SourceFile.byteLimit) bytes, the playground's limit") }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw LessonProblem(.malformed, path, line: line(ofFirstInvalidByte: data), "this is not UTF-8 text")
    }
    return text
  }
  private static func line(ofFirstInvalidByte data: Data) -> Int {
    var decoder = UTF8()
    var iterator = data.makeIterator()
    var line = 1
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { if scalar == "\n" { line += 1 } }
    return line
  }

  /// Writes a text in the place of a file: whole or not at all, through symbolic links, with the old permissions.
  static func write(_ text: String, _ path: String) throws(LessonProblem) {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    let permissions = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.posixPermissions]
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
      if let permissions { try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path) }
    } catch {
      throw LessonProblem(.unwritable, path, "it cannot be written: \(error.localizedDescription)")
    }
  }

  private static func isChecked(_ path: String) -> Bool { path.hasSuffix(".md") || path.hasSuffix(".swift") || path.hasSuffix(".trace") }
  /// The lessons and samples that a path stands for: itself, or all `.md`, `.swift` and `.trace` files below a directory, in the order of their names.
  static func all(at path: String) throws(LessonProblem) -> [String] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { throw LessonProblem(.missing, path, "there is no such file") }
    guard isDirectory.boolValue else {
      guard isChecked(path) else {
        throw LessonProblem(.malformed, path, "this is neither a lesson (.md) nor a sample (.swift) nor a kept trace (.trace)")
      }
      return [path]
    }
    guard let names = FileManager.default.enumerator(atPath: path) else { throw LessonProblem(.missing, path, "it cannot be read; look at its permissions") }
    let found = names.compactMap { $0 as? String }.filter { isChecked($0) && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return found.sorted().map { folder + $0 }
  }
}
