internal import Foundation
internal import LayoutCore
internal import Testing

@Suite struct StackTests {
  @Test func `two colours share what the default spacing leaves`() {
    expect(.hStack(nil, .color, .color), 500, 500, "500 500", ["0 0 246 500", "254 0 246 500"])
    expect(.vStack(nil, .color, .color), 500, 500, "500 500", ["0 0 500 246", "0 254 500 246"])
  }
  @Test func `explicit spacing lies between all neighbours, Spacers included`() {
    expect(.hStack(0, .color, .color), 500, 500, "500 500", ["0 0 250 500", "250 0 250 500"])
    expect(
      .hStack(10, .color.frame(width: 20, height: 4), .spacer(0), .color.frame(width: 20, height: 4)), 100, 4, "100 4", ["0 0 20 4", "30 2 40 0", "80 0 20 4"])
  }
  @Test func `a Spacer asks its neighbours for no distance`() {
    expect(.hStack(nil, .color.frame(width: 20, height: 4), .spacer(0), .color.frame(width: 20, height: 4)), 100, 4, "100 4", ["0 0 20 4", "20 2 60 0", "80 0 20 4"])
  }
  @Test func `an empty stack is nothing and asks for nothing`() {
    expect(.hStack(10), 100, 50, "0 0")
    expect(.hStack(0, .hStack(0), .color), 30, 4, "30 4", ["0 0 30 4"])
  }
  @Test func `shares are not rounded`() {
    expect(.hStack(0, .color, .color, .color), 100, 10, "100 10", ["0 0 33.333 10", "33.333 0 33.333 10", "66.667 0 33.333 10"])
  }
  @Test func `nil along the axis asks for ideal lengths`() {
    expect(.hStack(4, .color, .color), nil, 6, "24 6", ["0 0 10 6", "14 0 10 6"])
    expect(
      .hStack(0, .color.frame(width: 50, height: 5), .spacer(3), .color.frame(width: 50, height: 5)), nil, nil, "103 5", ["0 0 50 5", "50 2.5 3 0", "53 0 50 5"])
  }
  @Test func `infinity stays infinite`() {
    expect(.hStack(0, .color, .color.frame(width: 5)), .infinity, 6, "inf 6")
    expect(.hStack(2, .color.frame(width: 7), .color.frame(width: 5)), .infinity, 6, "14 6")
  }
  @Test func `least flexible children are served first`() {
    expect(.hStack(0, .color.frame(maxWidth: 100), .color.frame(minWidth: 100)).frame(width: 150, height: 100), 500, 500, "150 100", ["-12.5 0 75 100", "62.5 0 100 100"])
    expect(.hStack(0, .color, .text("HELLO WORLD").fixedSize(), .color), 24, 2, "24 2", ["0 0 6.5 2", "6.5 0.5 11 1", "17.5 0 6.5 2"])
    expect(.hStack(1, .text("HELLO"), .color), 20, 3, "20 3", ["0 1 5 1", "6 0 14 3"])
  }
  @Test func `of infinitely flexible children the larger minimum is served first`() {
    expect(.hStack(0, .color, .color.frame(minWidth: 60)), 100, 10, "100 10", ["0 0 40 10", "40 0 60 10"])
    expect(.hStack(0, .color.frame(minWidth: 10), .color.frame(minWidth: 50), .color), 90, 10, "90 10", ["0 0 20 10", "20 0 50 10", "70 0 20 10"])
    expect(.hStack(0, .color.frame(minWidth: 20), .color.frame(minWidth: 60)), 100, 10, "100 10", ["0 0 40 10", "40 0 60 10"])
  }
  @Test func `children that overflow leave nothing for the rest`() {
    expect(.hStack(0, .color.frame(width: 60), .color.frame(width: 60), .color), 100, 10, "120 10", ["0 0 60 10", "60 0 60 10", "120 0 0 10"])
    expect(.hStack(0, .color.frame(width: 30, height: 4), .spacer(20), .color.frame(width: 30, height: 4)), 70, 4, "80 4", ["0 0 30 4", "30 2 20 0", "50 0 30 4"])
  }
  @Test func `higher priority is served first, lower minima are kept back`() {
    expect(
      .hStack(0, .color.frame(minWidth: 10), .color.priority(1), .color.frame(maxWidth: 20).priority(1)), 100, 10, "100 10", ["0 0 10 10", "10 0 70 10", "80 0 20 10"])
    expect(.hStack(0, .color.frame(width: 40), .color.priority(1)), 100, 10, "100 10", ["0 0 40 10", "40 0 60 10"])
    expect(.hStack(0, .color, .text("HELLO WORLD").priority(1), .color), 24, 4, "24 4", ["0 0 6.5 4", "6.5 1.5 11 1", "17.5 0 6.5 4"])
  }
  @Test func `a frame or padding around a priority sets it back, fixedSize passes it through`() {
    expect(.hStack(0, .color.priority(1).padding(0), .color), 100, 10, "100 10", ["0 0 50 10", "50 0 50 10"])
    expect(.hStack(0, .color.frame(maxWidth: 80).priority(1).fixedSize(horizontal: false, vertical: true), .color), 100, 10, "100 10", ["0 0 80 10", "80 0 20 10"])
  }
  @Test func `a stack of one child passes its priority through`() {
    expect(.hStack(0, .hStack(0, .color.priority(1)), .color), 100, 10, "100 10", ["0 0 100 10", "100 0 0 10"])
    expect(.hStack(0, .hStack(0, .color.priority(1), .color), .color), 100, 10, "100 10", ["0 0 50 10", "50 0 0 10", "50 0 50 10"])
  }
  @Test func `Spacers share what is left`() {
    let box = Sketch.color.frame(width: 20, height: 4)
    expect(.hStack(0, .spacer(0), box, .spacer(0), box), 100, 4, "100 4", ["0 2 30 0", "30 0 20 4", "50 2 30 0", "80 0 20 4"])
    expect(.hStack(0, .spacer(50), box, .spacer(0)), 100, 4, "100 4", ["0 2 50 0", "50 0 20 4", "70 2 30 0"])
    expect(.vStack(0, .color.frame(width: 4, height: 10), .spacer(0)), 50, 40, "4 40", ["0 0 4 10", "2 10 0 30"])
  }
  @Test func `children are aligned across the axis`() {
    expect(.hStack(.bottom, 0, [.color.frame(width: 10, height: 30), .color.frame(width: 10, height: 10)]), 100, 100, "20 30", ["0 0 10 30", "10 20 10 10"])
    expect(.vStack(.leading, 0, [.color, .color.frame(width: 50)]), 500, 500, "500 500", ["0 0 500 250", "0 250 50 250"])
  }
  @Test func `nil across the axis stretches children only while placing`() {
    expect(.hStack(0, .color, .color.frame(width: 20, height: 50)), 100, nil, "100 50", ["0 0 80 50", "80 0 20 50"])
    expect(.vStack(0, .color.frame(height: 3), .color.frame(width: 25, height: 4)), nil, nil, "25 7", ["0 0 25 3", "0 3 25 4"])
    expect(.hStack(0, .divider, .color.frame(width: 5, height: 30)), 100, nil, "6 30", ["0 0 1 30", "1 0 5 30"])
    expect(
      .hStack(0, .color.frame(width: 10), .color.frame(width: 20, height: 30)).fixedSize(horizontal: false, vertical: true), 100, 100, "30 30", ["0 0 10 30", "10 0 20 30"])
  }
  @Test func `the minimum of a stack is the sum of its children's`() {
    expect(.vStack(0, .color.frame(minHeight: 5, maxHeight: 100), .color.frame(minHeight: 80)), 50, 0, "50 85", ["0 0 50 5", "0 5 50 80"])
  }
  @Test func `a Divider lies across its stack`() {
    expect(.hStack(0, .color, .divider, .color), 21, 8, "21 8", ["0 0 10 8", "10 0 1 8", "11 0 10 8"])
    expect(.divider, 20, 8, "20 1", ["0 0 20 1"])
    expect(.hStack(0, .zStack(.center, [.divider])), 20, 8, "20 1", ["0 0 20 1"])
  }
  @Test func `stacks nest`() {
    expect(
      .hStack(0, .vStack(0, .color, .color.frame(width: 30)), .color), 100, 20, "100 20", ["0 0 50 10", "10 10 30 10", "50 0 50 20"])
  }
  @Test func `negative spacing never makes a negative length`() {
    expect(.hStack(-20, .color.frame(width: 10), .color.frame(width: 10), .color.frame(width: 10)), 100, 10, "0 10")
  }
  @Test func `forty children are served in the same order as few`() {
    var children = (0..<40).map { Sketch.color.frame(maxWidth: CGFloat(40 - $0)) }
    children.append(.color)
    let t = Sketched(.hStack(.top, 0, children))
    _ = t.layOut(1000, 1)
    #expect(t.leafFrames().last == "820 0 180 1")
  }
  @Test func `a stack of one child passes its offer on while placing too`() {
    let column = Sketch.vStack(0, .color.frame(minHeight: 20, idealHeight: 50), .color)
    for only in [.hStack(0, column), .vStack(0, column), .zStack(.center, [column])] as [Sketch] {
      expect(only, 100, nil, "100 60", ["0 0 100 50", "0 50 100 10"])
    }
    expect(.hStack(0, column, .color.frame(width: 0, height: 0)), 100, nil, "100 60", ["0 0 100 30", "0 30 100 30", "100 30 0 0"])
  }
}
