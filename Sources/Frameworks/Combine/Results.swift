extension Publishers {
  /// Sends one result, which a closure makes of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The first result.
    public let initial: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output
    /// The operator on a publisher.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
      var result = initial
      let next = nextPartialResult
      upstream.conclude("Reduce", to: subscriber) { value in
        result = next(result, value)
        return .more
      } result: {
        result
      }
    }
  }

  /// Sends one result, which a closure makes of all values; what it throws ends the stream.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = any Error
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The first result.
    public let initial: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output
    /// The operator on a publisher.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var result = initial
      let next = nextPartialResult
      upstream.tryConclude("TryReduce", to: subscriber) { value in
        result = try next(result, value)
        return .more
      } result: {
        result
      }
    }
  }

  /// Sends all values in one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = [Upstream.Output]
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The operator on a publisher.
    public init(upstream: Upstream) { self.upstream = upstream }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
      var all: [Upstream.Output] = []
      upstream.conclude("Collect", to: subscriber) { value in
        all.append(value)
        return .more
      } result: {
        all
      }
    }
  }

  /// Sends how many values there were.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Int
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The operator on a publisher.
    public init(upstream: Upstream) { self.upstream = upstream }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Upstream.Failure {
      var count = 0
      upstream.conclude("Count", to: subscriber) { value in
        count += 1
        return .more
      } result: {
        count
      }
    }
  }

  /// Sends the first value, and ends.
  public struct First<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The operator on a publisher.
    public init(upstream: Upstream) { self.upstream = upstream }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      var found: Upstream.Output?
      upstream.conclude("First", to: subscriber) { value in
        found = value
        return .done
      } result: {
        found
      }
    }
  }

  /// Sends the first value that a closure accepts, and ends.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// What is asked of a value.
    public let predicate: (Upstream.Output) -> Bool
    /// The operator on a publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let predicate = predicate
      var found: Upstream.Output?
      upstream.conclude("FirstWhere", to: subscriber) { value in
        if !predicate(value) { return .more }
        found = value
        return .done
      } result: {
        found
      }
    }
  }

  /// Sends the first value that a closure accepts, and ends; what it throws ends the stream.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = any Error
    /// The publisher that it reads.
    public let upstream: Upstream
    /// What is asked of a value.
    public let predicate: (Upstream.Output) throws -> Bool
    /// The operator on a publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == any Error {
      let predicate = predicate
      var found: Upstream.Output?
      upstream.tryConclude("TryFirstWhere", to: subscriber) { value in
        if try !predicate(value) { return .more }
        found = value
        return .done
      } result: {
        found
      }
    }
  }

  /// Sends the last value.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The operator on a publisher.
    public init(upstream: Upstream) { self.upstream = upstream }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      var found: Upstream.Output?
      upstream.conclude("Last", to: subscriber) { value in
        found = value
        return .more
      } result: {
        found
      }
    }
  }

  /// Sends the last value that a closure accepts.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// What is asked of a value.
    public let predicate: (Upstream.Output) -> Bool
    /// The operator on a publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let predicate = predicate
      var found: Upstream.Output?
      upstream.conclude("LastWhere", to: subscriber) { value in
        if predicate(value) { found = value }
        return .more
      } result: {
        found
      }
    }
  }

  /// Sends the last value that a closure accepts; what it throws ends the stream.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = any Error
    /// The publisher that it reads.
    public let upstream: Upstream
    /// What is asked of a value.
    public let predicate: (Upstream.Output) throws -> Bool
    /// The operator on a publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == any Error {
      let predicate = predicate
      var found: Upstream.Output?
      upstream.tryConclude("TryLastWhere", to: subscriber) { value in
        if try predicate(value) { found = value }
        return .more
      } result: {
        found
      }
    }
  }
}

extension Publisher {
  /// Sends one result, which a closure makes of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
  /// Sends one result, which a closure makes of all values; what it throws ends the stream.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
  /// Sends all values in one array.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
  /// Sends how many values there were.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
  /// Sends the first value, and ends.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }
  /// Sends the first value that a closure accepts, and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
  /// Sends the first value that a closure accepts, and ends; what it throws ends the stream.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
  /// Sends the last value.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
  /// Sends the last value that a closure accepts.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
  /// Sends the last value that a closure accepts; what it throws ends the stream.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
