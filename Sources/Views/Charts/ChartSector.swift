internal import Drawing
internal import Foundation

/// A part of a ring, clockwise from the top.
struct ChartSector: Shape {
  /// From and to, in parts of a whole turn.
  let turn: ClosedRange<Double>
  let inner: CGFloat
  let outer: CGFloat
  /// Points that are left free at both sides.
  let inset: CGFloat
  let cornerRadius: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let centre = CGPoint(x: rect.midX, y: rect.midY)
    let (from, to) = (turn.lowerBound * 2 * .pi, turn.upperBound * 2 * .pi)
    guard to > from, outer > inner else { return path }
    /// The sides are parallel to the radii, so the same distance is a larger angle further in.
    func angles(at radius: CGFloat) -> (Double, Double) {
      guard inset > 0, to - from < 2 * .pi - 1e-9 else { return (from, to) }
      let free = radius > inset ? Double(asin(inset / radius)) : .pi / 2
      return from + free < to - free ? (from + free, to - free) : ((from + to) / 2, (from + to) / 2)
    }
    func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
      CGPoint(x: centre.x + radius * CGFloat(sin(angle)), y: centre.y - radius * CGFloat(cos(angle)))
    }
    func arc(_ radius: CGFloat, _ start: Double, _ end: Double) {
      path.addRelativeArc(center: centre, radius: radius, startRadians: start - .pi / 2, deltaRadians: end - start)
    }
    let (outerStart, outerEnd) = angles(at: outer)
    let radius = min(cornerRadius, (outer - inner) / 2, outer * CGFloat(outerEnd - outerStart) / 2)
    let turned = radius > 0 ? Double(radius / outer) : 0
    path.move(to: point(outer - radius, outerStart))
    if radius > 0 { path.addQuadCurve(to: point(outer, outerStart + turned), control: point(outer, outerStart)) }
    arc(outer, outerStart + turned, outerEnd - turned)
    if radius > 0 { path.addQuadCurve(to: point(outer - radius, outerEnd), control: point(outer, outerEnd)) }
    guard inner > 0 else {
      // The tip moves away from the middle, so that the gaps between parts are as wide there.
      let middle = (from + to) / 2
      let half = (to - from) / 2
      path.addLine(to: inset > 0 && half < .pi ? point(inset / CGFloat(max(sin(min(half, .pi / 2)), 0.1)), middle) : centre)
      path.closeSubpath()
      return path
    }
    let (innerStart, innerEnd) = angles(at: inner)
    let innerRadius = min(radius, inner * CGFloat(max(innerEnd - innerStart, 0)) / 2)
    let innerTurned = innerRadius > 0 ? Double(innerRadius / inner) : 0
    path.addLine(to: point(inner + innerRadius, innerEnd))
    if innerRadius > 0 { path.addQuadCurve(to: point(inner, innerEnd - innerTurned), control: point(inner, innerEnd)) }
    arc(inner, innerEnd - innerTurned, innerStart + innerTurned)
    if innerRadius > 0 { path.addQuadCurve(to: point(inner + innerRadius, innerStart), control: point(inner, innerStart)) }
    path.closeSubpath()
    return path
  }
}
