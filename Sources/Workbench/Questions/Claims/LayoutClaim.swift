internal import LayoutCore

/// What must hold of a layout, as lessons and `solve` write it:
///
///     #title.size == 104x16              points, or cells with a `c` behind the number
///     #title.width <= 13c                ==, !=, <, <=, >, >=
///     #a.width == #b.width               two measurements
///     #a.x == 33 ± 0.5                   a tolerance
///     count(Text) == 3                   how many nodes match
///     proposals(#b) == [nil, 0, inf, 112]  the widths it was offered, in order; or [640x384, …]
///     overflow(none)                     nothing lies outside what holds it; truncation(none)
///     … for width in 160...960           at every whole width of the root's offer, in points; or for height
public struct LayoutClaim: Sendable {
  var claim: Claim
  var sweep: Sweep?
  /// What stands before the value, for rewriting.
  var start = ""
  /// What stands behind it.
  var end = ""

  enum Claim: Sendable {
    case measurement(NodeMeasurement, Comparison, [ClaimedLength], tolerance: Double)
    case equality(NodeMeasurement, Comparison, NodeMeasurement)
    case count(Selector, Comparison, Int)
    case proposals(Selector, Offers)
    case none(Fault)
  }
  /// What a layout may not have.
  enum Fault: String, Sendable, CaseIterable { case overflow, truncation }
  enum Comparison: String, Sendable, CaseIterable {
    case equal = "==", different = "!=", atMost = "<=", atLeast = ">=", less = "<", more = ">"

    func holds(_ a: Double, _ b: Double, tolerance: Double = 0) -> Bool {
      let isSame = a == b || abs(a - b) <= max(tolerance, 0.0001)
      return switch self {
      case .equal: isSame
      case .different: !isSame
      case .atMost: a < b || isSame
      case .atLeast: a > b || isSame
      case .less: a < b && !isSame
      case .more: a > b && !isSame
      }
    }
  }
  enum Offers: Sendable {
    case widths([Double?])
    case sizes([ProposedViewSize])
  }
  /// Every whole length of the root's offer along an axis, in points.
  struct Sweep: Sendable {
    var axis: Axis
    var range: ClosedRange<Int>
    /// As many lengths as a sweep may have (our choice).
    static let limit = 10_000
  }

  /// What is wrong with a line, and where in it.
  public struct Malformed: Error {
    /// In plain words.
    public var message: String
    /// From 1.
    public var column: Int
  }
}
