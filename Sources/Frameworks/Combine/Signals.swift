extension Publishers {
  /// Leaves out values until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The other publisher.
    public let other: Other
    /// The operator on a publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let other = other
      var isOpen = false
      var gate: (any Subscription)?
      let relay = Relay<Upstream.Output, Upstream.Failure>("DropUntilOutput") { relay in
        subscriber.receive(subscription: relay)
        other.subscribe {
          gate = $0
          $0.request(.max(1))
        } onValue: { _ in
          isOpen = true
          return .none
        } onEnd: { completion in
          if isOpen { return }
          if case .failure(let error) = completion {
            relay.fail(error)
          } else {
            relay.finish()
          }
        }
      } onValue: { _, value in
        isOpen ? subscriber.receive(value) : .max(1)
      } onEnd: {
        subscriber.receive(completion: $0)
      }
      relay.onCancel = { gate?.cancel() }
      upstream.subscribe(relay)
    }
  }

  /// Sends values until another publisher sends one, and ends.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The other publisher.
    public let other: Other
    /// The operator on a publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let other = other
      var gate: (any Subscription)?
      let relay = Relay<Upstream.Output, Upstream.Failure>("PrefixUntilOutput") { relay in
        subscriber.receive(subscription: relay)
        other.subscribe {
          gate = $0
          $0.request(.max(1))
        } onValue: { _ in
          relay.finish()
          return .none
        } onEnd: { _ in
        }
      } onValue: { _, value in
        subscriber.receive(value)
      } onEnd: {
        gate?.cancel()
        subscriber.receive(completion: $0)
      }
      relay.onCancel = { gate?.cancel() }
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// Leaves out values until another publisher sends one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
  /// Sends values until another publisher sends one, and ends.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
