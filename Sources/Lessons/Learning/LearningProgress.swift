internal import Foundation

/// How far a learner came, as it is kept in a file: versioned JSON, written whole or not at all, merged under a lock so that two sessions lose nothing.
public struct LearningProgress: Codable, Equatable, Sendable {
  /// How far one lesson was played.
  public struct Entry: Codable, Equatable, Sendable {
    /// The part that comes next, from 0.
    public var part: Int
    /// Whether the lesson was played to its end.
    public var isDone: Bool
    /// How far a lesson was played.
    public init(part: Int, isDone: Bool) {
      self.part = part
      self.isDone = isDone
    }
  }
  /// The form of the file that this program writes.
  public static let version = 1
  /// The form of the file.
  public private(set) var version = LearningProgress.version
  /// By the lesson's name, its file's without folder and ending.
  public var lessons: [String: Entry] = [:]
  /// How often a wrong prediction was the answer of a wrong model of layout, by the model's name.
  public var models: [String: Int] = [:]

  /// Nothing learned yet.
  public init() {}

  /// What a file says, and a warning about it.
  ///
  /// A file that is no progress is put aside beside its place, as `…broken`; one of a newer version is left alone, and ``Store/isWritable`` is false.
  public struct Store: Sendable {
    /// The file.
    public let path: String
    /// Whether changes are kept.
    public private(set) var isWritable = true
    /// What a person should know; nil for nothing.
    public private(set) var warning: String?
    /// What was read.
    public private(set) var progress = LearningProgress()

    /// Reads a file, which need not exist yet.
    public init(path: String) {
      self.path = path
      load()
    }

    private mutating func load() {
      guard let data = FileManager.default.contents(atPath: path) else { return }
      struct Version: Decodable { var version: Int }
      if let version = try? JSONDecoder().decode(Version.self, from: data).version, version > LearningProgress.version {
        isWritable = false
        warning = "\(path) was written by a newer playground (version \(version)): it is left alone, and nothing is kept"
        return
      }
      if let read = try? JSONDecoder().decode(LearningProgress.self, from: data) {
        progress = read
        return
      }
      let aside = path + ".broken"
      _ = rename(path, aside)
      warning = "\(path) holds no progress; it was put aside as \(aside)"
    }

    /// Changes what is kept: the file is read again first, under a lock, so that another session's changes stay.
    /// - Returns: why nothing could be kept; nil if it was, or needs not be.
    public mutating func update(_ change: (inout LearningProgress) -> Void) -> String? {
      guard isWritable else {
        change(&progress)
        return nil
      }
      let folder = URL(filePath: path).deletingLastPathComponent().path
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let lock = open(path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
      defer {
        if lock >= 0 { close(lock) }
      }
      if lock >= 0 { flock(lock, LOCK_EX) }
      if let data = FileManager.default.contents(atPath: path), let read = try? JSONDecoder().decode(LearningProgress.self, from: data) { progress = read }
      change(&progress)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
      do {
        try encoder.encode(progress).write(to: URL(filePath: path), options: .atomic)
        return nil
      } catch {
        isWritable = false
        return "your progress cannot be kept: \(error.localizedDescription)"
      }
    }

    /// Forgets everything, or one lesson; what was is kept beside the file as `….backup`.
    /// - Returns: what was done, or why nothing could be.
    public mutating func reset(lesson: String?) -> String {
      guard FileManager.default.fileExists(atPath: path) else { return "there is no progress to forget" }
      guard isWritable else { return warning ?? "nothing is kept" }
      let backup = path + ".backup"
      try? FileManager.default.removeItem(atPath: backup)
      do {
        try FileManager.default.copyItem(atPath: path, toPath: backup)
      } catch {
        return "nothing was forgotten: the backup cannot be written (\(error.localizedDescription))"
      }
      let failure = update { progress in
        if let lesson { progress.lessons[lesson] = nil } else { progress = LearningProgress() }
      }
      return failure ?? "forgotten: \(lesson ?? "everything"); the old state is in \(backup)"
    }
  }
}
