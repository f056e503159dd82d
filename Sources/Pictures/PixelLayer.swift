internal import CCairo
internal import Drawing
internal import Foundation

/// Items as pixels of their own, for what cairo has no word for: blurs and the shadows that are made of them. Only what can be seen of them is drawn, and no
/// finer than the blur leaves it.
final class PixelLayer {
  private let surface: OpaquePointer?
  private let origin: CGPoint
  private let scale: CGFloat
  private let width: Int
  private let height: Int
  /// Half the width of the boxes whose means are a blur, in pixels.
  private let box: Int

  /// A blur needs no more pixels than make its boxes so wide (our choice: three means then differ from a Gaussian by less than a shade).
  private static let widestBox: CGFloat = 5
  /// A larger radius is no picture any more, in points.
  private static let largestRadius: CGFloat = 500

  /// nil where there is nothing to draw, or too much of it.
  /// - Parameters:
  ///   - radius: twice the deviation of a Gaussian, in points.
  ///   - offset: how far the layer is moved when it is painted, in points.
  init?(_ items: [DisplayList.Item], blurredBy radius: CGFloat, offset: CGSize = .zero, painter: CairoPainter) {
    guard let extent = items.compactMap(\.content.extent).reduce(nil as CGRect?, { $0?.union($1) ?? $1 }) else { return nil }
    (box, scale) = Self.grain(radius, painter.scale)
    // three boxes reach so far
    let margin = CGFloat(box * 3 + 1) / scale
    var area = extent.insetBy(dx: -margin, dy: -margin)
    if let seen = painter.seen {
      let needed = seen.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -margin, dy: -margin)
      area = area.intersection(needed)
    }
    guard let (place, width, height) = Self.pixels(area, scale) else { return nil }
    (origin, self.width, self.height) = (place, width, height)
    surface = painter.style.surfaces.make(Int32(width), Int32(height))
    let context = cairo_create(surface)
    cairo_scale(context, Double(scale), Double(scale))
    cairo_translate(context, -Double(origin.x), -Double(origin.y))
    CairoPainter(context: context, style: painter.style, scale: scale).paint(items)
    cairo_destroy(context)
  }
  /// What was painted before, in pixels of their own; nil where nothing can be read again.
  /// - Parameters:
  ///   - area: which part of it, in points.
  ///   - radius: as for items.
  init?(behind area: CGRect, blurredBy radius: CGFloat, painter: CairoPainter) {
    let context = painter.context
    let targets = painter.behind.targets + [cairo_get_group_target(context)]
    guard targets.allSatisfy({ cairo_surface_get_type($0) == CAIRO_SURFACE_TYPE_IMAGE }) else { return nil }
    (box, scale) = Self.grain(radius, painter.scale)
    let margin = CGFloat(box * 3 + 1) / scale
    var area = area
    if let seen = painter.seen { area = area.intersection(seen) }
    guard !area.isNull, let (place, width, height) = Self.pixels(area.insetBy(dx: -margin, dy: -margin), scale) else { return nil }
    (origin, self.width, self.height) = (place, width, height)
    surface = painter.style.surfaces.make(Int32(width), Int32(height))
    // from the pixels of the picture to points, and on to the pixels of the layer
    var (map, toPoints, toPixels) = (cairo_matrix_t(), cairo_matrix_t(), cairo_matrix_t())
    cairo_get_matrix(context, &toPoints)
    guard cairo_matrix_invert(&toPoints) == CAIRO_STATUS_SUCCESS else { return nil }
    cairo_matrix_init(&toPixels, Double(scale), 0, 0, Double(scale), -Double(origin.x * scale), -Double(origin.y * scale))
    cairo_matrix_multiply(&map, &toPoints, &toPixels)
    let own = cairo_create(surface)
    cairo_set_matrix(own, &map)
    for target in targets {
      cairo_surface_flush(target)
      cairo_set_source_surface(own, target, 0, 0)
      // beyond the edges lies what lies at them, so that no edge shines through
      cairo_pattern_set_extend(cairo_get_source(own), CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(cairo_get_source(own), CAIRO_FILTER_GOOD)
      cairo_paint(own)
    }
    cairo_destroy(own)
  }
  deinit { cairo_surface_destroy(surface) }

  /// How fine a layer is for a radius in points: half the width of its boxes, and its pixels a point.
  private static func grain(_ radius: CGFloat, _ scale: CGFloat) -> (box: Int, scale: CGFloat) {
    let radius = radius.isNaN ? 0 : max(0, min(radius, largestRadius))
    let deviation = radius / 2 * scale
    // the deviation of three boxes of 2·box + 1 pixels is √(box·(box + 1))
    let widest = (widestBox * (widestBox + 1)).squareRoot()
    if deviation > widest { return (Int(widestBox), widest / (radius / 2)) }
    return (Int(bounded: ((deviation * deviation + 0.25).squareRoot() - 0.5).rounded()), scale)
  }
  /// Whole pixels around an area, so that what is not blurred stays as sharp as it was: their corner in points, their number. nil where there are none, or too many.
  private static func pixels(_ area: CGRect, _ scale: CGFloat) -> (origin: CGPoint, width: Int, height: Int)? {
    guard !area.isNull, area.minX.isFinite, area.minY.isFinite else { return nil }
    let origin = CGPoint(x: (area.minX * scale).rounded(.down) / scale, y: (area.minY * scale).rounded(.down) / scale)
    let size = CGSize(width: ((area.maxX - origin.x) * scale).rounded(.up), height: ((area.maxY - origin.y) * scale).rounded(.up))
    guard size.width >= 1, size.height >= 1, size.width <= CGFloat(PictureError.longestSide), size.height <= CGFloat(PictureError.longestSide),
      size.width * size.height <= CGFloat(PictureError.limit)
    else { return nil }
    return (origin, Int(bounded: size.width), Int(bounded: size.height))
  }

  /// The pixels as an image in its place.
  var image: DisplayList.ImageRun? {
    cairo_surface_flush(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let (from, to) = (bytes + row * stride + column * 4, (row * width + column) * 4)
        let alpha = Int(from[3])
        for channel in 0..<3 where alpha > 0 { pixels[to + channel] = UInt8(min(255, (Int(from[2 - channel]) * 255 + alpha / 2) / alpha)) }
        pixels[to + 3] = UInt8(alpha)
      }
    }
    let frame = CGRect(x: origin.x, y: origin.y, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    return DisplayList.ImageRun(Bitmap(width: width, height: height, bytes: pixels), frame: frame, scale: scale)
  }

  /// Blurs all four channels.
  func blurred() -> PixelLayer { blur(channels: 0..<4) }
  /// Blurs the opacity; the colours count no more.
  func blurredMask() -> PixelLayer { blur(channels: 3..<4) }

  private func blur(channels: Range<Int>) -> PixelLayer {
    cairo_surface_flush(surface)
    guard box > 0, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface) else { return self }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var means = BoxMeans(box: box, longest: max(width, height))
    for channel in channels {
      for row in 0..<height { means.apply(bytes + row * stride + channel, step: 4, count: width) }
      for column in 0..<width { means.apply(bytes + column * 4 + channel, step: stride, count: height) }
    }
    means.end()
    cairo_surface_mark_dirty(surface)
    return self
  }

  /// Makes the distances of the colours from their greys larger.
  func saturate(_ amount: Double) {
    cairo_surface_flush(surface)
    guard amount != 1, amount.isFinite, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    // in parts of 256, as the shares of the colours in a grey (54, 183 and 19)
    let amount = Int(bounded: min(max(amount, 0), 100) * 256)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = bytes + row * stride + column * 4
        let (blue, green, red, alpha) = (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]), Int(pixel[3]))
        let grey = (54 * red + 183 * green + 19 * blue + 128) >> 8
        func stronger(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: max(0, min(alpha, grey + ((value - grey) * amount + 128) >> 8))) }
        (pixel[0], pixel[1], pixel[2]) = (stronger(blue), stronger(green), stronger(red))
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Paints the pixels where they were.
  func paint(_ context: OpaquePointer?, opacity: Double = 1) {
    cairo_save(context)
    place(context, .zero)
    cairo_set_source_surface(context, surface, 0, 0)
    smooth(cairo_get_source(context))
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }
  /// Paints a colour as far as the pixels are opaque.
  func paint(_ context: OpaquePointer?, in color: RGBA, offset: CGSize) {
    cairo_save(context)
    place(context, offset)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    let pattern = cairo_pattern_create_for_surface(surface)
    smooth(pattern)
    cairo_mask(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_restore(context)
  }
  private func place(_ context: OpaquePointer?, _ offset: CGSize) {
    cairo_translate(context, Double(origin.x + offset.width), Double(origin.y + offset.height))
    cairo_scale(context, 1 / Double(scale), 1 / Double(scale))
  }
  private func smooth(_ pattern: OpaquePointer?) { cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR) }
}

