extension Publishers {
  /// Sends the values that a closure accepts.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// What is asked of a value.
    public let isIncluded: (Upstream.Output) -> Bool
    /// The operator on a publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let isIncluded = isIncluded
      upstream.relay("Filter", to: subscriber) { _, value in
        isIncluded(value) ? subscriber.receive(value) : .max(1)
      }
    }
  }

  /// Sends the values that a closure accepts; what it throws ends the stream.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = any Error
    /// The publisher that it reads.
    public let upstream: Upstream
    /// What is asked of a value.
    public let isIncluded: (Upstream.Output) throws -> Bool
    /// The operator on a publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == any Error {
      let isIncluded = isIncluded
      upstream.tryRelay("TryFilter", to: subscriber) { _, value in
        try isIncluded(value) ? subscriber.receive(value) : .max(1)
      }
    }
  }

  /// Leaves out values that are the same as the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Whether two values are the same.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool
    /// The operator on a publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let predicate = predicate
      var last: [Upstream.Output] = []
      upstream.relay("RemoveDuplicates", to: subscriber) { _, value in
        if let known = last.first, predicate(known, value) { return .max(1) }
        last = [value]
        return subscriber.receive(value)
      }
    }
  }

  /// Leaves out values that are the same as the one before; what is thrown ends the stream.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = any Error
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Whether two values are the same.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool
    /// The operator on a publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == any Error {
      let predicate = predicate
      var last: [Upstream.Output] = []
      upstream.tryRelay("TryRemoveDuplicates", to: subscriber) { _, value in
        if let known = last.first, try predicate(known, value) { return .max(1) }
        last = [value]
        return subscriber.receive(value)
      }
    }
  }

  /// Leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// How many values are left out.
    public let count: Int
    /// The operator on a publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      var rest = count
      upstream.relay("Drop", to: subscriber) { _, value in
        if rest > 0 {
          rest -= 1
          return .max(1)
        }
        return subscriber.receive(value)
      }
    }
  }

  /// Leaves out values until a closure refuses one.
  public struct DropWhile<Upstream: Publisher>: Publisher {
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
      var isDropping = true
      upstream.relay("DropWhile", to: subscriber) { _, value in
        if isDropping, predicate(value) { return .max(1) }
        isDropping = false
        return subscriber.receive(value)
      }
    }
  }

  /// Leaves out values until a closure refuses one; what it throws ends the stream.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
      var isDropping = true
      upstream.tryRelay("TryDropWhile", to: subscriber) { _, value in
        if isDropping, try predicate(value) { return .max(1) }
        isDropping = false
        return subscriber.receive(value)
      }
    }
  }

  /// Sends values until a closure refuses one, and ends.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
      upstream.relay("PrefixWhile", to: subscriber) { relay, value in
        if predicate(value) { return subscriber.receive(value) }
        relay.finish()
        return .none
      }
    }
  }

  /// Sends values until a closure refuses one, and ends; what it throws ends the stream.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
      upstream.tryRelay("TryPrefixWhile", to: subscriber) { relay, value in
        if try predicate(value) { return subscriber.receive(value) }
        relay.finish()
        return .none
      }
    }
  }

  /// Sends the values at the places of a range, and ends.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The places, which begin at 0.
    public let range: CountableRange<Int>
    /// The operator on a publisher.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let range = range
      var place = 0
      let relay = Relay<Upstream.Output, Upstream.Failure>("Output") { relay in
        subscriber.receive(subscription: relay)
        if range.isEmpty { relay.finish() }
      } onValue: { relay, value in
        let current = place
        place += 1
        if current < range.lowerBound { return .max(1) }
        let more = subscriber.receive(value)
        if place >= range.upperBound { relay.finish() }
        return more
      } onEnd: {
        subscriber.receive(completion: $0)
      }
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// Sends the values that a closure accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
  /// Sends the values that a closure accepts; what it throws ends the stream.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
  /// Leaves out values that are the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
  /// Leaves out values that are the same as the one before; what is thrown ends the stream.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
  /// Leaves out values until a closure refuses one.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
  /// Leaves out values until a closure refuses one; what it throws ends the stream.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
  /// Sends the first values, and ends.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<maxLength)
  }
  /// Sends values until a closure refuses one, and ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
  /// Sends values until a closure refuses one, and ends; what it throws ends the stream.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
  /// Sends the value at a place, and ends.
  public func output(at index: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: index..<index + 1)
  }
  /// Sends the values at the places of a range, and ends.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }
}
