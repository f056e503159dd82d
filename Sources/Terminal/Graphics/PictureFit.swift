internal import Drawing
public import Foundation

/// How large a picture is shown in a window: whole rows, and each of its pixels one of the terminal's.
public struct PictureFit: Hashable, Sendable {
  /// The cells that it takes from left to right.
  public let columns: Int
  /// The cells that it takes from top to bottom.
  public let rows: Int
  /// One cell, in pixels.
  public let cell: PixelSize
  /// The picture, in pixels.
  public let pixels: PixelSize
  /// Pixels a point.
  public let scale: CGFloat

  /// All pixels of its cells; the picture stands at their left.
  public var canvas: PixelSize { PixelSize(width: columns * cell.width, height: rows * cell.height) }

  /// The largest that a window has room for; nil where it has room for none.
  /// - Parameters:
  ///   - size: the picture in points.
  ///   - columns: the room, in cells.
  ///   - rows: the room, in cells.
  ///   - cell: one cell, in pixels.
  ///   - largestScale: at most so many pixels a point.
  ///   - step: the height is a multiple of this, in pixels: 6 for sixels, whose bands would reach into the next row.
  public init?(_ size: CGSize, columns: Int, rows: Int, cell: PixelSize, largestScale: CGFloat, step: Int = 1) {
    guard size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite, columns > 0, rows > 0,
      cell.width > 0, cell.height > 0
    else { return nil }
    let byWidth = CGFloat(columns * cell.width) / size.width
    let scale = min(byWidth, largestScale.isFinite && largestScale > 0 ? largestScale : 1)
    let wholeRows = min(rows, Int(bounded: (size.height * scale / CGFloat(cell.height) + 1e-6).rounded(.down)))
    guard wholeRows > 0 else { return nil }
    let height = wholeRows * cell.height / step * step
    guard height > 0 else { return nil }
    self.rows = wholeRows
    self.cell = cell
    self.scale = CGFloat(height) / size.height
    let width = max(1, Int(bounded: (size.width * self.scale - 1e-6).rounded(.up)))
    pixels = PixelSize(width: width, height: height)
    self.columns = min(columns, (width + cell.width - 1) / cell.width)
  }
}
