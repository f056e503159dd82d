public import Foundation

/// The measures of symbols. Our choice throughout, set by eye against SF Symbols.
public enum SymbolMetrics {
  /// The grid's side in sizes of the font.
  public static let side: CGFloat = 1.17
  /// Small and large symbols in sizes of the medium one.
  public static let (smallScale, largeScale): (CGFloat, CGFloat) = (0.79, 1.28)
  /// The grid's middle lies so far above the baseline, in sizes of the font: half the height of capitals.
  public static let middle: CGFloat = 0.352
  /// Room around the ink along each axis, in sizes of the font; it makes nothing larger than the grid.
  public static let room: CGFloat = 0.2
  /// The line that thickens what is drawn, in sizes of the font; 0 for regular and lighter weights.
  public static func stroke(weight: Int) -> CGFloat {
    switch weight {
    case ..<450: 0
    case ..<550: 0.026
    case ..<650: 0.051
    case ..<750: 0.073
    default: 0.09
    }
  }
  /// How opaque the disc behind a sign is in the hierarchical mode, and what lies beyond a variable value.
  public static let (discOpacity, restOpacity): (Double, Double) = (0.2, 0.3)

  // On the grid, in units.

  /// The middle of the grid.
  static let center = CGPoint(x: 8, y: 8)
  /// The line of a shape, and where it lies: a circle's radius, a square's side and corner, a diamond's side before it is turned.
  static let (line, radius, square, corner, diamond): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (1.1, 7.45, 15, 3, 10)
  /// The height of capitals in the table of letters.
  static let letterHeight: CGFloat = 8
  /// How large a sign, a letter, two digits are in a shape, in parts of themselves.
  static let (insideScale, letterScale, digitsScale): (CGFloat, CGFloat, CGFloat) = (0.58, 0.78, 0.62)
  /// The disc of a badge, and the hole that is cut for it.
  static let (badgePlace, badgeSide): (CGPoint, CGFloat) = (CGPoint(x: 9.4, y: 9), 7.2)
  static let (holeMiddle, holeRadius): (CGPoint, CGFloat) = (CGPoint(x: 13, y: 12.6), 4.5)
  /// The line that crosses out, and the cut beside it.
  static let (slashFrom, slashTo, slashWidth, slashCut): (CGFloat, CGFloat, CGFloat, CGFloat) = (1.4, 14.6, 1.2, 1.6)
  /// The empty square of an unknown name: its side, corner and line in sizes of the font.
  static let (unknownSide, unknownCorner, unknownLine): (CGFloat, CGFloat, CGFloat) = (1, 0.22, 0.075)

  /// The empty square of an unknown name.
  static var unknownOutline: Path {
    let unit = Symbol.side / side
    return ring(unknownSide * unit - unknownLine * unit, unknownCorner * unit, line: unknownLine * unit)
  }
  /// A square line around the middle: its side and corner are those of the line's middle.
  static func ring(_ side: CGFloat, _ corner: CGFloat, line: CGFloat) -> Path {
    var path = area(side + line, corner + line / 2)
    path.addPath(area(side - line, corner - line / 2))
    return path
  }
  /// A square around the middle.
  static func area(_ side: CGFloat, _ corner: CGFloat) -> Path {
    Path(roundedRect: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side), cornerRadius: corner)
  }
  /// A disc.
  static func disc(_ middle: CGPoint, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: radius * 2, height: radius * 2))
  }
}
