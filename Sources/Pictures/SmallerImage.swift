internal import CCairo
internal import CJPEG
internal import Drawing
internal import Foundation

/// An image as a file of its own, with no more pixels than are seen: what a photograph has beyond them makes a picture large, not sharp.
struct SmallerImage {
  /// A file of an image that is no larger is taken as it is (our choice: eight of them make a picture of 2 MB).
  static let largest = 170_000
  /// Pixels a point that are tried, from the finest screen of a phone down.
  private static let grains: [CGFloat] = [3, 2, 1.5, 1]
  private static let quality: Int32 = 82

  let bitmap: Bitmap
  /// As large as it is shown, in points.
  let size: CGSize

  /// The type and the bytes of the finest file that is small enough, else of the coarsest one; nil where there are no fewer pixels to be had, or no opaque ones.
  var file: Data? {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0, bitmap.isOpaque, let image = PixelImage(bitmap) else { return nil }
    var last: Data?
    for grain in Self.grains {
      let (width, height) = (min(bitmap.width, Int(bounded: (size.width * grain).rounded(.up))), min(bitmap.height, Int(bounded: (size.height * grain).rounded(.up))))
      guard width > 0, height > 0, let data = Self.encoded(image, bitmap, width, height) else { return last }
      if data.count <= Self.largest { return data }
      last = data
    }
    return last
  }

  private static func encoded(_ image: PixelImage, _ bitmap: Bitmap, _ width: Int, _ height: Int) -> Data? {
    let surface = Surfaces.real.make(Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_scale(context, Double(width) / Double(bitmap.width), Double(height) / Double(bitmap.height))
    cairo_set_source_surface(context, image.surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels = [UInt8](repeating: 0, count: width * height * 3)
    for row in 0..<height {
      for column in 0..<width {
        let (from, to) = (bytes + row * stride + column * 4, (row * width + column) * 3)
        (pixels[to], pixels[to + 1], pixels[to + 2]) = (from[2], from[1], from[0])
      }
    }
    var file: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { free(file) }
    guard cjpeg_encode(pixels, Int32(width), Int32(height), quality, &file, &count) == 0, let file else { return nil }
    return Data(bytes: file, count: Int(count))
  }
}

extension Bitmap {
  /// Whether nothing shines through.
  fileprivate var isOpaque: Bool {
    for index in stride(from: 3, to: bytes.count, by: 4) where bytes[index] != 255 { return false }
    return true
  }
}
