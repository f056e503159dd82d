internal import CInotifyTools
internal import Synchronization

extension InotifyTools {
  /// Whether a watcher owns the library. Its state is global and unlocked, so there is one owner in a process.
  private static let isClaimed = Mutex(false)

  /// Makes the caller the owner; false when there is one already.
  static func claim() -> Bool {
    isClaimed.withLock { claimed in
      guard !claimed else { return false }
      claimed = true
      return true
    }
  }

  /// Gives the library up; only its owner calls this.
  static func release() {
    isClaimed.withLock { $0 = false }
  }

  /// Opens and closes an instance, unless a watcher holds one at this moment, which answers the question too.
  static func initialisesUnlessClaimed() -> Bool {
    isClaimed.withLock { claimed in
      guard !claimed else { return true }
      guard inotifytools_initialize() != 0 else { return false }
      inotifytools_cleanup()
      return true
    }
  }
}
