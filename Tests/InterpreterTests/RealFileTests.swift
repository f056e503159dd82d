import SwiftSource
import Testing

/// What files that people really have use of the language and of Foundation.
@MainActor @Suite struct `Idioms of real files, interpreted` {
  @Test func `an extension of arrays of one type knows the elements`() throws {
    let declarations = """
      struct Item { var price: Double; var group: String }
      extension Array where Element == Item {
        var total: Double { reduce(0) { $0 + $1.price } }
        var groups: [(String, [Item])] { Dictionary(grouping: self, by: { $0.group }).sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted(by: { $0.price > $1.price })) } }
      }
      let items = [Item(price: 2, group: "b"), Item(price: 3, group: "a"), Item(price: 4, group: "a")]
      """
    #expect(try value("items.total", after: declarations) == "9.0")
    #expect(try value("items.groups.map { $0.0 + String($0.1.count) }.joined()", after: declarations) == "a2b1")
    #expect(Interpreted(declarations + "\nText(\"\\([1].total)\")").said.count == 1)
  }
  @Test func `spelling is not checked yet, and that is said where it is asked for`() throws {
    let run = try Running(
      """
      import SwiftUI
      struct Words: View {
        @State private var said = "new"
        var body: some View {
          Text(said)
          Button("add") {
            said = "asked"
            let range = NSRange(location: 0, length: 3)
            let found = UITextChecker()
              .rangeOfMisspelledWord(in: "abc", range: range, startingAt: 0, wrap: false, language: "en")
            said = found.location == NSNotFound ? "right" : "wrong"
          }
        }
      }
      Words()
      """)
    let said = #expect(throws: Diagnostic.self) { try run.tap("add") }
    #expect(said?.message == "spelling with 'UITextChecker' is not in the playground yet" && said?.severity == .warning)
    #expect(run.texts == ["asked", "add"])
    #expect(try value("\"é𝄞\".utf16.count", after: "") == "3")
  }
  @Test func `a generic result is what it is wanted as`() throws {
    let declarations = """
      struct Place: Decodable { let name: String }
      func load<T: Decodable>(_ text: String) -> T { try! JSONDecoder().decode(T.self, from: Data(text.utf8)) }
      struct Model { var places: [Place] = load("[{\\"name\\": \\"Rock\\"}]") }
      """
    #expect(try value("Model().places[0].name", after: declarations) == "Rock")
  }
  @Test func `a class chooses its identity by the property id wherever it is declared`() throws {
    let declarations = """
      final class Shelf { var books = [Book(title: "A"), Book(title: "B")]
        func book(_ id: Book.ID) -> Book? { books.first { $0.id == id } } }
      final class Book: Identifiable { let id = UUID(); let title: String; init(title: String) { self.title = title } }
      """
    #expect(try value("{ let s = Shelf(); return s.book(s.books[1].id)?.title ?? \"\" }()", after: declarations) == "B")
  }
  @Test func `a type hashes itself and an object of Foundation is inherited from`() throws {
    let declarations = """
      class Key: NSObject { let n: Int; override init() { n = 7; super.init() } }
      struct Tag: Hashable { let id: Int; let run: () -> Void
        static func == (a: Tag, b: Tag) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) } }
      """
    #expect(try value("Key().n + Tag(id: 1, run: {}).id", after: declarations) == "8")
  }
  @Test func `an option set of a file's own is built, asked and changed`() throws {
    let declarations = """
      struct Days: OptionSet { let rawValue: Int
        static let monday = Days(rawValue: 1 << 0); static let friday = Days(rawValue: 1 << 4)
        static let work: Days = [.monday, .friday] }
      """
    #expect(try value("Days.work.contains(.friday) && !Days.work.subtracting(.friday).contains(.friday)", after: declarations) == "true")
    #expect(try value("{ var d: Days = []; d.insert(.friday); return d.rawValue }()", after: declarations) == "16")
  }
  @Test func `a loop walks over a sequence of a file's own`() throws {
    let declarations = """
      struct Countdown: Sequence, IteratorProtocol { var n: Int
        mutating func next() -> Int? { if n == 0 { return nil }; n -= 1; return n + 1 } }
      func all() -> String { var text = ""; for i in Countdown(n: 3) { text += "\\(i)" }; return text }
      """
    #expect(try value("all()", after: declarations) == "321")
  }
  @Test func `a binding's value is set through the binding, in an extension too`() throws {
    let run = try Running(
      """
      extension Binding { func noting(_ note: @escaping () -> Void) -> Binding<Value> {
        Binding(get: { self.wrappedValue }, set: { new in self.wrappedValue = new; note() }) } }
      struct Inner: View { var n: Binding<Int>; var body: some View { Button("up \\(n.wrappedValue)") { n.wrappedValue += 1 } } }
      struct Outer: View { @State private var n = 1; @State private var notes = 0
        var body: some View { Text("\\(notes)"); Inner(n: $n.noting { notes += 1 }) } }
      Outer()
      """)
    try run.tap("up 1")
    #expect(run.texts == ["1", "up 2"])
  }
  @Test func `a request of Foundation's fails as without a connection`() throws {
    let program = """
      import SwiftUI
      struct Loaded: View {
        @State var text = "waits"
        var body: some View { Text(text).task { text = await load() } }
      }
      #Preview { Loaded() }
      func load() async -> String {
        do { let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!); return "\\(data.count)" }
        catch let error as URLError { return error.code == .notConnectedToInternet ? "offline" : "other" }
        catch { return error.localizedDescription }
      }
      """
    #expect(Interpreted(program).said == [])
    let run = try Running(program)
    #expect(run.texts == ["offline"])
  }
  @Test func `a key path is a function, an initialiser is one too`() throws {
    #expect(try value("[1, 2].map(String.init).joined()") == "12")
    #expect(Interpreted("ForEach([\"a\"], id: \\.self, content: Text.init)").said == [])
  }
  @Test func `dictionaries are made of pairs and filtered into dictionaries`() throws {
    #expect(try value("Dictionary([(1, 2), (1, 3)], uniquingKeysWith: { $0 + $1 })[1] ?? 0") == "5")
    #expect(try value("[\"a\": 1, \"b\": 2].filter { $0.value > 1 }.mapValues { $0 * 2 }[\"b\"] ?? 0") == "4")
  }
  @Test func `tasks of a group run, and a stream is read to its end`() throws {
    let declarations = """
      func sum() async -> Int {
        var total = await withTaskGroup(of: Int.self) { group in
          for i in 1...3 { group.addTask { i } }
          var sum = 0; for await n in group { sum += n }; return sum }
        let stream = AsyncStream<Int> { c in c.yield(10); c.finish() }
        for await n in stream { total += n }
        return total
      }
      """
    let run = try Running(declarations + "\nstruct V: View { @State private var t = 0; var body: some View { Text(\"\\(t)\").task { t = await sum() } } }\nV()")
    run.host.update()
    #expect(run.texts == ["16"])
  }
  @Test func `an object of a generic class is changed through its subscript`() throws {
    let declarations = """
      final class Cache<Key: Hashable, Item> { private var items: [Key: Item] = [:]
        subscript(key: Key) -> Item? { get { items[key] } set { items[key] = newValue } } }
      let cache = Cache<String, Int>()
      """
    #expect(try value("{ cache[\"a\"] = 3; return (cache[\"a\"] ?? 0) + (cache[\"b\"] ?? 1) }()", after: declarations) == "4")
  }
  @Test func `many chains of calls are not nested in each other`() throws {
    let rows = (0..<200).map { "struct Row\($0): View { var body: some View { Text(\"a\").bold().padding(1).padding(2).opacity(1) } }" }.joined(separator: "\n")
    #expect(Interpreted(rows + "\nRow7()").said == [])
  }
  @Test func `models of a store are objects, and a query finds none`() throws {
    let run = try Running(
      """
      import SwiftData
      import SwiftUI
      @Model final class Note { var text: String; @Relationship(deleteRule: .cascade) var parts: [Note] = []; init(text: String) { self.text = text } }
      struct Notes: View {
        @Environment(\\.modelContext) private var context
        @Query(sort: \\Note.text, order: .reverse) private var notes: [Note]
        var body: some View { Text("\\(notes.count) \\(Note(text: "a").text)"); Button("add") { context.insert(Note(text: "b")) } }
      }
      Notes().modelContainer(for: Note.self, inMemory: true)
      """)
    #expect(run.texts == ["0 a", "add"])
    try run.tap("add")
  }
  @Test(arguments: [("1.5", "low"), ("2", "high"), ("-1", "none")])
  func `a range of whole numbers is a case of a number with a fraction`(_ number: String, _ expected: String) throws {
    let declarations = "func level(_ x: Double) -> String { switch x { case 0..<2: return \"low\"; case 2...9: return \"high\"; default: return \"none\" } }"
    #expect(try value("level(\(number))", after: declarations) == expected)
  }
  @Test func `a preview that returns its view may do anything before`() throws {
    let source = """
      #Preview {
        var names: [String] = []
        for index in 1...2 { names.append("n\\(index)") }
        return Text(names.joined(separator: " "))
      }
      """
    #expect(try Interpreted(source).texts() == ["n1 n2"])
    #expect(Interpreted("#Preview { let names = [1]; for name in names { print(name) }\nText(\"a\") }").said.count == 1)
  }
  @Test(arguments: [
    ("[\"a\", \"b\", \"c\"].filter(allowed.contains)", "[\"a\", \"c\"]"), ("{ $0 * 2 }(21)", "42"), ("{ $0 + $1 }(\"a\", \"b\")", "ab"), ("Late().make()", "7"),
    ("Late(3).make()", "3"), ("{ let add = total.advanced; return add(4) }()", "9"),
  ])
  func `methods of the library are values, and closures are called where they are written`(_ expression: String, _ expected: String) throws {
    let declarations = """
      let allowed: Set<String> = ["a", "c"]
      let total = 5
      struct Late { let make: () -> Int; init(_ value: @autoclosure @escaping () -> Int = 7) { make = value } }
      """
    #expect(try value(expression, after: declarations) == expected)
  }
  @Test func `what scales with the text names its style`() throws {
    let source = """
      struct Badge: View {
        @ScaledMetric(relativeTo: .body) private var height = 50.0
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button(action: dismiss.callAsFunction) { Text("\\(height)") } }
      }
      Badge()
      """
    #expect(try Interpreted(source).texts() == ["50.0"])
  }
  @Test func `titles of controls are strings or localized keys`() throws {
    let source = """
      struct Card: View {
        let title: LocalizedStringKey
        var body: some View {
          VStack { Label(title, systemImage: "star"); Button(title) {}; Toggle(title, isOn: .constant(true)); Section(title) { Text(title) } }.navigationTitle(title)
        }
      }
      Card(title: "**Cards** \\(3)")
      """
    let shown = Interpreted(source)
    #expect(shown.said.isEmpty)
    #expect(try shown.texts() == ["Cards 3", "Cards 3"])
    #expect(Interpreted("let key: LocalizedStringKey = \"a\"\nImage(key)").said.count == 1)
    #expect(Interpreted("let key: LocalizedStringKey = \"a\"\nColor(key)").said.count == 1)
  }
  @Test func `functions of numbers take and give Float`() throws {
    #expect(try value("cos(Float(0)) + sqrt(Float(4)) * pow(Float(2), Float(3))") == "17.0")
    #expect(Interpreted("let a: Double = cos(Float(0))\nText(\"\\(a)\")").said.count == 1)
  }
  @Test func `a path of navigation is written and read`() throws {
    let source = """
      struct Store { var path = NavigationPath()
        func written() -> Data? { path.codable.flatMap { try? JSONEncoder().encode($0) } }
        mutating func read(_ data: Data) { if let kept = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data) { path = NavigationPath(kept) } } }
      """
    let use = "{ var s = Store(); s.path.append(3); _ = s.written(); if let kept = s.path.codable { s.path = NavigationPath(kept) }; return s.path.count }()"
    #expect(try value(use, after: source) == "1")
  }
  @Test func `a visual effect of a program is drawn as compiled ones are`() throws {
    let (host, evaluation) = try Interpreted(
      "Color.red.frame(width: 80, height: 32).visualEffect { content, proxy in content.offset(x: proxy.size.width / 2).opacity(0.5) }"
    ).host()
    host.layOut(.unspecified)
    #expect(evaluation.diagnostics == [])
    #expect("\(host.displayList.items)".contains("tx: 40.0"))
    #expect(Interpreted("Text(\"a\").visualEffect { content, proxy in content.padding() }").said.count == 1)
  }
  @Test func `what an object of another framework that is a constant is given is left out`() throws {
    let program = Interpreted(
      """
      struct Code: View { let filter = CIRAWFilter(); @State private var image = UIImage()
        var body: some View { Image(uiImage: image).onAppear(perform: make) }
        func make() { filter.exposure = 1; if let made = filter.previewImage { image = UIImage(cgImage: made) } } }
      Code()
      """)
    #expect(program.said.map { $0.contains("warning") } == [true])
  }
}
