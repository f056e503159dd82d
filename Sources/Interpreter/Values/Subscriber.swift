/// Somebody that waits for the values of a publisher.
@MainActor
final class Subscriber: LibraryValue {
  let take: @MainActor (Value) throws(Interruption) -> Void
  let finish: @MainActor (Value?) throws(Interruption) -> Void
  private weak var downstream: Subscriber?
  private var hasEnded = false

  /// - Parameters:
  ///   - downstream: the subscriber that gets what this one makes; when it ends, this one does.
  ///   - finish: is told of the end, with the error if there is one.
  init(
    for downstream: Subscriber? = nil, take: @escaping @MainActor (Value) throws(Interruption) -> Void,
    finish: @escaping @MainActor (Value?) throws(Interruption) -> Void = { _ in }
  ) {
    self.downstream = downstream
    self.take = take
    self.finish = finish
  }

  static var libraryType: LibraryType { LibraryType("AnyCancellable", ["AnyObject", "Hashable", "Equatable"]) }
  var isCancelled: Bool { hasEnded || downstream?.isCancelled == true }
  func cancel() { hasEnded = true }
  func receive(_ value: Value) throws(Interruption) {
    if !isCancelled { try take(value) }
  }
  /// Tells of the end, once.
  func complete(_ error: Value? = nil) throws(Interruption) {
    if isCancelled { return }
    // What it sends while it ends still arrives.
    try finish(error)
    hasEnded = true
  }
}

/// All that wait for one thing.
@MainActor
struct Listeners {
  private var subscribers: [Subscriber] = []
  nonisolated init() {}
  mutating func add(_ subscriber: Subscriber) {
    subscribers.removeAll { $0.isCancelled }
    subscribers.append(subscriber)
  }
  func send(_ value: Value) throws(Interruption) {
    for subscriber in subscribers { try subscriber.receive(value) }
  }
  func complete(_ error: Value?) throws(Interruption) {
    for subscriber in subscribers { try subscriber.complete(error) }
  }
}
