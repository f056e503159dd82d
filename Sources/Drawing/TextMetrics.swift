public import Foundation

/// How wide and high letters are on a device.
public enum TextMetrics: Hashable, Sendable {
  /// Every character takes whole cells of a grid, of a size in points; a font's scale multiplies it.
  case cells(CGSize)
  /// Each letter has a width of its own; sizes of texts are rounded up to a whole number of pixels, so many a point.
  case pixels(scale: CGFloat)

  /// The lengths of texts of pixels are counted in parts of a point, so that they are whole numbers as columns are (our choice).
  static let unitsPerPoint: CGFloat = 4096

  /// A line fits that is wider than its offer by less, in points.
  static let tolerance: CGFloat = 0.01

  /// Whether letters have widths of their own.
  public var isProportional: Bool { if case .pixels = self { true } else { false } }
  /// A column of a font of scale 1, or the part of a point in which lengths are counted, in points.
  var unit: CGFloat {
    switch self {
    case .cells(let cell): cell.width.isFinite && cell.width > 0 ? cell.width : 1
    case .pixels: 1 / TextMetrics.unitsPerPoint
    }
  }
  /// The height of a line of a font of scale 1 in a grid, in points.
  private static func line(_ cell: CGSize) -> CGFloat { cell.height.isFinite && cell.height > 0 ? cell.height : 1 }
  /// The height of a font's line, in points.
  func lineHeight(_ font: ResolvedFont) -> CGFloat {
    switch self {
    case .cells(let cell): TextMetrics.line(cell) * CGFloat(font.scale)
    case .pixels: FontMetrics.of(font).lineHeight
    }
  }
  /// How far letters stand below the top of their line, in points. In a grid three quarters of a letter's height are above the line (our choice).
  func ascent(_ font: ResolvedFont) -> CGFloat {
    switch self {
    case .cells: lineHeight(font) * 0.75
    case .pixels: FontMetrics.of(font).ascent
    }
  }
  /// A length in points as a size shows it: up to a whole number of pixels, in a grid as it is.
  func rounded(_ length: CGFloat) -> CGFloat {
    guard case .pixels(let scale) = self, scale > 0, length.isFinite else { return length }
    return (length * scale - 1e-4).rounded(.up) / scale
  }
  /// So many points as a whole number of units.
  func units(_ points: CGFloat) -> Int { Int(bounded: (points / unit).rounded()) }
}

extension Device {
  /// How texts are measured.
  public var textMetrics: TextMetrics {
    switch look {
    case .cells: .cells(cell)
    case .pixels: .pixels(scale: scale)
    }
  }
}
