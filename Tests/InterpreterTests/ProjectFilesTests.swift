import SwiftSource
import Running
import Testing
import Views

@MainActor
@Suite struct `Names that a file lacks` {
  /// The files that something was taken of.
  private static func files(_ source: SourceFile) -> ProjectFiles {
    ProjectFiles(Dictionary(source.others.map { ($0.name, $0) }) { first, _ in first }.values.map { $0 })
  }
  private func said(_ source: SourceFile) -> [Diagnostic] {
    SourceCheck(source, among: Self.files(source)).diagnostics
  }
  private func completed(_ text: String, _ others: [String: String]) -> SourceFile {
    ProjectFiles.completing(SourceFile(name: "app/Main.swift", text: text)) { others.sorted { $0.key < $1.key }.map { SourceFile(name: $0.key, text: $0.value) } }
  }
  @Test func `are found in the other files, with the extensions that belong to them`() throws {
    let source = completed(
      "struct Main: View { var body: some View { Row(item: Item.first).foregroundColor(.brand) } }",
      [
        "app/Row.swift":
          "struct Row: View { let item: Item; var body: some View { Text(item.shout) } }\nstruct P: PreviewProvider { static var previews: some View { Text(\"no\") } }",
        "app/models/Item.swift":
          "struct Item { var name: String; static let first = Item(name: \"tea\") }\nextension Item { var shout: String { name.uppercased() } }\nlet other = missing",
        "app/Theme.swift": "extension Color { static let brand = Color.red }",
      ])
    let checked = try CheckedProgram.read(source, among: Self.files(source))
    #expect(checked.diagnostics == [])
    let host = ViewHost(checked.root(budget: Budget()).view, device: .cells, recordsWrittenViews: true)
    #expect(host.writtenViews.filter { $0.name == "Text" }.map(\.detail) == ["TEA"])
  }
  @Test func `are members also where a parameter has the same name`() throws {
    let source = completed(
      "struct Main: View { var body: some View { Text(\"a\").shine(2) }\n func show(_ shine: Int) -> Int { shine } }",
      ["app/Shine.swift": "extension View { func shine(_ n: Int) -> some View { padding(CGFloat(n)) } }"])
    #expect(said(source) == [])
  }
  @Test func `are subscripts without a label where the library's take something else`() throws {
    let text = "struct Main: View { var body: some View { GeometryReader { proxy in Text(proxy[Mark(name: \"a\")]) } } }"
    let others = [SourceFile(name: "app/Mark.swift", text: "struct Mark { let name: String }\nextension GeometryProxy { subscript(_ mark: Mark) -> String { mark.name } }")]
    let source = ProjectFiles.completing(SourceFile(name: "app/Main.swift", text: text), isWrong: true) { others }
    #expect(said(source) == [])
  }
  @Test func `are not looked for where nothing is missing`() throws {
    let source = ProjectFiles.completing(SourceFile(name: "a.swift", text: "VStack { Text(\"a\").padding() }")) {
      Issue.record("the project was read")
      return []
    }
    #expect(source.others.isEmpty)
  }
  @Test func `are those of members too, when the library has them elsewhere, and of initialisers and subscripts by their labels`() throws {
    let others = [
      "app/Bundle.swift": "extension Bundle { func decode<T>(_ file: String) -> T? { nil } }", "app/Hex.swift": "extension Color { init(hex: Int) { self = .red } }",
      "app/Safe.swift": "extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }",
      "app/More.swift": "extension Color { init(grey: Int) { wrong } }",
    ]
    func taken(_ text: String) -> [String] { completed(text, others).others.map(\.name).sorted() }
    #expect(taken("Text(\"a\").foregroundColor(Color(hex: 3)).padding(missing)") == ["app/Hex.swift"])
    #expect(taken("Text([\"a\"][safe: 0] ?? missing)") == ["app/Safe.swift"])
    #expect(taken("Text(Bundle.main.decode(missing))") == [], "as long as nothing is wrong")
    #expect(
      ProjectFiles.completing(SourceFile(name: "app/Main.swift", text: "Text(Bundle.main.decode(\"a\") ?? \"\")"), isWrong: true) {
        others.map { SourceFile(name: $0.key, text: $0.value) }
      }.others.map(\.name) == ["app/Bundle.swift"])
  }
  @Test func `are the project's own where the library has the same, in the folder of the file at once, elsewhere when something is wrong`() throws {
    let answer = "struct Result { let text: String }\nstruct Row: View { var body: some View { Text(\"r\") } }"
    #expect(completed("VStack { Row(); Text(Result(text: \"a\").text) }", ["app/Answer.swift": answer]).others.map(\.name) == ["app/Answer.swift", "app/Answer.swift"])
    #expect(completed("VStack { Row(); Text(Result(text: \"a\").text) }", ["app/more/Answer.swift": answer]).others.count == 1)
    let wrong = ProjectFiles.completing(SourceFile(name: "app/Main.swift", text: "Text(Result(text: \"a\").text)"), isWrong: true) {
      [SourceFile(name: "app/more/Answer.swift", text: answer)]
    }
    #expect(said(wrong) == [])
  }
  @Test func `keep the places of their own files in what is said`() throws {
    let source = completed("Row()", ["app/Row.swift": "\n\nstruct Row: View { var body: some View { Text(3) } }"])
    let checked = try CheckedProgram.read(source.alone, among: Self.files(source))
    let root = checked.root(budget: Budget())
    _ = ViewHost(root.view, device: .cells)
    let range = root.evaluation.diagnostics.first?.range
    #expect(range?.file == "app/Row.swift")
    #expect(range?.line == 3)
    #expect(range?.column == 47)
  }
  @Test func `are not those of a type inside a type that another file extends`() throws {
    let main = "struct Main: View { var strength: Strength = .full; var body: some View { Text(strength.name) } }"
    let strength = "struct Strength { var name: String; static let full = Strength(name: \"full\") }"
    let source = completed(main, ["app/Strength.swift": strength, "app/Font.swift": "extension Font.Strength { static let light = wrong }"])
    #expect(source.others.map(\.name) == ["app/Strength.swift"])
    let extended = completed(main, ["app/Strength.swift": strength, "app/More.swift": "extension Swift.Strength { static let light = Strength(name: \"\") }"])
    #expect(extended.others.count == 2)
  }
  @Test func `that several files declare are those of the nearest one`() {
    func taken(_ text: String, _ others: [String: String]) -> [String] { completed(text, others).others.map(\.name) }
    let row = "struct Row {}"
    #expect(taken("Row()", ["app/Row.swift": row, "app/a/Row.swift": row, "c/Row.swift": row]) == ["app/Row.swift"])
    #expect(taken("Row()", ["app/a/b/Row.swift": row, "app/c/Row.swift": row, "Row.swift": row]) == ["app/c/Row.swift"])
    let tied = completed("Row()", ["b/Row.swift": row, "c/Row.swift": row])
    #expect(tied.others.map(\.name) == ["b/Row.swift"])
    #expect(tied.remarks.map(\.message) == ["'Row' of b/Row.swift is taken; it is declared by c/Row.swift as well"])
  }
  @Test func `are no private ones of other files, but those of the file that names them`() {
    let row = "struct Row { let cell = Cell() }\nprivate struct Cell {}\nprivate extension Row { var shy: Int { 1 } }"
    let source = completed("Row()", ["app/Row.swift": row, "app/Cell.swift": "struct Cell { let wrong: Wrong }"])
    #expect(source.others.map(\.name) == ["app/Row.swift", "app/Row.swift", "app/Row.swift"])
    #expect(completed("Cell()", ["app/Row.swift": row]).others.isEmpty)
  }
  @Test func `are extended by what lies nearest to them`() {
    let source = completed(
      "Row().name",
      [
        "app/a/Row.swift": "struct Row {}", "app/a/More.swift": "extension Row { var name: String { \"a\" } }", "app/b/Row.swift": "struct Row {}",
        "app/b/More.swift": "extension Row { var name: String { \"b\" } }", "app/a/Hex.swift": "extension Color { init(hex: Int) { self = .red } }",
      ])
    #expect(source.others.map(\.name) == ["app/a/Row.swift", "app/a/More.swift"])
    let hex = "extension Color { init(hex: Int) { self = .red } }"
    #expect(completed("Color(hex: 1)", ["app/a/Hex.swift": hex, "app/b/c/Hex.swift": hex]).others.map(\.name) == ["app/a/Hex.swift"])
  }
  @Test func `may be members in key paths, and operators of the project's own`() throws {
    let main = """
      struct Main: View {
        var body: some View { Text("a").environment(\\.shade, 2).offset(CGPoint(x: 3, y: 1) - CGPoint(x: 1, y: 1)).padding(2 <> 3) }
      }
      """
    let others = [
      "app/Shade.swift":
        "struct ShadeKey: EnvironmentKey { static let defaultValue = 1 }\nextension EnvironmentValues { var shade: Int { get { self[ShadeKey.self] } set { self[ShadeKey.self] = newValue } } }",
      "app/Points.swift": "extension CGPoint { static func - (a: CGPoint, b: CGPoint) -> CGSize { CGSize(width: a.x - b.x, height: a.y - b.y) } }",
      "app/Between.swift": "infix operator <>: AdditionPrecedence\nfunc <> (a: Double, b: Double) -> Double { (a + b) / 2 }",
    ]
    let source = ProjectFiles.completing(SourceFile(name: "app/Main.swift", text: main), isWrong: true) { others.map { SourceFile(name: $0.key, text: $0.value) } }
    #expect(Set(source.others.map(\.name)) == Set(others.keys))
    #expect(said(source) == [])
    #expect(Set(completed(main, others).others.map(\.name)) == ["app/Shade.swift"], "as long as nothing is wrong")
  }
  @Test func `stand under the condition that holds`() throws {
    let source = completed(
      "Text(\"\\(limit as Amount)\")", ["app/Amount.swift": "#if OTHER\ntypealias Amount = Int\n#else\ntypealias Amount = Double\n#endif\nlet limit = 2.5"])
    #expect(said(source) == [])
  }
}
