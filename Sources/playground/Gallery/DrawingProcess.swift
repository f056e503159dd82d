internal import Foundation

/// A process of the playground that draws one file after the other.
@MainActor
final class DrawingProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var answer: [UInt8] = []
  /// The file that it draws now; nil where it waits for one.
  private(set) var file: String?

  /// - Parameter words: its command line.
  /// - Throws: why it cannot be started.
  init(_ words: [String]) throws {
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = words
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }
  isolated deinit { end() }

  /// Becomes readable when it has drawn its file, or has ended.
  var descriptor: Int32 { output.fileHandleForReading.fileDescriptor }

  /// How long it may draw one file (our choice); its previews have bounds of their own.
  private static let limit = Duration.seconds(300)
  private var start = ContinuousClock.now
  /// Whether it draws its file for too long.
  var isLate: Bool { file != nil && start.duration(to: .now) > Self.limit }

  /// Gives it a file. Where it has ended meanwhile, its news say so.
  func draw(_ path: String) {
    (file, start) = (path, .now)
    var bytes = Array((path + "\n").utf8)[...]
    let descriptor = input.fileHandleForWriting.fileDescriptor
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// What has become of its file.
  enum News {
    /// It draws on.
    case nothing
    case drawn(String)
    /// The process has ended while it drew it.
    case lost(String)
    /// It was ended, because it drew it for too long.
    case late(String)
  }
  /// Reads what it says; waits for it if it says nothing.
  func news() -> News {
    if let file, isLate {
      end()
      return .late(file)
    }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
    defer { if count <= 0 { end() } }
    guard let file else { return .nothing }
    guard count > 0 else { return .lost(file) }
    answer += buffer[..<count]
    guard answer.last == UInt8(ascii: "\n") else { return .nothing }
    answer = []
    self.file = nil
    return .drawn(file)
  }
  /// More memory than this a process does not keep for its next file (our choice).
  private static let memoryLimit = 400 << 20
  /// Whether it holds so much memory that another one had better draw the next file.
  var isFull: Bool {
    let text = FileManager.default.contents(atPath: "/proc/\(process.processIdentifier)/statm")
    let words = String(decoding: text ?? Data(), as: UTF8.self).split(separator: " ")
    guard words.count > 1, let pages = Int(words[1]) else { return false }
    return pages * Int(getpagesize()) > Self.memoryLimit
  }
  /// Whether it can be given a file.
  private(set) var isOpen = true
  /// Ends it.
  func end() {
    guard isOpen else { return }
    isOpen = false
    try? input.fileHandleForWriting.close()
    if process.isRunning { process.terminate() }
  }
}
