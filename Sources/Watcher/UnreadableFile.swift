internal import Foundation

/// Why something that is there gives no bytes.
public enum UnreadableFile: Error, Sendable, Equatable, CustomStringConvertible {
  /// A directory, a pipe, a socket or a device.
  case notRegular
  /// More bytes than `limit`; nothing was read.
  case tooLarge(bytes: Int, limit: Int)
  /// Links that lead in a circle, or more than 40 of them (the kernel's own limit, path_resolution(7)).
  case tooManyLinks
  /// An empty path, or one that holds a NUL.
  case invalidPath
  /// Any other refusal of the system, an `errno`.
  case system(code: Int32)

  /// One line for a person, without the path.
  public var description: String {
    switch self {
    case .notRegular: "is not a regular file"
    case .tooLarge(let bytes, let limit): "is too large: \(bytes) bytes, at most \(limit) are read"
    case .tooManyLinks: "is behind symbolic links that lead in a circle"
    case .invalidPath: "is no path"
    case .system(let code): String(cString: strerror(code))
    }
  }
}
