/// Sends what several publishers send, as it comes.
final class Merger<Output, Failure: Error>: Subscription, CustomStringConvertible {
  let description: String
  private let downstream: AnySubscriber<Output, Failure>
  private var demand = Subscribers.Demand.none
  private var sources: [Int: Source] = [:]
  private var order: [Int] = []
  /// Values that were not wanted when they came.
  private var waiting: [(Int, Output)] = []
  private var next = 0
  private var hasEnded = false
  private var isSending = false
  /// Whether no further publisher is added.
  var isClosed = false
  /// What runs when one of the publishers has ended.
  var onSourceEnd: () -> Void = {}
  var onCancel: () -> Void = {}

  /// One of the publishers.
  private struct Source {
    var subscription: (any Subscription)?
    var isAsked = false
  }

  init(_ name: String, to downstream: AnySubscriber<Output, Failure>) {
    description = name
    self.downstream = downstream
  }
  func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if hasEnded { return }
    next += 1
    let id = next
    sources[id] = Source()
    order.append(id)
    publisher.subscribe { subscription in
      if self.hasEnded || self.sources[id] == nil {
        subscription.cancel()
        return
      }
      self.sources[id]?.subscription = subscription
      self.ask(id)
    } onValue: { value in
      self.take(value, id)
    } onEnd: { completion in
      self.end(completion, id)
    }
  }
  private func ask(_ id: Int) {
    guard let source = sources[id], !source.isAsked, demand.isPositive else { return }
    sources[id]?.isAsked = true
    source.subscription?.request(demand.max == nil ? .unlimited : .max(1))
  }
  private func take(_ value: Output, _ id: Int) -> Subscribers.Demand {
    if hasEnded { return .none }
    if !demand.isPositive {
      waiting.append((id, value))
      sources[id]?.isAsked = false
      return .none
    }
    if demand.max == nil {
      _ = downstream.receive(value)
      return .none
    }
    demand -= 1
    demand += downstream.receive(value)
    if demand.isPositive { return .max(1) }
    sources[id]?.isAsked = false
    return .none
  }
  private func end(_ completion: Subscribers.Completion<Failure>, _ id: Int) {
    if hasEnded || sources[id] == nil { return }
    sources[id] = nil
    order.removeAll { $0 == id }
    guard case .finished = completion else {
      end(completion)
      return
    }
    onSourceEnd()
    endIfDone()
  }
  /// Ends if nothing more can come.
  func endIfDone() {
    if !hasEnded, isClosed, sources.isEmpty, waiting.isEmpty { end(.finished) }
  }
  func end(_ completion: Subscribers.Completion<Failure>) {
    if hasEnded { return }
    cancel()
    downstream.receive(completion: completion)
  }
  func request(_ more: Subscribers.Demand) {
    if hasEnded { return }
    demand += more
    if isSending { return }
    isSending = true
    while demand.isPositive, !hasEnded, !waiting.isEmpty {
      let (_, value) = waiting.removeFirst()
      demand -= 1
      demand += downstream.receive(value)
    }
    isSending = false
    if demand.isPositive {
      for id in order { ask(id) }
    }
    endIfDone()
  }
  func cancel() {
    if hasEnded { return }
    hasEnded = true
    let known = order.compactMap { sources[$0]?.subscription }
    sources = [:]
    order = []
    waiting = []
    for subscription in known { subscription.cancel() }
    let action = onCancel
    onCancel = {}
    onSourceEnd = {}
    action()
  }
}

extension Publishers {
  /// Sends what several publishers of one type send.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]
    /// Several publishers as one.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Several publishers as one.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
    /// One publisher more.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let merger = Merger("Merge", to: AnySubscriber(subscriber))
      subscriber.receive(subscription: merger)
      for publisher in publishers { merger.add(publisher) }
      merger.isClosed = true
      merger.endIfDone()
    }
  }
}

extension Publisher {
  /// Sends what both publishers, which are of one type, send.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}
