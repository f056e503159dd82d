internal import CInotifyTools
internal import Foundation

/// A descriptor that `poll` finds readable between a signal and the next clear (an eventfd). Closed with its last reference.
final class EventDescriptor: Sendable {
  let number: Int32

  init() throws(WatchError) {
    number = cinotify_eventfd()
    guard number >= 0 else { throw .noDescriptor(code: errno) }
  }

  deinit { close(number) }

  /// Makes it readable.
  func signal() {
    var one: UInt64 = 1
    _ = write(number, &one, MemoryLayout<UInt64>.size)
  }

  /// Makes it unreadable.
  func clear() {
    var count: UInt64 = 0
    _ = read(number, &count, MemoryLayout<UInt64>.size)
  }
}
