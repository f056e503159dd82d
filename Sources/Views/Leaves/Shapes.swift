/// A rectangle that takes all it is offered, filled with the foreground style.
public struct Rectangle: Sendable {
  /// A rectangle.
  public init() {}
}

extension Rectangle: PrimitiveView {
  public typealias Body = Never
  /// A leaf as large as its offer.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.shape("Rectangle", label: "rectangle", .rectangle) }
}

/// A circle in the middle of the square that its offer allows, filled with the foreground style.
public struct Circle: Sendable {
  /// A circle.
  public init() {}
}

extension Circle: PrimitiveView {
  public typealias Body = Never
  /// A leaf whose size is a square of the offer's smaller side; an unspecified side counts as 10 points.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.shape("Circle", label: "circle", .ellipse) }
}

extension NodeList {
  mutating func shape(_ kind: String, label: String, _ outline: NodeContent.Outline) {
    let content = NodeContent.fill(label: label, outline, environment.foreground)
    leaf(kind, content) { builder, index in outline == .ellipse ? builder.square(content: index) : builder.flexible(content: index) }
  }
}
