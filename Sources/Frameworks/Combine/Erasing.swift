/// Keeps something going: what it keeps is ended when it is cancelled or let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Runs a closure at the end.
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  /// Ends something else.
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }
  deinit { action?() }

  /// Ends what it keeps.
  public func cancel() {
    let known = action
    action = nil
    known?()
  }
  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
  /// Which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}

/// A publisher whose type is not told.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let connect: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    connect = { publisher.receive(subscriber: $0) }
  }
  /// Its name.
  public var description: String { "AnyPublisher" }
  /// Connects a subscriber to the publisher.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    connect(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Hides the publisher's type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose type is not told.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Subscribers.Demand)?
  private let onEnd: ((Subscribers.Completion<Failure>) -> Void)?
  /// Tells it apart from others.
  public let combineIdentifier: CombineIdentifier

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onEnd = { subscriber.receive(completion: $0) }
    combineIdentifier = subscriber.combineIdentifier
  }
  /// Passes on to a subject what it receives.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    onSubscription = { subject.send(subscription: $0) }
    onValue = {
      subject.send($0)
      return .none
    }
    onEnd = { subject.send(completion: $0) }
    combineIdentifier = CombineIdentifier()
  }
  /// A subscriber made of closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    onSubscription = receiveSubscription
    onValue = receiveValue
    onEnd = receiveCompletion
    combineIdentifier = CombineIdentifier()
  }
  /// Its name.
  public var description: String { "Anonymous AnySubscriber" }
  /// The connection to the publisher.
  public func receive(subscription: any Subscription) { onSubscription?(subscription) }
  /// A value has come.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue?(value) ?? .none }
  /// The publisher has ended.
  public func receive(completion: Subscribers.Completion<Failure>) { onEnd?(completion) }
}

/// Subscriptions that are often needed.
public enum Subscriptions {
  /// A subscription that sends nothing.
  public static var empty: any Subscription { EmptySubscription() }
}

/// A subscription that sends nothing.
final class EmptySubscription: Subscription, CustomStringConvertible {
  var description: String { "Empty" }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
