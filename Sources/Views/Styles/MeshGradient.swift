public import Drawing
public import Foundation

/// Colours at the points of a grid, with soft ways between them: a style, and a view that fills all it is offered.
///
/// The surface is drawn as a picture of 96 × 96 colours that is stretched over the area (our choice).
public struct MeshGradient: ShapeStyle, Hashable {
  /// Where the colours of a mesh are.
  public enum Locations: Hashable, Sendable {
    /// Row by row, in fractions of the area.
    case points([SIMD2<Float>])
    /// Points with the handles of the curves that leave them.
    case bezierPoints([BezierPoint])
  }
  /// Which colours a mesh has.
  public enum Colors: Hashable, Sendable {
    /// As views have them.
    case colors([Color])
    /// As they are shown.
    case resolvedColors([Color.Resolved])
  }
  /// A point of a mesh with the handles of its four curves, in fractions of the area.
  public struct BezierPoint: Hashable, Sendable {
    /// Where the colour is.
    public var position: SIMD2<Float>
    /// The handle of the curve to the left.
    public var leadingControlPoint: SIMD2<Float>
    /// The handle of the curve upwards.
    public var topControlPoint: SIMD2<Float>
    /// The handle of the curve to the right.
    public var trailingControlPoint: SIMD2<Float>
    /// The handle of the curve downwards.
    public var bottomControlPoint: SIMD2<Float>
    /// A point and four handles.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }
  /// The points of a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// Where the colours are. Of points with handles the positions count; the curves between points are those of a smooth surface (our choice).
  public var locations: Locations
  /// Which colours there are.
  public var colors: Colors
  /// What shows where the mesh is not.
  public var background: Color
  /// Whether colours run softly over the points, or straight from one to the next.
  public var smoothsColors: Bool
  /// In which steps colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Colours at the points of a grid.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
  }
  /// Colours at points of the area, row by row, in fractions.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// Colours at points with handles, row by row, in fractions.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }
  /// Colours as they are shown at points of the area, row by row, in fractions.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// Colours as they are shown at points with handles, row by row, in fractions.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// The background, for what has no outline.
  public func paint(in environment: EnvironmentValues) -> Paint {
    let all = shown(environment)
    return all.isEmpty ? background.paint(in: environment) : .color(all[all.count / 2])
  }
  /// `meshGradient`.
  public var label: String { "meshGradient" }
  /// A mesh is no paint.
  public func isDrawn(in environment: EnvironmentValues) -> Bool { true }
  /// The background, and the mesh over it. A grid with too few points or colours shows the background.
  public func fill(_ outline: DisplayList.Outline, frame: CGRect, in environment: EnvironmentValues) -> [DisplayList.Content] {
    let ground = background.paint(in: environment)
    let under: [DisplayList.Content] = ground.isVisible ? [.fill(outline, ground)] : []
    let points: [CGPoint] =
      switch locations {
      case .points(let points): points.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }
      case .bezierPoints(let points): points.map { CGPoint(x: CGFloat($0.position.x), y: CGFloat($0.position.y)) }
      }
    guard let mesh = MeshPixels(width: width, height: height, points: points, colors: shown(environment), isSmooth: smoothsColors) else { return under }
    let run = DisplayList.ImageRun(mesh.bitmap, frame: frame, scale: 1)
    return under + [.layer(.clip(outline), [DisplayList.Item(.image(run))])]
  }
  private func shown(_ environment: EnvironmentValues) -> [RGBA] {
    switch colors {
    case .colors(let colors): colors.map { $0.rgba(in: environment) }
    case .resolvedColors(let colors): colors.map { Color($0).rgba(in: environment) }
    }
  }
}

extension MeshGradient: PrimitiveView {
  public typealias Body = Never
  /// A leaf that takes all it is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.fill("MeshGradient", view) }
}
