internal import Synchronization

/// What an observable object says its changes with. The publishers of Combine are such.
public protocol ChangePublisher {
  /// Runs an action before each change, as long as what is returned is held.
  func observeChanges(_ action: @escaping () -> Void) -> ChangeObservation
}

/// Keeps an action waiting for changes: it ends when it is cancelled or let go.
public final class ChangeObservation {
  private var end: (() -> Void)?
  /// An observation that a closure ends.
  public init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end?() }
  /// Ends the observation.
  public func cancel() {
    let action = end
    end = nil
    action?()
  }
}

/// Who hears of changes, in the order in which they came.
// Proof of safety: what is mutable is behind the lock; the closures run where the change is told, as Combine's do.
final class ChangeObservers<Change>: @unchecked Sendable {
  private struct Entries: @unchecked Sendable {
    var next = 0
    var actions: [(id: Int, action: (Change) -> Void)] = []
  }
  private let entries = Mutex(Entries())

  var isEmpty: Bool { entries.withLock { $0.actions.isEmpty } }
  func add(_ action: @escaping (Change) -> Void) -> ChangeObservation {
    nonisolated(unsafe) let added = action
    let id = entries.withLock { entries in
      entries.next += 1
      entries.actions.append((entries.next, added))
      return entries.next
    }
    return ChangeObservation { [weak self] in
      self?.entries.withLock { entries in entries.actions.removeAll { $0.id == id } }
    }
  }
  func tell(_ change: Change) {
    let current = entries.withLock { $0 }
    for entry in current.actions { entry.action(change) }
  }
}
