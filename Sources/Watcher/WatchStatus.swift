/// How the files are watched at the moment.
public struct WatchStatus: Sendable, Equatable {
  /// Directories that inotify watches for us.
  public internal(set) var directories = 0
  /// Saves that changed no byte, since the start.
  public internal(set) var unchanged = 0
  /// Why the files are looked at at intervals; nil while events tell of changes.
  public internal(set) var polling: PollingReason?

  /// Nothing watched yet.
  public init() {}

  /// Whether the files are looked at at intervals, which finds changes later and costs some time of the processor.
  public var isPolling: Bool { polling != nil }
}
