internal import Foundation

/// Calls what is written in C, in every way that the library does: continuous integration runs it under valgrind, which sees what C reads and writes.
///
/// The tests themselves cannot run there: valgrind 3.19 ends at a thread that libdispatch names.
@main @MainActor struct Probe {
  static func main() {
    if CommandLine.arguments.contains("--overrun") { return overrun() }
    for (name, part) in [
      ("images", probeImages), ("pictures", probePictures), ("letters", probeLetters), ("sixels", probeSixels), ("line editor", probeEditor), ("watcher", probeWatcher),
    ]
      as [(String, @MainActor () throws -> Void)]
    {
      let start = ContinuousClock.now
      do {
        try part()
        print("\(name): \(start.duration(to: .now))")
      } catch {
        print("\(name): \(error)")
        exit(1)
      }
    }
  }

  /// Reads a byte behind a buffer: what has to be found, or nothing is proven.
  private static func overrun() {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
    bytes.initialize(repeating: 1, count: 16)
    print("a byte behind the end: \(bytes[16] == 1 ? "one" : "another")")
    bytes.deallocate()
  }

  struct Unexpected: Error, CustomStringConvertible {
    var description: String
  }
  static func expect(_ condition: Bool, _ what: @autoclosure () -> String) throws(Unexpected) {
    if !condition { throw Unexpected(description: what()) }
  }
}

/// The same numbers in each run.
struct Numbers: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  /// xorshift (Marsaglia 2003).
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
