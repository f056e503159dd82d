internal import Glibc

/// Sorted lines in constant bytes.
extension UnsafeBufferPointer<UInt8> {
  /// The number that `digits` digits of base 64 at `place` tell: the 64 characters from `0` to `o`.
  func number(at place: Int, digits: Int) -> Int {
    var result = 0
    for position in place..<(place + digits) { result = result << 6 | (Int(self[position]) - 48) }
    return result
  }

  /// The line around `place`, without its end.
  func line(at place: Int) -> Range<Int> {
    guard let base = baseAddress else { return 0..<0 }
    var start = base + place
    while start > base, start[-1] != 10 { start -= 1 }
    let end = memchr(base + place, 10, count - place).map { base.distance(to: $0.assumingMemoryBound(to: UInt8.self)) } ?? count
    return base.distance(to: start)..<end
  }

  /// The line behind another one.
  func line(after line: Range<Int>) -> Range<Int>? { line.upperBound + 1 < count ? self.line(at: line.upperBound + 1) : nil }

  /// The first line that is not smaller than `key` by its bytes.
  func firstLine(notBelow key: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var low = 0
    var high = count
    while low < high {
      let line = line(at: low + (high - low) / 2)
      if isBelow(line, key) { low = Swift.min(line.upperBound + 1, high) } else { high = line.lowerBound }
    }
    return low < count ? line(at: low) : nil
  }

  /// The first line that begins with `key`.
  func line(beginningWith key: UnsafeBufferPointer<UInt8>) -> Range<Int>? { firstLine(notBelow: key).flatMap { starts(at: $0.lowerBound, with: key) ? $0 : nil } }

  /// Whether `key` stands at `place`.
  func starts(at place: Int, with key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = baseAddress, let other = key.baseAddress, place + key.count <= count else { return false }
    return memcmp(base + place, other, key.count) == 0
  }

  private func isBelow(_ line: Range<Int>, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = baseAddress, let other = key.baseAddress else { return false }
    let order = memcmp(base + line.lowerBound, other, Swift.min(line.count, key.count))
    return order == 0 ? line.count < key.count : order < 0
  }
}

extension StaticString {
  /// The bytes of the literal; they are there as long as the program.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
