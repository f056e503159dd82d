internal import SwiftSource
internal import Testing
internal import Views

/// A run is let go when nobody shows it any more: a live preview makes one with each save.
@MainActor @Suite struct `A run that is shown no more` {
  nonisolated private static let model = "class M: ObservableObject { @Published var x = true }\n"

  @Test(arguments: [
    "struct V: View { @State var x = 1; var body: some View { Button(\"a\") { x += 1 } } }",
    model + "struct V: View { @StateObject var m = M(); var body: some View { Toggle(\"a\", isOn: $m.x) } }",
    "@Observable class M { var x = true }\n"
      + "struct V: View { @State var m = M(); var body: some View { Toggle(\"a\", isOn: $m.x) } }",
    "struct V: View { var body: some View { ForEach([\"a\"], id: \\.count) { Text($0) } } }",
    "func twice(_ f: () -> Int?) -> Int? { f() }\n"
      + "struct V: View { let g = { 1 }; var body: some View { Text(\"\\(twice(g) ?? 0)\") } }",
    model + "struct V: View { @StateObject var m = M(); var body: some View { Text(\"a\").onReceive(m.$x) { _ in } } }",
  ])
  func `goes, with all that it made`(_ program: String) throws {
    weak var run: (any PreviewRun)?
    weak var shown: ViewHost?
    do {
      let checked = try Interpreted("import SwiftUI\nimport Combine\n\(program)\n#Preview { V() }").checked()
      #expect(checked.diagnostics.filter(\.isError).isEmpty)
      let root = checked.root(budget: Budget())
      let host = ViewHost(root.view, device: .terminal)
      host.layOut(ProposedViewSize(width: 640, height: 384))
      #expect(root.evaluation.diagnostics.isEmpty)
      (run, shown) = (root.evaluation, host)
      #expect(run != nil)
    }
    #expect(run == nil && shown == nil)
  }
}
