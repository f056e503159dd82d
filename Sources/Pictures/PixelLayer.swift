internal import CCairo
internal import Drawing
internal import Foundation

/// Items as pixels of their own, for what cairo has no word for: blurs and the shadows that are made of them.
final class PixelLayer {
  private let surface: OpaquePointer?
  private let origin: CGPoint
  private let scale: CGFloat
  private let width: Int
  private let height: Int

  /// nil where there is nothing to draw, or too much of it.
  init?(_ items: [DisplayList.Item], margin: CGFloat, painter: CairoPainter) {
    guard margin.isFinite, let extent = items.compactMap(\.content.extent).reduce(nil as CGRect?, { $0?.union($1) ?? $1 }) else { return nil }
    let area = extent.insetBy(dx: -margin - 1, dy: -margin - 1)
    let size = CGSize(width: (area.width * painter.scale).rounded(.up), height: (area.height * painter.scale).rounded(.up))
    guard size.width >= 1, size.height >= 1, size.width <= CGFloat(PictureError.longestSide), size.height <= CGFloat(PictureError.longestSide),
      size.width * size.height <= CGFloat(PictureError.limit)
    else { return nil }
    (width, height, scale, origin) = (Int(bounded: size.width), Int(bounded: size.height), painter.scale, area.origin)
    surface = painter.style.surfaces.make(Int32(width), Int32(height))
    let context = cairo_create(surface)
    cairo_scale(context, Double(scale), Double(scale))
    cairo_translate(context, -Double(origin.x), -Double(origin.y))
    CairoPainter(context: context, style: painter.style, scale: scale).paint(items)
    cairo_destroy(context)
  }
  deinit { cairo_surface_destroy(surface) }

  private func change(_ body: (UnsafeMutableBufferPointer<UInt8>, _ stride: Int) -> Void) {
    cairo_surface_flush(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    body(UnsafeMutableBufferPointer(start: data, count: stride * height), stride)
    cairo_surface_mark_dirty(surface)
  }

  /// Three means of boxes come near a Gaussian whose deviation is half the radius.
  func blurred(_ radius: CGFloat) -> PixelLayer {
    let box = Int(bounded: (min(max(0, radius), 500) * scale / 2).rounded())
    guard box > 0 else { return self }
    change { bytes, stride in
      for _ in 0..<3 {
        for channel in 0..<4 {
          for row in 0..<height { mean(bytes, start: row * stride + channel, step: 4, count: width, box) }
          for column in 0..<width { mean(bytes, start: column * 4 + channel, step: stride, count: height, box) }
        }
      }
    }
    return self
  }
  private func mean(_ bytes: UnsafeMutableBufferPointer<UInt8>, start: Int, step: Int, count: Int, _ box: Int) {
    var sum = 0
    var line = [UInt8](repeating: 0, count: count)
    for index in 0..<count { line[index] = bytes[start + index * step] }
    for index in 0..<min(box, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + box < count { sum += Int(line[index + box]) }
      if index - box - 1 >= 0 { sum -= Int(line[index - box - 1]) }
      bytes[start + index * step] = UInt8(sum / (2 * box + 1))
    }
  }

  /// Everything in one colour, as opaque as it was.
  func tinted(_ color: RGBA) -> PixelLayer {
    change { bytes, stride in
      for row in 0..<height {
        for column in 0..<width {
          let index = row * stride + column * 4
          let alpha = Double(bytes[index + 3]) * color.alpha
          for (offset, value) in [color.blue, color.green, color.red, 1].enumerated() { bytes[index + offset] = UInt8(clamping: Int(bounded: value * alpha)) }
        }
      }
    }
    return self
  }

  func paint(_ context: OpaquePointer?, x: Double = 0, y: Double = 0) {
    cairo_save(context)
    cairo_translate(context, Double(origin.x) + x, Double(origin.y) + y)
    cairo_scale(context, 1 / Double(scale), 1 / Double(scale))
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }
}
