public import Foundation

/// A font as the grid can show it: Apple's point size decides the scale, weight and slant decide the cell's attributes.
public struct ResolvedFont: Hashable, Sendable {
  /// In points at the default text size (title 28, body 17 …).
  public var pointSize: CGFloat
  /// 100 (ultra light) to 900 (black); 400 is regular, 600 and more are drawn bold.
  public var weight: Int
  /// Whether the letters are slanted.
  public var isItalic: Bool
  /// A font of a size in points; the default is the body font.
  public init(pointSize: CGFloat = 17, weight: Int = 400, isItalic: Bool = false) {
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
  }
  /// Whether a terminal draws it bold.
  public var isBold: Bool { weight >= 600 }
  /// How many cells wide and high a character is: max(1, round(point size / 17)), our choice. NaN and infinite sizes count as 17, and 64 is the most.
  public var scale: Int { pointSize.isFinite ? max(1, min(64, Int(bounded: (pointSize / 17).rounded()))) : 1 }
}
