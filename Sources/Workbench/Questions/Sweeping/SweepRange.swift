internal import Tracing

/// What a sweep goes over: one side of an offer, in whole points.
public struct SweepRange: Hashable, Sendable {
  /// Which side of the offer.
  public var isWidth: Bool
  /// Both ends are asked.
  public var points: ClosedRange<Int>
  /// More points are refused: each is a layout.
  public static let limit = 10_000

  /// Reads `width 0...640` as two words.
  public init(side: String, range: String) throws(SelectorError) {
    guard side == "width" || side == "height" else { throw SelectorError("a sweep goes over 'width' or 'height', not over '\(cleanedLine(side.prefix(40)))'", column: nil) }
    let shown = cleanedLine(range.prefix(40))
    let isHalfOpen = range.contains("..<")
    let ends = range.split(separator: isHalfOpen ? "..<" : "...", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let first = ends[0], let end = ends[1] else { throw SelectorError("'\(shown)' is no range of whole points, as 0...640 is", column: nil) }
    let last = isHalfOpen ? end - 1 : end
    if first > last { throw SelectorError("'\(shown)' is empty: the smaller number comes first", column: nil) }
    guard first >= 0 else { throw SelectorError("'\(shown)' begins below 0; no offer is negative", column: nil) }
    guard last - first <= SweepRange.limit, last <= 1_000_000 else { throw SelectorError("'\(shown)' is too long: \(SweepRange.limit) points are the limit", column: nil) }
    isWidth = side == "width"
    points = first...last
  }
}
