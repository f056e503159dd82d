internal import Foundation

/// Lengths from outside, made harmless in one place, and the few sums in which infinity minus infinity can occur.
enum Length {
  /// A fixed dimension: negative, NaN and infinite values count as nil (SwiftUI warns at run time and ignores them). NaN is nil.
  static func fixed(_ v: CGFloat?) -> Double {
    guard let v, v.isFinite, v >= 0 else { return .nan }
    return Double(v) + 0
  }
  /// A padding, a shift: what is not finite counts as 0 (our choice).
  static func shift(_ v: CGFloat) -> Double { v.isFinite ? Double(v) + 0 : 0 }
  /// Explicit spacing: may be negative; what is not finite counts as nil (our choice). NaN is nil.
  static func spacing(_ v: CGFloat?) -> Double {
    guard let v, v.isFinite else { return .nan }
    return Double(v) + 0
  }
  /// A size that somebody measured: NaN and negative lengths count as 0 (our choice).
  static func measured(_ v: CGFloat) -> Double { v > 0 ? Double(v) : 0 }
  /// A limit of a flexible frame: NaN counts as nil; never below `floor`.
  static func limit(_ v: CGFloat?, atLeast floor: Double) -> Double {
    guard let v, !v.isNaN else { return .nan }
    return max(floor, Double(v)) + 0
  }

  /// `a − b`; `a` stays where both are the same infinity.
  @inline(__always) static func rest(_ a: Double, _ b: Double) -> Double {
    let r = a - b
    return r.isNaN ? a : r
  }
  /// `a + b`; `a` stays where they are opposite infinities.
  @inline(__always) static func sum(_ a: Double, _ b: Double) -> Double {
    let r = a + b
    return r.isNaN ? a : r
  }
  /// The distance from `guide` to `line`; 0 where both are the same infinity.
  @inline(__always) static func distance(_ line: Double, _ guide: Double) -> Double {
    let r = line - guide
    return r.isNaN ? 0 : r
  }
  /// Least and greatest answer apart; 0 for a rigid child, an infinite one as well.
  @inline(__always) static func flexibility(_ greatest: Double, _ least: Double) -> Double {
    greatest == least ? 0 : greatest - least
  }
  /// A part of a length; a fraction of 0 is 0 of an infinite length too.
  @inline(__always) static func part(_ fraction: Double, _ length: Double) -> Double {
    fraction == 0 ? 0 : fraction * length
  }
  /// Contradictory limits: the minimum wins (our choice). NaN limits do not limit.
  @inline(__always) static func clamp(_ v: Double, _ least: Double, _ most: Double) -> Double {
    var r = v
    if r > most { r = most }
    if r < least { r = least }
    return r
  }
}
