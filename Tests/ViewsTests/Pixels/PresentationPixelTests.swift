internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Testing
@testable internal import Views

/// Which of its like a view was that kept its state.
private struct Numbered: View {
  @State private var number = Numbered.next()
  @MainActor static var count = 0
  @MainActor static func next() -> Int {
    count += 1
    return count
  }
  var body: some View { Text("number \(number)") }
}
private struct Item: Identifiable { var id: Int }
private struct Presenter: View {
  @State var item: Item? = Item(id: 1)
  @State var isShown = true
  var body: some View {
    Toggle("Shown", isOn: $isShown)
      .sheet(item: isShown ? $item : .constant(nil)) { _ in Numbered() }
    Button("Other") { item = Item(id: 2) }
  }
}

@MainActor @Suite(.serialized) struct `What is presented` {
  private let canvas = CGSize(width: 390, height: 844)
  private func host(_ view: some View) -> ViewHost {
    let host = ViewHost(view, device: .iphone)
    host.layOut(ProposedViewSize(width: 390, height: 763))
    return host
  }
  private func shown(_ host: ViewHost) -> String {
    PhoneScene.contents(host.screen(canvas).items).compactMap { if case .text(let run) = $0, let line = run.lines.first, line.hasPrefix("number") { line } else { nil } }.joined()
  }
  private func node(_ kind: String, _ host: ViewHost) throws -> NodeID {
    let index = try #require(host.tree.frames().indices.first { host.infos[$0].kind == kind })
    return NodeID(index)
  }

  @Test func `keeps its state from update to update, until it is dismissed or is about something else`() throws {
    let host = host(Presenter())
    let first = shown(host)
    #expect(first.hasPrefix("number "))
    #expect(shown(host) == first)
    host.update()
    #expect(shown(host) == first)
    host.tap(try node("Button", host))
    let second = shown(host)
    #expect(second != first && second.hasPrefix("number "))
    host.toggle(try node("Toggle", host))
    #expect(shown(host).isEmpty)
    host.toggle(try node("Toggle", host))
    #expect(shown(host) != second && shown(host).hasPrefix("number "))
  }
  @Test func `a copy of a graph goes on with the state of what is presented`() {
    let host = host(Presenter())
    let first = shown(host)
    let next = ViewHost(Presenter(), device: .iphone, graph: host.graph.copy())
    next.layOut(ProposedViewSize(width: 390, height: 763))
    #expect(shown(next) == first)
  }
  @Test func `a cover for a value is shown`() {
    #expect(shown(host(Color.clear.fullScreenCover(item: .constant(Item(id: 1))) { _ in Numbered() })).hasPrefix("number "))
  }
}
