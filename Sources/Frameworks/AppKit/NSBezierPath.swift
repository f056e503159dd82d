import CoreGraphics
import Foundation
import SwiftUI

/// A path of AppKit: lines and curves that are drawn step by step.
open class NSBezierPath {
  /// What is drawn, as SwiftUI has it.
  var drawing: Path
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// The ends of the line.
  open var lineCapStyle = NSBezierPath.LineCapStyle.butt
  /// The corners of the line.
  open var lineJoinStyle = NSBezierPath.LineJoinStyle.miter
  /// What counts as inside.
  open var windingRule = NSBezierPath.WindingRule.nonZero
  /// How far sharp corners reach.
  open var miterLimit: CGFloat = 10
  /// How exact curves are.
  open var flatness: CGFloat = 0.6

  init(drawing: Path) { self.drawing = drawing }
  /// An empty path.
  public init() { drawing = Path() }
  /// A rectangle.
  public convenience init(rect: NSRect) { self.init(drawing: Path(rect)) }
  /// An ellipse.
  public convenience init(ovalIn rect: NSRect) { self.init(drawing: Path(ellipseIn: rect)) }
  /// A rectangle with rounded corners; the radii in points.
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(drawing: Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius)))
  }
  /// A path of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(drawing: Path(cgPath)) }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath {
    get { drawing.cgPath }
    set { drawing = Path(newValue) }
  }
  /// The smallest rectangle around the path.
  public var bounds: NSRect { drawing.boundingRect }
  /// The smallest rectangle around the points that the path is made of.
  public var controlPointBounds: NSRect { drawing.boundingRect }
  /// Whether nothing was drawn.
  public var isEmpty: Bool { drawing.isEmpty }
  /// Where the next piece begins.
  public var currentPoint: NSPoint { drawing.currentPoint ?? .zero }
  /// Whether a point lies inside.
  open func contains(_ point: NSPoint) -> Bool { drawing.contains(point) }

  /// Begins a new part at a point.
  open func move(to point: NSPoint) { drawing.move(to: point) }
  /// Draws a straight line to a point.
  open func line(to point: NSPoint) { drawing.addLine(to: point) }
  /// Draws a cubic curve to a point.
  open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    drawing.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws a parabola to a point.
  open func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
    drawing.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Begins a new part at a distance.
  open func relativeMove(to point: NSPoint) {
    move(to: CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
  }
  /// Draws a straight line over a distance.
  open func relativeLine(to point: NSPoint) {
    line(to: CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
  }
  /// Draws a straight line back to where the part began.
  open func close() { drawing.closeSubpath() }
  /// Takes everything away.
  open func removeAllPoints() { drawing = Path() }
  /// Draws another path.
  open func append(_ path: NSBezierPath) { drawing.addPath(path.drawing) }
  /// Draws a rectangle.
  open func appendRect(_ rect: NSRect) { drawing.addRect(rect) }
  /// Draws an ellipse.
  open func appendOval(in rect: NSRect) { drawing.addEllipse(in: rect) }
  /// Draws a rectangle with rounded corners; the radii in points.
  open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    drawing.addRoundedRect(in: rect, cornerSize: CGSize(width: xRadius, height: yRadius))
  }
  /// Draws an arc; angles in degrees, against the clock where the top is above.
  open func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
  ) {
    drawing.addArc(
      center: center, radius: radius, startAngle: .degrees(Double(startAngle)), endAngle: .degrees(Double(endAngle)),
      clockwise: clockwise)
  }
  /// Draws an arc that touches two lines; the radius in points.
  open func appendArc(from point1: NSPoint, to point2: NSPoint, radius: CGFloat) {
    drawing.addArc(tangent1End: point1, tangent2End: point2, radius: radius)
  }
  /// The path that is drawn from its end.
  open var reversed: NSBezierPath { NSBezierPath(drawing: drawing) }
  /// The path of straight lines.
  open var flattened: NSBezierPath { NSBezierPath(drawing: drawing) }
  /// Fills it: nothing is drawn.
  open func fill() {}
  /// Draws its line: nothing is drawn.
  open func stroke() {}
  /// Cuts what is drawn later: nothing is drawn.
  open func addClip() {}
  /// Cuts what is drawn later: nothing is drawn.
  open func setClip() {}
  /// Fills a rectangle: nothing is drawn.
  public class func fill(_ rect: NSRect) {}
  /// Draws the lines of a rectangle: nothing is drawn.
  public class func stroke(_ rect: NSRect) {}
  /// Draws a line: nothing is drawn.
  public class func strokeLine(from point1: NSPoint, to point2: NSPoint) {}

  /// The end of a line.
  public enum LineCapStyle: UInt, Sendable {
    /// Cut, round, cut farther out.
    case butt, round, square
  }
  /// The corner of a line.
  public enum LineJoinStyle: UInt, Sendable {
    /// Sharp, round, cut.
    case miter, round, bevel
  }
  /// What counts as inside.
  public enum WindingRule: UInt, Sendable {
    /// By turns, by crossings.
    case nonZero, evenOdd
  }
  /// A piece of a path.
  public enum ElementType: UInt, Sendable {
    /// A new part, a line, a cubic curve, an end, a parabola.
    case moveTo, lineTo, curveTo, closePath, quadraticCurveTo
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle: nothing is drawn.
public func NSRectFill(_ rect: NSRect) {}
