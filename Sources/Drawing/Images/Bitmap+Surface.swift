internal import CCairo

extension Bitmap {
  /// The pixels of a surface of cairo's, whose colours are multiplied by their opacity; nil where it has none.
  convenience init?(_ surface: OpaquePointer?, of file: ImageFile? = nil) {
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let pixels = cairo_image_surface_get_data(surface)
    else { return nil }
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      count = width * height * 4
      for row in 0..<height {
        for column in 0..<width {
          let (from, to) = (row * stride + column * 4, (row * width + column) * 4)
          let alpha = isOpaque ? 255 : Int(pixels[from + 3])
          for channel in 0..<3 {
            let value = Int(pixels[from + 2 - channel])
            bytes[to + channel] =
              switch alpha {
              case 255: UInt8(value)
              case 0: 0
              default: UInt8(min(255, (value * 255 + alpha / 2) / alpha))
              }
          }
          bytes[to + 3] = UInt8(alpha)
        }
      }
    }
    self.init(width: width, height: height, bytes: bytes, of: file)
  }
}
