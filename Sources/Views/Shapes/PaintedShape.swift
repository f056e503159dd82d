public import Drawing
public import Foundation

/// A shape with what it is filled and outlined with, back to front.
public struct PaintedShape<Content: Shape> {
  /// The shape.
  public let shape: Content
  let layers: [@MainActor (EnvironmentValues) -> ShapeLayer]
  nonisolated private func adding(_ layer: @escaping @MainActor (EnvironmentValues) -> ShapeLayer, isBehind: Bool = false) -> PaintedShape {
    PaintedShape(shape: shape, layers: isBehind ? [layer] + layers : layers + [layer])
  }
  /// Fills the shape behind what is there.
  nonisolated public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> PaintedShape {
    adding({ ShapeLayer(content, style, in: $0) }, isBehind: true)
  }
  /// Draws a line along the outline, before what is there.
  nonisolated public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> PaintedShape {
    adding { .stroke(content.paint(in: $0), style) }
  }
  /// Draws a line of a width in points along the outline, before what is there.
  nonisolated public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension PaintedShape: PrimitiveView {
  public typealias Body = Never
  /// A leaf that draws the shape.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.shape(view.shape, layers: view.layers.map { $0(nodes.environment) })
  }
}

extension PaintedShape {
  /// The same, its shape without a static type.
  public var erased: PaintedShape<AnyShape> { PaintedShape<AnyShape>(shape: AnyShape(shape), layers: layers) }
}

extension PaintedShape where Content: InsettableShape {
  /// Draws a line along the inside of the outline, before what is there.
  nonisolated public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> PaintedShape {
    let inset = shape.inset(by: style.lineWidth / 2)
    return adding { .strokeBorder(content.paint(in: $0), style, inset: inset) }
  }
  /// Draws a line of a width in points along the inside of the outline, before what is there.
  nonisolated public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Shape {
  /// Fills the shape.
  nonisolated public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> PaintedShape<Self> {
    PaintedShape(shape: self, layers: [{ ShapeLayer(content, style, in: $0) }])
  }
  /// Fills the shape with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> PaintedShape<Self> {
    PaintedShape(shape: self, layers: [{ .fill($0.foreground, style) }])
  }
  /// Draws a line along the outline, half inside and half outside.
  nonisolated public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> PaintedShape<Self> {
    PaintedShape(shape: self, layers: [{ .stroke(content.paint(in: $0), style) }])
  }
  /// Draws a line of a width in points along the outline, half inside and half outside.
  nonisolated public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line along the inside of the outline.
  nonisolated public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> PaintedShape<Self> {
    let inset = inset(by: style.lineWidth / 2)
    return PaintedShape(shape: self, layers: [{ .strokeBorder(content.paint(in: $0), style, inset: inset) }])
  }
  /// Draws a line along the inside of the outline, in the foreground style.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> PaintedShape<Self> {
    let inset = inset(by: style.lineWidth / 2)
    return PaintedShape(shape: self, layers: [{ .strokeBorder($0.foreground, style, inset: inset) }])
  }
  /// Draws a line of a width in points along the inside of the outline.
  nonisolated public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws a line of a width in points along the inside of the outline, in the foreground style.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
}
