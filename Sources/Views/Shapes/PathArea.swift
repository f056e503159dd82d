internal import Drawing
internal import Foundation

/// What a path encloses, by straight lines.
struct PathArea {
  let edges: [PathEdge]
  private let isEvenOdd: Bool

  /// How far the lines may be from the curves, in points.
  static let tolerance: CGFloat = 0.02
  /// More lines than this take coarser ones (our choice): each is compared with all that are near.
  private static let lineLimit = 3000

  init(_ path: Path, _ isEvenOdd: Bool) {
    func lines(_ tolerance: CGFloat) -> [PathEdge] {
      path.flattened(tolerance: tolerance).flatMap { line in
        zip(line.points, line.points.dropFirst() + line.points.prefix(1)).filter { $0 != $1 }.map { PathEdge($0, $1) }
      }
    }
    let fine = lines(Self.tolerance)
    edges = fine.count > Self.lineLimit ? lines(1) : fine
    self.isEvenOdd = isEvenOdd
  }

  /// Whether a point lies inside.
  func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for edge in edges where (edge.from.y <= point.y) != (edge.to.y <= point.y) {
      let (from, to) = (edge.from, edge.to)
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += from.y < to.y ? 1 : -1 }
    }
    return isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The outline of what a rule keeps of two areas: it is told whether a place lies in the first and in the second one.
  static func outline(of first: PathArea, _ second: PathArea, _ isKept: (Bool, Bool) -> Bool) -> Path {
    let all = first.edges + second.edges
    // Every line is cut where it meets others; a part is kept where one side of it is inside and the other one is not.
    var seen: Set<PartKey> = []
    var ways: [PointKey: [(from: CGPoint, to: CGPoint)]] = [:]
    var order: [PointKey] = []
    func isInside(_ x: CGFloat, _ y: CGFloat) -> Bool {
      let point = CGPoint(x: x, y: y)
      return isKept(first.contains(point), second.contains(point))
    }
    for edge in all {
      for (a, b) in edge.parts(cutBy: all) where seen.insert(PartKey(a, b)).inserted {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let reach = 1e-5 / max(hypot(dx, dy), 1e-9)
        let (x, y) = ((a.x + b.x) / 2, (a.y + b.y) / 2)
        let left = isInside(x + dy * reach, y - dx * reach)
        guard left != isInside(x - dy * reach, y + dx * reach) else { continue }
        let (start, end) = left ? (a, b) : (b, a)
        let key = PointKey(start)
        if ways[key] == nil { order.append(key) }
        ways[key, default: []].append((start, end))
      }
    }
    return path(of: ways, order)
  }

  /// Lines with their ends put together.
  private static func path(of ways: [PointKey: [(from: CGPoint, to: CGPoint)]], _ order: [PointKey]) -> Path {
    var (ways, path) = (ways, Path())
    for key in order {
      while let first = ways[key]?.popLast() {
        var points = [first.from, first.to]
        while let last = points.last, PointKey(last) != key, let next = ways[PointKey(last)]?.popLast() {
          // Pieces of one straight line are one.
          if points.count > 1, PathEdge(points[points.count - 2], last).continues(to: next.to) { points.removeLast() }
          points.append(next.to)
        }
        guard points.count > 3 else { continue }
        path.addLines(Array(points.dropLast()))
        path.closeSubpath()
      }
    }
    return path
  }

  /// A point, by hundred-thousandths of a point.
  private struct PointKey: Hashable {
    let (x, y): (CGFloat, CGFloat)
    init(_ point: CGPoint) {
      func rounded(_ value: CGFloat) -> CGFloat { (value * 1e5).rounded() }
      (x, y) = (rounded(point.x), rounded(point.y))
    }
  }
  /// A line, whichever way it goes.
  private struct PartKey: Hashable {
    let ends: Set<PointKey>
    init(_ a: CGPoint, _ b: CGPoint) { ends = [PointKey(a), PointKey(b)] }
  }
}

/// A straight line between two points.
struct PathEdge {
  let from: CGPoint
  let to: CGPoint
  init(_ from: CGPoint, _ to: CGPoint) { (self.from, self.to) = (from, to) }

  /// Whether a line from the end to a point goes straight on.
  func continues(to next: CGPoint) -> Bool {
    let (ax, ay, bx, by) = (to.x - from.x, to.y - from.y, next.x - to.x, next.y - to.y)
    return abs(ax * by - ay * bx) < 1e-7 * (hypot(ax, ay) * hypot(bx, by) + 1e-9) && ax * bx + ay * by > 0
  }

  /// The pieces between the points where other lines meet the line.
  func parts(cutBy others: [PathEdge]) -> [(CGPoint, CGPoint)] {
    let (left, right) = (min(from.x, to.x) - 1e-9, max(from.x, to.x) + 1e-9)
    let (top, bottom) = (min(from.y, to.y) - 1e-9, max(from.y, to.y) + 1e-9)
    var places: [(t: CGFloat, point: CGPoint)] = []
    for other in others {
      if max(other.from.x, other.to.x) < left || min(other.from.x, other.to.x) > right { continue }
      if max(other.from.y, other.to.y) < top || min(other.from.y, other.to.y) > bottom { continue }
      places += meetings(other)
    }
    if places.isEmpty { return [(from, to)] }
    var parts: [(CGPoint, CGPoint)] = []
    var last = from
    for place in places.sorted(by: { $0.t < $1.t }) where hypot(place.point.x - last.x, place.point.y - last.y) > 1e-5 {
      parts.append((last, place.point))
      last = place.point
    }
    if hypot(to.x - last.x, to.y - last.y) > 1e-5 {
      parts.append((last, to))
    } else if let before = parts.popLast() {
      parts.append((before.0, to))
    }
    return parts
  }

  /// Where another line meets this one, apart from its ends: a crossing, or the ends of a line along it.
  private func meetings(_ other: PathEdge) -> [(t: CGFloat, point: CGPoint)] {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
    let length = dx * dx + dy * dy
    func place(of point: CGPoint) -> CGFloat { ((point.x - from.x) * dx + (point.y - from.y) * dy) / length }
    func isOn(_ point: CGPoint) -> Bool {
      abs((point.x - from.x) * dy - (point.y - from.y) * dx) < 1e-7 * max(1, length.squareRoot())
    }
    let ends = [other.from, other.to].filter(isOn).map { (t: place(of: $0), point: $0) }.filter { $0.t > 0 && $0.t < 1 }
    if !ends.isEmpty { return ends }
    let cross = dx * ey - dy * ex
    guard abs(cross) > 1e-12 else { return [] }
    let (wx, wy) = (other.from.x - from.x, other.from.y - from.y)
    let (t, s) = ((wx * ey - wy * ex) / cross, (wx * dy - wy * dx) / cross)
    guard t > 0, t < 1, s > 0, s < 1 else { return [] }
    return [(t, CGPoint(x: from.x + t * dx, y: from.y + t * dy))]
  }
}
