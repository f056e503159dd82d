public import Foundation

/// A map of the plane by a 3×3 matrix, row vectors times matrix as SwiftUI writes it. What is flattened: only its affine part is drawn, without perspective (our choice).
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row: the offset in points, and the divisor.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Leaves everything where it is.
  public init() {}
  /// An affine map.
  public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }

  /// True if nothing moves.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// True if parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  /// This map, then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32, a * rhs.m13 + b * rhs.m23 + c * rhs.m33)
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }
  /// Becomes the way back.
  /// - Returns: false, and nothing changes, where there is none.
  public mutating func invert() -> Bool {
    let determinant = m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    guard determinant != 0, determinant.isFinite else { return false }
    func part(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat { (a * d - b * c) / determinant }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (part(m22, m23, m32, m33), part(m13, m12, m33, m32), part(m12, m13, m22, m23))
    (result.m21, result.m22, result.m23) = (part(m23, m21, m33, m31), part(m11, m13, m31, m33), part(m13, m11, m23, m21))
    (result.m31, result.m32, result.m33) = (part(m21, m22, m31, m32), part(m12, m11, m32, m31), part(m11, m12, m21, m22))
    self = result
    return true
  }
  /// The way back; the map itself where there is none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }
  /// The affine part; numbers that are none draw nothing elsewhere.
  var affine: CGAffineTransform {
    guard [m11, m12, m21, m22, m31, m32, m33].allSatisfy(\.isFinite), m33 != 0 else { return .identity }
    return CGAffineTransform(a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }
}

extension CGPoint {
  /// Where a map puts the point; the point itself where that is nowhere.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let divisor = x * m.m13 + y * m.m23 + m.m33
    guard divisor != 0 else { return self }
    return CGPoint(x: (x * m.m11 + y * m.m21 + m.m31) / divisor, y: (x * m.m12 + y * m.m22 + m.m32) / divisor)
  }
}
