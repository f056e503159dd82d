internal import Drawing

/// What becomes of a colour: each new component is a sum of parts of the old ones, and a number that is added.
public struct ColorMatrix: Equatable, Sendable {
  /// The new red: parts of red, green, blue and opacity, and what is added.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The new green: parts of red, green, blue and opacity, and what is added.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The new blue: parts of red, green, blue and opacity, and what is added.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The new opacity: parts of red, green, blue and opacity, and what is added.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  /// Changes nothing.
  public init() {}

  /// What becomes of a colour; components are kept between 0 and 1.
  func applied(to color: RGBA) -> RGBA {
    func sum(_ parts: Float...) -> Double {
      let old = [color.red, color.green, color.blue, color.alpha, 1]
      let sum = zip(parts, old).reduce(0) { $0 + Double($1.0) * $1.1 }
      return sum.isNaN ? 0 : max(0, min(1, sum))
    }
    return RGBA(
      red: sum(r1, r2, r3, r4, r5), green: sum(g1, g2, g3, g4, g5), blue: sum(b1, b2, b3, b4, b5),
      alpha: sum(a1, a2, a3, a4, a5))
  }
}
