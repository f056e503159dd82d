internal import LayoutCore

/// Something that a body can depend on. It counts its changes, so that whoever read it can ask later whether it is still the same.
protocol DataSource: AnyObject {
  /// How often it has changed.
  var version: Int { get }
  /// What it is called in source, for traces.
  var name: String { get }
  /// What a body that read it runs again for.
  var reason: LayoutEvent.Reason { get }
}

/// What a body has read while it ran, with the versions that it saw.
@usableFromInline final class Reads {
  private struct Read {
    let source: any DataSource
    let version: Int
  }
  private var sources: [Read] = []
  private var known: Set<ObjectIdentifier> = []
  private var environment: [EnvironmentRead] = []
  private var environmentKeys: Set<AnyHashable> = []

  func note(_ source: any DataSource) {
    if known.insert(ObjectIdentifier(source)).inserted { sources.append(Read(source: source, version: source.version)) }
  }
  func note(_ read: EnvironmentRead) {
    if environmentKeys.insert(read.key).inserted { environment.append(read) }
  }

  /// The first thing that is no longer what was read, in the order of reading.
  @MainActor func change(_ values: EnvironmentValues) -> (reason: LayoutEvent.Reason, name: String)? {
    for read in sources where read.source.version != read.version { return (read.source.reason, read.source.name) }
    for read in environment where !InputComparison.opened(read.read(values), read.value) { return (.environment, read.name) }
    return nil
  }

  /// Whether a source that was read has changed since; the environment is left to the places where it holds.
  var isOutdated: Bool { sources.contains { $0.source.version != $0.version } }

  /// Runs something that is not part of the body around it, as an action is.
  @MainActor static func ignoring<Result>(_ run: () -> Result) -> Result { ReadCollector.ignoring(run) }
  /// The body that runs now depends on `source`; without a body nothing does.
  static func note(_ source: any DataSource) { ReadCollector.current?.reads.note(source) }
  static func note(_ read: @autoclosure () -> EnvironmentRead) {
    if let current = ReadCollector.current { current.reads.note(read()) }
  }
}

/// A value of the environment that a body has read.
struct EnvironmentRead {
  /// What was read.
  let key: AnyHashable
  /// The key's name.
  let name: String
  /// What it was.
  let value: Any
  /// Reads it from an environment.
  let read: (EnvironmentValues) -> Any
}
