public import Foundation

/// The one way in which files are written.
///
/// A regular file is replaced whole or not at all: a finished temporary file beside it, with its permissions and on the disk, takes its name. A link stays, and what it
/// leads to is written. What is no regular file is written through: a pipe, a device, an open descriptor of the process as `/dev/stdout`.
public struct FileWriter: Sendable {
  let calls: SystemCalls

  /// - Parameter calls: the system's; a test can put others in their place.
  public init(calls: SystemCalls = .real) { self.calls = calls }

  /// Whether a name that is there may be written.
  public enum Choice: Sendable {
    /// A file that is there is replaced.
    case replace
    /// Only a new file is made.
    case create
  }

  /// Writes a file.
  /// - Parameters:
  ///   - path: relative to the working folder; its folder must be there.
  ///   - sources: the files that the bytes were made from: none of them is replaced, whatever its name.
  /// - Throws: why it is not written; a regular file then holds what it held before.
  public func write(_ data: Data, to path: String, choice: Choice = .replace, sparing sources: [String] = []) throws(FileError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    if let number = OpenFile.descriptor(named: path) {
      let open = try Descriptor(fcntl(number, F_DUPFD_CLOEXEC, 0))
      try spare(sources, try open.status())
      return try put(data, into: open.number)
    }
    let place = try Place(path)
    guard let status = place.status else { return try replace(place, with: data, choice) }
    guard choice == .replace else { throw .exists }
    try spare(sources, status)
    switch status.kind {
    case .regular: try replace(place, with: data, choice)
    case .folder: throw .folder
    case .socket, .link: throw .notRegular(status.kind)
    case .pipe, .device: try writeThrough(place, status.kind, data)
    }
  }
  /// Makes a folder with the folders above it, where it is not there.
  /// - Parameter isPrivate: for the person alone; else as the system makes folders.
  public static func makeFolder(_ path: String, isPrivate: Bool = true) {
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: isPrivate ? [.posixPermissions: 0o700] : nil)
  }

  /// A name for what is put aside: this one, or with a number behind it where it is taken; the last of a hundred is used again.
  public static func freeName(_ path: String) -> String {
    var status = stat()
    return (1...100).lazy.map { $0 == 1 ? path : "\(path).\($0)" }.first { lstat($0, &status) != 0 } ?? "\(path).100"
  }
  /// Whether a path leads to a terminal.
  public static func isTerminal(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFCHR else { return false }
    let file = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    defer { if file >= 0 { _ = close(file) } }
    return file >= 0 && isatty(file) == 1
  }

  private func spare(_ sources: [String], _ status: FileStatus) throws(FileError) {
    for source in sources {
      var found = stat()
      if stat(source, &found) == 0, FileStatus(found).identity == status.identity { throw .source }
    }
  }

  // MARK: Regular files

  private func replace(_ place: Place, with data: Data, _ choice: Choice) throws(FileError) {
    let folder = place.folder.number
    if place.status != nil, faccessat(folder, place.name, W_OK, AT_EACCESS) != 0 { throw FileError.last() }
    let name = ".playground-" + String(UInt64.random(in: 0 ... .max), radix: 16)
    let file = try retrying { calls.open(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, place.status == nil ? 0o666 : 0o600) }
    var isOpen = true
    do throws(FileError) {
      try adopt(place.status, file)
      try put(data, into: file)
      _ = try retrying { calls.synchronize(file) }
      isOpen = false
      // An interrupted `close` has closed it all the same.
      if calls.close(file) != 0, errno != EINTR { throw FileError.last() }
      switch choice {
      case .replace: _ = try retrying { calls.rename(folder, name, place.name) }
      case .create:
        _ = try retrying { calls.link(folder, name, place.name) }
        _ = try retrying { calls.remove(folder, name) }
      }
    } catch {
      if isOpen { _ = calls.close(file) }
      _ = calls.remove(folder, name)
      throw error == .system(EEXIST) ? .exists : error
    }
    try synchronize(place.folder)
  }
  /// Gives a new file the permissions of the one that it replaces, and its owner where that is allowed.
  private func adopt(_ status: FileStatus?, _ file: Int32) throws(FileError) {
    guard let status else { return }
    var own = stat()
    guard fstat(file, &own) == 0 else { throw FileError.last() }
    if (own.st_uid, own.st_gid) != (status.owner, status.group), fchown(file, status.owner, status.group) != 0 { _ = fchown(file, own.st_uid, status.group) }
    _ = try retrying { calls.changeMode(file, status.mode) }
  }
  /// The new name is on the disk, too. A folder that cannot be opened for that is left to the system.
  private func synchronize(_ folder: Descriptor) throws(FileError) {
    let open = openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard open >= 0 else { return }
    defer { _ = calls.close(open) }
    do throws(FileError) {
      _ = try retrying { calls.synchronize(open) }
    } catch .system(EINVAL) {
      // Some file systems have nothing to do here.
    }
  }

  // MARK: What is no regular file

  /// How long a pipe may be without a reader (our choice).
  private static let patience: Duration = .seconds(10)

  private func writeThrough(_ place: Place, _ kind: FileKind, _ data: Data) throws(FileError) {
    let flags = O_WRONLY | O_NOFOLLOW | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
    let end = ContinuousClock.now + FileWriter.patience
    var number = calls.open(place.folder.number, place.name, flags, 0)
    while number < 0, errno == EINTR || (errno == ENXIO && kind == .pipe && ContinuousClock.now < end) {
      if errno == ENXIO { usleep(10_000) }
      number = calls.open(place.folder.number, place.name, flags, 0)
    }
    if number < 0, errno == ENXIO, kind == .pipe { throw .noReader }
    let open = try Descriptor(number)
    // Another may stand there by now.
    guard try open.status().kind == kind else { throw .notRegular(try open.status().kind) }
    _ = fcntl(open.number, F_SETFL, O_WRONLY)
    try put(data, into: open.number)
  }

  // MARK: Bytes

  /// Writes all bytes to an open file, from where it stands.
  public func put(_ data: Data, into file: Int32) throws(FileError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { calls.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
        continue
      }
      guard count >= 0 else { throw FileError.last() }
      // A call that writes nothing and does not say why would be repeated for ever.
      guard count > 0 else { throw .system(EIO) }
      rest = rest.dropFirst(count)
    }
  }
  private func retrying(_ call: () -> Int32) throws(FileError) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw FileError.last() }
    }
  }
}

