import Foundation

/// A curve of time: from 0 at the beginning to 1 at the end.
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint
  private init(_ start: UnitPoint, _ end: UnitPoint) { (self.start, self.end) = (start, end) }
  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(startControlPoint, endControlPoint)
  }
  /// At one speed.
  public static let linear = bezier(0, 0, 1, 1)
  /// Slow at the beginning and at the end.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// Slow at the beginning.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve {
    UnitCurve(UnitPoint(x: x1, y: y1), UnitPoint(x: x2, y: y2))
  }

  /// A movement along the curve, in seconds.
  func animation(_ duration: Double) -> Animation {
    .timingCurve(Double(start.x), Double(start.y), Double(end.x), Double(end.y), duration: duration)
  }
  /// How far the curve is at a time from 0 to 1.
  public func value(at progress: Double) -> Double {
    let wanted = min(max(progress, 0), 1)
    guard self != .linear else { return wanted }
    // Half an interval at a time: 40 halvings are finer than a picture shows.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.place(start.x, end.x, middle) < wanted { low = middle } else { high = middle }
    }
    return Self.place(start.y, end.y, low)
  }
  /// A coordinate of the curve with control points at `a` and `b`.
  private static func place(_ a: CGFloat, _ b: CGFloat, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * Double(a) + 3 * rest * t * t * Double(b) + t * t * t
  }
}
