internal import Foundation
internal import LayoutCore
internal import Testing
@testable internal import Views

/// A closure in a value: a trailing closure behind a layout is its content.
private struct Placing {
  var run: (LayoutSubviews, CGRect) -> Void = { _, _ in }
  init() {}
  init(_ run: @escaping (LayoutSubviews, CGRect) -> Void) { self.run = run }
}
/// Answers a size, and places each view where it is told.
private struct Board: Layout {
  var size = CGSize(width: 40, height: 20)
  var place = Placing()
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { place.run(subviews, bounds) }
}
/// A row without distances.
private struct Row: Layout {
  var spacing: ViewSpacing?
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { spacing ?? subviews.preferredSpacing }
}
/// Counts what it is asked.
private struct Counting: Layout {
  final class Log { var lines: [String] = [] }
  let log: Log
  func makeCache(subviews: Subviews) -> [CGSize] {
    log.lines.append("make")
    return subviews.map { $0.sizeThatFits(.unspecified) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    log.lines.append("size \(cache.count)")
    cache.append(.zero)
    return cache[0]
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) { log.lines.append("place \(cache.count)") }
}
private struct Rank: LayoutValueKey { static let defaultValue = 0 }
private enum Third: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 3 } }
extension VerticalAlignment { fileprivate static let third = VerticalAlignment(Third.self) }
/// Sets guides of its own.
private struct Guided: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 10, height: 10) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
    guide == .bottom ? bounds.height - 4 : nil
  }
}

@MainActor @Suite struct LayoutTests {
  private func box(_ color: Color, _ width: CGFloat = 10, _ height: CGFloat = 4) -> some View { color.frame(width: width, height: height) }
  private func frames(_ view: some View, width: CGFloat? = 100, height: CGFloat? = 50) -> [String] {
    let host = ViewHost(view, device: .cells)
    host.layOut(ProposedViewSize(width: width, height: height))
    let frames = host.tree.frames()
    return host.infos.indices.compactMap { index in
      host.label(of: NodeID(index)).map {
        "\($0) " + [frames[index].minX, frames[index].minY, frames[index].width, frames[index].height].map { "\(Double($0))" }.joined(separator: " ")
      }
    }
  }
  private func warnings(_ view: some View) -> [LayoutWarning.Kind] {
    let host = ViewHost(view, device: .cells)
    host.layOut(ProposedViewSize(width: 100, height: 50))
    return host.tree.warnings.map(\.kind)
  }

  // MARK: Placing

