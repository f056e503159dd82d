import Foundation

/// A direction with a length, in points.
public struct CGVector: Hashable, Codable, Sendable {
  /// Along x.
  public var dx: CGFloat
  /// Along y.
  public var dy: CGFloat
  /// No length.
  public static let zero = CGVector()
  /// No length.
  public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }
  /// A direction of its lengths.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  /// A direction of its lengths.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  /// A direction of its lengths.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
