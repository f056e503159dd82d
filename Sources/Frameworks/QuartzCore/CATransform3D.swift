import CoreGraphics
import Foundation
import SwiftUI

/// A map of space, as a matrix of four rows.
public struct CATransform3D: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  /// The fourth row.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
  /// The map that changes nothing.
  public init() {}

  /// This map first, another after it.
  func followed(by next: CATransform3D) -> CATransform3D {
    let (a, b) = (rows, next.rows)
    var product: [[CGFloat]] = []
    for row in a {
      var sums: [CGFloat] = []
      for column in 0..<4 {
        sums.append(row[0] * b[0][column] + row[1] * b[1][column] + row[2] * b[2][column] + row[3] * b[3][column])
      }
      product.append(sums)
    }
    return CATransform3D(rows: product)
  }
  var rows: [[CGFloat]] { [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]] }
  init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A map that moves, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var map = CATransform3D()
  (map.m41, map.m42, map.m43) = (tx, ty, tz)
  return map
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A map that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m22, map.m33) = (sx, sy, sz)
  return map
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A map that turns around an axis, in radians.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = sqrt(x * x + y * y + z * z)
  if length == 0 { return CATransform3D() }
  let (u, v, w) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let t = 1 - c
  var map = CATransform3D()
  (map.m11, map.m12, map.m13) = (t * u * u + c, t * u * v + s * w, t * u * w - s * v)
  (map.m21, map.m22, map.m23) = (t * u * v - s * w, t * v * v + c, t * v * w + s * u)
  (map.m31, map.m32, map.m33) = (t * u * w + s * v, t * v * w - s * u, t * w * w + c)
  return map
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A map that turns first, then does what another does.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).followed(by: t) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A map that moves first, then does what another does.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).followed(by: t) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A map that scales first, then does what another does.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).followed(by: t) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The first map, then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.followed(by: b) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A map of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m12, map.m21, map.m22, map.m41, map.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return map
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a map of space does to the plane, where it leaves the plane in itself.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a map of space leaves the plane in itself.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a map of space changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

extension ProjectionTransform {
  /// A map of space, as it falls on the plane.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
