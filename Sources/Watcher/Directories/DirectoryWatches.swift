internal import CInotifyTools
internal import Foundation

/// The watched directories: the one place that calls libinotifytools while files are watched. Lives on the watcher's thread.
///
/// Rules that the library needs: no watch is ever removed alone (it prints and fails for a watch that the kernel dropped), everything is made anew instead;
/// events are taken until there are none before `poll` (they are buffered inside) and before a renewal (they would come again).
struct DirectoryWatches {
  /// The inotify descriptor, for `poll`; -1 while there is no instance.
  private(set) var descriptor: Int32 = -1
  private(set) var directories: Set<String> = []

  var isOpen: Bool { descriptor >= 0 }

  /// Opens an instance, or says why there is none to have.
  mutating func open() -> PollingReason? {
    guard !isOpen else { return nil }
    let before = Self.inotifyDescriptors()
    guard inotifytools_initialize() != 0 else { return .instanceLimit(limits: try? InotifyLimits()) }
    // The library keeps its descriptor to itself; it waits with `select`, which knows descriptors below 1024 only.
    let found = Self.inotifyDescriptors().subtracting(before).max()
    guard let found, found < 1024 else {
      inotifytools_cleanup()
      return found.map(PollingReason.descriptor) ?? .instanceLimit(limits: try? InotifyLimits())
    }
    descriptor = found
    _ = fcntl(found, F_SETFD, FD_CLOEXEC)
    return nil
  }

  /// Drops all watches and events.
  mutating func close() {
    guard isOpen else { return }
    while inotifytools_next_events(0, 1) != nil {}
    inotifytools_cleanup()
    descriptor = -1
    directories = []
  }

  /// Watches one more directory, an absolute path without links. The result is 0 or an `errno`.
  mutating func add(_ directory: String) -> Int32 {
    guard isOpen, !directories.contains(directory) else { return 0 }
    var status = stat()
    guard stat(directory, &status) == 0 else { return errno }
    guard status.st_mode & S_IFMT == S_IFDIR else { return ENOTDIR }
    guard inotifytools_watch_file(directory, Int32(bitPattern: DirectoryEvent.mask)) != 0 else {
      let code = inotifytools_error()
      return code > 0 ? code : EIO
    }
    directories.insert(directory)
    return 0
  }

  /// Takes the next event, if one waits.
  func next() -> DirectoryEvent?? {
    // A time-out of 0 blocks for ever in `next_event`, and does not block here.
    guard isOpen, let event = inotifytools_next_events(0, 1) else { return nil }
    guard event.pointee.wd >= 0, let path = inotifytools_filename_from_wd(event.pointee.wd) else {
      return .some(DirectoryEvent(mask: event.pointee.mask, directory: "", name: ""))
    }
    var directory = String(cString: path)
    while directory.count > 1, directory.hasSuffix("/") { directory.removeLast() }
    return .some(DirectoryEvent(mask: event.pointee.mask, directory: directory, name: String(cString: cinotify_name(event))))
  }

  private static func inotifyDescriptors() -> Set<Int32> {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return Set(numbers.compactMap(Int32.init).filter { (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == "anon_inode:inotify" })
  }
}
