/// Types that receive values.
public enum Subscribers {}

extension Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible {
    /// The number of values; nil if there is no bound.
    public let max: Int?

    private init(count: Int?) { max = count }
    /// As many values as there are.
    public static let unlimited = Demand(count: nil)
    /// No value.
    public static let none = Demand(count: 0)
    /// At most a number of values, which is not negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative")
      return Demand(count: value)
    }

    /// The demand as text.
    public var description: String {
      if let max { return "max(\(max))" }
      return "unlimited"
    }

    /// Whether it asks for any value.
    var isPositive: Bool {
      if let max { return max > 0 }
      return true
    }

    /// The sum of both.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.max, let right = rhs.max else { return .unlimited }
      let (sum, isTooLarge) = left.addingReportingOverflow(right)
      return isTooLarge ? .unlimited : .max(sum)
    }
    /// Adds a demand.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    /// The sum of both.
    public static func + (lhs: Demand, rhs: Int) -> Demand {
      guard let left = lhs.max else { return .unlimited }
      let (sum, isTooLarge) = left.addingReportingOverflow(rhs)
      return isTooLarge ? .unlimited : .max(sum)
    }
    /// Adds a number.
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    /// A multiple of the demand.
    public static func * (lhs: Demand, rhs: Int) -> Demand {
      guard let left = lhs.max else { return .unlimited }
      let (product, isTooLarge) = left.multipliedReportingOverflow(by: rhs)
      return isTooLarge ? .unlimited : .max(product)
    }
    /// Multiplies by a number.
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }
    /// The difference; it is not below none.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.max else { return .unlimited }
      guard let right = rhs.max else { return .none }
      return left > right ? .max(left - right) : .none
    }
    /// Subtracts a demand.
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    /// The difference; it is not below none.
    public static func - (lhs: Demand, rhs: Int) -> Demand {
      guard let left = lhs.max else { return .unlimited }
      return left > rhs ? .max(left - rhs) : .none
    }
    /// Subtracts a number.
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

    /// Whether the first asks for less.
    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      guard let left = lhs.max else { return false }
      guard let right = rhs.max else { return true }
      return left < right
    }
    /// Whether the demand is larger than a number.
    public static func > (lhs: Demand, rhs: Int) -> Bool {
      guard let left = lhs.max else { return true }
      return left > rhs
    }
    /// Whether the demand is a number or larger.
    public static func >= (lhs: Demand, rhs: Int) -> Bool {
      guard let left = lhs.max else { return true }
      return left >= rhs
    }
    /// Whether the demand is less than a number.
    public static func < (lhs: Demand, rhs: Int) -> Bool {
      guard let left = lhs.max else { return false }
      return left < rhs
    }
    /// Whether the demand is a number or less.
    public static func <= (lhs: Demand, rhs: Int) -> Bool {
      guard let left = lhs.max else { return false }
      return left <= rhs
    }
    /// Whether the demand is a number.
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
    /// Whether the demand is another number.
    public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
  }

  /// How a publisher has ended.
  public enum Completion<Failure: Error> {
    /// It has sent all its values.
    case finished
    /// It has failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers {
  /// Runs closures with what it receives, and asks for all there is.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    /// Runs with each value.
    public private(set) var receiveValue: (Input) -> Void
    /// Runs at the end.
    public private(set) var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var hasEnded = false

    /// A subscriber made of closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }
    /// Its name.
    public var description: String { "Sink" }
    /// Asks for all values.
    public func receive(subscription: any Subscription) {
      if hasEnded || self.subscription != nil {
        subscription.cancel()
        return
      }
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    /// Runs the closure for values.
    public func receive(_ value: Input) -> Demand {
      if !hasEnded { receiveValue(value) }
      return .none
    }
    /// Runs the closure for the end.
    public func receive(completion: Completion<Failure>) {
      if hasEnded { return }
      let action = receiveCompletion
      forget()
      action(completion)
    }
    /// Ends the subscription.
    public func cancel() {
      let known = subscription
      forget()
      known?.cancel()
    }
    private func forget() {
      hasEnded = true
      subscription = nil
      receiveValue = { _ in }
      receiveCompletion = { _ in }
    }
  }

  /// Sets a property of an object to each value.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// It cannot fail.
    public typealias Failure = Never
    /// The object; nil after the end.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// A subscriber that sets a property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }
    /// Its name.
    public var description: String { "Assign \(Root.self)." }
    /// Asks for all values.
    public func receive(subscription: any Subscription) {
      if object == nil || self.subscription != nil {
        subscription.cancel()
        return
      }
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    /// Sets the property.
    public func receive(_ value: Input) -> Demand {
      if let object { object[keyPath: keyPath] = value }
      return .none
    }
    /// Lets go of the object.
    public func receive(completion: Completion<Never>) {
      object = nil
      subscription = nil
    }
    /// Ends the subscription.
    public func cancel() {
      let known = subscription
      object = nil
      subscription = nil
      known?.cancel()
    }
  }
}
