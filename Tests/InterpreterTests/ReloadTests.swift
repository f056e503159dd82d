import Foundation
import Interpreter
import Testing
import Views

@MainActor
@Suite struct ReloadTests {
  private static let program = """
    import SwiftUI
    enum Kind: String, CaseIterable { case apple, pear = "Birne"
      var color: Color { switch self { case .apple: .red
        default: Color.purple } } }
    struct Item: Identifiable, Hashable { let id: Int; var name: String = "x"; var price: Double }
    let limit = 3
    struct Row: View {
      private let title: String
      var item: Item
      init(_ title: String, item: Item) { self.title = title.uppercased(); self.item = item }
      @ViewBuilder func extra(_ n: Int = 2) -> some View { if n > 1 { Text("many"); Text("n=\\(n)") } }
      var body: some View { let twice = item.price * 2
        HStack(spacing: 8) { Text("\\(title) \\(twice)"); Spacer(minLength: 2); extra(); extra(1).shadow(radius: 2) } }
    }
    extension View { func card(_ c: Color = .white) -> some View { self.padding().background(c) } }
    func words(_ n: Int) -> String { var s = ""; for i in 0..<n where i != 1 { s += "\\(i)" }; return s }
    struct ContentView: View {
      let items = [Item(id: 1, price: 2), Item(id: 2, name: "b", price: 2.5)]
      var maybe: String? = "there"
      var body: some View {
        VStack {
          ForEach(items) { Row("a", item: $0) }
          ForEach(Kind.allCases, id: \\.self) { kind in Text(kind.rawValue).foregroundColor(kind.color) }
          Text(words(limit)).bold().card()
          if let maybe { Text(maybe) } else if items.isEmpty { Text("none") }
        }
      }
    }
    #Preview("one") { ContentView() }
    """
  private static let samples: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../playground/views").standardizedFileURL
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return [program, program + "\nContentView()\nText(\"end\")\n"]
      + files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }()

  @Test(arguments: 0..<8) func `a program after an edit behaves as one that was read afresh`(_ seed: Int) throws {
    let rounds = ProcessInfo.processInfo.environment["EDITS"].flatMap { Int($0) } ?? 30
    #expect(Self.samples.count > 20)
    for chain in 0..<(rounds / 10) {
      let original = Self.samples[(chain * 8 + seed) % Self.samples.count]
      var edited = EditedProgram(original, seed: UInt64(seed * 10_000 + chain))
      var program = Program.lower(SourceFile(name: "a.swift", text: original))
      for step in 0..<10 {
        edited.edit()
        // Now and then everything is undone at once.
        if step == 6 { edited = EditedProgram(original, seed: UInt64(seed * 10_000 + chain + 5_000)) }
        let source = SourceFile(name: "a.swift", text: edited.text)
        program = Program.lower(source, after: program)
        let (found, expected) = (behaviour(program), behaviour(Program.lower(source)))
        guard found == expected else {
          let difference = zip(found.split(separator: "\n"), expected.split(separator: "\n")).first { $0 != $1 }
          Issue.record("seed \(seed), chain \(chain), step \(step): found \(difference?.0 ?? ""), expected \(difference?.1 ?? "")\n\(edited.text)")
          return
        }
      }
    }
  }
  @Test func `a change in one body leaves the older program as it was`() {
    let first = Program.lower(SourceFile(name: "a.swift", text: Self.program))
    let before = behaviour(first)
    let text = Self.program.replacing("many", with: "quite a few").replacing("#Preview", with: "\n\n#Preview")
    let second = Program.lower(SourceFile(name: "a.swift", text: text), after: first)
    #expect(behaviour(second).contains("quite a few"))
    #expect(behaviour(first) == before)
  }
  @Test func `places follow when text above them grows`() throws {
    let source = "func f() -> Int { 1 }\nstruct A: View { var body: some View { Text(\"a\"); Text(\"b\") } }\nA()\n"
    var program = Program.lower(SourceFile(name: "a.swift", text: source))
    for number in ["1 + 1", "\n  2 +\n  3\n", "4"] {
      let text = source.replacing("{ 1 }", with: "{ \(number) }")
      program = Program.lower(SourceFile(name: "a.swift", text: text), after: program)
      let host = ViewHost(try program.root().view, device: .cells)
      let lines = number.count { $0 == "\n" }
      #expect(host.infos.compactMap { $0.source?.line } == Array(repeating: 2 + lines, count: host.infos.count - 1))
      #expect(host.scopes.map { $0.source?.line } == [3 + lines])
    }
  }
  @Test func `an error and its repair lead back to the program`() throws {
    let source = SourceFile(name: "a.swift", text: Self.program)
    var program = Program.lower(source)
    let before = behaviour(program)
    for broken in ["Text(\"many\"", "Tex(\"many\")", "Text(3)", "}"] {
      program = Program.lower(SourceFile(name: "a.swift", text: Self.program.replacing("Text(\"many\")", with: broken)), after: program)
      #expect(!program.isRunnable)
      program = Program.lower(source, after: program)
      #expect(behaviour(program) == before)
    }
  }
  @Test func `what fails in the file is reported in the file, what fails in the expression in the expression`() throws {
    let source = "struct A: View {\n  let n: Int\n  var body: some View { Text(\"\\(10 / n)\") }\n}\nfunc half(_ n: Int) -> Int { n / 2 }\n"
    let program = Program.lower(SourceFile(name: "a.swift", text: source))
    func failure(_ expression: String) throws -> String? {
      let root = try program.root(.view(expression))
      _ = ViewHost(root.view, device: .cells)
      return root.evaluation.diagnostics.first?.range.map { "\($0.file):\($0.line):\($0.column)" }
    }
    #expect(try failure("A(n: 0)") == "a.swift:3:33")
    #expect(try failure("A(n: 1 / half(1))") == "--view:1:6")
  }
}
