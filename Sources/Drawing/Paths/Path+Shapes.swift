public import Foundation

extension Path {
  /// How far the control points of a quarter ellipse lie from its ends: 4/3·(√2 − 1) of the radius.
  private static let quarter: CGFloat = 0.552_284_749_830_793_4

  /// How many radii before a corner a continuous one begins.
  static let continuousReach: CGFloat = 1.28

  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }
  /// Draws several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Draws straight lines from point to point.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  /// Draws an ellipse that touches all edges of a rectangle, clockwise from the right.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (cx, cy, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Self.quarter, ry * Self.quarter)
    var path = Path()
    path.move(to: CGPoint(x: cx + rx, y: cy))
    path.addCurve(to: CGPoint(x: cx, y: cy + ry), control1: CGPoint(x: cx + rx, y: cy + ky), control2: CGPoint(x: cx + kx, y: cy + ry))
    path.addCurve(to: CGPoint(x: cx - rx, y: cy), control1: CGPoint(x: cx - kx, y: cy + ry), control2: CGPoint(x: cx - rx, y: cy + ky))
    path.addCurve(to: CGPoint(x: cx, y: cy - ry), control1: CGPoint(x: cx - rx, y: cy - ky), control2: CGPoint(x: cx - kx, y: cy - ry))
    path.addCurve(to: CGPoint(x: cx + rx, y: cy), control1: CGPoint(x: cx + kx, y: cy - ry), control2: CGPoint(x: cx + rx, y: cy - ky))
    path.closeSubpath()
    addPath(path, transform: transform)
  }
  /// Draws a rectangle with rounded corners; a corner is at most half as wide and high as the rectangle.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular, transform: CGAffineTransform = .identity) {
    addCorners(rect, Array(repeating: cornerSize, count: 4), style, transform)
  }
  /// Draws a rectangle with corners of several radii; leading is left.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular, transform: CGAffineTransform = .identity
  ) {
    let radii = [cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading]
    addCorners(rect, radii.map { CGSize(width: $0, height: $0) }, style, transform)
  }

  /// The corners' sizes go clockwise from the top left.
  private mutating func addCorners(_ rect: CGRect, _ sizes: [CGSize], _ style: RoundedCornerStyle, _ transform: CGAffineTransform) {
    func limited(_ size: CGFloat, _ limit: CGFloat) -> CGFloat { size.isNaN ? 0 : max(0, min(size, limit / 2)) }
    let sizes = sizes.map { CGSize(width: limited($0.width, rect.width), height: limited($0.height, rect.height)) }
    guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect, transform: transform) }
    // A continuous corner begins about a quarter earlier, where there is room, and bends at the same place.
    let reach: CGFloat = style == .continuous ? Self.continuousReach : 1
    let bend: CGFloat = style == .continuous ? 0.723 : Self.quarter
    let corners = [
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)), (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    var path = Path()
    for (index, (corner, from, to)) in corners.enumerated() {
      func place(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
        let (width, height) = (min(sizes[index].width * reach, rect.width / 2), min(sizes[index].height * reach, rect.height / 2))
        return CGPoint(x: corner.x + direction.dx * width * part, y: corner.y + direction.dy * height * part)
      }
      if index == 0 { path.move(to: place(from, 1)) } else { path.addLine(to: place(from, 1)) }
      path.addCurve(to: place(to, 1), control1: place(from, 1 - bend), control2: place(to, 1 - bend))
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Draws an arc from one angle (radians, 0 is to the right) by another, with a line to its start where the path has a point.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startRadians: Double, deltaRadians: Double, transform: CGAffineTransform = .identity) {
    guard startRadians.isFinite, deltaRadians.isFinite, radius.isFinite, center.x.isFinite, center.y.isFinite else { return }
    // more than a thousand turns show nothing more
    let delta = max(-2000 * Double.pi, min(2000 * Double.pi, deltaRadians))
    func place(_ angle: Double, _ radius: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle))) }
    let first = place(startRadians, radius).applying(transform)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    let count = max(1, Int(bounded: (abs(delta) / (Double.pi / 2)).rounded(.up)))
    let step = delta / Double(count)
    let handle = radius * CGFloat(4.0 / 3 * tan(step / 4))
    for index in 0..<count where step != 0 {
      let (angle, next) = (startRadians + step * Double(index), startRadians + step * Double(index + 1))
      let (from, to) = (place(angle, radius), place(next, radius))
      let one = CGPoint(x: from.x - handle * CGFloat(sin(angle)), y: from.y + handle * CGFloat(cos(angle)))
      let two = CGPoint(x: to.x + handle * CGFloat(sin(next)), y: to.y - handle * CGFloat(cos(next)))
      addCurve(to: to.applying(transform), control1: one.applying(transform), control2: two.applying(transform))
    }
  }
  /// Draws an arc between two angles in radians. `clockwise` is meant for axes that run up, as in SwiftUI: on a screen it goes the other way.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startRadians: Double, endRadians: Double, clockwise: Bool, transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endRadians - startRadians
    guard delta.isFinite else { return }
    // as Core Graphics: a whole turn or more in the right direction is one turn, otherwise the way to the end in that direction
    if clockwise {
      if delta <= -turn { delta = -turn } else { delta = delta.truncatingRemainder(dividingBy: turn); if delta > 0 { delta -= turn } }
    } else {
      if delta >= turn { delta = turn } else { delta = delta.truncatingRemainder(dividingBy: turn); if delta < 0 { delta += turn } }
    }
    addRelativeArc(center: center, radius: radius, startRadians: startRadians, deltaRadians: delta, transform: transform)
  }
  /// Rounds the corner at `tangent1End` between the current point and `tangent2End` with an arc of a radius.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
    let corner = tangent1End.applying(transform)
    let (next, start) = (tangent2End.applying(transform), currentPoint ?? corner)
    let (a, b) = ((start - corner).unit, (next - corner).unit)
    let cosine = Double(a.dx * b.dx + a.dy * b.dy)
    let angle = acos(max(-1, min(1, cosine)))
    guard radius > 0, angle > 1e-6, abs(angle - .pi) > 1e-6, angle.isFinite else { return addLine(to: corner) }
    let distance = radius / CGFloat(tan(angle / 2))
    let (from, to) = (corner + a * distance, corner + b * distance)
    let center = corner + (a + b).unit * (radius / CGFloat(sin(angle / 2)))
    let first = atan2(Double(from.y - center.y), Double(from.x - center.x))
    var delta = atan2(Double(to.y - center.y), Double(to.x - center.x)) - first
    if delta > .pi { delta -= 2 * .pi } else if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(center: center, radius: radius, startRadians: first, deltaRadians: delta)
  }
}

/// A direction with a length, in points. Core Graphics' own type, which Foundation lacks on Linux.
public struct CGVector: Hashable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Down.
  public var dy: CGFloat
  /// No length.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// No length.
  public init() { self = .zero }
  /// A direction of two lengths.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// In points.
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
  /// The same direction, one point long; none where there is no direction.
  var unit: CGVector { length > 1e-12 ? CGVector(dx: dx / length, dy: dy / length) : .zero }
  /// A quarter turn.
  var normal: CGVector { CGVector(dx: -dy, dy: dx) }
  static func * (vector: CGVector, factor: CGFloat) -> CGVector { CGVector(dx: vector.dx * factor, dy: vector.dy * factor) }
  static func + (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  static prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }
}

extension CGPoint {
  static func - (a: CGPoint, b: CGPoint) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }
  static func + (point: CGPoint, vector: CGVector) -> CGPoint { CGPoint(x: point.x + vector.dx, y: point.y + vector.dy) }
}
