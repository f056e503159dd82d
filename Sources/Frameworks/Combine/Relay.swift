/// The step of an operator, made of closures: the subscriber of what is before it, and the subscription of what is
/// behind it.
final class Relay<Input, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
  let description: String
  private let onBegin: (Relay<Input, Failure>) -> Void
  private let onValue: (Relay<Input, Failure>, Input) -> Subscribers.Demand
  private let onEnd: (Subscribers.Completion<Failure>) -> Void
  private var upstream: (any Subscription)?
  private var hasEnded = false
  /// What ends with the stream.
  var onCancel: () -> Void = {}
  /// Whether the step was cancelled by what is behind it, or has ended by itself.
  private(set) var isCancelled = false
  /// Whether the step counts what is wanted, because it asks for all values itself.
  var keepsDemand = false
  private var demand = Subscribers.Demand.none

  /// `onBegin` hands the relay on as a subscription; `onValue` answers how many more values are wanted.
  init(
    _ name: String, onBegin: @escaping (Relay<Input, Failure>) -> Void,
    onValue: @escaping (Relay<Input, Failure>, Input) -> Subscribers.Demand,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    description = name
    self.onBegin = onBegin
    self.onValue = onValue
    self.onEnd = onEnd
  }
  /// Passes subscriptions and ends on to a subscriber.
  convenience init<S: Subscriber>(
    _ name: String, to subscriber: S, onValue: @escaping (Relay<Input, Failure>, Input) -> Subscribers.Demand
  ) where S.Failure == Failure {
    self.init(name) {
      subscriber.receive(subscription: $0)
    } onValue: {
      onValue($0, $1)
    } onEnd: {
      subscriber.receive(completion: $0)
    }
  }

  func receive(subscription: any Subscription) {
    if hasEnded || upstream != nil {
      subscription.cancel()
      return
    }
    upstream = subscription
    onBegin(self)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    if hasEnded { return .none }
    return onValue(self, input)
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    if hasEnded { return }
    hasEnded = true
    upstream = nil
    onEnd(completion)
  }
  func request(_ more: Subscribers.Demand) {
    if keepsDemand {
      demand += more
    } else {
      upstream?.request(more)
    }
  }
  /// Asks for all values.
  func requestAll() { upstream?.request(.unlimited) }
  /// Sends a value that was kept, if one is wanted.
  func deliver(_ send: () -> Subscribers.Demand) {
    if !demand.isPositive { return }
    demand -= 1
    demand += send()
  }
  func cancel() {
    hasEnded = true
    isCancelled = true
    let known = upstream
    upstream = nil
    known?.cancel()
    let action = onCancel
    onCancel = {}
    action()
  }
  /// Ends the stream before the publisher does.
  func end(_ completion: Subscribers.Completion<Failure>) {
    if hasEnded { return }
    cancel()
    onEnd(completion)
  }
  func finish() { end(.finished) }
  func fail(_ error: Failure) { end(.failure(error)) }
}

extension Subscribers.Completion {
  /// The end with any error.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: return .finished
    case .failure(let error): return .failure(error)
    }
  }
  /// The end with another failure.
  func map<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: return .finished
    case .failure(let error): return .failure(transform(error))
    }
  }
}

/// What a value does to a result that comes at the end.
enum Reduction<Failure: Error> {
  /// More values are read.
  case more
  /// The result stands.
  case done
  /// The stream ends with a failure.
  case failed(Failure)
}

