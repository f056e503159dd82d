internal import CCairo
internal import Drawing
internal import Foundation

/// What backdrops showed, in the order in which they were painted.
final class BackdropShots {
  private(set) var images: [DisplayList.ImageRun?] = []
  func keep(_ layer: PixelLayer?) { images.append(layer?.image) }
}

extension DisplayList {
  /// The list with images of what its backdrops show, for files that nothing can be read again from.
  func withBackdropsDrawn(_ style: PictureStyle) -> DisplayList {
    guard items.contains(where: \.content.hasBackdrop) else { return self }
    let extent = self.extent
    // No finer than a point: it is blurred.
    guard let surface = style.surfaces.make(Int32(Int(bounded: extent.width)), Int32(Int(bounded: extent.height))) else { return self }
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_translate(context, -Double(extent.minX), -Double(extent.minY))
    cairo_set_source_rgb(context, style.paper.red, style.paper.green, style.paper.blue)
    cairo_paint(context)
    let shots = BackdropShots()
    var painter = CairoPainter(context: context, style: style, scale: 1)
    painter.shots = shots
    painter.paint(items)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return self }
    var rest = shots.images[...]
    return DisplayList(items: items.flatMap { $0.drawn(&rest) }, bounds: bounds)
  }
}

extension DisplayList.Content {
  fileprivate var hasBackdrop: Bool {
    switch self {
    case .backdrop: true
    case .layer(.mask(let mask), let items): (mask + items).contains(where: \.content.hasBackdrop)
    case .layer(_, let items): items.contains(where: \.content.hasBackdrop)
    default: false
    }
  }
}

extension DisplayList.Item {
  /// The item with images instead of backdrops, taken in the order in which ``CairoPainter`` paints them.
  fileprivate func drawn(_ images: inout ArraySlice<DisplayList.ImageRun?>) -> [DisplayList.Item] {
    switch content {
    case .backdrop(let outline, let backdrop):
      guard backdrop.opacity > 0, let found = images.popFirst(), var image = found else { return [self] }
      image.opacity = backdrop.opacity
      return [
        DisplayList.Item(.layer(.clip(outline), [DisplayList.Item(.image(image))]), node: node),
        DisplayList.Item(.fill(outline, backdrop.paint), node: node),
      ]
    // What is blurred itself is painted apart, where nothing lies behind.
    case .layer(.blur, _): return [self]
    case .layer(.transform(let map), _) where !map.isDrawable: return [self]
    case .layer(.mask(let mask), let items):
      let items = items.flatMap { $0.drawn(&images) }
      return [DisplayList.Item(.layer(.mask(mask.flatMap { $0.drawn(&images) }), items), node: node)]
    case .layer(let effect, let items):
      return [DisplayList.Item(.layer(effect, items.flatMap { $0.drawn(&images) }), node: node)]
    default: return [self]
    }
  }
}

extension CGAffineTransform {
  /// Whether something is left of what it maps.
  var isDrawable: Bool { isFinite && abs(a * d - b * c) > 1e-9 }
}
