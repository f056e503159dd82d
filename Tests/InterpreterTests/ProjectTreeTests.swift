import Running
import Testing
import Views

@testable import SwiftSource

/// Files of a project are read once, and their trees put together.
@MainActor
@Suite struct `Trees of several files` {
  private static let row = """
    // A row.

      /// Indented, with a comment.
      @MainActor struct Row: View { // behind the brace
      let item: Item
      var body: some View { Text(item.name) }
    } // behind it
    struct Other {}
    """
  private static let item = "struct Item { var name = \"tea\" }; struct Unused {}\nextension Row { var twice: Row { self } }"

  private func completed(_ text: String) -> SourceFile {
    ProjectFiles.completing(SourceFile(name: "app/Main.swift", text: text)) {
      [SourceFile(name: "app/Row.swift", text: Self.row), SourceFile(name: "app/Item.swift", text: Self.item)]
    }
  }
  @Test(arguments: [
    "Row(item: Item())", "Row(item: Item())\n", "\n\nRow(item: Item())\r\n", "Row(item: Item()) // the end", "Row(item: Item())\n// the end\n\n",
    "#!/usr/bin/swift\nRow(item: Item())",
  ])
  func `are the tree of the whole text`(_ text: String) throws {
    let source = completed(text)
    let parsed = try #require(source.parsed)
    #expect(source.others.count == 3)
    #expect(parsed.file.description == source.text)
    #expect(parsed.file.debugDescription == ParsedSource(source.text).file.debugDescription)
    let files = [
      SourceFile(name: "app/Row.swift", text: Self.row), SourceFile(name: "app/Item.swift", text: Self.item),
    ]
    #expect(SourceCheck(source, among: ProjectFiles(files)).diagnostics == [])
  }
  @Test func `stay true while the file is edited`() throws {
    var program: Program?
    for text in ["Row(item: Item())", "Row(item: Item(name: \"a\"))", "Row(item: Item(name: \"a\")", "Row(item: Item(name: \"b\"))\n"] {
      let read = SourceFile(name: "app/Main.swift", text: text).read(after: program)
      let source = ProjectFiles.completing(read) { [SourceFile(name: "app/Row.swift", text: Self.row), SourceFile(name: "app/Item.swift", text: Self.item)] }
      let next = Program.read(source, after: program)
      #expect(next.diagnostics == Program.read(SourceFile(name: source.name, text: source.text)).diagnostics)
      #expect(next.parsed.file.description == source.text)
      program = next
    }
  }
  @Test func `are read again only of files that changed`() throws {
    let files = [SourceFile(name: "app/Row.swift", text: Self.row), SourceFile(name: "app/Item.swift", text: Self.item)]
    let first = ProjectFiles(files)
    let main = SourceFile(name: "app/Main.swift", text: "Row(item: Item())")
    #expect(ProjectFiles.completing(main, in: { first }).others.count == 3)
    let second = ProjectFiles([files[0], SourceFile(name: "app/Item.swift", text: "struct Item { var name = 3 }")], after: first)
    let source = ProjectFiles.completing(main, in: { second })
    #expect(source.others.map(\.name).sorted() == ["app/Item.swift", "app/Row.swift"])
    #expect(source.text.contains("var name = 3"))
  }
  @Test func `leave out the file that is shown`() throws {
    let files = ProjectFiles([SourceFile(name: "app/Main.swift", text: "struct Row {}"), SourceFile(name: "app/Row.swift", text: Self.row)])
    let source = ProjectFiles.completing(SourceFile(name: "./app/Main.swift", text: "Row()"), in: { files.around("app/Main.swift") })
    #expect(source.others.map(\.name) == ["app/Row.swift"])
  }
  @Test func `of many files do not read those without the names`() throws {
    // A file that would be an error if it were read, and a hundred that declare nothing that is wanted.
    let files = (0..<100).map { SourceFile(name: "app/F\($0).swift", text: "struct F\($0) { let a: Missing\($0) }\nextension F\($0) { var shout: Int { 1 } }") }
    let source = ProjectFiles.completing(SourceFile(name: "app/Main.swift", text: "F7(a: 1)"), in: { ProjectFiles(files) })
    #expect(source.others.map(\.name) == ["app/F7.swift", "app/F7.swift"])
  }
  @Test func `that are deeply nested are said to be so, and the others are shown`() throws {
    let (open, close) = (String(repeating: "(", count: 30_000), String(repeating: ")", count: 30_000))
    let texts = ["Deep": "struct Deep: View { var body: some View { \(open)Text(\"a\")\(close) } }", "Row": Self.row, "Item": Self.item]
    let files = ProjectFiles(texts.sorted { $0.key < $1.key }.map { SourceFile(name: "app/\($0.key).swift", text: $0.value) })
    let source = ProjectFiles.completing(SourceFile(name: "app/Main.swift", text: "VStack { Deep(); Row(item: Item()) }"), in: { files })
    #expect(source.others.map(\.name).contains("app/Row.swift"))
    let main = SourceFile(name: "app/Main.swift", text: "VStack { Deep(); Row(item: Item()) }")
    let checked = try CheckedProgram.read(main, among: files)
    let root = checked.root(budget: Budget())
    let host = ViewHost(root.view, device: .cells, recordsWrittenViews: true)
    #expect(host.writtenViews.contains { $0.name == "Row" })
    let deep = Program.read(SourceFile(name: "app/Deep.swift", text: texts["Deep"] ?? ""))
    #expect(deep.diagnostics.first?.message.contains("nest") == true)
  }
}
