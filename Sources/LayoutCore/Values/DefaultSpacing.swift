public import Foundation

/// The distances a device puts between neighbours that ask for none of their own, in points.
public struct DefaultSpacing: Hashable, Sendable {
  /// Between neighbours in an `HStack`.
  public var row: CGFloat
  /// Between neighbours in a `VStack`.
  public var column: CGFloat
  /// Between two texts of one line height in a `VStack`.
  public var textColumn: CGFloat
  /// What is not finite counts as 0.
  public init(row: CGFloat, column: CGFloat, textColumn: CGFloat) {
    self.row = row.isFinite ? row : 0
    self.column = column.isFinite ? column : 0
    self.textColumn = textColumn.isFinite ? textColumn : 0
  }
  /// 8 for every pair, as on Apple's platforms.
  public static let standard = DefaultSpacing(row: 8, column: 8, textColumn: 8)
}
