/// Publishers that operators make.
public enum Publishers {}

extension Publishers {
  /// Sends what a closure makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Makes a value.
    public let transform: (Upstream.Output) -> Output
    /// The operator on a publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
      let transform = transform
      upstream.relay("Map", to: subscriber) { _, value in
        subscriber.receive(transform(value))
      }
    }
  }

  /// Sends what a closure makes of each value; what it throws ends the stream.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = any Error
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Makes a value.
    public let transform: (Upstream.Output) throws -> Output
    /// The operator on a publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let transform = transform
      upstream.tryRelay("TryMap", to: subscriber) { _, value in
        subscriber.receive(try transform(value))
      }
    }
  }

  /// Sends a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The property.
    public let keyPath: KeyPath<Upstream.Output, Output>
    /// The operator on a publisher.
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
      let keyPath = keyPath
      upstream.relay("ValueForKey", to: subscriber) { _, value in
        subscriber.receive(value[keyPath: keyPath])
      }
    }
  }

  /// Sends two properties of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// The values.
    public typealias Output = (Output0, Output1)
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The first property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The second property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    /// The operator on a publisher.
    public init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == (Output0, Output1), S.Failure == Upstream.Failure {
      let (first, second) = (keyPath0, keyPath1)
      upstream.relay("ValueForKeys", to: subscriber) { _, value in
        subscriber.receive((value[keyPath: first], value[keyPath: second]))
      }
    }
  }

  /// Sends three properties of each value.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    /// The values.
    public typealias Output = (Output0, Output1, Output2)
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The first property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The second property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    /// The third property.
    public let keyPath2: KeyPath<Upstream.Output, Output2>
    /// The operator on a publisher.
    public init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>,
      keyPath2: KeyPath<Upstream.Output, Output2>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
      self.keyPath2 = keyPath2
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == (Output0, Output1, Output2), S.Failure == Upstream.Failure {
      let (first, second, third) = (keyPath0, keyPath1, keyPath2)
      upstream.relay("ValueForKeys", to: subscriber) { _, value in
        subscriber.receive((value[keyPath: first], value[keyPath: second], value[keyPath: third]))
      }
    }
  }

  /// Sends what a closure makes of each value, but no nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Makes a value or nil.
    public let transform: (Upstream.Output) -> Output?
    /// The operator on a publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
      let transform = transform
      upstream.relay("CompactMap", to: subscriber) { _, value in
        guard let made = transform(value) else { return .max(1) }
        return subscriber.receive(made)
      }
    }
  }

  /// Sends what a closure makes of each value, but no nil; what it throws ends the stream.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = any Error
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Makes a value or nil.
    public let transform: (Upstream.Output) throws -> Output?
    /// The operator on a publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let transform = transform
      upstream.tryRelay("TryCompactMap", to: subscriber) { _, value in
        guard let made = try transform(value) else { return .max(1) }
        return subscriber.receive(made)
      }
    }
  }

  /// Sends what a closure makes of its last result and each value.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The first result.
    public let initialResult: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output
    /// The operator on a publisher.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
      var result = initialResult
      let next = nextPartialResult
      upstream.relay("Scan", to: subscriber) { _, value in
        result = next(result, value)
        return subscriber.receive(result)
      }
    }
  }

  /// Sends what a closure makes of its last result and each value; what it throws ends the stream.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = any Error
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The first result.
    public let initialResult: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output
    /// The operator on a publisher.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var result = initialResult
      let next = nextPartialResult
      upstream.tryRelay("TryScan", to: subscriber) { _, value in
        result = try next(result, value)
        return subscriber.receive(result)
      }
    }
  }
}

extension Publisher {
  /// Sends what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
  /// Sends what a closure makes of each value; what it throws ends the stream.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
  /// Sends two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }
  /// Sends three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
  /// Sends what a closure makes of each value, but no nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
  /// Sends what a closure makes of each value, but no nil; what it throws ends the stream.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
  /// Sends a value in place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
  /// Sends what a closure makes of its last result and each value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
  /// Sends what a closure makes of its last result and each value; what it throws ends the stream.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
