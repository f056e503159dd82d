import Foundation

/// What says when the network changes. It says once that there is none.
public final class NWPathMonitor: @unchecked Sendable {
  /// What the device reaches now: nothing.
  public let currentPath = NWPath()
  /// Called on the queue with what the device reaches.
  public var pathUpdateHandler: ((_ newPath: NWPath) -> Void)?
  /// Where the handler is called.
  public private(set) var queue: DispatchQueue?
  /// The one kind of way that counts.
  let requiredInterfaceType: NWInterface.InterfaceType?
  /// The kinds of ways that do not count.
  let prohibitedInterfaceTypes: [NWInterface.InterfaceType]
  private var isCancelled = false

  /// Watches every way.
  public init() {
    requiredInterfaceType = nil
    prohibitedInterfaceTypes = []
  }
  /// Watches ways of one kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.requiredInterfaceType = requiredInterfaceType
    prohibitedInterfaceTypes = []
  }
  /// Watches all ways but those of some kinds.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    requiredInterfaceType = nil
    self.prohibitedInterfaceTypes = prohibitedInterfaceTypes
  }
  /// Begins, and calls the handler on a queue.
  public func start(queue: DispatchQueue) {
    guard self.queue == nil, !isCancelled else { return }
    self.queue = queue
    queue.async { [weak self] in
      guard let self, !self.isCancelled else { return }
      self.pathUpdateHandler?(self.currentPath)
    }
  }
  /// Ends; it cannot begin again.
  public func cancel() { isCancelled = true }
}
extension NWPathMonitor: CustomDebugStringConvertible {
  /// What it is, and what is reached.
  public var debugDescription: String { "NWPathMonitor \(currentPath.debugDescription)" }
}
extension NWPathMonitor: AsyncSequence {
  /// What the device reaches at a moment.
  public typealias Element = NWPath
  /// Goes through what the device reaches, as time passes.
  public struct Iterator: AsyncIteratorProtocol {
    private var first: NWPath?
    init(_ first: NWPath) { self.first = first }
    /// What is reached now; then nothing changes until the task ends.
    public mutating func next() async -> NWPath? {
      if let path = first {
        first = nil
        return path
      }
      while !Task.isCancelled {
        do { try await Task.sleep(nanoseconds: 3_600_000_000_000) } catch { return nil }
      }
      return nil
    }
  }
  /// What goes through the paths.
  public func makeAsyncIterator() -> Iterator { Iterator(currentPath) }
}
