internal import Foundation

/// What is attacked.
enum CaseKind: String, CaseIterable, Codable {
  case sources, views, lessons, prompt, images
}

/// A folder with files, and commands that are run in it one after the other.
struct FuzzCase: Codable {
  /// One call of the program.
  struct Command: Codable, Hashable {
    /// Without the program's name.
    var words: [String]
    /// The file that is its standard input; nil for nothing.
    var input: String?
    /// The file that it writes, which is judged as well.
    var written: String?

    init(_ words: String..., input: String? = nil, written: String? = nil) {
      (self.words, self.input, self.written) = (words, input, written)
    }
    init(words: [String], input: String? = nil, written: String? = nil) {
      (self.words, self.input, self.written) = (words, input, written)
    }
    /// `render case.swift --format svg`
    var text: String { words.joined(separator: " ") + (input.map { " < \($0)" } ?? "") }
    /// What the output is, for the judge.
    var format: Format {
      if let format = written.flatMap({ Format(ending: $0) }) { return format }
      if words.contains("--json") { return .json }
      let named = words.firstIndex(of: "--format").flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
      return named.flatMap { Format(rawValue: $0) } ?? .text
    }
  }
  enum Format: String {
    case text, ansi, svg, html, json, png, pdf, junit
    init?(ending name: String) {
      let ending = name.split(separator: ".").last.map(String.init) ?? ""
      self.init(rawValue: ending == "xml" ? "junit" : ending)
    }
  }

  /// An entry of a session, and what it says: where outputs begin to be compared.
  static let mark = (entry: "1234567+7654321", answer: "8888888\n")

  var kind: CaseKind
  var seed: UInt64
  /// The file that is attacked, and shrunk.
  var subject: String
  /// By their names, in the folder of the project.
  var files: [String: Data]
  var commands: [Command]
  /// Files that are the subject with something behind it, by their names.
  var extended: [String: String] = [:]
  /// What must hold between the outputs of commands.
  var relations: [Relation] = []

  /// Something that must hold between two commands of a case.
  enum Relation: Codable, Hashable {
    /// What the two say behind the mark is the same, if both say it.
    case endsAlike(earlier: Int, later: Int)
    /// If the first succeeds, so does the second.
    case follows(first: Int, second: Int)
    /// The source that a session has saved is sound.
    case sound(Int, savedBy: Int)
    /// Both give the same.
    case same(first: Int, second: Int)
  }

  /// The bytes of the attacked file.
  var subjectBytes: Data {
    get { files[subject] ?? Data() }
    set { files[subject] = newValue }
  }
  var subjectText: String { String(decoding: subjectBytes, as: UTF8.self) }
}
