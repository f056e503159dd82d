public import Drawing
public import Foundation
public import LayoutCore

/// An area that is drawn for a rectangle: a view that takes all it is offered, filled with the foreground style.
public nonisolated protocol Shape: Sendable, PrimitiveView {
  /// The outline for a rectangle, in points.
  func path(in rect: CGRect) -> Path
  /// What the shape answers to an offer. Here a square of the smaller side, or the offer itself: the grid tells these two apart.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// How the layout tree calls the shape: the name of its type; a shape that is made of another one carries that one's name.
  var layoutKind: String { get }
  /// What the shape is there for.
  static var role: ShapeRole { get }
}

extension Shape {
  /// The offer; an unspecified side is 10 points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  /// It is filled.
  public nonisolated static var role: ShapeRole { .fill }
  /// The name of the type.
  public nonisolated var layoutKind: String { String(String(describing: Self.self).prefix { $0 != "<" }) }
  /// A leaf, filled with the foreground style.
  @MainActor public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.shape(view, layers: [.fill(nodes.environment.foreground, FillStyle())]) }
}

/// A shape that can be made smaller on all sides, so that a line can be drawn along its inside.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The same shape, smaller by `amount` points on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// What a leaf draws with its shape, back to front.
enum ShapeLayer {
  case fill(Paint, FillStyle)
  /// A style that draws more than a paint, at its place of the tree.
  case drawn(any ShapeStyle, EnvironmentValues, FillStyle)
  case stroke(Paint, StrokeStyle)
  /// A line along the inside.
  case strokeBorder(Paint, StrokeStyle, inset: any Shape)
}

extension NodeList {
  /// A leaf that draws a shape.
  mutating func shape(_ shape: any Shape, layers: [ShapeLayer]) {
    let kind = shape.layoutKind
    let isSquare = shape.sizeThatFits(ProposedViewSize(width: 100, height: 50)) == CGSize(width: 50, height: 50)
    let label = kind.prefix(1).lowercased() + kind.dropFirst()
    leaf(kind, .shape(label: label, shape, layers)) { builder, index in isSquare ? builder.square(content: index) : builder.flexible(content: index) }
  }
}

extension ShapeLayer {
  /// What fills a shape with a style.
  init(_ content: some ShapeStyle, _ style: FillStyle, in environment: EnvironmentValues) {
    self = content.isDrawn(in: environment) ? .drawn(content, environment, style) : .fill(content.paint(in: environment.forFills), style)
  }
  /// What the layer shows for a shape in a frame.
  func items(_ shape: any Shape, _ frame: CGRect) -> [DisplayList.Content] {
    switch self {
    case .drawn(let style, let environment, let fill):
      let path = shape.path(at: frame)
      return path.isEmpty ? [] : style.fill(DisplayList.Outline(path, in: frame, isEvenOdd: fill.isEOFilled), frame: frame, in: environment)
    case .fill(let paint, let style):
      let path = shape.path(at: frame)
      // a line that is filled stays a line
      if case .stroke(let along, let style)? = path.figure { return [.stroke(DisplayList.Outline(along, in: frame), style, paint.placed(in: frame))] }
      return path.isEmpty ? [] : [.fill(DisplayList.Outline(path, in: frame, isEvenOdd: style.isEOFilled), paint.placed(in: frame))]
    case .stroke(let paint, let style):
      let path = shape.path(at: frame)
      return path.isEmpty ? [] : [.stroke(DisplayList.Outline(path, in: frame), style, paint.placed(in: frame))]
    case .strokeBorder(let paint, let style, let inset):
      let path = inset.path(at: frame)
      // a thin line shows the bounds that the shape has, not those that the line's middle has
      if style.usableDash.isEmpty, case .rectangle(let rect)? = path.figure, style.lineJoin == .miter {
        let bounds = rect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
        return [.border(bounds, width: style.lineWidth, paint.placed(in: frame))]
      }
      return path.isEmpty ? [] : [.stroke(.path(path, in: frame, isEvenOdd: false), style, paint.placed(in: frame))]
    }
  }
}

extension Shape {
  /// The outline for a frame: the shape is asked for a rectangle at the origin, as SwiftUI does.
  nonisolated func path(at frame: CGRect) -> Path {
    path(in: CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
  }
}
