/// Why a lesson or a sample does not hold.
public struct LessonProblem: Error, Hashable, Codable, Sendable {
  /// What kind of failure it is; it decides the exit code.
  public enum Kind: String, Hashable, Codable, Sendable {
    /// What is shown is not what is expected.
    case mismatch
    /// The lesson or its source is wrong.
    case malformed
    /// There is no such file, or it cannot be read.
    case missing
    /// The file cannot be written.
    case unwritable
    /// It took longer than it may.
    case timeout
  }
  /// What kind of failure it is.
  public var kind: Kind
  /// The lesson or sample.
  public var path: String
  /// Where, from 1; nil is the whole file.
  public var line: Int?
  /// From 1, in characters; nil is the whole line.
  public var column: Int?
  /// What is wrong.
  public var message: String
  /// Where the command is whose result is expected, and its first line.
  public var command: Command?
  /// Lines of further explanation: a diff, a diagnostic.
  public var details: [String] = []

  /// What led to the result.
  public struct Command: Hashable, Codable, Sendable {
    /// Its line, from 1.
    public var line: Int
    /// Its first line.
    public var text: String
  }

  /// A failure at a place, from 1; without a line it is the whole file's.
  public init(_ kind: Kind, _ path: String, line: Int? = nil, column: Int? = nil, _ message: String) {
    self.kind = kind
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// `file:line:column`, as far as it is known.
  public var place: String { [path, line.map(String.init), line == nil ? nil : column.map(String.init)].compactMap(\.self).joined(separator: ":") }

  /// For people: the place of the expectation, the place of the command, the details.
  public var text: String {
    var lines = ["\(place): error: \(message)"]
    if let command { lines.append("\(path):\(command.line): note: this is the result of: \(command.text)") }
    return (lines + details).joined(separator: "\n") + "\n"
  }
}
