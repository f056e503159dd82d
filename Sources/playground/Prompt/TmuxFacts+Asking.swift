internal import Foundation
internal import Terminal

extension TmuxFacts {
  /// tmux answers at once, or not at all (our choice).
  private static let patience: Duration = .milliseconds(200)

  /// What tmux around this process says of itself; nil where it does not.
  static func asked() -> TmuxFacts? {
    let process = Process()
    let answer = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["tmux", "display-message", "-p", TmuxFacts.format]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = answer
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let end = ContinuousClock.now + patience
    var bytes: [UInt8] = []
    while bytes.last != UInt8(ascii: "\n"), bytes.count < 1_000 {
      var polled = pollfd(fd: answer.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let left = Int32(clamping: Int((ContinuousClock.now.duration(to: end) / .milliseconds(1)).rounded(.up)))
      guard poll(&polled, 1, max(left, 0)) > 0 else { break }
      var buffer = [UInt8](repeating: 0, count: 1_000)
      let count = read(polled.fd, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    if process.isRunning { process.terminate() }
    return TmuxFacts(String(decoding: bytes, as: UTF8.self))
  }
}
