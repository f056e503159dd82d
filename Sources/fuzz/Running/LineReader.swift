internal import Foundation

/// Lines from a descriptor.
struct LineReader {
  let descriptor: Int32
  private var bytes: [UInt8] = []

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line, without its end; nil at the end of input, or after `seconds` without one.
  mutating func next(within seconds: Double? = nil) -> String? {
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeSubrange(...end) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      if let deadline {
        let left = deadline - ContinuousClock.now
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard left > .zero, poll(&polled, 1, Int32(left / .milliseconds(1)) + 1) > 0 else { return nil }
      }
      var part = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += part[..<count]
    }
  }
}
