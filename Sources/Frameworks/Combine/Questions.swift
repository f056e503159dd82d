extension Publishers {
  /// Sends whether a value came.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The values.
    public typealias Output = Bool
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
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Upstream.Failure {
      let output = output
      var found = false
      upstream.conclude("Contains", to: subscriber) { value in
        if value != output { return .more }
        found = true
        return .done
      } result: {
        found
      }
    }
  }

  /// Sends whether a value came that a closure accepts.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Bool
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
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Upstream.Failure {
      let predicate = predicate
      var found = false
      upstream.conclude("ContainsWhere", to: subscriber) { value in
        if !predicate(value) { return .more }
        found = true
        return .done
      } result: {
        found
      }
    }
  }

  /// Sends whether a value came that a closure accepts; what it throws ends the stream.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Bool
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
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
      let predicate = predicate
      var found = false
      upstream.tryConclude("TryContainsWhere", to: subscriber) { value in
        if try !predicate(value) { return .more }
        found = true
        return .done
      } result: {
        found
      }
    }
  }

  /// Sends whether a closure accepts all values.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Bool
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
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Upstream.Failure {
      let predicate = predicate
      var holds = true
      upstream.conclude("AllSatisfy", to: subscriber) { value in
        if predicate(value) { return .more }
        holds = false
        return .done
      } result: {
        holds
      }
    }
  }

  /// Sends whether a closure accepts all values; what it throws ends the stream.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Bool
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
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
      let predicate = predicate
      var holds = true
      upstream.tryConclude("TryAllSatisfy", to: subscriber) { value in
        if try predicate(value) { return .more }
        holds = false
        return .done
      } result: {
        holds
      }
    }
  }

  /// Sends the last value in an order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Whether the first is before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool
    /// The operator on a publisher.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let isBefore = areInIncreasingOrder
      var best: Upstream.Output?
      upstream.conclude("Comparison", to: subscriber) { value in
        guard let known = best else {
          best = value
          return .more
        }
        if isBefore(known, value) { best = value }
        return .more
      } result: {
        best
      }
    }
  }

  /// Sends the last value in an order; what is thrown ends the stream.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = any Error
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Whether the first is before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool
    /// The operator on a publisher.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == any Error {
      let isBefore = areInIncreasingOrder
      var best: Upstream.Output?
      upstream.tryConclude("TryComparison", to: subscriber) { value in
        guard let known = best else {
          best = value
          return .more
        }
        if try isBefore(known, value) { best = value }
        return .more
      } result: {
        best
      }
    }
  }

  /// Sends no value, only the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Never
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The operator on a publisher.
    public init(upstream: Upstream) { self.upstream = upstream }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Upstream.Failure {
      let relay = Relay<Upstream.Output, Upstream.Failure>("IgnoreOutput") { relay in
        subscriber.receive(subscription: relay)
        relay.request(.unlimited)
      } onValue: { _, _ in
        .none
      } onEnd: {
        subscriber.receive(completion: $0)
      }
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// Sends whether a value came that a closure accepts.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
  /// Sends whether a value came that a closure accepts; what it throws ends the stream.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
  /// Sends whether a closure accepts all values.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
  /// Sends whether a closure accepts all values; what it throws ends the stream.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
  /// Sends the largest value, by an order.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
  /// Sends the largest value, by an order; what is thrown ends the stream.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
  /// Sends the smallest value, by an order.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
  /// Sends the smallest value, by an order; what is thrown ends the stream.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
  /// Sends no value, only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value came.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher where Output: Comparable {
  /// Sends the largest value.
  public func max() -> Publishers.Comparison<Self> { max { $0 < $1 } }
  /// Sends the smallest value.
  public func min() -> Publishers.Comparison<Self> { min { $0 < $1 } }
}
