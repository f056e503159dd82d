internal import Foundation
internal import LayoutCore
internal import Testing

@Suite struct ZStackTests {
  @Test func `every child is offered the offer, then the ZStack's own size`() {
    expect(.zStack(.center, [.color, .color.frame(width: 20, height: 4)]), 100, 50, "100 50", ["0 0 100 50", "40 23 20 4"])
    expect(Sketch.zStack(.center, [.color, .color.frame(width: 50, height: 20)]).fixedSize(), 100, 100, "50 20", ["0 0 50 20", "0 0 50 20"])
    expect(.zStack(.topTrailing, [.color.frame(width: 60, height: 60), .color.frame(width: 20, height: 20)]), 100, 100, "60 60", ["0 0 60 60", "40 0 20 20"])
  }
  @Test func `only children of the highest priority decide its size`() {
    expect(
      .zStack(.center, [.color.frame(width: 90, height: 90), .color.frame(width: 20, height: 10).priority(1)]), 100, 100, "20 10", ["-35 -40 90 90", "0 0 20 10"])
  }
  @Test func `a Spacer grows alone and not beside others`() {
    expect(.zStack(.center, [.spacer(0)]), 100, 50, "100 50", ["0 0 100 50"])
    expect(.zStack(.center, [.spacer(0), .color.frame(width: 20, height: 10)]), 100, 50, "20 10", ["0 0 20 10", "0 0 20 10"])
  }
  @Test func `its size is the union of aligned boxes`() {
    let badge = Sketch.color.frame(width: 30, height: 30).guide(.trailing) { $0.width / 2 }.guide(.top) { $0.height / 2 }
    expect(.zStack(.topTrailing, [.color.frame(width: 150, height: 50), badge]), 300, 300, "165 65", ["0 15 150 50", "135 0 30 30"])
  }
  @Test func `an empty ZStack is nothing`() {
    expect(.zStack(.center, []), 100, 50, "0 0")
    expect(.hStack(0, .zStack(.center, []), .color), 100, 50, "100 50", ["0 0 100 50"])
  }
}