extension FileWriter {
  /// Where a path leads in the end, links followed one by one: the name that is written need not be there yet.
  private struct Place {
    let folder: Descriptor
    let name: String
    /// What is there; nil for nothing.
    let status: FileStatus?
    /// As many links as the kernel follows.
    private static let linkLimit = 40

    init(_ path: String) throws(FileError) {
      var (start, path) = (nil as Descriptor?, path)
      for _ in 0...Place.linkLimit {
        let end = path.lastIndex(of: "/")
        let name = String(end.map { path[path.index(after: $0)...] } ?? path[...])
        guard !name.isEmpty, name != ".", name != ".." else { throw .folder }
        let way = end.map { String(path[...$0]) } ?? "."
        let folder = try Descriptor(openat(start?.number ?? AT_FDCWD, way, __O_PATH | O_DIRECTORY | O_CLOEXEC))
        var found = stat()
        guard fstatat(folder.number, name, &found, AT_SYMLINK_NOFOLLOW) == 0 else {
          guard errno == ENOENT else { throw FileError.last() }
          (self.folder, self.name, status) = (folder, name, nil)
          return
        }
        guard FileKind(found.st_mode) == .link else {
          (self.folder, self.name, status) = (folder, name, FileStatus(found))
          return
        }
        path = try Descriptor.look(at: name, in: folder.number).target()
        start = folder
      }
      throw .system(ELOOP)
    }
  }
}
