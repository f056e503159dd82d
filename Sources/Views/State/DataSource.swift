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
// Proof of safety: made by the main actor for one body, filled by the thread that runs this body, then read by the main actor.
final class Reads: @unchecked Sendable {
  private struct Read {
    let source: any DataSource
    let version: Int
  }
  private var sources: [ObjectIdentifier: Read] = [:]
  private var order: [ObjectIdentifier] = []
  private var environment: [EnvironmentRead] = []
  private var environmentKeys: Set<AnyHashable> = []

  func note(_ source: any DataSource) {
    let id = ObjectIdentifier(source)
    if sources[id] == nil {
      sources[id] = Read(source: source, version: source.version)
      order.append(id)
    }
  }
  func note(_ read: EnvironmentRead) {
    if environmentKeys.insert(read.key).inserted { environment.append(read) }
  }

  /// The first thing that is no longer what was read, in the order of reading.
  @MainActor func change(_ values: EnvironmentValues) -> (reason: LayoutEvent.Reason, name: String)? {
    for id in order {
      if let read = sources[id], read.source.version != read.version { return (read.source.reason, read.source.name) }
    }
    for read in environment where !InputComparison.opened(read.read(values), read.value) { return (.environment, read.name) }
    return nil
  }

  // MARK: The body that runs now

  /// Bound to the task or thread that runs the body: nobody else sees it.
  @TaskLocal private static var current: Reads?

  /// Runs a body, and notes what it reads here.
  @MainActor func collecting<Result>(_ run: () -> Result) -> Result { Reads.$current.withValue(self, operation: run) }
  /// Runs something that is not part of the body around it, as an action is.
  @MainActor static func ignoring<Result>(_ run: () -> Result) -> Result { $current.withValue(nil, operation: run) }
  /// The body that runs now depends on `source`; without a body nothing does.
  static func note(_ source: any DataSource) { current?.note(source) }
  static func note(_ read: @autoclosure () -> EnvironmentRead) {
    if let current { current.note(read()) }
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
