/// A subject that passes values on to the subscribers that it has at the time.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var conduits: [Conduit<Output, Failure>] = []
  private var end: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var isWanted = false

  /// A subject without subscribers.
  public init() {}
  deinit {
    for upstream in upstreams { upstream.cancel() }
  }
  /// Passes a subscription on to its publisher.
  public func send(subscription: any Subscription) {
    upstreams.append(subscription)
    if isWanted { subscription.request(.unlimited) }
  }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    if let end {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end)
      return
    }
    let conduit = Conduit<Output, Failure>(
      "PassthroughSubject", to: AnySubscriber(subscriber), onRequest: { self.want() },
      onCancel: { conduit in self.conduits.removeAll { $0 === conduit } })
    conduits.append(conduit)
    subscriber.receive(subscription: conduit)
  }
  /// Sends a value to those who want one.
  public func send(_ input: Output) {
    if end != nil { return }
    for conduit in conduits { conduit.offer(input) }
  }
  /// Ends for all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    if end != nil { return }
    end = completion
    let known = conduits
    conduits = []
    for conduit in known { conduit.finish(completion) }
  }
  private func want() {
    if isWanted { return }
    isWanted = true
    for upstream in upstreams { upstream.request(.unlimited) }
  }
}

/// A subject that keeps its last value and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var current: Output
  private var conduits: [Conduit<Output, Failure>] = []
  private var end: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  /// A subject with a value.
  public init(_ value: Output) { current = value }
  deinit {
    for upstream in upstreams { upstream.cancel() }
  }
  /// The value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  /// Passes a subscription on to its publisher.
  public func send(subscription: any Subscription) {
    upstreams.append(subscription)
    subscription.request(.unlimited)
  }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    if let end {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end)
      return
    }
    let conduit = Conduit<Output, Failure>(
      "CurrentValueSubject", to: AnySubscriber(subscriber), current: { self.current },
      onCancel: { conduit in self.conduits.removeAll { $0 === conduit } })
    conduits.append(conduit)
    subscriber.receive(subscription: conduit)
  }
  /// Sets the value and sends it.
  public func send(_ input: Output) {
    if end != nil { return }
    current = input
    for conduit in conduits { conduit.offer(input) }
  }
  /// Ends for all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    if end != nil { return }
    end = completion
    let known = conduits
    conduits = []
    for conduit in known { conduit.finish(completion) }
  }
}

/// One subscriber of a source that several can hear.
final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  let description: String
  private var downstream: AnySubscriber<Output, Failure>?
  private let onRequest: () -> Void
  /// The source's value, if it keeps one.
  private let current: (() -> Output)?
  private let onCancel: (Conduit<Output, Failure>) -> Void
  private var demand = Subscribers.Demand.none
  /// Whether the source's value has not been sent.
  private var isBehind: Bool

  /// A source that keeps no value hears that values are wanted.
  init(
    _ name: String, to downstream: AnySubscriber<Output, Failure>, onRequest: @escaping () -> Void,
    onCancel: @escaping (Conduit<Output, Failure>) -> Void
  ) {
    description = name
    self.downstream = downstream
    self.onRequest = onRequest
    self.onCancel = onCancel
    current = nil
    isBehind = false
  }
  /// A source that keeps its value.
  init(
    _ name: String, to downstream: AnySubscriber<Output, Failure>, current: @escaping () -> Output,
    onCancel: @escaping (Conduit<Output, Failure>) -> Void
  ) {
    description = name
    self.downstream = downstream
    onRequest = {}
    self.onCancel = onCancel
    self.current = current
    isBehind = true
  }

  func request(_ more: Subscribers.Demand) {
    guard downstream != nil, more.isPositive else { return }
    demand += more
    if isBehind, let current { offer(current()) }
    onRequest()
  }
  /// Sends a value if one is wanted.
  func offer(_ value: Output) {
    guard let downstream else { return }
    if !demand.isPositive {
      isBehind = true
      return
    }
    isBehind = false
    demand -= 1
    demand += downstream.receive(value)
  }
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let known = downstream
    downstream = nil
    known?.receive(completion: completion)
  }
  func cancel() {
    if downstream == nil { return }
    downstream = nil
    onCancel(self)
  }
}
