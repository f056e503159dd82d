public import Drawing
public import Foundation

extension FrameworkSupport.ChartInterpolation {
  /// Adds the way through points to a path that stands at the first of them.
  /// - Parameter isBackwards: the points come in the opposite order, so steps stand at the other end.
  func add(_ points: [CGPoint], to path: inout Path, isBackwards: Bool = false) {
    guard points.count > 1 else { return }
    switch kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .step(let part):
      for (from, to) in zip(points, points.dropFirst()) {
        let x = from.x + (to.x - from.x) * (isBackwards ? 1 - part : part)
        path.addLine(to: CGPoint(x: x, y: from.y))
        path.addLine(to: CGPoint(x: x, y: to.y))
        path.addLine(to: to)
      }
    case .cardinal(let tension): addSpline(points, to: &path) { _, _ in 1 - tension }
    case .catmullRom: addSpline(points, to: &path) { _, _ in 1 }
    case .monotone: addMonotone(points, to: &path)
    }
  }
  /// Curves whose direction at a point is that from the point before to the point behind.
  private func addSpline(_ points: [CGPoint], to path: inout Path, strength: (CGPoint, CGPoint) -> CGFloat) {
    for index in 0..<points.count - 1 {
      let (from, to) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : from
      let behind = index + 2 < points.count ? points[index + 2] : to
      let factor = strength(from, to) / 6
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
        control2: CGPoint(x: to.x - (behind.x - from.x) * factor, y: to.y - (behind.y - from.y) * factor))
    }
  }
  /// Curves without hills between the values: Fritsch and Carlson's slopes.
  private func addMonotone(_ points: [CGPoint], to path: inout Path) {
    let slopes = zip(points, points.dropFirst()).map { from, to in to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x) }
    var tangents = [CGFloat](repeating: 0, count: points.count)
    tangents[0] = slopes[0]
    tangents[points.count - 1] = slopes[slopes.count - 1]
    for index in 1..<max(points.count - 1, 1) {
      let (before, behind) = (slopes[index - 1], slopes[index])
      guard before * behind > 0 else { continue }
      let mean = (before + behind) / 2
      let limit = 3 * min(abs(before), abs(behind))
      tangents[index] = abs(mean) > limit ? (mean < 0 ? -limit : limit) : mean
    }
    for index in 0..<points.count - 1 {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + tangents[index] * third),
        control2: CGPoint(x: to.x - third, y: to.y - tangents[index + 1] * third))
    }
  }
}

/// A path in the coordinates of its own frame, under a name that the view tree shows.
struct ChartPath: Shape {
  let path: Path
  func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// The shapes of points.
struct ChartSymbolPath: Shape {
  let name: String
  func path(in rect: CGRect) -> Path { FrameworkSupport.chartSymbol(name, in: rect) }
}

extension FrameworkSupport {
  /// The shape of a point in a rectangle: `square`, `triangle`, `diamond`, `pentagon`, `plus`, `cross`, `asterisk`; any other name is a circle.
  public static func chartSymbol(_ name: String, in rect: CGRect) -> Path {
    switch name {
    case "square": Path(rect.insetBy(dx: rect.width / 16, dy: rect.height / 16))
    case "triangle": polygon(3, rect)
    case "diamond": polygon(4, rect)
    case "pentagon": polygon(5, rect)
    case "plus": bars([0, 0.25], rect)
    case "cross": bars([0.125, 0.375], rect)
    case "asterisk": bars([0, 1.0 / 6, 1.0 / 3], rect)
    default: Path(ellipseIn: rect)
    }
  }
  /// A place on the ellipse in a rectangle, clockwise from the top.
  private static func point(_ turn: Double, _ rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.midX + rect.width / 2 * CGFloat(sin(turn * 2 * .pi)), y: rect.midY - rect.height / 2 * CGFloat(cos(turn * 2 * .pi)))
  }
  private static func polygon(_ corners: Int, _ rect: CGRect) -> Path {
    var path = Path()
    path.addLines((0..<corners).map { point(Double($0) / Double(corners), rect) })
    path.closeSubpath()
    return path
  }
  private static func bars(_ turns: [Double], _ rect: CGRect) -> Path {
    var path = Path()
    for turn in turns { path.addLines([point(turn, rect), point(turn + 0.5, rect)]) }
    return path.strokedPath(StrokeStyle(lineWidth: rect.width / 4))
  }
}
