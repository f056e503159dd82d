internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Testing
@testable internal import Views

@MainActor @Suite struct `Texts on a phone` {
  private func host(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, device: Device = .iphone)
    -> ViewHost
  {
    let host = ViewHost(view, device: device)
    host.layOut(ProposedViewSize(width: width, height: height))
    return host
  }
  private func size(_ view: some View, width: CGFloat? = nil) -> CGSize {
    let host = host(view, width: width)
    return host.tree.root.map { host.tree.size(of: $0) } ?? .zero
  }
  private func font(_ view: some View, device: Device = .iphone) -> ResolvedFont? {
    func find(_ items: [DisplayList.Item]) -> ResolvedFont? {
      for item in items {
        if case .text(let run) = item.content { return run.font }
        if case .layer(_, let inner) = item.content, let found = find(inner) { return found }
      }
      return nil
    }
    return find(host(view, device: device).displayList.items)
  }

  @Test func `a text is as large as on iOS`() {
    let hello = size(Text("Hello, world!"))
    #expect(abs(hello.width / 94.667 - 1) < 0.015)
    #expect(abs(hello.height - 20.333) < 0.001)
    #expect(size(Text(verbatim: "A\nB")).height == size(VStack(spacing: 0) { Text("A\nB") }).height)
  }
  @Test func `text styles have Apple's sizes at each size of texts`() {
    let styles: [Font.TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
    ]
    func sizes(_ size: DynamicTypeSize) -> [CGFloat?] {
      styles.map { font(Text("a").font(.system($0)).dynamicTypeSize(size))?.pointSize }
    }
    #expect(sizes(.large) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(sizes(.xSmall) == [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11])
    #expect(sizes(.accessibility5) == [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40])
    for style in styles {
      let grown = DynamicTypeSize.allCases.map { style.pointSize(at: $0) }
      #expect(grown == grown.sorted() && grown[3] == style.pointSize)
    }
  }
  @Test func `the size of texts scales named fonts, and not those of a size in points`() {
    #expect(font(Text("a").font(.system(size: 20)).dynamicTypeSize(.accessibility1))?.pointSize == 20)
    #expect(font(Text("a").font(.custom("x", fixedSize: 20)).dynamicTypeSize(.accessibility1))?.pointSize == 20)
    #expect(font(Text("a").font(.custom("x", size: 17)).dynamicTypeSize(.accessibility1))?.pointSize == 28)
    #expect(
      font(Text("a").font(.custom("x", size: 34, relativeTo: .largeTitle)).dynamicTypeSize(.xSmall))?.pointSize == 31)
  }
  @Test func `on cells the size of texts changes nothing`() {
    #expect(font(Text("a").font(.title).dynamicTypeSize(.accessibility5), device: .terminal)?.pointSize == 28)
    #expect(font(Text("a").bold(), device: .terminal)?.weight == 700)
  }
  @Test func `bold is semibold for small text styles, a weight is what it says`() {
    #expect(font(Text("a").bold())?.weight == 600)
    #expect(font(Text("a").font(.title).bold())?.weight == 700)
    #expect(font(Text("a").font(.title3.bold()))?.weight == 700)
    #expect(font(Text("a").font(.body.bold()))?.weight == 600)
    #expect(font(Text("a").fontWeight(.bold))?.weight == 700)
    #expect(font(Text("a").font(.system(size: 17)).bold())?.weight == 700)
    #expect(font(Text("a").font(.headline))?.weight == 600)
  }
  @Test func `designs, widths and digits of fonts reach the letters`() {
    #expect(font(Text("a").font(.body.monospaced()))?.design == .monospaced)
    #expect(font(Text("a").monospaced())?.design == .monospaced)
    #expect(font(VStack { Text("a") }.fontDesign(.rounded))?.design == .rounded)
    #expect(font(Text("a").font(.system(size: 9, design: .serif)))?.design == .serif)
    #expect(font(Text("a").monospacedDigit())?.hasMonospacedDigits == true)
    for (width, factor) in [(Font.Width.condensed, 0.87), (.compressed, 0.74), (.expanded, 1.18), (.standard, 1)] {
      #expect(abs((font(Text("a").fontWidth(width))?.width ?? 0) - factor) < 0.001)
    }
  }
  @Test func `lines of tight leading are closer, those of loose leading farther apart`() {
    let heights = [Font.Leading.tight, .standard, .loose].map {
      size(Text(verbatim: "a\nb").font(.body.leading($0))).height
    }
    #expect(heights.map { ($0 * 100).rounded() / 100 } == [36.67, 40.67, 44.67])
    #expect(size(Text(verbatim: "a\nb").lineSpacing(10)).height == 50.666666666666664)
  }
  @Test func `baselines are the letters' feet`() {
    let host = host(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.largeTitle); Text("b")
      })
    let frames = host.tree.frames()
    let texts = host.tree.root.map { Array(host.tree.children(of: $0)) } ?? []
    #expect(texts.count == 2)
    if texts.count == 2 {
      let (large, small) = (frames[Int(texts[0])], frames[Int(texts[1])])
      #expect(abs((large.minY + 34 * 0.95215) - (small.minY + 17 * 0.95215)) < 0.01)
    }
  }
  @Test func `letters are where the layout has them`() {
    let host = host(Text("Some words that need three lines").frame(width: 90))
    var runs: [DisplayList.TextRun] = []
    for item in host.displayList.items { if case .text(let run) = item.content { runs.append(run) } }
    #expect(runs.count == 1)
    for run in runs {
      #expect(run.lines.count == 4 && run.places.count == run.lines.count)
      #expect(zip(run.lines, run.places).allSatisfy { $0.count == $1.letters.count })
      #expect(run.places.allSatisfy { $0.span.left >= 0 && $0.span.right <= run.frame.width + 0.34 })
      #expect(run.places.map(\.baseline) == run.places.map(\.baseline).sorted())
    }
  }
  @Test func `a text that a scroll view cuts is drawn whole and clipped`() {
    let host = host(
      ScrollView { Text(verbatim: (1...100).map(String.init).joined(separator: "\n")) }, width: 100, height: 50)
    let clipped = host.displayList.items.compactMap { item -> DisplayList.TextRun? in
      guard case .layer(.clip, let inner) = item.content, case .text(let run) = inner.first?.content else { return nil }
      return run
    }
    #expect(clipped.count == 1 && (1...5).contains(clipped.first?.lines.count ?? 0))
  }
}
