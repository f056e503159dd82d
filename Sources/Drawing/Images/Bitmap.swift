internal import Foundation

/// Pixels of an image: a value that is shared, never changed.
public final class Bitmap: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Four bytes a pixel, row by row from the top: red, green, blue and opacity, the colours not multiplied by the opacity.
  public let bytes: [UInt8]
  /// The file that shows exactly these pixels; nil for pixels that were made or changed.
  public let file: ImageFile?

  /// Pixels, four bytes each. What is missing is transparent, what is too much is left out.
  public init(width: Int, height: Int, bytes: [UInt8], of file: ImageFile? = nil) {
    self.file = file
    (self.width, self.height) = (max(0, width), max(0, height))
    let count = self.width * self.height * 4
    self.bytes = bytes.count == count ? bytes : Array(bytes.prefix(count)) + Array(repeating: 0, count: max(0, count - bytes.count))
  }

  /// The same pixels object, or the same pixels.
  public static func == (a: Bitmap, b: Bitmap) -> Bool { a === b || (a.width == b.width && a.height == b.height && a.bytes == b.bytes) }
  /// The size, and some of the pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(bytes.prefix(256).last)
  }

  /// The colour of a pixel; transparent outside.
  public func color(x: Int, y: Int) -> RGBA {
    guard x >= 0, y >= 0, x < width, y < height else { return .clear }
    let index = (y * width + x) * 4
    return RGBA(
      red: Double(bytes[index]) / 255, green: Double(bytes[index + 1]) / 255, blue: Double(bytes[index + 2]) / 255, alpha: Double(bytes[index + 3]) / 255)
  }
  /// Every pixel changed. Neighbours of one colour are worked out once.
  public func mapped(_ change: (RGBA) -> RGBA) -> Bitmap {
    var result = bytes
    result.withUnsafeMutableBytes { pixels in
      var last: (before: UInt32, after: UInt32)?
      for offset in stride(from: 0, to: pixels.count, by: 4) {
        let pixel = pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        if let last, last.before == pixel {
          pixels.storeBytes(of: last.after, toByteOffset: offset, as: UInt32.self)
          continue
        }
        let color = change(
          RGBA(
            red: Double(pixels[offset]) / 255, green: Double(pixels[offset + 1]) / 255,
            blue: Double(pixels[offset + 2]) / 255, alpha: Double(pixels[offset + 3]) / 255))
        pixels[offset] = UInt8(fraction: color.red)
        pixels[offset + 1] = UInt8(fraction: color.green)
        pixels[offset + 2] = UInt8(fraction: color.blue)
        pixels[offset + 3] = UInt8(fraction: color.alpha)
        last = (pixel, pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      }
    }
    return Bitmap(width: width, height: height, bytes: result)
  }
}
