extension Publishers {
  /// Sends the values of a publisher to several subscribers, once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Makes the subject that passes the values on.
    public let createSubject: () -> SubjectType
    private var known: SubjectType?

    /// A publisher for several subscribers.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }
    private var subject: SubjectType {
      if let known { return known }
      let made = createSubject()
      known = made
      return made
    }
    /// Connects a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == SubjectType.Output, S.Failure == SubjectType.Failure {
      subject.subscribe(subscriber)
    }
    /// Begins to read the publisher.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Connects a publisher when the first subscriber comes, and ends that when the last has gone.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected.
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    /// A publisher that is connected by itself.
    public init(upstream: Upstream) { self.upstream = upstream }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let relay = Relay<Upstream.Output, Upstream.Failure>("Autoconnect", to: subscriber) { _, value in
        subscriber.receive(value)
      }
      relay.onCancel = {
        self.count -= 1
        if self.count > 0 { return }
        let known = self.connection
        self.connection = nil
        known?.cancel()
      }
      count += 1
      upstream.subscribe(relay)
      if count == 1, connection == nil { connection = upstream.connect() }
    }
  }

  /// Shares one subscription among all its subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that is shared.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

    /// A publisher for several subscribers.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = Autoconnect(upstream: Multicast(upstream: upstream) { PassthroughSubject() })
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      shared.subscribe(subscriber)
    }
    /// Whether both are the same object.
    public static func == (lhs: Share<Upstream>, rhs: Share<Upstream>) -> Bool { lhs === rhs }
  }

  /// Sends the values of a publisher once it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    /// The values.
    public typealias Output = Upstream.Output
    /// It cannot fail.
    public typealias Failure = Never
    private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

    /// A publisher that waits until it is connected.
    public init(upstream: Upstream) { inner = Multicast(upstream: upstream) { PassthroughSubject() } }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Never {
      inner.subscribe(subscriber)
    }
    /// Begins to read the publisher.
    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher {
  /// Sends the values to several subscribers through subjects, once it is connected.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }
  /// Sends the values to several subscribers through a subject, once it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self) { subject }
  }
  /// Shares one subscription among all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Sends the values once it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
