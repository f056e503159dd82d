import Foundation

/// A curve of time: from 0 at the beginning to 1 at the end.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    /// Two control points.
    case bezier(UnitPoint, UnitPoint)
    /// Quarters of a circle.
    case circleIn, circleOut, circleInOut
  }
  private let shape: Shape
  /// Whether time and way are exchanged.
  private var isInverse = false
  private init(_ shape: Shape) { self.shape = shape }

  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }
  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve {
    UnitCurve(.bezier(UnitPoint(x: x1, y: y1), UnitPoint(x: x2, y: y2)))
  }
  /// At one speed.
  public static let linear = bezier(0, 0, 1, 1)
  /// Slow at the beginning and at the end.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// Slow at the beginning and at the end (older spelling).
  public static let easeInEaseOut = easeInOut
  /// Slow at the beginning.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Slow at the beginning, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circleIn)
  /// Slow at the end, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circleOut)
  /// Slow at the beginning and at the end, along two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circleInOut)

  /// The curve with time and way exchanged.
  public var inverse: UnitCurve {
    var copy = self
    copy.isInverse.toggle()
    return copy
  }

  /// A movement along the curve, in seconds.
  func animation(_ duration: Double) -> Animation {
    guard case .bezier(let start, let end) = shape, !isInverse else {
      return Animation("timingCurve(\(name), duration: \(duration))", .curve(self, duration))
    }
    return .timingCurve(Double(start.x), Double(start.y), Double(end.x), Double(end.y), duration: duration)
  }
  private var name: String {
    let own =
      switch shape {
      case .bezier: "bezier"
      case .circleIn: "circularEaseIn"
      case .circleOut: "circularEaseOut"
      case .circleInOut: "circularEaseInOut"
      }
    return isInverse ? own + ".inverse" : own
  }

  /// How far the curve is at a time from 0 to 1.
  public func value(at progress: Double) -> Double {
    let wanted = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard self != .linear else { return wanted }
    switch shape {
    case .bezier(let start, let end):
      let (along, across) = isInverse ? (\UnitPoint.y, \UnitPoint.x) : (\UnitPoint.x, \UnitPoint.y)
      let t = Self.solved(wanted) { Self.place(start[keyPath: along], end[keyPath: along], $0) }
      return Self.place(start[keyPath: across], end[keyPath: across], t)
    default: return isInverse ? Self.solved(wanted, circle) : circle(wanted)
    }
  }
  /// How fast the curve is at a time from 0 to 1, in ways a time.
  public func velocity(at progress: Double) -> Double {
    if self == .linear { return 1 }
    let step = 1e-5
    let wanted = progress.isNaN ? 0 : min(max(progress, 0), 1)
    let (low, high) = (max(0, wanted - step), min(1, wanted + step))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  private func circle(_ x: Double) -> Double {
    func rising(_ x: Double) -> Double { 1 - max(0, 1 - x * x).squareRoot() }
    return switch shape {
    case .circleIn: rising(x)
    case .circleOut: 1 - rising(1 - x)
    default: x < 0.5 ? rising(2 * x) / 2 : 1 - rising(2 - 2 * x) / 2
    }
  }
  /// Where a function that rises from 0 to 1 has a value. Half an interval at a time: 40 halvings are finer than a
  /// picture shows.
  private static func solved(_ wanted: Double, _ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if function(middle) < wanted { low = middle } else { high = middle }
    }
    return low
  }
  /// A coordinate of the curve with control points at `a` and `b`.
  private static func place(_ a: CGFloat, _ b: CGFloat, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * Double(a) + 3 * rest * t * t * Double(b) + t * t * t
  }
}
