internal import Drawing
internal import Foundation
internal import Testing
@testable internal import Views

@MainActor @Suite struct `Symbols on a phone` {
  private func host(_ view: some View, device: Device = .iphone) -> ViewHost {
    let host = ViewHost(view, device: device)
    host.layOut(ProposedViewSize(width: 390, height: 700))
    return host
  }
  private func size(_ view: some View) -> CGSize {
    let host = host(view)
    return host.tree.root.map { host.tree.size(of: $0) } ?? .zero
  }
  /// The paints of a view, back to front.
  private func paints(_ view: some View) -> [Paint] {
    func paints(_ items: [DisplayList.Item]) -> [Paint] {
      items.flatMap { item -> [Paint] in
        switch item.content {
        case .fill(_, let paint), .stroke(_, _, let paint): [paint]
        case .layer(_, let inner): paints(inner)
        default: []
        }
      }
    }
    return paints(host(view).displayList.items)
  }
  private func color(_ color: Color) -> Paint {
    color.paint(
      in: {
        var e = EnvironmentValues(); e.look = .pixels; return e
      }())
  }

  @Test func `a symbol is as large as its ink and a fifth of the font, but no larger than its grid`() {
    // 16 units are 1.17 × 17 points
    #expect(size(Image(systemName: "checkmark.circle.fill")) == CGSize(width: 20, height: 20))
    #expect(size(Image(systemName: "checkmark.circle.fill").font(.system(size: 100))) == CGSize(width: 117, height: 117))
    // a line of 12 by 1 units; a fifth is 20
    let minus = size(Image(systemName: "minus").font(.system(size: 100)))
    #expect(abs(minus.width - 107.667) < 0.01 && abs(minus.height - 27.333) < 0.01)
    #expect(size(Image(systemName: "star.fill").imageScale(.large)).width > size(Image(systemName: "star.fill")).width * 1.2)
    #expect(size(Image(systemName: "star.fill").imageScale(.small)).width < size(Image(systemName: "star.fill")).width * 0.85)
  }
  @Test func `its weight thickens what is drawn, and changes no size`() {
    let bold = Image(systemName: "star").font(Font.system(size: 100).bold())
    #expect(size(bold) == size(Image(systemName: "star").font(.system(size: 100))))
    let lines = host(bold).displayList.items.compactMap { if case .stroke(_, let style, _) = $0.content { style.lineWidth } else { nil } }
    #expect(lines.count == 1 && abs(lines[0] - 7.3) < 0.001)
  }
  @Test func `its baseline lies below its middle by half the height of capitals`() throws {
    let host = host(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "square.fill").font(.system(size: 100))
        Text("x").font(.system(size: 20))
      })
    let root = try #require(host.tree.root)
    let frames = host.tree.children(of: root).map { host.tree.frames()[Int($0)] }
    // the baseline of a text of 20 points lies 19.04 below its top
    #expect(abs((frames[0].midY + 35.2) - (frames[1].minY + 19.04)) < 0.7)
  }
  @Test func `text beside a symbol keeps its height`() {
    let label = size(Label("Inbox", systemImage: "tray"))
    #expect(label.height < 22.1)
  }
  @Test func `a resizable symbol fills what it is offered`() {
    #expect(size(Image(systemName: "star.fill").resizable().frame(width: 80, height: 40)) == CGSize(width: 80, height: 40))
    let extents = host(Image(systemName: "square.fill").resizable().frame(width: 80, height: 40)).displayList.items.compactMap { item -> CGRect? in
      if case .fill(let outline, _) = item.content { outline.extent } else { nil }
    }
    #expect(extents.first.map { abs($0.width - 80) < 0.01 && abs($0.height - 40) < 0.01 } == true)
  }
  @Test func `variants of the surroundings are added to the name, where there is such a symbol`() {
    func same(_ a: some View, _ b: some View) -> Bool { host(a).displayList.items.map(\.content) == host(b).displayList.items.map(\.content) }
    #expect(same(Image(systemName: "star").symbolVariant(.fill), Image(systemName: "star.fill")))
    #expect(same(Image(systemName: "star").symbolVariant(.circle.fill), Image(systemName: "star.circle.fill")))
    #expect(same(Image(systemName: "star").symbolVariant(.slash).symbolVariant(.fill), Image(systemName: "star.slash.fill")))
    #expect(same(Image(systemName: "chevron.right").symbolVariant(.fill), Image(systemName: "chevron.right")))
    #expect(!same(Image(systemName: "star"), Image(systemName: "star.fill")))
  }
  @Test func `rendering modes colour the parts`() {
    let symbol = Image(systemName: "checkmark.circle.fill").foregroundColor(.blue)
    let blue = color(.blue)
    #expect(paints(symbol) == [blue])
    #expect(paints(symbol.symbolRenderingMode(.hierarchical)) == [blue.opacity(0.2), blue])
    #expect(paints(Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .blue)) == [blue, color(.white)])
    #expect(paints(Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.multicolor)) == [.color(RGBA(hex: 0x34C759)), .color(.white)])
    #expect(paints(Image(systemName: "wifi", variableValue: 0.5)).filter { $0 != .color(.black) }.count == 2)
  }
  @Test func `an unknown name is an empty square with one note, and never in the layout`() {
    let unknown = host(
      VStack {
        Image(systemName: "heart.fil")
        Image(systemName: "heart.fil")
        Image(systemName: String(repeating: "x", count: 1_000_000))
      })
    #expect(unknown.numberWarnings.count == 2 && unknown.numberWarnings.allSatisfy { $0.isNote && $0.message.count < 200 })
    #expect(unknown.numberWarnings.first?.message.contains("'heart.fill'") == true)
    #expect(size(Image(systemName: "no such name")) == CGSize(width: 20, height: 20))
  }
  @Test func `a symbol among letters is drawn on their line, as wide as one beside them`() {
    let symbol = size(Image(systemName: "star.fill"))
    let words = size(Text("a ") + Text(" b"))
    let line = size(Text("a ") + Text(Image(systemName: "star.fill")) + Text(" b"))
    #expect(abs(line.width - words.width - symbol.width) <= 1 && line.height == words.height)
    let drawn = PhoneScene(Text("\(Image(systemName: "star.fill")) a").foregroundStyle(.red))
    #expect(drawn.paints == ["FF3B30 100", "FF3B30 100"] && drawn.fills.count == 1)
    #expect(PhoneScene(Text(Image(systemName: "star.fill"))).fills.count == 1)
  }
  @Test(arguments: [0, -5, .nan, .infinity, 1e308, 0.1, 10_000] as [CGFloat]) func `fonts of any size draw a symbol or nothing`(points: CGFloat) {
    let size = size(Image(systemName: "star.fill").font(.system(size: points)))
    #expect(size.width.isFinite && size.width >= 0 && size.width < 20_000)
    #expect(host(Image(systemName: "star.fill", variableValue: Double(points)).font(.system(size: points))).displayList.items.count <= 1)
  }
}
