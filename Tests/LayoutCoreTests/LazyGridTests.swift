internal import Foundation
internal import LayoutCore
internal import Testing

@Suite struct LazyGridTests {
  private let cell = Sketch.color.frame(height: 10)
  private func flexible(_ least: CGFloat = 10, _ most: CGFloat = .infinity, spacing: CGFloat? = 8) -> LazyTrack {
    LazyTrack(.flexible(minimum: least, maximum: most), spacing: spacing)
  }
  private func grid(_ tracks: [LazyTrack], _ cells: [Sketch], spacing: CGFloat? = 0) -> Sketch { .lazyGrid(.horizontal, tracks, .center, spacing, cells) }

  @Test func `columns that overflow grow a second time while placing`() {
    expect(grid([flexible(60, spacing: 10), flexible(120, spacing: 10)], [cell, cell]), 200, 100, "225 10", ["0 0 107.5 10", "117.5 0 120 10"])
  }
  @Test func `an adaptive column becomes as many as fit`() {
    expect(
      grid([LazyTrack(.adaptive(minimum: 30, maximum: .infinity), spacing: 5)], [cell, cell, cell, cell]), 100, 100, "100 20",
      ["0 0 30 10", "35 0 30 10", "70 0 30 10", "0 10 30 10"])
  }
  @Test func `a maximum limits each of them`() {
    expect(grid([LazyTrack(.adaptive(minimum: 30, maximum: 31), spacing: 0)], [cell, cell]), 100, 100, "93 10", ["0 0 31 10", "31 0 31 10"])
  }
  @Test func `a line is as high as its highest cell`() {
    expect(
      grid([flexible(spacing: 0), flexible(spacing: 0)], [.color.frame(height: 10), .color.frame(height: 4), .color.frame(height: 6)], spacing: 2), 40, nil, "40 18",
      ["0 0 20 10", "20 3 20 4", "0 12 20 6"])
  }
  @Test func `a column's alignment wins over the grid's`() {
    let column = LazyTrack(.fixed(20), horizontal: .trailing, vertical: .bottom)
    expect(grid([column, LazyTrack(.fixed(10))], [.image(CGSize(width: 4, height: 4)), .image(CGSize(width: 4, height: 8))]), 100, 100, "38 8", ["16 4 4 4", "31 0 4 8"])
  }
  @Test func `offered nothing, columns have their minimum`() {
    expect(grid([flexible(30), LazyTrack(.adaptive(minimum: 7, maximum: 9))], [cell, cell]), nil, nil, "45 10", ["0 0 30 10", "38 0 7 10"])
  }
  @Test func `a horizontal grid fills column by column`() {
    expect(.lazyGrid(.vertical, [flexible(spacing: 0), flexible(spacing: 0)], .center, 1, [.color, .color, .color]), 100, 40, "21 40", ["0 0 10 20", "0 20 10 20", "11 0 10 20"])
  }
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300, 1e-300]) func `nonsense gives numbers`(n: CGFloat) {
    let tracks = [LazyTrack(.fixed(n), spacing: n), LazyTrack(.flexible(minimum: n, maximum: n), spacing: n), LazyTrack(.adaptive(minimum: n, maximum: n), spacing: n)]
    for offer in [nil, 0, 100, 1e6, .infinity] as [CGFloat?] {
      let t = Sketched(grid(tracks, [cell, cell, cell, cell], spacing: n))
      _ = t.layOut(offer, offer)
      for f in t.tree.frames() { #expect(!f.minX.isNaN && !f.minY.isNaN && !f.width.isNaN && !f.height.isNaN, "\(n), \(String(describing: offer)): \(f)") }
    }
  }
}
