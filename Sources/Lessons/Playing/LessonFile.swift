internal import FileAccess
internal import Foundation
internal import SwiftSource

/// A lesson, a sample or a kept trace on disk.
struct LessonFile {
  /// As it was named, or as it was found in a folder that was named.
  let path: String
  /// The folder that was named: what is found in it is read only where it lies in it.
  var folder: String?

  /// The text of the file.
  /// - Throws: it is missing, unreadable, no regular file, a link that leads out of the folder, too large (`SourceFile.byteLimit`) or not UTF-8.
  func text() throws(LessonProblem) -> String {
    let data: Data
    do throws(FileError) {
      let file = if let folder { try Sandbox(folders: [folder]).open(path) } else { try OpenFile(path) }
      data = try file.contents(limit: SourceFile.byteLimit)
    } catch {
      throw LessonFile.problem(error, path)
    }
    if let text = String(validating: data, as: UTF8.self) { return text }
    throw LessonProblem(.malformed, path, line: LessonFile.line(ofFirstInvalidByte: data), "this is not UTF-8 text")
  }
  private static func line(ofFirstInvalidByte data: Data) -> Int {
    var decoder = UTF8()
    var iterator = data.makeIterator()
    var line = 1
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { if scalar == "\n" { line += 1 } }
    return line
  }
  private static func problem(_ error: FileError, _ path: String) -> LessonProblem {
    switch error {
    case .tooLarge: LessonProblem(.malformed, path, "\(error), the playground's limit")
    case .outside: LessonProblem(.missing, path, "\(error)")
    case .system(EACCES): LessonProblem(.missing, path, "it cannot be read; look at its permissions")
    case .system: LessonProblem(.missing, path, "it cannot be read: \(error)")
    default: LessonProblem(.missing, path, "\(error)")
    }
  }

  /// Writes a text in the place of a file.
  /// - Parameter sources: the files that it was made from, which it does not replace.
  static func write(_ text: String, _ path: String, _ writer: FileWriter, sparing sources: [String] = []) throws(LessonProblem) {
    do throws(FileError) {
      try writer.write(Data(text.utf8), to: path, sparing: sources)
    } catch {
      throw LessonProblem(.unwritable, path, "it cannot be written: \(error == .missing ? "there is no such folder" : "\(error)")")
    }
  }

  private static func isChecked(_ path: String) -> Bool { path.hasSuffix(".md") || path.hasSuffix(".swift") || path.hasSuffix(".trace") }
  /// The lessons and samples that a path stands for: itself, or all `.md`, `.swift` and `.trace` files below a directory, in the order of their names.
  static func all(at path: String) throws(LessonProblem) -> [LessonFile] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { throw LessonProblem(.missing, path, "there is no such file") }
    guard isDirectory.boolValue else {
      guard isChecked(path) else {
        throw LessonProblem(.malformed, path, "this is neither a lesson (.md) nor a sample (.swift) nor a kept trace (.trace)")
      }
      return [LessonFile(path: path)]
    }
    guard let names = FileManager.default.enumerator(atPath: path) else { throw LessonProblem(.missing, path, "it cannot be read; look at its permissions") }
    let found = names.compactMap { $0 as? String }.filter { isChecked($0) && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return found.sorted().map { LessonFile(path: folder + $0, folder: path) }
  }
}
