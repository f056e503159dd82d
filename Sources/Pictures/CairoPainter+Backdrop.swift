internal import CCairo
internal import Drawing
internal import Foundation

/// The pictures that lie behind the one that is painted now, back to front.
final class GroupStack {
  private(set) var targets: [OpaquePointer?] = []
  /// A picture of its own begins: what is painted now lies behind it.
  func enter(from context: OpaquePointer?) { targets.append(cairo_get_group_target(context)) }
  /// The picture of its own ends.
  func leave() { targets.removeLast() }
}

extension CairoPainter {
  /// What lies behind an outline, blurred, and a paint over it.
  func backdrop(_ outline: DisplayList.Outline, _ backdrop: Backdrop) {
    guard backdrop.opacity > 0 else { return }
    let rule = outline.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    let layer = PixelLayer(behind: outline.extent, blurredBy: backdrop.radius, painter: self)?.blurred()
    layer?.saturate(backdrop.saturation)
    if let shots { shots.keep(layer) }
    if let layer {
      cairo_save(context)
      trace(outline.path)
      cairo_set_fill_rule(context, rule)
      cairo_clip(context)
      layer.paint(context, opacity: backdrop.opacity)
      cairo_restore(context)
    }
    trace(outline.path)
    cairo_set_fill_rule(context, rule)
    source(layer == nil ? backdrop.flat : backdrop.paint, outline.bounds)
    cairo_fill(context)
  }
}
