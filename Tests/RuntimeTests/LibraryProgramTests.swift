internal import Bindings
internal import Declarations
internal import Foundation
internal import Runtime
internal import Semantics
internal import Standard
internal import Testing
internal import Views

/// Small programs about the libraries' documented API, with what swiftc's programs print: `Library/TOPIC.txt`, each
/// program after a line `// === NAME`, its output after a line `// ---`. `LIBRARY_PROGRAMS=FILE` runs the programs of
/// another file and prints what they print here; `SWIFTC_OUTPUTS=1` asks swiftc for all outputs and writes them anew.
@MainActor
@Suite struct `Programs of the library's API print what Swift prints` {
  struct Program: CustomTestStringConvertible {
    let name: String
    let source: String
    var output: String
    var testDescription: String { name }
    /// The program as swiftc takes it.
    var compiled: String {
      let isAsync = source.contains("func run() async")
      return source + (isAsync ? "\nawait run()\n" : "\nrun()\n")
    }
  }

  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Library")
  nonisolated private static let topics =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".txt") }.sorted()

  private static func programs(in text: String) -> [Program] {
    text.components(separatedBy: "// === ").dropFirst().map { part in
      let (name, rest) = part.firstIndex(of: "\n").map { (part[..<$0], part[part.index(after: $0)...]) } ?? (part[...], "")
      let parts = rest.components(separatedBy: "// ---\n")
      return Program(name: String(name), source: parts[0], output: parts.count > 1 ? parts[1] : "")
    }
  }
  private static let natives: NativeTable = {
    let natives = NativeTable()
    natives.add(NativeTable.first)
    Standard.add(to: natives)
    natives.addBindings()
    return natives
  }()
  private static let library = LibraryReader(sources: Standard.sources)

  /// What a program prints here, or why it does not run.
  private func run(_ source: String) -> String {
    let checker = ProgramCheck.checked(source, library: Self.library)
    let wrong = checker.diagnostics.filter { $0.severity == .error }
    if !wrong.isEmpty { return wrong.map { "refused: \($0.message)" }.joined(separator: "\n") }
    let evaluation = Evaluation(checker.handOver(), natives: Self.natives)
    Standard.prepare(evaluation)
    evaluation.companion = ViewRun()
    // A preview of another test may stand on a device of its own.
    FrameworkSupport.screen = nil
    _ = evaluation.runProgram()
    return evaluation.takeOutput() + (evaluation.failure.map { "stopped: \($0.message)" } ?? "")
  }
  private func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .newlines) }

  @Test(arguments: topics)
  func `of one topic`(topic: String) throws {
    let file = Self.folder.appending(path: topic)
    var programs = Self.programs(in: try String(contentsOf: file, encoding: .utf8))
    if ProcessInfo.processInfo.environment["SWIFTC_OUTPUTS"] != nil {
      for index in programs.indices { programs[index].output = try compiledOutput(programs[index].compiled) }
      try programs.map {
        "// === \($0.name)\n\(trimmed($0.source))\n// ---\n\(trimmed($0.output))\n"
      }.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(!programs.isEmpty)
    for program in programs {
      #expect(trimmed(run(program.source)) == trimmed(program.output), "\(program.name)")
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["LIBRARY_PROGRAMS"] != nil))
  func `that are being written`() throws {
    guard let path = ProcessInfo.processInfo.environment["LIBRARY_PROGRAMS"] else { return }
    for program in Self.programs(in: try String(contentsOf: URL(filePath: path), encoding: .utf8)) {
      print("// === \(program.name)\n\(trimmed(run(program.source)))")
    }
  }

  private func compiledOutput(_ source: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, program) = (folder.appending(path: "main.swift"), folder.appending(path: "main"))
    try source.write(to: file, atomically: true, encoding: .utf8)
    try output(of: "/usr/bin/env", ["swiftc", "-swift-version", "5", "-enable-bare-slash-regex", "-suppress-warnings", file.path, "-o", program.path, "-lm"])
    // The name of the program's own module is nothing that a program here has.
    return try output(of: program.path, []).replacing("main.", with: "")
  }
  @discardableResult
  private func output(of path: String, _ arguments: [String]) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(arguments)")
    return String(decoding: data, as: UTF8.self)
  }
}
