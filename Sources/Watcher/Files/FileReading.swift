internal import Foundation

/// One look into a file.
struct FileReading {
  var content: FileChange.Content
  /// The stamp before the first byte was read; nil where there was nothing to read.
  var stamp: FileStamp?
  /// Whether nobody wrote while the bytes were read, as far as stamps tell.
  var isSettled = true

  /// Reads the file at the end of `chain`; at most `limit` bytes.
  init(of chain: LinkChain, limit: Int = Watcher.maximumBytes) {
    switch chain.end {
    case .missing: content = .missing
    case .unreadable(let reason): content = .unreadable(reason)
    case .target:
      content = .missing
      if let place = chain.places.last { read(place.path, limit) }
    }
  }

  private mutating func read(_ path: String, _ limit: Int) {
    var status = stat()
    guard stat(path, &status) == 0 else { return fail(errno) }
    stamp = FileStamp(status)
    // Looked at before it is opened: opening a pipe or a device can have effects.
    guard status.st_mode & S_IFMT == S_IFREG else { return content = .unreadable(.notRegular) }
    guard status.st_size <= limit else { return content = .unreadable(.tooLarge(bytes: Int(status.st_size), limit: limit)) }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { return fail(errno) }
    defer { close(file) }
    guard fstat(file, &status) == 0 else { return fail(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { return content = .unreadable(.notRegular) }
    let before = FileStamp(status)
    stamp = before
    // One byte more than the stamp says: the read that finds the end needs no second call.
    var bytes = Data(count: min(limit, max(0, Int(status.st_size))) + 1)
    var count = 0
    while count <= limit {
      if count == bytes.count { bytes.count = min(limit + 1, 2 * count) }
      let room = bytes.count - count
      let got = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { Foundation.read(file, $0 + count, room) } ?? 0
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { return fail(errno) }
      if got == 0 { break }
      count += got
    }
    guard count <= limit else { return content = .unreadable(.tooLarge(bytes: count, limit: limit)) }
    content = .changed(bytes.prefix(count))
    isSettled = fstat(file, &status) == 0 && FileStamp(status) == before
  }

  private mutating func fail(_ code: Int32) {
    content = code == ENOENT || code == ENOTDIR ? .missing : .unreadable(.system(code: code))
  }
}
