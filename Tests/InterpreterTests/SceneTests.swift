import Testing
import Views

@MainActor @Suite struct `Programs with windows, interpreted` {
  @Test func `a file with an App shows its first window`() throws {
    let run = try Running(
      """
      @main struct Shop: App {
        @StateObject private var store = Store()
        var body: some Scene {
          WindowGroup("Shop") { Root().environmentObject(store) }
          Settings { Text("settings") }
        }
      }
      class Store: ObservableObject { @Published var n = 4 }
      struct Root: View {
        @EnvironmentObject private var store: Store
        var body: some View { Button("\\(store.n)") { store.n += 1 } }
      }
      """)
    #expect(run.texts == ["4"])
    try run.tap("4")
    #expect(run.texts == ["5"])
  }
  @Test func `S09 each program of a file can be shown by its name`() throws {
    let program = Interpreted(
      """
      struct First: App { var body: some Scene { WindowGroup { Text("first") } } }
      struct Second: App { var body: some Scene { Settings { Text("second") } } }
      struct Third: App { let n: Int; init() { n = 3 }; var body: some Scene { WKNotificationScene(category: "c") { Text("\\(n)") } } }
      """)
    #expect(try program.texts() == ["first"])
    #expect(try program.texts(.view("Second")) == ["second"])
    #expect(try program.texts(.view("Third")) == ["3"])
  }
  @Test func `a scene of one's own is shown with what the library's scenes take`() throws {
    let program = Interpreted(
      """
      struct Windows: Scene { let n: Int; var body: some Scene { WindowGroup { Text("\\(n)") } } }
      struct Shop: App {
        var body: some Scene {
          Windows(n: 4).commands { CommandMenu("a") { Text("b") } }.defaultSize(width: 100, height: 80)
          Settings { Text("settings") }
        }
      }
      """)
    #expect(try program.texts() == ["4"])
  }
  @Test func `objects are handed down to the views of a scene`() throws {
    let program = Interpreted(
      """
      @Observable final class A { var n = 4 }
      final class B: ObservableObject { @Published var n = 5 }
      struct Root: View {
        @Environment(A.self) private var a
        @EnvironmentObject private var b: B
        @Environment(\\.lineLimit) private var limit
        var body: some View { Text("\\(a.n) \\(b.n) \\(limit ?? 0)") }
      }
      struct Shop: App {
        @State private var a = A()
        @StateObject private var b = B()
        var body: some Scene {
          WindowGroup { Root().defaultAppStorage(.standard) }
            .environment(a).environmentObject(b).transformEnvironment(\\.lineLimit) { $0 = 6 }
            .backgroundTask(.appRefresh("a")) { }
            .defaultAppStorage(.standard)
            .onChange(of: a.n) { }
        }
      }
      """)
    #expect(try program.texts() == ["4 5 6"])
  }
  @Test func `only scenes are parts of a program`() {
    let said = Interpreted("struct A: App {\n  var body: some Scene { Text(\"a\") }\n}\nstruct V: View { var body: some View { WindowGroup { } } }\n").said
    #expect(
      said == [
        "2:13: error: return type of property 'body' requires that 'Text' conform to 'Scene'",
        "2:26: error: static method 'buildBlock' requires that 'Text' conform to 'Scene'",
        "4:40: error: static method 'buildExpression' requires that 'WindowGroup<EmptyView>' conform to 'View'",
      ])
  }
  @Test func `private state with a first value leaves the initialiser open`() throws {
    let run = try Running(
      """
      struct Row: View {
        let title: String
        @State private var n = 1
        var body: some View { Text(title + "\\(n)") }
      }
      Row(title: "a")
      """)
    #expect(run.texts == ["a1"])
  }
}
