import SwiftUI

extension Publisher {
  /// Runs closures with the values and the end, as long as what is returned is held.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure with the values, as long as what is returned is held.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
  /// Sets a property of an object to each value, as long as what is returned is held.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
  /// Sets a published property to each value, as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let property = published
    let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }, receiveValue: { property.set($0) })
    subscribe(sink)
    published.keep(AnyCancellable(sink))
  }
}
