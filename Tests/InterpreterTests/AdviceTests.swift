import Foundation
import SwiftSource
import Testing

@MainActor @Suite struct `Advice` {
  private func said(_ source: String) -> [String] {
    Program.read(Interpreted(source).source).advice.map { "\($0.range?.line ?? 0):\($0.range?.column ?? 0): \($0.message)" }
  }
  private func view(_ members: String) -> String { "struct V: View {\n\(members)\nvar body: some View { Text(\"a\") } }" }

  @Test(arguments: [
    ("let n: Int\ninit(names: [String]) { n = names.filter { $0 != \"a\" }.count }", "3:35: making 'V' goes through a collection with 'filter'"),
    ("init() { for _ in 0..<9 { } }", "2:10: making 'V' runs a loop"), ("init() { print(\"made\") }", "2:10: making 'V' prints with 'print'"),
    ("let order = [2, 1].sorted()", "2:20: making 'V' orders a collection with 'sorted'"),
    ("@State var order = [2, 1].sorted()", "2:27: making 'V' orders a collection with 'sorted'"),
    ("let n: Int\ninit() { n = V.total() }\nstatic func total() -> Int { [1, 2].reduce(0, +) }", "3:16: making 'V' calls 'total', which goes through a collection with 'reduce'"),
    ("let n: Int = { var n = 0; while n < 9 { n += 1 }; return n }()", "2:27: making 'V' runs a loop"),
  ])
  func `names the work that is done whenever a view is made`(_ members: String, _ expected: String) { #expect(said(view(members)) == [expected]) }

  @Test(arguments: [
    "let n: Int\ninit(n: Int) { self.n = n }", "@State private var n: Int\ninit(n: Int) { _n = State(initialValue: n + 1) }",
    "let action: () -> Void\ninit() { action = { print(\"tapped\") } }", "let n: Int?\ninit(n: Int?) { self.n = n.map { $0 + 1 } }",
    "var sum: Int { [1, 2].reduce(0, +) }", "static let order = [2, 1].sorted()", "func again() { again() }\ninit() { }",
    "let content: Text\ninit(@ViewBuilder content: () -> Text) { self.content = content() }",
  ])
  func `is silent about initialisers that only store, and about work elsewhere`(_ members: String) { #expect(said(view(members)) == []) }

  @Test func `is about views: what else a file declares may work when it is made`() {
    #expect(said("struct Model { let n: [Int]; init() { n = [2, 1].sorted() } }\n" + view("")) == [])
  }
  @Test func `follows functions that call each other without end`() {
    let source = "func f() -> Int { g() }\nfunc g() -> Int { f() }\n" + view("let n: Int\ninit() { n = f() }")
    #expect(said(source) == [])
  }

  @Test func `looks into each function once, and into the file's own before it goes by a name`() {
    let functions = (0..<60).map { "func f\($0)() -> Int { " + Array(repeating: "f\($0 + 1)()", count: 9).joined(separator: " + ") + " }\n" }.joined()
    #expect(said(functions + "func f60() -> Int { 1 }\n" + view("let n: Int\ninit() { n = f0() }")) == [])
    #expect(said("struct Task { let title: String }\nfunc save() { }\n" + view("let task: Task\ninit() { task = Task(title: \"a\"); save() }")) == [])
  }

  @Test(arguments: [
    ("Text(\"a\").bold()\nText(\"b\")", true), ("Image(\"a\")\nText(\"b\")", false), ("ForEach(0..<3) { n in Text(\"\\(n)\") }", true),
    ("if true { Text(\"a\") } else { Text(\"b\") }", false), ("if true { Text(\"a\")\nText(\"b\") }", true), ("Caption()\nGroup { Caption().padding() }", true), ("", false),
  ])
  func `tells rows of texts to stand on a line`(_ content: String, _ isSaid: Bool) {
    let caption = "\nstruct Caption: View { var body: some View { Text(\"c\").italic() } }"
    for (alignment, column) in [(".bottom", 19), ("VerticalAlignment.bottom", 19)] {
      let expected = isSaid ? ["1:\(column): the texts of this 'HStack' stand on their bottom edges, not on one line"] : []
      #expect(said("HStack(alignment: \(alignment)) {\n\(content)\n}" + caption) == expected)
    }
    #expect(said("HStack(alignment: .lastTextBaseline) {\n\(content)\n}" + caption) == [])
  }
  @Test func `says how a picture comes onto the line, and what to write`() throws {
    let advice = try #require(Program.read(Interpreted("HStack(alignment: .bottom) { Image(\"a\"); Text(\"a\"); Text(\"b\") }").source).advice.first)
    #expect(advice.severity == .advice && advice.notes.count == 2 && advice.notes[1].message.contains("d[.bottom] * 0.927"))
    #expect(advice.fix?.replacement == "lastTextBaseline" && advice.fix?.range?.column == 20 && advice.fix?.range?.endColumn == 26)
  }

  @Test(arguments: [
    ("var icon = \"#\"\nvar title: String\nvar isOn: Bool = false", ["1:8: the initialiser of 'V' has 2 optional parts: 'icon', 'isOn'"]),
    ("var title: String\nvar note: String?\nvar more: Int?", ["1:8: the initialiser of 'V' has 2 optional parts: 'note', 'more'"]),
    ("init(_ title: String, icon: String = \"#\", isOn: Bool = false) { }", ["2:1: the initialiser of 'V' has 2 optional parts: 'icon', 'isOn'"]),
    ("let title: String\nvar isOn = false", []), ("@State var a = 0\n@State var b = 0\nlet c = 1\nlet d = 2", []), ("private var a = 1\nprivate var b = 2", []),
    ("var a = 1\nvar b = 2\nfunc a(_ a: Int) -> Self { self }", []), ("static var a = 1\nstatic var b = 2", []),
  ])
  func `tells an initialiser of many optional parts to have modifiers`(_ members: String, _ expected: [String]) { #expect(said(view(members)) == expected) }

  @Test func `gives a modifier as it would be written`() throws {
    let advice = try #require(Program.read(Interpreted(view("var title: String\nvar icon: String = \"#\"\nvar isOn = false")).source).advice.first)
    #expect(advice.fix?.words == "make modifiers of them: '@Customizable private var icon: String = \"#\"' makes '.icon(_:)'")
    #expect(advice.notes[0].message.hasPrefix("a call needs 'title' only"))
  }
  @Test func `waits until a program can be read`() { #expect(said(view("init() { print(1 }")) == []) }

  @Test func `S57 on the samples is what they say themselves`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "playground/views")
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let marked = lines.enumerated().compactMap { number, line in line.firstRange(of: "// advice: ").map { "\(number + 1): \(line[$0.upperBound...])" } }
      let found = Program.read(Interpreted(text).source).advice.map { "\($0.range?.line ?? 0): \($0.message)" }
      #expect(found == marked, "\(file.lastPathComponent)")
      count += found.count
    }
    #expect(count == 4)
  }
}
