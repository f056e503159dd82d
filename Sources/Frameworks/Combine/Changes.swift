import SwiftUI

extension ObservableObjectPublisher: Publisher {
  /// A change says nothing else.
  public typealias Output = Void
  /// It cannot fail.
  public typealias Failure = Never
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let conduit = ObservingConduit<Void>("ObservableObjectPublisher", to: AnySubscriber(subscriber), current: nil)
    conduit.observation = observeChanges { conduit.offer(()) }
    subscriber.receive(subscription: conduit)
  }
}

extension Published.Publisher: Publisher {
  /// The property's values.
  public typealias Output = Value
  /// It cannot fail.
  public typealias Failure = Never
  /// Connects a subscriber, which gets the property's value at once.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let property = self
    let conduit = ObservingConduit<Value>("PublishedSubject", to: AnySubscriber(subscriber)) { property.value }
    conduit.observation = observe { conduit.offer($0) }
    subscriber.receive(subscription: conduit)
  }
}

/// A subscriber of what says its changes to closures.
private final class ObservingConduit<Output>: Subscription, CustomStringConvertible {
  let description: String
  private var downstream: AnySubscriber<Output, Never>?
  /// The value, if the source has one, until it is sent.
  private var current: (() -> Output)?
  private var demand = Subscribers.Demand.none
  var observation: ChangeObservation?

  init(_ name: String, to downstream: AnySubscriber<Output, Never>, current: (() -> Output)?) {
    description = name
    self.downstream = downstream
    self.current = current
  }
  func request(_ more: Subscribers.Demand) {
    guard downstream != nil, more.isPositive else { return }
    demand += more
    if let current { offer(current()) }
  }
  func offer(_ value: Output) {
    guard let downstream, demand.isPositive else { return }
    current = nil
    demand -= 1
    demand += downstream.receive(value)
  }
  func cancel() {
    downstream = nil
    current = nil
    let known = observation
    observation = nil
    known?.cancel()
  }
}

extension Publisher where Failure == Never {
  /// Runs an action with each value, which is a change of an object.
  fileprivate func observation(_ action: @escaping () -> Void) -> ChangeObservation {
    let cancellable = sink { _ in action() }
    return ChangeObservation { cancellable.cancel() }
  }
}

extension PassthroughSubject: ChangePublisher where Failure == Never {
  /// Runs an action with each value.
  public func observeChanges(_ action: @escaping () -> Void) -> ChangeObservation { observation(action) }
}
extension CurrentValueSubject: ChangePublisher where Failure == Never {
  /// Runs an action with each value.
  public func observeChanges(_ action: @escaping () -> Void) -> ChangeObservation { observation(action) }
}
extension AnyPublisher: ChangePublisher where Failure == Never {
  /// Runs an action with each value.
  public func observeChanges(_ action: @escaping () -> Void) -> ChangeObservation { observation(action) }
}
