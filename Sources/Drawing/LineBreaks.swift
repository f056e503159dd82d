internal import CWidth
internal import Synchronization

/// Where the lines of a text may end beside blanks, in UTF-8 bytes: by Unicode's rules (UAX #14), which ICU knows.
struct LineBreaks: Sendable {
  private let offsets: ContiguousArray<Int>

  /// Nowhere but at blanks.
  init() { offsets = [] }
  /// The places in a cleaned text. Words of plain letters have none inside, and ICU is not asked about them.
  init(_ string: String) {
    var string = string
    offsets = string.withUTF8 { bytes in LineBreaks.isSimple(bytes) ? [] : LineBreaks.found(in: bytes) }
  }

  /// Whether a line may end at an offset. Offsets are asked for in order; `next` remembers the place.
  @inline(__always) func isBreak(_ offset: Int, _ next: inout Int) -> Bool { withOffsets { LineBreaks.isBreak($0, offset, &next) } }
  @inline(__always) static func isBreak(_ offsets: UnsafeBufferPointer<Int>, _ offset: Int, _ next: inout Int) -> Bool {
    while next < offsets.count, offsets[next] < offset { next += 1 }
    return next < offsets.count && offsets[next] == offset
  }
  /// The offsets, for as long as `body` runs.
  @inline(__always) func withOffsets<R>(_ body: (UnsafeBufferPointer<Int>) -> R) -> R { offsets.withUnsafeBufferPointer(body) }

  /// Whether lines may end at blanks only: letters, digits, and signs behind which no line ends before a letter.
  private static func isSimple(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x20, 0x0A, 0x2E, 0x2C, 0x3A, 0x3B, 0x27, 0x22, 0x28, 0x29: continue
      // Behind `!` and `?` a line may end, unless a blank follows.
      case 0x21, 0x3F: if index + 1 < bytes.count, bytes[index + 1] > 0x20 { return false }
      default: return false
      }
    }
    return true
  }

  /// ICU's, which keeps the text that it goes through: one text at a time.
  private final class Finder: @unchecked Sendable {
    let breaks = cwidth_breaks_open()
  }
  private static let finder = Mutex(Finder())
  private static func found(in bytes: UnsafeBufferPointer<UInt8>) -> ContiguousArray<Int> {
    guard let start = bytes.baseAddress, bytes.count < Int(Int32.max) else { return [] }
    var offsets = ContiguousArray<Int>()
    finder.withLock { finder in
      guard let breaks = finder.breaks else { return }
      start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
        withUnsafeMutablePointer(to: &offsets) { list in
          cwidth_breaks(breaks, text, Int64(bytes.count), list) { list, offset in
            list?.assumingMemoryBound(to: ContiguousArray<Int>.self).pointee.append(Int(offset))
          }
        }
      }
    }
    return offsets
  }
}
