internal import Drawing
internal import Foundation

extension Painting {
  /// Paints the parts of cells that an image covers. Its frame becomes whole cells first, as all frames do.
  mutating func image(_ run: DisplayList.ImageRun) {
    let map = snapping(run.frame).concatenating(state.transform).concatenating(parts)
    guard run.opacity > 0, map.isFinite, abs(map.a * map.d - map.b * map.c) > 1e-12 else { return }
    let back = map.inverted()
    // A part of a cell in points.
    let (across, down) = (hypot(back.a, back.b), hypot(back.c, back.d))
    for slice in run.slices {
      let sampler = ImageSampler(run, slice, partWidth: across, partHeight: down)
      let corners = [
        (slice.destination.minX, slice.destination.minY), (slice.destination.maxX, slice.destination.minY), (slice.destination.maxX, slice.destination.maxY),
        (slice.destination.minX, slice.destination.maxY),
      ]
      let covered = coverage(of: [corners.map { CGPoint(x: $0.0, y: $0.1).applying(map) }], isEvenOdd: false)
      for row in covered.cells.rows {
        for column in covered.cells.columns {
          let inside = covered[column, row]
          if inside.isEmpty { continue }
          var colors = [RGBA](repeating: .clear, count: Mosaic.columns * Mosaic.rows)
          for part in colors.indices where inside.contains(part: part) {
            let (x, y) = (column * Mosaic.columns + part % Mosaic.columns, row * Mosaic.rows + part / Mosaic.columns)
            colors[part] = sampler.color(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back))
          }
          fill(colors, tint: run.tint, opacity: run.opacity, column: column, row: row)
        }
      }
    }
  }
}

/// The colours of a part of an image where it is shown.
private struct ImageSampler {
  private let bitmap: Bitmap
  private let slice: DisplayList.ImageRun.Slice
  private let isMirrored: Bool
  /// Pixels a point.
  private let x: CGFloat, y: CGFloat
  /// How many pixels a part of a cell covers.
  private let width: CGFloat, height: CGFloat
  private let isPixelated: Bool

  init(_ run: DisplayList.ImageRun, _ slice: DisplayList.ImageRun.Slice, partWidth: CGFloat, partHeight: CGFloat) {
    (bitmap, self.slice, isMirrored, isPixelated) = (run.bitmap, slice, run.isMirrored, run.isPixelated)
    x = slice.source.width / slice.destination.width
    y = slice.source.height / slice.destination.height
    (width, height) = (x * partWidth, y * partHeight)
  }

  /// The mean of the pixels that a part of a cell covers, at most four by four of them; between pixels that are larger than the part, colours run into each other.
  func color(at point: CGPoint) -> RGBA {
    var across = (point.x - slice.destination.minX) * x
    if isMirrored { across = slice.source.width - across }
    let (u, v) = (slice.source.minX + across, slice.source.minY + (point.y - slice.destination.minY) * y)
    if isPixelated { return pixel(u, v) }
    if width <= 1, height <= 1 { return between(u - 0.5, v - 0.5) }
    let (columns, rows) = (max(1, min(4, Int(bounded: width.rounded(.up)))), max(1, min(4, Int(bounded: height.rounded(.up)))))
    var sum = RGBA.clear
    for row in 0..<rows {
      for column in 0..<columns {
        let color = pixel(u + ((CGFloat(column) + 0.5) / CGFloat(columns) - 0.5) * width, v + ((CGFloat(row) + 0.5) / CGFloat(rows) - 0.5) * height)
        sum.add(color, weight: 1 / Double(columns * rows))
      }
    }
    return sum.divided
  }
  private func pixel(_ u: CGFloat, _ v: CGFloat) -> RGBA {
    bitmap.color(x: max(0, min(bitmap.width - 1, Int(bounded: u.rounded(.down)))), y: max(0, min(bitmap.height - 1, Int(bounded: v.rounded(.down)))))
  }
  private func between(_ u: CGFloat, _ v: CGFloat) -> RGBA {
    let (left, top) = (u.rounded(.down), v.rounded(.down))
    let (right, low) = (Double(u - left), Double(v - top))
    var sum = RGBA.clear
    sum.add(pixel(left, top), weight: (1 - right) * (1 - low))
    sum.add(pixel(left + 1, top), weight: right * (1 - low))
    sum.add(pixel(left, top + 1), weight: (1 - right) * low)
    sum.add(pixel(left + 1, top + 1), weight: right * low)
    return sum.divided
  }
}

extension RGBA {
  /// Colours count as much as they are opaque.
  fileprivate mutating func add(_ color: RGBA, weight: Double) {
    let part = color.alpha * weight
    (red, green, blue, alpha) = (red + color.red * part, green + color.green * part, blue + color.blue * part, alpha + part)
  }
  fileprivate var divided: RGBA { alpha > 0 ? RGBA(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha) : .clear }
}
