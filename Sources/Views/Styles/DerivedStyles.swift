public import Drawing
public import Foundation

/// A style whose colours and those behind it make one.
public struct BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode
  /// The style's own paint, for what has no outline.
  public func paint(in environment: EnvironmentValues) -> Paint { base.paint(in: environment) }
  /// As the style.
  public var label: String { base.label }
  /// How colours make one is no paint.
  public func isDrawn(in environment: EnvironmentValues) -> Bool { mode != .normal || base.isDrawn(in: environment) }
  /// What the style fills, as a layer of the mode.
  public func fill(
    _ outline: DisplayList.Outline, frame: CGRect, in environment: EnvironmentValues
  ) -> [DisplayList.Content] {
    let filled = base.fill(outline, frame: frame, in: environment)
    return mode == .normal ? filled : [.layer(.blend(mode), filled.map { DisplayList.Item($0) })]
  }
}

/// A style for one area, whatever is filled with it.
public struct AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let rect: CGRect
  /// The style's paint, for what has no outline.
  public func paint(in environment: EnvironmentValues) -> Paint { base.paint(in: environment) }
  /// As the style.
  public var label: String { base.label }
  /// An area of its own is no paint.
  public func isDrawn(in environment: EnvironmentValues) -> Bool { true }
  /// What the style fills for the area, which is in points from the corner of what is filled.
  public func fill(
    _ outline: DisplayList.Outline, frame: CGRect, in environment: EnvironmentValues
  ) -> [DisplayList.Content] {
    base.fill(outline, frame: rect.offsetBy(dx: frame.minX, dy: frame.minY), in: environment)
  }
}

extension ShapeStyle {
  /// The style, its colours and those behind it making one. Letters and lines keep the style as it is.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedShapeStyle(base: self, mode: mode) }
  /// The style for a rectangle, in points from the corner of what is filled: a gradient begins and ends there.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredShapeStyle(base: self, rect: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, its colours and those behind it making one.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().blendMode(mode)) }
  /// The foreground style at a part of its opacity, 0 to 1.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().opacity(opacity)) }
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().shadow(style)) }
}

extension Gradient {
  /// The same colours, mixed in a way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(mixed(in: space)) }

  /// The gradient with colours between its own where they are mixed as they look: so many that steps of the screen are
  /// not seen.
  func mixed(in space: Gradient.ColorSpace) -> Gradient {
    guard space == .perceptual, stops.count > 1 else { return self }
    let parts = 8
    var result: [Stop] = []
    for (from, to) in zip(stops, stops.dropFirst()) {
      for part in 0..<parts {
        let t = Double(part) / Double(parts)
        let color = part == 0 ? from.color : from.color.mix(with: to.color, by: t, in: .perceptual)
        result.append(Stop(color: color, location: from.location + (to.location - from.location) * CGFloat(t)))
      }
    }
    if let last = stops.last { result.append(last) }
    return Gradient(stops: result)
  }
}
extension AnyGradient {
  /// The same colours, mixed in a way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(colors.mixed(in: space)) }
}
