/// `0...Int.max` has more numbers than an `Int` can count.
extension ClosedRange<Int> {
  /// How many numbers there are, or the largest number.
  var length: Int {
    let (length, isOverflowing) = upperBound.subtractingReportingOverflow(lowerBound)
    return isOverflowing || length == .max ? .max : length + 1
  }
  /// The same numbers without an upper end; of one that ends at the largest number all but that.
  var halfOpen: Range<Int> { upperBound == .max ? lowerBound..<upperBound : Range(self) }
}
