public import Foundation

/// The distances a device puts between neighbours that ask for none of their own, in points.
public struct DefaultSpacing: Hashable, Sendable {
  /// Between neighbours in an `HStack`.
  public var row: CGFloat
  /// Between neighbours in a `VStack`.
  public var column: CGFloat
  /// Between two texts of one line height in a `VStack`; between any two where texts are alike.
  public var textColumn: CGFloat
  /// Whether texts of different line heights keep the distance of texts of one.
  public var textsAreAlike: Bool
  /// What is not finite counts as 0.
  public init(row: CGFloat, column: CGFloat, textColumn: CGFloat, textsAreAlike: Bool = false) {
    self.row = row.isFinite ? row : 0
    self.column = column.isFinite ? column : 0
    self.textColumn = textColumn.isFinite ? textColumn : 0
    self.textsAreAlike = textsAreAlike
  }
  /// 8 for every pair, as on Apple's platforms.
  public static let standard = DefaultSpacing(row: 8, column: 8, textColumn: 8)
}
