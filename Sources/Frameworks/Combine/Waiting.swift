extension Publisher where Failure == Never {
  /// The values, for a loop that waits for them.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for a loop that waits for them; a failure is thrown.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher, for a loop that waits for them.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The values.
  public typealias Element = P.Output
  private let publisher: P

  /// Reads a publisher.
  public init(_ publisher: P) { self.publisher = publisher }
  /// Begins to read the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncReader(publisher)) }

  /// Reads one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    private let reader: AsyncReader<P.Output, Never>
    fileprivate init(_ reader: AsyncReader<P.Output, Never>) { self.reader = reader }
    /// The next value; nil at the end.
    public mutating func next() async -> P.Output? {
      switch await reader.next() {
      case .success(let value)?: return value
      default: return nil
      }
    }
  }
}

/// The values of a publisher, for a loop that waits for them; a failure is thrown.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The values.
  public typealias Element = P.Output
  private let publisher: P

  /// Reads a publisher.
  public init(_ publisher: P) { self.publisher = publisher }
  /// Begins to read the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncReader(publisher)) }

  /// Reads one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    private let reader: AsyncReader<P.Output, P.Failure>
    fileprivate init(_ reader: AsyncReader<P.Output, P.Failure>) { self.reader = reader }
    /// The next value; nil at the end.
    public mutating func next() async throws -> P.Output? {
      switch await reader.next() {
      case .success(let value)?: return value
      case .failure(let error)?: throw error
      case nil: return nil
      }
    }
  }
}

/// Reads a publisher value by value: it asks for the next one when somebody waits for it.
private final class AsyncReader<Output, Failure: Error> {
  private var subscription: (any Subscription)?
  private var waiting: [CheckedContinuation<Result<Output, Failure>?, Never>] = []
  private var hasEnded = false
  private var failure: Failure?

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    publisher.subscribe { [weak self] subscription in
      self?.begin(subscription)
    } onValue: { [weak self] value in
      self?.take(value)
      return .none
    } onEnd: { [weak self] completion in
      self?.end(completion)
    }
  }
  deinit { subscription?.cancel() }

  func next() async -> Result<Output, Failure>? {
    if hasEnded { return lastFailure() }
    return await withCheckedContinuation { continuation in
      waiting.append(continuation)
      subscription?.request(.max(1))
    }
  }
  private func begin(_ subscription: any Subscription) {
    self.subscription = subscription
    if !waiting.isEmpty { subscription.request(.max(waiting.count)) }
  }
  private func take(_ value: Output) {
    if waiting.isEmpty { return }
    waiting.removeFirst().resume(returning: .success(value))
  }
  private func end(_ completion: Subscribers.Completion<Failure>) {
    hasEnded = true
    subscription = nil
    if case .failure(let error) = completion { failure = error }
    let known = waiting
    waiting = []
    for continuation in known { continuation.resume(returning: lastFailure()) }
  }
  private func lastFailure() -> Result<Output, Failure>? {
    guard let error = failure else { return nil }
    failure = nil
    return .failure(error)
  }
}
