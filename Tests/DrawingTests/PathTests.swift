import Drawing
import Foundation
import Testing

@Suite struct PathTests {
  private let unit = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `the bounds of a curve are those of the curve, not of its control points`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(abs(path.boundingRect.height - 5) < 0.05)
    #expect(Path().boundingRect == .zero)
  }
  @Test func `what is inside depends on the rule`() {
    var path = Path(unit)
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(!Path(ellipseIn: unit).contains(CGPoint(x: 0.5, y: 0.5)) && Path(ellipseIn: unit).contains(CGPoint(x: 5, y: 0.5)))
  }
  @Test func `an arc from 0 to 90 degrees runs down on a screen, counterclockwise or not`() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startRadians: 0, endRadians: .pi / 2, clockwise: false)
    #expect(path.boundingRect.maxY > 9.9 && path.boundingRect.minY > -0.1)
    var long = Path()
    long.addArc(center: .zero, radius: 10, startRadians: 0, endRadians: .pi / 2, clockwise: true)
    #expect(long.boundingRect.minY < -9.9 && long.boundingRect.minX < -9.9)
  }
  @Test func `a trimmed path is a part of the length`() {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    #expect(line.trimmedPath(from: 0.2, to: 0.5).boundingRect == CGRect(x: 2, y: 0, width: 3, height: 0))
    #expect(line.trimmedPath(from: 0.5, to: 0.2).isEmpty)
    #expect(line.trimmedPath(from: -1, to: 2) == line)
  }
  @Test func `a stroke is as wide as its line, with its caps and joins`() {
    var corner = Path()
    corner.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let butt = corner.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(butt.boundingRect == CGRect(x: 0, y: -1, width: 11, height: 11))
    #expect(butt.contains(CGPoint(x: 10.9, y: -0.9)))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains(CGPoint(x: 10.9, y: -0.9)))
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)).boundingRect == CGRect(x: -1, y: -1, width: 12, height: 12))
  }
  @Test func `dashes are parts of the line`() {
    var line = Path()
    line.addLines([.zero, CGPoint(x: 10, y: 0)])
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [2, 3]))
    #expect([1, 3, 6, 9].map { dashed.contains(CGPoint(x: $0, y: 0)) } == [true, false, true, false])
    #expect(StrokeStyle(dash: [1, -1]).usableDash.isEmpty && StrokeStyle(dash: [0, 0]).usableDash.isEmpty && StrokeStyle(dash: [.nan]).usableDash.isEmpty)
  }
  @Test func `a path knows the figure that it was made as`() {
    #expect(Path(unit).applying(CGAffineTransform(scaleX: 2, y: 1)).figure == .rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)))
    #expect(Path(ellipseIn: unit).applying(CGAffineTransform(rotationAngle: 1)).figure == nil)
    var more = Path(unit)
    more.addLine(to: .zero)
    #expect(more.figure == nil)
  }
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300]) func `what is no number draws nothing and ends`(value: CGFloat) {
    var path = Path()
    path.addLines([CGPoint(x: value, y: 0), CGPoint(x: 1, y: value), CGPoint(x: 3, y: 3)])
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: value, height: 4), cornerSize: CGSize(width: value, height: value))
    path.addArc(center: .zero, radius: value, startRadians: Double(value), endRadians: 1, clockwise: true)
    _ = path.strokedPath(StrokeStyle(lineWidth: value, dash: [value, 1]))
    #expect(path.flattened().allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
  }
  @Test func `a gradient has its stops' colours at their places, and the nearest beyond them`() {
    let stops = [GradientPaint.Stop(color: .black, location: 0.25), GradientPaint.Stop(color: .white, location: 0.75)]
    let gradient = GradientPaint(.linear(from: .zero, to: CGPoint(x: 1, y: 0)), stops: stops)
    let sampler = GradientSampler(gradient, fallback: CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect([0, 25, 50, 100].map { sampler.color(at: CGPoint(x: $0, y: 5)).red } == [0, 0, 0.5, 1])
    #expect(GradientPaint(.linear(from: .zero, to: .zero), stops: []).color(atFraction: 0.5) == .clear)
  }
}
