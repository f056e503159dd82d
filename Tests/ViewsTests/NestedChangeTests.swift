internal import LayoutCore
internal import Testing
internal import Views

private enum Side { case left, right }
private final class Heard {
  var texts: [String] = []
}
private struct Inner: View {
  let heard: Heard
  let side: Side
  @State private var number = 1.0
  var body: some View {
    GeometryReader { _ in
      Text("a")
        .onChange(of: side) { heard.texts.append("side \($0) \($1)") }
        .onAppear { heard.texts.append("appears") }
    }
    .onChange(of: number, initial: true) { heard.texts.append("number \($0) \($1)") }
    .onAppear { heard.texts.append("reader appears") }
  }
}
private struct Outer: View {
  let heard: Heard
  @State private var side = Side.left
  var body: some View {
    Inner(heard: heard, side: side)
    Button("turn") { side = side == .left ? .right : .left }
  }
}

@MainActor @Suite struct `Changes in a reader and at it` {
  @Test func `are told apart`() {
    let heard = Heard()
    let host = ViewHost(Outer(heard: heard), device: .cells)
    host.layOut(.unspecified)
    #expect(heard.texts.sorted() == ["appears", "number 1.0 1.0", "reader appears"])
    heard.texts = []
    #expect(host.tap("turn"))
    #expect(heard.texts == ["side left right"])
  }
}
