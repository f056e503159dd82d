internal import Foundation
internal import Lessons
internal import Testing

/// What an author can get wrong, and what a disk can hold.
@MainActor @Suite struct `A lesson that is no good` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "bad-\(UUID().uuidString)")
  private func run(_ bytes: some Sequence<UInt8>, _ name: String = "l.md", _ options: LessonRunner.Options = .init()) throws -> (output: String, exitCode: Int32) {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bytes).write(to: file)
    let result = LessonRunner.run(paths: [file.path], options: options)
    return (result.output.replacing(folder.path + "/", with: ""), result.exitCode)
  }

  @Test func `with a fence that is never closed`() throws {
    let result = try run("a\n\n```expect\nText.x == 0\n".utf8)
    #expect(result.exitCode == 65 && result.output.hasPrefix("l.md:3: error: this block is never closed"), "\(result.output)")
  }
  @Test func `with a block that there is not, beside languages that are prose`() throws {
    let result = try run("```expct\n```\n".utf8)
    #expect(result.exitCode == 65 && result.output.hasPrefix("l.md:1: error: there is no block 'expct'; did you mean 'expect'?"), "\(result.output)")
    #expect(try run("```json\n{}\n```\n".utf8).exitCode == 0)
  }
  @Test func `that is missing, a folder, or another kind of file`() {
    #expect(LessonRunner.run(paths: ["/no/such/lesson.md"]).exitCode == 66)
    #expect(LessonRunner.run(paths: ["/no/such/folder"]).exitCode == 66)
  }
  @Test func `with the line ends of Windows is as good as any, and says the right line`() throws {
    let good = "# A\r\n\r\n```swift\r\nText(\"a\")\r\n```\r\n\r\n```expect\r\nText.width == 8\r\n```\r\n"
    #expect(try run(good.utf8).exitCode == 0)
    let wrong = try run(good.replacing("== 8", with: "== 9").utf8)
    #expect(wrong.exitCode == 1 && wrong.output.hasPrefix("l.md:8: error:"), "\(wrong.output)")
  }
  @Test func `with tabs is read, and says the right line and column`() throws {
    #expect(try run("```swift\nVStack {\n\tText(\"a\")\n}\n```\n```expect\nText.width ==\t8\n```\n".utf8).exitCode == 0)
    let wrong = try run("```swift\nVStack {\n\tTxt(\"a\")\n}\n```\n".utf8)
    #expect(wrong.exitCode == 65 && wrong.output.contains("l.md:3:2: error: cannot find 'Txt'"), "\(wrong.output)")
  }
  @Test func `of 10 MB is refused`() throws {
    let result = try run([UInt8](repeating: UInt8(ascii: "a"), count: 10 << 20))
    #expect(result.exitCode == 65 && result.output.contains("it has more than 1000000 bytes"), "\(result.output.prefix(200))")
  }
  @Test func `of bytes that are no text is refused`() throws {
    let result = try run([0x61, 0x0A, 0x62, 0xC3, 0x28, 0x0A])
    #expect(result.exitCode == 65 && result.output.hasPrefix("l.md:2: error: this is not UTF-8 text"), "\(result.output)")
  }

  // MARK: Without end

  @Test func `with a session that never ends goes on behind the entry that was ended`() throws {
    let entries = "> func f() -> Int { var i = 0; while true { i += 1 } }\n> Text(\"\\(f())\")\n[..]error: [..]\n...\n> Text(\"after\")\nafter\n"
    let result = try run("```playground\n\(entries)```\n".utf8)
    #expect(result.exitCode == 0, "\(result.output)")
  }
  @Test func `that takes too long ends at the step that does, and names it`() throws {
    var options = LessonRunner.Options(updates: true)
    options.limit = .seconds(1)
    let source = "VStack { ForEach(0..<3_000) { Text(\"line \\($0)\") } }"
    let text = "```swift\n\(source)\n```\n\n```expect\nText[1].height == 16 for width in 200...9000\nText[1].width == 8\n```\n\n```expect picture\nx\n```\n"
    let result = try run(text.utf8, "l.md", options)
    #expect(result.exitCode == 75, "\(result.output)")
    #expect(result.output.contains("error: this had not ended when the file's 1 s were over"), "\(result.output)")
    #expect(!result.output.contains("updated"), "nothing is rewritten to what was cut off: \(result.output)")
  }

  // MARK: Progress

  @Test(arguments: [[0xFF, 0x00, 0x7B], Array("{\"version\": \"one\"}".utf8), [], Array("[]".utf8)] as [[UInt8]]) func `puts progress that is none aside`(bytes: [UInt8]) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "progress.json").path
    try Data(bytes).write(to: URL(filePath: path))
    var store = LearningProgress.Store(path: path)
    #expect(store.warning?.contains("put aside") == true && store.isWritable && store.progress == LearningProgress())
    #expect(FileManager.default.contents(atPath: path + ".broken") == Data(bytes))
    #expect(store.update { $0.lessons["a"] = .init(part: 1, isDone: false) } == nil)
    #expect(LearningProgress.Store(path: path).progress.lessons["a"]?.part == 1)
  }
  @Test func `leaves progress of a newer version alone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "progress.json").path
    let newer = Data("{\"version\": 99, \"levels\": []}".utf8)
    try newer.write(to: URL(filePath: path))
    var store = LearningProgress.Store(path: path)
    #expect(!store.isWritable && store.warning?.contains("version 99") == true)
    #expect(store.update { $0.lessons["a"] = .init(part: 1, isDone: true) } == nil)
    #expect { try store.reset(lesson: nil) } throws: { ($0 as? LearningProgress.Store.Unforgotten)?.reason.contains("left alone") == true }
    #expect(FileManager.default.contents(atPath: path) == newer)
  }
}
