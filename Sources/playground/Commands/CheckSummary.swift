internal import Foundation
internal import SwiftSource
internal import Terminal
internal import Tracing

/// What a command found in files.
struct CheckSummary {
  /// How it is told on standard output.
  private enum Format: String { case text, json, github, sarif }
  private let format: Format
  private var found: [(path: String, diagnostics: [Diagnostic])] = []

  init(_ arguments: Arguments) throws(Failure) {
    format = try arguments.value(.checkReport, wants: "text, json, github or sarif") { Format(rawValue: $0) } ?? .text
  }

  /// The files that an operand means: a folder's Swift files, without those that are built or fetched, and without tests.
  static func files(_ path: String) throws(Failure) -> [String] {
    guard FollowedFolder(path) != nil else { return [path] }
    let folder = path.hasSuffix("/") ? path : path + "/"
    guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
    var files: [String] = []
    while let name = names.nextObject() as? String {
      let last = name.split(separator: "/").last.map(String.init) ?? name
      if last.hasPrefix(".") || ProjectFolder.isForeign(last) || last.hasSuffix("Tests") {
        names.skipDescendants()
      } else if last.hasSuffix(".swift"), last != "Package.swift" {
        files.append(folder + name)
      }
    }
    if files.isEmpty { throw Failure(code: .missingFile, message: "there is no Swift file in '\(path)'") }
    return files.sorted()
  }

  /// Takes down what was found in a file.
  /// - Returns: whether it is still to be told to a person.
  mutating func add(_ diagnostics: [Diagnostic], _ path: String) -> Bool {
    found.append((path, diagnostics))
    return format == .text
  }

  /// `23 files: 21 sound, 2 with errors; 4 warnings`.
  var words: TerminalText {
    let wrong = found.count { $0.diagnostics.contains(where: \.isError) }
    let warnings = found.reduce(0) { $0 + $1.diagnostics.count { $0.severity == .warning } }
    let files = found.count == 1 ? "1 file" : "\(found.count) files"
    let noted = warnings == 0 ? "" : warnings == 1 ? "; 1 warning" : "; \(warnings) warnings"
    return TerminalText("\(files): \(found.count - wrong) sound, \(wrong) with errors\(noted)\n")
  }

  /// What goes to standard output.
  var document: TerminalText {
    switch format {
    case .text: TerminalText("")
    case .json: TerminalText(json.text + "\n")
    case .github: TerminalText(found.flatMap { file in file.diagnostics.map { annotation($0, file.path) } }.joined())
    case .sarif: TerminalText(sarif.text + "\n")
    }
  }
  private var json: JSON {
    .object([
      ("version", .integer(1)),
      (
        "files",
        .array(
          found.map { file in
            .object([("path", .string(file.path)), ("diagnostics", .array(file.diagnostics.map { Self.json($0, file.path) }))])
          })
      ),
    ])
  }
  private static func json(_ diagnostic: Diagnostic, _ path: String) -> JSON {
    var members: [(name: String, value: JSON)] = [
      ("severity", .string(diagnostic.severity.rawValue)), ("message", .string(diagnostic.message)),
    ]
    if let range = diagnostic.range {
      members += [("file", .string(range.file)), ("line", .integer(range.line)), ("column", .integer(range.column))]
    }
    if let fix = diagnostic.fix, let range = fix.range {
      members.append(
        (
          "fix",
          .object([
            ("message", .string(fix.words)), ("file", .string(range.file)), ("line", .integer(range.line)),
            ("column", .integer(range.column)), ("endLine", .integer(range.endLine)),
            ("endColumn", .integer(range.endColumn)), ("replacement", .string(fix.replacement)),
          ])
        ))
    }
    return .object(members)
  }
  /// A workflow command, by which GitHub marks the line of a change.
  private func annotation(_ diagnostic: Diagnostic, _ path: String) -> String {
    func escaped(_ text: String) -> String {
      text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\n", with: "%0A")
    }
    let kind = diagnostic.isError ? "error" : diagnostic.severity == .warning ? "warning" : "notice"
    var place = "file=\(escaped(diagnostic.range?.file ?? path).replacingOccurrences(of: ",", with: "%2C"))"
    if let range = diagnostic.range { place += ",line=\(range.line),col=\(range.column)" }
    return "::\(kind) \(place)::\(escaped(diagnostic.message))\n"
  }
  /// Version 2.1.0 of OASIS's format for the results of static analysis.
  private var sarif: JSON {
    let results = found.flatMap { file in file.diagnostics.map { Self.result($0, file.path) } }
    let driver: JSON = .object([("name", .string("playground")), ("version", .string(version))])
    return .object([
      ("version", .string("2.1.0")), ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("runs", .array([.object([("tool", .object([("driver", driver)])), ("results", .array(results))])])),
    ])
  }
  private static func result(_ diagnostic: Diagnostic, _ path: String) -> JSON {
    let level = diagnostic.isError ? "error" : diagnostic.severity == .warning ? "warning" : "note"
    var place: [(name: String, value: JSON)] = [
      ("artifactLocation", .object([("uri", .string(diagnostic.range?.file ?? path))]))
    ]
    if let range = diagnostic.range { place.append(("region", region(range))) }
    var members: [(name: String, value: JSON)] = [
      ("level", .string(level)), ("message", .object([("text", .string(diagnostic.message))])),
      ("locations", .array([.object([("physicalLocation", .object(place))])])),
    ]
    if let fix = diagnostic.fix, let range = fix.range {
      let replacement: JSON = .object([
        ("deletedRegion", region(range)), ("insertedContent", .object([("text", .string(fix.replacement))])),
      ])
      let change: JSON = .object([
        ("artifactLocation", .object([("uri", .string(range.file))])), ("replacements", .array([replacement])),
      ])
      let description: JSON = .object([("text", .string(fix.words))])
      members.append(
        ("fixes", .array([.object([("description", description), ("artifactChanges", .array([change]))])])))
    }
    return .object(members)
  }
  private static func region(_ range: SourceRange) -> JSON {
    .object([
      ("startLine", .integer(range.line)), ("startColumn", .integer(range.column)),
      ("endLine", .integer(range.endLine)), ("endColumn", .integer(range.endColumn)),
    ])
  }
}
