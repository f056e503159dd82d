import Testing

@MainActor @Suite struct `Lifecycles and storages, interpreted` {
  @Test func `actions run when a view appears and when a value changes`() throws {
    let run = try Running(
      """
      struct Appearing: View {
        @State private var text = "before"
        @State private var last = ""
        @AppStorage("n") private var n = 1
        @FocusState private var isFocused: Bool
        @ScaledMetric private var size = 12.0
        var body: some View {
          Text(text).onAppear { text = "after" }.focused($isFocused)
          Text(last).onChange(of: text) { old, new in last = old + ">" + new }
          Button("again \\(n)") {
            text += "!"
            n += 1
          }
          Text("\\(isFocused) \\(size)").onDisappear { }
        }
      }
      Appearing()
      """)
    #expect(run.texts == ["after", "before>after", "again 1", "false 12.0"])
    try run.tap("again 1")
    #expect(run.texts == ["after!", "after>after!", "again 2", "false 12.0"])
  }
  @Test func `an entry is a key of the environment`() throws {
    let run = try Running(
      """
      extension EnvironmentValues {
        @Entry var gap = 4
        @Entry var title: String?
      }
      struct Shown: View {
        @Environment(\\.gap) private var gap
        @Environment(\\.title) private var title
        var body: some View { Text("\\(gap) \\(title ?? "none")") }
      }
      VStack {
        Shown()
        Shown().environment(\\.gap, 7).environment(\\.title, "t")
      }
      """)
    #expect(run.texts == ["4 none", "7 t"])
  }
  @Test func `an entry is a key of what a view tells its container`() throws {
    let run = try Running(
      """
      import SwiftUI
      extension ContainerValues { @Entry var rank = 1 }
      struct Ranked<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { ForEach(subviews: content) { Text("\\($0.containerValues.rank)") } }
      }
      Ranked { Text("a"); Text("b").containerValue(\\.rank, 5) }
      """)
    #expect(run.texts == ["1", "5"])
  }
  @Test func `the value of an entry is spoken of once, where it stands`() {
    let wrong = Interpreted("extension EnvironmentValues {\n  @Entry var gap: Int = \"a\"\n  @Entry var title = missing\n}")
    #expect(
      wrong.said == [
        "2:25: error: cannot convert value of type 'String' to specified type 'Int'",
        "3:22: error: cannot find 'missing' in scope",
      ])
  }
}
