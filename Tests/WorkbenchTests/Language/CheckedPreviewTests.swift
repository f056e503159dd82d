internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Testing
internal import Views

@testable internal import Workbench

/// Files that the interpreter refuses and Swift's rules accept.
@MainActor @Suite struct `A file that only Swift's rules accept` {
  /// Overloads that the interpreter's own look-up does not choose among.
  private let overloads = """
    protocol P { var p: Int { get } }; protocol Q { var q: Int { get } }; struct S: P, Q { var p = 1; var q = 2 }
    func kind(_ x: any P & Q) -> String { "both" }; func kind(_ x: any P) -> String { "one" }

    """

  func preview(
    _ text: String, _ others: [SourceFile] = [], isModule: Bool = true, after earlier: Preview? = nil
  ) -> Preview {
    var request = Request()
    request.proposal = ProposedViewSize(width: 320, height: 160)
    if !others.isEmpty { request.others = { ProjectFiles(others, isModule: isModule) } }
    return Preview(SourceFile(name: "a.swift", text: overloads + text), request, state: earlier)
  }
  func texts(_ preview: Preview) -> [String] {
    guard let host = preview.host, let root = host.tree.root else { return [] }
    var found: [String] = []
    func add(_ node: NodeID) {
      if host.infos[Int(node)].kind == "Text" { found.append(host.label(of: node) ?? "") }
      host.tree.children(of: node).forEach(add)
    }
    add(root)
    return found
  }

  @Test(arguments: [
    "Text(kind(S()))",
    "#Preview { Text(kind(S())) }",
    "#Preview(\"a\", body: { Text(kind(S())) })",
    "#if DEBUG\n#Preview { Text(kind(S())) }\n#endif",
    "private struct A: View { var body: some View { Text(kind(S())) } }\n#Preview { A() }",
    "struct A: View { var body: some View { Text(kind(S())) } }",
    "struct A: View { var body: some View { Text(kind(S())) } }\n"
      + "struct A_Previews: PreviewProvider { static var previews: some View { A() } }",
    "#Preview { @Previewable @State var x = S(); Text(kind(x)) }",
    "struct A: View { var body: some View { Text(kind(S())) } }\n"
      + "@main struct Main: App { var body: some Scene { WindowGroup { A() } } }",
  ]) func `is shown`(_ text: String) {
    let preview = preview(text)
    #expect(preview.diagnostics.filter(\.isError) == [])
    #expect(texts(preview) == ["both"])
  }

