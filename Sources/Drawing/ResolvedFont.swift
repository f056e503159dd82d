public import Foundation

/// A font as a device can show it. In a grid of cells Apple's point size decides the scale, weight and slant decide the
/// cell's attributes; on a screen of pixels all of it counts.
public struct ResolvedFont: Hashable, Sendable {
  /// The shapes of the letters; a grid has one.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// Which letters are small capitals; a grid has none.
  public enum SmallCaps: Hashable, Sendable { case none, lowercase, uppercase, all }

  /// In points (title 28, body 17 …).
  public var pointSize: CGFloat
  /// 100 (ultra light) to 900 (black); 400 is regular, 600 and more are drawn bold.
  public var weight: Int
  /// Whether the letters are slanted.
  public var isItalic: Bool
  /// The shapes of the letters.
  public var design = Design.default
  /// By what the letters' widths are multiplied.
  public var width: CGFloat = 1
  /// Whether all digits are of one width.
  public var hasMonospacedDigits = false
  /// Which letters are small capitals.
  public var smallCaps = SmallCaps.none
  /// What is added to the height of a line, in points.
  public var leading: CGFloat = 0
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
