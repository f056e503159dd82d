internal import CCairo
internal import CJPEG
internal import CWebP
public import Foundation

/// What is known of an image file: its size from its first bytes, its pixels once they are wanted.
public struct ImageFile: Sendable {
  /// The bytes of the file.
  public let data: Data
  /// How the pixels are written.
  public let format: Format
  /// In pixels, as the file's header says.
  public let width: Int
  /// In pixels, as the file's header says.
  public let height: Int

  /// A way to write pixels. A file's first bytes tell it, whatever its name ends with.
  public enum Format: String, Sendable {
    case png, jpeg, webp

    /// The type as the web names it: `image/png`.
    public var mediaType: String { "image/\(rawValue)" }
  }

  /// Reads the header.
  public init(_ data: Data) throws(ImageError) {
    guard data.count <= ImageError.byteLimit else { throw .fileTooLarge(bytes: data.count) }
    self.data = data
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
      let header = Array(data.prefix(24))
      guard header.count == 24, Array(header[12..<16]) == Array("IHDR".utf8) else { throw .damaged("the header is cut off") }
      func number(_ start: Int) -> Int { header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      (width, height) = (number(16), number(20))
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      guard let size = ImageFile.sizeOfJPEG(data) else { throw .damaged("it has no size") }
      (width, height) = size
    } else if data.starts(with: Array("RIFF".utf8)), data.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      format = .webp
      var (columns, rows): (Int32, Int32) = (0, 0)
      let header = [UInt8](data.prefix(4096))
      guard cwebp_size(header, header.count, &columns, &rows) == 0 else { throw .damaged("it has no size") }
      (width, height) = (Int(columns), Int(rows))
    } else {
      throw .unknownFormat
    }
    guard width > 0, height > 0, width < 1 << 31, height < 1 << 31 else { throw .damaged("a size of \(width) × \(height)") }
  }

  /// The frame header (SOF) of a JPEG file holds its size.
  private static func sizeOfJPEG(_ data: Data) -> (Int, Int)? {
    let bytes = [UInt8](data)
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        index += 2
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (Int(bytes[index + 7]) << 8 | Int(bytes[index + 8]), Int(bytes[index + 5]) << 8 | Int(bytes[index + 6]))
      }
      index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
    }
    return nil
  }

  /// The pixels.
  public func bitmap() throws(ImageError) -> Bitmap {
    guard width.multipliedReportingOverflow(by: height).partialValue <= ImageError.pixelLimit, width <= ImageError.pixelLimit, height <= ImageError.pixelLimit else {
      throw .tooLarge(width: width, height: height)
    }
    switch format {
    case .png: return try decodedPNG()
    case .jpeg: return try decodedJPEG()
    case .webp: return try decodedWebP()
    }
  }

  private final class Reader {
    let data: Data
    var place = 0
    init(_ data: Data) { self.data = data }
    static let read: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, UInt32) -> cairo_status_t = { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
      let reader = Unmanaged<Reader>.fromOpaque(closure).takeUnretainedValue()
      let end = reader.place + Int(count)
      guard end <= reader.data.count else { return CAIRO_STATUS_READ_ERROR }
      let start = reader.data.startIndex + reader.place
      reader.data.copyBytes(to: bytes, from: start..<start + Int(count))
      reader.place = end
      return CAIRO_STATUS_SUCCESS
    }
  }
  /// Through cairo, which keeps colours multiplied by their opacity.
  private func decodedPNG() throws(ImageError) -> Bitmap {
    // libpng makes room for a part before it reads it, as much as the part says.
    if ImageFile.hasCutPart(data) { throw .damaged(ImageFile.faultOfPNG(data) ?? "its end is missing") }
    let reader = Reader(data)
    let surface = cairo_image_surface_create_from_png_stream(Reader.read, Unmanaged.passUnretained(reader).toOpaque())
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .damaged(ImageFile.faultOfPNG(data) ?? (status == CAIRO_STATUS_READ_ERROR ? "its end is missing" : "its pixels cannot be read"))
    }
    guard let bitmap = Bitmap(surface, of: self) else { throw .damaged("it has no pixels") }
    return bitmap
  }
  /// Through libjpeg.
  private func decodedJPEG() throws(ImageError) -> Bitmap {
    var rgb = [UInt8](repeating: 0, count: width * height * 3)
    let input = [UInt8](data)
    let problem = cjpeg_decode(input, input.count, &rgb, Int32(width), Int32(height))
    guard problem == 0 else { throw .damaged(problem == 2 ? "its end is missing" : "its pixels cannot be read") }
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for pixel in 0..<width * height {
      for channel in 0..<3 { bytes[pixel * 4 + channel] = rgb[pixel * 3 + channel] }
    }
    return Bitmap(width: width, height: height, bytes: bytes, of: self)
  }
  /// Through libwebp; of an animation the first frame.
  private func decodedWebP() throws(ImageError) -> Bitmap {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let input = [UInt8](data)
    guard cwebp_decode(input, input.count, &bytes, Int32(width), Int32(height)) == 0 else { throw .damaged("its pixels cannot be read") }
    return Bitmap(width: width, height: height, bytes: bytes, of: self)
  }
}
