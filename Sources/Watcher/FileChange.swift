public import Foundation

/// What a watched path holds now, where that differs from what was reported before.
public struct FileChange: Sendable, Equatable {
  /// What was found behind the path, symbolic links followed.
  public enum Content: Sendable, Equatable {
    /// A regular file with these bytes.
    case changed(Data)
    /// Nothing: the file, one of its directories or a link's target does not exist.
    case missing
    /// Something that is there and gives no bytes.
    case unreadable(UnreadableFile)
  }

  /// The path as the caller gave it to ``Watcher/watch(files:)``.
  public var path: String
  /// What was found.
  public var content: Content

  /// A change made by hand.
  public init(path: String, content: Content) {
    self.path = path
    self.content = content
  }
}
