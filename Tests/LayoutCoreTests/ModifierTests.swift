internal import Foundation
internal import LayoutCore
internal import Testing

@Suite struct ModifierTests {
  private let box = Sketch.color.frame(width: 50, height: 10)

  @Test func `a fixed frame replaces the offer and may be overflown`() {
    expect(.color.frame(width: 200, height: 100), 500, 500, "200 100", ["0 0 200 100"])
    expect(.color.frame(width: 200), 500, 500, "200 500", ["0 0 200 500"])
    expect(Sketch.color.frame(width: 50, height: 50).frame(width: 20, height: 20), 100, 100, "20 20", ["-15 -15 50 50"])
    expect(Sketch.color.frame(width: 50, height: 50).frame(width: 20, height: 20, alignment: .bottomTrailing), 100, 100, "20 20", ["-30 -30 50 50"])
  }
  @Test func `negative, NaN and infinite fixed dimensions count as nil`() {
    expect(.color.frame(width: -5, height: .nan), 30, 20, "30 20", ["0 0 30 20"])
    expect(.color.frame(width: .infinity, height: 4), 30, 20, "30 4", ["0 0 30 4"])
  }
  @Test func `a maximum alone takes the larger of child and offer up to it`() {
    expect(box.frame(maxWidth: .infinity), 30, 10, "50 10", ["0 0 50 10"])
    expect(box.frame(maxWidth: 100), 200, 10, "100 10", ["25 0 50 10"])
    expect(box.frame(maxWidth: 100), 20, 10, "50 10", ["0 0 50 10"])
  }
  @Test func `a minimum alone may report less than the child`() {
    expect(.color.frame(minWidth: 20), 8, 10, "20 10", ["0 0 20 10"])
    expect(box.frame(minWidth: 20), 100, 10, "50 10", ["0 0 50 10"])
    expect(box.frame(minWidth: 20), 10, 10, "20 10", ["-15 0 50 10"])
  }
  @Test func `both limits clamp the offer whatever the child answers`() {
    expect(.color.frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100), 500, 500, "200 100", ["0 0 200 100"])
    expect(box.frame(minWidth: 0, maxWidth: .infinity), 30, 10, "30 10", ["-10 0 50 10"])
    expect(Sketch.color.frame(width: 100, height: 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing), 500, 500, "500 500", ["400 400 100 100"])
  }
  @Test func `nil takes the ideal length, never a limit`() {
    expect(Sketch.color.frame(width: 50, height: 4).frame(minWidth: 0, maxWidth: .infinity), nil, nil, "50 4", ["0 0 50 4"])
    expect(.color.frame(minWidth: 40), nil, nil, "40 10", ["0 0 40 10"])
    expect(.color.frame(minWidth: 5, maxWidth: 8), nil, nil, "8 10", ["0 0 8 10"])
    expect(Sketch.color.frame(width: 20, height: 4).frame(idealWidth: 100), nil, 4, "100 4", ["40 0 20 4"])
    expect(Sketch.color.frame(idealWidth: 30, idealHeight: 4).fixedSize(), 100, 100, "30 4", ["0 0 30 4"])
  }
  @Test func `limits are made consistent`() {
    expect(.color.frame(minWidth: -4, idealWidth: -2, maxWidth: -1), nil, 4, "0 4")
    expect(.color.frame(minWidth: 10, idealWidth: 5), nil, 4, "10 4")
    expect(.color.frame(idealWidth: 20, maxWidth: 5), 100, 4, "20 4")
    expect(.color.frame(minWidth: .nan, maxWidth: .nan), 100, 4, "100 4")
  }
  @Test func `padding takes its insets off the offer and adds them to the answer`() {
    expect(.color.padding(3), 20, 10, "20 10", ["3 3 14 4"])
    expect(.color.padding(8), 10, 10, "16 16", ["8 8 0 0"])
    expect(.color.padding(3), nil, nil, "16 16", ["3 3 10 10"])
    expect(.color.padding(-3), 20, 10, "20 10", ["-3 -3 26 16"])
    expect(Sketch.color.frame(width: 20, height: 10).padding(2), 100, 100, "24 14", ["2 2 20 10"])
    expect(.color.padding(.nan), 20, 10, "20 10", ["0 0 20 10"])
  }
  @Test func `fixedSize asks for the ideal length`() {
    expect(.color.fixedSize(), 100, 100, "10 10", ["0 0 10 10"])
    expect(.text("HELLO WORLD").fixedSize(horizontal: false), 7, 1, "5 2", ["0 0 5 2"])
  }
  @Test func `an offset shifts what is drawn and nothing else`() {
    expect(
      .hStack(0, .color.frame(width: 10, height: 4).offset(x: 3, y: 2), .color.frame(width: 10, height: 4)), 100, 100, "20 4", ["3 2 10 4", "10 0 10 4"])
    expect(.color.offset(x: .infinity, y: .nan), 10, 4, "10 4", ["0 0 10 4"])
  }
  @Test func `a neutral modifier changes nothing`() {
    expect(.hStack(nil, .neutral(.spacer(0)), .neutral(.color.frame(width: 4).priority(1))), 20, 4, "20 4", ["0 2 16 0", "16 0 4 4"])
  }
  @Test func `an overlay is offered exactly the primary's size and may overflow it`() {
    let primary = Sketch.color.frame(width: 40, height: 20)
    expect(primary.overlay(.color.frame(width: 10, height: 10), alignment: .topLeading), 100, 100, "40 20", ["0 0 40 20", "0 0 10 10"])
    expect(primary.overlay(.color.frame(width: 50, height: 30)), 100, 100, "40 20", ["0 0 40 20", "-5 -5 50 30"])
    expect(Sketch.color.frame(width: 20).padding(5).background(.color), 100, 40, "30 40", ["5 5 20 30", "0 0 30 40"])
    expect(
      primary.overlay(.zStack(.center, [.color.frame(width: 20, height: 10), .color.frame(width: 10, height: 10)]), alignment: .topLeading), 100, 100, "40 20",
      ["0 0 40 20", "0 0 20 10", "5 0 10 10"])
  }
  @Test func `a primary alone is enough`() {
    expect(.layered(.color, nil, isBackground: true, .center), 30, 20, "30 20", ["0 0 30 20"])
  }
  @Test func `a secondary belongs to no stack and its priority stays inside`() {
    expect(.hStack(0, .color.overlay(.spacer(3)).priority(0), .color), 100, 10, "100 10", ["0 0 50 10", "0 0 50 10", "50 0 50 10"])
    expect(.hStack(0, .spacer(0).background(.color), .color), 100, 10, "100 10", ["0 5 0 0", "0 5 0 0", "0 0 100 10"])
  }
}
