internal import Foundation
internal import Testing

/// The programs of `Tests/RuntimeTests/Library/Combine.txt` as swiftc makes them of the module Combine of this package: they
/// print what they print interpreted. Each becomes a file of one program, whose declarations are its own.
@Suite struct `Programs of Combine print compiled what they print interpreted` {
  struct Program {
    let name: String
    let source: String
    let output: String
  }
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The modules that a program of Combine is linked to.
  private static let modules = ["Combine", "SwiftUI", "Views", "Drawing", "FileAccess", "LayoutCore"]

  private static func programs() throws -> [Program] {
    let file = package.appending(path: "Tests/RuntimeTests/Library/Combine.txt")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "// === ").dropFirst().map { part in
      let parts = part.components(separatedBy: "// ---\n")
      let lines = parts[0].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Program(name: String(lines[0]), source: String(lines[1]), output: parts[1].trimmingCharacters(in: .newlines))
    }
  }

  @Test func `all of them`() throws {
    let programs = try Self.programs()
    #expect(programs.count >= 40)
    let folder = FileManager.default.temporaryDirectory.appending(path: "combine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var main = "import Foundation\nsetvbuf(stdout, nil, _IOLBF, 0)\n"
    for (number, program) in programs.enumerated() {
      // A declaration at the top is the file's own; `run` is the program's.
      let declared = try Regex("(?m)^(final class|class|struct|enum|func|var|let|protocol) ")
      let own = program.source.replacing(declared) { "private \(program.source[$0.range])" }
        .replacing("private func run()", with: "func run\(number)()")
      let source = own.contains("import Combine") ? own : "import Combine\n" + own
      try source.write(to: folder.appending(path: "program\(number).swift"), atomically: true, encoding: .utf8)
      main += "print(\"=== \(program.name)\")\n"
      main += program.source.contains("func run() async") ? "await run\(number)()\n" : "run\(number)()\n"
      // What was put on the main queue runs now.
      main += "try? await Task.sleep(nanoseconds: 2_000_000)\n"
    }
    try main.write(to: folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
    let printed = try run(compiled(folder))
      .replacing(try Regex(#"\(unknown context at \$[0-9a-f]+\)\."#), with: "").replacing("main.", with: "")
    var outputs: [String: String] = [:]
    for part in printed.components(separatedBy: "=== ").dropFirst() {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      outputs[String(lines[0])] = lines.last.map { $0.trimmingCharacters(in: .newlines) }
    }
    for program in programs { #expect(outputs[program.name] == program.output, "\(program.name)") }
  }

  /// The program made of a folder's files.
  private func compiled(_ folder: URL) throws -> URL {
    let build = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      .deletingLastPathComponent()
    var arguments = ["swiftc", "-swift-version", "5", "-suppress-warnings", "-module-name", "main"]
    arguments += ["-I", build.appending(path: "Modules").path]
    for flag in try run("/usr/bin/env", ["pkg-config", "--cflags", "cairo", "fontconfig", "harfbuzz"]).split(whereSeparator: \.isWhitespace) {
      arguments += ["-Xcc", String(flag)]
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.package.appending(path: "Sources").path) where name.hasPrefix("C") {
      let map = Self.package.appending(path: "Sources/\(name)/module.modulemap")
      if FileManager.default.fileExists(atPath: map.path) { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
    }
    for file in try files(in: folder, "swift") { arguments.append(file.path) }
    for module in Self.modules { arguments += try files(in: build.appending(path: "\(module).build"), "o").map(\.path) }
    let program = folder.appending(path: "program")
    arguments += ["-o", program.path, "-ljpeg", "-lwebp", "-lwebpdemux", "-lz"]
    arguments += try run("/usr/bin/env", ["pkg-config", "--libs", "cairo", "fontconfig", "harfbuzz"])
      .split(whereSeparator: \.isWhitespace).map(String.init)
    _ = try run("/usr/bin/env", arguments)
    return program
  }
  private func files(in folder: URL, _ kind: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("." + kind) }.sorted()
      .map { folder.appending(path: $0) }
  }
  private func run(_ program: URL) throws -> String { try run(program.path, []) }
  private func run(_ path: String, _ arguments: [String]) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(arguments.prefix(3))")
    return String(decoding: data, as: UTF8.self)
  }
}
