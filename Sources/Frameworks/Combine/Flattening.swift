extension Publishers {
  /// Sends what the publishers send that a closure makes of the values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The values.
    public typealias Output = NewPublisher.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// How many publishers are read at a time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher.
    public let transform: (Upstream.Output) -> NewPublisher
    /// The operator on a publisher.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == NewPublisher.Output, S.Failure == Upstream.Failure {
      let transform = transform
      let merger = Merger("FlatMap", to: AnySubscriber(subscriber))
      var outer: (any Subscription)?
      subscriber.receive(subscription: merger)
      merger.onSourceEnd = { outer?.request(.max(1)) }
      merger.onCancel = { outer?.cancel() }
      let maxPublishers = maxPublishers
      upstream.subscribe { subscription in
        outer = subscription
        subscription.request(maxPublishers)
      } onValue: { value in
        merger.add(transform(value))
        return .none
      } onEnd: { completion in
        outer = nil
        merger.isClosed = true
        if case .failure = completion {
          merger.end(completion)
        } else {
          merger.endIfDone()
        }
      }
    }
  }

  /// Sends what the latest of the publishers sends that it is sent.
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher == Upstream.Output, NewPublisher.Failure == Upstream.Failure {
    /// The values.
    public typealias Output = NewPublisher.Output
    /// How it can fail.
    public typealias Failure = NewPublisher.Failure
    /// The publisher of publishers.
    public let upstream: Upstream
    /// The latest of several publishers.
    public init(upstream: Upstream) { self.upstream = upstream }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == NewPublisher.Output, S.Failure == NewPublisher.Failure {
      let switching = Switching<NewPublisher>(to: AnySubscriber(subscriber))
      switching.begin(upstream)
    }
  }

  /// Sends the values of one publisher, then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The values.
    public typealias Output = Suffix.Output
    /// How it can fail.
    public typealias Failure = Suffix.Failure
    /// The first publisher.
    public let prefix: Prefix
    /// The second publisher.
    public let suffix: Suffix
    /// One publisher after another.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Suffix.Output, S.Failure == Suffix.Failure {
      let suffix = suffix
      let succession = Succession("Concatenate")
      prefix.subscribe { subscription in
        succession.take(subscription)
        subscriber.receive(subscription: succession)
      } onValue: {
        succession.passed(subscriber.receive($0))
      } onEnd: { completion in
        succession.drop()
        if succession.isCancelled { return }
        guard case .finished = completion else {
          subscriber.receive(completion: completion)
          return
        }
        suffix.subscribe {
          succession.take($0)
        } onValue: {
          succession.passed(subscriber.receive($0))
        } onEnd: {
          subscriber.receive(completion: $0)
        }
      }
    }
  }
}

/// The work of `switchToLatest`.
private final class Switching<Inner: Publisher>: Subscription, CustomStringConvertible {
  private let downstream: AnySubscriber<Inner.Output, Inner.Failure>
  private var demand = Subscribers.Demand.none
  private var outer: (any Subscription)?
  private var inner: (any Subscription)?
  private var current = 0
  private var isReading = false
  private var outerEnded = false
  private var hasEnded = false

  init(to downstream: AnySubscriber<Inner.Output, Inner.Failure>) { self.downstream = downstream }
  var description: String { "SwitchToLatest" }
  func begin<P: Publisher>(_ upstream: P) where P.Output == Inner, P.Failure == Inner.Failure {
    downstream.receive(subscription: self)
    upstream.subscribe { subscription in
      self.outer = subscription
      subscription.request(.unlimited)
    } onValue: { publisher in
      self.follow(publisher)
      return .none
    } onEnd: { completion in
      self.outerEnded = true
      self.outer = nil
      if case .failure = completion {
        self.end(completion)
      } else if !self.isReading {
        self.end(.finished)
      }
    }
  }
  private func follow(_ publisher: Inner) {
    if hasEnded { return }
    current += 1
    let id = current
    let known = inner
    inner = nil
    known?.cancel()
    isReading = true
    publisher.subscribe { subscription in
      if self.hasEnded || self.current != id {
        subscription.cancel()
        return
      }
      self.inner = subscription
      if self.demand.isPositive { subscription.request(self.demand) }
    } onValue: { value in
      if self.hasEnded || self.current != id { return .none }
      self.demand -= 1
      let more = self.downstream.receive(value)
      self.demand += more
      return more
    } onEnd: { completion in
      if self.hasEnded || self.current != id { return }
      self.inner = nil
      self.isReading = false
      if case .failure = completion {
        self.end(completion)
      } else if self.outerEnded {
        self.end(.finished)
      }
    }
  }
  private func end(_ completion: Subscribers.Completion<Inner.Failure>) {
    if hasEnded { return }
    cancel()
    downstream.receive(completion: completion)
  }
  func request(_ more: Subscribers.Demand) {
    demand += more
    inner?.request(more)
  }
  func cancel() {
    hasEnded = true
    let known = (inner, outer)
    inner = nil
    outer = nil
    known.0?.cancel()
    known.1?.cancel()
  }
}