/// The step of an operator that reads all values and sends one result at the end.
final class Reducer<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription,
  CustomStringConvertible
{
  let description: String
  private let downstream: AnySubscriber<Output, OutputFailure>
  private let next: (Input) -> Reduction<OutputFailure>
  private let result: () -> Output?
  private let convert: (Failure) -> OutputFailure
  private var upstream: (any Subscription)?
  private var isWanted = false
  private var isDone = false
  private var hasEnded = false

  init<S: Subscriber>(
    _ name: String, to subscriber: S, failing convert: @escaping (Failure) -> OutputFailure,
    next: @escaping (Input) -> Reduction<OutputFailure>, result: @escaping () -> Output?
  ) where S.Input == Output, S.Failure == OutputFailure {
    description = name
    downstream = AnySubscriber(subscriber)
    self.convert = convert
    self.next = next
    self.result = result
  }

  func receive(subscription: any Subscription) {
    if hasEnded || upstream != nil {
      subscription.cancel()
      return
    }
    upstream = subscription
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    if isDone || hasEnded { return .none }
    switch next(input) {
    case .more: break
    case .done:
      let known = upstream
      upstream = nil
      isDone = true
      known?.cancel()
      sendResult()
    case .failed(let error):
      cancel()
      downstream.receive(completion: .failure(error))
    }
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    if isDone || hasEnded { return }
    upstream = nil
    switch completion {
    case .finished:
      isDone = true
      sendResult()
    case .failure(let error):
      hasEnded = true
      downstream.receive(completion: .failure(convert(error)))
    }
  }
  func request(_ demand: Subscribers.Demand) {
    if !demand.isPositive { return }
    isWanted = true
    if isDone { sendResult() }
  }
  func cancel() {
    hasEnded = true
    let known = upstream
    upstream = nil
    known?.cancel()
  }
  private func sendResult() {
    if hasEnded { return }
    guard let value = result() else {
      hasEnded = true
      downstream.receive(completion: .finished)
      return
    }
    if !isWanted { return }
    hasEnded = true
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }
}

/// The subscription of a stream that reads one publisher after another: it remembers what is still wanted.
final class Succession: Subscription, CustomStringConvertible {
  let description: String
  private var demand = Subscribers.Demand.none
  private var current: (any Subscription)?
  private(set) var isCancelled = false

  init(_ name: String) { description = name }
  /// A publisher has begun.
  func take(_ subscription: any Subscription) {
    if isCancelled {
      subscription.cancel()
      return
    }
    current = subscription
    if demand.isPositive { subscription.request(demand) }
  }
  /// The publisher has ended.
  func drop() { current = nil }
  /// A value was passed on, and more were asked for.
  func passed(_ more: Subscribers.Demand) -> Subscribers.Demand {
    demand -= 1
    demand += more
    return more
  }
  func request(_ more: Subscribers.Demand) {
    demand += more
    current?.request(more)
  }
  func cancel() {
    isCancelled = true
    let known = current
    current = nil
    known?.cancel()
  }
}

extension Publisher {
  /// Passes on what a closure makes of the values.
  func relay<S: Subscriber>(
    _ name: String, to subscriber: S,
    onValue: @escaping (Relay<Output, Failure>, Output) -> Subscribers.Demand
  ) where S.Failure == Failure {
    receive(subscriber: Relay<Output, Failure>(name, to: subscriber, onValue: onValue))
  }
  /// Passes on what a closure makes of the values; what it throws ends the stream.
  func tryRelay<S: Subscriber>(
    _ name: String, to subscriber: S,
    onValue: @escaping (Relay<Output, Failure>, Output) throws -> Subscribers.Demand
  ) where S.Failure == any Error {
    let relay = Relay<Output, Failure>(name) {
      subscriber.receive(subscription: $0)
    } onValue: { relay, value in
      do {
        return try onValue(relay, value)
      } catch {
        relay.cancel()
        subscriber.receive(completion: .failure(error))
        return .none
      }
    } onEnd: {
      subscriber.receive(completion: $0.erased)
    }
    receive(subscriber: relay)
  }
  /// Sends one result at the end.
  func conclude<S: Subscriber>(
    _ name: String, to subscriber: S, next: @escaping (Output) -> Reduction<Failure>,
    result: @escaping () -> S.Input?
  ) where S.Failure == Failure {
    receive(
      subscriber: Reducer<Output, Failure, S.Input, Failure>(
        name, to: subscriber, failing: { $0 }, next: next, result: result))
  }
  /// Sends one result at the end, or fails with what a closure throws.
  func tryConclude<S: Subscriber>(
    _ name: String, to subscriber: S, next: @escaping (Output) throws -> Reduction<any Error>,
    result: @escaping () -> S.Input?
  ) where S.Failure == any Error {
    let reducer = Reducer<Output, Failure, S.Input, any Error>(name, to: subscriber, failing: { $0 }) { value in
      do {
        return try next(value)
      } catch {
        return .failed(error)
      }
    } result: {
      result()
    }
    receive(subscriber: reducer)
  }
  /// Reads the publisher as a part of a stream.
  func subscribe(
    _ onSubscription: @escaping (any Subscription) -> Void, onValue: @escaping (Output) -> Subscribers.Demand,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    receive(
      subscriber: AnySubscriber<Output, Failure>(
        receiveSubscription: onSubscription, receiveValue: onValue, receiveCompletion: onEnd))
  }
}
