extension Publishers {
  /// How a buffer is filled.
  public enum PrefetchStrategy: Equatable, Hashable {
    /// The buffer asks for as many values as it has room for.
    case keepFull
    /// The buffer asks for all values.
    case byRequest
  }

  /// What a full buffer does.
  public enum BufferingStrategy<Failure: Error> {
    /// The new value is left out.
    case dropNewest
    /// The oldest value is left out.
    case dropOldest
    /// The stream ends with a failure.
    case customError(() -> Failure)
  }

  /// Keeps values until they are wanted.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// How many values it keeps.
    public let size: Int
    /// How it is filled.
    public let prefetch: PrefetchStrategy
    /// What it does when it is full.
    public let whenFull: BufferingStrategy<Upstream.Failure>
    /// The operator on a publisher.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let keeper = Keeper(to: AnySubscriber(subscriber), size: size, prefetch, whenFull)
      upstream.subscribe(keeper)
    }
  }

  /// Sends values in arrays of a length.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = [Upstream.Output]
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The length.
    public let count: Int
    /// The operator on a publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
      let relay = Bundler<Upstream.Output, Upstream.Failure>(to: AnySubscriber(subscriber), count)
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// Keeps values until they are wanted.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
  /// Sends values in arrays of a length; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

/// The work of `buffer`.
private final class Keeper<Input, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
  private let downstream: AnySubscriber<Input, Failure>
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private var upstream: (any Subscription)?
  private var kept: [Input] = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  private var isSending = false
  private var hasEnded = false

  init(
    to downstream: AnySubscriber<Input, Failure>, size: Int, _ prefetch: Publishers.PrefetchStrategy,
    _ whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    self.downstream = downstream
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
  }
  var description: String { "Buffer" }
  func receive(subscription: any Subscription) {
    if hasEnded || upstream != nil {
      subscription.cancel()
      return
    }
    upstream = subscription
    downstream.receive(subscription: self)
    subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    if hasEnded || completion != nil { return .none }
    if kept.count < size {
      kept.append(input)
    } else {
      switch whenFull {
      case .dropNewest: break
      case .dropOldest:
        if !kept.isEmpty { kept.removeFirst() }
        kept.append(input)
      case .customError(let make):
        let known = upstream
        upstream = nil
        completion = .failure(make())
        known?.cancel()
      }
    }
    let sent = send()
    return prefetch == .keepFull ? .max(sent) : .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    if hasEnded || self.completion != nil { return }
    upstream = nil
    self.completion = completion
    _ = send()
  }
  func request(_ more: Subscribers.Demand) {
    demand += more
    if isSending { return }
    let sent = send()
    if prefetch == .keepFull, sent > 0 { upstream?.request(.max(sent)) }
  }
  /// Sends what is wanted; the result is how many values were sent.
  private func send() -> Int {
    if isSending { return 0 }
    isSending = true
    var count = 0
    while !hasEnded, demand.isPositive, !kept.isEmpty {
      demand -= 1
      count += 1
      demand += downstream.receive(kept.removeFirst())
    }
    isSending = false
    if !hasEnded, kept.isEmpty, let completion {
      hasEnded = true
      downstream.receive(completion: completion)
    }
    return count
  }
  func cancel() {
    hasEnded = true
    kept = []
    let known = upstream
    upstream = nil
    known?.cancel()
  }
}

/// The work of `collect` by a count.
private final class Bundler<Input, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
  private let downstream: AnySubscriber<[Input], Failure>
  private let count: Int
  private var upstream: (any Subscription)?
  private var group: [Input] = []
  private var hasEnded = false

  init(to downstream: AnySubscriber<[Input], Failure>, _ count: Int) {
    self.downstream = downstream
    self.count = count
  }
  var description: String { "CollectByCount" }
  func receive(subscription: any Subscription) {
    if hasEnded || upstream != nil {
      subscription.cancel()
      return
    }
    upstream = subscription
    downstream.receive(subscription: self)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    if hasEnded { return .none }
    group.append(input)
    if group.count < count { return .none }
    let full = group
    group = []
    return downstream.receive(full) * count
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    if hasEnded { return }
    hasEnded = true
    upstream = nil
    if case .finished = completion, !group.isEmpty { _ = downstream.receive(group) }
    group = []
    downstream.receive(completion: completion)
  }
  func request(_ demand: Subscribers.Demand) { upstream?.request(demand * count) }
  func cancel() {
    hasEnded = true
    group = []
    let known = upstream
    upstream = nil
    known?.cancel()
  }
}
