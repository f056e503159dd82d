/// Sends one value and ends.
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// A publisher of a value.
  public init(_ output: Output) { self.output = output }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Supply.start("Just", [output], .finished, to: subscriber)
  }
}
extension Just: Equatable where Output: Equatable {}

/// Sends nothing; it ends at once, or never.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool
  /// A publisher of nothing.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  /// A publisher of nothing, of types that are told.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
extension Empty: Equatable {}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure
  /// A publisher that fails.
  public init(error: Failure) { self.error = error }
  /// A publisher that fails, of a type that is told.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}
extension Fail: Equatable where Failure: Equatable {}

/// Sends one value, or fails, when its work is done; the work begins when it is made.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the work calls once with its result.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [Delivery] = []

  /// Begins the work.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let delivery = Delivery(AnySubscriber(subscriber))
    waiting.append(delivery)
    delivery.onCancel = { [weak self, weak delivery] in self?.waiting.removeAll { $0 === delivery } }
    subscriber.receive(subscription: delivery)
    if let result { delivery.take(result) }
  }
  private func fulfill(_ result: Result<Output, Failure>) {
    if self.result != nil { return }
    self.result = result
    for delivery in waiting { delivery.take(result) }
  }

  /// A subscriber that waits for the result.
  private final class Delivery: Subscription, CustomStringConvertible {
    private var downstream: AnySubscriber<Output, Failure>?
    private var result: Result<Output, Failure>?
    private var isWanted = false
    var onCancel: () -> Void = {}

    init(_ downstream: AnySubscriber<Output, Failure>) { self.downstream = downstream }
    var description: String { "Future" }
    func request(_ demand: Subscribers.Demand) {
      if !demand.isPositive { return }
      isWanted = true
      if let result { take(result) }
    }
    func take(_ result: Result<Output, Failure>) {
      self.result = result
      guard let downstream else { return }
      switch result {
      case .success(let value):
        if !isWanted { return }
        cancel()
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
      case .failure(let error):
        cancel()
        downstream.receive(completion: .failure(error))
      }
    }
    func cancel() {
      downstream = nil
      onCancel()
    }
  }
}

/// Makes a publisher for each subscriber, when it subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// What the publisher sends.
  public typealias Output = DeferredPublisher.Output
  /// How the publisher fails.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher
  /// A publisher that is made late.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
  /// Connects a subscriber to a new publisher.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == DeferredPublisher.Output, S.Failure == DeferredPublisher.Failure {
    createPublisher().subscribe(subscriber)
  }
}

/// Sends the same values and the same end to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is sent.
  public let recording: Recording
  /// Records in a closure.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }
  /// Sends a recording.
  public init(recording: Recording) { self.recording = recording }
  /// Sends values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    Supply.start("Record", recording.output, recording.completion, to: subscriber)
  }

  /// Values and an end.
  public struct Recording {
    /// The values.
    public typealias Input = Output
    /// The values.
    public private(set) var output: [Output]
    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure>
    /// A recording without values.
    public init() {
      output = []
      completion = .finished
    }
    /// A recording of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }
    /// Adds a value.
    public mutating func receive(_ input: Output) { output.append(input) }
    /// Sets the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
  }
}

/// Sends the values of a sequence, as many as are wanted.
final class Supply<Values: Sequence, Failure: Error>: Subscription, CustomStringConvertible {
  let description: String
  private var downstream: AnySubscriber<Values.Element, Failure>?
  private var iterator: Values.Iterator
  private var upcoming: Values.Element?
  private let completion: Subscribers.Completion<Failure>
  private var demand = Subscribers.Demand.none
  private var isSending = false

  private init(
    _ name: String, _ values: Values, _ completion: Subscribers.Completion<Failure>,
    _ downstream: AnySubscriber<Values.Element, Failure>
  ) {
    description = name
    var iterator = values.makeIterator()
    upcoming = iterator.next()
    self.iterator = iterator
    self.completion = completion
    self.downstream = downstream
  }
  /// Begins to send to a subscriber.
  static func start<S: Subscriber>(
    _ name: String, _ values: Values, _ completion: Subscribers.Completion<Failure>, to subscriber: S
  ) where S.Input == Values.Element, S.Failure == Failure {
    let supply = Supply(name, values, completion, AnySubscriber(subscriber))
    if case .none = supply.upcoming {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    subscriber.receive(subscription: supply)
  }
  func request(_ more: Subscribers.Demand) {
    demand += more
    if isSending { return }
    isSending = true
    while demand.isPositive, let downstream, let value = upcoming {
      demand -= 1
      upcoming = iterator.next()
      demand += downstream.receive(value)
      if case .none = upcoming {
        let known = self.downstream
        cancel()
        known?.receive(completion: completion)
      }
    }
    isSending = false
  }
  func cancel() {
    downstream = nil
    upcoming = nil
  }
}

extension Publishers {
  /// Sends the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The elements.
    public typealias Output = Elements.Element
    /// The sequence.
    public let sequence: Elements
    /// A publisher of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Elements.Element, S.Failure == Failure {
      Supply.start("\(sequence)", sequence, .finished, to: subscriber)
    }
  }
}
extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// Sends the elements and ends.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Sends the value, if there is one, and ends.
  public var publisher: Publisher { Publisher(self) }

  /// Sends a value, if there is one, and ends.
  public struct Publisher: Combine.Publisher {
    /// The value.
    public typealias Output = Wrapped
    /// It cannot fail.
    public typealias Failure = Never
    /// The value, if there is one.
    public let output: Wrapped?
    /// A publisher of at most one value.
    public init(_ output: Wrapped?) { self.output = output }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      let values = output.map { [$0] } ?? []
      Supply.start("Optional", values, .finished, to: subscriber)
    }
  }
}

extension Result {
  /// Sends the value and ends, or fails.
  public var publisher: Publisher { Publisher(self) }

  /// Sends a value and ends, or fails.
  public struct Publisher: Combine.Publisher {
    /// The value.
    public typealias Output = Success
    /// The value or the failure.
    public let result: Result<Success, Failure>
    /// A publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// A publisher of a value.
    public init(_ output: Success) { result = .success(output) }
    /// A publisher that fails.
    public init(_ failure: Failure) { result = .failure(failure) }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): Supply.start("Once", [value], .finished, to: subscriber)
      case .failure(let error): Supply.start("Once", [], .failure(error), to: subscriber)
      }
    }
  }
}
