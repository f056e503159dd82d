extension Publishers {
  /// Runs closures when something happens in a stream.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Runs when the stream begins.
    public let receiveSubscription: ((any Subscription) -> Void)?
    /// Runs with each value.
    public let receiveOutput: ((Upstream.Output) -> Void)?
    /// Runs at the end.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Runs when the stream is cancelled.
    public let receiveCancel: (() -> Void)?
    /// Runs when values are asked for.
    public let receiveRequest: ((Subscribers.Demand) -> Void)?
    /// The operator on a publisher.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Upstream.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let events = self
      let relay = Watcher<Upstream.Output, Upstream.Failure>(to: AnySubscriber(subscriber)) {
        events.receiveSubscription?($0)
      } onValue: {
        events.receiveOutput?($0)
      } onEnd: {
        events.receiveCompletion?($0)
      } onCancel: {
        events.receiveCancel?()
      } onRequest: {
        events.receiveRequest?($0)
      }
      upstream.subscribe(relay)
    }
  }

  /// Writes what happens in a stream.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// What each line begins with.
    public let prefix: String
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Where it is written; nil is the console.
    public let stream: (any TextOutputStream)?
    /// The operator on a publisher.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let prefix = prefix.isEmpty ? "" : prefix + ": "
      var stream = stream
      let write: (String) -> Void = { text in
        if stream == nil {
          Swift.print(prefix + text)
        } else {
          stream?.write(prefix + text + "\n")
        }
      }
      let relay = Watcher<Upstream.Output, Upstream.Failure>(to: AnySubscriber(subscriber)) {
        write("receive subscription: (\($0))")
      } onValue: {
        write("receive value: (\($0))")
      } onEnd: {
        switch $0 {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      } onCancel: {
        write("receive cancel")
      } onRequest: { demand in
        if let max = demand.max {
          write("request max: (\(max))")
        } else {
          write("request unlimited")
        }
      } onMore: { demand in
        if let max = demand.max {
          if max > 0 { write("request max: (\(max)) (synchronous)") }
        } else {
          write("request unlimited (synchronous)")
        }
      }
      upstream.subscribe(relay)
    }
  }

  /// Stands where a debugger would stop; here nothing stops.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// Whether to stop at the beginning.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// Whether to stop at the end.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?
    /// The operator on a publisher.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      upstream.subscribe(subscriber)
    }
  }

  /// Sends each value in another form.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
    /// The values.
    public typealias Output = Coder.Output
    /// How it can fail.
    public typealias Failure = any Error
    /// The publisher that it reads.
    public let upstream: Upstream
    let coder: Coder
    /// The operator on a publisher.
    public init(upstream: Upstream, encoder coder: Coder) {
      self.upstream = upstream
      self.coder = coder
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Coder.Output, S.Failure == any Error {
      let coder = coder
      upstream.tryRelay("Encode", to: subscriber) { _, value in
        subscriber.receive(try coder.encode(value))
      }
    }
  }

  /// Sends what is read of each value.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// How it can fail.
    public typealias Failure = any Error
    /// The publisher that it reads.
    public let upstream: Upstream
    let coder: Coder
    /// The operator on a publisher.
    public init(upstream: Upstream, decoder coder: Coder) {
      self.upstream = upstream
      self.coder = coder
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let coder = coder
      upstream.tryRelay("Decode", to: subscriber) { _, value in
        subscriber.receive(try coder.decode(Output.self, from: value))
      }
    }
  }
}

extension Publisher {
  /// Runs closures when something happens in the stream.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
  /// Writes what happens in the stream.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
  /// Stands where a debugger would stop; here nothing stops.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }
  /// Stands where a debugger would stop at a failure; here nothing stops.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> { Publishers.Breakpoint(upstream: self) }
  /// Sends what a decoder reads of each value.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publisher where Output: Encodable {
  /// Sends each value as an encoder writes it.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

/// A step that changes nothing, and says what happens.
private final class Watcher<Input, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
  private let downstream: AnySubscriber<Input, Failure>
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Void
  private let onEnd: (Subscribers.Completion<Failure>) -> Void
  private let onCancel: () -> Void
  private let onRequest: (Subscribers.Demand) -> Void
  private let onMore: (Subscribers.Demand) -> Void
  private var upstream: (any Subscription)?
  private var hasEnded = false

  init(
    to downstream: AnySubscriber<Input, Failure>, onSubscription: @escaping (any Subscription) -> Void,
    onValue: @escaping (Input) -> Void, onEnd: @escaping (Subscribers.Completion<Failure>) -> Void,
    onCancel: @escaping () -> Void, onRequest: @escaping (Subscribers.Demand) -> Void,
    onMore: @escaping (Subscribers.Demand) -> Void = { _ in }
  ) {
    self.downstream = downstream
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onEnd = onEnd
    self.onCancel = onCancel
    self.onRequest = onRequest
    self.onMore = onMore
  }
  var description: String { upstream.map { "\($0)" } ?? "Print" }
  func receive(subscription: any Subscription) {
    onSubscription(subscription)
    if hasEnded || upstream != nil {
      subscription.cancel()
      return
    }
    upstream = subscription
    downstream.receive(subscription: self)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    if hasEnded { return .none }
    onValue(input)
    let more = downstream.receive(input)
    onMore(more)
    return more
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    if hasEnded { return }
    hasEnded = true
    upstream = nil
    onEnd(completion)
    downstream.receive(completion: completion)
  }
  func request(_ demand: Subscribers.Demand) {
    onRequest(demand)
    upstream?.request(demand)
  }
  func cancel() {
    if hasEnded { return }
    hasEnded = true
    onCancel()
    let known = upstream
    upstream = nil
    known?.cancel()
  }
}
