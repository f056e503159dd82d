/// A size in whole pixels of a terminal.
public struct PixelSize: Hashable, Sendable {
  /// From left to right.
  public var width: Int
  /// From top to bottom.
  public var height: Int
  /// A size of whole pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
