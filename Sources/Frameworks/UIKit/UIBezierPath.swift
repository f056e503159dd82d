import CoreGraphics
import Foundation
import SwiftUI

/// A path of UIKit: lines and curves that are drawn step by step.
open class UIBezierPath {
  /// What is drawn, as SwiftUI has it.
  var drawing: Path
  /// The width of the line in points.
  public var lineWidth: CGFloat = 1
  /// The ends of the line.
  public var lineCapStyle = CGLineCap.butt
  /// The corners of the line.
  public var lineJoinStyle = CGLineJoin.miter
  /// How far sharp corners reach.
  public var miterLimit: CGFloat = 10
  /// Whether what lies inside twice is outside.
  public var usesEvenOddFillRule = false

  init(drawing: Path) { self.drawing = drawing }
  /// An empty path.
  public init() { drawing = Path() }
  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(drawing: Path(rect)) }
  /// An ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(drawing: Path(ellipseIn: rect)) }
  /// A rectangle with rounded corners; the radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(drawing: Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }
  /// A rectangle of which some corners are rounded.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let half: CGFloat = rect.width < rect.height ? rect.width / 2 : rect.height / 2
    let radius: CGFloat = cornerRadii.width < half ? cornerRadii.width : half
    let radii = RectangleCornerRadii(
      topLeading: corners.radius(radius, at: 1), bottomLeading: corners.radius(radius, at: 4),
      bottomTrailing: corners.radius(radius, at: 8), topTrailing: corners.radius(radius, at: 2))
    self.init(drawing: Path(roundedRect: rect, cornerRadii: radii))
  }
  /// An arc; angles in radians. What is clockwise is so on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// A path of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(drawing: Path(cgPath)) }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath {
    get { drawing.cgPath }
    set { drawing = Path(newValue) }
  }
  /// The smallest rectangle around the path.
  public var bounds: CGRect { drawing.boundingRect }
  /// Whether nothing was drawn.
  public var isEmpty: Bool { drawing.isEmpty }
  /// Where the next piece begins.
  public var currentPoint: CGPoint { drawing.currentPoint ?? .zero }
  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool { drawing.contains(point) }

  /// Begins a new part at a point.
  open func move(to point: CGPoint) { drawing.move(to: point) }
  /// Draws a straight line to a point.
  open func addLine(to point: CGPoint) { drawing.addLine(to: point) }
  /// Draws a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    drawing.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws a parabola to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    drawing.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Draws an arc; angles in radians. What is clockwise is so on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    drawing.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: !clockwise)
  }
  /// Draws a straight line back to where the part began.
  open func close() { drawing.closeSubpath() }
  /// Takes everything away.
  open func removeAllPoints() { drawing = Path() }
  /// Draws another path.
  open func append(_ bezierPath: UIBezierPath) { drawing.addPath(bezierPath.drawing) }
  /// Maps the path.
  open func apply(_ transform: CGAffineTransform) { drawing = drawing.applying(transform) }
  /// The path that is drawn from its end.
  open func reversing() -> UIBezierPath { UIBezierPath(drawing: drawing) }
  /// Fills it: nothing is drawn.
  open func fill() {}
  /// Draws its line: nothing is drawn.
  open func stroke() {}
  /// Cuts what is drawn later: nothing is drawn.
  open func addClip() {}
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: 15)
  /// A radius in points at the corner of a bit, else zero.
  func radius(_ radius: CGFloat, at bit: UInt) -> CGFloat {
    let chosen: UInt = rawValue & bit
    return chosen == 0 ? 0 : radius
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Edges of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all = UIRectEdge(rawValue: 15)
}

/// Distances from the edges of a rectangle in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// In points.
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  /// None.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }
  /// Distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  /// None.
  public static let zero = UIEdgeInsets()
}

/// Distances from the edges in the direction of reading, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// In points.
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  /// None.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
  /// Distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// None.
  public static let zero = NSDirectionalEdgeInsets()
}

/// A distance in two directions in points.
public struct UIOffset: Hashable, Sendable {
  /// In points.
  public var horizontal: CGFloat, vertical: CGFloat
  /// None.
  public init() { (horizontal, vertical) = (0, 0) }
  /// Distances in points.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  /// None.
  public static let zero = UIOffset()
}

extension EdgeInsets {
  /// Distances in the direction of reading.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
extension CGRect {
  /// The rectangle without what the insets take.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
