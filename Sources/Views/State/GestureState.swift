/// A value that a gesture changes while it goes on; afterwards it is what it was at first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private var state: State<Value>
  private var hearReset: ((Value, inout Transaction) -> Void)?

  /// A state that begins with a value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    state = State(wrappedValue: wrappedValue)
  }
  /// A state that begins with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// A state that begins with a value, and goes back to it in a transaction, which still pictures do not show.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue) }
  /// A state that begins with a value, and tells when it goes back to it.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
    hearReset = reset
  }
  /// A state that begins with a value, and goes back to it in a transaction, which still pictures do not show.
  public init(initialValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: initialValue) }
  /// A state that begins with a value, and tells when it goes back to it.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }
  /// The value.
  public var wrappedValue: Value { state.wrappedValue }
  /// What a gesture's `updating` is given.
  public var projectedValue: GestureState<Value> { self }
  /// Finds the value of the view's last evaluation.
  @MainActor public mutating func connect(to connection: PropertyConnection) { state.connect(to: connection) }

  func change(_ body: (inout Value) -> Void) {
    var value = state.wrappedValue
    body(&value)
    state.wrappedValue = value
  }
  func reset() {
    var transaction = Transaction()
    hearReset?(state.wrappedValue, &transaction)
    state.wrappedValue = initial
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that begins with nil, and goes back to it in a transaction, which still pictures do not show.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
  /// A state that begins with nil, and tells when it goes back to it.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: InputComparable {
  /// The state is the view's own.
  public func isSameInput(as other: GestureState<Value>) -> Bool { true }
}
