public import Foundation

/// A file that is open for reading: what is read is what was looked at, whatever happens to its name meanwhile.
public struct OpenFile: Sendable {
  /// What it was when it was opened.
  public let status: FileStatus
  private let descriptor: Descriptor
  private let calls: SystemCalls

  /// Opens a file that a person named: a regular file, or an open descriptor of this process, as `/dev/stdin` and `/dev/fd/63`, which may be a pipe.
  ///
  /// Nothing is waited for: a pipe with a name, a socket, a device and a folder are refused.
  public init(_ path: String, calls: SystemCalls = .real) throws(FileError) {
    guard !path.utf8.contains(0) else { throw .missing }
    if let number = OpenFile.descriptor(named: path) {
      try self.init(descriptor: number, calls)
    } else {
      try self.init(path, below: AT_FDCWD, follows: true, calls)
    }
  }
  /// Standard input, whatever it is; reading waits for it.
  public static func standardInput(calls: SystemCalls = .real) throws(FileError) -> OpenFile { try OpenFile(descriptor: STDIN_FILENO, calls) }
  private init(descriptor number: Int32, _ calls: SystemCalls) throws(FileError) {
    let open = try Descriptor(fcntl(number, F_DUPFD_CLOEXEC, 0))
    let status = try open.status()
    if status.kind == .folder { throw .folder }
    self.init(status, open, calls)
  }
  /// Opens a regular file below an open folder.
  init(_ name: String, below folder: Int32, follows: Bool = false, _ calls: SystemCalls) throws(FileError) {
    let way = follows ? 0 : O_NOFOLLOW
    // Looked at before it is opened, because opening a device can have effects; and after it, because another may stand there now.
    try OpenFile.check(Descriptor(openat(folder, name, __O_PATH | O_CLOEXEC | way)).status())
    var number: Int32
    repeat { number = calls.open(folder, name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | way, 0) } while number < 0 && errno == EINTR
    let open = try Descriptor(number)
    let status = try open.status()
    try OpenFile.check(status)
    self.init(status, open, calls)
  }
  private init(_ status: FileStatus, _ descriptor: Descriptor, _ calls: SystemCalls) { (self.status, self.descriptor, self.calls) = (status, descriptor, calls) }
  private static func check(_ status: FileStatus) throws(FileError) {
    switch status.kind {
    case .regular: return
    case .folder: throw .folder
    case let kind: throw .notRegular(kind)
    }
  }

  /// Everything that stands in it.
  /// - Parameter limit: in bytes; more is not read.
  public func contents(limit: Int) throws(FileError) -> Data {
    if status.kind == .regular, status.size > limit { throw .tooLarge(limit: limit) }
    let data = try prefix(limit + 1)
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    return data
  }
  /// The first bytes, at most so many.
  public func prefix(_ count: Int) throws(FileError) -> Data {
    var data = Data()
    while data.count < count {
      let part = min(count - data.count, max(4_096, min(1 << 20, status.size + 1 - data.count)))
      var bytes = [UInt8](repeating: 0, count: part)
      let got = bytes.withUnsafeMutableBytes { calls.read(descriptor.number, $0.baseAddress, $0.count) }
      if got < 0, errno == EINTR { continue }
      if got < 0, errno == EAGAIN {
        var waiting = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
        continue
      }
      guard got >= 0 else { throw FileError.last() }
      if got == 0 { break }
      data.append(contentsOf: bytes[..<got])
    }
    return data
  }

  /// Whether a path names an open descriptor of this process.
  public static func isDescriptor(_ path: String) -> Bool { descriptor(named: path) != nil }
  /// The number of an open descriptor that a path names, as `/dev/stdin`, `/dev/fd/3` and `/proc/self/fd/3` do; nil for anything else.
  static func descriptor(named path: String) -> Int32? {
    var path = path
    for _ in 0..<8 {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard let name = parts.last, !name.isEmpty else { return nil }
      let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/" : "./"
      if let number = Int32(name), number >= 0, isOwnDescriptors(folder) { return number }
      let link = path
      guard let target = try? Descriptor.text({ readlink(link, $0, $1) }) else { return nil }
      path = target.hasPrefix("/") ? target : folder + target
    }
    return nil
  }
  private static func isOwnDescriptors(_ folder: String) -> Bool {
    guard let real = try? Descriptor(open(folder, __O_PATH | O_DIRECTORY | O_CLOEXEC)).realPath() else { return false }
    return real.hasPrefix("/proc/\(getpid())/") && real.hasSuffix("/fd")
  }
}
