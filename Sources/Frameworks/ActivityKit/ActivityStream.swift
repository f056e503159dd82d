import Foundation

/// Values that come one after the other. Who asks later hears the last one first.
public struct ActivityStream<Element>: AsyncSequence, @unchecked Sendable {
  let source: ActivitySource<Element>
  init(_ source: ActivitySource<Element>) { self.source = source }
  /// One value and nothing more.
  init(of value: Element) {
    source = ActivitySource(value)
    source.finish()
  }
  /// Gives the values.
  public struct Iterator: AsyncIteratorProtocol {
    var inner: AsyncStream<Element>.Iterator
    /// The next value; nil at the end.
    public mutating func next() async -> Element? { await inner.next() }
  }
  /// Begins to tell the values.
  public func makeAsyncIterator() -> Iterator { Iterator(inner: source.stream().makeAsyncIterator()) }
}

/// What values come from.
final class ActivitySource<Element>: @unchecked Sendable {
  private let lock = NSLock()
  private var last: Element?
  private var isFinished = false
  private var listeners: [AsyncStream<Element>.Continuation] = []
  init(_ first: Element?) { last = first }

  /// Tells a value.
  func send(_ value: Element) {
    lock.lock()
    last = value
    let heard = listeners
    lock.unlock()
    for listener in heard { listener.yield(value) }
  }
  /// Tells that no more values come.
  func finish() {
    lock.lock()
    isFinished = true
    let heard = listeners
    listeners = []
    lock.unlock()
    for listener in heard { listener.finish() }
  }
  /// The last value, and those that come.
  func stream() -> AsyncStream<Element> {
    AsyncStream { continuation in
      lock.lock()
      let (value, ended) = (last, isFinished)
      if !ended { listeners.append(continuation) }
      lock.unlock()
      if let value { continuation.yield(value) }
      if ended { continuation.finish() }
    }
  }
}

/// The live activities of an app, of all kinds.
final class ActivityStore: @unchecked Sendable {
  static let shared = ActivityStore()
  private let lock = NSLock()
  private var kept: [any AnyActivity] = []

  /// Keeps an activity.
  func add(_ activity: any AnyActivity) {
    lock.lock()
    kept.append(activity)
    lock.unlock()
  }
  /// The activities that are still shown, the oldest first.
  var shown: [any AnyActivity] {
    lock.lock()
    defer { lock.unlock() }
    kept = kept.filter { !$0.isDismissed }
    return kept
  }
}
/// A live activity of any kind.
protocol AnyActivity: AnyObject {
  /// Whether it is no longer shown.
  var isDismissed: Bool { get }
}
