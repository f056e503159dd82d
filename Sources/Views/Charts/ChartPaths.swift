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
    case .cardinal(let tension): addSpline(points, to: &path, alpha: 0, strength: 1 - tension)
    case .catmullRom(let alpha): addSpline(points, to: &path, alpha: alpha, strength: 1)
    case .monotone: addMonotone(points, to: &path)
    }
  }
  /// Catmull and Rom's curves, as Bézier's: the direction at a point is that from the point before to the point behind.
  /// - Parameters:
  ///   - alpha: how much distances between points count: 0 not at all, 0.5 by their roots, 1 fully.
  ///   - strength: 1 for these curves, less for straighter ones.
  private func addSpline(_ points: [CGPoint], to path: inout Path, alpha: CGFloat, strength: CGFloat) {
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(max(hypot(b.x - a.x, b.y - a.y), 1e-6), alpha) }
    /// The end of the direction at `middle`, towards `to`, where `other` lies on the other side.
    func control(_ middle: CGPoint, _ to: CGPoint, _ other: CGPoint) -> CGPoint {
      if other == middle {
        return CGPoint(x: middle.x + (to.x - middle.x) * strength / 3, y: middle.y + (to.y - middle.y) * strength / 3)
      }
      let (near, far) = (distance(middle, other), distance(middle, to))
      func along(_ middle: CGFloat, _ to: CGFloat, _ other: CGFloat) -> CGFloat {
        let slope = (near * near * (to - middle) + far * far * (middle - other)) / (near * (near + far))
        return middle + slope * strength / 3
      }
      return CGPoint(x: along(middle.x, to.x, other.x), y: along(middle.y, to.y, other.y))
    }
    for index in 0..<points.count - 1 {
      let (from, to) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : from
      let behind = index + 2 < points.count ? points[index + 2] : to
      path.addCurve(to: to, control1: control(from, to, before), control2: control(to, from, behind))
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
  let kind: FrameworkSupport.ChartSymbolKind
  func path(in rect: CGRect) -> Path { FrameworkSupport.chartSymbol(kind, in: rect) }
}

extension FrameworkSupport {
  /// The usual shapes of points.
  public struct ChartSymbolKind: Hashable, Sendable {
    enum Kind { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }
    /// A circle.
    public static let circle = ChartSymbolKind(.circle)
    /// A square.
    public static let square = ChartSymbolKind(.square)
    /// A triangle.
    public static let triangle = ChartSymbolKind(.triangle)
    /// A square that stands on a corner.
    public static let diamond = ChartSymbolKind(.diamond)
    /// A shape of five corners.
    public static let pentagon = ChartSymbolKind(.pentagon)
    /// Two lines that cross.
    public static let plus = ChartSymbolKind(.plus)
    /// Two slanted lines that cross.
    public static let cross = ChartSymbolKind(.cross)
    /// Three lines that cross.
    public static let asterisk = ChartSymbolKind(.asterisk)
  }
  /// The shape of a point in a rectangle.
  public static func chartSymbol(_ symbol: ChartSymbolKind, in rect: CGRect) -> Path {
    switch symbol.kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width / 16, dy: rect.height / 16))
    case .triangle: polygon(3, rect)
    case .diamond: polygon(4, rect)
    case .pentagon: polygon(5, rect)
    case .plus: bars([0, 0.25], rect)
    case .cross: bars([0.125, 0.375], rect)
    case .asterisk: bars([0, 1.0 / 6, 1.0 / 3], rect)
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
