internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Testing

@testable internal import Views

@MainActor @Suite struct `Containers` {
  private func kinds(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 50) -> [String] {
    let host = ViewHost(view, device: .cells)
    host.layOut(ProposedViewSize(width: width, height: height))
    var kinds: [String] = []
    func visit(_ node: NodeID, _ depth: Int) {
      let info = host.infos[Int(node)]
      kinds.append(String(repeating: " ", count: depth) + info.kind + (info.isImplicit ? "*" : ""))
      for child in host.tree.children(of: node) { visit(child, depth + 1) }
    }
    if let root = host.tree.root { visit(root, 0) }
    return kinds
  }

  @Test func `a ScrollView puts several views into an implicit VStack, whatever its axis`() {
    #expect(kinds(ScrollView { Color.red }) == ["ScrollView", " Color"])
    let row = ScrollView(.horizontal) {
      Color.red
      Color.blue
    }
    #expect(kinds(row) == ["ScrollView", " VStack*", "  Color", "  Color"])
  }
  @Test func `what lies outside of a ScrollView is not painted`() {
    let host = ViewHost(
      ScrollView {
        Text("a")
        Color.red.frame(height: 40)
        Text("b")
      }, device: .cells)
    host.layOut(ProposedViewSize(width: 10, height: 20))
    #expect(host.displayList.items.count == 2)
    #expect(host.displayList.items.last?.content == .fill(.rectangle(CGRect(x: 0, y: 9, width: 10, height: 11)), Color.red.paint(in: EnvironmentValues())))
  }
  @Test func `a modifier on a GridRow goes to each cell`() {
    let grid = Grid {
      GridRow {
        Color.red
        Color.blue
      }
      .padding(1)
    }
    #expect(kinds(grid) == ["Grid", " GridRow", "  padding", "   Color", "  padding", "   Color"])
  }
  @Test func `the views of a GridRow in a lazy grid are the grid's`() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem()]) {
      GridRow {
        Color.red
        Color.blue
      }
      .padding()
    }
    #expect(kinds(grid) == ["LazyVGrid", " padding", "  Color", " padding", "  Color"])
  }
  @Test func `a GridRow outside of a Grid is a row`() {
    let host = ViewHost(
      GridRow {
        Color.red
        Color.blue
      }, device: .cells)
    host.layOut(ProposedViewSize(width: 28, height: 4))
    #expect(host.tree.frame(of: 2) == CGRect(x: 18, y: 0, width: 10, height: 4))
  }
}

private struct Endless: View {
  var body: some View {
    GeometryReader { _ in
      Text("deep")
      Endless()
    }
  }
}
private struct Leaf: View {
  var body: some View { Text("leaf") }
}

private struct Reading: View {
  var body: some View {
    VStack {
      GeometryReader { proxy in
        Leaf().font(.title)
        if proxy.size.width > 50 { Color.red.frame(width: proxy.size.width / 2) }
      }
      .frame(height: 20)
    }
  }
}

@MainActor @Suite struct `A GeometryReader` {
  private func host(recordsWrittenViews: Bool = false, recordsEvents: Bool = false, nodeLimit: Int = 1000) -> ViewHost {
    ViewHost(Reading(), device: .cells, recordsWrittenViews: recordsWrittenViews, recordsEvents: recordsEvents, nodeLimit: nodeLimit)
  }

  @Test func `makes its content for the size it gets, anew for each`() {
    let host = host()
    host.layOut(ProposedViewSize(width: 80, height: 40))
    #expect(host.infos.map(\.kind) == ["VStack", "frame", "GeometryReader", "Text", "frame", "Color"])
    #expect(host.tree.frame(of: 5) == CGRect(x: 0, y: 0, width: 40, height: 20))
    host.layOut(ProposedViewSize(width: 40, height: 40))
    #expect(host.infos.count == host.tree.count && host.tree.count == 4)
    host.layOut(ProposedViewSize(width: 80, height: 40))
    #expect(host.tree.count == 6)
  }
  @Test func `keeps identity and the custom views around its content`() {
    let host = host()
    host.layOut(ProposedViewSize(width: 80, height: 40))
    #expect(host.customViews(between: 3) == ["Leaf"])
    #expect(host.scopes.map { "\($0.identity)" } == ["Reading", "Reading/0/Leaf"])
  }
  @Test func `has its content behind it in the view tree`() {
    let host = host(recordsWrittenViews: true)
    #expect(host.writtenViews.map(\.name) == ["Reading", "VStack", "frame", "GeometryReader"])
    host.layOut(ProposedViewSize(width: 80, height: 40))
    #expect(
      host.writtenViews.map { "\($0.depth) \($0.name)" } == [
        "0 Reading", "1 VStack", "2 frame", "3 GeometryReader", "4 font", "5 Leaf", "6 Text", "4 frame", "5 Color",
      ])
  }
  @Test func `knows its place in the root`() {
    var frames: [CGRect] = []
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10)
      GeometryReader { proxy in
        let _ = frames = [proxy.frame(in: .local), proxy.frame(in: .global)]
        Text("a")
      }
      .padding(2)
    }
    ViewHost(view, device: .cells).layOut(ProposedViewSize(width: 34, height: 24))
    #expect(frames == [CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 12, y: 2, width: 20, height: 20)])
  }
  @Test func `tells of the bodies that run while it is placed`() {
    let host = host(recordsEvents: true)
    host.layOut(ProposedViewSize(width: 80, height: 40))
    let placed = host.tree.events.firstIndex { $0.kind == .place && $0.node == 2 }
    let ran = host.tree.events.lastIndex { $0.kind == .evaluate }
    #expect(placed != nil && ran != nil && (placed ?? 0) < (ran ?? 0))
  }
  @Test func `respects the limits of nodes and of depth`() {
    let small = host(nodeLimit: 4)
    small.layOut(ProposedViewSize(width: 80, height: 40))
    #expect(small.stopReason == .nodes(limit: 4))
    let endless = ViewHost(Endless(), device: .cells)
    #expect(endless.stopReason == nil)
    endless.layOut(ProposedViewSize(width: 80, height: 40))
    #expect(endless.stopReason == .depth(limit: NodeList.depthLimit, innermost: ["Endless", "Endless", "Endless", "Endless"]))
  }
}