/// Three means of boxes in a row of bytes, which come near a Gaussian.
private struct BoxMeans {
  private let box: Int
  /// What a sum is multiplied by to be divided by the number of its bytes, in parts of 2^16.
  private let factor: UInt32
  private let first: UnsafeMutablePointer<UInt8>
  private let second: UnsafeMutablePointer<UInt8>

  init(box: Int, longest: Int) {
    self.box = box
    let side = UInt32(2 * box + 1)
    factor = (65_536 + side / 2) / side
    first = .allocate(capacity: longest)
    second = .allocate(capacity: longest)
  }
  func end() {
    first.deallocate()
    second.deallocate()
  }

  mutating func apply(_ bytes: UnsafeMutablePointer<UInt8>, step: Int, count: Int) {
    mean(from: bytes, step, to: first, 1, count)
    mean(from: first, 1, to: second, 1, count)
    mean(from: second, 1, to: bytes, step, count)
  }
  private func mean(from: UnsafeMutablePointer<UInt8>, _ fromStep: Int, to: UnsafeMutablePointer<UInt8>, _ toStep: Int, _ count: Int) {
    var sum: UInt32 = 0
    var index = 0
    while index < box, index < count {
      sum &+= UInt32(from[index &* fromStep])
      index &+= 1
    }
    index = 0
    while index < count {
      if index &+ box < count { sum &+= UInt32(from[(index &+ box) &* fromStep]) }
      if index > box { sum &-= UInt32(from[(index &- box &- 1) &* fromStep]) }
      to[index &* toStep] = UInt8(truncatingIfNeeded: min(255, (sum &* factor &+ 32_768) >> 16))
      index &+= 1
    }
  }
}
