internal import Foundation
internal import LayoutCore
internal import Testing

@Suite struct FittingTests {
  @Test func `a ratio fits the largest box inside the offer, or covers it with the smallest`() {
    expect(Sketch.color.aspectRatio(1).frame(width: 200, height: 100), 500, 500, "200 100", ["50 0 100 100"])
    expect(Sketch.color.aspectRatio(1.5, fills: true).frame(width: 100, height: 100), 500, 500, "100 100", ["-25 0 150 100"])
    expect(.color.aspectRatio(2), .infinity, 20, "40 20", ["0 0 40 20"])
  }
  @Test func `an unknown side does not decide, and where both are unknown there is no ratio`() {
    for fills in [false, true] {
      expect(.color.aspectRatio(2, fills: fills), 100, nil, "100 50", ["0 0 100 50"])
      expect(.color.aspectRatio(2, fills: fills), nil, 20, "40 20", ["0 0 40 20"])
      expect(.color.aspectRatio(2, fills: fills), nil, nil, "10 10", ["0 0 10 10"])
    }
  }
  @Test func `without a ratio the child's ideal size gives it`() {
    expect(Sketch.color.frame(idealWidth: 30, idealHeight: 10).aspectRatio(), 60, 60, "60 20", ["0 0 60 20"])
    expect(Sketch.color.frame(idealWidth: 30, idealHeight: 10).aspectRatio(fills: true), 60, 60, "180 60", ["0 0 180 60"])
    expect(.color.aspectRatio(), 100, 50, "50 50", ["0 0 50 50"])
  }
  @Test func `the side that decides is exactly the offer`() {
    let tree = Sketched(.color.aspectRatio(CGFloat(1) / 3))
    #expect(tree.layOut(0.7, nil).width == 0.7)
  }
  @Test func `the child decides its size, and the box hugs it`() {
    expect(.image(CGSize(width: 30, height: 5)).aspectRatio(1), 20, 20, "30 5", ["0 0 30 5"])
  }
  @Test func `a ratio that is none, and an ideal size without area, change nothing`() {
    for ratio in [CGFloat.nan, .infinity, 0, -2] { expect(.color.aspectRatio(ratio), 30, 20, "20 20", ["0 0 20 20"]) }
    expect(Sketch.color.frame(idealWidth: 0).aspectRatio(), 30, 20, "30 20", ["0 0 30 20"])
    expect(.zStack(.center, []).aspectRatio(), 30, 20, "0 0")
  }
  @Test func `a box that fits is less flexible than a colour and is served first`() {
    expect(.hStack(0, .color, .color.aspectRatio(1)), 100, 20, "100 20", ["0 0 80 20", "80 0 20 20"])
  }
  @Test func `a positioned view takes the whole offer and has its centre at the point`() {
    let box = Sketch.color.frame(width: 20, height: 10)
    expect(box.position(x: 50, y: 20), 100, 100, "100 100", ["40 15 20 10"])
    expect(box.position(x: 50, y: 20), nil, nil, "20 10", ["40 15 20 10"])
    expect(box.position(x: 50, y: 20), nil, 40, "20 40", ["40 15 20 10"])
    expect(.color.position(x: 0, y: 0), 30, 20, "30 20", ["-15 -10 30 20"])
    expect(box.position(x: .nan, y: .infinity), 30, 20, "30 20", ["-10 -5 20 10"])
  }
  @Test func `a positioned view shares a stack's length like a colour`() {
    expect(.hStack(0, .color.frame(width: 4, height: 4).position(x: 2, y: 2), .color), 100, 20, "100 20", ["0 0 4 4", "50 0 50 20"])
  }
}
