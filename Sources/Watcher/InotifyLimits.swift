public import Foundation

/// How much the kernel lets one user watch. Source: inotify(7), `/proc/sys/fs/inotify`.
public struct InotifyLimits: Sendable, Equatable {
  /// Files and folders that one user may watch at a time.
  public var maxUserWatches: Int
  /// Inotify instances that one user may open at a time; this program opens one.
  public var maxUserInstances: Int

  /// The kernel does not tell a limit: the file is missing, unreadable, or holds no number.
  public struct Unreadable: Error, Equatable, CustomStringConvertible {
    /// The file that should hold the limit.
    public var path: String
    /// Names the file.
    public init(path: String) { self.path = path }
    /// One line for a person.
    public var description: String { "\(path) holds no limit: is inotify part of this kernel?" }
  }

  /// Limits given by hand.
  public init(maxUserWatches: Int, maxUserInstances: Int) {
    self.maxUserWatches = maxUserWatches
    self.maxUserInstances = maxUserInstances
  }

  /// Reads the limits from `folder`, the kernel's own unless a test gives another.
  public init(readFrom folder: URL = URL(filePath: "/proc/sys/fs/inotify", directoryHint: .isDirectory)) throws(Unreadable) {
    func limit(_ name: String) throws(Unreadable) -> Int {
      let file = folder.appending(path: name)
      let text = try? String(contentsOf: file, encoding: .utf8)
      guard let number = text.flatMap({ Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }), number >= 0 else { throw Unreadable(path: file.path) }
      return number
    }
    self.init(maxUserWatches: try limit("max_user_watches"), maxUserInstances: try limit("max_user_instances"))
  }
}
