public import Drawing
public import Foundation
public import LayoutCore

/// A rectangle that takes all it is offered.
public struct Rectangle: InsettableShape {
  var inset: CGFloat = 0
  /// A rectangle.
  public init() {}
  /// All four corners.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }
  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A circle in the middle of the square that its offer allows.
public struct Circle: InsettableShape {
  var inset: CGFloat = 0
  /// A circle.
  public init() {}
  /// The largest circle in the middle of the rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side).shrunk(by: inset))
  }
  /// A square of the offer's smaller side; an unspecified side counts as 10 points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = proposal.width.map { width in min(width, proposal.height ?? width) } ?? proposal.height ?? 10
    return CGSize(width: side, height: side)
  }
  /// A smaller circle.
  public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// An ellipse that touches all edges of its frame.
public struct Ellipse: InsettableShape {
  var inset: CGFloat = 0
  /// An ellipse.
  public init() {}
  /// The ellipse that touches all edges.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: inset)) }
  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  /// How its ends are rounded.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0
  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// Ends with half the shorter side as their radius.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: inset)
    // with half circles at both ends there is nothing left for a continuous corner to begin earlier
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// How wide and how high a corner is, in points.
  public var cornerSize: CGSize
  /// How a corner is rounded.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0
  /// Corners of a width and a height in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style) }
  /// Corners that are at most half as wide and high as the rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.shrunk(by: inset), cornerSize: CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset)), style: style)
  }
  /// A smaller rectangle; its corners keep their middles.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A rectangle with corners of several radii; leading is left.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// How a corner is rounded.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0
  /// Corners of four radii in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Corners of four radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }
  /// Corners that are at most half as wide and high as the rectangle.
  public func path(in rect: CGRect) -> Path {
    func smaller(_ radius: CGFloat) -> CGFloat { max(0, radius - inset) }
    let radii = RectangleCornerRadii(
      topLeading: smaller(cornerRadii.topLeading), bottomLeading: smaller(cornerRadii.bottomLeading), bottomTrailing: smaller(cornerRadii.bottomTrailing),
      topTrailing: smaller(cornerRadii.topTrailing))
    return Path(roundedRect: rect.shrunk(by: inset), cornerRadii: radii, style: style)
  }
  /// A smaller rectangle; its corners keep their middles.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// The shape of the container around the view, which is a rectangle here: the playground has no widgets and no round windows.
public struct ContainerRelativeShape: InsettableShape {
  var inset: CGFloat = 0
  /// The container's shape.
  public init() {}
  /// A rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }
  /// A smaller one.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension CGRect {
  /// Smaller on all sides; never less than nothing.
  func shrunk(by amount: CGFloat) -> CGRect {
    if amount == 0 { return self }
    let amount = amount.isFinite ? amount : 0
    let (width, height) = (max(0, size.width - 2 * amount), max(0, size.height - 2 * amount))
    return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}

extension Path: Shape {
  public typealias Body = Never
  /// The path itself, wherever the rectangle is.
  public func path(in rect: CGRect) -> Path { self }
}

extension Path {
  /// Draws an arc between two angles. `clockwise` is meant for axes that run up, as in SwiftUI: on a screen it goes the other way.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
  ) {
    addArc(center: center, radius: radius, startRadians: startAngle.radians, endRadians: endAngle.radians, clockwise: clockwise, transform: transform)
  }
  /// Draws an arc from an angle by another one.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity) {
    addRelativeArc(center: center, radius: radius, startRadians: startAngle.radians, deltaRadians: delta.radians, transform: transform)
  }
}
