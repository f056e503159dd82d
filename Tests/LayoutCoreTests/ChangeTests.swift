internal import Foundation
internal import LayoutCore
internal import TestOrder
internal import Testing

@Suite(.givesWay) struct ChangeTests {
  private static let offers: [(CGFloat?, CGFloat?)] = [(80, 24), (30, nil), (nil, 12), (nil, nil), (0, 0), (.infinity, .infinity), (40, .infinity)]

  @Test func `after random edits the layout is that of a fresh tree`() {
    for seed in 1...1500 as ClosedRange<UInt64> {
      var g = SketchGenerator(seed: seed, withGuides: seed % 3 == 0)
      let sketch = g.sketch(4)
      let (kept, fresh) = (Sketched(sketch), Sketched(sketch))
      for offer in Self.offers {
        _ = kept.layOut(offer.0, offer.1)
        for round in 0..<3 {
          for _ in 0...Int.random(in: 0..<(round == 2 ? 6 : 1), using: &g) {
            let edit = Edit.random(in: kept, using: &g)
            edit.apply(to: kept)
            edit.apply(to: fresh)
          }
          fresh.tree.forget()
          let sizes = (kept.layOut(offer.0, offer.1), fresh.layOut(offer.0, offer.1))
          guard sizes.0 == sizes.1, kept.tree.frames() == fresh.tree.frames() else {
            Issue.record("seed \(seed), offer \(offer), round \(round): \(sketch)\n\(kept.tree.frames().map(words))\n\(fresh.tree.frames().map(words))")
            return
          }
        }
      }
    }
  }

  private enum Edit {
    case text(NodeID, String)
    case size(NodeID, CGSize)
    case frame(NodeID, CGFloat?, CGFloat?)
    case padding(NodeID, CGFloat)

    static func random(in t: Sketched, using g: inout SketchGenerator) -> Edit {
      let node = NodeID(Int.random(in: 0..<max(t.tree.count, 1), using: &g))
      let n = CGFloat(Int.random(in: 0..<30, using: &g))
      switch Int.random(in: 0..<6, using: &g) {
      case 0: return .size(node, CGSize(width: n, height: 30 - n))
      case 1: return .frame(node, n < 4 ? nil : n, n > 20 ? nil : n)
      case 2: return .padding(node, n - 8)
      default:
        let words = (0...Int.random(in: 0..<3, using: &g)).map { _ in String(repeating: "y", count: Int.random(in: 1..<8, using: &g)) }
        return .text(t.textNodes.randomElement(using: &g) ?? node, words.joined(separator: n < 5 ? "\n" : " "))
      }
    }
    func apply(to t: Sketched) {
      switch self {
      case .text(let node, let string): if t.textNodes.contains(node) { t.setText(node, string) }
      case .size(let node, let size): t.tree.setFixedSize(node, size)
      case .frame(let node, let width, let height): t.tree.setFrame(node, width: width, height: height)
      case .padding(let node, let n): t.tree.setPadding(node, top: n, leading: n, bottom: 2, trailing: 0)
      }
    }
  }

  /// `n` rows as performance.md has them.
  private func rows(_ n: Int) -> Sketched {
    Sketched(
      .vStack(
        .leading, 0,
        (0..<n).map { .hStack(.verticalCenter, 1, [.text("row \($0)"), .text("name-\($0 % 7)"), .spacer(nil), .text("value")]) }))
  }

  @Test func `a text that leaves its row's size alone costs its row`() {
    for n in [100, 1_000] {
      let t = rows(n)
      _ = t.layOut(120, CGFloat(n))
      t.tree.measurements = 0
      t.setText(t.textNodes[n / 2 * 3 + 1], "abcdefgh")
      _ = t.layOut(120, CGFloat(n))
      // The row is asked again what it was asked: its least, its most, and its share.
      #expect(t.tree.measurements <= 30)
      #expect(t.tree.measurements > 0)
    }
  }
  @Test func `a row that grows moves the rows below and asks none of them`() {
    for n in [100, 1_000] {
      let t = rows(n)
      // A line more than the rows need, or the second line would be cut off.
      _ = t.layOut(120, CGFloat(n + 1))
      let last = t.textNodes[n * 3 - 1]
      let before = t.tree.frame(of: last)
      t.tree.measurements = 0
      t.tree.setText(t.textNodes[n / 2 * 3 + 1], ideal: CGSize(width: 4, height: 2), least: CGSize(width: 1, height: 8), lineHeight: 1)
      _ = t.layOut(120, CGFloat(n + 1))
      #expect(t.tree.frame(of: last) == before.offsetBy(dx: 0, dy: 1))
      #expect(t.tree.measurements <= 60)
    }
  }
  @Test func `nothing changed is nothing done`() {
    let t = rows(10)
    _ = t.layOut(120, 10)
    t.tree.measurements = 0
    _ = t.layOut(120, 10)
    #expect(t.tree.measurements == 0)
  }
  @Test func `a window that is dragged does not grow the memory without end`() {
    let t = rows(10)
    for width in 0..<2_000 { _ = t.layOut(CGFloat(width % 997) + 0.5, 10) }
    #expect(t.tree.rememberedAnswers < 10_000)
    let fresh = rows(10)
    _ = t.layOut(120, 10)
    _ = fresh.layOut(120, 10)
    #expect(t.tree.frames() == fresh.tree.frames())
  }
  @Test func `a change of a node of another kind does nothing`() {
    let t = rows(3)
    _ = t.layOut(120, 3)
    let frames = t.tree.frames()
    t.tree.setFrame(0, width: 3, height: 3)
    t.tree.setPadding(99, top: 1, leading: 1, bottom: 1, trailing: 1)
    t.tree.setFixedSize(-1, CGSize(width: 5, height: 5))
    t.tree.setText(0, ideal: .zero, least: .zero, lineHeight: 1)
    _ = t.layOut(120, 3)
    #expect(t.tree.frames() == frames)
  }
}
