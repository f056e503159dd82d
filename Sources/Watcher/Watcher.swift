internal import Foundation
internal import Synchronization

/// Watches files and tells what they hold after each save, whatever way of saving an editor has.
///
/// A thread of its own owns libinotifytools and waits without using the processor. The directories of the files are watched, never the files, and those of
/// every hop of a symbolic link. A save is reported at once; further saves within 5 ms, in a long burst within 20 ms, are one further report. A file that vanishes is reported after 300 ms,
/// because some editors save by renaming the old file away; an emptied file after 250 ms too, because others truncate before they write. Equal bytes are never
/// reported twice. (Intervals: measurements of `vim`, `sed` and `git`, and our choice.)
public final class Watcher: Sendable {
  /// When to look at the files at intervals.
  public enum Polling: Sendable, Equatable {
    /// Only when inotify's limits leave no other way.
    case whenNeeded
    /// Always: for file systems that send no events.
    case always
  }

  /// Files of more bytes than this are reported as ``UnreadableFile/tooLarge(bytes:limit:)``.
  public static let maximumBytes = 1 << 20

  private let mailbox: Mailbox
  private let thread: Mutex<pthread_t?>

  /// Starts the thread; nothing is watched yet.
  ///
  /// All signals are blocked in the new thread, so that it never takes one away from the thread that waits for them.
  public init(polling: Polling = .whenNeeded) throws(WatchError) {
    guard InotifyTools.claim() else { throw .alreadyRunning }
    do throws(WatchError) {
      let mailbox = Mailbox(news: try EventDescriptor(), orders: try EventDescriptor())
      self.mailbox = mailbox
      thread = Mutex(
        try startThread {
          var loop = WatchLoop(mailbox: mailbox, polling: polling)
          loop.run()
          InotifyTools.release()
        })
    } catch {
      InotifyTools.release()
      throw error
    }
  }

  deinit { stop() }

  /// A descriptor that is readable while ``takeChanges()`` or ``status`` has news: for `poll`. Do not read from it. It lives as long as the watcher.
  public var descriptor: Int32 { mailbox.news.number }

  /// How the files are watched at the moment.
  public var status: WatchStatus { mailbox.status }

  /// Replaces the set of watched files. Each new path is reported once as it is found, then at every change.
  ///
  /// - Parameter files: Absolute paths, or relative to the current directory at this moment. A path may not exist yet and may hold symbolic links anywhere.
  public func watch(files: Set<String>) {
    let folder = currentFolder()
    var paths: [String: String] = [:]
    for file in files { paths[file] = file.hasPrefix("/") || file.isEmpty ? file : "\(folder)/\(file)" }
    mailbox.order(paths)
  }

  /// Takes the changes that are waiting, at most one for each path: the last. Never blocks.
  public func takeChanges() -> [FileChange] {
    mailbox.take()
  }

  /// Ends the thread and waits for it; a second call does nothing. Changes that wait can still be taken.
  public func stop() {
    thread.withLock { running in
      guard let thread = running else { return }
      mailbox.orderStop()
      pthread_join(thread, nil)
      running = nil
    }
  }

  private func currentFolder() -> String {
    guard let bytes = getcwd(nil, 0) else { return "" }
    defer { free(bytes) }
    return String(cString: bytes)
  }
}
