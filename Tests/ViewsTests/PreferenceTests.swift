import Foundation
import LayoutCore
import Testing

@testable import Views

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
private struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@MainActor @Suite struct PreferenceTests {
  /// What the action of `onPreferenceChange` around a view is given.
  private func names(_ view: some View) -> [[String]] {
    var found: [[String]] = []
    let host = ViewHost(view.onPreferenceChange(Names.self) { found.append($0) }, device: .cells)
    host.layOut(ProposedViewSize(width: 80, height: 24))
    return found
  }
  private func named(_ name: String) -> some View { Color.red.preference(key: Names.self, value: [name]) }

  @Test func `values are put together in the order of the view tree`() {
    #expect(
      names(
        VStack {
          named("a");
          HStack {
            named("b"); named("c")
          }; Color.red; named("d")
        }) == [["a", "b", "c", "d"]])
    #expect(names(ForEach(0..<3) { named("\($0)") }) == [["0"], ["1"], ["2"]], "a modifier on several views is one on each")
  }
  @Test func `of an overlay the view comes first, of a background the background`() {
    #expect(names(named("view").overlay { named("layer") }) == [["view", "layer"]])
    #expect(names(named("view").background { named("layer") }) == [["layer", "view"]])
    #expect(names(named("view").safeAreaInset(edge: .top) { named("bar") }) == [["view", "bar"]])
  }
  @Test func `a value takes the place of what is inside`() {
    #expect(names(VStack { named("a") }.preference(key: Names.self, value: ["b"])) == [["b"]])
    #expect(names(Color.red.preference(key: Names.self, value: ["inner"]).padding().preference(key: Names.self, value: ["outer"])) == [["outer"]])
  }
  @Test func `a transformation starts from what is inside, or from the default`() {
    #expect(names(named("a").transformPreference(Names.self) { $0.append("b") }) == [["a", "b"]])
    #expect(names(Color.red.transformPreference(Names.self) { $0.append("b") }) == [["b"]])
  }
  @Test func `nothing happens where nothing is handed up`() {
    #expect(names(Color.red) == [])
    #expect(names(VStack { Color.red.preference(key: Widest.self, value: 3) }) == [])
  }
  @Test func `what a GeometryReader's content hands up is known after the layout`() {
    var found: [CGFloat] = []
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 30)
      Color.blue.background { GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) } }
    }
    let host = ViewHost(view.onPreferenceChange(Widest.self) { found.append($0) }, device: .cells)
    host.layOut(ProposedViewSize(width: 80, height: 24))
    host.layOut(ProposedViewSize(width: 80, height: 10))
    host.layOut(ProposedViewSize(width: 90, height: 10))
    #expect(found == [50, 60], "an action runs when the value is another one")
  }
  @Test func `a layer is made of what the view hands up, and lies before or behind it`() {
    for isBackground in [false, true] {
      let view = HStack(spacing: 0) {
        named("a").frame(width: 10); named("b")
      }
      let label = { (names: [String]) in Text(names.joined()).frame(height: 1) }
      let host =
        isBackground
        ? ViewHost(view.backgroundPreferenceValue(Names.self, alignment: .topLeading, label), device: .cells)
        : ViewHost(view.overlayPreferenceValue(Names.self, alignment: .topLeading, label), device: .cells)
      for width in [40, 60] {
        host.layOut(ProposedViewSize(width: CGFloat(width), height: 20))
        let text = (0..<NodeID(host.tree.count)).first { host.label(of: $0) == "ab" }
        #expect(text.map { host.tree.frame(of: $0) } == CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(host.tree.isBackground(0) == isBackground)
        #expect(host.infos.count == host.tree.count)
      }
    }
  }
  @Test func `a layer may be of several views, and hand up values itself`() {
    let view = named("a").overlayPreferenceValue(Names.self) { names in
      Text(names.joined())
      named("layer")
    }
    #expect(names(view) == [["a", "layer"]])
    let host = ViewHost(view, device: .cells)
    host.layOut(ProposedViewSize(width: 10, height: 10))
    #expect(host.infos.contains { $0.kind == "ZStack" && $0.isImplicit })
  }
  @Test func `an anchor is told in the coordinates of who asks`() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 4)
      Color.blue.frame(width: 10, height: 6).anchorPreference(key: Places.self, value: .bounds) { [$0] }
    }
    .padding(3)
    .overlayPreferenceValue(Places.self) { places in
      GeometryReader { proxy in
        ForEach(places.indices, id: \.self) { Text("x").frame(width: proxy[places[$0]].width, height: 1).offset(x: proxy[places[$0]].minX, y: proxy[places[$0]].minY) }
      }
    }
    .padding(5)
    let host = ViewHost(view, device: .cells)
    host.layOut(.unspecified)
    let frame = (0..<NodeID(host.tree.count)).last { host.infos[Int($0)].kind == "frame" }.map { host.tree.frame(of: $0) }
    #expect(frame == CGRect(x: 28, y: 8, width: 10, height: 1))
  }
  @Test func `points and rectangles of a view are anchors`() {
    let frame = CGRect(x: 10, y: 20, width: 40, height: 8)
    #expect(Anchor<CGPoint>.Source.center.anchor(in: frame).global == CGPoint(x: 30, y: 24))
    #expect(Anchor<CGPoint>.Source.bottomTrailing.anchor(in: frame).global == CGPoint(x: 50, y: 28))
    #expect(Anchor<CGPoint>.Source.point(CGPoint(x: 1, y: 2)).anchor(in: frame).global == CGPoint(x: 11, y: 22))
    #expect(Anchor<CGRect>.Source.rect(CGRect(x: 1, y: 1, width: 2, height: 2)).anchor(in: frame).global == CGRect(x: 11, y: 21, width: 2, height: 2))
  }

  // MARK: Actions that change state

  private struct Equal: View {
    @State var width: CGFloat = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("ab").background { GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) } }
        Text("abcdef").background { GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) } }
        Color.red.frame(width: width, height: 1)
      }
      .onPreferenceChange(Widest.self) { width = $0 }
    }
  }
  @Test func `state that follows a preference is in the layout that is shown`() {
    let host = ViewHost(Equal(), device: .cells)
    #expect(host.layOut(.unspecified) == CGSize(width: 6, height: 3))
    #expect((0..<NodeID(host.tree.count)).filter { host.label(of: $0) == "red" }.map { host.tree.frame(of: $0) } == [CGRect(x: 0, y: 2, width: 6, height: 1)])
    #expect(host.unsettled.isEmpty)
  }
  private struct Growing: View {
    @State var width: CGFloat = 1
    var body: some View {
      Color.red.frame(width: width, height: 1)
        .background { GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) } }
        .onPreferenceChange(Widest.self) { width = $0 + 1 }
    }
  }
  @Test func `a preference that never settles ends, and is named`() {
    let host = ViewHost(Growing(), device: .cells)
    let size = host.layOut(.unspecified)
    #expect(size.width > 1 && size.width <= CGFloat(ViewHost.settlingLimit) + 2)
    #expect(host.unsettled == ["Widest"])
  }
  @Test func `a change of geometry is told with the value before it`() {
    var told: [[CGFloat]] = []
    let view = Color.red.onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      told.append([$0, $1])
    }
    let host = ViewHost(view, device: .cells)
    for width in [10, 10, 20] { host.layOut(ProposedViewSize(width: CGFloat(width), height: 5)) }
    #expect(told == [[10, 10], [10, 20]])
  }
}