  @Test func `a view that is not placed lies in the middle, measured with the container's own offer`() {
    #expect(frames(Board() { box(.red) }) == ["red 15.0 8.0 10.0 4.0"])
    #expect(frames(Board() { Color.red }) == ["red -30.0 -15.0 100.0 50.0"])
    #expect(
      warnings(
        Board() {
          box(.red); box(.blue)
        }) == [.unplaced])
  }
  @Test func `the bounds lie where the container lies in what is around it`() {
    var origins: [CGPoint] = []
    let layout = Board(
      place: Placing { subviews, bounds in
        origins.append(bounds.origin)
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 3, height: 2))
      })
    #expect(frames(layout { Color.red }.padding(5)) == ["red 5.0 5.0 3.0 2.0"])
    #expect(origins == [CGPoint(x: 5, y: 5)])
  }
  @Test func `the anchor lies at the point`() {
    let layout = Board(
      place: Placing { subviews, bounds in
        subviews[0].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(width: 8, height: nil))
      })
    #expect(
      frames(
        layout {
          box(.red); Color.blue
        }) == ["red 30.0 16.0 10.0 4.0", "blue 16.0 5.0 8.0 10.0"])
  }
  @Test func `the last place counts, with a warning`() {
    let layout = Board(
      place: Placing { subviews, bounds in
        subviews[0].place(at: .zero, proposal: .zero)
        subviews[0].place(at: CGPoint(x: 2, y: 3), proposal: ProposedViewSize(width: 5, height: 6))
      })
    #expect(frames(layout { Color.red }) == ["red 2.0 3.0 5.0 6.0"])
    #expect(warnings(layout { Color.red }) == [.placedTwice])
  }
  @Test func `a point that is no number counts as the start of the bounds`() {
    let layout = Board(place: Placing { subviews, bounds in subviews[0].place(at: CGPoint(x: CGFloat.nan, y: CGFloat.infinity), proposal: .zero) })
    #expect(frames(layout { Color.red }.padding(3)) == ["red 3.0 3.0 0.0 0.0"])
    #expect(warnings(layout { Color.red }) == [.placedNowhere])
  }
  @Test func `an answer that is no length counts as 0`() {
    #expect(
      warnings(Board(size: CGSize(width: CGFloat.nan, height: 5), place: Placing { s, _ in s[0].place(at: .zero, proposal: .zero) }) { Color.red }) == [.layoutSizeIsNoNumber])
    #expect(warnings(Board(size: CGSize(width: -1, height: 5), place: Placing { s, _ in s[0].place(at: .zero, proposal: .zero) }) { Color.red }) == [.layoutSizeIsNegative])
    #expect(outline(Board(size: CGSize(width: -1, height: 5)) {}) == "Board 0×5 at 0,0")
  }
  @Test func `nothing is placed outside of placeSubviews`() {
    struct Early: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].place(at: .zero, proposal: .zero)
        return CGSize(width: 20, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    #expect(frames(Early() { box(.red) }) == ["red 5.0 3.0 10.0 4.0"])
  }
  @Test func `from right to left, what a layout places is mirrored in its bounds`() {
    let layout = Board(
      place: Placing { subviews, bounds in
        #expect(subviews.layoutDirection == .rightToLeft)
        subviews[0].place(at: CGPoint(x: bounds.minX + 1, y: bounds.minY), proposal: .unspecified)
      })
    #expect(frames(layout { box(.red) }.padding(.leading, 5).environment(\.layoutDirection, .rightToLeft)) == ["red 29.0 0.0 10.0 4.0"])
  }

  // MARK: Questions

  @Test func `a layout asks its views what it likes`() {
    var found: [CGSize] = []
    let layout = Board(
      place: Placing { subviews, _ in
        found = [.zero, .infinity, .unspecified, ProposedViewSize(width: 5, height: nil)].map { subviews[0].sizeThatFits($0) }
        subviews[0].place(at: .zero, proposal: .zero)
      })
    _ = frames(layout { Color.red.frame(minWidth: 3, maxWidth: 30) })
    #expect(found == [CGSize(width: 3, height: 0), CGSize(width: 30, height: CGFloat.infinity), CGSize(width: 10, height: 10), CGSize(width: 5, height: 10)])
  }
  @Test func `a layout sees guides, priorities, values and counts`() {
    var lines: [String] = []
    let layout = Board(
      place: Placing { subviews, bounds in
        for subview in subviews {
          let d = subview.dimensions(in: .unspecified)
          lines.append("\(Int(d[.trailing])) \(Int(d[VerticalAlignment.third])) \(subview.priority) \(subview[Rank.self])")
          subview.place(at: bounds.origin, proposal: .unspecified)
        }
      })
    _ = frames(
      layout {
        box(.red).alignmentGuide(.trailing) { _ in 3 }
        box(.blue, 9, 9).layoutPriority(2)
        box(.green).layoutValue(key: Rank.self, value: 1).padding(1).layoutValue(key: Rank.self, value: 2)
        Group {
          box(.red); box(.blue)
        }.layoutValue(key: Rank.self, value: 7)
        HStack {
          box(.red).layoutValue(key: Rank.self, value: 5); box(.red)
        }
      })
    #expect(lines == ["3 1 0.0 0", "9 3 2.0 0", "12 2 0.0 2", "10 1 0.0 7", "10 1 0.0 7", "28 1 0.0 0"])
  }
  @Test func `the cache is made once and kept between questions`() {
    let log = Counting.Log()
    _ = frames(
      VStack {
        Counting(log: log) { box(.red) }; Color.blue
      })
    #expect(log.lines.first == "make" && log.lines.filter { $0 == "make" }.count == 1)
    #expect(log.lines.dropFirst().enumerated().allSatisfy { $1.hasSuffix(" \($0 + 1)") || $1.hasPrefix("place") })
  }
  @Test func `a layout without views is asked as well`() {
    #expect(outline(Board() {}) == "Board 40×20 at 0,0")
    #expect(outline(Board() { EmptyView() }) == "Board 40×20 at 0,0")
  }
  @Test func `groups, loops and branches give a layout their views one by one`() {
    var count = 0
    let isShown = true
    let layout = Board(
      place: Placing { subviews, _ in
        count = subviews.count
        subviews.forEach { $0.place(at: .zero, proposal: .zero) }
      })
    _ = frames(
      layout {
        Group {
          Color.red; Color.red
        }
        ForEach(0..<3) { _ in Color.blue }
        if isShown { Color.green } else { Text("no") }
        EmptyView()
      })
    #expect(count == 6)
  }

  // MARK: Spacing and guides

  @Test func `the distance to neighbours is asked of the layout`() {
    #expect(
      frames(
        HStack {
          Row() { box(.red) }; box(.blue)
        }) == ["red 0.0 0.0 10.0 4.0", "blue 18.0 0.0 10.0 4.0"])
    #expect(
      frames(
        HStack {
          Row(spacing: .zero) { box(.red) }; box(.blue)
        }) == ["red 0.0 0.0 10.0 4.0", "blue 10.0 0.0 10.0 4.0"])
    #expect(
      frames(
        HStack {
          HStack { Row(spacing: .zero) { box(.red) } }.fixedSize(); box(.blue)
        }) == ["red 0.0 0.0 10.0 4.0", "blue 10.0 0.0 10.0 4.0"], "through what passes it on")
    #expect(
      frames(
        HStack {
          Row(spacing: .zero) { box(.red) }.padding(1); box(.blue)
        }
      ).last == "blue 20.0 1.0 10.0 4.0", "padding sets its own")
  }
  @Test func `spacings are compared and united`() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(ViewSpacing().union(.zero, edges: .leading).distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().union(.zero, edges: .trailing).distance(to: ViewSpacing(), along: .horizontal) == 0)
    var gaps: [CGFloat] = []
    let layout = Board(
      place: Placing { subviews, _ in
        gaps = subviews.indices.dropLast().map { subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .vertical) }
        subviews.forEach { $0.place(at: .zero, proposal: .zero) }
      })
    let host = ViewHost(
      layout {
        Text("a"); Text("b"); Color.red; Row(spacing: .zero) { box(.red) }
      }, device: .terminal)
    host.layOut(.unspecified)
    #expect(gaps == [0, 16, 0])
  }
  @Test func `guides of its own come out of a layout, as their mean, baselines as the outermost`() {
    let layout = Row() {
      box(.red, 10, 10).alignmentGuide(.third) { _ in 2 }; box(.green, 10, 10); box(.yellow, 10, 10).alignmentGuide(.third) { _ in 6 }
    }
    #expect(
      frames(
        HStack(alignment: .third, spacing: 0) {
          layout; box(.blue, 10, 40)
        })[0] == "red 0.0 9.333333333333334 10.0 10.0")
    #expect(
      frames(
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Row() { Text("a") }.padding(.top, 3); Text("b")
        }
      ).last == "b 1.0 3.0 1.0 1.0")
    #expect(
      frames(
        HStack(alignment: .top, spacing: 0) {
          Row() { box(.red).alignmentGuide(.top) { _ in -2 } }; box(.blue)
        })[0] == "red 0.0 0.0 10.0 4.0", "built-in ones stay")
  }
  @Test func `a layout sets guides by itself`() {
    #expect(
      frames(
        HStack(alignment: .bottom, spacing: 0) {
          Guided() {}; box(.blue, 10, 20)
        }) == ["blue 10.0 0.0 10.0 20.0"])
    #expect(
      outline(
        HStack(alignment: .bottom, spacing: 0) {
          Guided() {}; box(.blue, 10, 20)
        }, height: 50
      ).contains("Guided 10×10 at 0,14"))
  }
  @Test func `a spacer follows the axis of its layout`() {
    struct Column: Layout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { subviews[0].sizeThatFits(ProposedViewSize(width: 30, height: 30)) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { subviews[0].place(at: bounds.origin, proposal: proposal) }
    }
    #expect(outline(Column() { Spacer() }).hasPrefix("Column 0×30 at 0,0"))
    #expect(outline(Column() { Divider() }).hasPrefix("Column 30×1 at 0,0"))
  }

  // MARK: The library's layouts

  @Test func `the library's layouts arrange as their containers do`() {
    let content = Group {
      box(.red); Color.blue; Text("abc")
    }
    func same(_ a: some View, _ b: some View) {
      for (width, height) in [(100, 50), (nil, nil), (20, nil), (0, 0)] as [(CGFloat?, CGFloat?)] {
        #expect(frames(a, width: width, height: height) == frames(b, width: width, height: height))
      }
    }
    same(HStackLayout(alignment: .top, spacing: 3) { content }, HStack(alignment: .top, spacing: 3) { content })
    same(VStackLayout(alignment: .trailing) { content }, VStack(alignment: .trailing) { content })
    same(ZStackLayout(alignment: .bottomTrailing) { content }, ZStack(alignment: .bottomTrailing) { content })
    same(GridLayout(horizontalSpacing: 1) { GridRow { content } }, Grid(horizontalSpacing: 1) { GridRow { content } })
    same(AnyLayout(HStackLayout(spacing: 3)) { content }, HStack(spacing: 3) { content })
    same(AnyLayout(AnyLayout(Row())) { content }, Row() { content })
    #expect(outline(AnyLayout(HStackLayout()) { Divider() }).hasPrefix("HStackLayout 1×100"))
  }
  @Test func `a layout may leave its views to one of the library's`() {
    struct Borrowing<L: Layout>: Layout where L.Cache == Void {
      let base: L
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    let content = Group {
      box(.red); Color.blue; Text("abc").layoutPriority(1); box(.green, 5, 30).alignmentGuide(.bottom) { _ in 3 }
    }
    func same(_ a: some View, _ b: some View) {
      for (width, height) in [(100, 50), (nil, nil), (20, nil), (0, 0)] as [(CGFloat?, CGFloat?)] {
        #expect(frames(a, width: width, height: height) == frames(b, width: width, height: height))
      }
    }
    same(Borrowing(base: HStackLayout(alignment: .bottom, spacing: 3)) { content }.padding(2), HStack(alignment: .bottom, spacing: 3) { content }.padding(2))
    same(Borrowing(base: VStackLayout(alignment: .leading)) { content }, VStack(alignment: .leading) { content })
    same(Borrowing(base: ZStackLayout(alignment: .bottomLeading)) { content }, ZStack(alignment: .bottomLeading) { content })
    same(Borrowing(base: GridLayout()) { content }, Grid() { content })
    struct Halves: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 40, height: 20) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let middle = subviews.count / 2
        let left = CGRect(x: bounds.minX, y: bounds.minY, width: 20, height: bounds.height)
        let right = left.offsetBy(dx: 20, dy: 0)
        HStackLayout(spacing: 0).placeSubviews(in: left, proposal: ProposedViewSize(left.size), subviews: subviews[0..<middle], cache: &cache)
        VStackLayout(spacing: 0).placeSubviews(in: right, proposal: ProposedViewSize(right.size), subviews: subviews[middle..<subviews.count], cache: &cache)
      }
    }
    #expect(
      frames(
        Halves() {
          Color.red; Color.blue; Color.green; Color.yellow
        }) == [
          "red 0.0 0.0 10.0 20.0", "blue 10.0 0.0 10.0 20.0", "green 20.0 0.0 20.0 10.0", "yellow 20.0 10.0 20.0 10.0",
        ])
  }
  @Test func `views keep their state when AnyLayout changes its layout`() {
    struct Tapped: View {
      @State var count = 0
      var body: some View { Button("n\(count)") { count += 1 } }
    }
    struct Switching: View {
      @State var isRow = true
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(Row())
        VStack {
          Button("switch") { isRow.toggle() }
          layout { Tapped() }
        }
      }
    }
    let host = ViewHost(Switching(), device: .cells)
    host.layOut(ProposedViewSize(width: 80, height: 24))
    #expect(host.tap("n0"))
    #expect(host.tap("switch"))
    #expect(host.texts == ["switch", "n1"])
  }
  @Test func `a layout inside of a GeometryReader knows the spacing of its views`() {
    #expect(
      frames(
        GeometryReader { _ in
          HStack {
            Row(spacing: .zero) { box(.red) }; box(.blue)
          }
        }
      ).last == "blue 10.0 0.0 10.0 4.0")
  }
}
