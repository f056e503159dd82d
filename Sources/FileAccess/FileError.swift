internal import Foundation

/// Why a file cannot be read or written.
public enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is none of that name.
  case missing
  case folder
  /// What is no file with contents of its own.
  case notRegular(FileKind)
  /// It lies, or a link on the way to it leads, out of the folders that may be read.
  case outside
  case tooLarge(limit: Int)
  /// What was to be written would take the place of what it was made from.
  case source
  /// A new file was wanted.
  case exists
  /// A pipe that was to be written is read by nobody.
  case noReader
  /// Any other failure of the system, by its `errno`.
  case system(Int32)

  /// The failure of the system call before.
  static func last() -> FileError { FileError(code: errno) }
  /// The failure of an `errno`.
  public init(code: Int32) { self = code == ENOENT || code == ENOTDIR ? .missing : .system(code) }

  /// What is wrong, in words that follow a name.
  public var description: String {
    switch self {
    case .missing: "there is no such file"
    case .folder: "it is a directory"
    case .notRegular(let kind): "it is \(kind), not a regular file"
    case .outside: "it lies outside of the folder that may be read"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .exists: "it is there already"
    case .noReader: "it is a named pipe that nobody reads"
    case .source: "it is the source itself, which would be lost"
    case .system(let code): String(cString: strerror(code))
    }
  }
}

/// What stands behind a name in a folder.
public enum FileKind: Hashable, Sendable, CustomStringConvertible {
  case regular, folder, link, pipe, socket, device

  init(_ mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }
  /// With an article.
  public var description: String {
    switch self {
    case .regular: "a regular file"
    case .folder: "a directory"
    case .link: "a link"
    case .pipe: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }
}
