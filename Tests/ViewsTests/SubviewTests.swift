internal import Foundation
internal import LayoutCore
internal import Testing
@testable internal import Views

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}
private struct PinnedKey: ContainerValueKey {
  static let defaultValue = false
}

/// The views that a view comes to.
@MainActor @Suite struct `Subviews of containers` {
  private func labels(_ view: some View) -> [String] {
    let host = ViewHost(view, device: .cells)
    host.layOut(ProposedViewSize(width: 80, height: 24))
    return (0..<NodeID(host.tree.count)).compactMap { host.label(of: $0) }
  }
  private struct Pair: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  @Test func `each is shown where the closure puts it`() {
    let view = Group(subviews: ForEach(0..<2) { Text("\($0)") }) { subviews in
      Text("of \(subviews.count)")
      subviews.last
      subviews.first
    }
    #expect(labels(VStack { view }) == ["of 2", "1", "0"])
  }
  @Test func `views of the program and conditions come to what is in them`() {
    let isOn = true
    let view = Group {
      Pair()
      if isOn { Text("c") }
      HStack {
        Text("d")
        Text("e")
      }
    }
    let counted = Group(subviews: view) { subviews in
      ForEach(subviews) { subview in
        Text("-")
        subview.padding()
      }
      Text("\(subviews.count)")
    }
    #expect(labels(VStack { counted }) == ["-", "a", "-", "b", "-", "c", "-", "d", "e", "4"])
    #expect(labels(VStack { ForEach(subviews: view) { $0 } }) == ["a", "b", "c", "d", "e"])
  }
  @Test func `a collection of them, and a part of it, are views`() {
    let view = ForEach(0..<4) { Text("\($0)") }
    #expect(labels(HStack { Group(subviews: view) { $0 } }) == ["0", "1", "2", "3"])
    #expect(labels(HStack { Group(subviews: view) { $0.dropFirst().prefix(2) } }) == ["1", "2"])
    #expect(labels(HStack { Group(subviews: view) { $0[2...] } }) == ["2", "3"])
  }
  @Test func `they may lie in others`() {
    let inner = Group(subviews: ForEach(0..<3) { Text("\($0)") }) { $0.dropFirst() }
    #expect(labels(HStack { ForEach(subviews: inner) { $0 } }) == ["1", "2"])
    let chosen = TabView { inner.tabItem { Text("tab") } }
    #expect(labels(chosen).contains("1"))
  }
  @Test func `what a view tells its container is read of it`() {
    let view = Group {
      Text("a").tag(1)
      Text("b").containerValue(\.isPinned, true)
    }
    let told = Group(subviews: view) { subviews in
      ForEach(subviews) { subview in
        Text("\(subview.containerValues.isPinned) \(subview.containerValues.tag(for: Int.self) ?? 0)")
      }
    }
    #expect(labels(VStack { told }) == ["false 1", "true 0"])
  }
  @Test func `they keep their state and appear once`() {
    var count = 0
    let view = VStack { ForEach(subviews: Text("a").onAppear { count += 1 }) { $0.padding() } }
    let host = ViewHost(view, device: .cells)
    host.layOut(ProposedViewSize(width: 80, height: 24))
    host.layOut(ProposedViewSize(width: 40, height: 24))
    #expect(count == 1)
  }
}
