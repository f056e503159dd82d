/// What pairs the values of two publishers.
private final class Pairing<First, Second, Failure: Error>: Subscription, CustomStringConvertible {
  let description: String
  /// Whether each value is used once; else the latest of each is used.
  private let isZip: Bool
  private let downstream: AnySubscriber<(First, Second), Failure>
  private var demand = Subscribers.Demand.none
  private var firsts: [First] = []
  private var seconds: [Second] = []
  private var firstEnded = false
  private var secondEnded = false
  private var subscriptions: [any Subscription] = []
  private var hasEnded = false

  init(_ name: String, isZip: Bool, to downstream: AnySubscriber<(First, Second), Failure>) {
    description = name
    self.isZip = isZip
    self.downstream = downstream
  }
  func begin<A: Publisher, B: Publisher>(_ a: A, _ b: B)
  where A.Output == First, B.Output == Second, A.Failure == Failure, B.Failure == Failure {
    downstream.receive(subscription: self)
    a.subscribe {
      self.take($0)
    } onValue: { value in
      if self.isZip { self.firsts.append(value) } else { self.firsts = [value] }
      return self.send()
    } onEnd: {
      self.firstEnded = true
      self.end($0)
    }
    b.subscribe {
      self.take($0)
    } onValue: { value in
      if self.isZip { self.seconds.append(value) } else { self.seconds = [value] }
      return self.send()
    } onEnd: {
      self.secondEnded = true
      self.end($0)
    }
  }
  private func take(_ subscription: any Subscription) {
    if hasEnded {
      subscription.cancel()
      return
    }
    subscriptions.append(subscription)
    if demand.isPositive { subscription.request(demand) }
  }
  private func send() -> Subscribers.Demand {
    if hasEnded { return .none }
    guard let first = firsts.first, let second = seconds.first, demand.isPositive else { return .none }
    if isZip {
      firsts.removeFirst()
      seconds.removeFirst()
    }
    demand -= 1
    let more = downstream.receive((first, second))
    demand += more
    if isZip { endIfDone() }
    if more.isPositive {
      for subscription in subscriptions { subscription.request(more) }
    }
    return .none
  }
  private func end(_ completion: Subscribers.Completion<Failure>) {
    if hasEnded { return }
    if case .failure = completion {
      cancel()
      downstream.receive(completion: completion)
    } else {
      endIfDone()
    }
  }
  private func endIfDone() {
    if hasEnded { return }
    let firstIsDone = firstEnded && firsts.isEmpty
    let secondIsDone = secondEnded && seconds.isEmpty
    if firstIsDone || secondIsDone || (!isZip && firstEnded && secondEnded) {
      cancel()
      downstream.receive(completion: .finished)
    }
  }
  func request(_ more: Subscribers.Demand) {
    demand += more
    for subscription in subscriptions { subscription.request(more) }
  }
  func cancel() {
    hasEnded = true
    let known = subscriptions
    subscriptions = []
    firsts = []
    seconds = []
    for subscription in known { subscription.cancel() }
  }
}

extension Publishers {
  /// Sends the latest values of two publishers whenever one of them sends one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The values.
    public typealias Output = (A.Output, B.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// Several publishers as one.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == (A.Output, B.Output), S.Failure == A.Failure {
      let pairing = Pairing<A.Output, B.Output, A.Failure>("CombineLatest", isZip: false, to: AnySubscriber(subscriber))
      pairing.begin(a, b)
    }
  }

  /// Sends the latest values of three publishers whenever one of them sends one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// Several publishers as one.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == (A.Output, B.Output, C.Output), S.Failure == A.Failure {
      let pairs = CombineLatest(CombineLatest(a, b), c).map { pair, third in (pair.0, pair.1, third) }
      pairs.subscribe(subscriber)
    }
  }

  /// Sends the latest values of four publishers whenever one of them sends one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D
    /// Several publishers as one.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == (A.Output, B.Output, C.Output, D.Output), S.Failure == A.Failure {
      let pairs = CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { left, right in
        (left.0, left.1, right.0, right.1)
      }
      pairs.subscribe(subscriber)
    }
  }

  /// Sends values of two publishers together, the first ones, then the second ones.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The values.
    public typealias Output = (A.Output, B.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// Several publishers as one.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == (A.Output, B.Output), S.Failure == A.Failure {
      let pairing = Pairing<A.Output, B.Output, A.Failure>("Zip", isZip: true, to: AnySubscriber(subscriber))
      pairing.begin(a, b)
    }
  }

  /// Sends values of three publishers together, the first ones, then the second ones.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// Several publishers as one.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == (A.Output, B.Output, C.Output), S.Failure == A.Failure {
      let pairs = Zip(Zip(a, b), c).map { pair, third in (pair.0, pair.1, third) }
      pairs.subscribe(subscriber)
    }
  }

  /// Sends values of four publishers together, the first ones, then the second ones.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D
    /// Several publishers as one.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == (A.Output, B.Output, C.Output, D.Output), S.Failure == A.Failure {
      let pairs = Zip(Zip(a, b), Zip(c, d)).map { left, right in (left.0, left.1, right.0, right.1) }
      pairs.subscribe(subscriber)
    }
  }
}
