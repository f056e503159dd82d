import SwiftSource
import Testing

@MainActor
@Suite struct ViewTests {
  @Test func `S06 stored properties are inputs of the memberwise initialiser`() throws {
    let program = Interpreted(
      """
      import SwiftUI
      struct MyView: View {
        let helloFont: Font
        var body: some View { VStack { Text("Hello").font(helloFont); Text("Glad") } }
      }
      struct ContentView: View { var body: some View { MyView(helloFont: .title) } }
      """)
    #expect(try program.outline() == "ContentView\n  MyView\n    VStack\n      Text Hello\n      Text Glad")
    #expect(try program.outline(.view("MyView(helloFont: .body)")) == "MyView\n  VStack\n    Text Hello\n    Text Glad")
    #expect(throws: Diagnostic.self) { try program.outline(.view("MyView")) }
  }
  @Test func `a view carries the place of its call, a modifier that of its name`() throws {
    let host = try Interpreted("VStack {\n  Text(\"a\")\n    .padding(8)\n}").host().host
    #expect(
      host.writtenViews.map { "\($0.name) \($0.source?.line ?? 0):\($0.source?.column ?? 0)-\($0.source?.endLine ?? 0):\($0.source?.endColumn ?? 0)" } == [
        "VStack 1:1-4:2", "padding 3:6-3:16", "Text 2:3-2:12",
      ])
  }
  @Test func `Text keeps its type through its own modifiers, and its place`() throws {
    #expect(Interpreted("Text(\"a\").bold().italic().underline().padding()").said == [])
    let host = try Interpreted("Text(\"a\").bold()").host().host
    #expect(host.writtenViews.first?.source?.endColumn == 10)
  }
  @Test func `builders make lists, branches and optionals`() throws {
    let source = """
      struct Pick: View {
        let n: Int
        var body: some View {
          if n == 0 { Text("zero") } else if n == 1 { Text("one") } else { Text("more"); Text("still") }
          if n > 1 { Text("big") }
          switch n { case 0: Text("0"); case 1...2: Text("1-2"); default: EmptyView() }
          let twice = n * 2
          Text("\\(twice)")
        }
      }
      """
    #expect(try Interpreted(source).texts(.view("Pick(n: 0)")) == ["zero", "0", "0"])
    #expect(try Interpreted(source).texts(.view("Pick(n: 2)")) == ["more", "still", "big", "1-2", "4"])
  }
  @Test func `ForEach takes ranges, ids, key paths and Identifiable elements`() throws {
    let source = """
      struct Item: Identifiable { let id: Int; let name: String }
      let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      VStack {
        ForEach(0..<2) { Text("\\($0)") }
        ForEach(items) { item in Text(item.name) }
        ForEach(items, id: \\.name) { Text($0.name) }
        ForEach(["x"], id: \\.self) { Text($0) }
        ForEach(Array(items.enumerated()), id: \\.offset) { index, item in Text("\\(index)\\(item.name)") }
      }
      """
    #expect(try Interpreted(source).texts() == ["0", "1", "a", "b", "a", "b", "x", "0a", "1b"])
    #expect(
      Interpreted("struct A { let n: Int }\nForEach([A(n: 1)]) { a in Text(\"\\(a.n)\") }").said == [
        "2:1: error: generic struct 'ForEach' requires that 'A' conform to 'Identifiable'"
      ])
  }
  @Test func `S02 a body can have a concrete type`() throws {
    #expect(try Interpreted("struct A: View { var body: Text { Text(\"a\").bold() } }").texts() == ["a"])
    #expect(
      Interpreted("struct A: View { var body: Text { Text(\"a\").padding() } }").said == [
        "1:35: error: cannot convert return expression of type 'some View' to return type 'Text'"
      ])
  }
  @Test func `generic views take builders`() throws {
    let source = """
      struct Box<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.padding() }
      }
      Box { Text("a"); Text("b") }
      """
    #expect(try Interpreted(source).outline() == "Box\n  padding\n    Text a\n    Text b" || Interpreted(source).texts() == ["a", "b"])
  }
  @Test func `functions are generic in views, with constraints and defaults`() throws {
    let source = """
      func apply(_ v: some View, _ f: (Int) -> Int = { $0 + 1 }) -> some View { HStack { v; Text("\\(f(1))") } }
      func wrap<V>(_ v: V) -> some View where V: View { v.padding() }
      struct Item: Identifiable { let id: Int }
      struct Rows<Item: Identifiable, Cell: View>: View {
        let items: [Item]
        let cell: (Item) -> Cell
        init(_ items: [Item], @ViewBuilder cell: @escaping (Item) -> Cell) { self.items = items; self.cell = cell }
        var body: some View { ForEach(items) { cell($0) } }
      }
      apply(Text("x"))
      apply(Text("x")) { $0 * 7 }
      wrap(Text("w"))
      Rows([Item(id: 1), Item(id: 2)]) { item in Text("n\\(item.id)") }
      """
    #expect(try Interpreted(source).texts() == ["x", "2", "x", "7", "w", "n1", "n2"])
    #expect(Interpreted("func wrap<V: View>(_ v: V) -> some View { v }\nwrap(3)").said == ["2:1: error: global function 'wrap' requires that 'Int' conform to 'View'"])
  }
  @Test func `builder properties take closures in the memberwise initialiser`() throws {
    let source = """
      struct A<C: View>: View { @ViewBuilder var content: () -> C; var body: some View { VStack { content() } } }
      struct B<C: View>: View { @ViewBuilder let content: C; var body: some View { content } }
      A { Text("1"); Text("2") }
      B { Text("3") }
      """
    #expect(try Interpreted(source).texts() == ["1", "2", "3"])
  }
  @Test func `S47 copy-and-return modifiers, S56 a wrong type in one`() throws {
    let source = """
      struct TagItem: View {
        private var icon: String = "hash"
        private var title: String
        init(_ title: String) { self.title = title }
        func icon(_ value: String) -> Self { var copy = self; copy.icon = value; return copy }
        var body: some View { Text(icon); Text(title) }
      }
      TagItem("manga").icon("m")
      """
    #expect(try Interpreted(source).texts() == ["m", "manga"])
    let wrong = "struct T { var on = false\nfunc set(_ value: String) -> Self { var copy = self; copy.on = value; return copy } }"
    #expect(Interpreted(wrong).said == ["2:64: error: cannot assign value of type 'String' to type 'Bool'"])
  }
  @Test func `extensions add to views, texts and colours`() throws {
    let source = """
      extension View { func card(_ color: Color = .white) -> some View { padding().background(color) } }
      extension Text { func loud() -> Text { bold() } }
      extension Color { static let brand = Color(red: 0, green: 0, blue: 1) }
      Text("a").loud().italic().card(.brand)
      """
    #expect(try Interpreted(source).outline() == "background\n  padding\n    Text a")
  }
  @Test func `own types win over the library's, and SwiftUI dot reaches those`() throws {
    let source = """
      struct HStack<C: View>: View {
        let c: C
        init(@ViewBuilder _ c: () -> C) { self.c = c() }
        var body: some View { SwiftUI.HStack { c } }
      }
      HStack { Text("a") }
      """
    #expect(try Interpreted(source).outline() == "HStack\n  HStack\n    Text a")
  }
  @Test func `an own modifier as good as the library's is ambiguous, a better one wins`() throws {
    let own = "extension View { func padding(_ l: CGFloat = 16) -> some View { border(.red) } }\n"
    #expect(Interpreted(own + "Text(\"a\").padding(20)").said == ["2:11: error: ambiguous use of 'padding'"])
    #expect(try Interpreted(own + "Text(\"a\").padding()").outline() == "border\n  Text a")
  }
  @Test func `what a file previews`() throws {
    let views = "struct A: View { var body: some View { Text(\"A\") } }\nstruct B: View { let n: Int; var body: some View { Text(\"B\") } }\n"
    #expect(try Interpreted(views).texts() == ["A"])
    #expect(try Interpreted(views + "Text(\"t\"); Text(\"u\")").texts() == ["t", "u"])
    #expect(try Interpreted(views + "struct P: PreviewProvider { static var previews: some View { B(n: 1) } }").texts() == ["B"])
    let named = Interpreted(views + "#Preview(\"one\") { A() }\n#Preview(\"two\") { A(); B(n: 1) }")
    #expect(try named.texts() == ["A"])
    #expect(try named.texts(.preview("two")) == ["A", "B"])
    #expect(Program.read(named.source).previews.map { "\($0.name ?? "") \($0.line)" } == ["one 3", "two 4"])
    #expect(throws: Diagnostic.self) { try Interpreted("struct B: View { let n: Int; var body: some View { Text(\"B\") } }").outline() }
    #expect(throws: Diagnostic.self) { try Interpreted("").outline() }
  }
  @Test func `a name that SwiftUI has and the library lacks is left out with a warning`() throws {
    let program = Interpreted("VStack { Text(\"a\").layerEffect(3).padding(); HelpLink(\"x\").resizable().frame(width: 3) }")
    #expect(
      program.said == [
        "1:20: warning: the playground does not have 'layerEffect' yet",
        "1:46: warning: the playground does not have 'HelpLink' of SwiftUI",
      ])
    #expect(try program.texts() == ["a"])
  }
}
