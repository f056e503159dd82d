public import Drawing
public import Foundation

/// How a display list becomes a file.
public struct PictureStyle: Sendable {
  /// One cell in points: a character of a text of scale 1.
  public var cell: CGSize
  /// Whose appearance the pictures have: what is blurred is rounded as it was on devices of cells.
  public var look: Device.Look
  /// Pixels a point.
  public var scale: CGFloat
  /// Whether texts are light on dark.
  public var isDark: Bool
  /// What is above all: a name for those who read or hear the picture.
  public var title: String
  /// What gives pixels to draw on; a test can put in its place what fails.
  package var surfaces = Surfaces.real
  /// One cell of 8×16 points, one pixel a point, dark on light.
  public init(cell: CGSize = CGSize(width: 8, height: 16), scale: CGFloat = 1, isDark: Bool = false, title: String = "") {
    (self.cell, look, self.scale, self.isDark, self.title) = (cell, .cells, scale, isDark, title)
  }
  /// Cells and appearance of a device.
  public init(_ device: Device, scale: CGFloat = 1, isDark: Bool = false, title: String = "") {
    (cell, look, self.scale, self.isDark, self.title) = (device.cell, device.look, scale, isDark, title)
  }
  /// The colour of texts.
  public var ink: RGBA { isDark ? .white : .black }
  /// The colour behind all.
  public var paper: RGBA { isDark ? .black : .white }
}

/// Why there is no file.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  case tooLarge(width: Int, height: Int)
  case cannotDraw(String)

  /// More pixels than this are refused: at four bytes a pixel about 400 MB (our choice).
  public static let limit = 100_000_000
  /// The longest side of a picture, in pixels (cairo's own limit is 32,767).
  public static let longestSide = 32_000

  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels is too large: \(PictureError.longestSide) pixels a side and \(PictureError.limit / 1_000_000) million pixels are the limit; a smaller --scale or --size may help"
    case .cannotDraw(let reason): "cairo cannot draw this: \(reason)"
    }
  }
}

extension DisplayList {
  /// All that is painted, the root's bounds included, in whole points.
  var extent: CGRect {
    var all = items.compactMap(\.content.extent).reduce(bounds) { $0.isEmpty ? $1 : $0.union($1) }
    if all.width > CGFloat(PictureError.longestSide) || all.height > CGFloat(PictureError.longestSide) || all.width * all.height > CGFloat(PictureError.limit) {
      // What is painted far outside of the root's bounds is cut off, as in cells (our choice).
      all = all.overlap(with: bounds.insetBy(dx: -640, dy: -384))
    }
    func bounded(_ value: CGFloat) -> CGFloat { max(-1e7, min(1e7, value.isNaN ? 0 : value)) }
    let (left, top) = (bounded(all.minX).rounded(.down), bounded(all.minY).rounded(.down))
    return CGRect(x: left, y: top, width: max(1, bounded(all.maxX).rounded(.up) - left), height: max(1, bounded(all.maxY).rounded(.up) - top))
  }
}
