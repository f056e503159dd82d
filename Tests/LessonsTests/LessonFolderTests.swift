internal import Foundation
internal import Lessons
internal import TestFiles
internal import Testing

@MainActor @Suite struct `A lesson and its folder` {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.put([
      "outside/secret.swift": "Text(\"TOPSECRET\")\n", "outside/secret.txt": "TOPSECRET", "lessons/own.swift": "Text(\"own\")\n", "lessons/deep/in.swift": "Text(\"in\")\n",
    ])
    try folder.link(["lessons/link.swift": "../outside/secret.swift", "lessons/away": "../outside", "lessons/near.swift": "own.swift"])
    return folder
  }
  private func shown(_ folder: borrowing TestFolder, _ entries: [String]) throws -> [String] {
    try folder.put(["lessons/l.md": "# L\n\n```playground\n" + entries.map { "> \($0)\n?\n" }.joined() + "```\n"])
    // What is found takes the place of what is expected.
    var options = LessonRunner.Options(updates: true)
    options.formats = []
    _ = LessonRunner.run(paths: [folder.at("lessons/l.md")], options: options)
    return (folder.text("lessons/l.md") ?? "").split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") && !$0.hasPrefix("```") && !$0.hasPrefix("> ") }
  }

  @Test func `reads what lies in it`() throws {
    let folder = try folder()
    let entries = [
      ":open own.swift", ":open near.swift", ":open deep/in.swift", ":open ../lessons/own.swift", ":open deep/../own.swift", ":open \(folder.at("lessons/own.swift"))",
    ]
    #expect(try shown(folder, entries) == ["own", "own", "in", "own", "own", "own"])
  }
  @Test func `reads nothing else, and writes nothing`() throws {
    let folder = try folder()
    let names = ["../outside/secret.swift", "link.swift", "away/secret.swift", "deep/../../outside/secret.txt", folder.at("outside/secret.txt"), "/etc/passwd"]
    #expect(try shown(folder, names.map { ":open \($0)" }) == names.map { "\($0): it lies outside of the folder that may be read" })
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let refused = try shown(folder, ["Text(\"a\")", ":save a.swift", ":save ../a.swift", ":render a.png", ":edit"])
    #expect(refused.filter { $0.contains("a lesson writes no files") }.count == 4, "\(refused)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
  }
  @Test func `lets its programs read what lies in it, whatever the working folder holds`() throws {
    let folder = try folder()
    try folder.put(["lessons/note.txt": "note"])
    // A file of this name lies in the working folder as well.
    let here = FileManager.default.currentDirectoryPath
    let name = (try? FileManager.default.contentsOfDirectory(atPath: here))?.first { $0.hasSuffix(".swift") } ?? "Package.swift"
    func text(_ path: String) throws -> [String] {
      let source = "func f() -> String { (try? String(contentsOfFile: \"\(path)\", encoding: .utf8)) ?? \"none\" }\nText(f())\n"
      try folder.put(["lessons/p.md": "# P\n\n```swift \(name)\n\(source)```\n\n```expect picture\n?\n```\n"])
      _ = LessonRunner.run(paths: [folder.at("lessons/p.md")], options: .init(updates: true))
      return (folder.text("lessons/p.md") ?? "").components(separatedBy: "expect picture\n").last?.split(separator: "\n").map(String.init) ?? []
    }
    #expect(try text(folder.at("lessons/note.txt")).first == "note")
    #expect(try text(folder.at("outside/secret.txt")).first == "none")
    #expect(try text(here + "/" + name).first == "none")
  }
  @Test func `that is found in a folder lies in it`() throws {
    let folder = try folder()
    try folder.link(["lessons/evil.md": "../outside/secret.txt"])
    let result = LessonRunner.run(paths: [folder.at("lessons")])
    #expect(result.exitCode == 66 && result.output.contains("evil.md: error: it lies outside of the folder that may be read") && !result.output.contains("TOPSECRET"), "\(result)")
  }
  @Test func `names no sample of a trace elsewhere`() throws {
    let folder = try folder()
    try folder.put(["lessons/t.trace": "# ../outside/secret.swift\n", "views/own.swift": "Text(\"own\")\n", "lessons/u.trace": "# ../views/own.swift\n"])
    let result = LessonRunner.run(paths: [folder.at("lessons/t.trace")])
    #expect(result.exitCode == 66 && !result.output.contains("TOPSECRET"), "\(result)")
    #expect(LessonRunner.run(paths: [folder.at("lessons/u.trace")]).exitCode == 1)
  }

  @Test func `is judged again when it was updated`() throws {
    let folder = try TestFolder()
    try folder.put(["a.md": "```swift\nText(\"abc\")\n```\n\n```expect\nText.width == 25\nText.width <= 20\n```\n"])
    let path = folder.at("a.md")
    let first = LessonRunner.run(paths: [path], options: .init(updates: true))
    #expect(first.exitCode == 1 && first.output.contains("\(path):7: error: it is 24 points, which is not <= 20"), "\(first)")
    #expect(first.output.contains("updated \(path): 1 place\n1 of 1 file failed"))
    #expect(folder.text("a.md")?.contains("Text.width == 24\n") == true)
  }
  @Test func `that is a report's is not replaced by it`() throws {
    let folder = try TestFolder()
    let text = "```swift\nText(\"abc\")\n```\n"
    try folder.put(["a.md": text])
    var options = LessonRunner.Options()
    options.formats = [.junit(path: folder.at("a.md"))]
    #expect(LessonRunner.run(paths: [folder.at("a.md")], options: options).exitCode == 74 && folder.text("a.md") == text)
  }
}
