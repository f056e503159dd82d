internal import Synchronization

/// What the watcher's thread and its owner leave for each other. Only values cross.
final class Mailbox: Sendable {
  /// What the owner wants of the thread.
  enum Order: Sendable, Equatable {
    /// Watch these: the absolute path by the path as given.
    case watch([String: String])
    case stop
  }

  private struct State {
    var order: Order?
    var changes: [FileChange] = []
    var status = WatchStatus()
  }

  /// Signalled when the owner has something to take.
  let news: EventDescriptor
  /// Signalled when the thread has an order.
  let orders: EventDescriptor
  // The thread sanitizer of unoptimised builds does not understand this lock and reports races that are none; use it with `-c release`.
  private let state = Mutex(State())

  init(news: EventDescriptor, orders: EventDescriptor) {
    self.news = news
    self.orders = orders
  }

  var status: WatchStatus { state.withLock { $0.status } }

  func order(_ paths: [String: String]) {
    state.withLock { state in
      // A report of a path that is not wanted any more would surprise.
      state.changes.removeAll { paths[$0.path] == nil }
      if state.order != .stop { state.order = .watch(paths) }
    }
    orders.signal()
  }

  func orderStop() {
    state.withLock { $0.order = .stop }
    orders.signal()
  }

  /// The last order, for the thread.
  func takeOrder() -> Order? {
    orders.clear()
    return state.withLock { state in
      defer { state.order = nil }
      return state.order
    }
  }

  /// Leaves a change for the owner, in place of an older one of the same path; unless an order that is not yet read may have dropped the path.
  func post(_ change: FileChange) {
    let posted = state.withLock { state in
      if case .watch(let paths) = state.order, paths[change.path] == nil { return false }
      state.changes.removeAll { $0.path == change.path }
      state.changes.append(change)
      return true
    }
    if posted { news.signal() }
  }

  /// Updates the status; a change between events and polling is news.
  func update(_ change: (inout WatchStatus) -> Void) {
    let isNews = state.withLock { state in
      let before = state.status.polling
      change(&state.status)
      return state.status.polling != before
    }
    if isNews { news.signal() }
  }

  func take() -> [FileChange] {
    news.clear()
    return state.withLock { state in
      defer { state.changes = [] }
      return state.changes
    }
  }
}
