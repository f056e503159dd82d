public import Foundation

/// One part of a path as straight lines.
public struct Polyline: Hashable, Sendable {
  /// From the first point to the last; a closed one does not repeat the first.
  public var points: [CGPoint]
  /// Whether a line leads back to the first point.
  public var isClosed: Bool
  /// Points in order.
  public init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension Path {
  /// More straight lines than this are never made of one path (our choice): what is longer ends there.
  static let lineLimit = 200_000

  /// The path as straight lines that are nowhere farther than `tolerance` points from it. Parts with NaN or infinity end before them.
  public func flattened(tolerance: CGFloat = 0.1) -> [Polyline] {
    var lines: [Polyline] = []
    var current: [CGPoint] = []
    var count = 0
    func finish(isClosed: Bool) {
      if !current.isEmpty { lines.append(Polyline(points: current, isClosed: isClosed)) }
      current = []
    }
    func usable(_ points: CGPoint...) -> Bool { points.allSatisfy { abs($0.x) < 1e7 && abs($0.y) < 1e7 } && count < Path.lineLimit }
    var start: CGPoint?
    for element in elements {
      switch element {
      case .move(let end):
        finish(isClosed: false)
        start = nil
        if usable(end) {
          current = [end]
          start = end
        }
      case .line(let end):
        guard usable(end), !current.isEmpty else { continue }
        current.append(end)
      case .quadCurve(let end, let control):
        guard let from = current.last, usable(end, control) else { continue }
        let steps = Path.steps(bend: max(abs(from.x - 2 * control.x + end.x), abs(from.y - 2 * control.y + end.y)) / 4, tolerance)
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          current.append(CGPoint(x: a * from.x + b * control.x + c * end.x, y: a * from.y + b * control.y + c * end.y))
        }
        count += steps
      case .curve(let end, let one, let two):
        guard let from = current.last, usable(end, one, two) else { continue }
        let bend = max(abs(from.x - 2 * one.x + two.x), abs(from.y - 2 * one.y + two.y), abs(one.x - 2 * two.x + end.x), abs(one.y - 2 * two.y + end.y))
        let steps = Path.steps(bend: bend * 0.75, tolerance)
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          current.append(CGPoint(x: a * from.x + b * one.x + c * two.x + d * end.x, y: a * from.y + b * one.y + c * two.y + d * end.y))
        }
        count += steps
      case .closeSubpath:
        finish(isClosed: true)
        if let start { current = [start] }
      }
    }
    // a point that only a closed part left behind is no part of its own
    if current.count > 1 || elements.last != .closeSubpath { finish(isClosed: false) }
    return lines
  }
  /// How many straight lines keep a curve of a bend (the largest distance of its chord, in points) within the tolerance.
  private static func steps(bend: CGFloat, _ tolerance: CGFloat) -> Int {
    let count = (bend / max(tolerance, 1e-3)).squareRoot().rounded(.up)
    return count.isFinite ? max(1, min(500, Int(bounded: count))) : 1
  }

  /// The smallest rectangle around the path (its curves, not their control points); zero for an empty one.
  public var boundingRect: CGRect {
    let points = flattened(tolerance: 0.01).flatMap(\.points)
    guard let first = points.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point lies inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in flattened() {
      for (a, b) in line.closedEdges where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The part of the path between two fractions of its length, 0 to 1; nothing where they are in the wrong order.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, min(1, from.isNaN ? 0 : from)), max(0, min(1, to.isNaN ? 1 : to)))
    if from == 0 && to == 1 { return self }
    guard from < to else { return Path() }
    let lines = flattened(tolerance: 0.02)
    let total = lines.reduce(0) { $0 + $1.length }
    var path = Path()
    let (first, last) = (from * total, to * total)
    var position: CGFloat = 0
    for line in lines {
      var isDrawing = false
      for (a, b) in line.edges {
        let length = (b - a).length
        defer { position += length }
        guard length > 0, position + length > first, position < last else {
          isDrawing = false
          continue
        }
        let (begin, end) = (max(0, (first - position) / length), min(1, (last - position) / length))
        if !isDrawing { path.move(to: a + (b - a) * begin) }
        path.addLine(to: a + (b - a) * end)
        isDrawing = true
      }
    }
    return path
  }
}

extension Polyline {
  /// Pairs of points; for filling, every part counts as closed.
  var closedEdges: [(CGPoint, CGPoint)] {
    guard let first = points.first, let last = points.last, points.count > 1 else { return [] }
    return Array(zip(points, points.dropFirst())) + [(last, first)]
  }
  /// Pairs of points as drawn.
  var edges: [(CGPoint, CGPoint)] { isClosed ? closedEdges : Array(zip(points, points.dropFirst())) }
  /// In points.
  var length: CGFloat { edges.reduce(0) { $0 + ($1.1 - $1.0).length } }
}
