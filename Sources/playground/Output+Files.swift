internal import FileAccess
internal import Foundation

extension Output {
  /// What the bytes of a file are for.
  enum FileContent {
    case text
    /// Bytes that would put a terminal into disorder.
    case binary
  }

  /// The one writer of files.
  var writer: FileWriter { FileWriter(calls: calls) }

  /// Writes the result to a file that was asked for; `-` is standard output.
  /// - Parameter sources: what the result was made from, which is never replaced.
  /// - Throws: with a message; quietly when the reader of a pipe has gone.
  func save(_ data: Data, to path: String, as content: FileContent, sparing sources: [String]) throws(Failure) {
    if content == .binary, path == "-" ? isTerminal : FileWriter.isTerminal(path) {
      throw Failure(code: .usage, message: "\(path == "-" ? "standard output" : path) is a terminal, which cannot show this: name a file with -o, or send it there with '>'")
    }
    do throws(FileError) {
      if path == "-" { try writer.put(data, into: STDOUT_FILENO) } else { try writer.write(data, to: path, sparing: sources.filter { $0 != "-" }) }
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
