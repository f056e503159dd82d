internal import Interpreter
internal import Testing
internal import Workbench

/// The other files of a file's project: they are watched as far as the view takes something from them.
@MainActor @Suite struct `What lies around a file` {
  /// The files of a project, as they are on a disk.
  @MainActor private final class Folder {
    var texts = [
      "a/Row.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(word) } }\n", "a/Word.swift": "let word = \"one\"\n", "a/Other.swift": "let other = 1\n",
    ]
    var files: [SourceFile] { texts.sorted { $0.key < $1.key }.map { SourceFile(name: $0.key, text: $0.value) } }
  }
  private let folder = Folder()
  private static let text = "import SwiftUI\n\n#Preview { Row() }\n"

  private func driver() -> SessionDriver {
    var driver = SessionDriver()
    let folder = folder
    driver.session.surroundings = { path in
      if path == nil { return Surroundings() }
      return Surroundings(others: { folder.files })
    }
    return driver
  }

  @Test func `50 a prompt finds missing names there, watches the files that have them, and draws when they change`() {
    var driver = driver()
    #expect(driver.type("Row()").contains("cannot find 'Row'"), "without a file there is no project")
    #expect(driver.load("a/View.swift", Self.text) == "one\n")
    #expect(driver.actions == ["watch a/View.swift", "update a/View.swift", "watch a/View.swift a/Row.swift a/Word.swift"])
    #expect(driver.type(".border(.red)") == "┌───┐\n│one│\n└───┘\n")
    #expect(driver.actions == [])
    #expect(driver.send(.file(path: "a/Word.swift", .text("let word = \"one\"\n"))) == "", "the first look finds what was read")
    folder.texts["a/Word.swift"] = "let word = \"two\"\n"
    #expect(driver.send(.file(path: "a/Word.swift", .text("let word = \"two\"\n"))) == "┌───┐\n│two│\n└───┘\n")
    #expect(driver.actions == ["update a/View.swift"])
    folder.texts["a/Other.swift"] = "let other = 2\n"
    #expect(driver.send(.file(path: "a/Other.swift", .text("let other = 2\n"))) == "")
    folder.texts["a/Word.swift"] = "let word = nothing\n"
    let broken = driver.send(.file(path: "a/Word.swift", .text("let word = nothing\n")))
    #expect(broken.hasPrefix("a/Word.swift:1:12: error: cannot find 'nothing' in scope\nlet word = nothing\n           ^"), "\(broken)")
    #expect(broken.contains("│two│") && broken.contains("(stale"))
    #expect(driver.session.source.hasPrefix("import SwiftUI\n\n#Preview {"), "the source is the file's own")
  }

  @Test func `50 a live preview draws when a file changes that it takes something from, and only then`() {
    var request = Request()
    let folder = folder
    request.others = { folder.files }
    var preview = LivePreview(path: "a/View.swift", request: request)
    var isNew = preview.read(.text(Self.text))
    #expect(isNew)
    #expect(preview.used == ["a/Row.swift", "a/Word.swift"])
    isNew = preview.readOther("a/Word.swift", folder.texts["a/Word.swift"])
    #expect(!isNew)
    isNew = preview.readOther("a/Other.swift", "let other = 2\n")
    #expect(!isNew)
    #expect(preview.saves == 1)
    folder.texts["a/Word.swift"] = "let word = \"two\"\n"
    isNew = preview.readOther("a/Word.swift", "let word = \"two\"\n")
    #expect(isNew)
    #expect(preview.saves == 2)
    folder.texts["a/Word.swift"] = nil
    isNew = preview.readOther("a/Word.swift", nil)
    #expect(isNew)
    #expect(preview.used == ["a/Row.swift"])
    isNew = preview.read(.text(Self.text))
    #expect(!isNew)
    preview.forget()
    isNew = preview.read(.text(Self.text))
    #expect(isNew, "a reload that was asked for")
  }
}
