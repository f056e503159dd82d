internal import CCairo
internal import Drawing
internal import Foundation

/// Items as pixels of their own on a device of cells: blurs and shadows there are rounded as they always were, so that its pictures stay the same to the byte.
/// ``PixelLayer`` comes nearer to a Gaussian, and takes less time.
final class CellLayer {
  private let surface: OpaquePointer?
  private let origin: CGPoint
  private let scale: CGFloat
  private let width: Int
  private let height: Int
  /// Half the width of the boxes whose means are a blur, in pixels.
  private let box: Int

  /// A larger radius is no picture any more, in points.
  private static let largestRadius: CGFloat = 500

  /// nil where there is nothing to draw, or too much of it.
  /// - Parameter radius: twice the deviation of a Gaussian, in points.
  init?(_ items: [DisplayList.Item], blurredBy radius: CGFloat, painter: CairoPainter) {
    let margin = radius * 2
    guard margin.isFinite, let extent = items.compactMap(\.content.extent).reduce(nil as CGRect?, { $0?.union($1) ?? $1 }) else { return nil }
    let area = extent.insetBy(dx: -margin - 1, dy: -margin - 1)
    let size = CGSize(width: (area.width * painter.scale).rounded(.up), height: (area.height * painter.scale).rounded(.up))
    guard size.width >= 1, size.height >= 1, size.width <= CGFloat(PictureError.longestSide), size.height <= CGFloat(PictureError.longestSide),
      size.width * size.height <= CGFloat(PictureError.limit)
    else { return nil }
    (width, height, scale, origin) = (Int(bounded: size.width), Int(bounded: size.height), painter.scale, area.origin)
    box = Int(bounded: (min(max(0, radius), Self.largestRadius) * scale / 2).rounded())
    surface = painter.style.surfaces.make(Int32(width), Int32(height))
    let context = cairo_create(surface)
    cairo_scale(context, Double(scale), Double(scale))
    cairo_translate(context, -Double(origin.x), -Double(origin.y))
    CairoPainter(context: context, style: painter.style, scale: scale).paint(items)
    cairo_destroy(context)
  }
  deinit { cairo_surface_destroy(surface) }

  private func change(_ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
    cairo_surface_flush(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else { return }
    body(data, Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
  }

  /// Blurs all four channels.
  func blurred() -> CellLayer { blur(channels: 0..<4) }
  /// Everything in one colour, as opaque as it was, and blurred.
  func shadow(_ color: RGBA) -> CellLayer {
    _ = blur(channels: 3..<4)
    // What a pixel becomes depends on how opaque it is alone.
    let shades = (0...255).flatMap { opacity in
      let alpha = Double(opacity) * color.alpha
      let parts = [color.blue * alpha, color.green * alpha, color.red * alpha, alpha]
      return parts.map { UInt8(clamping: Int(bounded: $0)) }
    }
    change { bytes, stride in
      for row in 0..<height {
        for column in 0..<width {
          let pixel = bytes + row * stride + column * 4
          let shade = Int(pixel[3]) * 4
          for part in 0..<4 { pixel[part] = shades[shade + part] }
        }
      }
    }
    return self
  }

  /// Three means of boxes, each of all rows and then of all columns, rounded down.
  private func blur(channels: Range<Int>) -> CellLayer {
    guard box > 0 else { return self }
    change { bytes, stride in
      let line = UnsafeMutablePointer<UInt8>.allocate(capacity: max(width, height))
      defer { line.deallocate() }
      for _ in 0..<3 {
        for channel in channels {
          for row in 0..<height { mean(bytes + row * stride + channel, step: 4, count: width, line) }
          for column in 0..<width { mean(bytes + column * 4 + channel, step: stride, count: height, line) }
        }
      }
    }
    return self
  }
  private func mean(_ bytes: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ line: UnsafeMutablePointer<UInt8>) {
    var sum = 0
    for index in 0..<count { line[index] = bytes[index &* step] }
    for index in 0..<min(box, count) { sum &+= Int(line[index]) }
    let side = 2 &* box &+ 1
    for index in 0..<count {
      if index &+ box < count { sum &+= Int(line[index &+ box]) }
      if index > box { sum &-= Int(line[index &- box &- 1]) }
      bytes[index &* step] = UInt8(truncatingIfNeeded: sum / side)
    }
  }

  /// Paints the pixels where they were, or an offset in points away.
  func paint(_ context: OpaquePointer?, offset: CGSize = .zero) {
    cairo_save(context)
    cairo_translate(context, Double(origin.x) + Double(offset.width), Double(origin.y) + Double(offset.height))
    cairo_scale(context, 1 / Double(scale), 1 / Double(scale))
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }
}
