internal import CCairo
internal import CZlib
internal import Dispatch
internal import Foundation

/// A PNG file, made for speed: cairo's own writer takes several times as long for a phone's screen, and makes it a fifth smaller.
struct PNGFile {
  private(set) var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// nil where the surface has no pixels or memory is missing.
  init?(_ surface: OpaquePointer?) {
    cairo_surface_flush(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let pixels = cairo_image_surface_get_data(surface) else { return nil }
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard width > 0, height > 0 else { return nil }
    let isOpaque = Self.isOpaque(pixels, width, height, stride)
    // eight bits of red, green and blue, and of the opacity where there is one
    chunk("IHDR", [width, height].flatMap { side in (0..<4).map { UInt8(truncatingIfNeeded: side >> (24 - $0 * 8)) } } + [8, isOpaque ? 2 : 6, 0, 0, 0])
    guard let packed = Self.packed(pixels, width, height, stride, isOpaque: isOpaque) else { return nil }
    chunk("IDAT", packed)
    chunk("IEND", [])
  }

  /// Hands the file to a ``CairoSink``, as cairo's own writer does.
  static func write(_ surface: OpaquePointer?, _ sink: UnsafeMutableRawPointer) -> cairo_status_t {
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { return status }
    guard let file = PNGFile(surface) else { return CAIRO_STATUS_NO_MEMORY }
    Unmanaged<CairoSink>.fromOpaque(sink).takeUnretainedValue().data = file.data
    return CAIRO_STATUS_SUCCESS
  }

  private static func isOpaque(_ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int) -> Bool {
    var all = UInt32.max
    for row in 0..<height {
      (pixels + row * stride).withMemoryRebound(to: UInt32.self, capacity: width) { words in
        var index = 0
        while index < width {
          all &= words[index]
          index &+= 1
        }
      }
      if all >> 24 < 255 { return false }
    }
    return true
  }

  private mutating func chunk(_ name: String, _ content: [UInt8]) {
    func append(_ number: UInt32) { data.append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - UInt32($0) * 8)) }) }
    append(UInt32(content.count))
    let kind = Array(name.utf8)
    data.append(contentsOf: kind)
    data.append(contentsOf: content)
    append(UInt32(truncatingIfNeeded: crc32(crc32(0, kind, UInt32(kind.count)), content, UInt32(content.count))))
  }

  /// Rows of at least so many bytes are packed by themselves, a large picture by several cores. The bytes are the same
  /// on any number of them (our choice).
  private static let partBytes = 1 << 20
  private static let mostParts = 4

  /// The rows, each as what differs from the row above or from the pixel before, packed.
  private static func packed(_ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, isOpaque: Bool) -> [UInt8]? {
    let length = width * (isOpaque ? 3 : 4)
    let count = min(max(height * (length + 1) / partBytes, 1), mostParts, height)
    var parts = [Part?](repeating: nil, count: count)
    parts.withUnsafeMutableBufferPointer { parts in
      // each writes its own element
      nonisolated(unsafe) let (pixels, parts) = (pixels, parts)
      DispatchQueue.concurrentPerform(iterations: count) { index in
        let rows = height * index / count..<height * (index + 1) / count
        parts[index] = Part(pixels, rows, width: width, stride: stride, isOpaque: isOpaque, isLast: index == count - 1)
      }
    }
    // zlib's header: a window of 32 KiB, packed fast
    var packed: [UInt8] = [0x78, 0x01]
    packed.reserveCapacity(parts.reduce(6) { $0 + ($1?.bytes.count ?? 0) })
    var sum = adler32(0, nil, 0)
    for part in parts {
      guard let part else { return nil }
      packed += part.bytes
      sum = adler32_combine(sum, part.sum, part.rows * (length + 1))
    }
    return packed + (0..<4).map { UInt8(truncatingIfNeeded: sum >> UInt(24 - $0 * 8)) }
  }

  /// Rows that lie one below the other, packed.
  private struct Part {
    let rows: Int
    private(set) var bytes: [UInt8] = []
    /// Adler's sum of what was packed.
    private(set) var sum = adler32(0, nil, 0)

    /// nil where memory is missing.
    /// - Parameter isLast: what follows a part that is not begins at a whole byte, and looks at nothing before it.
    init?(
      _ pixels: UnsafeMutablePointer<UInt8>, _ range: Range<Int>, width: Int, stride: Int, isOpaque: Bool, isLast: Bool
    ) {
      rows = range.count
      let length = width * (isOpaque ? 3 : 4)
      var stream = z_stream()
      // without a header: what is packed here, too, stands between zlib's parts
      let size = Int32(MemoryLayout<z_stream>.size)
      guard deflateInit2_(&stream, 1, Z_DEFLATED, -15, 9, Z_FILTERED, ZLIB_VERSION, size) == Z_OK else { return nil }
      defer { deflateEnd(&stream) }
      let equal = EqualRows(length: length)
      let deflated = Int(deflateBound(&stream, UInt(range.count * (length + 1))))
      let most = deflated + equal.most(range.count) + range.count * 32
      var rows = PNGRows(width: width, isOpaque: isOpaque)
      defer { rows.end() }
      if range.lowerBound > 0 { _ = rows.filtered(pixels + (range.lowerBound - 1) * stride) }
      var isDone = true
      var sum = self.sum
      bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
        guard let start = buffer.baseAddress else { return isDone = false }
        stream.next_out = start
        stream.avail_out = UInt32(buffer.count)
        func pack(_ flush: Int32) -> Bool {
          deflate(&stream, flush) != Z_STREAM_ERROR && stream.avail_in == 0 && stream.avail_out > 0
        }
        var row = range.lowerBound
        while row < range.upperBound, isDone {
          let run = row == 0 ? 0 : PNGFile.equalRows(pixels, row..<range.upperBound, width, stride)
          if run >= EqualRows.fewest {
            isDone = pack(Z_FULL_FLUSH)
            let block = equal.block(run)
            guard isDone, block.count < stream.avail_out else { return isDone = false }
            stream.next_out.update(from: block, count: block.count)
            stream.next_out += block.count
            stream.avail_out -= UInt32(block.count)
            sum = equal.sum(sum, run)
            row += run
            continue
          }
          let bytes = rows.filtered(pixels + row * stride)
          sum = adler32(sum, bytes, UInt32(length + 1))
          stream.next_in = bytes
          stream.avail_in = UInt32(length + 1)
          isDone = pack(Z_NO_FLUSH)
          row += 1
        }
        isDone = isDone && pack(isLast ? Z_FINISH : Z_FULL_FLUSH)
        count = isDone ? stream.next_out - start : 0
      }
      self.sum = sum
      guard isDone else { return nil }
    }
  }
  /// How many rows of a range, from its first one on, are equal to the row above it.
  private static func equalRows(_ pixels: UnsafeMutablePointer<UInt8>, _ rows: Range<Int>, _ width: Int, _ stride: Int) -> Int {
    let above = pixels + (rows.lowerBound - 1) * stride
    var end = rows.lowerBound
    while end < rows.upperBound, memcmp(above, pixels + end * stride, width * 4) == 0 { end += 1 }
    return end - rows.lowerBound
  }
}