  @Test func `says where its views are written, in a preview that was copied as well`() throws {
    let text = "struct A: View {\n  var body: some View { Text(kind(S())) }\n}\n#Preview {\n  A()\n    .padding()\n}\n"
    let host = try #require(preview(text).host)
    let sites = host.infos.compactMap(\.source).map { "\($0.file):\($0.line):\($0.column)" }
    #expect(sites.contains("a.swift:4:25") && sites.contains("a.swift:8:6"))
    #expect(sites.allSatisfy { $0.hasPrefix("a.swift:") })
  }
  @Test func `says where a run ends`() {
    let preview = preview("#Preview {\n  Text(kind([S()][1]))\n}\n")
    let errors = preview.diagnostics.filter(\.isError)
    #expect(errors.map(\.message) == ["Index out of range"])
    #expect(errors.first?.range?.line == 4 && errors.first?.range?.file == "a.swift")
  }
  @Test func `uses the other files of its module`() {
    let other = SourceFile(
      name: "b.swift", text: "import SwiftUI\nstruct B: View { let x: S\n  var body: some View { Text(kind(x)) } }\n")
    #expect(texts(preview("#Preview { B(x: S()) }\n", [other])) == ["both"])
  }
  @Test func `uses wrappers that begin by themselves in other files`() {
    let other = SourceFile(
      name: "b.swift",
      text: """
        import SwiftUI
        class M: ObservableObject { @Published var name = "m" }
        struct B: View {
          let x: S
          @State private var none: Int?
          @Namespace private var space
          @FocusState private var isFocused: Bool
          @Environment(\\.dismiss) private var dismiss
          @EnvironmentObject private var model: M
          var body: some View {
            Text(none == nil ? kind(x) + model.name : "some").focused($isFocused).matchedGeometryEffect(id: 1, in: space)
          }
        }
        """)
    let preview = preview("#Preview { B(x: S()).environmentObject(M()) }\n", [other])
    #expect(texts(preview) == ["bothm"])
  }
  @Test(arguments: [
    ("struct R: Identifiable { var id = 1; var s = S() }; @State var all = [R(), R(id: 2)]; var body: some View { ForEach($all) { $r in Text(kind(r.s)) } }", ["both", "both"]),
    (
      "@FocusState var on: Bool; var body: some View { C(on: $on) }; "
        + "struct C: View { @FocusState.Binding var on: Bool; var body: some View { Text(kind(S())).focused($on) } }", ["both"]
    ),
    (
      "struct B: ScrollTargetBehavior { func updateTarget(_ t: inout ScrollTarget, context: TargetContext) {} }; "
        + "var body: some View { ScrollView { Text(kind(S())) }.scrollTargetBehavior(B()) }", ["both"]
    ),
    ("var body: some View { Text(kind(S())).visualEffect { c, p in c.offset(x: p.size.width) } }", ["both"]),
    (
      "var body: some View { Text(kind(S())).keyframeAnimator(initialValue: 0.5, trigger: 1) { c, x in c.opacity(x) } "
        + "keyframes: { _ in KeyframeTrack { LinearKeyframe(1.0, duration: 1) } } }", ["both"]
    ),
    (
      "@State var t = \"\"; var body: some View { Text(t).onAppear { "
        + "DispatchQueue.global(qos: .background).async { DispatchQueue.main.async { t = kind(S()) } }; "
        + "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { t = \"later\" } } }", ["both"]
    ),
    (
      "@State var n = 1; func turn() { withAnimation(.default, completionCriteria: .removed) { n += 1 } completion: { turn() } }; "
        + "var body: some View { Text(kind(S()) + String(n)).onAppear { turn() } }", ["both2"]
    ),
    ("@State var n = 1; var body: some View { TabView(selection: $n) { Tab(value: 1) { Text(kind(S())) } } }", ["both"]),
    (
      "enum E { case a, b }; @State var e = E.b; var isThere = true; var body: some View { TabView(selection: $e) { "
        + "Tab(value: .a) { Text(\"no\") }; if isThere { Tab(value: .b) { Text(kind(S())) }.badge(2) } } }", ["both"]
    ),
    (
      "@State var n = 3; var body: some View { TabView(selection: $n) { Tab(value: 1) { Text(\"no\") }; "
        + "TabSection(\"S\") { ForEach(2..<4) { n in Tab(value: n) { Text(kind(S()) + String(n)) } } } } }", ["both3"]
    ),
  ]) func `is shown with what the library does`(_ members: String, _ expected: [String]) {
    let preview = preview("struct V: View { \(members) }\n#Preview { V() }")
    #expect(preview.diagnostics.filter(\.isError) == [])
    #expect(texts(preview) == expected)
  }
  @Test func `is an app whose scene watches a value`() {
    let preview = preview(
      "@main struct Main: App { @Environment(\\.scenePhase) var phase; var body: some Scene { "
        + "WindowGroup { Text(kind(S())) }.onChange(of: phase) { _ = $0 } } }")
    #expect(texts(preview) == ["both"])
  }
  @Test func `is not shown where it needs what is wrong`() {
    let preview = preview("Text(kind(\"a\"))")
    #expect(preview.hasErrors && preview.host == nil)
    #expect(!preview.diagnostics.filter(\.isError).isEmpty)
  }
  @Test func `ends where it runs for ever`() {
    let text = "func f() -> String { var x = 1; while x > 0 { x += 1; x -= 1 }; return kind(S()) }\nText(f())"
    #expect(preview(text).diagnostics.contains { $0.isError && $0.message.contains("playground stops here") })
  }
  @Test func `does not take the library's names from files that only stand beside it`() {
    let other = SourceFile(
      name: "b.swift",
      text: "import SwiftUI\nstruct Text: View { let text: String\n"
        + "  init(_ text: String) { self.text = text }\n  var body: some View { SwiftUI.Text(\"other\") } }\n")
    #expect(texts(preview("#Preview { Text(kind(S())) }\n", [other], isModule: false)) == ["both"])
    #expect(texts(preview("#Preview { Text(kind(S())) }\n", [other])) == ["other"])
  }
  @Test func `shows values of every type in a text`() {
    let text =
      "struct A { var a = 1; var b: [String?] = [nil, \"x\"] }\n"
      + "struct B: CustomStringConvertible { var description: String { \"own\" } }\n"
      + "VStack { Text(kind(S())); Text(\"\\(A()) \\([1, 2]) \\(B()) \\([B()]) \\(Optional(3) as Any)\") }"
    let expected = "A(a: 1, b: [nil, Optional(\"x\")]) [1, 2] own [own] Optional(3)"
    #expect(texts(preview(text)) == ["both", expected])
  }

