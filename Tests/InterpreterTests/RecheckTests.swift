import Foundation
import SwiftSource
import Testing
import Views

@testable import Workbench

/// What is checked after an edit, where only the code of one declaration has changed.
@MainActor @Suite struct RecheckTests {
  private static let program = """
    import SwiftUI
    let limit = 3
    enum Kind: String, CaseIterable { case apple, pear
      var color: Color { switch self { case .apple: .red
        default: Color.purple } } }
    struct Item: Identifiable { let id: Int; var name: String = "x"; var price: Double = 2 * 4 }
    struct Row: View {
      private let title: String
      var item: Item
      init(_ title: String, item: Item) { self.title = title.uppercased(); self.item = item }
      func twice(_ n: Double) -> Double {
        struct Doubled { let value: Double; var all: Double { value * 2 } }
        func more(_ value: Double) -> Doubled { Doubled(value: value) }
        return more(n).all
      }
      var body: some View {
        HStack(spacing: 8) { Text("\\(title) \\(twice(item.price))"); Spacer(minLength: 2) }
      }
    }
    extension View { func card(_ c: Color = .white) -> some View { padding(4).background(c) } }
    func words(_ n: Int) -> String { var s = ""; for i in 0..<n where i != 1 { s += "\\(i)" }; return s }
    struct ContentView: View {
      @State private var size = 12.0
      let items = [Item(id: 1, price: 2), Item(id: 2, name: "b", price: 2.5)]
      var body: some View {
        VStack {
          ForEach(items) { Row("a", item: $0) }
          ForEach(Kind.allCases, id: \\.self) { kind in Text(kind.rawValue).foregroundColor(kind.color) }
          Text(words(limit)).bold().card().frame(width: size * 4)
        }
      }
    }
    #Preview("one") { ContentView().padding(3) }
    """
  private static let samples: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../playground/views")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let texts = files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    return [program, program + "\nContentView()\nText(\"end\").padding(2)\n"]
      + texts.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }()
  private static let request: Request = {
    var request = Request()
    request.device = .cells
    (request.budget.steps, request.budget.views) = (20_000, 2_000)
    return request
  }()
  private func shown(_ text: String, after latest: Preview? = nil) -> Preview {
    let source = SourceFile(name: "a.swift", text: text)
    return Preview(source, Self.request, after: latest?.program, checkedAfter: latest)
  }
  private func description(_ preview: Preview) -> String {
    var lines = [rendered(preview.diagnostics, source: preview.source), "\(preview.hasErrors)"]
    if let check = preview.check { lines.append(rendered(check.diagnostics, source: preview.source)) }
    guard let host = preview.host else { return lines.joined(separator: "\n") }
    func place(_ site: SourceSite?) -> String { site.map { "\(SourceRange($0))" } ?? "-" }
    lines += host.infos.map { "\($0.kind) \($0.identifier ?? "") \(place($0.source))" }
    lines += [preview.dump(.nodes), preview.dump(.layout), preview.dump(.cells)]
    return lines.joined(separator: "\n")
  }

  @Test(arguments: 0..<4) func `a checked file after an edit is as one that was checked afresh`(_ seed: Int) {
    let rounds = ProcessInfo.processInfo.environment["EDITS"].flatMap { Int($0) } ?? 20
    #expect(Self.samples.count > 20)
    var rechecks = 0
    for chain in 0..<(rounds / 10) {
      let original = Self.samples[(chain * 4 + seed) % Self.samples.count]
      var edited = EditedProgram(original, seed: UInt64(seed * 10_000 + chain + 77))
      var preview = shown(original)
      for step in 0..<10 {
        let before = edited.text
        edited.edit()
        if step == 6 { edited = EditedProgram(original, seed: UInt64(seed * 10_000 + chain + 5_000)) }
        preview = shown(edited.text, after: preview)
        rechecks += preview.check?.isRechecked == true ? 1 : 0
        let (found, expected) = (description(preview), description(shown(edited.text)))
        guard found == expected else {
          Issue.record("from\n\(before)\nto\n\(edited.text)\nfound\n\(found)\nexpected\n\(expected)")
          return
        }
      }
    }
    #expect(rechecks > rounds / 10)
  }

  /// An edit, and whether only code has changed.
  @Test(arguments: [
    ("price * 2", "price", false), ("padding(3)", "padding(5)", true), ("value * 2", "value * 3", true),
    ("2 * 4", "2 * 5", true), ("size = 12.0", "size = 14.5", true), ("size = 12.0", "size = \"a\"", false),
    ("limit = 3", "limit = 4", true), ("limit = 3", "limit = 4.0", false), ("i != 1", "i != 1 && i != 0", true),
    ("minLength: 2", "minLength: two", true), ("var item: Item", "var item : Item", false),
    ("default: Color.purple", "default: .green", true), ("{\n        HStack(spacing: 8)", "{ // a\n        HStack(spacing: 8)", true),
  ]) func `only code is checked again`(_ old: String, _ new: String, _ isCode: Bool) throws {
    let text = Self.program.replacing(old, with: new)
    let preview = shown(text, after: shown(Self.program))
    #expect(preview.check?.isRechecked == (isCode && text != Self.program))
    #expect(description(preview) == description(shown(text)))
  }

  @Test func `lines are counted where they stand now`() {
    let text = "func f() -> Int { 1 }\nfunc line() -> Int { #line }\nText(\"\\(line()) \\(f())\")\n"
    let edited = text.replacing("{ 1 }", with: "{\n\n\n1 }")
    let preview = shown(edited, after: shown(text))
    #expect(preview.check?.isRechecked == true)
    #expect(description(preview).contains("5 1"))
    #expect(description(preview) == description(shown(edited)))
  }

  @Test func `a run that was there before keeps its code`() throws {
    let text = "struct V: View { var body: some View { Text(String(repeating: \"a\", count: 3)) } }\nV()\n"
    let before = shown(text)
    let broken = shown(text.replacing("count: 3", with: "count: three"), after: before)
    #expect(broken.check?.isRechecked == true)
    #expect(broken.check?.isRunnable == false)
    let host = try #require(before.host)
    host.update()
    #expect(before.dump(.nodes).contains("\"aaa\""))
    let again = shown(text.replacing("count: 3", with: "count: 5"), after: broken)
    #expect(again.check?.isRechecked == true)
    #expect(again.dump(.nodes).contains("\"aaaaa\""))
  }
}
