import Testing
import Views

/// More of what files that people really have use: of the language, and of what the library says of its values.
@MainActor @Suite struct `Values of real files, interpreted` {
  @Test func `a generic declaration's own parameter is a known type`() throws {
    let declarations = """
      struct Kept<T: Equatable>: DynamicProperty {
        @State private var value: T?
        init(_ value: T) { _value = State(wrappedValue: value) }
        init() { _value = State(wrappedValue: nil) }
        var text: String { value == nil ? "none" : "some" }
        var never: Binding<T?> { Binding(get: { nil }, set: { _ in }) }
      }
      """
    #expect(try value("Kept(3).text + Kept<Int>().text", after: declarations) == "somenone")
    #expect(try value("Kept(3).never.wrappedValue == nil", after: declarations) == "true")
    #expect(Interpreted("struct Wrong<T> { var all: Binding<T?> { Binding(get: { 3 }, set: { _ in }) } }\nText(\"\")").said.count == 1)
  }
  @Test func `a tuple that may be missing is taken apart where it is unwrapped`() throws {
    let declarations = """
      func sum(_ pair: (Int, Int)?) -> Int {
        guard let (a, b) = pair else { return -1 }
        if var (c, _) = pair { c += 1; return a + b + c }
        return 0
      }
      """
    #expect(try value("[sum((2, 3)), sum(nil)]", after: declarations) == "[8, -1]")
    #expect(Interpreted("let pair: (Int, Int)? = nil\nVStack { if let (a, b, c) = pair { Text(\"\\(a)\\(b)\\(c)\") } }").said.count == 1)
  }
  @Test func `types of the library have names for types of their own`() throws {
    let declarations = """
      extension CGSize { typealias Part = CGFloat }
      extension CGPoint { typealias Part = Double
        func moved(by part: Part) -> Double { Double(x) + part } }
      """
    #expect(try value("CGPoint(x: 1, y: 0).moved(by: 2.5) + Double(CGSize.Part(2))", after: declarations) == "5.5")
    #expect(Interpreted("extension CGSize { typealias Part = Int }\nextension CGSize { typealias Part = Int }\nText(\"\")").said.count == 1)
  }
  @Test func `sizes, points, rectangles, angles and insets have data that change`() throws {
    let declarations = """
      struct Wave: Shape {
        var offset: CGSize
        var turn = Angle.zero
        var animatableData: AnimatablePair<CGSize.AnimatableData, Angle.AnimatableData> {
          get { .init(offset.animatableData, turn.animatableData) }
          set { offset.animatableData = newValue.first; turn.animatableData = newValue.second }
        }
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      func moved() -> CGSize { var wave = Wave(offset: .zero); wave.animatableData = AnimatablePair(AnimatablePair(3, 4), 1); return wave.offset }
      """
    #expect(try value("moved().width + moved().height", after: declarations) == "7.0")
    #expect(try value("CGRect(x: 1, y: 2, width: 3, height: 4).animatableData.second.first", after: "") == "3.0")
  }
  @Test func `a colour of UIKit tells its components through inout arguments`() throws {
    let declarations = """
      extension UIColor {
        var parts: [Int] {
          var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
          guard getHue(&h, saturation: &s, brightness: &b, alpha: &a) else { return [] }
          var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
          self.getRed(&red, green: &green, blue: &blue, alpha: &a)
          return [h, s, b, a, red, green, blue].map { Int(($0 * 100).rounded()) }
        }
        convenience init(turn: CGFloat) { self.init(hue: turn, saturation: 1, brightness: 0.5, alpha: 1) }
      }
      """
    #expect(try value("UIColor(turn: 0.5).parts", after: declarations) == "[50, 100, 50, 100, 0, 50, 50]")
  }
  @Test func `values of the view with the focus and commands are accepted, and none is told in a still picture`() throws {
    let program = Interpreted(
      """
      struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }
      extension FocusedValues {
        var note: NoteKey.Value? { get { self[NoteKey.self] } set { self[NoteKey.self] = newValue } }
        @Entry var title: String?
      }
      struct NoteCommands: Commands {
        @FocusedBinding(\\.note) private var note
        @FocusedValue(\\.title) private var title
        var body: some Commands {
          SidebarCommands()
          CommandMenu("Note") { Button(title ?? "none") { note?.append("!") }.disabled(note == nil) }
        }
      }
      struct Editor: View {
        @State private var text = "a"
        @FocusedValue(\\.title) private var title
        var body: some View { TextField("Note", text: $text).focusedValue(\\.note, $text); Text(title ?? "no title") }
      }
      @main struct NotesApp: App {
        var body: some Scene { WindowGroup { VStack { Editor() } }.commands { NoteCommands() } }
      }
      """)
    #expect(program.said == [])
    #expect(try program.texts() == ["no title"])
  }
  @Test func `searches may have tokens, files may be read in pieces, publishers may send through a subject`() throws {
    let declarations = """
      struct Token: Identifiable { let id: Int }
      struct Shop: View {
        @State private var text = ""
        @State private var tokens = [Token(id: 1)]
        var body: some View {
          NavigationStack { Text("list").searchable(text: $text, editableTokens: $tokens) { $token in Text("\\(token.id)") } }
        }
      }
      func read() -> Int { guard let file = try? FileHandle(forReadingFrom: URL(fileURLWithPath: "/none")) else { return -1 }; return file.availableData.count }
      func sent() -> Int {
        var total = 0
        let shared = [1, 2].publisher.share().multicast(subject: PassthroughSubject<Int, Never>())
        let kept = shared.sink { total += $0 }
        _ = (kept, shared.connect())
        return total
      }
      """
    #expect(try value("[read(), sent()]", after: declarations) == "[-1, 3]")
    #expect(Interpreted(declarations + "\nShop()").said == [])
  }
  @Test func `a visual effect moves what is shown by the view's place, and layout does not notice`() throws {
    let plain = "VStack(spacing: 0) { Color.red.frame(width: 40, height: 20); Color.blue.frame(width: 40, height: 20) }"
    let moved = """
      struct Row: View {
        let color: Color
        func way(_ proxy: GeometryProxy) -> CGFloat { proxy.frame(in: .named("stack")).minY }
        var body: some View { color.frame(width: 40, height: 20).visualEffect { content, proxy in content.offset(x: way(proxy)).opacity(proxy.size.width / 80) } }
      }
      VStack(spacing: 0) { Row(color: .red); Row(color: .blue) }.coordinateSpace(name: "stack")
      """
    let (a, b) = (try Interpreted(plain).host().host, try Interpreted(moved).host().host)
    for host in [a, b] { host.layOut(ProposedViewSize(width: 100, height: 100)) }
    #expect(a.displayList.bounds == b.displayList.bounds)
    #expect("\(a.displayList)" != "\(b.displayList)")
    #expect("\(b.displayList)".contains("20"))
    #expect(Interpreted(moved).said == [])
    #expect(Interpreted("Text(\"a\").visualEffect { content in content }").said.count == 1)
  }
  @Test func `a type and its values may have a member of one name each`() throws {
    let declarations = """
      struct Look { var bold = false }
      extension Look { static var bold: Self { Look(bold: true) } }
      """
    #expect(try value("Look.bold.bold", after: declarations) == "true")
    #expect(Interpreted("struct Look { var bold = false }\nextension Look { var bold: Int { 1 } }\nText(\"\")").said.count == 1)
  }
  @Test func `dates, sizes, lists and numbers have their styles`() throws {
    #expect(try value("Date.now.addingTimeInterval(86_500).formatted(.relative(presentation: .named))") == "tomorrow")
    #expect(try Interpreted("Text(Date.now.addingTimeInterval(-10_900), format: .relative(presentation: .numeric))").texts() == ["3 hours ago"])
    #expect(try Interpreted("Text(2_450_000, format: .byteCount(style: .file))").texts() == ["2.4 MB"])
    #expect(try Interpreted("Text([\"a\", \"b\"], format: .list(type: .or))").texts() == ["a or b"])
    #expect(try Interpreted("Text(Date(timeIntervalSince1970: 0), format: .iso8601)").texts() == ["1970-01-01T00:00:00Z"])
    #expect(try Interpreted("Text(12_450, format: .number.notation(.compactName))").texts() == ["12K"])
  }
  @Test func `tables have a label for each column, and a cell for each row in it`() throws {
    let program = """
      struct Row: Identifiable { let id: Int; let name: String }
      Table([Row(id: 1, name: "a")]) { TableColumn("Name", value: \\.name); TableColumn("Number") { row in Text("\\(row.id)") } }
      """
    #expect(Interpreted(program).said == [])
    #expect(try Interpreted(program).texts() == ["Name", "Number", "a", "1"])
  }
}
