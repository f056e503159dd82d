internal import Declarations
internal import Testing

@testable internal import Semantics

/// One file is checked among the files of its module.
@Suite struct `A file of a module` {
  private let library = LibraryReader()

  private func said(_ text: String, among others: [String: String], implying implied: String? = nil) -> [String] {
    let files = others.sorted { $0.key < $1.key }.map { ProgramCheck.File($0.key, $0.value) }
    let checker = ProgramCheck.checked(
      [ProgramCheck.File("App/Main.swift", text)], among: files, library: library, implying: implied)
    return checker.diagnostics.map { ($0.severity == .error ? "error: " : "") + $0.message }
  }

  @Test func `sees what other files declare, and is alone judged`() {
    let other = "struct Item { let name: String; let size = 3; func wrong() -> Int { \"\" } }"
    #expect(said("let n: Int = Item(name: \"a\").size", among: ["App/Item.swift": other]) == [])
    #expect(
      said("let n: String = Item(name: \"a\").size", among: ["App/Item.swift": other])
        == ["error: cannot convert value of type 'Int' to specified type 'String'"])
  }
  @Test func `does not see what is private to another`() {
    let other = "private struct Hidden {}\nfileprivate func make() {}\nstruct Seen { private var x = 1 }"
    #expect(said("let h = Hidden()", among: ["App/B.swift": other]) == ["error: cannot find 'Hidden' in scope"])
    #expect(said("func f() { make() }", among: ["App/B.swift": other]) == ["error: cannot find 'make' in scope"])
    #expect(said("private struct Hidden {}\nprivate let h = Hidden()", among: ["App/B.swift": other]) == [])
  }
  @Test func `sees its own imports alone, and members of all`() {
    let other = "import Foundation\nextension String { var date: Date { Date() } }"
    #expect(said("let d = Date()", among: ["App/B.swift": other]) == ["error: cannot find 'Date' in scope"])
    #expect(said("let d = \"\".date", among: ["App/B.swift": other]) == [])
    #expect(said("let d = Date()", among: ["App/B.swift": "@_exported import Foundation"]) == [])
  }
  @Test func `takes the nearest of what several targets declare`() {
    let others = [
      "App/Near.swift": "struct Item { let near = 1 }\nextension String { func tag() -> Int { 1 } }",
      "Widget/Far.swift": "struct Item { let far = 1 }\nextension String { func tag() -> Int { 2 } }",
    ]
    #expect(said("let n = Item().near + \"\".tag()", among: others) == [])
  }
  @Test func `is not wrong where something of a module is used that is not there`() {
    let text = """
      import SwiftUI
      import Kingfisher
      struct A: View {
        @Lookup(\\.names) var names
        var body: some View { KFImage(names.first).fade(.slow) { $0.x }; Text("a").cached(.always) }
      }
      let a = A()
      """
    #expect(!said(text, among: [:]).contains { $0.hasPrefix("error") })
  }
  @Test func `is checked between its declarations too`() {
    #expect(said("struct A {}\nA().b()", among: [:]) == ["error: value of type 'A' has no member 'b'"])
    #expect(said("Text(1)", among: [:], implying: "SwiftUI").count == 1)
    #expect(said("#Preview { Text(\"a\") }", among: [:], implying: "SwiftUI") == [])
  }

  @Test func `takes an alias of what is not known for anything`() {
    let text = "import SwiftUI\nimport Looks\ntypealias Ground = LooksGround\nstruct V: View { var body: some View { ZStack { Ground(); Text(\"a\") } } }"
    #expect(!said(text, among: [:]).contains { $0.hasPrefix("error") })
  }
  @Test func `may use what models and files declare that nobody reads`() {
    func said(_ text: String, _ elsewhere: SourcesElsewhere) -> [String] {
      let checker = ProgramCheck.checked(
        [ProgramCheck.File("App/Main.swift", text)], library: library, besides: { elsewhere })
      return checker.diagnostics.map { ($0.severity == .error ? "error: " : "") + $0.message }
    }
    let books = "import CoreData\nlet b: Book? = nil"
    func from(_ name: String, _ origin: String) -> String { "'\(name)' is not known; it may come from \(origin)" }
    #expect(said(books, SourcesElsewhere()) == [from("Book", "a model of Core Data, which is not in the folder of the project")])
    #expect(said(books, SourcesElsewhere(hasDataModel: true)) == ["error: cannot find type 'Book' in scope; did you mean 'Bool'?"])
    let fetched = """
      import CoreData
      import SwiftUI
      struct V: View {
        @FetchRequest(sortDescriptors: []) var all: FetchedResults<Book>
        @FetchRequest(sortDescriptors: [SortDescriptor(\\.title)]) var sorted: FetchedResults<Book>
        var body: some View { List(sorted) { Text($0.title ?? "") } }
      }
      """
    #expect(!said(fetched, SourcesElsewhere()).contains { $0.hasPrefix("error") })
    #expect(said("let b: Book? = nil", SourcesElsewhere()).first?.hasPrefix("error") == true)
    let sleep = "import CoreML\nlet s: Sleep? = nil; let t: Slep? = nil"
    let model = from("Sleep", "'Sleep.mlmodel', which the playground does not read")
    let found = said(sleep, SourcesElsewhere(learningModels: ["Sleep.mlmodel"]))
    #expect(found.first == model && found.last?.hasPrefix("error: cannot find type 'Slep'") == true)
    let secret = from("apiKey", "'Secrets.swift', which the project names and which is not in its folder")
    #expect(said("let k = apiKey", SourcesElsewhere(swiftFiles: ["Secrets.swift"])) == [secret])
  }
}
