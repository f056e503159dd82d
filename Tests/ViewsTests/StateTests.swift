internal import LayoutCore
internal import Testing
internal import Views

private struct Counter: View {
  var title: String
  @State var count = 0
  var body: some View {
    Button("\(title) \(count)") { count += 1 }
    Label(count: $count)
  }
}
private struct Label: View {
  @Binding var count: Int
  var body: some View { Text("label \(count)") }
}
private struct Plain: View {
  var body: some View { Text("plain") }
}
private struct Page: View {
  @State var isLong = false
  var body: some View {
    Counter(title: "a")
    Plain()
    Button("long") { isLong.toggle() }
    if isLong { Counter(title: "b") }
  }
}

private struct Rows<Row: View>: View {
  let row: (Int) -> Row
  var body: some View { ForEach(0..<2, id: \.self) { row($0) } }
}
/// Reads its state in a closure that another view's container calls.
private struct Late: View {
  @State private var names: [String] = []
  var isMeasured = false
  var body: some View {
    VStack {
      if isMeasured { GeometryReader { _ in Text("\(names.count)") } } else { Rows { _ in Text("\(names.count)") } }
    }
    .onAppear { names = ["a", "b", "c"] }
  }
}

@MainActor @Suite struct `State of views` {
  @Test func `that only a closure of a container reads makes the views anew all the same`() throws {
    let host = ViewHost(Late(), device: .cells)
    host.layOut(.unspecified)
    #expect(host.texts == ["3", "3"])
    let measured = ViewHost(Late(isMeasured: true), device: .cells)
    measured.layOut(ProposedViewSize(width: 100, height: 100))
    #expect(measured.texts == ["3"])
  }
  @Test func `outlives evaluations, and what reads it runs again`() throws {
    let host = ViewHost(Counter(title: "n"), device: .cells)
    host.layOut(.unspecified)
    #expect(host.texts == ["n 0", "label 0"])
    host.graph.forgetEvaluations()
    #expect(host.tap("n 0"))
    #expect(host.texts == ["n 1", "label 1"])
    #expect(host.evaluated == ["Counter state count", "Label state count"])
  }
  @Test func `makes only the bodies run that read it`() throws {
    let host = ViewHost(Page(), device: .cells)
    host.layOut(.unspecified)
    #expect(host.evaluated == ["Page first ", "Counter first ", "Label first ", "Plain first "])
    host.graph.forgetEvaluations()
    #expect(host.tap("a 0"))
    #expect(host.evaluated == ["Counter state count", "Label state count"])
    host.graph.forgetEvaluations()
    #expect(host.tap("long"))
    #expect(host.evaluated == ["Page state isLong", "Counter first ", "Label first "])
    #expect(host.texts == ["a 1", "label 1", "plain", "long", "b 0", "label 0"])
  }
  @Test func `ends with its view`() throws {
    let host = ViewHost(Page(), device: .cells)
    host.layOut(.unspecified)
    for label in ["long", "b 0", "long", "long"] { #expect(host.tap(label)) }
    #expect(host.texts.contains("b 0"))
  }
}
