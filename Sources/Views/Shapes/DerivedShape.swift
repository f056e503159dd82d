public import Drawing
public import Foundation
public import LayoutCore

/// A shape made of another one: trimmed, turned, moved, enlarged, outlined.
public struct DerivedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Base, CGRect) -> Path
  /// The base's path for a rectangle, changed.
  public func path(in rect: CGRect) -> Path { change(base, rect) }
  /// As the base.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  /// As the base.
  public var layoutKind: String { base.layoutKind }
}

extension Shape {
  nonisolated private func derived(_ change: @escaping @Sendable (Path, CGRect) -> Path) -> DerivedShape<Self> {
    DerivedShape(base: self) { base, rect in change(base.path(in: rect), rect) }
  }
  /// The part of the outline between two fractions of its length, 0 to 1.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    derived { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }
  /// The shape elsewhere, by points; the frame stays.
  nonisolated public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
  /// The shape elsewhere, by points; the frame stays.
  nonisolated public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }
  /// The shape elsewhere, by points; the frame stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { derived { path, _ in path.offsetBy(dx: x, dy: y) } }
  /// The shape turned around a point of its rectangle; the frame stays.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    derived { path, rect in path.applying(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor, of: rect)) }
  }
  /// The shape enlarged around a point of its rectangle; the frame stays.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    derived { path, rect in path.applying(CGAffineTransform(scaleX: x, y: y).around(anchor, of: rect)) }
  }
  /// The shape enlarged around a point of its rectangle; the frame stays.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self.scale(x: scale, y: scale, anchor: anchor) }
  /// The shape after a map.
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape { derived { path, _ in path.applying(transform) } }
  /// The shape for a rectangle of a size at the origin, whatever the frame is.
  nonisolated public func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }
  /// The shape for a rectangle of a size at the origin, whatever the frame is.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    DerivedShape(base: self) { base, rect in base.path(in: CGRect(origin: rect.origin, size: CGSize(width: width, height: height))) }
  }
  /// The line along the outline, as a shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { derived { path, _ in path.strokedPath(style) } }
  /// The line of a width along the outline, as a shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

extension CGAffineTransform {
  /// The map around a point of a rectangle instead of the origin.
  func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self).concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// A shape without its static type.
public struct AnyShape: Shape {
  let shape: any Shape
  /// Hides the shape's type.
  public init(_ shape: some Shape) { self.shape = shape }
  /// As the hidden shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// As the hidden shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// As the hidden shape.
  public var layoutKind: String { shape.layoutKind }
}

/// A shape of a type that is known at run time only, as an interpreted one.
public struct RuntimeShape: Shape {
  /// The name of its type.
  public let layoutKind: String
  let draw: @Sendable (CGRect) -> Path
  /// A shape with the name of its type and what it draws for a rectangle.
  public init(name: String, draw: @escaping @Sendable (CGRect) -> Path) {
    layoutKind = name
    self.draw = draw
  }
  /// What it draws.
  public func path(in rect: CGRect) -> Path { draw(rect) }
}
