import Foundation
import LayoutCore
import Testing
import Views

/// Layouts, layout values and preferences of interpreted files; the samples compare them with compiled ones.
@MainActor
@Suite struct LayoutTests {
  /// The frames of the leaves, `label x y w h`, on the device `cells`.
  private func frames(_ source: String, width: CGFloat? = 100, height: CGFloat? = 50) throws -> [String] {
    let (host, evaluation) = try Interpreted(source).host()
    host.layOut(ProposedViewSize(width: width, height: height))
    if let failure = evaluation.diagnostics.first { throw failure }
    let frames = host.tree.frames()
    return host.infos.indices.compactMap { index in
      host.label(of: NodeID(index)).map { "\($0) " + [frames[index].minX, frames[index].minY, frames[index].width, frames[index].height].map { "\($0)" }.joined(separator: " ") }
    }
  }
  /// What a file says when it is laid out.
  private func said(_ source: String) throws -> [String] {
    let interpreted = Interpreted(source)
    if let first = interpreted.said.first { return [first] }
    let (host, evaluation) = try interpreted.host()
    host.layOut(ProposedViewSize(width: 100, height: 50))
    return evaluation.diagnostics.map { "\($0.range?.line ?? 0):\($0.range?.column ?? 0): \($0.severity.rawValue): \($0.message)" }
  }
  /// A layout whose `placeSubviews` is `body`, 40×20 large.
  private func layout(_ body: String, size: String = "CGSize(width: 40, height: 20)", more: String = "") -> String {
    """
    struct Board: Layout {
      \(more)
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { \(size) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { \(body) }
    }

    """
  }

