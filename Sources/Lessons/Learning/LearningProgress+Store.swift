public import FileAccess
internal import Foundation

extension LearningProgress {
  /// What a file says, and a warning about it.
  ///
  /// A file that is no progress is put aside beside its place, as `…broken`; one of a newer version, or one that cannot be read or put aside, is left alone, and
  /// ``Store/isWritable`` is false.
  public struct Store: Sendable {
    /// The file.
    public let path: String
    /// Whether changes are kept.
    public private(set) var isWritable = true
    /// Whether reading or writing failed.
    public private(set) var hasFailed = false
    /// What a person should know; nil for nothing.
    public private(set) var warning: String?
    /// What was read.
    public private(set) var progress = LearningProgress()
    private let calls: SystemCalls
    private var writer: FileWriter { FileWriter(calls: calls) }
    /// More is no progress of ours (our choice).
    private static let byteLimit = 1 << 24
    /// How long another process may hold the lock.
    private static let patience: Duration = .seconds(2)

    /// Reads a file, which need not exist yet.
    /// - Parameter calls: the system's; a test can put others in their place.
    public init(path: String, calls: SystemCalls = .real) {
      (self.path, self.calls) = (path, calls)
      load()
    }

    /// Reads what the file says now; what was read before stays where it says nothing.
    private mutating func load() {
      let data: Data
      do throws(FileError) {
        data = try OpenFile(path, calls: calls).contents(limit: Store.byteLimit)
      } catch .missing {
        return
      } catch .tooLarge {
        return putAside()
      } catch {
        hasFailed = true
        return leave("your progress cannot be read, and nothing is kept: \(path): \(error)")
      }
      struct Version: Decodable { var version: Int }
      if let version = try? JSONDecoder().decode(Version.self, from: data).version, version > LearningProgress.version {
        return leave("\(path) was written by a newer playground (version \(version)): it is left alone, and nothing is kept")
      }
      guard let read = try? JSONDecoder().decode(LearningProgress.self, from: data) else { return putAside() }
      progress = read
    }
    private mutating func leave(_ reason: String) { (isWritable, warning) = (false, reason) }
    private mutating func putAside() {
      let aside = FileWriter.freeName(path + ".broken")
      guard calls.rename(AT_FDCWD, path, aside) == 0 else {
        hasFailed = true
        return leave("\(path) holds no progress and cannot be put aside: \(FileError(code: errno)); nothing is kept")
      }
      warning = "\(path) holds no progress; it was put aside as \(aside)"
    }

    /// Changes what is kept: the file is read again first, under a lock, so that another session's changes stay.
    /// - Returns: why nothing could be kept; nil if it was, or needs not be.
    public mutating func update(_ change: (inout LearningProgress) -> Void) -> String? {
      guard isWritable else {
        change(&progress)
        return nil
      }
      FileWriter.makeFolder(URL(filePath: path).deletingLastPathComponent().path)
      var lock: Int32
      repeat { lock = calls.open(AT_FDCWD, path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600) } while lock < 0 && errno == EINTR
      defer { if lock >= 0 { _ = calls.close(lock) } }
      // Where locks cannot be had, as in a folder that cannot be written, writing says why.
      if lock >= 0, !isLocked(lock) { return stop("another playground holds \(path).lock", change) }
      load()
      change(&progress)
      guard isWritable else { return warning }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
      do {
        try writer.write(try encoder.encode(progress), to: path)
        return nil
      } catch {
        (isWritable, hasFailed) = (false, true)
        return "your progress cannot be kept: \(path): \(error)"
      }
    }
    private mutating func stop(_ reason: String, _ change: (inout LearningProgress) -> Void) -> String {
      change(&progress)
      (isWritable, hasFailed) = (false, true)
      return "your progress cannot be kept: \(reason)"
    }
    private func isLocked(_ file: Int32) -> Bool {
      let end = ContinuousClock.now + Store.patience
      while calls.lock(file, LOCK_EX | LOCK_NB) != 0 {
        // Some file systems have no locks.
        if errno != EWOULDBLOCK, errno != EINTR { return true }
        if ContinuousClock.now >= end { return false }
        usleep(1_000)
      }
      return true
    }

    /// Forgets everything, or one lesson; what was is kept beside the file as `….backup`.
    /// - Returns: what was done, or why nothing could be.
    /// - Throws: nothing was forgotten, with the reason.
    public mutating func reset(lesson: String?) throws(Unforgotten) -> String {
      guard isWritable else { throw Unforgotten(reason: warning ?? "nothing is kept") }
      let backup = path + ".backup"
      do throws(FileError) {
        try writer.write(try OpenFile(path, calls: calls).contents(limit: Store.byteLimit), to: backup)
      } catch .missing {
        return "there is no progress to forget"
      } catch {
        throw Unforgotten(reason: "nothing was forgotten: the backup \(backup) cannot be written: \(error)")
      }
      let failure = update { progress in
        if let lesson { progress.lessons[lesson] = nil } else { progress = LearningProgress() }
      }
      if let failure { throw Unforgotten(reason: failure) }
      return "forgotten: \(lesson ?? "everything"); the old state is in \(backup)"
    }
    /// Why nothing was forgotten.
    public struct Unforgotten: Error {
      /// In words.
      public let reason: String
    }
  }
}
