public import Drawing
public import Foundation
public import LayoutCore

/// A shape elsewhere; its frame stays.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: CGSize
  /// A shape, moved by a distance in points.
  public nonisolated init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
  /// The shape's path, moved.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  /// As the shape.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// As the shape.
  public nonisolated var layoutKind: String { shape.layoutKind }
  /// As the shape.
  public nonisolated static var role: ShapeRole { Content.role }
}
extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, moved.
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape enlarged around a point of its rectangle; its frame stays.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How much wider and higher it is.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint
  /// A shape, so much wider and higher.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }
  /// The shape's path, enlarged.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: rect))
  }
  /// As the shape.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// As the shape.
  public nonisolated var layoutKind: String { shape.layoutKind }
  /// As the shape.
  public nonisolated static var role: ShapeRole { Content.role }
}

/// A shape turned around a point of its rectangle; its frame stays.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint
  /// A shape, turned by an angle.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }
  /// The shape's path, turned.
  public nonisolated func path(in rect: CGRect) -> Path {
    let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(turn.around(anchor, of: rect))
  }
  /// As the shape.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// As the shape.
  public nonisolated var layoutKind: String { shape.layoutKind }
  /// As the shape.
  public nonisolated static var role: ShapeRole { Content.role }
}
extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, turned.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape after a map.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The map, in points.
  public var transform: CGAffineTransform
  /// A shape, mapped.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }
  /// The shape's path, mapped.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  /// As the shape.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// As the shape.
  public nonisolated var layoutKind: String { shape.layoutKind }
  /// As the shape.
  public nonisolated static var role: ShapeRole { Content.role }
}

/// What a shape is there for.
public enum ShapeRole: Hashable, Sendable {
  /// It is filled.
  case fill
  /// It is a line.
  case stroke
  /// It parts what is before and after it.
  case separator
}
