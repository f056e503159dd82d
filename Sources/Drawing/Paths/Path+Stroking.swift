internal import Foundation

extension Path {
  /// The outline of the line that a style draws along the path: pieces that all wind one way, to be filled by winding. A width that is 0, negative or not finite
  /// draws nothing.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = Path()
    for polygon in strokePolygons(style) { path.addPolygon(polygon) }
    if !path.isEmpty { path.figure = .stroke(self, style) }
    return path
  }
  mutating func addPolygon(_ points: [CGPoint]) {
    addLines(points)
    closeSubpath()
  }

  /// The pieces of a stroke: bodies, joins and caps.
  func strokePolygons(_ style: StrokeStyle, tolerance: CGFloat = 0.1) -> [[CGPoint]] {
    guard style.lineWidth.isFinite, style.lineWidth > 0 else { return [] }
    var stroker = Stroker(style: style)
    for line in flattened(tolerance: tolerance) {
      for part in line.dashed(style) { stroker.add(part) }
    }
    return stroker.polygons
  }
}

/// Puts polygons around straight lines.
private struct Stroker {
  let style: StrokeStyle
  let half: CGFloat
  var polygons: [[CGPoint]] = []

  init(style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  mutating func add(_ line: Polyline) {
    var points: [CGPoint] = []
    for point in line.points where points.last.map({ ($0 - point).length > 1e-9 }) ?? true { points.append(point) }
    if line.isClosed, points.count > 1, let first = points.first, let last = points.last, (first - last).length <= 1e-9 { points.removeLast() }
    guard let first = points.first, let last = points.last else { return }
    guard points.count > 1 else { return dot(first) }
    let isClosed = line.isClosed && points.count > 2
    let ends = isClosed ? points + [first] : points
    for (a, b) in zip(ends, ends.dropFirst()) {
      let side = (b - a).unit.normal * half
      polygons.append([a + side, b + side, b + -side, a + -side])
    }
    for index in 1..<ends.count - 1 { join(ends[index - 1], ends[index], ends[index + 1]) }
    if isClosed {
      join(last, first, points[1])
    } else {
      cap(at: first, away: (first - points[1]).unit)
      cap(at: last, away: (last - points[points.count - 2]).unit)
    }
  }
  /// A line without length shows its caps only.
  private mutating func dot(_ point: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: disc(point)
    case .square: append([(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: point.x + $0.0 * half, y: point.y + $0.1 * half) })
    }
  }
  private mutating func cap(at point: CGPoint, away: CGVector) {
    switch style.lineCap {
    case .butt: break
    case .round: disc(point)
    case .square:
      let (side, forward) = (away.normal * half, away * half)
      append([point + side, point + side + forward, point + -side + forward, point + -side])
    }
  }
  private mutating func join(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
    let (from, to) = ((b - a).unit, (c - b).unit)
    let cross = from.dx * to.dy - from.dy * to.dx
    let cosine = from.dx * to.dx + from.dy * to.dy
    // pieces of a curve hardly bend
    if abs(cross) < 1e-4 && cosine > 0 { return }
    if style.lineJoin == .round { return disc(b) }
    let sign: CGFloat = cross > 0 ? -1 : 1
    let (one, two) = (b + from.normal * (half * sign), b + to.normal * (half * sign))
    var corner = [b, one]
    // the corner is 1 / sin(θ/2) half widths away, where θ is the angle between the lines
    let sine = max(0, (1 + cosine) / 2).squareRoot()
    if style.lineJoin == .miter, sine > 1e-6, 1 / sine <= style.miterLimit {
      corner.append(b + (from.normal + to.normal).unit * (half * sign / sine))
    }
    append(corner + [two])
  }
  private mutating func disc(_ center: CGPoint) {
    let count = max(8, min(64, Int(bounded: (half * 2).squareRoot() * 6)))
    polygons.append(
      (0..<count).map { step in
        let angle = 2 * Double.pi * Double(step) / Double(count)
        return CGPoint(x: center.x + half * CGFloat(cos(angle)), y: center.y - half * CGFloat(sin(angle)))
      })
  }
  /// All polygons wind the way of the bodies, so that overlapping ones never cancel each other.
  private mutating func append(_ polygon: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      area += point.x * next.y - next.x * point.y
    }
    polygons.append(area > 0 ? polygon.reversed() : polygon)
  }
}

extension Polyline {
  /// More dashes than this are never made: a finer pattern is a whole line (our choice).
  private static let dashLimit: CGFloat = 20_000

  /// The parts of a line that a style's dashes show.
  public func dashed(_ style: StrokeStyle) -> [Polyline] {
    let pattern = style.usableDash
    let period = pattern.reduce(0, +)
    guard !pattern.isEmpty, length / period < Self.dashLimit else { return [self] }
    var phase = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: period) : 0
    if phase < 0 { phase += period }
    var index = 0
    while phase >= pattern[index] && phase > 0 {
      phase -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - phase
    var parts: [Polyline] = []
    var current: [CGPoint] = []
    for (a, b) in edges {
      let length = (b - a).length
      var done: CGFloat = 0
      if index.isMultiple(of: 2), current.isEmpty { current = [a] }
      while length - done > left {
        done += left
        let point = a + (b - a) * (done / length)
        if index.isMultiple(of: 2) {
          parts.append(Polyline(points: current + [point], isClosed: false))
          current = []
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
        if index.isMultiple(of: 2) { current = [point] }
      }
      left -= length - done
      if index.isMultiple(of: 2) { current.append(b) }
    }
    if current.count > 1 { parts.append(Polyline(points: current, isClosed: false)) }
    return parts
  }
}
