internal import CCairo
internal import Drawing
internal import Foundation

extension CairoPainter {
  /// The parts of an image, each in its place.
  func image(_ run: DisplayList.ImageRun) {
    guard run.opacity > 0, let surface = PixelImage(run.bitmap, style.surfaces) else { return }
    for slice in run.slices {
      let (from, to) = (slice.source, slice.destination)
      guard from.width > 0, from.height > 0, to.width > 0, to.height > 0, abs(to.minX) < 1e6, abs(to.minY) < 1e6, to.width < 1e6, to.height < 1e6 else { continue }
      cairo_save(context)
      cairo_rectangle(context, Double(to.minX), Double(to.minY), Double(to.width), Double(to.height))
      cairo_clip(context)
      if let tint = run.tint { source(tint, run.frame) }
      let pattern = cairo_pattern_create_for_surface(surface.surface)
      // From points to pixels.
      let (x, y) = (Double(from.width / to.width), Double(from.height / to.height))
      var matrix = cairo_matrix_t()
      if run.isMirrored {
        cairo_matrix_init(&matrix, -x, 0, 0, y, Double(from.maxX) + Double(to.minX) * x, Double(from.minY) - Double(to.minY) * y)
      } else {
        cairo_matrix_init(&matrix, x, 0, 0, y, Double(from.minX) - Double(to.minX) * x, Double(from.minY) - Double(to.minY) * y)
      }
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, run.isPixelated ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      if run.tint != nil {
        if run.opacity < 1 { cairo_push_group(context) }
        if run.opacity < 1, let tint = run.tint { source(tint, run.frame) }
        cairo_mask(context, pattern)
        if run.opacity < 1 {
          cairo_pop_group_to_source(context)
          cairo_paint_with_alpha(context, run.opacity)
        }
      } else {
        cairo_set_source(context, pattern)
        cairo_paint_with_alpha(context, run.opacity)
      }
      cairo_pattern_destroy(pattern)
      cairo_restore(context)
    }
  }
}

/// A bitmap as cairo keeps it: blue, green, red and opacity, the colours multiplied by the opacity.
final class PixelImage {
  let surface: OpaquePointer?

  /// nil where there are too many pixels for cairo, or none.
  init?(_ bitmap: Bitmap, _ surfaces: Surfaces = .real) {
    guard (1...32_767).contains(bitmap.width), (1...32_767).contains(bitmap.height) else { return nil }
    surface = surfaces.make(Int32(bitmap.width), Int32(bitmap.height))
    // A surface that could not be had spoils what is drawn with it: no picture is made without its image.
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let pixels = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        let (from, to) = ((row * bitmap.width + column) * 4, row * stride + column * 4)
        let alpha = Int(bitmap.bytes[from + 3])
        for channel in 0..<3 { pixels[to + channel] = UInt8((Int(bitmap.bytes[from + 2 - channel]) * alpha + 127) / 255) }
        pixels[to + 3] = UInt8(alpha)
      }
    }
    cairo_surface_mark_dirty(surface)
  }
  deinit { cairo_surface_destroy(surface) }

  /// The bytes of a PNG file.
  var png: Data {
    let sink = CairoSink()
    _ = cairo_surface_write_to_png_stream(surface, CairoSink.write, Unmanaged.passUnretained(sink).toOpaque())
    return sink.data
  }
}

/// Where cairo writes.
final class CairoSink {
  var data = Data()
  static let write: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t = { closure, bytes, count in
    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<CairoSink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