/// Rows of pixels as PNG has them.
private struct PNGRows {
  private let width: Int
  /// Bytes a pixel: three, or four with the opacity.
  private let bytes: Int
  private var above: UnsafeMutablePointer<UInt8>
  private var row: UnsafeMutablePointer<UInt8>
  private let result: UnsafeMutablePointer<UInt8>
  /// A filter is chosen by every so many bytes.
  private static let sampling = 7

  init(width: Int, isOpaque: Bool) {
    self.width = width
    bytes = isOpaque ? 3 : 4
    let count = width * bytes
    (above, row, result) = (.allocate(capacity: count), .allocate(capacity: count), .allocate(capacity: count + 1))
    above.initialize(repeating: 0, count: count)
    row.initialize(repeating: 0, count: count)
    result.initialize(repeating: 0, count: count + 1)
  }
  func end() {
    above.deallocate()
    row.deallocate()
    result.deallocate()
  }

  /// A row of cairo's pixels, with the kind of its filter before it. It is there until the next one is asked for.
  mutating func filtered(_ pixels: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    swap(&above, &row)
    let (row, above, out) = (self.row, self.above, result + 1)
    let (bytes, count) = (self.bytes, width &* self.bytes)
    pixels.withMemoryRebound(to: UInt32.self, capacity: width) { words in
      var (from, to) = (0, 0)
      while from < width {
        let word = words[from]
        let alpha = word >> 24
        if alpha == 255 || alpha == 0 {
          row[to] = UInt8(truncatingIfNeeded: word >> 16)
          row[to &+ 1] = UInt8(truncatingIfNeeded: word >> 8)
          row[to &+ 2] = UInt8(truncatingIfNeeded: word)
        } else {
          // cairo has the colours multiplied by the opacity
          for channel in 0..<3 { row[to &+ channel] = UInt8(truncatingIfNeeded: min(255, ((word >> UInt32(16 - channel * 8) & 255) * 255 + alpha / 2) / alpha)) }
        }
        if bytes == 4 { row[to &+ 3] = UInt8(truncatingIfNeeded: alpha) }
        from &+= 1
        to &+= bytes
      }
    }
    if memcmp(row, above, count) == 0 {
      result[0] = EqualRows.filter
      memset(out, 0, count)
      return result
    }
    var (across, down, index) = (0, 0, bytes)
    while index < count {
      across &+= Int(row[index] &- row[index &- bytes] == 0 ? 0 : 1)
      down &+= Int(row[index] &- above[index] == 0 ? 0 : 1)
      index &+= Self.sampling
    }
    index = 0
    if down <= across {
      result[0] = 2
      while index < count {
        out[index] = row[index] &- above[index]
        index &+= 1
      }
    } else {
      result[0] = 1
      while index < bytes {
        out[index] = row[index]
        index &+= 1
      }
      while index < count {
        out[index] = row[index] &- row[index &- bytes]
        index &+= 1
      }
    }
    return result
  }
}
