/// Where the lines of a text may end beside blanks, in UTF-8 bytes.
struct LineBreaks: Sendable {
  private let offsets: ContiguousArray<Int>

  /// Nowhere but at blanks.
  init() { offsets = [] }
  /// By Unicode's rules (UAX #14).
  init(_ string: String) {
    offsets = []
  }

  /// Whether a line may end at an offset. Offsets are asked for in order; `next` remembers the place.
  @inline(__always) func isBreak(_ offset: Int, _ next: inout Int) -> Bool {
    while next < offsets.count, offsets[next] < offset { next += 1 }
    return next < offsets.count && offsets[next] == offset
  }
}
