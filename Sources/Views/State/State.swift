internal import Foundation
internal import LayoutCore

/// A value that belongs to a view and outlives its evaluations. It is found by the view's identity and the property's name.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// A state that begins with a value.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// A state that begins with a value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value. Writing it makes the bodies that read it run again. Outside of a view's life it is the first value, and cannot be written.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(source: location, get: { location.value }, set: { location.value = $0 })
  }
  /// Finds the value of the view's last evaluation, or begins with the first one.
  @MainActor public mutating func connect(to connection: PropertyConnection) {
    location = connection.kept { StateLocation(initial, name: connection.name) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InputComparable {
  /// A state is the view's own: another first value changes nothing.
  public func isSameInput(as other: State<Value>) -> Bool { true }
}

extension StateLocation: KeptState {
  func copied(_ translate: ((Any) -> Any?)?) -> AnyObject? {
    guard let translate else { return StateLocation(stored, name: name) }
    return (translate(stored) as? Value).map { StateLocation($0, name: name) }
  }
}

/// Where the value of a state lives.
// Proof of safety: views and their states are used on the main thread only; `State` is `Sendable` so that views can be made elsewhere, before they are connected.
final class StateLocation<Value>: DataSource, @unchecked Sendable {
  let name: String
  var reason: LayoutEvent.Reason { .state }
  private(set) var version = 0
  private var stored: Value
  /// Hears of each new value.
  var heard: ((Value) -> Void)?

  init(_ value: Value, name: String) {
    stored = value
    self.name = name
  }
  var value: Value {
    get {
      Reads.note(self)
      return stored
    }
    set {
      let isSame = StateLocation.isEqual(stored, newValue)
      stored = newValue
      if !isSame { version += 1 }
      heard?(newValue)
    }
  }
  private static func isEqual(_ a: Value, _ b: Value) -> Bool {
    func typed<Equal: Equatable>(_ a: Equal) -> Bool { (b as? Equal) == a }
    if let a = a as? any Equatable { return typed(a) }
    // A value of an interpreted program has no `==` that Swift knows.
    guard a is any InputComparable, Thread.isMainThread else { return false }
    nonisolated(unsafe) let (a, b) = (a, b)
    return MainActor.assumeIsolated { InputComparison.isSame(a, b) }
  }
}
