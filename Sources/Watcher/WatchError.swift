internal import Foundation

/// Why no watcher could be made. A limit of inotify is none of these: the watcher then polls, see ``WatchStatus``.
public enum WatchError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Another watcher of this process runs; the library's state is global.
  case alreadyRunning
  /// The process may open no more descriptors, an `errno`.
  case noDescriptor(code: Int32)
  /// The process may start no more threads, an `errno`.
  case noThread(code: Int32)

  /// One line for a person.
  public var description: String {
    switch self {
    case .alreadyRunning: "files are already watched by this process"
    case .noDescriptor(let code): "watching needs a file descriptor: \(String(cString: strerror(code)))"
    case .noThread(let code): "watching needs a thread: \(String(cString: strerror(code)))"
    }
  }
}
