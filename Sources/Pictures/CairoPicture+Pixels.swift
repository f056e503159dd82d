internal import CCairo
public import Drawing
public import Foundation

/// A picture of exactly some pixels, for a terminal that shows each of them as one of its own.
extension CairoPicture {
  /// What a picture of a display list takes, in points.
  public static func size(of list: DisplayList) -> CGSize { list.extent.size }

  /// A PNG file; what is to the right of the picture is transparent.
  /// - Parameters:
  ///   - style: its scale is the picture's.
  ///   - width: the picture, in pixels.
  ///   - fullWidth: with what is to the right of it.
  public static func png(_ list: DisplayList, _ style: PictureStyle, width: Int, fullWidth: Int, height: Int)
    throws(PictureError) -> Data
  {
    try draw(list, style, width: width, fullWidth: fullWidth, height: height) { surface, sink in
      PNGFile.write(surface, sink)
    }
  }
  /// Red, green and blue bytes of each pixel, row by row from the top.
  public static func pixels(_ list: DisplayList, _ style: PictureStyle, width: Int, height: Int) throws(PictureError)
    -> [UInt8]
  {
    var pixels: [UInt8] = []
    _ = try draw(list, style, width: width, fullWidth: width, height: height) { surface, _ in
      guard let bytes = cairo_image_surface_get_data(surface) else { return CAIRO_STATUS_NO_MEMORY }
      let stride = Int(cairo_image_surface_get_stride(surface))
      pixels = [UInt8](unsafeUninitializedCapacity: width * height * 3) { target, count in
        for row in 0..<height {
          for column in 0..<width {
            // Cairo's pixels are 32 bits in the machine's order: opacity, red, green, blue from the highest.
            let pixel = UnsafeRawPointer(bytes + row * stride + column * 4).load(as: UInt32.self)
            target[count] = UInt8(truncatingIfNeeded: pixel >> 16)
            target[count + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            target[count + 2] = UInt8(truncatingIfNeeded: pixel)
            count += 3
          }
        }
      }
      return CAIRO_STATUS_SUCCESS
    }
    return pixels
  }

  private static func draw(
    _ list: DisplayList, _ style: PictureStyle, width: Int, fullWidth: Int, height: Int,
    finish: (OpaquePointer?, UnsafeMutableRawPointer) -> cairo_status_t
  ) throws(PictureError) -> Data {
    let whole = max(width, fullWidth)
    guard width > 0, height > 0, max(whole, height) <= PictureError.longestSide, whole * height <= PictureError.limit
    else {
      throw .tooLarge(width: whole, height: height)
    }
    let surface = style.surfaces.make(Int32(whole), Int32(height))
    return try draw(list, style, surface, list.extent, style.scale, width: width, finish: finish)
  }
}
