internal import Foundation
internal import Lessons
internal import Testing

@MainActor @Suite struct `Checking files` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "lessons-\(UUID().uuidString)")
  private func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }
  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func `goes through a directory in order`() throws {
    defer { remove() }
    _ = try file("b.md", "```playground\n> Text(\"b\")\nb\n```\n".utf8)
    _ = try file("a/a.swift", "Text(\"a\")\n// paints:\n// a\n".utf8)
    _ = try file("c.swift", "Text(\"c\")\n".utf8)
    _ = try file("d.txt", "x".utf8)
    _ = try file(".git/e.md", "```".utf8)
    let result = LessonRunner.run(paths: [folder.path])
    #expect(result.output == "2 files, 2 checks: all hold; 1 file expects nothing\n")
    #expect(result.exitCode == 0)
  }
  @Test func `ends with 1 after a difference, and tells the first of a file`() throws {
    defer { remove() }
    let path = try file("a.md", "```playground\n> Text(\"a\")\nb\n> Text(\"b\")\nc\n> Text(\"c\")\nc\n```\n".utf8)
    let result = LessonRunner.run(paths: [path])
    #expect(result.exitCode == 1)
    #expect(result.output.hasPrefix("\(path):3: error: the prompt shows something else\n\(path):2: note: this is the result of: Text(\"a\")\n"))
    #expect(result.output.hasSuffix("\n\(path): 1 more of 3 checks fails\n\n1 of 1 file failed (3 checks)\n"))
  }
  @Test func `rewrites files with --update, and a second time nothing`() throws {
    defer { remove() }
    let path = try file("a.md", "prose\n```playground\n> Text(\"a\")\nb\n```\n".utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let first = LessonRunner.run(paths: [path], options: .init(updates: true))
    #expect(first == ("updated \(path): 1 place\n1 file, 1 check: all hold\n", 0))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "prose\n```playground\n> Text(\"a\")\na\n```\n")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(LessonRunner.run(paths: [path], options: .init(updates: true)) == ("1 file, 1 check: all hold\n", 0))
  }
  @Test func `has an exit code for each kind of failure`() throws {
    defer { remove() }
    #expect(LessonRunner.run(paths: [folder.path + "/no.md"]) == ("\(folder.path)/no.md: error: there is no such file\n\n1 of 1 file failed (0 checks)\n", 66))
    let text = try file("bytes.md", [0x61, 0x0A, 0xFF, 0x0A])
    #expect(LessonRunner.run(paths: [text]) == ("\(text):2: error: this is not UTF-8 text\n\n1 of 1 file failed (0 checks)\n", 65))
    let other = try file("a.txt", [])
    #expect(LessonRunner.run(paths: [other]).exitCode == 65)
    let open = try file("open.md", "```playground\n> Text(\"a\")\n".utf8)
    #expect(LessonRunner.run(paths: [open]).exitCode == 65)
    #expect(LessonRunner.run(paths: []) == ("0 files, 0 checks: all hold\n", 0))
    let large = try file("large.md", [UInt8](repeating: 0x61, count: 1_000_001))
    #expect(LessonRunner.run(paths: [large]).exitCode == 65)
  }
}
