public import FileAccess
internal import Foundation

/// The entries of all sessions, in a file: one record a line below a line that names the format.
///
/// Any number of processes may append at once: each appends one record under a lock (`flock`). The file is the user's alone (mode 0600). A damaged or foreign
/// file is put aside, never overwritten; a place that cannot be written gives a warning and an editor without a memory, never an error.
public struct HistoryFile {
  private static let heading = Array("playground history 1\n".utf8)
  /// A larger file is none of ours. Our choice: 10,000 entries of 1 KB, and some room.
  private static let maximumBytes = 1 << 24
  /// How long another process may hold the lock.
  private static let patience: Duration = .seconds(2)

  /// Where the file is.
  public let path: String
  /// What went wrong, if anything did.
  public private(set) var warning: HistoryWarning?
  private var isAvailable = true
  private let calls: SystemCalls

  /// A file that need not exist yet; its directories are made when the first entry is.
  /// - Parameter calls: the system's; a test can put others in their place.
  public init(path: String, calls: SystemCalls = .real) { (self.path, self.calls) = (path, calls) }

  /// Reads the entries of all sessions so far, oldest first, at most the last `limit`.
  public mutating func load(limit: Int = 1_000) -> [String] {
    guard let file = open(creating: false) else { return [] }
    defer { _ = calls.close(file) }
    let bytes: [UInt8]
    do throws(FileError) {
      guard let found = try contents(of: file) else {
        putAside([])
        return []
      }
      bytes = found
    } catch {
      // What cannot be read may be whole: it is left alone.
      fail(error)
      return []
    }
    var isDamaged = !bytes.isEmpty && !bytes.starts(with: Self.heading)
    guard !isDamaged else {
      putAside([])
      return []
    }
    var entries: [String] = []
    let lines = bytes.dropFirst(Self.heading.count).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // What follows the last newline was cut off while it was written: it is no damage.
    for line in lines.dropLast() {
      guard let entry = HistoryRecord.decode(line) else {
        isDamaged = true
        continue
      }
      entries.append(entry)
    }
    if isDamaged { putAside(entries) }
    return entries.suffix(max(0, limit))
  }

  /// Adds an entry, before it is evaluated. A crash right after this call loses nothing.
  public mutating func append(_ entry: String) {
    guard isAvailable, let file = open(creating: true) else { return }
    defer { _ = calls.close(file) }
    do throws(FileError) { try write([entry], to: file) } catch { fail(error) }
  }

  // MARK: The file

  /// Opens the file and holds its lock; it ends when the descriptor is closed.
  private mutating func open(creating: Bool) -> Int32? {
    guard !path.isEmpty, !path.utf8.contains(0) else { return fail(EINVAL) }
    if creating { makeFolder() }
    let deadline = ContinuousClock.now + Self.patience
    while true {
      // Not blocking: a pipe in place of the file must not hold us up.
      let file = calls.open(AT_FDCWD, path, O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (creating ? O_CREAT : 0), 0o600)
      if file < 0, errno == EINTR { continue }
      guard file >= 0 else { return !creating && errno == ENOENT ? nil : fail(errno) }
      var ours = stat()
      var named = stat()
      guard fstat(file, &ours) == 0, ours.st_mode & S_IFMT == S_IFREG else {
        _ = calls.close(file)
        return fail(EINVAL)
      }
      let isLocked = calls.lock(file, LOCK_EX | LOCK_NB) == 0
      // Another process may have put the file aside between the two calls.
      if isLocked, stat(path, &named) == 0, named.st_ino == ours.st_ino, named.st_dev == ours.st_dev {
        if ours.st_mode & 0o077 != 0 { _ = calls.changeMode(file, 0o600) }
        return file
      }
      _ = calls.close(file)
      guard ContinuousClock.now < deadline else { return fail(EAGAIN) }
      if !isLocked { usleep(500) }
    }
  }

  /// Makes what is missing of the directories, for the user alone.
  private func makeFolder() {
    FileWriter.makeFolder(URL(filePath: path).deletingLastPathComponent().path)
  }

  /// Nil when there is more than a history of ours can be.
  private func contents(of file: Int32) throws(FileError) -> [UInt8]? {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileError(code: errno) }
    guard status.st_size <= Self.maximumBytes else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { buffer in buffer.baseAddress.map { calls.read(file, $0 + count, buffer.count - count) } ?? 0 }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw FileError(code: errno) }
      if got == 0 { break }
      count += got
    }
    return Array(bytes[..<count])
  }

  /// Appends records, after the heading in an empty file and a newline behind a record that was cut off. What cannot be written whole is taken back.
  private func write(_ entries: [String], to file: Int32) throws(FileError) {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileError(code: errno) }
    var bytes: [UInt8] = status.st_size == 0 ? Self.heading : []
    var last: UInt8 = 0
    if status.st_size > 0, pread(file, &last, 1, status.st_size - 1) == 1, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    for entry in entries { bytes += Array(HistoryRecord.encode(entry).utf8) + [UInt8(ascii: "\n")] }
    do throws(FileError) {
      try FileWriter(calls: calls).put(Data(bytes), into: file)
    } catch {
      _ = calls.truncate(file, Int(status.st_size))
      throw error
    }
  }

  /// Keeps the damaged file under another name and begins a new one with what could be read. The caller holds the old file's lock.
  private mutating func putAside(_ entries: [String]) {
    // What was put aside before stays, too.
    let kept = FileWriter.freeName(path + ".bad")
    guard calls.rename(AT_FDCWD, path, kept) == 0 else {
      fail(errno)
      return
    }
    if !entries.isEmpty, let file = open(creating: true) {
      do throws(FileError) { try write(entries, to: file) } catch { fail(error) }
      _ = calls.close(file)
    }
    if warning == nil { warning = .damaged(path: path, kept: kept) }
  }

  private mutating func fail(_ error: FileError) {
    if case .system(let code) = error { fail(code) } else { fail(ENOENT) }
  }
  /// No more attempts: one warning is enough.
  @discardableResult private mutating func fail(_ code: Int32) -> Int32? {
    isAvailable = false
    if warning == nil { warning = .unavailable(path: path, code: code) }
    return nil
  }
}
