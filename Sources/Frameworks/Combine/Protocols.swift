import Foundation
import SwiftUI

/// Sends values over time; it may end, with or without a failure.
public protocol Publisher<Output, Failure> {
  /// The values that it sends.
  associatedtype Output
  /// How it can fail; `Never` if it cannot.
  associatedtype Failure: Error
  /// Connects a subscriber, which is given a subscription.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
  /// Connects a subject, which passes on what it is sent.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let relay = Relay<Output, Failure>("Subject") { relay in
      subject.send(subscription: relay)
    } onValue: { _, value in
      subject.send(value)
      return .none
    } onEnd: { completion in
      subject.send(completion: completion)
    }
    receive(subscriber: relay)
    return AnyCancellable(relay)
  }
}

/// Receives the values of a publisher, as many as it has asked for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The values that it receives.
  associatedtype Input
  /// The failures that it receives.
  associatedtype Failure: Error
  /// The connection to the publisher: values come after they are requested with it.
  func receive(subscription: any Subscription)
  /// A value has come; the result is how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// The publisher has ended.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// A value has come that says nothing else.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// Something that can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a collection, as long as the collection keeps it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
  /// Keeps it in a set, as long as the set keeps it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}

/// A publisher that is sent values from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Ends for all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject a subscription of its own, to a publisher that it passes on.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value that says nothing else.
  public func send() { send(()) }
}

/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send; what is returned ends that.
  func connect() -> any Cancellable
}

/// Something that has an identifier, to tell streams apart in a log.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Tells publishers and subscribers apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private static var last = 0
  private let number: Int
  private let object: ObjectIdentifier?

  /// A new identifier.
  public init() {
    CombineIdentifier.last += 1
    number = CombineIdentifier.last
    object = nil
  }
  /// The identifier of an object.
  public init(_ object: AnyObject) {
    number = 0
    self.object = ObjectIdentifier(object)
  }
  /// The identifier as text.
  public var description: String {
    if let object { return "\(object)" }
    return "0x\(String(number, radix: 16))"
  }
}

/// Decodes values from another form.
public protocol TopLevelDecoder<Input> {
  /// The form that values are read from.
  associatedtype Input
  /// Reads a value of a type.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// Encodes values into another form.
public protocol TopLevelEncoder<Output> {
  /// The form that values are written in.
  associatedtype Output
  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  /// JSON is read from data.
  public typealias Input = Data
}
extension JSONEncoder: TopLevelEncoder {
  /// JSON is written as data.
  public typealias Output = Data
}
extension PropertyListDecoder: TopLevelDecoder {
  /// Property lists are read from data.
  public typealias Input = Data
}
extension PropertyListEncoder: TopLevelEncoder {
  /// Property lists are written as data.
  public typealias Output = Data
}