  @Test(arguments: [
    ("@State private var n = 1", "n += 1", "\\(n)", "2"),
    ("@State private var all = [1]", "all.append(2)", "\\(all.count)", "2"),
    ("@State private var p = Point()", "p.x = 7", "\\(p.x)", "7"),
    ("@State private var k = Kind.a", "k = .c(4)", "\\(k.number)", "4"),
    ("@State private var t: [String: Set<Int>] = [:]", "t[\"a\"] = [3]", "\\(t[\"a\"]?.first ?? 0)", "3"),
    ("@State private var d: [String: Int] = [:]", "d[\"a\"] = 3", "\\(d[\"a\"] ?? 0)", "3"),
    ("@State private var z: Set<Int> = []", "z = [3]", "\\(z.first ?? 0)", "3"),
    ("@State private var o: Int? = nil", "o = 5", "\\(o ?? 0)", "5"),
    ("@StateObject private var store = Store()", "store.n = 9", "\\(store.n)", "9"),
  ]) func `goes on with its state after an edit`(
    property: String, action: String, shown: String, expected: String
  ) throws {
    func text(_ word: String) -> String {
      """
      struct Point { var x = 1 }
      enum Kind { case a, c(Int)
        var number: Int { if case .c(let n) = self { n } else { 0 } } }
      class Store: ObservableObject { @Published var n = 0 }
      struct A: View {
        \(property)
        var body: some View { Text("\(word)"); Text("\(shown)"); Button("go") { \(action) }; Text(kind(S())) }
      }
      #Preview { A() }
      """
    }
    let first = preview(text("before"))
    let host = try #require(first.host)
    #expect(try host.tap(#require(button(in: host))))
    let second = preview("let more = 1\n" + text("after"), after: first)
    #expect(second.host != nil)
    #expect(texts(first) == ["before", expected, "go", "both"])
    #expect(texts(second) == ["after", expected, "go", "both"])
    // Of another type it begins anew.
    let third = preview(text("again").replacing("var x = 1 ", with: "var x = 1; var y = 2 "), after: second)
    #expect(texts(third)[1] == expected || property.contains("Point"))
  }
  private func button(in host: ViewHost) -> NodeID? {
    host.infos.indices.first { host.infos[$0].kind == "Button" }.map { NodeID($0) }
  }

