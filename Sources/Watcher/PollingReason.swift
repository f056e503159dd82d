internal import Foundation

/// Why a watcher looks at its files at intervals instead of waiting for events.
public enum PollingReason: Sendable, Equatable, CustomStringConvertible {
  /// The caller wanted it.
  case requested
  /// The user's watches are used up; `held` is how many this watcher got.
  case watchLimit(held: Int, limits: InotifyLimits?)
  /// The user's inotify instances, or this process's descriptors, are used up.
  case instanceLimit(limits: InotifyLimits?)
  /// The inotify descriptor is not below 1,024: libinotifytools waits with `select`, which knows no higher one.
  case descriptor(Int32)
  /// A directory that holds a watched file refused to be watched, an `errno`.
  case refused(directory: String, code: Int32)

  /// One line for a person, with the limit, what we hold and the command that raises it.
  public var description: String {
    switch self {
    case .requested: "looking for changes at intervals, as asked"
    case .watchLimit(let held, let limits):
      "looking for changes at intervals: the limit of inotify watches\(limits.map { " (\($0.maxUserWatches))" } ?? "") is reached, \(held) are ours; "
        + "sudo sysctl fs.inotify.max_user_watches=\(max((limits?.maxUserWatches ?? 0) * 2, 524_288)) raises it"
    case .instanceLimit(let limits):
      "looking for changes at intervals: the limit of inotify instances\(limits.map { " (\($0.maxUserInstances))" } ?? "") is reached, none is ours; "
        + "sudo sysctl fs.inotify.max_user_instances=\(max((limits?.maxUserInstances ?? 0) * 2, 512)) raises it"
    case .descriptor(let number):
      "looking for changes at intervals: this process has too many files open: libinotifytools takes descriptors below 1024, "
        + "not \(number)"
    case .refused(let directory, let code): "looking for changes at intervals: \(directory) cannot be watched: \(String(cString: strerror(code)))"
    }
  }
}
