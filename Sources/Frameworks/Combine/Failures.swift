extension Publishers {
  /// Sends what a closure makes of a failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Makes a failure.
    public let transform: (Upstream.Failure) -> Failure
    /// The operator on a publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      let transform = transform
      let relay = Relay<Upstream.Output, Upstream.Failure>("MapError") {
        subscriber.receive(subscription: $0)
      } onValue: { _, value in
        subscriber.receive(value)
      } onEnd: {
        subscriber.receive(completion: $0.map(transform))
      }
      upstream.subscribe(relay)
    }
  }

  /// Gives a publisher that cannot fail a type of failure.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    /// The values.
    public typealias Output = Upstream.Output
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The operator on a publisher.
    public init(upstream: Upstream) { self.upstream = upstream }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      let relay = Relay<Upstream.Output, Never>("SetFailureType") {
        subscriber.receive(subscription: $0)
      } onValue: { _, value in
        subscriber.receive(value)
      } onEnd: { _ in
        subscriber.receive(completion: .finished)
      }
      upstream.subscribe(relay)
    }
  }

  /// Ends the program at a failure.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Never
    /// The publisher that it reads.
    public let upstream: Upstream
    /// What is said then.
    public let prefix: String
    /// The file.
    public let file: StaticString
    /// The line.
    public let line: UInt
    /// The operator on a publisher.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Never {
      let (prefix, file, line) = (prefix, file, line)
      let relay = Relay<Upstream.Output, Upstream.Failure>("AssertNoFailure") {
        subscriber.receive(subscription: $0)
      } onValue: { _, value in
        subscriber.receive(value)
      } onEnd: { completion in
        if case .failure(let error) = completion {
          fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(error)", file: file, line: line)
        }
        subscriber.receive(completion: .finished)
      }
      upstream.subscribe(relay)
    }
  }

  /// Sends a value in place of a failure.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Never
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The value.
    public let output: Upstream.Output
    /// The operator on a publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Never {
      let output = output
      let succession = Succession("ReplaceError")
      var isBegun = false
      upstream.subscribe { subscription in
        succession.take(subscription)
        if !isBegun { subscriber.receive(subscription: succession) }
        isBegun = true
      } onValue: { value in
        succession.passed(subscriber.receive(value))
      } onEnd: { completion in
        succession.drop()
        if succession.isCancelled { return }
        if case .finished = completion {
          subscriber.receive(completion: .finished)
          return
        }
        Just(output).subscribe {
          succession.take($0)
        } onValue: {
          succession.passed(subscriber.receive($0))
        } onEnd: { _ in
          subscriber.receive(completion: .finished)
        }
      }
    }
  }

  /// Sends a value if there was none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The value.
    public let output: Upstream.Output
    /// The operator on a publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let output = output
      let succession = Succession("ReplaceEmpty")
      var isEmpty = true
      upstream.subscribe { subscription in
        succession.take(subscription)
        subscriber.receive(subscription: succession)
      } onValue: { value in
        isEmpty = false
        return succession.passed(subscriber.receive(value))
      } onEnd: { completion in
        succession.drop()
        if succession.isCancelled { return }
        guard isEmpty, case .finished = completion else {
          subscriber.receive(completion: completion)
          return
        }
        Just(output).subscribe {
          succession.take($0)
        } onValue: {
          succession.passed(subscriber.receive($0))
        } onEnd: { _ in
          subscriber.receive(completion: .finished)
        }
      }
    }
  }

  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = NewPublisher.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Makes the other publisher.
    public let handler: (Upstream.Failure) -> NewPublisher
    /// The operator on a publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == NewPublisher.Failure {
      let handler = handler
      let succession = Succession("Catch")
      upstream.subscribe { subscription in
        succession.take(subscription)
        subscriber.receive(subscription: succession)
      } onValue: { value in
        succession.passed(subscriber.receive(value))
      } onEnd: { completion in
        succession.drop()
        if succession.isCancelled { return }
        guard case .failure(let error) = completion else {
          subscriber.receive(completion: .finished)
          return
        }
        handler(error).subscribe {
          succession.take($0)
        } onValue: {
          succession.passed(subscriber.receive($0))
        } onEnd: {
          subscriber.receive(completion: $0)
        }
      }
    }
  }

  /// Goes on with another publisher after a failure, or fails with what a closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = any Error
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Makes the other publisher.
    public let handler: (Upstream.Failure) throws -> NewPublisher
    /// The operator on a publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == any Error {
      let handler = handler
      let succession = Succession("TryCatch")
      upstream.subscribe { subscription in
        succession.take(subscription)
        subscriber.receive(subscription: succession)
      } onValue: { value in
        succession.passed(subscriber.receive(value))
      } onEnd: { completion in
        succession.drop()
        if succession.isCancelled { return }
        guard case .failure(let error) = completion else {
          subscriber.receive(completion: .finished)
          return
        }
        do {
          try handler(error).subscribe {
            succession.take($0)
          } onValue: {
            succession.passed(subscriber.receive($0))
          } onEnd: {
            subscriber.receive(completion: $0.erased)
          }
        } catch {
          subscriber.receive(completion: .failure(error))
        }
      }
    }
  }

  /// Begins anew after a failure.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// How often; nil if there is no bound.
    public let retries: Int?
    /// Begins a publisher anew after a failure.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let retrial = Retrial(upstream, to: AnySubscriber(subscriber), retries)
      retrial.begin()
    }
  }
}

/// The work of `retry`.
private final class Retrial<Upstream: Publisher> {
  private let upstream: Upstream
  private let downstream: AnySubscriber<Upstream.Output, Upstream.Failure>
  private var rest: Int?
  private let succession = Succession("Retry")
  private var isBegun = false

  init(_ upstream: Upstream, to downstream: AnySubscriber<Upstream.Output, Upstream.Failure>, _ retries: Int?) {
    self.upstream = upstream
    self.downstream = downstream
    rest = retries
  }
  func begin() {
    upstream.subscribe { subscription in
      self.succession.take(subscription)
      if !self.isBegun {
        self.isBegun = true
        self.downstream.receive(subscription: self.succession)
      }
    } onValue: { value in
      self.succession.passed(self.downstream.receive(value))
    } onEnd: { completion in
      self.end(completion)
    }
  }
  private func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
    succession.drop()
    if succession.isCancelled { return }
    if case .finished = completion {
      downstream.receive(completion: completion)
      return
    }
    if let rest {
      if rest == 0 {
        downstream.receive(completion: completion)
        return
      }
      self.rest = rest - 1
    }
    begin()
  }
}

extension Publisher {
  /// Sends what a closure makes of a failure.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
  /// Ends the program at a failure.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
  /// Sends a value in place of a failure.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
  /// Sends a value if there was none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
  /// Goes on with another publisher after a failure.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
  /// Goes on with another publisher after a failure, or fails with what the closure throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
  /// Begins anew after a failure, at most a number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publisher where Failure == Never {
  /// Gives the publisher, which cannot fail, a type of failure.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
