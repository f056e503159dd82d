internal import FileAccess
internal import Foundation
internal import Terminal

extension Output {
  /// What a file is to hold.
  enum FileContent {
    case text(TerminalText)
    /// Bytes that would put a terminal into disorder.
    case binary(Data)

    var bytes: Data {
      switch self {
      case .text(let text): Data(text.text.utf8)
      case .binary(let data): data
      }
    }
  }

  /// The one writer of files.
  var writer: FileWriter { FileWriter(calls: calls) }

  /// Writes the result to a file that was asked for; `-` is standard output.
  /// - Parameter sources: what the result was made from, which is never replaced.
  /// - Throws: with a message; quietly when the reader of a pipe has gone.
  func save(_ content: FileContent, to path: String, sparing sources: [String]) throws(Failure) {
    if case .binary = content, path == "-" ? isTerminal : FileWriter.isTerminal(path) {
      throw Failure(code: .usage, message: "\(path == "-" ? "standard output" : path) is a terminal, which cannot show this: name a file with -o, or send it there with '>'")
    }
    do throws(FileError) {
      if path == "-" { try writer.put(content.bytes, into: result) } else { try writer.write(content.bytes, to: path, sparing: sources.filter { $0 != "-" }) }
    } catch {
      throw Output.failure(error, path == "-" ? "standard output" : path)
    }
  }
  private static func failure(_ error: FileError, _ path: String) -> Failure {
    switch error {
    case .source: Failure(code: .usage, message: "\(path): nothing is written: \(error); name another file")
    case .system(EPIPE): Failure(code: .closedOutput, message: "")
    case .missing: Failure(code: .io, message: "\(path): cannot be written: there is no such folder")
    default: Failure(code: .io, message: "\(path): cannot be written: \(error)")
    }
  }
}