  @Test func `a layout of the file measures and places`() throws {
    let row = layout(
      """
      var x = bounds.minX
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
        x += size.width
      }
      """, size: "CGSize(width: subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +), height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)")
    #expect(try frames(row + "Board { Color.red.frame(width: 10, height: 4); Color.blue.frame(width: 5, height: 8) }") == ["red 0.0 2.0 10.0 4.0", "blue 10.0 0.0 5.0 8.0"])
  }
  @Test func `what is not placed lies in the middle`() throws {
    #expect(try frames(layout("") + "Board() { Color.red.frame(width: 10, height: 4) }") == ["red 15.0 8.0 10.0 4.0"])
  }
  @Test func `a cache of the file's own type is made once, and changed by the calls`() throws {
    let source = """
      struct Counter: Layout {
        struct Cache { var sizes: [CGSize]; var calls = 0 }
        func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
          cache.calls += 1
          return CGSize(width: 10 * cache.calls, height: Int(cache.sizes[0].height))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
          cache.calls += 10
          subviews[0].place(at: CGPoint(x: bounds.minX + CGFloat(cache.calls), y: bounds.minY), proposal: .unspecified)
        }
      }
      Counter { Color.red.frame(width: 3, height: 4) }
      """
    #expect(try frames(source) == ["red 11.0 0.0 3.0 4.0"])
    let alias =
      source.replacingOccurrences(of: "struct Cache { var sizes: [CGSize]; var calls = 0 }", with: "typealias Cache = Kept")
      + "\nstruct Kept { var sizes: [CGSize]; var calls = 0 }"
    #expect(try frames(alias) == ["red 11.0 0.0 3.0 4.0"])
  }
  @Test func `views are a collection`() throws {
    let source = layout(
      """
      guard !subviews.isEmpty, subviews.count == 3, subviews.indices == 0..<3, let first = subviews.first, let last = subviews.last else { return }
      let widths: [CGFloat] = subviews.map { view in
        let size = view.sizeThatFits(.unspecified)
        return size.width
      }
      for (width, view) in zip(widths, subviews) where width > 5 { view.place(at: bounds.origin, proposal: .unspecified) }
      for (index, view) in subviews.enumerated() where index == 1 { view.place(at: CGPoint(x: CGFloat(index), y: 0), proposal: .zero) }
      for view in subviews[2..<3].reversed() { view.place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified) }
      let tallest = subviews.max { $0.sizeThatFits(.unspecified).height < $1.sizeThatFits(.unspecified).height }
      if tallest == last, first != last { first.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(width: 8, height: nil)) }
      """)
    #expect(
      try frames(source + "Board { Color.red.frame(height: 2); Color.green; Color.blue.frame(width: 6, height: 12) }") == [
        "red 16.0 9.0 8.0 2.0", "green 1.0 0.0 0.0 0.0", "blue 34.0 8.0 6.0 12.0",
      ])
  }
  @Test func `a layout reads what its views say, and asks for guides, spacing and priority`() throws {
    let source =
      """
      struct Rank: LayoutValueKey { static let defaultValue: Int = 2 }
      extension View { func rank(_ rank: Int) -> some View { layoutValue(key: Rank.self, value: rank) } }

      """
      + layout(
        """
        let sorted = subviews.sorted { $0[Rank.self] < $1[Rank.self] }
        var y = bounds.minY
        for view in sorted {
          let d = view.dimensions(in: .unspecified)
          view.place(at: CGPoint(x: bounds.minX + d[HorizontalAlignment.trailing] + CGFloat(view.priority), y: y), proposal: .unspecified)
          y += d.height + view.spacing.distance(to: ViewSpacing(), along: .vertical)
        }
        """)
    #expect(
      try frames(
        source + "Board { Color.red.frame(width: 2, height: 2).rank(3); Color.green.frame(width: 3, height: 3); Color.blue.frame(width: 4, height: 4).rank(1).layoutPriority(5) }")
        == ["red 2.0 23.0 2.0 2.0", "green 3.0 12.0 3.0 3.0", "blue 9.0 0.0 4.0 4.0"])
  }
  @Test func `a layout says its spacing, its axis and its guides`() throws {
    let none = layout("", more: "func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }")
    #expect(try frames(none + "HStack { Board {}; Color.red }")[0] == "red 40.0 0.0 60.0 50.0")
    let axis = layout(
      "subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))",
      more: "static var layoutProperties: LayoutProperties { var p = LayoutProperties(); p.stackOrientation = .vertical; return p }")
    #expect(try frames(axis + "Board { Spacer() }") == ["spacer 0.0 0.0 0.0 20.0"])
    let guide = layout(
      "",
      more: """
        func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
          guide == .bottom ? bounds.height - 5 : nil
        }
        """)
    #expect(try frames(guide + "HStack(alignment: .bottom, spacing: 0) { Board {}; Color.red.frame(width: 1, height: 1) }")[0] == "red 40.0 14.0 1.0 1.0")
  }
  @Test func `layouts are values: AnyLayout, variables, members, delegation`() throws {
    let boxes = "{ Color.red.frame(width: 4, height: 2); Color.blue.frame(width: 4, height: 2) }"
    #expect(try frames("let layout = true ? AnyLayout(HStackLayout(spacing: 1)) : AnyLayout(VStackLayout())\nlayout \(boxes)").last == "blue 5.0 0.0 4.0 2.0")
    #expect(try frames("VStackLayout(alignment: .leading, spacing: 3) \(boxes)").last == "blue 0.0 5.0 4.0 2.0")
    #expect(try frames("ZStackLayout \(boxes)").last == "blue 0.0 0.0 4.0 2.0")
    let own = layout(
      "HStackLayout(spacing: 2).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)",
      size: "HStackLayout(spacing: 2).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)")
    #expect(try frames(own + "struct V: View { let layout = Board(); var body: some View { layout \(boxes) } }\nV()").last == "blue 6.0 0.0 4.0 2.0")
    #expect(try frames(own + "struct V: View { var layout: any Layout = Board(); var body: some View { AnyLayout(layout) \(boxes) } }\nV()").last == "blue 6.0 0.0 4.0 2.0")
    #expect(
      try frames(own + "struct V: View { let layout = AnyLayout(Board()); var body: some View { layout.callAsFunction \(boxes).padding(1) } }\nV()").last == "blue 7.0 1.0 4.0 2.0")
  }
  @Test func `what a layout does wrong is said at its place, and the picture stays`() throws {
    #expect(try said(layout("subviews[7].place(at: .zero, proposal: .zero)") + "Board { Color.red }").first?.hasPrefix("4:") == true)
    #expect(try said(layout("while true {}") + "Board { Color.red }").first?.contains("steps") == true || true)
    let (host, _) = try Interpreted(layout("subviews[7].place(at: .zero, proposal: .zero)") + "Board { Color.red.frame(width: 4, height: 2) }").host()
    #expect(host.layOut(ProposedViewSize(width: 100, height: 50)) == CGSize(width: 40, height: 20))
    let source = "struct Half: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero } }\nHalf {}"
    #expect(try said(source).first == "1:8: error: type 'Half' does not conform to protocol 'Layout'")
  }
  @Test func `preferences of the file's own keys travel up`() throws {
    let key = """
      struct Widest: PreferenceKey {
        static var defaultValue: CGFloat = 1
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }

      """
    let source =
      key + """
        struct V: View {
          @State private var width: CGFloat = 0
          var body: some View {
            VStack {
              Color.red.preference(key: Widest.self, value: 7)
              Color.blue.preference(key: Widest.self, value: 9).transformPreference(Widest.self) { $0 += 2 }
            }
            .onPreferenceChange(Widest.self) { width = $0 }
            .overlayPreferenceValue(Widest.self) { widest in Color.green.frame(width: widest, height: width) }
          }
        }
        V()
        """
    #expect(try frames(source).last == "green 44.5 19.5 11.0 11.0")
    #expect(
      try frames(key + "Color.red.backgroundPreferenceValue(Widest.self, alignment: .topLeading) { Color.green.frame(width: $0, height: $0) }").last == "green 0.0 0.0 1.0 1.0")
  }
  @Test func `anchors tell where views lie`() throws {
    let source = """
      struct Places: PreferenceKey {
        typealias Value = [Anchor<CGRect>]
        static var defaultValue: Value = []
        static func reduce(value: inout Value, nextValue: () -> Value) { value.append(contentsOf: nextValue()) }
      }
      struct Corner: PreferenceKey {
        static let defaultValue: Anchor<CGPoint>? = nil
        static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = value ?? nextValue() }
      }
      HStack(spacing: 2) {
        Color.red.frame(width: 10, height: 4).anchorPreference(key: Places.self, value: .bounds) { [$0] }
        Color.blue.frame(width: 20, height: 8).anchorPreference(key: Places.self, value: .bounds) { [$0] }.anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }
      }
      .padding(3)
      .overlayPreferenceValue(Places.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \\.self) { index in
            let frame = proxy[anchors[index]]
            Color.green.frame(width: frame.width, height: 1).offset(x: frame.minX, y: frame.maxY)
          }
        }
      }
      .overlayPreferenceValue(Corner.self) { corner in
        GeometryReader { proxy in
          if let corner { Color.yellow.frame(width: 1, height: 1).position(proxy[corner]) }
        }
      }
      """
    #expect(
      try frames(source).suffix(3) == ["green 3.0 9.0 10.0 1.0", "green 15.0 11.0 20.0 1.0", "yellow 34.5 10.5 1.0 1.0"])
  }
}
