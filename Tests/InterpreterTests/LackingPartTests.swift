import SwiftSource
import Testing
import Views

/// What a program needs and the playground lacks, beside what can be shown.
@MainActor @Suite struct `Parts of a program that the playground lacks` {
  @Test func `a body that needs what a missing package makes is a frame with its view's name`() throws {
    let run = try Running(
      """
      import SwiftUI
      import Events
      struct Today: View { var body: some View { if Agenda.events.isEmpty { Text("none") } else { Text("some") } } }
      struct Rows: View {
        var body: some View {
          Text("rows")
          VStack { ForEach(0..<2) { n in if n > 0, Agenda.has(n) { Text("busy") } else { Text("row \\(n)") } } }
        }
      }
      struct Shown: View { var body: some View { Text("top"); Today(); Rows(); Text("bottom") } }
      Shown()
      """)
    #expect(run.texts == ["top", "rows", "row 0", "bottom"])
    #expect(run.host.infos.count { $0.kind == "FrameworkView" } == 2)
    let said = run.evaluation.takeActionDiagnostics()
    #expect(said.map(\.severity) == [.warning, .warning])
    let reason = "needs something that is wrong, or that is not in the playground yet: a frame stands for it"
    #expect(said.map(\.message) == ["'Today' \(reason)", "'Rows' \(reason)"])
    #expect(run.evaluation.diagnostics.isEmpty)
  }
  @Test func `a view whose initialiser has no binding is a frame, and the views beside it are shown`() throws {
    let run = try Running(
      "import SwiftUI\nVStack { Text(\"a\"); PasteButton(payloadType: String.self) { _ in }.padding(); Text(\"b\") }")
    #expect(run.texts == ["a", "b"])
    #expect(run.host.infos.count { $0.kind == "FrameworkView" } == 1)
    let said = run.evaluation.takeActionDiagnostics()
    #expect(said.map(\.severity) == [.warning])
    #expect(said.allSatisfy { $0.message.contains("PasteButton.init(payloadType:") })
  }
  @Test func `what goes wrong in a sound program still ends its picture`() throws {
    #expect(throws: Diagnostic.self) {
      try Running(
        """
        struct Today: View { var body: some View { Text("\\([1][2])") } }
        struct Shown: View { var body: some View { Text("top"); Today() } }
        Shown()
        """)
    }
  }
}
