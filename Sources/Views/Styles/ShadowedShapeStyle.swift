public import Drawing
public import Foundation

/// A style with a shadow behind or inside of what it fills.
public struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle
  /// Without the shadow, for what has no outline.
  public func paint(in environment: EnvironmentValues) -> Paint { base.paint(in: environment) }
  /// As the style.
  public var label: String { base.label }
  /// A shadow is no paint.
  public func isDrawn(in environment: EnvironmentValues) -> Bool { true }
  /// What the style fills, before a shadow of it, or under one that falls from the edges inwards.
  public func fill(_ outline: DisplayList.Outline, frame: CGRect, in environment: EnvironmentValues) -> [DisplayList.Content] {
    let filled = base.fill(outline, frame: frame, in: environment)
    let color = shadow.color.rgba(in: environment)
    let offset = CGSize(width: shadow.x, height: shadow.y)
    guard shadow.radius.isFinite, shadow.radius >= 0, offset.width.isFinite, offset.height.isFinite, color.alpha > 0 else { return filled }
    guard shadow.isInner else { return [.layer(.shadow(color, radius: shadow.radius, offset: offset), filled.map { DisplayList.Item($0) })] }
    // What lies around the moved outline casts its shadow into it.
    let reach = 4 * shadow.radius + abs(offset.width) + abs(offset.height) + 8
    var around = outline.path.offsetBy(dx: offset.width, dy: offset.height)
    around.addRect(outline.extent.insetBy(dx: -reach, dy: -reach))
    let wall = DisplayList.Content.fill(.path(around, in: frame, isEvenOdd: true), .color(color))
    let soft = shadow.radius > 0 ? DisplayList.Content.layer(.blur(radius: shadow.radius), [DisplayList.Item(wall)]) : wall
    return filled + [.layer(.clip(outline), [DisplayList.Item(soft)])]
  }
}
