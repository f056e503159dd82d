internal import LayoutCore
internal import Testing
internal import Views

private struct Row: View {
  let i: Int
  @State var taps = 0
  var body: some View { Button("row \(i): \(taps)") { taps += 1 } }
}
private struct Rows: View {
  @State var isLong = true
  var body: some View {
    Button("length") { isLong.toggle() }
    ForEach(0..<(isLong ? 900 : 3), id: \.self) { Row(i: $0) }
  }
}
private struct Plain: View {
  let name: String
  var body: some View { Text(name) }
}
private struct Names: View {
  let names: [String]
  var body: some View { ForEach(names, id: \.self) { Plain(name: $0) } }
}

/// Exact numbers of bodies that run: they say what a change costs, on any machine.
@MainActor @Suite struct `Bodies per change` {
  @Test func `a making in which nothing changed runs none`() {
    let host = ViewHost(Rows(), device: .cells)
    host.layOut(.unspecified)
    #expect(host.graph.evaluations.count == 901)
    host.graph.forgetEvaluations()
    host.update()
    #expect(host.graph.evaluations.isEmpty)
  }
  @Test func `a state runs the one that reads it`() {
    let host = ViewHost(Rows(), device: .cells)
    host.layOut(.unspecified)
    host.graph.forgetEvaluations()
    #expect(host.tap("row 500: 0"))
    #expect(host.evaluated == ["Row state taps"])
    #expect(host.texts[501] == "row 500: 1")
  }
  @Test func `rows that stay keep their state, those that come back begin anew, however often`() {
    let host = ViewHost(Rows(), device: .cells)
    host.layOut(.unspecified)
    #expect(host.tap("row 1: 0"))
    #expect(host.tap("row 700: 0"))
    for _ in 0..<4 {
      host.graph.forgetEvaluations()
      #expect(host.tap("length"))
      #expect(host.texts == ["length", "row 0: 0", "row 1: 1", "row 2: 0"])
      #expect(host.evaluated == ["Rows state isLong"])
      host.graph.forgetEvaluations()
      #expect(host.tap("length"))
      #expect(host.texts.count == 901 && host.texts[2] == "row 1: 1" && host.texts[701] == "row 700: 0")
      #expect(host.graph.evaluations.count == 898)
    }
  }
  @Test func `ids that are no numbers identify as well`() {
    let host = ViewHost(Names(names: ["a", "b", "a longer name than fits in a word or two"]), device: .cells)
    host.layOut(.unspecified)
    #expect(host.scopes.map(\.identity.description) == ["Names", "Names/[a]/Plain", "Names/[b]/Plain", "Names/[a longer name than fits in a word or two]/Plain"])
    host.graph.forgetEvaluations()
    host.update()
    #expect(host.graph.evaluations.isEmpty)
  }
}