  /// Values that are put together with themselves, and descriptions of what has more parts than there are atoms.
  @Test(arguments: [
    "var t = \"ab\"; for _ in 0..<60 { t += t }; return t",
    "var t = \"ab\"; for _ in 0..<60 { t = \"\\(t)\\(t)\" }; return t",
    "var t = [1]; for _ in 0..<60 { t += t }; return \"\\(t.count)\"",
    "var t = [1]; for _ in 0..<60 { t = t + t }; return \"\\(t.count)\"",
    "var t = T(a: []); for _ in 0..<60 { t = T(a: [t, t]) }; return \"\\(t)\"",
    "var t = T(a: []), u = T(a: []); for _ in 0..<60 { t = T(a: [t, t]); u = T(a: [u, u]) }; return \"\\(t == u)\"",
    "var t = AttributedString(\"a\"); for _ in 0..<60 { t += t }; return \"\\(t.characters.count)\"",
    "var t = Path(CGRect(x: 0, y: 0, width: 9, height: 9)); for _ in 0..<60 { t.addPath(t) }; return \"\\(t.isEmpty)\"",
    "return String(repeating: \"ab\", count: Int.max)", "return \"\\(Array(repeating: 1, count: Int.max).count)\"",
    "return Array(repeating: String(repeating: \"a\", count: 900_000), count: 900_000).joined(separator: \"\")",
    "indirect enum L { case n, c(L) }; var l = L.n; for _ in 0..<100_000 { l = .c(l) }; return \"\\(l)\"",
    "return String(repeating: \"a\", count: 1_000).replacingOccurrences(of: \"((a{1,1000}){1,1000}){1,1000}b\", "
      + "with: \"\", options: .regularExpression)",
  ]) func `ends before the machine has no memory left`(_ body: String) {
    let text =
      "struct T: Equatable { var a: [T] }\nfunc f() -> String { \(body) }\nVStack { Text(kind(S())); Text(f()) }"
    let errors = preview(text).diagnostics.filter(\.isError)
    #expect(errors.count == 1 && errors.first?.message.contains("the playground") == true, "\(errors)")
  }
  @Test(arguments: [
    ("IndexSet(integer: .max).map { $0 }", "Foundation.IndexSet.makeIterator()"),
    ("Decimal(string: \"x\")!", "nil"),
  ]) func `ends with its place where the library traps`(_ expression: String, _ words: String) {
    let preview = preview("VStack {\n  Text(kind(S()))\n  Text(\"\\(\(expression))\")\n}")
    let errors = preview.diagnostics.filter(\.isError)
    #expect(errors.count == 1 && errors.first?.message.contains(words) == true, "\(errors)")
    #expect(errors.first?.range?.line == 5)
  }

