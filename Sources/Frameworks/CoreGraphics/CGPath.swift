import Foundation
import SwiftUI

/// A path of lines and curves, which does not change once it is made.
public class CGPath: Hashable {
  /// What is drawn, as SwiftUI has it.
  var drawing: Path

  init(drawing: Path) { self.drawing = drawing }
  /// A rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(drawing: Path(rect).applying(transform ?? .identity))
  }
  /// An ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(drawing: Path(ellipseIn: rect).applying(transform ?? .identity))
  }
  /// A rectangle with rounded corners; lengths in points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(drawing: path.applying(transform ?? .identity))
  }

  /// The smallest rectangle around the path.
  public var boundingBox: CGRect { drawing.boundingRect }
  /// The smallest rectangle around what is drawn.
  public var boundingBoxOfPath: CGRect { drawing.boundingRect }
  /// Whether nothing was drawn.
  public var isEmpty: Bool { drawing.isEmpty }
  /// Where the next piece begins.
  public var currentPoint: CGPoint { drawing.currentPoint ?? .zero }
  /// Whether a point lies inside.
  public func contains(_ point: CGPoint) -> Bool { drawing.contains(point) }
  /// The same path.
  public func copy() -> CGPath? { CGPath(drawing: drawing) }
  /// The path, mapped.
  public func copy(using transform: CGAffineTransform) -> CGPath? { CGPath(drawing: drawing.applying(transform)) }
  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(drawing: drawing) }

  /// Whether the same is drawn.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.drawing == b.drawing }
  /// What is drawn.
  public func hash(into hasher: inout Hasher) { hasher.combine(drawing) }
}

/// A path that is drawn step by step.
public final class CGMutablePath: CGPath {
  override init(drawing: Path) { super.init(drawing: drawing) }
  /// An empty path.
  public init() { super.init(drawing: Path()) }

  /// Begins a new part at a point.
  public func move(to point: CGPoint) { drawing.move(to: point) }
  /// Draws a straight line to a point.
  public func addLine(to point: CGPoint) { drawing.addLine(to: point) }
  /// Draws straight lines from point to point.
  public func addLines(between points: [CGPoint]) { drawing.addLines(points) }
  /// Draws a parabola to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { drawing.addQuadCurve(to: end, control: control) }
  /// Draws a cubic curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    drawing.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Draws a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform? = nil) {
    drawing.addRect(rect, transform: transform ?? .identity)
  }
  /// Draws an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform? = nil) {
    drawing.addEllipse(in: rect, transform: transform ?? .identity)
  }
  /// Draws a rectangle with rounded corners; lengths in points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    drawing.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), transform: transform ?? .identity)
  }
  /// Draws an arc; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform? = nil
  ) {
    drawing.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: clockwise, transform: transform ?? .identity)
  }
  /// Draws an arc that touches two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    drawing.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Draws another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform? = nil) {
    drawing.addPath(path.drawing, transform: transform ?? .identity)
  }
  /// Draws a straight line back to where the part began.
  public func closeSubpath() { drawing.closeSubpath() }
}

extension Path {
  /// The path of Core Graphics.
  public init(_ path: CGPath) { self = path.drawing }
  /// The path as Core Graphics has it.
  public var cgPath: CGPath { CGPath(drawing: self) }
}
