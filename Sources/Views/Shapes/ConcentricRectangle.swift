public import Drawing
public import Foundation

extension Edge {
  /// Where two edges meet.
  public enum Corner: Int8, Hashable, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      /// In points; of corners that follow those of a container the least one.
      let radius: CGFloat
      private let followsContainer: Bool
      private init(_ radius: CGFloat, followsContainer: Bool) {
        (self.radius, self.followsContainer) = (radius, followsContainer)
      }
      /// A radius in points.
      public init(floatLiteral value: Double) { self.init(CGFloat(value), followsContainer: false) }
      /// A radius in points.
      public init(integerLiteral value: Int) { self.init(CGFloat(value), followsContainer: false) }
      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius, followsContainer: false) }
      /// Around the same middle as the container's corner: the playground's containers have none.
      public static var concentric: Style { Style(0, followsContainer: true) }
      /// Around the same middle as the container's corner, and never less than a radius, which counts here.
      public static func concentric(minimum: Style?) -> Style { Style(minimum?.radius ?? 0, followsContainer: true) }
    }
  }
}

/// A shape with four corners.
public protocol RoundedRectangularShape: Shape {
  /// How its corners are rounded in a rectangle of a size, in points; nil where it has none.
  func corners(in size: CGSize?) -> RoundedRectangularShapeCorners?
}
/// How the corners of a shape are rounded.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The upper leading corner.
  public var topLeading: Edge.Corner.Style
  /// The upper trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The lower leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The lower trailing corner.
  public var bottomTrailing: Edge.Corner.Style
  init(_ style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }
  init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
    bottomTrailing: Edge.Corner.Style
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }
  /// All corners have a radius in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { Self(.fixed(radius)) }
  /// All corners follow the container's.
  public static var concentric: RoundedRectangularShapeCorners { Self(.concentric) }
  /// All corners follow the container's, and are never less than a radius.
  public static func concentric(minimum: Edge.Corner.Style?) -> RoundedRectangularShapeCorners {
    Self(.concentric(minimum: minimum))
  }
}

/// A rectangle whose corners follow those of the container around, or have a radius of their own. Containers here have
/// sharp corners: the least radius counts.
public struct ConcentricRectangle: InsettableShape, RoundedRectangularShape {
  private var corners: RoundedRectangularShapeCorners
  private var inset: CGFloat = 0
  /// Corners that follow the container's.
  public init() { self.init(corners: .concentric) }
  /// Four corners of one style.
  /// - Parameter isUniform: whether all have the largest radius of them.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = RoundedRectangularShapeCorners(corners)
  }
  /// Corners of several styles.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
      bottomTrailing: bottomTrailingCorner)
  }
  /// The upper corners of one style, the lower ones of another.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }
  /// The corners at the leading edge of one style, those at the trailing edge of another.
  public init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style = .concentric) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }
  /// A rectangle with its corners.
  public func path(in rect: CGRect) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: corners.topLeading.radius, bottomLeading: corners.bottomLeading.radius,
      bottomTrailing: corners.bottomTrailing.radius, topTrailing: corners.topTrailing.radius)
    return UnevenRoundedRectangle(cornerRadii: radii).inset(by: inset).path(in: rect)
  }
  /// A smaller rectangle; its corners keep their middles.
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
  /// How the corners are rounded.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { corners }
}
extension Shape where Self == ConcentricRectangle {
  /// A rectangle with four corners of one style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
  /// A rectangle with corners of several styles.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle whose upper corners are of one style, the lower ones of another.
  public static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric)
    -> ConcentricRectangle
  { ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners) }
}

extension Rectangle: RoundedRectangularShape {
  /// Sharp corners.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { .fixed(0) }
}
extension RoundedRectangle: RoundedRectangularShape {
  /// Corners of its radius.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    .fixed(min(cornerSize.width, cornerSize.height))
  }
}
extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Corners of its radii.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    RoundedRectangularShapeCorners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}
extension Capsule: RoundedRectangularShape {
  /// Corners of half of the shorter side.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
extension Circle: RoundedRectangularShape {
  /// Corners of half of the shorter side.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension View {
  /// The shape that shapes inside follow, which rectangles do here.
  @_disfavoredOverload
  nonisolated public func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    Noted(self, "containerShape")
  }
}