  func first(_ text: String) -> Preview {
    var request = Request()
    request.proposal = ProposedViewSize(width: 320, height: 160)
    return Preview(SourceFile(name: "a.swift", text: text), request)
  }
  @Test func `runs by them first`() {
    let shown = first("Text(\"\\([10, 20, 30][1...][1])\")")
    #expect(shown.host != nil)
    #expect(texts(shown) == ["20"])
  }
  @Test func `shows what does not need what is wrong, and says that beside it`() {
    let shown = first("struct A: View { var body: some View { Text(\"a\") } }\nfunc f() -> Int { \"\" }\n#Preview { A() }")
    #expect(!shown.hasErrors && shown.diagnostics.filter(\.isError).count == 1)
    #expect(texts(shown) == ["a"])
  }
  @Test(arguments: [
    "let a: Foo = .init()\nText(\"\\(a)\")", "let a: Foo = .init()\nVStack { Text(\"x\"); Text(a.name) }",
    "struct A: View { @State var n = missing; var body: some View { Text(\"\\(n)\") } }\n#Preview { A() }",
    "struct A: View { var n = missing; var body: some View { Text(\"\\(n)\") } }\n#Preview { A() }",
    "struct B { static let shared = missing() }\n#Preview { Text(\"\\(B.shared)\") }",
    "struct B: View { var body: Foo { Text(\"b\") } }\n#Preview { VStack { Text(\"a\"); B() } }",
    "protocol P { var t: Foo { get } }\nstruct S: P { var t: Int { 1 } }\n#Preview { let p: any P = S(); Text(\"\\(p.t)\") }",
    "struct W: Shape { func outline(in rect: CGRect) -> Path { Path() } }\n#Preview { W() }",
    "func f(_ a: Foo) -> Int { 1 }\n#Preview { Text(\"\\(f(1))\") }",
    "func f() -> Int { }\n#Preview { Text(\"\\(f())\") }",
    "struct A: View { var body: some View { Button(\"a\") { missing() } } }\n#Preview { A() }",
  ]) func `is nothing where a value, a type or a function that it needs is wrong`(_ text: String) {
    let shown = first(text)
    #expect(shown.hasErrors && shown.host == nil, "\(shown.diagnostics)")
    #expect(shown.diagnostics.contains { $0.isError && $0.range != nil }, "\(shown.diagnostics)")
  }
  @Test func `says of which loop it is that it does not end`() {
    let shown = first("func f() -> Int { var i = 0\nwhile true { i += 1 }\nreturn i }\nText(\"\\(f())\")")
    #expect(shown.diagnostics.first?.range?.line == 2)
  }
  @Test func `remembers defaults while it runs`() {
    let shown = first(
      """
      struct A: View {
        init() { UserDefaults.standard.set(7, forKey: "n"); UserDefaults.standard.set(true, forKey: "b") }
        var body: some View {
          let all = UserDefaults.standard
          Text("\\(all.integer(forKey: "n")) \\(all.bool(forKey: "b")) \\(all.string(forKey: "x") ?? "-")")
        }
      }
      """)
    #expect(shown.host != nil)
    #expect(texts(shown) == ["7 true -"])
  }
  @Test(arguments: [
    (#"{"x":1}"#, "Point(x: 1, name: nil)"), ("{}", "no x"),
    (#"{"x":"a"}"#, "Int: Expected to decode Int but found a string instead."),
  ]) func `reads JSON, and says what is wrong with it`(_ json: String, _ wanted: String) {
    let shown = first(
      """
      struct Point: Codable { var x: Int; var name: String? }
      func read(_ text: String) -> String {
        do {
          return "\\(try JSONDecoder().decode(Point.self, from: Data(text.utf8)))"
        } catch DecodingError.keyNotFound(let key, _) {
          return "no \\(key.stringValue)"
        } catch DecodingError.typeMismatch(let type, let context) {
          return "\\(type): \\(context.debugDescription)"
        } catch { return "\\(error)" }
      }
      Text(read(#"\(json)"#))
      """)
    #expect(shown.host != nil, "\(shown.diagnostics)")
    #expect(texts(shown) == [wanted])
  }
  @Test func `shares the values of stored properties with the defaults`() {
    let preview = preview(
      "struct V: View { @AppStorage(\"n\") var n = 3; var body: some View { "
        + "Text(kind(S()) + String(n)).onAppear { UserDefaults.standard.set(7, forKey: \"n\") } } }\n#Preview { V() }")
    #expect(texts(preview) == ["both7"])
  }
  @Test func `reads keys in snake case`() {
    let shown = first(
      """
      struct Point: Codable { var firstName: String; var homeURL: String? }
      func read() throws -> String {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return "\\(try decoder.decode([Point].self, from: Data(#"[{"first_name":"a","home_url":"b"}]"#.utf8)))"
      }
      Text((try? read()) ?? "-")
      """)
    #expect(shown.host != nil, "\(shown.diagnostics)")
    #expect(texts(shown) == ["[Point(firstName: \"a\", homeURL: nil)]"])
  }
  /// The initialiser of such a view takes the object late, as that of `StateObject` does.
  @Test func `state objects are handed over by initialisers of members`() {
    let shown = preview(
      """
      final class M: ObservableObject { @Published var n: Int; init(n: Int) { self.n = n } }
      struct C: View { @StateObject var m: M; var t = 1; var body: some View { Text("\\(m.n)") } }
      #Preview { C(m: M(n: 5)) }
      """)
    #expect(texts(shown) == ["5"], "\(shown.diagnostics)")
  }
  /// The observers of a wrapped property are looked at more than once where they are reached late.
  @Test func `observers of properties in other files see their object and the old value`() {
    let other = SourceFile(
      name: "b.swift",
      text: """
        import Foundation
        final class Model: ObservableObject {
          @Published private(set) var items: [Int] = [] { didSet { log.append("\\(oldValue) \\(items)") } }
          var log: [String] = []
          init() { load() }
          func load() { items = [3]; items = [4] }
        }
        """)
    let text = "#Preview { Text(Model().log.joined(separator: \", \")) }\n"
    #expect(texts(preview(text, [other])) == ["[] [3], [3] [4]"])
  }

  @Test func `tells the place of a literal that no number of its type holds`() {
    let shown = first("let number: Decimal = 1e309\nText(\"\\(number)\")")
    #expect(shown.diagnostics.first?.range?.line == 1)
  }
  @Test func `names views by their ids`() throws {
    let shown = first("VStack { Text(\"a\").id(7); Text(\"b\").id(\"second\") }")
    #expect(shown.host != nil)
    let host = try #require(shown.host)
    #expect(host.infos.compactMap(\.identifier) == ["7", "second"])
  }
}
