extension Publishers {
  /// Sends what 2 publishers send, as it comes.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    /// The values.
    public typealias Output = A.Output
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
    public func receive<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == A.Failure {
      let merger = Merger("Merge", to: AnySubscriber(subscriber))
      subscriber.receive(subscription: merger)
      merger.add(a)
      merger.add(b)
      merger.isClosed = true
      merger.endIfDone()
    }
  }

  /// Sends what 3 publishers send, as it comes.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// The values.
    public typealias Output = A.Output
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
    public func receive<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == A.Failure {
      let merger = Merger("Merge", to: AnySubscriber(subscriber))
      subscriber.receive(subscription: merger)
      merger.add(a)
      merger.add(b)
      merger.add(c)
      merger.isClosed = true
      merger.endIfDone()
    }
  }

  /// Sends what 4 publishers send, as it comes.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
    A.Failure == D.Failure
  {
    /// The values.
    public typealias Output = A.Output
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
    public func receive<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == A.Failure {
      let merger = Merger("Merge", to: AnySubscriber(subscriber))
      subscriber.receive(subscription: merger)
      merger.add(a)
      merger.add(b)
      merger.add(c)
      merger.add(d)
      merger.isClosed = true
      merger.endIfDone()
    }
  }

  /// Sends what 5 publishers send, as it comes.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
    A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
  {
    /// The values.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// Several publishers as one.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == A.Failure {
      let merger = Merger("Merge", to: AnySubscriber(subscriber))
      subscriber.receive(subscription: merger)
      merger.add(a)
      merger.add(b)
      merger.add(c)
      merger.add(d)
      merger.add(e)
      merger.isClosed = true
      merger.endIfDone()
    }
  }

  /// Sends what 6 publishers send, as it comes.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
    A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure
  {
    /// The values.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// Several publishers as one.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == A.Failure {
      let merger = Merger("Merge", to: AnySubscriber(subscriber))
      subscriber.receive(subscription: merger)
      merger.add(a)
      merger.add(b)
      merger.add(c)
      merger.add(d)
      merger.add(e)
      merger.add(f)
      merger.isClosed = true
      merger.endIfDone()
    }
  }

  /// Sends what 7 publishers send, as it comes.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
    A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure,
    A.Output == G.Output, A.Failure == G.Failure
  {
    /// The values.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G
    /// Several publishers as one.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == A.Failure {
      let merger = Merger("Merge", to: AnySubscriber(subscriber))
      subscriber.receive(subscription: merger)
      merger.add(a)
      merger.add(b)
      merger.add(c)
      merger.add(d)
      merger.add(e)
      merger.add(f)
      merger.add(g)
      merger.isClosed = true
      merger.endIfDone()
    }
  }

  /// Sends what 8 publishers send, as it comes.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
    A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure,
    A.Output == G.Output, A.Failure == G.Failure, A.Output == H.Output, A.Failure == H.Failure
  {
    /// The values.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G
    /// One of the publishers.
    public let h: H
    /// Several publishers as one.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == A.Failure {
      let merger = Merger("Merge", to: AnySubscriber(subscriber))
      subscriber.receive(subscription: merger)
      merger.add(a)
      merger.add(b)
      merger.add(c)
      merger.add(d)
      merger.add(e)
      merger.add(f)
      merger.add(g)
      merger.add(h)
      merger.isClosed = true
      merger.endIfDone()
    }
  }
}
