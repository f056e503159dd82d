internal import Foundation
internal import Synchronization

/// The names in a folder, for who asks again and again. They are read anew when the folder has changed: its own time of
/// writing says so, except for a folder that was written a moment before it was read.
public enum FolderNames {
  private struct Known: Sendable {
    let names: [String]
    /// When the folder was written last, in nanoseconds since 1970, and which one it is.
    let modified: Int
    let number: UInt64
  }
  /// Few folders are asked for: those above a person's files.
  private static let limit = 64
  private static let known = Mutex<[String: Known]>([:])
  /// How coarse a file system's times may be, in nanoseconds.
  private static let granularity = 2_000_000_000

  /// The names of what lies in a folder, in no order; none for a folder that cannot be read.
  public static func names(in path: String) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else { return [] }
    let (modified, number) = (nanoseconds(status.st_mtim), UInt64(status.st_ino))
    if let found = known.withLock({ $0[path] }), found.modified == modified, found.number == number {
      return found.names
    }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    if nanoseconds(now) &- modified > granularity {
      known.withLock { known in
        if known.count >= limit { known.removeAll() }
        known[path] = Known(names: names, modified: modified, number: number)
      }
    }
    return names
  }
  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
