public import Foundation

/// A string measured and broken into lines for one font on one cell size. All sizes in points.
public struct TextLayout: Sendable {
  public let string: String
  public let font: ResolvedFont
  /// One column × one line: the cell times the font's scale.
  public let character: CGSize
  /// The answer to an unlimited offer: the widest explicit line by the number of explicit lines.
  public let ideal: CGSize
  /// The answer to a zero width: the widest cluster, and a line for each cluster.
  public let least: CGSize

  public init(_ string: String, font: ResolvedFont, cell: CGSize) {
    fatalError("to be written")
  }
  /// nil is "unlimited".
  public func size(width: CGFloat?, height: CGFloat?) -> CGSize { fatalError("to be written") }
  public struct Line: Hashable, Sendable {
    public var text: String
    public var columns: Int
    public var isTruncated: Bool
  }
  public func lines(width: CGFloat?, height: CGFloat?) -> [Line] { fatalError("to be written") }
}
